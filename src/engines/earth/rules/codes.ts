import type { Action } from '../../../core/contract.ts';
import { CLIMATES, ECOSYSTEMS, ISLANDS } from '../content/ids.ts';

/** Kinds of decisions; an action code is `kind * 512 + argument`. */
export const KIND = {
  /** Takes no more, plants no more, leaves the ability unused, pays the rest in soil: says it is enough. */
  stop: 0,
  /** Uses the ability. */
  use: 1,
  /** Argument 0: island and climate fire after the tableau, 1: before it. */
  order: 2,
  /** Argument: `ACTIONS`. */
  action: 3,
  /** Argument: `PARTS`. */
  take: 4,
  /** Argument: sides of islands, of climates, of ecosystems, animals, one list behind the other: `SIDE_ARGUMENT`. */
  side: 5,
  /** Keeps a card of those looked at. */
  keep: 6,
  /** Plants a card. */
  plant: 7,
  /** Plants a card over a terrain, for nothing. */
  replace: 8,
  /** Argument: a plot, see `grid.ts`. */
  plot: 9,
  /** Argument: a space of the tableau. */
  space: 10,
  /** Composts a card of the hand. */
  card: 11,
  /** Plays an event. */
  event: 12,
  /** Three sprouts for two soil. */
  convert: 13,
  /** Discards a leaf to activate animals. */
  leaf: 14,
  /** Argument: the objective that Gaïa claims. */
  gyre: 15,
  /** Activates an animal. Argument: which of the seat's, 0 or 1. */
  animal: 16,
  /** Lets Gaïa play, where she waits to be asked. */
  gaia: 17,
} as const;

const ARGUMENTS = 512;

/** Index into `COLOURS` of each of `ACTIONS`. */
export const COLOUR_OF = [3, 0, 1, 2] as const;

/** Soil, cards composted, cards drawn, sprouts and growth of each action's strong version (rules section 3). */
export const STRONG = [
  [0, 0, 0, 0, 0],
  [5, 2, 0, 0, 0],
  [2, 0, 0, 6, 0],
  [0, 0, 4, 0, 2],
] as const;

/** What a seat can take of another's action. */
export const PARTS = ['soil', 'compost', 'sprouts', 'cards', 'growth'] as const;
/** What each action offers the others; planting offers no choice. */
export const OFFERS = [[], [0, 1], [0, 2], [3, 4]] as const;

/** Arguments of `KIND.side`: islands, then climates, then ecosystems, then animals. */
export const SIDE_ARGUMENT = {
  island: 0,
  climate: ISLANDS,
  ecosystem: ISLANDS + CLIMATES,
  animal: ISLANDS + CLIMATES + ECOSYSTEMS,
} as const;

/** The code of a decision. */
export const codeOf = (kind: number, argument: number): Action => kind * ARGUMENTS + argument;
/** One of `KIND`. */
export const kindOf = (action: Action): number => action >> 9;
/** The argument, 0–511. */
export const argumentOf = (action: Action): number => action & (ARGUMENTS - 1);
/** Whether a kind is beside what the seat is asked: an event, a conversion, a leaf that is discarded. */
export const isExtra = (kind: number): boolean => kind >= KIND.event && kind <= KIND.leaf;
