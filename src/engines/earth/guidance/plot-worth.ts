/** Where a card does most for the terrains that count their surroundings: house judgement for playouts. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS } from '../content/ids.ts';
import { measureIndex } from '../content/measures.ts';
import type { Score } from '../content/tables.ts';
import { columnOf, plotColumn, plotRow, rowOf } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import { SPACES } from '../rules/terms.ts';

const ROW = measureIndex('row');
const COLUMN = measureIndex('column');
const BESIDE = measureIndex('orthogonal');
const ACROSS = measureIndex('diagonal');
const PATH = measureIndex('orthogonal-path');
const EMPTY = measureIndex('empty-sides');

/** Whether a score that counts `what` counts a card so many rows and columns away. */
const isCounted = (what: number, rows: number, columns: number): boolean => {
  switch (what) {
    case ROW:
      return rows === 0;
    case COLUMN:
      return columns === 0;
    case ACROSS:
      return Math.abs(rows) === 1 && Math.abs(columns) === 1;
    case BESIDE:
    case PATH:
      return isBeside(rows, columns);
    default:
      return false;
  }
};

const isBeside = (rows: number, columns: number): boolean => Math.abs(rows) + Math.abs(columns) === 1;

/** Points that `score`, of a terrain, gets of `card`, so many rows and columns away from it. */
const pointsOf = (state: State, score: Score, card: number, rows: number, columns: number): number => {
  const each = score.points / score.per;
  if (score.what === EMPTY) return isBeside(rows, columns) ? -each : 0;
  return isCounted(score.what, rows, columns) && state.rules.content.has[score.trait * CARDS + card] === 1 ? each : 0;
};

/**
 * Points that terrains get, of the card that is being planted or by it, when it goes to `plot` (see `grid.ts`); below 0
 * where it takes a free side from one that counts them.
 */
export const plotWorth = (state: State, plot: number): number => {
  const { seat, planting } = state;
  const { scores } = state.rules.content;
  const own = scores[planting];
  let sum = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    const card = state.tableau[seat * SPACES + space]!;
    const rows = rowOf(space) - plotRow(plot);
    const columns = columnOf(space) - plotColumn(plot);
    const theirs = scores[card];
    if (own !== undefined) sum += pointsOf(state, own, card, rows, columns);
    if (theirs !== undefined) sum += pointsOf(state, theirs, planting, rows, columns);
  }
  return sum;
};
