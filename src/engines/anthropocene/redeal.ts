import type { Random } from '../../core/random.ts';
import { DECK } from './catalog/content.ts';
import { handSize, LEAST_VALUE, LINES, type State, VALUES } from './state.ts';

// Scratch of `redeal`, filled anew each time.
const pool = new Int8Array(DECK);
const candidates = new Int8Array(LINES * LINES);

/** Every card of the current generation. */
const WHOLE_DECK = (1 << DECK) - 1;

/**
 * Draws the other hands uniformly over the unseen cards of this generation, and the own objective
 * uniformly over the unseen objective cards whose pair agrees with every announcement. Other seats'
 * objectives are seen; later generations are not dealt yet. A finished game hides nothing.
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.finished) return;
  if (!state.rules.openHands) redealHands(state, seat, random);
  redealObjective(state, seat, random);
};

/** Mask of this generation's cards that `seat` cannot see while hands are closed: those in the other hands. */
export const unseenCards = (state: State, seat: number): number => WHOLE_DECK & ~state.playedMask & ~state.hands[seat]!;

const redealHands = (state: State, seat: number, random: Random): void => {
  const { seats } = state.rules;
  let size = 0;
  for (let rest = unseenCards(state, seat); rest !== 0; rest &= rest - 1) pool[size++] = 31 - Math.clz32(rest & -rest);
  if (seats > 2) random.shuffle(pool, size);
  let next = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    let hand = 0;
    for (let left = handSize(state, other); left > 0; left--) hand |= 1 << pool[next++]!;
    state.hands[other] = hand;
  }
};

/** The two 4s and the two 5s are different cards, so pairs with them are twice as likely. */
const redealObjective = (state: State, seat: number, random: Random): void => {
  const count = listObjectives(state, seat, candidates);
  const drawn = candidates[random.below(count)]!;
  state.landmark[seat] = Math.floor(drawn / LINES);
  state.biosphere[seat] = drawn % LINES;
};

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
    if (((lines >> line) & 1) === 1 || ((possible >> (line * VALUES)) & 15) === 0) continue;
    for (let card = 0; card < LINES; card++)
      if (((cards >> card) & 1) === 0 && ((possible >> (line * VALUES + biospheres[card]! - LEAST_VALUE)) & 1) === 1)
        into[count++] = line * LINES + card;
  }
  return count;
};
