/** Playout weights: what each action is worth by eye, the sharper the better it is. */

import type { ActionList } from '../../../core/actions.ts';
import { FRAME, seatAt as placeAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import type { State } from '../rules/state.ts';
import { cardIn, effectIn, KIND, kindOf, parameterOf, valueIn } from '../rules/terms.ts';
import { bestMove, changeWorth, lineCost, moveWorth, readSpread, tileCost } from './spaces.ts';
import { cubeWorth, effectWorth, now, playWorth, priceWorth, rangeWorth, readState, wayWorth } from './worth.ts';

/** How much more often an action is taken that is worth a die more: e to this. */
const SHARPNESS = 3;
/** Worths beyond this tell nothing more. */
const MOST = 6;
/** A high die keeps others off an action. */
const HEIGHT = 0.04;

// Scratch: by kind of card, the decision for which its worth as an action was worked out, and that.
const readFor = new Float64Array(128);
const byKind = new Float64Array(128);

/** What the program of a card is worth to the role to act; worked out once for each kind. */
const kindWorth = (state: State, kind: number): number => {
  if (readFor[kind] !== now.decision) {
    byKind[kind] = rangeWorth(state, state.current, state.rules.content.start[kind]!);
    readFor[kind] = now.decision;
  }
  return byKind[kind]!;
};

const dieWorth = (state: State, parameter: number): number => {
  const { content } = state.rules;
  const kind = content.cardKind[cardIn(parameter)]!;
  const worth = kindWorth(state, kind);
  return worth - (content.free[kind] === 1 ? 0 : HEIGHT * valueIn(parameter));
};

/** What choosing a space is worth, by what it is chosen for. */
const spaceWorth = (state: State, at: number, op: number, space: number): number => {
  const { frames, rules } = state;
  const from = frames[at + FRAME.from]!;
  switch (op) {
    case OPS.move:
      return from === 0
        ? bestMove(state, space, rules.content.program.code[frames[at + FRAME.at]! * WIDTH + 2]!)
        : moveWorth(state, from - 1, space);
    case OPS.stray:
      return from === 0 ? bestMove(state, space, 1) : moveWorth(state, from - 1, space);
    case OPS['remove-tile']:
      return tileCost(state, space);
    case OPS['place-tile']:
    case OPS['destruction-phase']:
      return -tileCost(state, space);
    case OPS['lose-animal']:
      return changeWorth(state, space, -1);
    default:
      return changeWorth(state, space, 1);
  }
};

const cardWorth = (state: State, op: number, place: number, card: number): number => {
  const { content } = state.rules;
  if (op === OPS.copy) return kindWorth(state, content.cardKind[card]!);
  const worth = playWorth(state, place, card);
  return op === OPS.discard ? -worth : worth;
};

const ambassadorWorth = (state: State, at: number, op: number, slot: number): number => {
  const away = op === OPS['lose-influence'] || (op === OPS['shift-influence'] && state.frames[at + FRAME.from] === 0);
  return away ? -cubeWorth(state, slot, -1) : cubeWorth(state, slot);
};

/** What leaving something is worth beside doing it. */
const declineWorth = (state: State, at: number, op: number): number => {
  if (op === OPS.pay) return priceWorth(state, placeAt(state, at), state.frames[at + FRAME.at]!, false);
  return op === OPS.birth || op === OPS['birth-phase'] ? -1 : 0.2;
};

/** What giving a seat its choice is worth: the next turn, money to give, who pays. */
const seatWorth = (state: State, at: number, op: number, parameter: number): number => {
  const place = parameter & 7;
  if (op === OPS.give) return state.money[place]! < state.money[placeAt(state, at)]! - (parameter >> 3) ? 0.3 : -0.5;
  if (op !== OPS.pay) return 0;
  return priceWorth(state, state.current, state.frames[at + FRAME.at]!, true) + 0.05 * state.money[place]!;
};

const worthOf = (state: State, at: number, op: number, kind: number, parameter: number): number => {
  const { content } = state.rules;
  const { frames } = state;
  switch (kind) {
    case KIND.die:
      return dieWorth(state, parameter);
    case KIND.permanent:
      return 0.8 + kindWorth(state, content.cardKind[parameter]!);
    case KIND.ability:
      return 0.8 + rangeWorth(state, state.current, content.abilities.start[state.ability[state.current]!]!);
    case KIND.card:
      return cardWorth(state, op, placeAt(state, at), parameter);
    case KIND.space:
      return spaceWorth(state, at, op, parameter);
    case KIND.line:
      return -2 * lineCost(state, parameter);
    case KIND.ambassador:
      return ambassadorWorth(state, at, op, parameter);
    case KIND.constant:
      return -effectWorth(state, effectIn(parameter));
    case KIND.seat:
      return seatWorth(state, at, op, parameter);
    case KIND.option:
      return op === OPS.choose ? wayWorth(state, placeAt(state, at), frames[at + FRAME.at]!, parameter) : 0;
    case KIND.pay:
      return priceWorth(state, placeAt(state, at), frames[at + FRAME.at]!, true);
    case KIND.decline:
      return declineWorth(state, at, op);
    case KIND.keep:
      return effectWorth(state, parameter);
    case KIND.throw:
      return -effectWorth(state, parameter);
    default:
      return 0;
  }
};

/** Weighs actions by what they are worth by eye. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  const at = topFrame(state);
  const op = state.rules.content.program.code[state.frames[at + FRAME.at]! * WIDTH]!;
  if (op < OPS.roll && op >= OPS['pick-role']) {
    into.fill(1, 0, actions.length);
    return;
  }
  readState(state);
  if (op === OPS['destruction-phase'] || op === OPS['place-tile']) readSpread(state);
  for (let index = 0; index < actions.length; index++) {
    const action = actions.codes[index]!;
    const worth = worthOf(state, at, op, kindOf(action), parameterOf(action));
    into[index] = Math.exp(SHARPNESS * Math.max(-MOST, Math.min(MOST, worth)));
  }
};
