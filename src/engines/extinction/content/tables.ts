/** The rows of a catalog in the form that the rules work with. */
import type { Program } from '../../kit/program.ts';
import type { Ability, Ambassador, Card, Effect, Level, Place, Scenario, Starter, Years } from './rows.ts';
import { DECK, ROLES, SIDE, STARTERS } from './terms.ts';

/** Player cards and starting actions as physical cards, by number. */
export const CARDS = STARTERS + ROLES.length * DECK;

/** What fires a lasting card. */
export const TRIGGERS = ['none', 'reveal', 'phase', 'birth'] as const;

/** Index that stands for nothing: no program, no card, all actions. */
export const NONE = -1;

/** Rows of one catalog document. */
export interface Rows {
  readonly starters: readonly Starter[];
  readonly cards: readonly Card[];
  readonly abilities: readonly Ability[];
  readonly ambassadors: readonly Ambassador[];
  readonly effects: readonly Effect[];
  readonly scenarios: readonly Scenario[];
  readonly years: readonly Years[];
}

/** What rows are called, for people. */
export type Named = { readonly name: string; readonly french: string };

/** When lasting rows do what they say, by row. */
export interface Triggers {
  /** Index in `TRIGGERS`. */
  readonly event: Int8Array;
  /** Of `reveal` the kind of effect in the same deck, of `phase` the index in `PHASES`; else 0. */
  readonly of: Int8Array;
}

/** Rules that rows change, those of row `r` from `from[r]` on and before `from[r + 1]`. */
export interface Modifiers {
  readonly from: Int16Array;
  /** Index in `MODIFIED`. */
  readonly rule: Int8Array;
  /** How much; 0 for rules that have no measure. */
  readonly by: Int8Array;
  /** Kind of the action that it is about; `NONE` for all that heed values. */
  readonly action: Int8Array;
}

/** Abilities by index, in the order of the catalog. */
export interface Abilities extends Triggers {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Index in `ROLES`. */
  readonly role: Int8Array;
  /** Number of the card that is played first: the lowest of its kind in the deck of the role. */
  readonly first: Int8Array;
  /** First instruction of its program, or `NONE`. Without a trigger it may be done once in each own turn. */
  readonly start: Int16Array;
  readonly modifiers: Modifiers;
  /** By role, the indexes of its abilities, ascending. */
  readonly ofRole: readonly Int8Array[];
}

/** Ambassadors by index, in the order of the catalog. */
export interface Ambassadors {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Index in `BACKS`. */
  readonly back: Int8Array;
  readonly dice: Int8Array;
  /** Index in `COUNTS`. */
  readonly count: Int8Array;
  /** The target with four roles in play, and how much more for each role beyond these. */
  readonly target: Int8Array;
  readonly perRole: Int8Array;
  /** By back, the indexes of the ambassadors that have it, ascending. */
  readonly ofBack: readonly Int8Array[];
}

/** The effect cards of a scenario by kind, in the order of the catalog. */
export interface Effects extends Triggers {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Cards of this kind, 18 in all. */
  readonly copies: Int8Array;
  /** 1 for a constant. */
  readonly constant: Int8Array;
  /** First instruction of its program, or `NONE`. */
  readonly start: Int16Array;
  readonly modifiers: Modifiers;
}

/** A scenario sheet with its effect deck. A space is `row * SIDE + column`, from 0, whatever the size of the board. */
export interface Sheet extends Pick<Scenario, 'id' | 'side' | 'rows' | 'columns' | 'birth' | 'destruction'> {
  /** Animals by space at the beginning. */
  readonly animals: Int8Array;
  /** 1 by space that has a tile at the beginning. */
  readonly tiles: Int8Array;
  /** By index in `DIFFICULTIES`. */
  readonly levels: readonly Level[];
  readonly effects: Effects;
}

/** All that is printed, as tables. */
export interface Content {
  readonly program: Program;
  /** By kind of card: its id. Kinds are the starting actions, then the rows of cards. */
  readonly kinds: readonly string[];
  /** By kind of card. */
  readonly names: readonly Named[];
  /** By card number 0–73: the starting actions, then `STARTERS + role * DECK + place in the deck`, by the order of the catalog. */
  readonly cardKind: Int8Array;
  /** By kind of card: 1 where its program copies another action. */
  readonly copying: Uint8Array;
  /** By kind: index in `CARD_TYPES`; starting actions are actions. */
  readonly type: Int8Array;
  /** By kind: 1 for an action without limits of placing. */
  readonly free: Int8Array;
  /** By kind: first instruction of its program. */
  readonly start: Int16Array;
  readonly abilities: Abilities;
  readonly ambassadors: Ambassadors;
  readonly scenarios: readonly Sheet[];
  /** By seats 1–5: the first voting year and the second; 0 at index 0. */
  readonly firstVote: Int8Array;
  readonly secondVote: Int8Array;
}

/** Role by card number, an index in `ROLES`; `NONE` for starting actions. */
export const roleOf = (card: number): number => (card < STARTERS ? NONE : Math.floor((card - STARTERS) / DECK));

/** The space at a row and a column, both from 1 as in rows. */
export const spaceAt = ({ row, column }: Pick<Place, 'row' | 'column'>): number => (row - 1) * SIDE + column - 1;
