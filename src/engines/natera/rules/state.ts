import type { Catalog } from '../../../core/catalog.ts';
import { FRAME_SIZE } from '../../kit/frames.ts';
import type { Content } from '../content/tables.ts';
import { NONE } from '../content/tables.ts';
import {
  CARD_WORDS,
  CARDS,
  LETTERS,
  PILES,
  RESOURCES,
  RIVER,
  SEATS,
  SLOTS,
  SPACES,
  SPECIALIST_WORDS,
  SPECIALISTS,
  ZONES,
} from '../content/terms.ts';
import { type Options, type Settings, withDefaults } from './options.ts';
import { FRAMES } from './terms.ts';

/** What Node asks an object for to print it, by its public name: the rules also run where there is no Node. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

/** Groups of cards that a seat remembers from drafts; see `memory.ts`. */
export const GROUPS = 32;

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules extends Settings {
  readonly catalog: Catalog<Content>;
  readonly content: Content;
  /** Shown instead of the tables when a state is printed. */
  readonly [PRINTED]: () => string;
}

/** The rules of a game with these options, defaults filled in; `optionFaults` finds none in them. */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const settings = withDefaults(options);
  return { ...settings, catalog, content: catalog.content, [PRINTED]: () => JSON.stringify([catalog.id, settings]) };
};

/** Numbers of the state that are not arrays. */
const emptyProgress = () => ({
  /** Index in `STAGES`. */
  stage: 0,
  /** From 1. */
  season: 1,
  /** Seat that begins the season. */
  first: 0,
  /** Seat whose turn it is, or that a stage has come to, counted in the order of turns. */
  current: 0,
  /** Turns that have begun. */
  turn: 0,
  /** Whether the seat to act has had its action; it may still trade cards. */
  acted: 0,
  /** Seats that have passed, as a mask. */
  passed: 0,
  /** Seats that have had their part of the stage, as a mask. */
  done: 0,
  /** Programs in progress. */
  depth: 0,
  /** 1 when the game is over. */
  result: 0,
  /** Tiles that are face up: bits 0–3 tier 2 of the zones, bits 4–7 tier 3. */
  revealed: 0,
  /** Tribes that lie open: 1 once all seats have chosen. */
  tribesShown: 0,
  /** Cards in each pile, and the seats that know the top one, as masks. */
  baseSize: 0,
  advancedSize: 0,
  baseSeen: 0,
  advancedSeen: 0,
  /** Specialists in the pile, and how many of them at the bottom all have seen go there. */
  specialistSize: 0,
  bottomSeen: 0,
  /** Cards that are still to be passed on in the draft; 0 when there is none. */
  drafting: 0,
});

/** Parts of a score; see `scoring.ts`. */
export const PARTS = ['accomplishments', 'colonies', 'science', 'specialists', 'cards', 'tracks'] as const;

const BYTES = 2544;

/** The arrays of the state, all in one buffer so that a copy is one move of memory. */
const emptyArrays = () => {
  const bytes = new Uint8Array(BYTES);
  let offset = 0;
  const take = (width: number, length: number) => {
    const at = offset;
    offset += width * length;
    return [bytes.buffer, at, length] as const;
  };
  return {
    bytes,
    /** Sets of exploration cards, `CARD_WORDS` a seat: in the hand, put aside face down, passed on, in play. */
    hand: new Int32Array(...take(4, SEATS * CARD_WORDS)),
    aside: new Int32Array(...take(4, SEATS * CARD_WORDS)),
    packet: new Int32Array(...take(4, SEATS * CARD_WORDS)),
    played: new Int32Array(...take(4, SEATS * CARD_WORDS)),
    /** Cards in hands of others that a seat has seen go there. */
    known: new Int32Array(...take(4, SEATS * CARD_WORDS)),
    /** Exploration cards that were discarded, face up. */
    discards: new Int32Array(...take(4, CARD_WORDS)),
    /** Sets of specialists: hired, `SPECIALIST_WORDS` a seat, and discarded. */
    hired: new Int32Array(...take(4, SEATS * SPECIALIST_WORDS)),
    specialistDiscards: new Int32Array(...take(4, SPECIALIST_WORDS)),
    frames: new Int16Array(...take(2, FRAMES * FRAME_SIZE)),
    /** By seat and resource. */
    resources: new Int16Array(...take(2, SEATS * RESOURCES.length)),
    /** Spaces of the science board that are covered, by seat, as masks. */
    growth: new Int16Array(...take(2, SEATS)),
    /** Points by seat and part that an estimate ends a game with, on top of those there are; 0 in every real state. */
    forecast: new Int16Array(...take(2, SEATS * PARTS.length)),
    /** Cards that are kept in this round of the draft, by seat, until all have chosen; `NONE` while not chosen. */
    picks: new Int16Array(...take(2, SEATS)),
    /** Piles, base then advanced, `CARDS` each, from bottom to top; what lies beyond their sizes means nothing. */
    piles: new Uint8Array(...take(1, PILES.length * CARDS)),
    specialists: new Uint8Array(...take(1, SPECIALISTS)),
    /** What a seat remembers of drafts: the group of each card, 0 for none; of each group who has its cards, see `memory.ts`. */
    group: new Uint8Array(...take(1, SEATS * CARDS)),
    groupSeats: new Uint8Array(...take(1, SEATS * GROUPS)),
    /** By location: explorers by seat as bits 0–3, leaders as bits 4–7. */
    pawns: new Uint8Array(...take(1, SPACES)),
    /** Specialists that lie open, `NONE` where there is none. */
    river: new Int8Array(...take(1, RIVER)),
    /** By location: its row in the catalog, and the seat whose colony is there, `NONE` for nobody. */
    tiles: new Int8Array(...take(1, SPACES)),
    colonies: new Int8Array(...take(1, SPACES)),
    /** Pawns that are not on the board, by seat. */
    leaders: new Int8Array(...take(1, SEATS)),
    explorers: new Int8Array(...take(1, SEATS)),
    /** By seat and zone. */
    authority: new Int8Array(...take(1, SEATS * ZONES.length)),
    /** By zone, the seat that leads it; `NONE` while its disc is on the board. */
    discs: new Int8Array(...take(1, ZONES.length)),
    /** By letter, the objective in the catalog; by slot, the seat that has claimed it, `NONE` for nobody, -2 when it is lost. */
    objectives: new Int8Array(...take(1, LETTERS.length)),
    claims: new Int8Array(...take(1, SLOTS)),
    /** By seat: its tribe, and the two it was dealt; its science board, and the side, `NONE` while not chosen. */
    tribe: new Int8Array(...take(1, SEATS)),
    offered: new Int8Array(...take(1, SEATS * 2)),
    board: new Int8Array(...take(1, SEATS)),
    side: new Int8Array(...take(1, SEATS)),
  };
};

/** The working state. What follows from the rest is not here: colonies and tokens left, cards of the box. */
export type State = { readonly rules: Rules } & ReturnType<typeof emptyProgress> &
  Readonly<ReturnType<typeof emptyArrays>>;

/** A state in which nothing is set up. */
export const emptyState = (rules: Rules): State => {
  const state: State = { rules, ...emptyProgress(), ...emptyArrays() };
  const { picks, river, tiles, colonies, discs, objectives, claims, tribe, offered, board, side } = state;
  for (const array of [picks, river, tiles, colonies, discs, objectives, claims, tribe, offered, board, side])
    array.fill(NONE);
  return state;
};

/** Makes `into` equal to `from`; both are states of the same options. */
export const copyState = (from: State, into: State): void => {
  into.stage = from.stage;
  into.season = from.season;
  into.first = from.first;
  into.current = from.current;
  into.turn = from.turn;
  into.acted = from.acted;
  into.passed = from.passed;
  into.done = from.done;
  into.depth = from.depth;
  into.result = from.result;
  into.revealed = from.revealed;
  into.tribesShown = from.tribesShown;
  into.baseSize = from.baseSize;
  into.advancedSize = from.advancedSize;
  into.baseSeen = from.baseSeen;
  into.advancedSeen = from.advancedSeen;
  into.specialistSize = from.specialistSize;
  into.bottomSeen = from.bottomSeen;
  into.drafting = from.drafting;
  into.bytes.set(from.bytes);
};
