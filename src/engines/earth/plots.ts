/** Where a card does most for the terrains that count their surroundings: house judgement for playouts. */
import { CARDS } from './catalog/ids.ts';
import { measureIndex } from './catalog/measures.ts';
import type { Score } from './catalog/tables.ts';
import { columnOf, lowestBit, plotColumn, plotRow, rowOf } from './grid.ts';
import type { State } from './state.ts';
import { SPACES } from './terms.ts';

const ROW = measureIndex('row');
const COLUMN = measureIndex('column');
const BESIDE = measureIndex('orthogonal');
const ACROSS = measureIndex('diagonal');
const PATH = measureIndex('orthogonal-path');
const EMPTY = measureIndex('empty-sides');

/** Points that `score`, of a terrain, gets of `card`, so many rows and columns away from it. */
const pointsOf = (state: State, score: Score, card: number, rows: number, columns: number): number => {
  const beside = Math.abs(rows) + Math.abs(columns) === 1;
  const each = score.points / score.per;
  if (score.what === EMPTY) return beside ? -each : 0;
  const counts =
    score.what === ROW
      ? rows === 0
      : score.what === COLUMN
        ? columns === 0
        : score.what === ACROSS
          ? Math.abs(rows) === 1 && Math.abs(columns) === 1
          : (score.what === BESIDE || score.what === PATH) && beside;
  return counts && state.rules.content.has[score.trait * CARDS + card] === 1 ? each : 0;
};

/** Points that terrains get, of the card that is being planted or by it, when it goes to `plot` (see `grid.ts`). */
export const plotWorth = (state: State, plot: number): number => {
  const { seat, planting } = state;
  const { scores } = state.rules.content;
  const own = scores[planting];
  let sum = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest &= rest - 1) {
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
