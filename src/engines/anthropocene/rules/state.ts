import type { Catalog } from '../../../core/catalog.ts';
import { type Content, DECK, NO_CARD, type StartCard, withStart } from '../content/catalog.ts';
import { type MODES, type Options, type Rulings, withDefaults } from './options.ts';

/** Spaces of the grid, row by row: `row * 3 + column`. */
export const SPACES = 9;
/** Lines of the grid: rows 0–2, columns 3–5. */
export const LINES = 6;
/** Smallest value an objective can have. */
export const LEAST_VALUE = 3;
/** Objective values 3–6, so a (line, value) pair is bit `line * 4 + value - 3` of a mask. */
export const VALUES = 4;
/** Room for the sums of a line, 0–9. */
export const SUMS = 10;
/** Mask of all (line, value) pairs. */
export const ALL_PAIRS = (1 << (LINES * VALUES)) - 1;
/** Generations of a game. */
export const GENERATIONS = 3;

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules {
  readonly catalog: Catalog<Content>;
  readonly seats: number;
  readonly mode: (typeof MODES)[number];
  readonly rulings: Rulings;
  /** The option, if there was one. */
  readonly startOption: Options['start'];
  /** Cards that lie in the grid when the game begins (ruling P1). */
  readonly start: readonly StartCard[];
  /** Whether generation cards lie open (rulebook page 10, young and chick). */
  readonly openHands: boolean;
  /** Molecules that the mode counts, by card index. */
  readonly gas: Int8Array;
  /** Biosphere values, by card index. */
  readonly value: Int8Array;
  /** Values of the six biosphere objective cards. */
  readonly biospheres: Int8Array;
  /** Whether a line counts while it has an empty space (ruling P2). */
  readonly unfinishedCounts: boolean;
}

/**
 * The working state. Cards are indexes into the content tables; a hand is a bit mask over the twelve
 * cards of the current generation. The arrays are windows on `words`, so that a copy is one loop.
 */
export interface State {
  readonly rules: Rules;
  /** 0-based. */
  generation: number;
  firstSeat: number;
  /** Cards placed in this generation. */
  played: number;
  /** Mask of this generation's cards in the grid. */
  playedMask: number;
  ice: number;
  /** Molecules on top cards that the mode counts. */
  gas: number;
  /** Mask of spaces without a card. */
  empty: number;
  /** Mask of (line, value) pairs that the grid fulfils. */
  fulfilled: number;
  /** Sky cards placed. */
  skies: number;
  finished: boolean;
  readonly words: Int32Array;
  /** Hand masks, by seat. */
  readonly hands: Int32Array;
  /** Mask of pairs that agree with what was announced this generation, by seat. */
  readonly possible: Int32Array;
  /** Line of the objective, by seat. */
  readonly landmark: Int8Array;
  /** Biosphere objective card 0–5, by seat. */
  readonly biosphere: Int8Array;
  /** Top card of each space. */
  readonly top: Int8Array;
  /** Sum of each line. */
  readonly sum: Int8Array;
  /** Value of each sky card. */
  readonly sky: Int8Array;
  /** The card under each card of the grid. */
  readonly beneath: Int8Array;
}

const WORDS = 25;

/** The rules of a game with these options, defaults filled in. */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const { seats, mode, rulings, start } = withDefaults(options);
  const content = start === undefined ? catalog.content : withStart(catalog.content, start);
  const counted = (card: number): number => {
    switch (mode) {
      case 'base':
      case 'young':
        return content.co2[card]!;
      case 'expert':
        return content.co2[card]! + content.ch4[card]!;
      case 'chick':
        return 0;
    }
  };
  return {
    catalog,
    seats,
    mode,
    rulings,
    startOption: start,
    start: rulings.startCards === 'catalog' ? content.start : [],
    openHands: mode === 'young' || mode === 'chick',
    gas: Int8Array.from({ length: NO_CARD + 1 }, (_, card) => counted(card)),
    value: content.value,
    biospheres: content.biospheres,
    unfinishedCounts: rulings.unfinishedLines === 'count',
  };
};

/** A state with an empty grid, nothing dealt. */
export const emptyState = (rules: Rules): State => {
  const words = new Int32Array(WORDS);
  const bytes = (offset: number, length: number) => new Int8Array(words.buffer, offset, length);
  const state: State = {
    rules,
    generation: 0,
    firstSeat: 0,
    played: 0,
    playedMask: 0,
    ice: 3,
    gas: 0,
    empty: (1 << SPACES) - 1,
    fulfilled: 0,
    skies: 0,
    finished: false,
    words,
    hands: new Int32Array(words.buffer, 0, 4),
    possible: new Int32Array(words.buffer, 16, 4),
    landmark: bytes(32, 4),
    biosphere: bytes(36, 4),
    top: bytes(40, SPACES),
    sum: bytes(49, LINES),
    sky: bytes(55, GENERATIONS),
    beneath: bytes(58, NO_CARD),
  };
  state.top.fill(NO_CARD);
  state.beneath.fill(NO_CARD);
  state.possible.fill(ALL_PAIRS);
  return state;
};

/** Makes `into` equal to `from`; both are states of the same options. */
export const copyState = (from: State, into: State): void => {
  into.generation = from.generation;
  into.firstSeat = from.firstSeat;
  into.played = from.played;
  into.playedMask = from.playedMask;
  into.ice = from.ice;
  into.gas = from.gas;
  into.empty = from.empty;
  into.fulfilled = from.fulfilled;
  into.skies = from.skies;
  into.finished = from.finished;
  const source = from.words;
  const target = into.words;
  for (let word = 0; word < WORDS; word++) target[word] = source[word]!;
};

/** Turns from seat 0 on, more than a generation has. */
const TURNS = 16;

/** Seats in the order of their turns, by number of seats; asked four times a decision, where dividing took longer. */
const ORDER = Int8Array.from(
  { length: 5 * TURNS },
  (_, place) => (place % TURNS) % Math.max(1, Math.floor(place / TURNS)),
);

/** The seat whose turn it is; meaningless once finished. Clockwise from the first seat (rulebook page 5). */
export const activeSeat = ({ rules, firstSeat, played }: State): number =>
  ORDER[rules.seats * TURNS + firstSeat + played]!;

/** Cards `seat` has placed in this generation. */
const placedBy = (state: State, seat: number): number => {
  const { seats } = state.rules;
  const order = (seat - state.firstSeat + seats) % seats;
  return Math.floor((state.played - order + seats - 1) / seats);
};

/** Cards `seat` holds: an equal part of the deck, less what it has placed (rulebook page 3). */
export const handSize = (state: State, seat: number): number => DECK / state.rules.seats - placedBy(state, seat);

/** The bit of the pair (line, value) that is the objective of `seat`. */
export const objectivePair = (state: State, seat: number): number =>
  state.landmark[seat]! * VALUES + state.rules.biospheres[state.biosphere[seat]!]! - LEAST_VALUE;

/** Whether the grid fulfils the objective of `seat`: its line shows exactly its value (rulebook page 4). */
export const isMet = (state: State, seat: number): boolean =>
  ((state.fulfilled >> objectivePair(state, seat)) & 1) === 1;
