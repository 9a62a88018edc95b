/** Numbers that the rules work with. */

/** Most roles in play, and so of everything there is once a role. */
export const PLACES = 5;
/** Dice of a role (rulebook page 2). */
export const DICE = 3;

/** Most programs in progress, one within another. */
export const FRAMES = 46;
/** Where so many are in progress nothing more begins that could nest on: what cannot be done is passed over. */
export const DEEPEST = 24;

/** Most that cards add to the target of births in a turn, or take from it: no die has so many faces. */
export const BONUS = 99;

/** Kinds of actions. A code is `kind * 1024 + parameter`. */
export const KIND = {
  /** Places a die: `value * 128 + card`. */
  die: 0,
  /** Does what an own permanent card says. */
  permanent: 1,
  /** Does what the own ability says. */
  ability: 2,
  /** Ends the actions. */
  end: 3,
  /** A card of the own hand or discards, or one that is copied; of cards that are alike the lowest number. */
  card: 4,
  /** A space of the board: `row * 6 + column`. */
  space: 5,
  /** A row, 0–5, or 6 and a column. */
  line: 6,
  /** An ambassador, by its place in their row. */
  ambassador: 7,
  /** A constant effect: `older * 32 + kind`, with so many older ones of the kind. */
  constant: 8,
  /** A role in play, by its place, and M$ that it is given: `money * 8 + place`. */
  seat: 9,
  /** One of several ways. */
  option: 10,
  /** Pays. */
  pay: 11,
  /** Leaves it, or leaves the rest of it. */
  decline: 12,
  /** An effect card, by kind, that goes back on top: the one to come next first. */
  keep: 13,
  /** An effect card, by kind, that is discarded. */
  throw: 14,
  /** A role, as in `ROLES`. */
  role: 15,
  /** A special ability, by its index in the catalog. */
  choose: 16,
  /** Turns a die that is not placed: `value * 8 + new value`. */
  turn: 17,
  /** Rolls a die of this value again that is not placed. */
  reroll: 18,
  /** Takes a die back: `value * 128 + card`. */
  return: 19,
} as const;

const STEP = 1024;

/** The code of an action. */
export const codeOf = (kind: number, parameter = 0): number => kind * STEP + parameter;

/** Its kind, one of `KIND`. */
export const kindOf = (action: number): number => Math.trunc(action / STEP);

/** Its parameter. */
export const parameterOf = (action: number): number => action % STEP;

/** The parameter of a die of this value on a card, for `KIND.die` and `KIND.return`. */
export const dieOn = (value: number, card: number): number => value * 128 + card;
/** The value in such a parameter. */
export const valueIn = (parameter: number): number => parameter >> 7;
/** The card in such a parameter. */
export const cardIn = (parameter: number): number => parameter & 127;

/** The parameter of a constant effect of a kind, when so many like it are older. */
export const constantOf = (kind: number, older: number): number => older * 32 + kind;
/** The kind in such a parameter. */
export const effectIn = (parameter: number): number => parameter & 31;
/** How many like it are older, in such a parameter. */
export const olderIn = (parameter: number): number => parameter >> 5;

/** How a game can end; `result` of a state is one more than the index here. */
export const ENDINGS = ['population', 'tiles', 'votes', 'won-first-vote', 'won-second-vote'] as const;

/** What `result` is after such an ending. */
export const resultOf = (ending: (typeof ENDINGS)[number]): number => ENDINGS.indexOf(ending) + 1;
