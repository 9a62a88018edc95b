import type { Action } from '../../../core/contract.ts';

/**
 * An action is a move with three operands of seven bits: `move << 21 | card << 14 | first << 7 | second`.
 * Animals are slots, cards of a hand `kind * 2 + side`, traits their numbers. Legal actions are listed
 * ascending, so the order of the moves here is their order in documents too. The free actions of a go
 * come first, which `free-order.ts` counts on.
 */
export const MOVES = [
  'pass',
  'animal',
  'trait',
  'graze',
  'hibernate',
  'piracy',
  'convert-fat',
  'eat',
  'attack',
  'specialize',
  'metamorphose',
  'take-shell',
  'reveal',
  'ignore',
  'run',
  'mimic',
  'lose',
  'hide',
  'ink',
  'ambush',
  'scavenge',
  'share',
] as const;

/** Ends a development, a go, or declines what is offered. */
export const PASS = 0;
/** Plays `card` (side 0) face down as an animal. */
export const ANIMAL = 1;
/** Plays a side of `card` as a trait of `first`; `second` is the partner of a pair, or `NONE`. */
export const TRAIT = 2;
/** Destroys a red food of the bank. */
export const GRAZE = 3;
export const HIBERNATE = 4;
/** `first` takes a food from `second`. */
export const PIRACY = 5;
/** `first` turns `second` stored fat into food. */
export const CONVERT_FAT = 6;
/** `first` takes red food. */
export const EAT = 7;
/** `first` attacks `second`. */
export const ATTACK = 8;
export const SPECIALIZE = 9;
/** `first` drops the trait `card` for food; `second` is the partner of a pair, 1 for a full fat card, else 0. */
export const METAMORPHOSE = 10;
/** `first` gets a Shell from the centre. */
export const TAKE_SHELL = 11;
/** Turns up the Anglerfish `first`. */
export const REVEAL = 12;
/** The attacker's Intellect ignores the trait `card`. */
export const IGNORE = 13;
export const RUN = 14;
/** Mimicry: the attack moves to `first`. */
export const MIMIC = 15;
/** Tail loss: the prey drops the trait `card`; `second` as for `METAMORPHOSE`. */
export const LOSE = 16;
/** Hides in the Shell. */
export const HIDE = 17;
export const INK = 18;
/** `first` ambushes the animal that takes food. */
export const AMBUSH = 19;
/** The scavenger `first` eats. */
export const SCAVENGE = 20;
/** Pair trait `card`: `first` gets its share from `second`. */
export const SHARE = 21;

/** The code of a move with its operands. */
export const actionOf = (move: number, first: number, second: number, card: number): Action =>
  (move << 21) | (card << 14) | (first << 7) | second;

/** Whether a move goes beside the main action of a go, whatever the rulings (section 2.3). */
export const isFree = (move: number): boolean => move >= GRAZE && move <= PIRACY;

/** Index into `MOVES`. */
export const moveOf = (action: Action): number => action >> 21;
/** Slot of the animal. */
export const firstOf = (action: Action): number => (action >> 7) & 127;
/** Slot of the other animal, a number, or `NONE`. */
export const secondOf = (action: Action): number => action & 127;
/** Kind of card and side (`kind * 2 + side`), or trait. */
export const cardOf = (action: Action): number => (action >> 14) & 127;
