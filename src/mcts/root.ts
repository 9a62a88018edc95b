import type { Action } from '../core/contract.ts';
import type { Metric } from '../core/measures.ts';

/** Bins of the histogram of scores. */
export const SCORE_BINS = 256;

type Range = Pick<Metric, 'min' | 'max' | 'usual'>;

/** Width of a bin; whole points when the range allows, so that quantiles are scores that exist. */
const binWidth = (min: number, max: number): number => Math.max(1, (max - min) / (SCORE_BINS - 1));

/** The bin of the histogram that a score falls in. */
export const binOfScore = (score: number, { min, max, usual: [low, high] = [min, max] }: Range): number =>
  Math.min(SCORE_BINS - 1, Math.max(0, Math.round((score - low) / binWidth(low, high))));

/** The score that a bin stands for; it is at most half the width of a bin away from those that fall in it. */
export const scoreOfBin = (bin: number, { min, max, usual: [low, high] = [min, max] }: Range): number =>
  low + bin * binWidth(low, high);

/** How a game comes out for a seat: first alone, first with others, not first; together everybody wins or loses. */
export const RESULTS = ['win', 'draw', 'loss'] as const;

/** The sizes that the sums of a root have, fixed by the game. */
export interface RootShape {
  readonly seats: number;
  readonly endings: number;
  readonly metrics: number;
  /** Things that the position gives to watch, see `Game.watch`. */
  readonly watched: number;
  /** Cells of the score sheet, row by row, see `Game.sheet`. */
  readonly cells: number;
}

/** A step of a principal line. */
export interface LineStep {
  readonly notation: string;
  readonly visits: number;
}

/**
 * What one or more trees found at their root: sums only, so tables of independent trees merge by
 * addition. Plain data that survives being sent between processes. Arrays are laid out action by
 * action, in the order of `actions`.
 */
export interface RootTable {
  readonly shape: RootShape;
  /** Whether all was counted out: then the sums are of every line of play, each as often as it is likely. */
  readonly exact: boolean;
  /** Root actions, ascending. */
  readonly actions: readonly Action[];
  /** Visits, by action. */
  readonly visits: Float64Array;
  /** Visits that came with an earlier tree and are not among `visits`, nor in any sum, by action. */
  readonly carried: Float64Array;
  /** Times the action could have been chosen, by action. */
  readonly availability: Float64Array;
  /** Sums of utility, by action and seat. */
  readonly utility: Float64Array;
  /** Sums of the squared utility of the searching seat, by action. */
  readonly squares: Float64Array;
  /** Playouts by how they ended, by action and ending. */
  readonly endings: Float64Array;
  /** Playouts by how they came out for the searching seat, by action and result; none where it cannot be told. */
  readonly results: Float64Array;
  /** Sums of the game's metrics, by action and metric. */
  readonly metrics: Float64Array;
  /** Sums of their squares. */
  readonly metricSquares: Float64Array;
  /** Playouts in which each watched thing came true, by action and thing. */
  readonly watched: Float64Array;
  /** Sums of points, by action and cell of the score sheet. */
  readonly points: Float64Array;
  /** Sums of their squares. */
  readonly pointSquares: Float64Array;
  /** Histogram of the first metric over its usual range, by action and bin; what lies beyond is in the nearer end. */
  readonly scores: Float64Array;
  /** The most visited continuation of each action, itself first. */
  readonly lines: readonly (readonly LineStep[])[];
  /** Iterations of all trees. */
  readonly iterations: number;
  /** Nodes of all trees. */
  readonly nodes: number;
  /** Deepest node, in decisions below the root. */
  readonly depth: number;
}

/** An empty table with room for `actions`. */
export const emptyTable = (shape: RootShape, actions: readonly Action[]): RootTable => {
  const sums = (width: number) => new Float64Array(actions.length * width);
  return {
    shape,
    exact: false,
    actions,
    visits: sums(1),
    carried: sums(1),
    availability: sums(1),
    utility: sums(shape.seats),
    squares: sums(1),
    endings: sums(shape.endings),
    results: sums(RESULTS.length),
    metrics: sums(shape.metrics),
    metricSquares: sums(shape.metrics),
    watched: sums(shape.watched),
    points: sums(shape.cells),
    pointSquares: sums(shape.cells),
    scores: sums(SCORE_BINS),
    lines: actions.map(() => []),
    iterations: 0,
    nodes: 0,
    depth: 0,
  };
};

/**
 * The sum of tables with the same root, added in the order given, so that the same tables give the
 * same bytes. Each action's line is that of the tree that visited the action most. An exact table stands
 * for all of them: it leaves nothing to add.
 */
export const mergeTables = (tables: readonly RootTable[]): RootTable => {
  const first = tables[0];
  if (first === undefined) throw new RangeError('nothing to merge');
  const exact = tables.find((table) => table.exact);
  if (exact !== undefined) return exact;
  const add = (pick: (table: RootTable) => Float64Array): Float64Array => {
    const total = new Float64Array(pick(first).length);
    for (const table of tables) for (const [index, value] of pick(table).entries()) total[index]! += value;
    return total;
  };
  const sum = (pick: (table: RootTable) => number) => tables.reduce((total, table) => total + pick(table), 0);
  return {
    shape: first.shape,
    exact: false,
    actions: first.actions,
    visits: add(({ visits }) => visits),
    carried: add(({ carried }) => carried),
    availability: add(({ availability }) => availability),
    utility: add(({ utility }) => utility),
    squares: add(({ squares }) => squares),
    endings: add(({ endings }) => endings),
    results: add(({ results }) => results),
    metrics: add(({ metrics }) => metrics),
    metricSquares: add(({ metricSquares }) => metricSquares),
    watched: add(({ watched }) => watched),
    points: add(({ points }) => points),
    pointSquares: add(({ pointSquares }) => pointSquares),
    scores: add(({ scores }) => scores),
    lines: first.actions.map((_, index) => fullest(tables, index).lines[index] ?? []),
    iterations: sum(({ iterations }) => iterations),
    nodes: sum(({ nodes }) => nodes),
    depth: Math.max(...tables.map(({ depth }) => depth)),
  };
};

const fullest = (tables: readonly RootTable[], action: number): RootTable =>
  tables.reduce((best, table) => ((table.visits[action] ?? 0) > (best.visits[action] ?? 0) ? table : best));
