import type { Action } from '../../../core/contract.ts';
import { checker } from '../../../core/schema.ts';
import { actionDecoder } from '../../kit/actions.ts';
import { FRAME, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { ROLES, SIDE } from '../content/terms.ts';
import { told } from '../rules/board.ts';
import { legalActions } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';
import { cardIn, effectIn, KIND, kindOf, olderIn, parameterOf, valueIn } from '../rules/terms.ts';
import { type ActionJson, ActionSchema } from './action-schema.ts';
import { fullName, nameWithin } from './names.ts';

/** The op that asks. */
export const askingOp = (state: State): number =>
  state.rules.content.program.code[state.frames[topFrame(state) + FRAME.at]! * WIDTH]!;

const playerJson = (parameter: number): ActionJson => {
  const money = parameter >> 3;
  return { type: 'player', player: parameter & 7, ...(money > 0 && { money }) };
};

const lineJson = (line: number): ActionJson =>
  line < SIDE ? { type: 'row', row: line + 1 } : { type: 'column', column: line - SIDE + 1 };

/** A card of the one who is asked, but one that is copied may be anybody's. */
const cardJson = (state: State, card: number): ActionJson => {
  const name = askingOp(state) === OPS.copy ? fullName : nameWithin;
  return { type: 'card', card: name(state.rules.content, card) };
};

const constantJson = ({ rules }: State, parameter: number): ActionJson => {
  const older = olderIn(parameter);
  return {
    type: 'constant',
    effect: rules.sheet.effects.ids[effectIn(parameter)]!,
    ...(older > 0 && { copy: older + 1 }),
  };
};

/** Decisions by their kind. */
const ENCODE: Readonly<Record<number, (state: State, parameter: number) => ActionJson>> = {
  [KIND.die]: ({ rules }, on) => ({ type: 'place', value: valueIn(on), on: fullName(rules.content, cardIn(on)) }),
  [KIND.permanent]: ({ rules }, card) => ({ type: 'permanent', card: nameWithin(rules.content, card) }),
  [KIND.ability]: () => ({ type: 'ability' }),
  [KIND.end]: () => ({ type: 'end' }),
  [KIND.card]: cardJson,
  [KIND.space]: (_, space) => ({ type: 'space', ...told(space) }),
  [KIND.line]: (_, line) => lineJson(line),
  [KIND.ambassador]: (_, slot) => ({ type: 'ambassador', place: slot + 1 }),
  [KIND.constant]: constantJson,
  [KIND.seat]: (_, parameter) => playerJson(parameter),
  [KIND.option]: (_, way) => ({ type: 'way', way: way + 1 }),
  [KIND.pay]: () => ({ type: 'pay' }),
  [KIND.decline]: () => ({ type: 'decline' }),
  [KIND.keep]: ({ rules }, effect) => ({ type: 'keep', effect: rules.sheet.effects.ids[effect]! }),
  [KIND.throw]: ({ rules }, effect) => ({ type: 'throw', effect: rules.sheet.effects.ids[effect]! }),
  [KIND.role]: (_, role) => ({ type: 'role', role: ROLES[role]! }),
  [KIND.choose]: ({ rules }, ability) => ({ type: 'choose', ability: rules.content.abilities.ids[ability]! }),
  [KIND.turn]: (_, parameter) => ({ type: 'turn', value: parameter >> 3, to: parameter & 7 }),
  [KIND.reroll]: (_, value) => ({ type: 'reroll', value }),
  [KIND.return]: ({ rules }, on) => ({ type: 'return', value: valueIn(on), on: fullName(rules.content, cardIn(on)) }),
};

/** The action as it travels. */
export const encodeAction = (state: State, action: Action): ActionJson =>
  ENCODE[kindOf(action)]!(state, parameterOf(action));

/** The legal action that a document names. */
export const decodeAction = actionDecoder({ makeChecker: () => checker(ActionSchema), legalActions, encodeAction });
