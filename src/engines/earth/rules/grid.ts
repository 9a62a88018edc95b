/** The 4×4 frame of a tableau as masks of spaces, bit `row * 4 + column`. */
import { SPACES } from './terms.ts';

const SIDE = 4;
const inside = (row: number, column: number): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

/** Spaces reached from each space by one of these steps. */
const reach = (steps: readonly (readonly [number, number])[]): Int32Array =>
  Int32Array.from({ length: SPACES }, (_, space) =>
    steps
      .map(([down, right]) => [(space >> 2) + down, (space & 3) + right] as const)
      .filter(([row, column]) => inside(row, column))
      .reduce((mask, [row, column]) => mask | (1 << (row * SIDE + column)), 0),
  );

const STRAIGHT = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const SLANTED = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** Spaces beside each space, across its corners, and both. */
export const ORTHOGONAL = reach(STRAIGHT);
export const DIAGONAL = reach(SLANTED);
export const NEIGHBOURS = reach([...STRAIGHT, ...SLANTED]);

/** Masks of the four rows and of the four columns. */
export const ROWS = [0x000f, 0x00f0, 0x0f00, 0xf000] as const;
export const COLUMNS = [0x1111, 0x2222, 0x4444, 0x8888] as const;
/** Masks of the two diagonals. */
export const DIAGONALS = [0x8421, 0x1248] as const;
/** Mask of all spaces. */
export const EVERYWHERE = 0xffff;

/** Row and column of a space. */
export const rowOf = (space: number): number => space >> 2;
export const columnOf = (space: number): number => space & 3;

/** Plots, where a card may go: spaces of a frame one larger at the top and left, `(row + 1) * 5 + column + 1`. */
const PLOT_SIDE = 5;
/** Number of plots. */
export const PLOTS = PLOT_SIDE * PLOT_SIDE;

/** Row and column of a plot, -1 when it is above or left of the tableau. */
export const plotRow = (plot: number): number => Math.floor(plot / PLOT_SIDE) - 1;
export const plotColumn = (plot: number): number => (plot % PLOT_SIDE) - 1;
/** The plot of a row and a column from -1 to 3. */
export const plotAt = (row: number, column: number): number => (row + 1) * PLOT_SIDE + column + 1;

/** Rows and columns the tableau takes up; 0 when it is empty. */
const heightOf = (occupied: number): number => (occupied === 0 ? 0 : rowOf(31 - Math.clz32(occupied)) + 1);
export const widthOf = (occupied: number): number => {
  for (let column = SIDE - 1; column >= 0; column--) if ((occupied & COLUMNS[column]!) !== 0) return column + 1;
  return 0;
};

/**
 * Mask of the plots where a card may be planted: beside or across a planted card, the tableau never wider or
 * higher than four (rules section 3.1). The first card has one plot: all frames are alike.
 */
export const openPlots = (occupied: number): number => {
  if (PLOTS_OF[occupied] === 0) PLOTS_OF[occupied] = findPlots(occupied);
  return PLOTS_OF[occupied]!;
};

/** Each answer is computed once and kept, 0 where it is still to come: 256 KiB for all there are. */
const PLOTS_OF = new Int32Array(EVERYWHERE + 1);

const findPlots = (occupied: number): number => {
  if (occupied === 0) return 1 << plotAt(0, 0);
  const top = heightOf(occupied) < SIDE ? -1 : 0;
  const left = widthOf(occupied) < SIDE ? -1 : 0;
  let open = 0;
  for (let row = top; row < SIDE; row++)
    for (let column = left; column < SIDE; column++)
      if (!has(occupied, row, column) && touches(occupied, row, column)) open |= 1 << plotAt(row, column);
  return open;
};

const has = (occupied: number, row: number, column: number): boolean =>
  inside(row, column) && ((occupied >> (row * SIDE + column)) & 1) === 1;

const touches = (occupied: number, row: number, column: number): boolean => {
  if (inside(row, column)) return (NEIGHBOURS[row * SIDE + column]! & occupied) !== 0;
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) if (has(occupied, row + down, column + right)) return true;
  return false;
};
