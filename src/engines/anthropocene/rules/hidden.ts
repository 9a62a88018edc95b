import { hasBit } from '../../kit/bits.ts';
import { LEAST_VALUE, LINES, type State, VALUES } from './state.ts';

/**
 * The objectives that `seat` may hold for all it knows, as `line * 6 + biosphere card`.
 * @param into at least 36 long
 * @returns how many
 */
export const listObjectives = (state: State, seat: number, into: Int8Array): number => {
  const { seats, biospheres } = state.rules;
  let lines = 0;
  let cards = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    lines |= 1 << state.landmark[other]!;
    cards |= 1 << state.biosphere[other]!;
  }
  const possible = state.possible[seat]!;
  let count = 0;
  for (let line = 0; line < LINES; line++) {
    if (hasBit(lines, line) || ((possible >> (line * VALUES)) & 15) === 0) continue;
    for (let card = 0; card < LINES; card++)
      if (!hasBit(cards, card) && ((possible >> (line * VALUES + biospheres[card]! - LEAST_VALUE)) & 1) === 1)
        into[count++] = line * LINES + card;
  }
  return count;
};
