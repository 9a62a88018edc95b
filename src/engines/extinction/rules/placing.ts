/** Placing dice on actions (rulebook page 6). */

import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { begin } from '../../kit/frames.ts';
import { NONE } from '../content/tables.ts';
import { ROLES, STARTERS } from '../content/terms.ts';
import { spend } from './cards.ts';
import { readTerms, terms } from './modifiers.ts';
import { FREE, findDie, openValues } from './ops/dice.ts';
import { canDo } from './possible.ts';
import { cardOf, type State } from './state.ts';
import { cardIn, codeOf, DICE, dieOn, KIND, valueIn } from './terms.ts';

// Scratch: the actions that are available, and the least value of a die for each; by card, the highest die on it, and whether
// one of the role to act is there.
const actions = new Int8Array(128);
const least = new Int8Array(128);
const highest = new Int8Array(128);
const own = new Int8Array(128);

const CLOSED = 7;

/** The least value of a die of the role to act on an action; `CLOSED` when none may go there. */
const leastOn = (state: State, card: number): number => {
  const { content, rulings } = state.rules;
  const kind = content.cardKind[card]!;
  readTerms(state, kind);
  if (terms.closed || terms.surcharge > state.money[state.current]!) return CLOSED;
  if (content.free[kind] === 1) return terms.least;
  if (rulings.idleActions === 'refused' && !canDo(state, state.current, content.start[kind]!)) return CLOSED;
  if (own[card] === 1 && (state.free & FREE.own) === 0) return CLOSED;
  if ((state.free & FREE.values) !== 0) return 0;
  return Math.max(terms.least, highest[card] === 0 ? 0 : highest[card]! + terms.gap);
};

/** Notes what lies on the actions, where nothing is noted yet. */
const readDice = (state: State): void => {
  const { diceCard, diceValue, current, rules } = state;
  for (let die = 0; die < rules.places * DICE; die++) {
    const card = diceCard[die]!;
    if (card === NONE) continue;
    highest[card] = Math.max(highest[card]!, diceValue[die]!);
    if (die >= current * DICE && die < (current + 1) * DICE) own[card] = 1;
  }
};

/** Finds the actions that are available: those of the board, and those of the zone, whoever played them. @returns how many */
const findActions = (state: State): number => {
  let count = 0;
  for (let card = 0; card < STARTERS; card++) actions[count++] = card;
  for (let role = 0; role < ROLES.length; role++)
    for (let rest = state.zone[role]!; rest !== 0; rest = withoutLowest(rest))
      actions[count++] = cardOf(role, lowestBit(rest));
  for (let index = 0; index < count; index++) {
    highest[actions[index]!] = 0;
    own[actions[index]!] = 0;
  }
  readDice(state);
  for (let index = 0; index < count; index++) least[index] = leastOn(state, actions[index]!);
  return count;
};

/** Appends every die that differs on every action that it may go on. */
export const listDice = (state: State, into: ActionList): void => {
  const values = openValues(state);
  if (values === 0) return;
  const count = findActions(state);
  for (let rest = values; rest !== 0; rest = withoutLowest(rest)) {
    const value = lowestBit(rest);
    for (let index = 0; index < count; index++)
      if (value >= least[index]!) into.push(codeOf(KIND.die, dieOn(value, actions[index]!)));
  }
};

/** Places a die, and begins what the action says. */
export const placeDie = (state: State, parameter: number, log?: EventLog): void => {
  const { content } = state.rules;
  const card = cardIn(parameter);
  const value = valueIn(parameter);
  const kind = content.cardKind[card]!;
  state.diceCard[findDie(state, value, NONE)] = card;
  state.free = 0;
  log?.({
    code: 'event.placed',
    params: { role: ROLES[state.role[state.current]!]!, value, ...content.names[kind]! },
  });
  readTerms(state, kind);
  if (terms.surcharge > 0) spend(state, state.current, terms.surcharge, log);
  begin(state, content.start[kind]!, state.current, card);
};
