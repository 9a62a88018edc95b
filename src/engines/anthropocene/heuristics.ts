import type { ActionList } from '../../core/actions.ts';
import type { Action } from '../../core/contract.ts';
import { DECK } from './catalog/content.ts';
import { lineFulfils } from './grid.ts';
import { cardOf, columnOf, rowOf } from './legal.ts';
import { objectivePair, type State, VALUES } from './state.ts';

/** Points of a placement range over ±this; the table below is indexed by points plus this. */
const MOST_POINTS = 32;
/** Points of an objective met after the placement. */
const MET = 2;
/** Points of a molecule left visible. */
const GAS = 3;

/** Weight of a placement, by cards already played this generation and points: the later, the sharper. */
const WEIGHTS = Array.from({ length: DECK }, (_, played) =>
  Float64Array.from({ length: 2 * MOST_POINTS + 1 }, (_, index) =>
    Math.exp((index - MOST_POINTS) * (0.1 + (0.9 * played) / (DECK - 1))),
  ),
);

/** Mask of the pairs that are somebody's objective; no two seats share one, since landmarks are unique. */
const objectives = (state: State): number => {
  let pairs = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) pairs |= 1 << objectivePair(state, seat);
  return pairs;
};

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Weighs placements by the objectives met and the molecules visible right after them. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  const wanted = objectives(state);
  const weights = WEIGHTS[state.played]!;
  for (let index = 0; index < actions.length; index++)
    into[index] = weights[MOST_POINTS + points(state, actions.codes[index]!, wanted)]!;
};

const points = (state: State, action: Action, wanted: number): number => {
  const { value, gas } = state.rules;
  const row = rowOf(cardOf(action));
  const column = 3 + columnOf(action);
  const space = row * 3 + column - 3;
  const card = state.generation * DECK + cardOf(action);
  const covered = state.top[space]!;
  const gain = value[card]! - value[covered]!;
  const empty = state.empty & ~(1 << space);
  const rest = state.fulfilled & ~((15 << (row * VALUES)) | (15 << (column * VALUES)));
  const after =
    rest |
    lineFulfils(state, row, state.sum[row]! + gain, empty) |
    lineFulfils(state, column, state.sum[column]! + gain, empty);
  return MET * countBits(after & wanted) - GAS * (state.gas + gas[card]! - gas[covered]!);
};
