import type { Random } from '../../../src/core/random.ts';
import { CountingSampler } from './counting-sampler.ts';
import { DECK, handSize, RANKS, SEATS, SUITS, type Tricks } from './trick-state.ts';

// Scratch, filled anew each time; the sampler keeps counts of the last question, a pure function of it.
const pool = new Int8Array(DECK);
const sampler = new CountingSampler();

/**
 * Draws the hands of all other seats anew: uniform over the deals of the unseen cards that give each
 * hand its size and no suit that its seat has shown not to hold.
 * @returns false, with nothing changed, when there is no such deal
 */
export const redealTricks = (state: Tricks, seat: number, random: Random): boolean => {
  const ownVoids = 15 << (seat * SUITS);
  if ((state.voids & ~ownVoids) === 0) {
    redealFreely(state, seat, random);
    return true;
  }
  ask(state, seat);
  if (sampler.count() === 0) return false;
  sampler.draw(random);
  for (let suit = 0; suit < SUITS; suit++) dealSuit(state, seat, suit, random);
  return true;
};

/** Without voids every order of the unseen cards is a deal, and all are equally likely. */
const redealFreely = (state: Tricks, seat: number, random: Random): void => {
  let size = 0;
  for (let suit = 0; suit < SUITS; suit++) size = gather(state, seat, suit, size);
  random.shuffle(pool, size);
  let next = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    for (let suit = 0; suit < SUITS; suit++) state.hands[other * SUITS + suit] = 0;
    for (let left = handSize(state, other); left > 0; left--) give(state, other, pool[next++]!);
  }
};

/** Adds the unseen cards of a suit to the pool; returns its new size. */
const gather = (state: Tricks, seat: number, suit: number, from: number): number => {
  let size = from;
  for (let ranks = state.unplayed[suit]! & ~state.hands[seat * SUITS + suit]!; ranks !== 0; ranks &= ranks - 1)
    pool[size++] = suit * RANKS + 31 - Math.clz32(ranks & -ranks);
  return size;
};

const give = ({ hands }: Tricks, seat: number, card: number): void => {
  const suit = Math.floor(card / RANKS);
  hands[seat * SUITS + suit]! |= 1 << (card - suit * RANKS);
};

/** Puts what `seat` knows before the sampler; hands are counted clockwise from it. */
const ask = (state: Tricks, seat: number): void => {
  for (let suit = 0; suit < SUITS; suit++) sampler.cards[suit] = gather(state, seat, suit, 0);
  for (let hand = 0; hand < SEATS - 1; hand++) {
    const other = (seat + 1 + hand) & 3;
    sampler.sizes[hand] = handSize(state, other);
    sampler.voids[hand] = (state.voids >> (other * SUITS)) & 15;
  }
};

/** Deals the unseen cards of a suit in the numbers that were drawn. */
const dealSuit = (state: Tricks, seat: number, suit: number, random: Random): void => {
  const size = gather(state, seat, suit, 0);
  random.shuffle(pool, size);
  let next = 0;
  for (let hand = 0; hand < SEATS - 1; hand++) {
    const other = (seat + 1 + hand) & 3;
    state.hands[other * SUITS + suit] = 0;
    for (let left = sampler.split[suit * (SEATS - 1) + hand]!; left > 0; left--) give(state, other, pool[next++]!);
  }
};
