import type { Random } from '../../../core/random.ts';
import { MOST_CARDS, MOST_KINDS } from '../content/catalog.ts';
import { hidesAnimal, hidesDiscard } from '../rules/hidden.ts';
import { FINISHED, NOT_ANGLERFISH, PLAIN, type State } from '../rules/state.ts';

// Scratch of `redeal`: the unseen cards, by kind and then one by one.
const unseen = new Uint8Array(MOST_KINDS);
const pool = new Uint8Array(MOST_CARDS);

/**
 * Draws anew what `seat` cannot see: other hands, the cards under other seats' animals that were not
 * turned up, their discards that nobody saw, and the order of the deck. Uniform over all ways to deal the
 * unseen cards, given that some are known to be no Anglerfish. A finished game hides nothing.
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.phase === FINISHED) return;
  let left = gather(state, seat, random);
  left = dealPlain(state, seat, left, random);
  for (let slot = 0; slot < state.slots; slot++)
    if (hidesAnimal(state, slot, seat) && !isPlainAnimal(state, slot)) state.card[slot] = pool[--left]!;
  // Seat by seat: in which order cards of several seats were discarded, documents do not tell.
  for (let other = 0; other < state.rules.seats; other++)
    for (let index = 0; index < state.discards; index++)
      if (state.discardSeat[index] === other && hidesDiscard(state, index, seat) && !isPlainDiscard(state, index))
        state.discardCard[index] = pool[--left]!;
  left = dealHands(state, seat, left);
  for (let place = 0; place < state.deckSize; place++) state.deck[place] = pool[--left]!;
};

const isPlainAnimal = (state: State, slot: number): boolean => (state.flags[slot]! & PLAIN) !== 0;
const isPlainDiscard = (state: State, index: number): boolean => (state.discardKnown[index]! & NOT_ANGLERFISH) !== 0;

/**
 * Collects the unseen cards and shuffles them. They are counted by kind first, so that the same unseen
 * cards come in the same order wherever they truly are.
 * @returns how many
 */
const gather = (state: State, seat: number, random: Random): number => {
  const { kinds, seats } = state.rules;
  unseen.fill(0);
  for (let slot = 0; slot < state.slots; slot++) if (hidesAnimal(state, slot, seat)) unseen[state.card[slot]!]!++;
  for (let index = 0; index < state.discards; index++)
    if (hidesDiscard(state, index, seat)) unseen[state.discardCard[index]!]!++;
  for (let other = 0; other < seats; other++)
    if (other !== seat) for (let kind = 0; kind < kinds; kind++) unseen[kind]! += state.hands[other * kinds + kind]!;
  for (let place = 0; place < state.deckSize; place++) unseen[state.deck[place]!]!++;
  let count = 0;
  for (let kind = 0; kind < kinds; kind++) for (let copy = unseen[kind]!; copy > 0; copy--) pool[count++] = kind;
  random.shuffle(pool, count);
  return count;
};

/**
 * Deals the cards that are known to be no Anglerfish first: each of the other unseen cards is as likely as
 * the next, and however they fall, the rest can be dealt in as many ways. Drawing the last card of a
 * shuffled pool that fits does just that.
 */
const dealPlain = (state: State, seat: number, count: number, random: Random): number => {
  let left = count;
  for (let slot = 0; slot < state.slots; slot++)
    if (hidesAnimal(state, slot, seat) && isPlainAnimal(state, slot)) state.card[slot] = takeFitting(state, left--);
  for (let other = 0; other < state.rules.seats; other++)
    for (let index = 0; index < state.discards; index++)
      if (state.discardSeat[index] === other && hidesDiscard(state, index, seat) && isPlainDiscard(state, index))
        state.discardCard[index] = takeFitting(state, left--);
  if (left < count) random.shuffle(pool, left);
  return left;
};

/** Takes the last card of the first `count` that is no Anglerfish out of the pool. */
const takeFitting = (state: State, count: number): number => {
  let place = count - 1;
  while (state.rules.anglerfish[pool[place]!] === 1) place--;
  const taken = pool[place]!;
  pool[place] = pool[count - 1]!;
  return taken;
};

const dealHands = (state: State, seat: number, count: number): number => {
  const { kinds, seats } = state.rules;
  let left = count;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    state.hands.fill(0, other * kinds, (other + 1) * kinds);
    for (let card = state.handSizes[other]!; card > 0; card--) state.hands[other * kinds + pool[--left]!]!++;
  }
  return left;
};
