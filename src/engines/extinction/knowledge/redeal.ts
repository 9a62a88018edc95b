import type { Random } from '../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { AMBASSADORS, BACKS, DEALT, DECK, EFFECTS } from '../content/terms.ts';
import { hiddenEffects, hidesAmbassador, hidesHand } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { readStake, stake } from './at-stake.ts';
import { unseenCards } from './unseen.ts';

// Scratch of `redeal`: the cards that are unseen, and which of their places form a set.
const pool = new Int8Array(EFFECTS);
const groups = new Int8Array(EFFECTS);
const counts = new Int8Array(EFFECTS);

/**
 * Draws anew what `seat` cannot see: the order of the decks of the roles, hands that are closed to it, the effect deck below
 * what was revealed, and which ambassadors are face down. Uniform over all ways to deal the unseen cards; each of these is
 * independent of the others. A finished game hides nothing.
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.result !== 0) return;
  readStake(state, seat);
  redealAmbassadors(state, stake.ambassadors ? random : random.idle());
  redealEffects(state, random);
  for (let place = 0; place < state.rules.places; place++)
    if (state.role[place] !== NONE) redealCards(state, place, seat, stake.cards ? random : random.idle());
};

/** Those of each back that are not face up: some in the row, the others, in no order, in the box. */
const redealAmbassadors = (state: State, random: Random): void => {
  const { ofBack } = state.rules.content.ambassadors;
  let first = 0;
  for (let back = 0; back < BACKS.length; back++) {
    const next = first + DEALT[back]!;
    let hidden = 0;
    for (let slot = first; slot < next; slot++) if (hidesAmbassador(state, slot)) groups[hidden++] = slot;
    if (hidden > 0) {
      const size = gatherBack(state, ofBack[back]!, first, next);
      for (let index = hidden; index < size; index++) groups[index] = AMBASSADORS;
      random.deal(pool, size, groups);
      let dealt = 0;
      for (let slot = first; slot < next; slot++)
        if (hidesAmbassador(state, slot)) state.ambassador[slot] = pool[dealt++]!;
    }
    first = next;
  }
};

/** Puts the ambassadors of a back that are not face up into the pool. @returns how many */
const gatherBack = (state: State, all: Int8Array, first: number, next: number): number => {
  let shown = 0;
  for (let slot = first; slot < next; slot++) if (!hidesAmbassador(state, slot)) shown |= 1 << state.ambassador[slot]!;
  let size = 0;
  for (let index = 0; index < all.length; index++) if (!hasBit(shown, all[index]!)) pool[size++] = all[index]!;
  return size;
};

/** The effect deck below the cards that are known; of the rest only what can still turn up is told apart. */
const redealEffects = (state: State, random: Random): void => {
  const { effectDeck } = state;
  const size = hiddenEffects(state);
  for (let kind = 0; kind < EFFECTS; kind++) counts[kind] = 0;
  for (let place = 0; place < size; place++) counts[effectDeck[place]!]!++;
  let next = 0;
  for (let kind = 0; next < size; kind++) for (let copy = counts[kind]!; copy > 0; copy--) pool[next++] = kind;
  for (let place = 0; place < size; place++) groups[place] = stake.effects ? place : 0;
  const turnsUp = stake.top && state.seen === 0;
  if (turnsUp && size > 0) groups[size - 1] = size;
  const matters = stake.effects || turnsUp;
  (matters ? random : random.idle()).deal(pool, size, groups);
  for (let place = 0; place < size; place++) effectDeck[place] = pool[place]!;
};

/** The deck of a role, and its hand where that is closed. */
const redealCards = (state: State, place: number, seat: number, random: Random): void => {
  const { decks, deckSize, hand } = state;
  const role = state.role[place]!;
  const inDeck = deckSize[role]!;
  let size = 0;
  for (let rest = unseenCards(state, place, seat); rest !== 0; rest = withoutLowest(rest))
    pool[size++] = lowestBit(rest);
  for (let index = 0; index < size; index++) groups[index] = Math.min(index, inDeck);
  random.deal(pool, size, groups);
  for (let depth = 0; depth < inDeck; depth++) decks[role * DECK + depth] = pool[depth]!;
  if (!hidesHand(state, place, seat)) return;
  let cards = 0;
  for (let index = inDeck; index < size; index++) cards |= 1 << pool[index]!;
  hand[role] = cards;
};
