import { hasBit } from '../../kit/bits.ts';
import { LEAST_VALUE, LINES, type Rules, type State, VALUES } from './state.ts';

// Scratch of `ownPairs`.
const listed = new Int8Array(LINES * LINES);

/**
 * The objectives that `seat` may hold for all it knows, as `line * 6 + biosphere card`.
 * @param into at least 36 long
 * @returns how many
 */
export const listObjectives = (state: State, seat: number, into: Int8Array): number =>
  listPairs(state.rules, seenObjectives(state, seat), state.possible[seat]!, into);

/** The objective cards that `seat` sees before others: a mask of lines, and above it one of biosphere cards. */
export const seenObjectives = (state: State, seat: number): number => {
  let seen = 0;
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat) seen |= (1 << state.landmark[other]!) | (1 << (LINES + state.biosphere[other]!));
  return seen;
};

/** The same as `listObjectives`, of what a seat sees and of the pairs that agree with what was announced. */
export const listPairs = ({ biospheres }: Rules, seen: number, possible: number, into: Int8Array): number => {
  let count = 0;
  for (let line = 0; line < LINES; line++) {
    if (hasBit(seen, line) || ((possible >> (line * VALUES)) & 15) === 0) continue;
    for (let card = 0; card < LINES; card++)
      if (!hasBit(seen, LINES + card) && ((possible >> (line * VALUES + biospheres[card]! - LEAST_VALUE)) & 1) === 1)
        into[count++] = line * LINES + card;
  }
  return count;
};

/** The (line, value) pairs that `seat` may hold for all it knows, each with how many pairs of cards make it. */
export const ownPairs = (state: State, seat: number): ReadonlyMap<number, number> => {
  const pairs = new Map<number, number>();
  const count = listObjectives(state, seat, listed);
  for (let index = 0; index < count; index++) {
    const drawn = listed[index]!;
    const pair = ((drawn / LINES) | 0) * VALUES + state.rules.biospheres[drawn % LINES]! - LEAST_VALUE;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};
