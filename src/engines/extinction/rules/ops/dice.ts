/** Steps about dice of the role to act. Those of others lie where they are. */

import type { ActionList } from '../../../../core/actions.ts';
import { advance, countDown, FRAME, operand, seatAt as placeAt } from '../../../kit/frames.ts';
import { FREE_FROM } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { ROLES } from '../../content/terms.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { cardIn, codeOf, DICE, dieOn, KIND, valueIn } from '../terms.ts';

/** Values of the dice that the role to act has rolled and not placed, as a mask. */
export const openValues = (state: State): number => {
  const first = state.current * DICE;
  let values = 0;
  for (let die = first; die < first + DICE; die++)
    if (state.diceCard[die] === NONE) values |= 1 << state.diceValue[die]!;
  return values & ~1;
};

/** A die of the role to act that shows this value and lies on this card; `NONE` when there is none. */
export const findDie = (state: State, value: number, card: number): number => {
  const first = state.current * DICE;
  for (let die = first; die < first + DICE; die++)
    if (state.diceCard[die] === card && state.diceValue[die] === value) return die;
  return NONE;
};

const hasOpen = (state: State, place: number): boolean => place === state.current && openValues(state) !== 0;

/** Turns a die up or down. */
export const turnDie: StepOp = {
  can: hasOpen,
  run: (state, at) => hasOpen(state, placeAt(state, at)) || advance(state, at),
  list: (state, at, into) => {
    const by = operand(state, at, 1);
    const values = openValues(state);
    into.push(codeOf(KIND.decline));
    for (let value = 1; value <= 6; value++)
      for (
        let other = Math.max(1, value - by);
        ((values >> value) & 1) === 1 && other <= Math.min(6, value + by);
        other++
      )
        if (other !== value) into.push(codeOf(KIND.turn, value * 8 + other));
  },
  take: (state, at, kind, parameter, _random, log) => {
    advance(state, at);
    if (kind === KIND.decline) return;
    state.diceValue[findDie(state, parameter >> 3, NONE)] = parameter & 7;
    log?.({
      code: 'event.turned',
      params: { role: ROLES[state.role[state.current]!]!, from: parameter >> 3, to: parameter & 7 },
    });
  },
};

/** Dice that can still be rolled again, beside those that are picked (`mark`): values from the last one's on, a set has no order. */
const listRerolls = (state: State, at: number, into?: ActionList): boolean => {
  const first = state.current * DICE;
  let values = 0;
  for (let die = first; die < first + DICE; die++)
    if (state.diceCard[die] === NONE && ((state.frames[at + FRAME.mark]! >> (die - first)) & 1) === 0)
      values |= 1 << state.diceValue[die]!;
  values &= ~1 & (-1 << state.frames[at + FRAME.from]!);
  for (let value = 1; value <= 6; value++) if (((values >> value) & 1) === 1) into?.push(codeOf(KIND.reroll, value));
  return values !== 0;
};

/** Rolls dice again, those that are picked at once. */
export const reroll: StepOp = {
  can: hasOpen,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (!hasOpen(state, placeAt(state, at))) return advance(state, at);
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    if (frames[at + FRAME.left]! > 0 && listRerolls(state, at)) return true;
    const first = state.current * DICE;
    for (let die = 0; die < DICE; die++)
      if (((frames[at + FRAME.mark]! >> die) & 1) === 1) {
        state.diceValue[first + die] = random.below(6) + 1;
        log?.({
          code: 'event.rerolled',
          params: { role: ROLES[state.role[state.current]!]!, roll: state.diceValue[first + die]! },
        });
      }
    return advance(state, at);
  },
  list: (state, at, into) => {
    into.push(codeOf(KIND.decline));
    listRerolls(state, at, into);
  },
  take: (state, at, kind, value) => {
    const { frames } = state;
    if (kind === KIND.decline) {
      frames[at + FRAME.left] = 0;
      return;
    }
    const first = state.current * DICE;
    for (let die = 0; die < DICE; die++) {
      const picked = ((frames[at + FRAME.mark]! >> die) & 1) === 1;
      if (picked || state.diceCard[first + die] !== NONE || state.diceValue[first + die] !== value) continue;
      frames[at + FRAME.mark]! |= 1 << die;
      break;
    }
    frames[at + FRAME.from] = value;
    frames[at + FRAME.left]!--;
  },
};

/** Bits of `free`, by `FREE_FROM`. */
export const FREE = {
  values: 1 << FREE_FROM.indexOf('values'),
  own: 1 << FREE_FROM.indexOf('own-dice'),
} as const;

/** Lifts a rule of placing for the next die. */
export const freePlacement: StepOp = {
  can: (state, place, from) => hasOpen(state, place) && (state.free & (1 << from)) === 0,
  run: (state, at) => {
    state.free |= 1 << operand(state, at, 1);
    return advance(state, at);
  },
};

/** Appends dice that lie on cards, of those that were not taken back in this turn: a die that came back again and again would never end it. */
const listReturns = (state: State, into?: ActionList): boolean => {
  const first = state.current * DICE;
  let any = false;
  for (let die = 0; die < DICE; die++) {
    const card = state.diceCard[first + die]!;
    if (card === NONE || ((state.returned >> die) & 1) === 1) continue;
    any = true;
    const code = codeOf(KIND.return, dieOn(state.diceValue[first + die]!, card));
    if (into !== undefined && !into.has(code)) into.insert(code);
  }
  return any;
};

/** Takes back dice that were placed in this turn; they keep their values. */
export const returnDie: StepOp = {
  can: (state, place) => place === state.current && listReturns(state),
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return returnDie.can(state, placeAt(state, at), 0, 0, 0) || advance(state, at);
  },
  list: (state, _at, into) => {
    into.push(codeOf(KIND.decline));
    listReturns(state, into);
  },
  take: (state, at, kind, parameter, _random, log) => {
    if (kind === KIND.decline) {
      advance(state, at);
      return;
    }
    const first = state.current * DICE;
    for (let die = 0; die < DICE; die++) {
      const other =
        state.diceCard[first + die] !== cardIn(parameter) || state.diceValue[first + die] !== valueIn(parameter);
      if (other || ((state.returned >> die) & 1) === 1) continue;
      state.diceCard[first + die] = NONE;
      state.returned |= 1 << die;
      break;
    }
    log?.({
      code: 'event.returned',
      params: { role: ROLES[state.role[state.current]!]!, value: valueIn(parameter) },
    });
    countDown(state, at);
  },
};
