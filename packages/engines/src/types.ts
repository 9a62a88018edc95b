/** What the package offers, game by game the same. */
import type { Fault } from '../../../src/core/fault.ts';
import type { Lang, Message } from '../../../src/core/text.ts';

export type { Fault, Lang, Message };

/** A text or a number that decides all chance; `7` and `"7"` are the same. The same seed gives the same game on every machine. */
export type Seed = string | number;

/** A place at the table, 0-based, counted clockwise. */
export type Seat = number;

/** Content to play with: the built-in one when absent. With `hash` it must be that very content. */
export interface CatalogReference {
  readonly id: string;
  readonly hash?: string;
}

/** A thing to say: a code and numbers for programs, and words for people. */
export interface Told extends Message {
  readonly text: string;
}

/** One action that may be taken. */
export interface Choice<Action> {
  readonly action: Action;
  /** One short line that no language is needed for; different for different legal actions. */
  readonly notation: string;
  /** In words, as to the one who takes it. */
  readonly text: string;
}

/** How a finished game came out. */
export interface Outcome {
  /** Whether seats win against each other, together, or one plays alone: how to read the ranks. */
  readonly nature: 'competitive' | 'cooperative' | 'solo';
  /** Score by seat, in the game's own points. */
  readonly scores: readonly number[];
  /** Rank by seat, 1 is best; equal ranks are ties. Together or alone, 1 is a win and 2 a loss. */
  readonly ranks: readonly number[];
  /** The way the game ended, kebab-case. */
  readonly ending: string;
  /** The same in a few words. */
  readonly text: string;
  /** What the game counts, by name, as seat 0 counts it; where seats play together it is everybody's. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Codes of remarks that the result must carry, such as content that no source gives. */
  readonly notes: readonly string[];
}

/** A row of the score sheet: the points that one side has so far, by part of the score. */
export interface SheetRow {
  /** Whose points these are; null where they are nobody's at the table, such as an automaton's. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The whole first, then its parts in the order of the sheet. */
  readonly parts: readonly { readonly part: string; readonly text: string; readonly points: number }[];
}

/** A row of a catalog, as data and in words of our own. */
export interface CardRow {
  /** What states and actions name it by; rows of one table with the same id are alike. */
  readonly id: string;
  readonly name: string;
  /** What it is and does, a sentence each. */
  readonly facts: readonly string[];
  /** The row as the catalog has it; its `source` says how sure it is. */
  readonly row: object;
}

/** One question to a person at a real table. */
export interface Question {
  /** Where its answer is kept. */
  readonly key: string;
  readonly text: string;
  /** What may be typed, line by line. */
  readonly help: readonly string[];
  /** The line that an empty one stands for; absent where something has to be typed. */
  readonly usual?: string;
  /** Why the line that was given is no answer. */
  readonly fault?: string;
}

/** Where an interview stands: what is asked next, or the view that was told, with sentences on what was filled in. */
export type Interviewed<State> =
  | { readonly question: Question }
  | { readonly question: null; readonly view: State; readonly remarks: readonly string[] };

/** What an action came to. */
export interface Applied<State> {
  /** The full state after it, at the next decision. */
  readonly state: State;
  /** The seat whose decision is next; null when the game is over. */
  readonly toAct: Seat | null;
  /** What everyone saw, in order. */
  readonly events: readonly Told[];
}

/** A whole game as a document; the HTTP interface writes and reads the same. */
export interface GameRecord<State, Action> {
  readonly game: string;
  readonly version: 1;
  readonly record: 1;
  /** A full state, or the view of one seat. */
  readonly start: State;
  /** What was done, and how chance came out: by `seed`, or by the `state` that the recorder saw after it. Without either the seed is 0. */
  readonly moves: readonly {
    readonly seat: Seat;
    readonly action: Action;
    readonly seed?: Seed;
    readonly state?: State;
  }[];
  /** What the moves are held to; absent where the game did not end. */
  readonly result?: {
    readonly scores: readonly number[];
    readonly ranks: readonly number[];
    readonly ending: string;
  };
}

/** A move that has been played back. */
export interface Replayed<State> {
  /** Its place among the moves. */
  readonly index: number;
  readonly seat: Seat;
  /** What it came to, full or as the recorder saw it; null after the last move of a view that says no more. */
  readonly state: State | null;
  /** What everyone saw; nothing where the record says only what it came to. */
  readonly events: readonly Told[];
}

/** A decision of another seat, and what the seat that tells it saw then. */
export interface ToldDecision<State, Action> {
  readonly view: State;
  readonly action: Action;
}

/**
 * The rules of one game. Documents go in and come out, none is ever changed, and all chance comes from seeds. Whatever does not
 * fit is thrown as a `Refusal`, which lists every fault.
 */
export interface Engine<Options, State, Action> {
  /** Name of the game, as in the `game` field of states. */
  readonly id: string;
  /** Title of the game in English. */
  readonly title: string;
  /** The same in every language. */
  readonly titles: Readonly<Record<Lang, string>>;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** JSON Schemas with descriptions, for forms and other checkers. */
  readonly schemas: { readonly options: object; readonly state: object; readonly action: object };
  /** Content to play with, the default first. */
  readonly catalogs: readonly { readonly id: string; readonly title: string; readonly hash: string }[];
  /**
   * The same rules with content of your own beside the built-in one, or in place of it.
   * @param documents catalogs as docs/catalogs.md tells of them
   */
  withCatalogs(documents: readonly unknown[]): Engine<Options, State, Action>;
  /** A new game, shuffled and dealt: its full state. Absent options have their defaults. */
  setup(options: Options, seed: Seed, catalog?: CatalogReference): State;
  /** Every fault of what claims to be a state or a view; none when it is one. */
  faults(state: unknown): readonly Fault[];
  /** The seat whose decision is next; null when the game is over. */
  toAct(state: State): Seat | null;
  /** A full state as one seat sees it: what the seat may not know is null. A finished game hides nothing. */
  view(state: State, seat: Seat): State;
  /**
   * A full state that the seat of a view holds possible: what it cannot know is dealt anew, each world as likely as any other. A full
   * state comes back as it is.
   */
  deal(state: State, seed: Seed): State;
  /** What the seat to act may do, in a fixed order; nothing when the game is over. Takes a full state or that seat's view. */
  legalActions(state: State, lang?: Lang): readonly Choice<Action>[];
  /** Performs an action of the seat to act in a full state, with all that follows until the next decision. */
  apply(state: State, action: Action, seed: Seed, lang?: Lang): Applied<State>;
  /** The result; null while the game goes on. */
  outcome(state: State, lang?: Lang): Outcome | null;
  /** The points that everybody has by what is seen in a full state or a view, as they stand; nothing for a game without a sheet. */
  sheet(state: State, lang?: Lang): readonly SheetRow[];
  /** The rows of a catalog, the default one when absent, by the name of their table. */
  cards(lang?: Lang, catalog?: CatalogReference): Readonly<Record<string, readonly CardRow[]>>;
  /** A legal action in words and in short. Takes a full state or the view of the seat to act. */
  describe(state: State, action: Action, lang?: Lang): Choice<Action>;
  /**
   * A person at a real table tells what their seat sees, one short line at a time: what is asked next, or the view.
   * @param answers lines by the key of their question, kept by the caller
   * @param before a view of the same table from earlier: what it says is usual
   */
  interview(answers: Readonly<Record<string, string>>, lang?: Lang, before?: State): Interviewed<State>;
  /** Plays a record back, move by move, and checks each of them and the result. */
  replay(record: GameRecord<State, Action>, lang?: Lang): Generator<Replayed<State>, void>;
  /**
   * What the seat to act at the end of a record can tell of what others did, as `history` of a search on a server takes it: each decision with
   * what that seat saw then, and nothing else. Nothing where searches conclude nothing from it, and where the record is what one seat saw.
   */
  history(record: GameRecord<State, Action>): ToldDecision<State, Action>[];
}
