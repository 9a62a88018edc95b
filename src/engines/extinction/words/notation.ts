import type { Action } from '../../../core/contract.ts';
import { SIDE } from '../content/terms.ts';
import type { ActionJson } from '../documents/action-schema.ts';
import { encodeAction } from '../documents/actions.ts';
import type { State } from '../rules/state.ts';
import { cardIn, KIND, kindOf, parameterOf } from '../rules/terms.ts';

/** Longest name that still leaves the line short; longer ones are told as a number. */
const SHORT = 32;

const short = (name: string, number: number): string => (name.length > SHORT ? `#${number}` : name);

/** The action in one short line: `5>relocate` places a die, `r2c3` is a space, `A4` an ambassador, `no` leaves it. */
export const notation = (state: State, action: Action): string => {
  const json = encodeAction(state, action);
  const parameter = parameterOf(action);
  const card = kindOf(action) === KIND.die || kindOf(action) === KIND.return ? cardIn(parameter) : parameter;
  return lineOf(json, (name) => short(name, card));
};

const lineOf = (json: ActionJson, named: (name: string) => string): string => {
  switch (json.type) {
    case 'place':
      return `${json.value}>${named(json.on)}`;
    case 'return':
      return `${json.value}<${named(json.on)}`;
    case 'permanent':
      return `!${named(json.card)}`;
    case 'card':
      return `:${named(json.card)}`;
    case 'space':
      return `r${json.row}c${json.column}`;
    case 'row':
      return `r${json.row}c1-${SIDE}`;
    case 'column':
      return `r1-${SIDE}c${json.column}`;
    case 'ambassador':
      return `A${json.place}`;
    case 'player':
      return `p${json.player + 1}${json.money === undefined ? '' : `+${json.money}`}`;
    case 'way':
      return `w${json.way}`;
    case 'turn':
      return `${json.value}~${json.to}`;
    case 'reroll':
      return `${json.value}*`;
    default:
      return plainLine(json, named);
  }
};

type Plain = Extract<
  ActionJson,
  { readonly type: 'ability' | 'end' | 'pay' | 'decline' | 'constant' | 'keep' | 'throw' | 'role' | 'choose' }
>;

const plainLine = (json: Plain, named: (name: string) => string): string => {
  switch (json.type) {
    case 'constant':
      return `-${named(json.effect)}${json.copy === undefined ? '' : `/${json.copy}`}`;
    case 'keep':
      return `^${named(json.effect)}`;
    case 'throw':
      return `x${named(json.effect)}`;
    case 'role':
      return `=${json.role}`;
    case 'choose':
      return `=${named(json.ability)}`;
    case 'decline':
      return 'no';
    default:
      return json.type;
  }
};
