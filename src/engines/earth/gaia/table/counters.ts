/** What lies before Gaïa at a real table: numbers only, in one small array, so that a copy is one move of memory. */
import type { Random } from '../../../../core/random.ts';
import { countBits, hasBit } from '../../../kit/bits.ts';
import { MOST_ANIMALS } from '../core/activation.ts';
import { GAIA_DECK, PASSES } from '../core/numbers.ts';

/** Places of the counters. */
export const G = {
  /** 0–9: ten become five composted cards at once. */
  soil: 0,
  sprouts: 1,
  /** Pieces of growth; where they stand follows from their number. */
  growth: 2,
  compost: 3,
  /** Cards of her face-up Earth pile, and the points they bring. */
  pile: 4,
  points: 5,
  /** For each of `OBJECTIVES`: 0, or her leaf's order of arrival, 1 or 2. */
  claims: 6,
  /** Whose the completion bonus is: `BONUS`. */
  completion: 10,
  /** Leaves the person discarded for animals; they lie on her board. */
  discarded: 11,
  /** Her cards still to come in this pass, as a mask over `GAIA_DECK`. */
  cards: 12,
  /** 1, then 2. */
  pass: 13,
  /** 1 when her next turn is skipped. */
  skip: 14,
  /** 1 once the person's tableau holds 16 cards. */
  full: 15,
  /** What the storage zones of her animals hold. */
  stored: 16,
} as const;
/** Values of `G.completion`. */
export const BONUS = { free: 0, hers: 1, persons: 2 } as const;
/** Length of the array. */
const GAIA_FIELDS = G.stored + MOST_ANIMALS;

/** Gaïa's counters, numbers by place `G`; made by `newGaia` and changed by the functions of this folder alone. */
export type Gaia = Int32Array;

const ALL_CARDS = (1 << GAIA_DECK.length) - 1;

/** New counters, at the beginning of a game. */
export const newGaia = (): Gaia => {
  const gaia = new Int32Array(GAIA_FIELDS);
  gaia[G.cards] = ALL_CARDS;
  gaia[G.pass] = 1;
  return gaia;
};

/** Whether card `card`, an index into `GAIA_DECK`, is still to come in this pass. */
export const isToCome = (gaia: Gaia, card: number): boolean => hasBit(gaia[G.cards]!, card);

/** Cards still to come in this pass. */
export const cardsToCome = (gaia: Gaia): number => countBits(gaia[G.cards]!);

/** Whether all her cards have come up twice. */
export const isSpent = (gaia: Gaia): boolean => gaia[G.pass] === PASSES && gaia[G.cards] === 0;

/** Takes a card that is to come out of her deck; after the sixth she shuffles them once. */
export const takeCard = (gaia: Gaia, card: number): void => {
  gaia[G.cards]! &= ~(1 << card);
  if (gaia[G.cards] !== 0 || gaia[G.pass] === PASSES) return;
  gaia[G.cards] = ALL_CARDS;
  gaia[G.pass] = PASSES;
};

/** A card of those to come, each as likely: as good as a shuffled deck, whose order nobody knows. */
export const pickCard = (gaia: Gaia, random: Random): number => {
  let skip = random.below(cardsToCome(gaia));
  for (let card = 0; ; card++) if (isToCome(gaia, card) && skip-- === 0) return card;
};

/** Times that `card` has come up, in both passes. */
export const timesSeen = (gaia: Gaia, card: number): number => gaia[G.pass]! - (isToCome(gaia, card) ? 1 : 0);
