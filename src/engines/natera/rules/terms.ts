/** Numbers that the rules work with. */

/** Most programs in progress, one within another. */
export const FRAMES = 48;
/** Where so many are in progress nothing more begins that could nest on: what cannot be done is passed over. */
export const DEEPEST = 24;

/** What a frame's `source` says where no row does. */
export const NO_SOURCE = -1;

/** In the place of a seat: an accomplishment that nobody can claim any more. */
export const LOST = -2;

/** Parts of a game, in order; from `actions` on they come again each season. */
export const STAGES = [
  'tribes',
  'start',
  'sides',
  'opening',
  'tribe-setup',
  'put-aside',
  'actions',
  'production',
  'cards',
] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Kinds of actions. A code is `kind * 1024 + parameter`, read by bits: to divide takes longer than most weights. */
export const KIND = {
  /** Deploys a pawn: `leader * 32 + space`, leader 0 or 1. */
  deploy: 0,
  /** Plays an exploration card: `card * 4 + payment`, an index in `RESOURCES` below 3. */
  play: 1,
  /** Hires a specialist of the river. */
  hire: 2,
  /** Establishes a colony for material. */
  establish: 3,
  /** Uses the ability of a specialist. */
  consult: 4,
  /** Uses the ability of an exploration card. */
  use: 5,
  /** Discards two cards for a resource. */
  trade: 6,
  pass: 7,
  /** Ends the turn. */
  end: 8,
  /** A card of the own hand, or of those that are passed on; for `copy-production` one in play. */
  card: 9,
  /** A kind of resource. */
  resource: 10,
  /** A pile to draw from, or to look at. */
  pile: 11,
  /** A track. */
  track: 12,
  /** A location: for a colony, a copy, a bonus, or a pawn that moves. */
  space: 13,
  /** A space of the own science board. */
  growth: 14,
  /** A specialist of the river, or an own one. */
  specialist: 15,
  /** One of several ways. */
  option: 16,
  /** One of several parts, or programs that are due, to be done next. */
  part: 17,
  /** Pays. */
  pay: 18,
  /** Leaves it, or leaves the rest of it. */
  decline: 19,
  /** A tribe, by its index in the catalog. */
  tribe: 20,
  /** A side of the science board: 0 or 1. */
  side: 21,
  /** An accomplishment, by its slot. */
  claim: 22,
  /** A type of cards, an index in `TYPES`. */
  type: 23,
  /** A token of another seat: `track * 4 + seat`. */
  oust: 24,
} as const;

const PARAMETER_BITS = 10;
const STEP = 1 << PARAMETER_BITS;

/** The code of an action. */
export const codeOf = (kind: number, parameter = 0): number => kind * STEP + parameter;
/** Its kind, one of `KIND`. */
export const kindOf = (action: number): number => action >> PARAMETER_BITS;
/** Its parameter. */
export const parameterOf = (action: number): number => action & (STEP - 1);

/** How a game can end: all has been counted. */
export const ENDINGS = ['counted'] as const;
