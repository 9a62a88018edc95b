/** What a game measures in numbers: the metrics of playouts, and the score sheet. */
import type { Message } from './text.ts';

/** A number that playouts measure and hints talk about, with the range it stays in. */
export interface Metric {
  /** Kebab-case; `phrases` has `metric.<name>`. */
  readonly name: string;
  /** Smallest and largest value, in the game's own units. */
  readonly min: number;
  readonly max: number;
  /** Fewest and most seats of the games in which it says something; absent where it always does. */
  readonly seats?: readonly [min: number, max: number];
  /**
   * Where nearly all of its values lie, when that is much narrower than its range: quantiles are told finely there, and
   * what lies beyond counts as the nearer end. Only the first metric has quantiles.
   */
  readonly usual?: readonly [min: number, max: number];
}

/** The score sheet: the points of everybody who has some, by part of the score. */
export interface Sheet<State = unknown> {
  /**
   * The parts that a game with these options has, the whole score first; `phrases` has `part.<name>`, a word or two. A part
   * named like a metric is that metric of its row's seat.
   */
  parts(state: State): readonly string[];
  /** Who has points: the seats in their order, then others, such as an automaton; `phrases` has their codes. */
  rows(state: State): readonly Message[];
  /** Writes the points of each row by part into the first `rows × parts` numbers, row by row, for a game at any time; allocation-free. */
  fill(state: State, into: Float64Array): void;
}
