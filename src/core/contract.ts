/**
 * The contract between the games and everything else. Search, service and command line know a game
 * only through `Game`; this file is the manual for writing one. `test/support/battery.ts` holds the
 * tests that every game must pass.
 */
import type { TSchema } from 'typebox';
import type { ActionList } from './actions.ts';
import type { Catalog, CatalogKind, Catalogs } from './catalog.ts';
import type { Metric, Sheet } from './measures.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Lang, Message, Phrases } from './text.ts';

/** A place at the table, 0-based, counted clockwise. */
export type Seat = number;

/**
 * A decision as an int32. The same code is the same decision in every determinization, so that
 * statistics of different worlds can be added.
 */
export type Action = number;

/** What `toAct` returns when the game is over. */
export const TERMINAL = -1;

/** Who sees a document: one seat, or somebody who may see all. */
export type Viewer = Seat | 'all';

/** Whether seats win against each other, together, or one seat plays alone. */
export const NATURES = ['competitive', 'cooperative', 'solo'] as const;
export type Nature = (typeof NATURES)[number];

/** How a finished game came out. */
export interface Outcome {
  /** Raw score by seat, in the game's own points. */
  readonly scores: readonly number[];
  /** Rank by seat, 1 is best; equal ranks are ties. In a cooperative game all are 1 (won) or all 2 (lost). */
  readonly ranks: readonly number[];
  /** One of the game's `endings`. */
  readonly ending: string;
  /** The game's metrics for seat 0, by name. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Codes of remarks the result must carry, such as content that no source gives. */
  readonly notes: readonly string[];
}

/** A playing strength. */
export interface Level {
  /** 1 (plays carelessly) to 10 (plays best). */
  readonly level: number;
  /** Visits of a search at this level. */
  readonly visits: number;
  /** How freely the choice strays from the most visited action: 0 never, 1 as often as visits say. */
  readonly temperature: number;
}

/** One hidden thing, and what it may be. */
export interface BeliefSlot {
  /** What is hidden; `phrases` has its code. */
  readonly slot: Message;
  /** Every value it may have, in the game's order; `phrases` has their codes, and the probabilities sum to 1. */
  readonly values: readonly { readonly value: Message; readonly probability: number }[];
}

/** What one seat can say, exactly, of all that it cannot see. */
export interface Belief {
  /** Worlds that agree with all the seat knows: what `redeal` may draw. 1 when nothing is hidden. */
  readonly worlds: number;
  /** Part of its draws that `redeal` keeps, in (0, 1]; 1 when no draw is ever thrown away. */
  readonly acceptance: number;
  /** What matters most to the seat first: hints tell the first slot, `analyze` all. Empty when nothing is hidden. */
  readonly slots: readonly BeliefSlot[];
}

/** Hears what happens during `apply`. Only public facts are told. Absent in searches, so it costs nothing there. */
export type EventLog = (event: Message) => void;

/** The envelope that every state document shares; the game's own fields stand beside these. */
export interface StateEnvelope {
  readonly game: string;
  readonly version: 1;
  readonly catalog?: { readonly id: string; readonly hash?: string };
  readonly options: unknown;
  readonly viewer: Viewer;
}

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

/**
 * One game. `State` is the game's mutable working state (typed arrays and small integers);
 * `StateJson` and `ActionJson` are what travels.
 */
export interface Game<
  State = unknown,
  Options = unknown,
  StateJson extends StateEnvelope = StateEnvelope,
  ActionJson = unknown,
  Content = unknown,
> {
  /** Kebab-case, as in URLs and in the `game` field of states. */
  readonly id: string;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  readonly nature: Nature;
  /** Each way the game can end, kebab-case; `phrases` has `ending.<name>`. */
  readonly endings: readonly string[];
  /** The `endings` that are a win for everybody; absent in a game where seats win against each other. */
  readonly wins?: readonly string[];
  /** What playouts measure; the first is the seat's raw score. */
  readonly metrics: readonly Metric[];
  /** The game's content: its schema, its built-in documents, and how they are compiled. */
  readonly catalog: CatalogKind<Content>;
  /** TypeBox schemas with descriptions, of setup options, state documents and actions. */
  readonly schemas: { readonly options: TSchema; readonly state: TSchema; readonly action: TSchema };
  /**
   * Dictionaries for `title`, every action, event, ending, metric and note, and for parts and rows of the sheet; the same
   * keys in each language.
   */
  readonly phrases: Readonly<Record<Lang, Phrases>>;

  // Rules: synchronous, no input or output, all chance from `random`, by its `below`, `pick` and `shuffle`: then a
  // search can count every outcome of the last moves. What asks for `next` is only ever sampled.

  /** A new game. Faults are relative to `options`, which already fits `schemas.options`. */
  setup(options: Options, catalog: Catalog<Content>, random: Random): Result<State>;
  /** A scratch state with room to copy `like`, and any other state of the same options, into. */
  blank(like: State): State;
  /** Makes `into` equal to `from` and independent of it, without allocating. */
  copy(from: State, into: State): void;
  /** Number of seats in this game. */
  seatCount(state: State): number;
  /** The seat whose decision is next, or `TERMINAL`. */
  toAct(state: State): Seat | typeof TERMINAL;
  /** Replaces `into` by every legal action, ascending and without repeats; never empty unless the game is over. */
  legalActions(state: State, into: ActionList): void;
  /**
   * Performs a legal action, in place, with all that follows until the next decision.
   * @returns a tag of what everyone saw chance or hidden cards reveal (equal tags: the same was seen), 0 for nothing
   */
  apply(state: State, action: Action, random: Random, log?: EventLog): number;
  /** Finished games only: one number in [0, 1] a seat, 1 is best. Cooperative: the same number for all. */
  utilities(state: State, into: Float64Array): void;
  /** Finished games only: index into `endings`. */
  ending(state: State): number;
  /** Finished games only: the game's `metrics` as `seat` counts them; allocation-free. */
  measure(state: State, seat: Seat, into: Float64Array): void;
  /**
   * Finished games only: rank by seat, as `outcome` gives it, allocation-free. Wanted where seats compete, for
   * odds of winning; where it is absent `outcome` is asked, which is slower.
   */
  ranks?(state: State, into: Int8Array): void;
  /** Finished games only: the result for people. */
  outcome(state: State): Outcome;

  // Information.

  /**
   * Draws anew, in place, all that `seat` cannot know, consistently with all it does know, uniformly
   * unless the game's page says why not. Reads nothing that `seat` cannot see, so equal views and
   * equal streams give equal worlds.
   */
  redeal(state: State, seat: Seat, random: Random): void;
  /**
   * What `redeal` draws from, counted instead of drawn: marginals of every hidden thing. Like `redeal` it
   * reads nothing that `seat` cannot see. Absent where worlds are too many to count exactly.
   */
  belief?(state: State, seat: Seat): Belief;
  /** The state as `viewer` may see it; hidden values are null. The only place that hides. */
  encode(state: State, viewer: Viewer): StateJson;
  /**
   * The state that `json`, which fits `schemas.state`, describes. Hidden parts get some consistent
   * value, to be redealt. Faults list every contradiction; pointers are relative to `json`.
   */
  decode(json: StateJson, catalogs: Catalogs<Content>): Result<State>;

  // Words.

  /** The action as it travels. */
  encodeAction(state: State, action: Action): ActionJson;
  /** The legal action that `json` names; anything else is a fault with the code `illegal-action`, or of the schema. */
  decodeAction(state: State, json: unknown): Result<Action>;
  /** The action in one short line that no language is needed for; different for different legal actions. */
  notation(state: State, action: Action): string;
  /** The action as a message for people; `phrases` has its code. */
  describe(state: State, action: Action): Message;

  // Guidance, optional.

  /** Game knowledge for the search; absent where none is known. */
  readonly heuristics?: {
    /** Playout weights, one positive number for each of `actions`. */
    weigh(state: State, actions: ActionList, into: Float64Array): void;
    /** A whole number that only grows as a game goes on, such as its round; playouts may be cut where it grows. */
    phase(state: State): number;
    /**
     * Ends an unfinished game that is at the beginning of a phase the way such games come out; only what
     * `ending`, `ranks` and `measure` look at needs to be right.
     */
    finish(state: State, random: Random): void;
    /** Estimated utilities at the beginning of a phase of an unfinished game, one in [0, 1] a seat. */
    estimate(state: State, into: Float64Array): void;
    /**
     * How far the tree is to trust the weights too, as its progressive bias in units of utility; absent for not at all.
     * For games whose weights are good and whose turns are long, and measured in matches.
     */
    readonly bias?: number;
  };
  /** Absent where seats have no points of their own. */
  readonly sheet?: Sheet<State>;
  /** What a seat would like to know of a position beside the metrics, such as which animals survive; absent where there is nothing. */
  readonly watch?: {
    /** A message for each thing, in a fixed order; `phrases` has their codes. Reads nothing that `seat` cannot see. */
    items(state: State, seat: Seat): readonly Message[];
    /** For a finished world that began at `root`: 1 in the place of each thing that came true, else 0; allocation-free. */
    check(root: State, world: State, seat: Seat, into: Float64Array): void;
  };
  /** A view as one vector of numbers, for value networks; absent where none is made. */
  readonly features?: {
    /** Bumped whenever a number changes its meaning or place, so that nets and vectors fit. */
    readonly version: number;
    /** Length of the vector. */
    readonly size: number;
    /** Writes what `seat` sees, and nothing else, into the first `size` numbers. */
    write(state: State, seat: Seat, into: Float32Array): void;
  };
  /**
   * Levels 1 to 10, calibrated for this game by `npm run bench -- levels`: about equal steps of strength, each
   * clearly upwards. Absent while nobody has measured; then the levels are the same as for other such games.
   */
  readonly levels?: readonly Level[];
  /** The automaton that a person can play against alone; absent where the game has none. */
  readonly automa?: Automa<State>;
  /** For games small enough to be solved whole, where bluffing matters; absent elsewhere. */
  readonly solvable?: {
    /** Makes `into` the beginning of a new game with the options of `like`. */
    restart(like: State, into: State, random: Random): void;
    /** All that `seat` knows and remembers: equal exactly for states that it cannot tell apart. */
    informationKey(state: State, seat: Seat): string;
  };
}
