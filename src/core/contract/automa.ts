/** A solo automaton, in whole states and at real tables. */
import type { TSchema } from 'typebox';
import type { Random } from '../random.ts';
import type { Result } from '../result.ts';
import type { Lang, Message, Phrases } from '../text.ts';
import type { Outcome } from './outcome.ts';
import type { EventLog } from './words.ts';

/** A document of a real table, where nobody but the automaton has a digital state. */
export interface TableEnvelope {
  readonly game: string;
  readonly version: 1;
  readonly kind: 'automa';
}

/** One thing that an automaton has to be told by the person it plays against. */
export interface Ask {
  /** Where the answer goes, relative to the document. */
  readonly pointer: string;
  /** The question; the automaton's `phrases` have its code. */
  readonly question: Message;
  /** What the answer is: one of `choices`, a whole number, yes or no, or a list of `length` whole numbers. */
  readonly form: 'choice' | 'count' | 'yes-no' | 'list';
  readonly choices?: readonly { readonly value: string; readonly label: Message }[];
  /** Smallest and largest number. */
  readonly least?: number;
  readonly most?: number;
  readonly length?: number;
  /** What the answer is nearly always, for a person who just confirms. */
  readonly usual?: number;
  /** Asked only when the answer at `pointer` is one of `values`. */
  readonly only?: { readonly pointer: string; readonly values: readonly string[] };
}

/** What a table has come to. */
export interface TableTurn<Table extends TableEnvelope = TableEnvelope> {
  readonly table: Table;
  /** What happened and what the person has to do with the automaton's pieces, in order. */
  readonly steps: readonly Message[];
  /** What the next document must tell; empty when the game is over. */
  readonly asks: readonly Ask[];
  /** The automaton's points so far, by what they are for. */
  readonly score: readonly { readonly part: Message; readonly points: number }[];
  /** When the person has told their own score: the person, then the automaton. */
  readonly outcome?: Outcome;
}

/** A solo automaton: it has no choices to make and nothing to hide, so it is played and not searched. */
export interface Automa<State = unknown, Table extends TableEnvelope = TableEnvelope> {
  /** Dictionaries for every step, question, label and part; the same keys in each language. */
  readonly phrases: Readonly<Record<Lang, Phrases>>;
  /** Schema of companion documents; each is told from a state by its `kind`. */
  readonly schema: TSchema;
  /** A companion document that plays as it stands. */
  readonly example: Table;
  /**
   * Goes on with a table, which fits `schema`. A document without answers is only looked at; one without counters begins
   * a game. Faults list every contradiction, and every answer that is missing as `missing-figure`; pointers are relative
   * to `table`.
   */
  play(table: Table, random: Random): Result<TableTurn<Table>>;
  /**
   * Plays its part in a whole state, in place, with all that follows until the next decision, where the state waits for it.
   * Absent where no state ever waits, since `apply` does so by itself.
   * @returns whether it was due
   */
  act?(state: State, random: Random, log: EventLog): boolean;
}
