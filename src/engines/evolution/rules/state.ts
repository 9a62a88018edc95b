import type { Seat } from '../../../core/contract.ts';
import { TRAITS } from '../content/traits.ts';
import type { Rules } from './rules.ts';

/** Phases of a year in which seats decide (section 2); the food bank and the extinction are nobody's decision. */
export const PHASES = ['development', 'feeding', 'finished'] as const;
export const DEVELOPMENT = 0;
export const FEEDING = 1;
export const FINISHED = 2;

/** Where no animal, seat, partner or prey is. */
export const NONE = 127;
/** The "seat" whose discards are the Shells at the centre of the table. */
export const CENTRE = 15;

// The main action of a go.
export const OPEN = 0;
export const SPENT = 1;
export const HUNTED = 2;

// Flags of an animal.
/** In its Shell until the end of the year. */
export const HIDDEN = 1;
export const HIBERNATING = 2;
/** Ate a poisonous animal; dies in the extinction. */
export const POISONED = 4;
/** Hibernated in the year before, so it cannot now. */
export const RESTED = 8;
/** An Anglerfish that was turned up: it counts as Carnivorous. */
export const REVEALED = 16;
/** Everybody knows that the card is no Anglerfish, since it was attacked and did not turn up. */
export const PLAIN = 32;
/** Grazed in this go. */
export const GRAZED = 64;
/** Ink undid its attack in this go; it may attack again from the next go on. */
export const BAFFLED = 128;

// Marks of a trait card.
/** A fat card holds its yellow food; the share of a pair was used this round. */
export const FULL = 1;
export const SHARED = 1;
/** The partner is to be fed, since the host got food. */
export const PARTNER_WAITS = 2;
/** The host is to be fed, since the partner got food. */
export const HOST_WAITS = 4;

// Discards.
/** Everybody has seen which card it is. */
export const SEEN = 1;
/** Nobody but the owner has seen it, yet it is known to be no Anglerfish. */
export const NOT_ANGLERFISH = 2;

/** Bytes of one frame of the stack; `frames.ts` names them. */
export const FRAME = 8;
/** Most frames: every Communication may be ambushed, every ambush counter-attacked (see ARCHITECTURE.md). */
export const DEEPEST = 64;

/** Tables of one byte a card: what `emptyState` makes, but for those by seat or trait and the stack. */
const BYTE_TABLES = 24;

/**
 * The working state. A kind of card is an index into the catalog, an animal is a slot, a trait card in
 * play is an index below `traitCards`. All arrays are windows on one buffer, so that a copy is one call.
 */
export interface State {
  readonly rules: Rules;
  /** 1-based. */
  year: number;
  /** Index into `PHASES`. */
  phase: number;
  /** Seat that begins this year. */
  firstSeat: number;
  /** Seat whose go it is. */
  seat: number;
  /** Mask of seats that passed in this phase. */
  passed: number;
  /** Red food in the bank. */
  bank: number;
  /** Cards left in the deck. */
  deckSize: number;
  /** The main action of this go: `OPEN`, `SPENT`, or `HUNTED` when it was an attack. */
  main: number;
  /** Whether the seat has done anything in this go. */
  acted: boolean;
  /** Slots that were ever used: every living animal is below. */
  slots: number;
  /** Living animals. */
  alive: number;
  /** Animals that there ever were. */
  animalsMade: number;
  /** Trait cards in play. */
  traitCards: number;
  /** Cards that were discarded or lie at the centre. */
  discards: number;
  /** Frames on the stack. */
  depth: number;
  /** Births that wait. */
  births: number;
  readonly bytes: Uint8Array;
  /** Kinds, top card last. */
  readonly deck: Uint8Array;
  /** Cards in hand: `seat * kinds + kind`. */
  readonly hands: Uint8Array;
  readonly handSizes: Uint8Array;
  /** Slots of living animals; the ones of a seat stand in the order of its row. */
  readonly row: Uint8Array;
  /** By seat, the lowest slot with an animal of it, or `NONE`. */
  readonly firstOwn: Uint8Array;
  /** Trait cards in play, by trait: what nobody has need not be looked for. */
  readonly inPlay: Uint8Array;
  /** Discards by seat, those at the centre at `CENTRE`. */
  readonly discardsOf: Uint8Array;
  // By slot.
  /** Seat, or `NONE` for a free slot. */
  readonly owner: Uint8Array;
  /** The next higher slot with an animal of the same seat, or `NONE`; with `inPlay` and `discardsOf` it made searches 1.26 times as fast. */
  readonly nextOwn: Uint8Array;
  /** Which animal it is of all that there ever were, since slots are used again. */
  readonly serial: Uint8Array;
  /** Kind of the card that is the animal. */
  readonly card: Uint8Array;
  readonly red: Uint8Array;
  readonly blue: Uint8Array;
  readonly flags: Uint8Array;
  /** Food it needs to be fed. */
  readonly need: Uint8Array;
  /** Trait cards on it, pair cards included. */
  readonly traitCount: Uint8Array;
  /** Fat cards on it, and how many of them are full. */
  readonly fat: Uint8Array;
  readonly fatFull: Uint8Array;
  /** The prey whose trait its Intellect ignores this year, and that trait (section 4.2). */
  readonly studiedPrey: Uint8Array;
  readonly studiedTrait: Uint8Array;
  /** Points beyond those on the table, by seat: 0 but in a game that `finish` has ended. */
  readonly expected: Int32Array;
  /** Traits it has. */
  readonly mask: Int32Array;
  /** Traits it has used up for this year. */
  readonly used: Int32Array;
  // By trait card, in the order they were played.
  readonly traitKind: Uint8Array;
  readonly traitCard: Uint8Array;
  readonly host: Uint8Array;
  /** The other animal of a pair, or `NONE`. The host of a Symbiosis is the dependent, the partner its protector. */
  readonly partner: Uint8Array;
  readonly mark: Uint8Array;
  // By discard, oldest first.
  readonly discardSeat: Uint8Array;
  readonly discardCard: Uint8Array;
  readonly discardKnown: Uint8Array;
  /** Animals that will give birth, the one that was fed first in front. */
  readonly birthQueue: Uint8Array;
  /** Unfinished business, innermost last; see `frames.ts`. */
  readonly stack: Uint8Array;
}

/** The numbers of a state at the beginning of a game. */
const START = {
  year: 1,
  phase: DEVELOPMENT,
  firstSeat: 0,
  seat: 0,
  passed: 0,
  bank: 0,
  deckSize: 0,
  main: OPEN,
  acted: false,
  slots: 0,
  alive: 0,
  animalsMade: 0,
  traitCards: 0,
  discards: 0,
  depth: 0,
  births: 0,
};

/** A state without a card anywhere. */
export const emptyState = (rules: Rules): State => {
  const { cards, kinds, seats } = rules;
  const words = 4 * (2 * cards + seats);
  const buffer = new ArrayBuffer(
    words + BYTE_TABLES * cards + seats * (kinds + 2) + TRAITS.length + CENTRE + 1 + FRAME * DEEPEST,
  );
  let offset = words;
  const table = (length = cards): Uint8Array => {
    const view = new Uint8Array(buffer, offset, length);
    offset += length;
    return view;
  };
  const state: State = {
    rules,
    ...START,
    bytes: new Uint8Array(buffer),
    mask: new Int32Array(buffer, 0, cards),
    used: new Int32Array(buffer, 4 * cards, cards),
    expected: new Int32Array(buffer, 8 * cards, seats),
    deck: table(),
    hands: table(seats * kinds),
    handSizes: table(seats),
    row: table(),
    firstOwn: table(seats),
    inPlay: table(TRAITS.length),
    discardsOf: table(CENTRE + 1),
    ...animalTables(table),
    ...traitTables(table),
    discardSeat: table(),
    discardCard: table(),
    discardKnown: table(),
    birthQueue: table(),
    stack: table(FRAME * DEEPEST),
  };
  state.owner.fill(NONE);
  state.firstOwn.fill(NONE);
  return state;
};

const animalTables = (table: () => Uint8Array) => ({
  owner: table(),
  nextOwn: table(),
  serial: table(),
  card: table(),
  red: table(),
  blue: table(),
  flags: table(),
  need: table(),
  traitCount: table(),
  fat: table(),
  fatFull: table(),
  studiedPrey: table(),
  studiedTrait: table(),
});

const traitTables = (table: () => Uint8Array) => ({
  traitKind: table(),
  traitCard: table(),
  host: table(),
  partner: table(),
  mark: table(),
});

/** Makes `into` equal to `from`; both are states of the same options. */
export const copyState = (from: State, into: State): void => {
  into.year = from.year;
  into.phase = from.phase;
  into.firstSeat = from.firstSeat;
  into.seat = from.seat;
  into.passed = from.passed;
  into.bank = from.bank;
  into.deckSize = from.deckSize;
  into.main = from.main;
  into.acted = from.acted;
  into.slots = from.slots;
  into.alive = from.alive;
  into.animalsMade = from.animalsMade;
  into.traitCards = from.traitCards;
  into.discards = from.discards;
  into.depth = from.depth;
  into.births = from.births;
  into.bytes.set(from.bytes);
};

/** The seat `steps` places clockwise from `from`. */
export const seatAfter = ({ rules }: State, from: Seat, steps: number): Seat => (from + steps) % rules.seats;
