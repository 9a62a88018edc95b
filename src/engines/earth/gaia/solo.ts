import type { Message } from '../../../core/text.ts';
import type { Gain } from './animals.ts';
import type { Gaia } from './counters.ts';
import type { GaiaRules } from './rulings.ts';

/**
 * Where Gaïa's cards come from and go to. A whole game moves cards of its deck; at a real table a person does, and only
 * numbers are known.
 */
export interface Supply {
  /** Puts up to `count` cards from the deck on her compost. @returns how many there were */
  compost(count: number): number;
  /** Puts `count` cards of her compost on the discard pile. */
  discard(count: number): void;
  /**
   * Puts up to `count` cards on her face-up Earth pile: from the deck, or in answer to Plant those that the person looked
   * at and did not choose. Adds each with `addToPile`.
   */
  pile(count: number, from: 'deck' | 'unchosen'): void;
  /** Gives the person what an animal brings to others, `times` times. */
  give(gain: Gain, times: number): void;
}

/** Hears each step; absent in searches. */
export type Log = (step: Message) => void;

/** Gaïa's side of a solo game: what the functions of this folder work on. */
export interface Solo {
  readonly gaia: Gaia;
  readonly rules: GaiaRules;
  readonly supply: Supply;
  readonly log?: Log | undefined;
}
