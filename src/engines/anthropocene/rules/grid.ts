import { LEAST_VALUE, LINES, SPACES, type State, VALUES } from './state.ts';

/** Masks of the spaces of each line: rows, then columns. */
const LINE_SPACES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444] as const;

/** Columns (a mask of three) that a card of `row` may go to: the empty ones, all once none is empty (rulebook page 5). */
export const openColumns = (state: State, row: number): number => {
  const empty = (state.empty >> (row * 3)) & 7;
  return empty === 0 ? 7 : empty;
};

/** Lays `card` on `space`, and keeps sums, molecules and fulfilled pairs up to date. Only top cards count. */
export const placeCard = (state: State, card: number, space: number): void => {
  const { value, gas } = state.rules;
  const covered = state.top[space]!;
  const row = Math.floor(space / 3);
  const column = 3 + (space % 3);
  const gain = value[card]! - value[covered]!;
  state.beneath[card] = covered;
  state.top[space] = card;
  state.sum[row]! += gain;
  state.sum[column]! += gain;
  state.gas += gas[card]! - gas[covered]!;
  state.empty &= ~(1 << space);
  refreshLine(state, row);
  refreshLine(state, column);
};

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
  for (let line = 0; line < LINES; line++) refreshLine(state, line);
};

/** The pair that `line` fulfils with this sum, as a mask; ruling P2 says whether one with an empty space can. */
export const lineFulfils = (state: State, line: number, sum: number, empty: number): number => {
  const over = sum - LEAST_VALUE;
  const counts = state.rules.rulings.unfinishedLines === 'count' || (empty & LINE_SPACES[line]!) === 0;
  return over >= 0 && over < VALUES && counts ? 1 << (line * VALUES + over) : 0;
};

const refreshLine = (state: State, line: number): void => {
  const rest = state.fulfilled & ~(15 << (line * VALUES));
  state.fulfilled = rest | lineFulfils(state, line, state.sum[line]!, state.empty);
};
