/** Where a card does most for the terrains that count their surroundings: house judgement for playouts. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS } from '../content/ids.ts';
import { MEASURES, type MeasureName, measureIndex } from '../content/measures.ts';
import type { Score } from '../content/tables.ts';
import { columnOf, PLOTS, plotColumn, plotRow, rowOf } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import { SPACES } from '../rules/terms.ts';

const isBeside = (rows: number, columns: number): boolean => Math.abs(rows) + Math.abs(columns) === 1;

/** Whether a score that counts `what` counts a card so many rows and columns away. */
const isCounted = (what: MeasureName, rows: number, columns: number): boolean => {
  switch (what) {
    case 'row':
      return rows === 0;
    case 'column':
      return columns === 0;
    case 'diagonal':
      return Math.abs(rows) === 1 && Math.abs(columns) === 1;
    case 'orthogonal':
    case 'orthogonal-path':
    case 'empty-sides':
      return isBeside(rows, columns);
    default:
      return false;
  }
};

/**
 * Masks of the plots that lie, from each space, where a measure counts cards: `measure * SPACES + space`; none for measures that
 * count elsewhere.
 */
const COUNTS = Int32Array.from({ length: MEASURES.length * SPACES }, (_, index) => {
  const what = MEASURES[Math.floor(index / SPACES)]!;
  const space = index % SPACES;
  let mask = 0;
  for (let plot = 0; plot < PLOTS; plot++)
    if (isCounted(what, rowOf(space) - plotRow(plot), columnOf(space) - plotColumn(plot))) mask |= 1 << plot;
  return mask;
});

const EMPTY = measureIndex('empty-sides');

/** Points that a terrain's score gets of a card where it counts; below 0 for one that counts free sides. */
const pointsOf = (state: State, score: Score, card: number): number => {
  const each = score.points / score.per;
  if (score.what === EMPTY) return -each;
  return state.rules.content.has[score.trait * CARDS + card] === 1 ? each : 0;
};

// Points by plot, filled anew each time.
const points = new Float64Array(PLOTS);

/** Adds what `score`, of the card at `space` or of the one that is planted, gets of `card`, the other one of these. */
const addPoints = (state: State, score: Score, space: number, card: number): void => {
  const plots = COUNTS[score.what * SPACES + space]!;
  if (plots === 0) return;
  const each = pointsOf(state, score, card);
  if (each === 0) return;
  for (let rest = plots; rest !== 0; rest = withoutLowest(rest)) points[lowestBit(rest)]! += each;
};

/**
 * Points that terrains get, of the card that is being planted or by it, when it goes to each plot (see `grid.ts`); below 0
 * where it takes a free side from one that counts them.
 * @returns points by plot, which hold until the next call
 */
export const plotWorths = (state: State): Float64Array => {
  const { seat, planting } = state;
  const { scores } = state.rules.content;
  const own = scores[planting];
  points.fill(0);
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    const card = state.tableau[seat * SPACES + space]!;
    const theirs = scores[card];
    if (own !== undefined) addPoints(state, own, space, card);
    if (theirs !== undefined) addPoints(state, theirs, space, planting);
  }
  return points;
};
