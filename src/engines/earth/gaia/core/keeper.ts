/** What Gaïa's rules ask of whatever keeps her things: the state of a whole game, or the counters of a real table. */
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

/**
 * Her side of one kind of game; `Place` is where her things lie. The functions allocate nothing where a search calls
 * them: all they need stands in `Place`.
 */
export interface Keeper<Place> {
  /** What stays the same during one game. */
  settings(place: Place): { readonly difficulty: Difficulty; readonly rulings: GaiaRulings };
  /** Her animals from left to right, 0 and 1; nothing in a place that is empty. */
  animal(place: Place, index: number): GaiaAnimal | undefined;

  /** How much she has. */
  amount(place: Place, good: Good): number;
  /** Takes away `count`, which she has; cards of her compost go to the discard pile. */
  pay(place: Place, good: Good, count: number): void;
  /** Adds `count`; cards of compost come from the deck, unseen. @returns how many there were */
  add(place: Place, good: Good, count: number, random: Random): number;

  /** Puts up to `count` cards on her face-up Earth pile. */
  pile(place: Place, count: number, from: PileSource, random: Random): void;
  /** Cards of that pile, and the points they bring. */
  pileCards(place: Place): number;
  pilePoints(place: Place): number;

  /** Leaves she has put on the Fauna board: what animals call used leaves. Those the person discarded are not hers. */
  usedLeaves(place: Place): number;
  /** What the storage zone of an animal of hers holds, by place. */
  stored(place: Place, index: number): number;
  /** Puts pieces into it. */
  store(place: Place, index: number, count: number): void;
  /** Gives the person what an animal brings to others, `times` times. */
  give(place: Place, gain: Gain, times: number): void;

  /** What the person did in this turn: see `PersonTurn`. */
  soilGained(place: Place): number;
  cardsDrawn(place: Place): number;
  blueCards(place: Place): number;
}
