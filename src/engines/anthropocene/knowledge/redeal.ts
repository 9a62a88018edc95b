import type { Random } from '../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { listObjectives } from '../rules/hidden.ts';
import { handSize, LINES, type State } from '../rules/state.ts';

// Scratch of `redeal`, filled anew each time.
const pool = new Int8Array(DECK);
const owners = new Int8Array(DECK);
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
  for (let rest = unseenCards(state, seat); rest !== 0; rest = withoutLowest(rest)) pool[size++] = lowestBit(rest);
  if (seats > 2) {
    label(state, seat);
    random.deal(pool, size, owners);
  }
  let next = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    let hand = 0;
    for (let left = handSize(state, other); left > 0; left--) hand |= 1 << pool[next++]!;
    state.hands[other] = hand;
  }
};

/** Says which places of the pool are whose hand. */
const label = (state: State, seat: number): void => {
  let next = 0;
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat) for (let left = handSize(state, other); left > 0; left--) owners[next++] = other;
};

/** The two 4s and the two 5s are different cards, so pairs with them are twice as likely. */
const redealObjective = (state: State, seat: number, random: Random): void => {
  const count = listObjectives(state, seat, candidates);
  const drawn = candidates[random.below(count)]!;
  state.landmark[seat] = Math.floor(drawn / LINES);
  state.biosphere[seat] = drawn % LINES;
};
