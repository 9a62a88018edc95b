import type { Action } from '../core/contract.ts';
import type { Metric } from '../core/measures.ts';
import { keysOf, mapRecord } from '../core/records.ts';

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

type Width = (shape: RootShape) => number;

const one: Width = () => 1;

/** What searches count of each root action: how many numbers an action has. */
const COUNTS = {
  /** Visits. */
  visits: one,
  /** Visits that came with an earlier tree and are not among `visits`, nor in any other sum. */
  carried: one,
  /** Times the action could have been chosen. */
  availability: one,
} as const satisfies Record<string, Width>;

/** What is added up over playouts through each root action: how many numbers an action has. */
const FOUND = {
  /** Playouts that the sums below are of: all visits, or those that went by what the tree had settled on. */
  playouts: one,
  /** The newer ones of these, and their utility for the searching seat, so that it shows whether it still changes. */
  newer: () => 2,
  /** Playouts of the same time that tried things, and their utility for the searching seat. */
  trying: () => 2,
  /** Sums of utility, by seat. */
  utility: ({ seats }) => seats,
  /** Sums of the squared utility of the searching seat. */
  squares: one,
  /** Playouts by how they ended, by ending. */
  endings: ({ endings }) => endings,
  /** Playouts by how they came out for the searching seat, by result; none where it cannot be told. */
  results: () => RESULTS.length,
  /** Sums of the game's metrics. */
  metrics: ({ metrics }) => metrics,
  /** Sums of their squares. */
  metricSquares: ({ metrics }) => metrics,
  /** Playouts in which each watched thing came true. */
  watched: ({ watched }) => watched,
  /** Sums of points, by cell of the score sheet. */
  points: ({ cells }) => cells,
  /** Sums of their squares. */
  pointSquares: ({ cells }) => cells,
  /** Histogram of the first metric over its usual range, by bin; what lies beyond is in the nearer end. */
  scores: () => SCORE_BINS,
} as const satisfies Record<string, Width>;

/** All sums of a root. Tables are made, merged, folded and scaled by this list alone: a new sum is a new line of it. */
const SUMS = { ...COUNTS, ...FOUND };

/** How many numbers an action has in each of the sums of a table of this shape, in their order. */
export const widthsOf = (shape: RootShape): Readonly<Record<keyof RootSums, number>> =>
  mapRecord(SUMS, (width) => width(shape));

/** The names of all sums. */
export const SUM_NAMES = keysOf(SUMS);

/** The numbers of a table, laid out action by action, in the order of its `actions`. */
export type RootSums = { readonly [name in keyof typeof SUMS]: Float64Array };

/** A step of a principal line. */
export interface LineStep {
  readonly notation: string;
  readonly visits: number;
}

/**
 * What one or more trees found at their root: sums only, so tables of independent trees merge by
 * addition. Plain data that survives being sent between processes.
 */
export interface RootTable extends RootSums {
  readonly shape: RootShape;
  /** Whether all was counted out: then the sums are of every line of play, each as often as it is likely. */
  readonly exact: boolean;
  /** Root actions, ascending. */
  readonly actions: readonly Action[];
  /** The most visited continuation of each action, itself first; empty where nobody wants it. */
  readonly lines: readonly (readonly LineStep[])[];
  /** Iterations of all trees. */
  readonly iterations: number;
  /** Nodes of all trees. */
  readonly nodes: number;
  /** Deepest node, in decisions below the root. */
  readonly depth: number;
}

const ownZeros = (length: number): Float64Array => new Float64Array(length);

/** An empty table with room for `actions`. @param zeros where its numbers come from */
export const emptyTable = (shape: RootShape, actions: readonly Action[], zeros = ownZeros): RootTable => ({
  shape,
  exact: false,
  actions,
  ...mapRecord(SUMS, (width) => zeros(actions.length * width(shape))),
  lines: actions.map(() => []),
  iterations: 0,
  nodes: 0,
  depth: 0,
});

/** A copy with numbers of its own. */
export const copyTable = (table: RootTable): RootTable => ({
  ...table,
  ...mapRecord(SUMS, (_, name) => table[name].slice()),
});

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
  const added = (name: keyof RootSums): Float64Array => {
    const total = new Float64Array(first[name].length);
    for (const { [name]: sums } of tables)
      for (let index = 0; index < total.length; index++) total[index]! += sums[index]!;
    return total;
  };
  const sum = (pick: (table: RootTable) => number) => tables.reduce((total, table) => total + pick(table), 0);
  return {
    shape: first.shape,
    exact: false,
    actions: first.actions,
    ...mapRecord(SUMS, (_, name) => added(name)),
    lines: first.actions.map((_, index) => fullest(tables, index).lines[index] ?? []),
    iterations: sum(({ iterations }) => iterations),
    nodes: sum(({ nodes }) => nodes),
    depth: Math.max(...tables.map(({ depth }) => depth)),
  };
};

const fullest = (tables: readonly RootTable[], action: number): RootTable =>
  tables.reduce((best, table) => ((table.visits[action] ?? 0) > (best.visits[action] ?? 0) ? table : best));

/** The table with all its actions added into one, which has no line. */
export const foldTable = (table: RootTable): RootTable => {
  const folded = (sums: Float64Array, width: number): Float64Array => {
    const total = new Float64Array(width);
    for (const [index, value] of sums.entries()) total[index % width]! += value;
    return total;
  };
  return {
    ...table,
    actions: [-1],
    ...mapRecord(SUMS, (width, name) => folded(table[name], width(table.shape))),
    lines: [[]],
  };
};

/** Forgets all that was found through the action at `index`, in place. */
export const clearAction = (table: RootTable, index: number): void => scaleAction(table, index, 0);

/** Puts all that `from` found through the action at `index` in the place of what `into` found, and forgets it there. */
export const moveAction = (from: RootTable, into: RootTable, index: number): void => {
  for (const name of keysOf(FOUND)) {
    const width = FOUND[name](from.shape);
    into[name].set(from[name].subarray(index * width, (index + 1) * width), index * width);
  }
  clearAction(from, index);
};

/** Brings all that was found through the action at `index`, in place, to a measure of `factor` times as many playouts. */
export const scaleAction = (table: RootTable, index: number, factor: number): void => {
  for (const name of keysOf(FOUND)) {
    const width = FOUND[name](table.shape);
    for (let place = index * width; place < (index + 1) * width; place++) table[name][place]! *= factor;
  }
};
