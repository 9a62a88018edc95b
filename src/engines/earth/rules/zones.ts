/** Cards on the move: deck, discard pile, hands, composts. */
import type { Random } from '../../../core/random.ts';
import { countBits } from '../../kit/bits.ts';
import { EARTH_CARDS } from '../content/ids.ts';
import type { State } from './state.ts';
import { GAIA, HAND_WORDS, PLACE } from './terms.ts';

/** Puts a card that is nowhere into a hand. */
export const toHand = (state: State, owner: number, card: number): void => {
  state.place[card] = PLACE.hand + owner;
  state.hand[owner * HAND_WORDS + (card >> 5)]! |= 1 << (card & 31);
  state.handSize[owner]!++;
};

/** Takes a card out of a hand; the caller puts it somewhere. */
export const fromHand = (state: State, owner: number, card: number): void => {
  state.hand[owner * HAND_WORDS + (card >> 5)]! &= ~(1 << (card & 31));
  state.handSize[owner]!--;
};

/** Cards of a hand with numbers above `floor`. */
export const countAbove = (state: State, owner: number, floor: number): number => {
  let count = 0;
  for (let word = (floor + 1) >> 5; word < HAND_WORDS; word++) {
    const bits = state.hand[owner * HAND_WORDS + word]!;
    count += countBits(word === (floor + 1) >> 5 ? bits & (-1 << ((floor + 1) & 31)) : bits);
  }
  return count;
};

/** Puts a card on the discard pile, which lies face up. */
export const toDiscard = (state: State, card: number): void => {
  state.place[card] = PLACE.discard;
  state.discards++;
};

/** Puts a card on Gaïa's pile, which lies face up. */
export const toPile = (state: State, card: number): void => {
  state.place[card] = PLACE.events + GAIA;
  state.events[GAIA]!++;
};

/**
 * Puts a card on a compost.
 * @param known whether the owner has seen it: it comes from the hand and not from the deck
 */
export const toCompost = (state: State, owner: number, card: number, known: boolean): void => {
  state.place[card] = PLACE.compost + owner;
  state.below[card] = state.compostTop[owner]!;
  state.compostTop[owner] = card;
  state.compostSize[owner]!++;
  state.slot[card] = state.shuffles * 2 + (known ? 1 : 0);
};

/** Takes the top card of a compost that is not empty; the caller puts it somewhere. */
export const fromCompost = (state: State, owner: number): number => {
  const card = state.compostTop[owner]!;
  state.compostTop[owner] = state.below[card]!;
  state.compostSize[owner]!--;
  return card;
};

/** The top card of the deck, or 0 when there is none: an empty deck is made anew of the discard pile (rules section 2). */
export const takeFromDeck = (state: State, random: Random): number => {
  if (state.deckSize === 0) {
    if (state.discards === 0) return 0;
    shuffleDiscards(state, random);
  }
  return state.deck[--state.deckSize]!;
};

const shuffleDiscards = (state: State, random: Random): void => {
  state.shuffles++;
  for (let card = 1; card <= EARTH_CARDS; card++) {
    if (state.place[card] !== PLACE.discard) continue;
    state.place[card] = PLACE.deck;
    state.shuffle[card] = state.shuffles;
    state.deck[state.deckSize++] = card;
  }
  state.discards = 0;
  random.shuffle(state.deck, state.deckSize);
};

/** Draws up to `count` cards. */
export const draw = (state: State, owner: number, count: number, random: Random): void => {
  for (let left = count; left > 0; left--) {
    const card = takeFromDeck(state, random);
    if (card === 0) return;
    toHand(state, owner, card);
  }
};

/** Composts up to `count` cards from the deck, unseen. */
export const compostFromDeck = (state: State, owner: number, count: number, random: Random): void => {
  for (let left = count; left > 0; left--) {
    const card = takeFromDeck(state, random);
    if (card === 0) return;
    toCompost(state, owner, card, false);
  }
};

/** Moves `count` cards from the top of a compost, which has as many, to the discard pile. */
export const loseCompost = (state: State, owner: number, count: number): void => {
  for (let left = count; left > 0; left--) toDiscard(state, fromCompost(state, owner));
};
