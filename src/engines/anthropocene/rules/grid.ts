import { LEAST_VALUE, LINES, type Rules, SPACES, type State, SUMS, VALUES } from './state.ts';

/** Masks of the spaces of each line: rows, then columns. */
const LINE_SPACES = Int16Array.of(0o007, 0o070, 0o700, 0o111, 0o222, 0o444);

/** The pair that each line shows with each sum, as a mask; none for sums that are no objective. */
const SHOWN = Int32Array.from({ length: LINES * SUMS }, (_, index) => {
  const line = Math.floor(index / SUMS);
  const over = (index % SUMS) - LEAST_VALUE;
  return over >= 0 && over < VALUES ? 1 << (line * VALUES + over) : 0;
});

/** Columns (a mask of three) that a card of `row` may go to: the empty ones, all once none is empty (rulebook page 5). */
export const openColumns = (state: State, row: number): number => {
  const empty = (state.empty >> (row * 3)) & 7;
  return empty === 0 ? 7 : empty;
};

/** Lays `card` on the space of these two lines, and keeps sums, molecules and fulfilled pairs up to date. Only top cards count. */
export const placeCard = (state: State, card: number, row: number, column: number): void => {
  const { value, gas } = state.rules;
  const space = spaceAt(row, column);
  const covered = state.top[space]!;
  const gain = value[card]! - value[covered]!;
  state.beneath[card] = covered;
  state.top[space] = card;
  state.sum[row]! += gain;
  state.sum[column]! += gain;
  state.gas += gas[card]! - gas[covered]!;
  const empty = state.empty & ~(1 << space);
  state.empty = empty;
  state.fulfilled =
    (state.fulfilled & otherPairs(row, column)) |
    lineFulfils(state.rules, row, state.sum[row]!, empty) |
    lineFulfils(state.rules, column, state.sum[column]!, empty);
};

/** The space where a row crosses a column, a line 3–5. */
export const spaceAt = (row: number, column: number): number => row * 3 + column - 3;

/** Mask of the pairs of the lines other than these two. */
const otherPairs = (row: number, column: number): number => ~((15 << (row * VALUES)) | (15 << (column * VALUES)));

/** Recomputes sums, molecules and fulfilled pairs from the top cards and `empty`. */
export const refreshGrid = (state: State): void => {
  const { value, gas } = state.rules;
  state.sum.fill(0);
  state.gas = 0;
  for (let space = 0; space < SPACES; space++) {
    const card = state.top[space]!;
    state.sum[Math.floor(space / 3)]! += value[card]!;
    state.sum[3 + (space % 3)]! += value[card]!;
    state.gas += gas[card]!;
  }
  state.fulfilled = 0;
  for (let line = 0; line < LINES; line++)
    state.fulfilled |= lineFulfils(state.rules, line, state.sum[line]!, state.empty);
};

/** The pair that `line` fulfils with this sum, as a mask; ruling P2 says whether one with an empty space can. */
const lineFulfils = ({ unfinishedCounts }: Rules, line: number, sum: number, empty: number): number =>
  unfinishedCounts || isFull(line, empty) ? SHOWN[line * SUMS + sum]! : 0;

/** Whether no space of `line` is among the empty ones. */
export const isFull = (line: number, empty: number): boolean => (empty & LINE_SPACES[line]!) === 0;
