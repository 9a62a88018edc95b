/** What is known of playing a game well; all of it is optional. */
import type { ActionList } from '../actions.ts';
import type { Random } from '../random.ts';
import type { Message } from '../text.ts';
import type { Action, Seat } from './decision.ts';

/** A playing strength. */
export interface Level {
  /** 1 (plays carelessly) to 10 (plays best). */
  readonly level: number;
  /** Visits of a search at this level. */
  readonly visits: number;
  /** How freely the choice strays from the most visited action: 0 never, 1 as often as visits say. */
  readonly temperature: number;
}

/** What a level was measured at on the ladder of its game. */
export interface Rung extends Level {
  /** Above a player who takes every legal action equally likely, who stands at 0; and its standard error. */
  readonly elo: number;
  readonly error: number;
}

/** The levels of a game on one scale, as `npm run bench -- ladder` has written it; nothing there is typed by hand. */
export interface Ladder {
  /** The search that was measured: see docs/strength.md. Empty where nothing was. */
  readonly search: string;
  /** Those that were measured, weakest first. */
  readonly rungs: readonly Rung[];
}

/** Game knowledge, for searches, hints and nets. */
export interface Guidance<State> {
  /**
   * Game knowledge for the search; absent where none is known, and whole where there is some. A game short enough to be played
   * to its end has one phase: then nothing is cut, `finish` is never asked, and `estimate` need only be in range.
   */
  readonly heuristics?: {
    /** Playout weights, one positive number for each of `actions`. */
    weigh(state: State, actions: ActionList, into: Float64Array): void;
    /**
     * Takes the next few decisions of a playout at once, as `prune`, `weigh` and `apply` would have them one by one, with the same
     * draws; for decisions that cost less to take than to list. Never past the beginning of a phase. Absent where there are none.
     * @returns whether any was taken; else the state is as it was
     */
    playOn?(state: State, random: Random): boolean;
    /** A whole number that only grows as a game goes on, such as its round; playouts may be cut where it grows. */
    phase(state: State): number;
    /**
     * Ends an unfinished game that is at the beginning of a phase the way such games come out; only what
     * `ending`, `ranks` and `measure` look at needs to be right. People are told the chances of what this draws, so it is to
     * follow games as searches play them on.
     * @param correction see `forecast`; none when absent
     */
    finish(state: State, random: Random, correction?: Float64Array): void;
    /**
     * Estimated utilities at the beginning of a phase of an unfinished game, one in [0, 1] a seat: what a search chooses by.
     * @param correction see `forecast`; none when absent
     */
    estimate(state: State, into: Float64Array, correction?: Float64Array): void;
    /**
     * The game's own forecast, which a net may correct: `estimate` and `finish` take by seat what is expected beyond it, in its
     * unit, so that what a search goes by and what it tells are one model. No correction and one of nothing are the same. Absent
     * where no net is made.
     */
    readonly forecast?: {
      /** Points at the end, or, where seats win together, the log-odds of a utility, which are the same for all of them. */
      readonly unit: 'points' | 'log-odds';
      /**
       * Writes the forecast by seat, at the beginning of a phase of an unfinished game.
       * @returns how far it is off, a standard deviation in its unit; 1 for log-odds
       */
      write(state: State, into: Float64Array): number;
      /** Writes by seat what was forecast, of a finished game: points, with what breaks ties as parts of one, or the utility. */
      result(state: State, into: Float64Array): void;
    };
    /**
     * How far the tree is to trust the weights too, as its progressive bias in units of utility; absent for not at all.
     * For games whose weights are good and whose turns are long, and measured in matches.
     */
    readonly bias?: number;
  };
  /**
   * Drops from `actions`, which are all legal ones, what a search need not try: those that could as well have been taken right
   * before `last`, the action that led to `state`, and come to the same, and those that are never better for their seat than one
   * that is kept. At least one stays. Rules never ask it, so what is dropped is as legal as the rest; allocation-free. Absent
   * where there is nothing of the kind.
   */
  prune?(state: State, last: Action, actions: ActionList): void;
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
    /** Writes what `seat` sees, and nothing else, into the first `size` numbers; nets read those in ±4 as whole 32nds. */
    write(state: State, seat: Seat, into: Float32Array): void;
    /** Writes what every seat sees, one view after the other, as `write` does; absent where that is not done sooner together. */
    writeAll?(state: State, into: Float32Array): void;
  };
  /**
   * Levels 1 to 10, calibrated for this game by `npm run bench -- levels`: about equal steps of strength, each
   * clearly upwards. Absent while nobody has measured; then the levels are the same as for other such games.
   */
  readonly levels?: readonly Level[];
  /** What these levels are worth; absent where nobody has measured. */
  readonly ladder?: Ladder;
}
