/** What Gaïa's rules ask of whatever keeps her pieces: the state of a whole game, or the counters of a real table. */
import type { Random } from '../../../../core/random.ts';
import type { Message } from '../../../../core/text.ts';
import type { GaiaAnimal, Gain } from './animal.ts';
import type { Difficulty } from './numbers.ts';
import type { GaiaRulings } from './rulings.ts';

/** What she has and pays with. */
export const GOODS = ['soil', 'sprouts', 'growth', 'compost'] as const;
/** One of `GOODS`. */
export type Good = (typeof GOODS)[number];

/** Hears each step; absent in searches. */
export type Log = (step: Message) => void;

/** Where cards come from that go to her pile: the deck, or those the person looked at and did not keep. */
export type PileSource = 'deck' | 'unchosen';

/** What lies before her, to be looked at; `Place` is where it lies. Objectives are 0–3 from the upper left one. */
export interface Pieces<Place> {
  /** What stays the same during one game. */
  settings(place: Place): { readonly difficulty: Difficulty; readonly rulings: GaiaRulings };
  /** Her animals from left to right, 0 and 1; nothing in a place that is empty. */
  animal(place: Place, index: number): GaiaAnimal | undefined;
  /** What the storage zone of an animal of hers holds, by place. */
  stored(place: Place, index: number): number;

  /** How much she has. */
  amount(place: Place, good: Good): number;
  /** Cards of her face-up Earth pile, and the points they bring. */
  pileCards(place: Place): number;
  pilePoints(place: Place): number;

  /** The order in which her leaf came to an objective, from 0; below 0 where she has none. */
  arrival(place: Place, objective: number): number;
  /** Whether the completion bonus is hers. */
  hasBonus(place: Place): boolean;
  /** Leaves that the person discarded for animals; they lie on her board. */
  discardedLeaves(place: Place): number;

  /** Whether all her cards have come up, in every pass. */
  isSpent(place: Place): boolean;
  /** Whether she leaves out her next turn. */
  skips(place: Place): boolean;
  /** Whether the person's tableau holds 16 cards. */
  isComplete(place: Place): boolean;
}

/**
 * Her side of one kind of game, with hands that move her pieces. The functions allocate nothing where a search calls them:
 * all they need stands in `Place`.
 */
export interface Keeper<Place> extends Pieces<Place> {
  /** Takes away `count`, which she has; cards of her compost go to the discard pile. */
  pay(place: Place, good: Good, count: number): void;
  /** Adds `count`; cards of compost come from the deck, unseen. @returns how many there were */
  add(place: Place, good: Good, count: number, random: Random): number;
  /** Puts up to `count` cards on her face-up Earth pile. */
  pile(place: Place, count: number, from: PileSource, random: Random): void;
  /** Puts pieces into the storage zone of an animal of hers. */
  store(place: Place, index: number, count: number): void;
  /** Gives the person what an animal brings to others, `times` times. */
  give(place: Place, gain: Gain, times: number): void;

  /** Puts a leaf of hers on the next free step of an objective, and tells so. */
  putLeaf(place: Place, objective: number, log?: Log): void;
  /** Puts a leaf of hers on the completion bonus, if it is free. @returns whether it was */
  takeBonus(place: Place): boolean;
  /** The person claims what they have met in the turn that ends: objectives, and the bonus for a complete tableau. */
  personClaims(place: Place, log?: Log): void;
  /** Has her leave out her next turn, or not. */
  setSkips(place: Place, skips: boolean): void;

  /** What the person did in this turn: see `PersonTurn`. */
  soilGained(place: Place): number;
  cardsDrawn(place: Place): number;
  blueCards(place: Place): number;
}
