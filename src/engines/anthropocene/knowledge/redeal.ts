import type { Random } from '../../../core/random.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { listPairs, seenObjectives } from '../rules/hidden.ts';
import { LINES, type Rules, type State } from '../rules/state.ts';

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
  const unseen = unseenCards(state, seat);
  if (seats === 2) {
    state.hands[1 - seat] = unseen;
    return;
  }
  let size = 0;
  for (let rest = unseen; rest !== 0; rest = withoutLowest(rest)) pool[size++] = lowestBit(rest);
  let next = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) for (let left = countBits(state.hands[other]!); left > 0; left--) owners[next++] = other;
  random.deal(pool, size, owners);
  for (let other = 0; other < seats; other++) if (other !== seat) state.hands[other] = 0;
  for (let place = 0; place < size; place++) state.hands[owners[place]!]! |= 1 << pool[place]!;
};

/** What `candidates` are of. */
let listed: { rules: Rules; seen: number; possible: number; count: number } | undefined;

/**
 * Lists the candidates, unless they are still those of the redeal before: a search deals one position again and again.
 * @returns how many
 */
const listCandidates = (state: State, seat: number): number => {
  const { rules } = state;
  const seen = seenObjectives(state, seat);
  const possible = state.possible[seat]!;
  if (listed === undefined || listed.rules !== rules || listed.seen !== seen || listed.possible !== possible)
    listed = { rules, seen, possible, count: listPairs(rules, seen, possible, candidates) };
  return listed.count;
};

/** The two 4s and the two 5s are different cards, so pairs with them are twice as likely. */
const redealObjective = (state: State, seat: number, random: Random): void => {
  const drawn = candidates[random.below(listCandidates(state, seat))]!;
  state.landmark[seat] = (drawn / LINES) | 0;
  state.biosphere[seat] = drawn % LINES;
};
