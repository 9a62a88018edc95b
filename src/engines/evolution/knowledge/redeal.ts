import type { Random } from '../../../core/random.ts';
import { MOST_CARDS, MOST_KINDS } from '../content/catalog.ts';
import { hidesAnimal, hidesDiscard } from '../rules/hidden.ts';
import { MOST_SEATS } from '../rules/rules.ts';
import { FINISHED, NOT_ANGLERFISH, PLAIN, type State } from '../rules/state.ts';
import { handMatters, huntsAreLeft, kindsMatter, mayTurnUp } from './at-stake.ts';

// Scratch of `redeal`: the unseen cards, by kind and then one by one, and which of their places form a set.
const unseen = new Uint8Array(MOST_KINDS);
const pool = new Uint8Array(MOST_CARDS);
const groups = new Uint8Array(MOST_CARDS);
/** The set of the places whose card matters to nobody any more. */
const IDLE = 0;
/** What the seat cannot see: slots of animals and places of discards. Looked for once, not at each step. */
const covered = { slots: new Uint8Array(MOST_CARDS), animals: 0, places: new Uint8Array(MOST_CARDS), discards: 0 };
// Where the cards of each seat's discards end in the pool.
const tops = new Uint8Array(MOST_SEATS);
/** Every place by itself. */
const EACH = Uint8Array.from({ length: MOST_CARDS }, (_, place) => place);

/**
 * Draws anew what `seat` cannot see: other hands, the cards under other seats' animals that were not
 * turned up, their discards that nobody saw, and the order of the deck. Uniform over all ways to deal the
 * unseen cards, given that some are known to be no Anglerfish. A finished game hides nothing.
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.phase === FINISHED) return;
  findCovered(state, seat);
  const plain = gather(state, seat);
  // Once nobody plays cards, one that is no Anglerfish is as good as another.
  const alike = kindsMatter(state, seat) ? undefined : state.rules.anglerfish;
  const count = dealPlain(state, plain, alike, random);
  random.deal(pool, count, state.deckSize > 0 ? EACH : label(state, seat, count), alike);
  let left = layAnimals(state, false, count);
  left = layDiscards(state, false, left);
  left = layHands(state, seat, left);
  for (let place = 0; place < state.deckSize; place++) state.deck[place] = pool[--left]!;
};

/** Finds the animals and discards that `seat` cannot see. */
const findCovered = (state: State, seat: number): void => {
  covered.animals = 0;
  covered.discards = 0;
  for (let slot = 0; slot < state.slots; slot++)
    if (hidesAnimal(state, slot, seat)) covered.slots[covered.animals++] = slot;
  for (let index = 0; index < state.discards; index++)
    if (hidesDiscard(state, index, seat)) covered.places[covered.discards++] = index;
};

/**
 * Counts the unseen cards by kind, so that they come in the same order wherever they truly are.
 * @returns how many of them are known to be no Anglerfish
 */
const gather = (state: State, seat: number): number => {
  const { kinds, seats } = state.rules;
  let plain = 0;
  unseen.fill(0);
  for (let animal = 0; animal < covered.animals; animal++) {
    const slot = covered.slots[animal]!;
    unseen[state.card[slot]!]!++;
    if (isPlainAnimal(state, slot)) plain++;
  }
  for (let discard = 0; discard < covered.discards; discard++) {
    const index = covered.places[discard]!;
    unseen[state.discardCard[index]!]!++;
    if (isPlainDiscard(state, index)) plain++;
  }
  for (let other = 0; other < seats; other++)
    if (other !== seat) for (let kind = 0; kind < kinds; kind++) unseen[kind]! += state.hands[other * kinds + kind]!;
  for (let place = 0; place < state.deckSize; place++) unseen[state.deck[place]!]!++;
  return plain;
};

const isPlainAnimal = (state: State, slot: number): boolean => (state.flags[slot]! & PLAIN) !== 0;
const isPlainDiscard = (state: State, index: number): boolean => (state.discardKnown[index]! & NOT_ANGLERFISH) !== 0;

/** Adds unseen cards to the pool, which has `from`: all, or all but one sort. @returns how many it has then */
const pour = ({ rules }: State, from: number, but = NEITHER): number => {
  let count = from;
  for (let kind = 0; kind < rules.kinds; kind++)
    if (rules.anglerfish[kind] !== but) for (let copy = unseen[kind]!; copy > 0; copy--) pool[count++] = kind;
  return count;
};
const NEITHER = -1;
const OTHERS = 0;
const ANGLERFISH = 1;

/**
 * Pours the unseen cards, and deals those first that are known to be no Anglerfish: each of the other cards is as likely
 * as the next, and however they fall, the rest can be dealt in as many ways.
 * @param places how many are known to be none
 * @returns how many are left to deal
 */
const dealPlain = (state: State, places: number, alike: Uint8Array | undefined, random: Random): number => {
  if (places === 0) return pour(state, 0);
  const others = pour(state, 0, ANGLERFISH);
  groups.fill(IDLE + 1, 0, others - places);
  groups.fill(IDLE, others - places, others);
  random.deal(pool, others, groups, alike);
  layDiscards(state, true, layAnimals(state, true, others));
  return pour(state, others - places, OTHERS);
};

/**
 * Says which places of the pool form a set, from the last one on, in the order in which they are laid. Only in the last year:
 * before it too much is to come to be counted, and searches need not wait for what they do not ask for.
 */
const label = (state: State, seat: number, count: number): Uint8Array => {
  let left = count;
  let sets = IDLE;
  const hunted = huntsAreLeft(state);
  for (let animal = 0; animal < covered.animals; animal++) {
    const slot = covered.slots[animal]!;
    if (!isPlainAnimal(state, slot)) groups[--left] = hunted && mayTurnUp(state, slot) ? ++sets : IDLE;
  }
  // Discards are counted and never looked at.
  for (let discard = 0; discard < covered.discards; discard++)
    if (!isPlainDiscard(state, covered.places[discard]!)) groups[--left] = IDLE;
  for (let other = 0; other < state.rules.seats; other++) {
    if (other === seat) continue;
    const size = state.handSizes[other]!;
    groups.fill(handMatters(state, other) ? ++sets : IDLE, left - size, left);
    left -= size;
  }
  return groups;
};

/** Lays the last cards of the pool under animals of one sort. @returns how many cards are left */
const layAnimals = (state: State, plain: boolean, count: number): number => {
  let left = count;
  for (let animal = 0; animal < covered.animals; animal++) {
    const slot = covered.slots[animal]!;
    if (isPlainAnimal(state, slot) === plain) state.card[slot] = pool[--left]!;
  }
  return left;
};

/** The same for discards, seat by seat: in which order cards of several seats were discarded, documents do not tell. */
const layDiscards = (state: State, plain: boolean, count: number): number => {
  const { discardCard, discardSeat } = state;
  tops.fill(0);
  for (let discard = 0; discard < covered.discards; discard++) {
    const index = covered.places[discard]!;
    if (isPlainDiscard(state, index) === plain) tops[discardSeat[index]!]!++;
  }
  let left = count;
  for (let other = 0; other < state.rules.seats; other++) {
    const size = tops[other]!;
    tops[other] = left;
    left -= size;
  }
  for (let discard = 0; discard < covered.discards; discard++) {
    const index = covered.places[discard]!;
    if (isPlainDiscard(state, index) === plain) discardCard[index] = pool[--tops[discardSeat[index]!]!]!;
  }
  return left;
};

const layHands = (state: State, seat: number, count: number): number => {
  const { kinds, seats } = state.rules;
  let left = count;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    state.hands.fill(0, other * kinds, (other + 1) * kinds);
    for (let card = state.handSizes[other]!; card > 0; card--) state.hands[other * kinds + pool[--left]!]!++;
  }
  return left;
};
