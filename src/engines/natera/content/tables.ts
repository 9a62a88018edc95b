/** The rows of a catalog in the form that the rules work with; `build.ts` makes them. */
import type { Program } from '../../kit/program.ts';
import { AREAS, FOREST, ZONE_SPACES } from './terms.ts';

/** Index that stands for nothing: no program, no card, no seat. */
export const NONE = -1;

/** What fires a lasting row. */
export const EVENTS = ['none', 'deploy', 'play', 'hire', 'colony', 'growth', 'discard', 'joined'] as const;
/** What a prerequisite asks for. */
export const ASKED = ['presence', 'authority', 'cards'] as const;

/** What rows are called, for people. */
export type Named = { readonly name: string; readonly french: string };

/** What every table has, by row in the order of the catalog. */
export interface Table {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
}

/** What must be paid, by row. */
export interface Costs {
  /** Index in `PRICED`; `NONE` for nothing. */
  readonly costOf: Int8Array;
  readonly costAmount: Int8Array;
}

/** Triggers and discounts, by row. */
export interface Lasting {
  /** Index in `EVENTS`; 0 for none. */
  readonly event: Int8Array;
  /** Of `deploy` the index in `AREAS`, or their number for anywhere; of `play` the index in `PLAYED`; else 0. */
  readonly eventOf: Int8Array;
  /** Index in `DISCOUNTED`; `NONE` for none. */
  readonly discountOn: Int8Array;
  /** Index in `RESOURCES`. */
  readonly discountOf: Int8Array;
  readonly discountBy: Int8Array;
}

/** Points at the end, by row. */
export interface Points {
  /** A plain number. */
  readonly points: Int8Array;
  /** Index in `COUNTED`; `NONE` where points depend on nothing. */
  readonly pointsPer: Int8Array;
  readonly pointsEvery: Int8Array;
  readonly pointsEach: Int8Array;
}

/** Locations and tiles. */
export interface Locations extends Table, Costs {
  /** Index in `AREAS`. */
  readonly area: Int8Array;
  readonly tier: Int8Array;
  /** First instruction of what it gives, its cost as an instruction included. */
  readonly start: Int16Array;
  /** First instruction of the bonus of a colony; `NONE` in the forest. */
  readonly bonus: Int16Array;
  /** Cards of the hand that its steps discard, less those that they draw first; what it costs is not counted. */
  readonly discards: Int8Array;
  /** 1 where it copies other locations. */
  readonly copies: Uint8Array;
  /** Rows that are printed on the board, by space; `NONE` where a tile lies. */
  readonly printed: Int8Array;
  /** Rows of tiles by zone, of tier 2 and of tier 3. */
  readonly tier2: readonly Int8Array[];
  readonly tier3: readonly Int8Array[];
}

/** Exploration cards. Sets are masks of `CARD_WORDS` words. */
export interface Cards extends Table, Costs, Lasting, Points {
  /** Index in `PILES`. */
  readonly pile: Int8Array;
  readonly nuclear: Uint8Array;
  /** Prices in endurance, agility, intelligence, three a card. */
  readonly price: Int8Array;
  /** Types as a mask by `TYPES`, `prerequisite` included. */
  readonly types: Uint8Array;
  /** Prerequisites of card `c` are those from `requiresFrom[c]` on and before `requiresFrom[c + 1]`. */
  readonly requiresFrom: Int16Array;
  /** Index in `ASKED`; then that in `AREAS`, `ZONES` or `TYPES`; then the least level or number. */
  readonly asks: Int8Array;
  readonly asksOf: Int8Array;
  readonly asksLeast: Int8Array;
  /** Index in `BACKGROUNDS`. */
  readonly background: Int8Array;
  /** First instruction of what it does, at once, in rest phases, as an ability or when it fires; `NONE` for a discount alone. */
  readonly start: Int16Array;
  /** Sets of cards: by background, by type as in `TYPES`, advanced ones, with a prerequisite of presence, and of authority. */
  readonly ofBackground: readonly Int32Array[];
  readonly ofType: readonly Int32Array[];
  readonly ofPile: readonly Int32Array[];
  readonly asksPresence: Int32Array;
  readonly asksAuthority: Int32Array;
  /** The set of cards that copy the production of others. */
  readonly copying: Int32Array;
  /** Passive cards with a discount, ascending, by `DISCOUNTED`, then by `RESOURCES`. */
  readonly discounting: readonly Int16Array[];
}

/** Specialists. */
export interface Specialists extends Table, Points {
  readonly price: Int8Array;
  /** First instruction of the reward. */
  readonly start: Int16Array;
  readonly energy: Int8Array;
  /** First instruction of the ability, its energy not included: who uses it pays first. */
  readonly ability: Int16Array;
  /** 1 where neither gives endurance, agility or intelligence, resources of any kind included; and where the reward does not. */
  readonly plain: Uint8Array;
  readonly plainReward: Uint8Array;
}

/** Objectives on accomplishment tiles. */
export interface Objectives extends Table {
  /** Index in `LETTERS`. */
  readonly letter: Int8Array;
  readonly number: Int8Array;
  /** Index in `CONDITIONS`. */
  readonly condition: Int8Array;
  readonly least: Int8Array;
  /** Index in `TYPES`, `NONE` where it asks for none; zones as a mask. */
  readonly type: Int8Array;
  readonly zones: Int8Array;
}

/** Tribes with their mini-tiles. */
export interface Tribes extends Table, Lasting {
  readonly nuclear: Uint8Array;
  readonly complexity: Int8Array;
  readonly leaders: Int8Array;
  readonly explorers: Int8Array;
  /** First instructions: start of the mini-tile, its production, set-up, production of the card, what fires, what a joiner gets. */
  readonly start: Int16Array;
  readonly tile: Int16Array;
  readonly setup: Int16Array;
  readonly production: Int16Array;
  readonly fires: Int16Array;
  readonly joiner: Int16Array;
  /** Index in `TRAITS`; `NONE` for none. */
  readonly trait: Int8Array;
  readonly colonyPoints: Int8Array;
}

/** Sides of science boards, by `board * 2 + side`; of each, `GROWTH` spaces a row. */
export interface Boards extends Table, Costs {
  /** First instruction of a space's reward or production; `NONE` where it gives points alone. */
  readonly start: Int16Array;
  readonly points: Int8Array;
  /** Spaces that a space is linked to, as a mask. */
  readonly links: Int16Array;
}

/** All that is printed, as tables. */
export interface Content {
  readonly program: Program;
  /** By instruction: 1 where from there to the end of the program there is nothing but `gain`. */
  readonly plain: Uint8Array;
  /** First instruction of each built-in program, by its op (`OPS`); `NONE` where there is none. */
  readonly builtIn: Int16Array;
  readonly locations: Locations;
  readonly cards: Cards;
  readonly specialists: Specialists;
  readonly objectives: Objectives;
  readonly tribes: Tribes;
  readonly boards: Boards;
  /** First instruction of what the disc of a zone produces, by zone. */
  readonly discs: Int16Array;
}

/** The area of a location, an index in `AREAS`: locations are those of the forest, then zone by zone. */
export const areaOf = (space: number): number =>
  space < FOREST ? AREAS.indexOf('forest') : 1 + Math.trunc((space - FOREST) / ZONE_SPACES);

/** The tier of a location: 0 in the forest; of each zone two of tier 1, two of tier 2, one of tier 3. */
export const tierOf = (space: number): number =>
  space < FOREST ? 0 : 1 + Math.trunc(((space - FOREST) % ZONE_SPACES) / 2);
