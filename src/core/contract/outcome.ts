/** How games end: what is counted, who has won, and the result for people. */
import type { Metric, Sheet } from '../measures.ts';
import type { Seat } from './decision.ts';

/** Whether seats win against each other, together, or one seat plays alone and wins or loses by itself. */
export const NATURES = ['competitive', 'cooperative', 'solo'] as const;
export type Nature = (typeof NATURES)[number];

/** How a finished game came out; `outcomeOf` in `core/outcome.ts` builds it for every game. */
export interface Outcome {
  /** How to read the ranks. */
  readonly nature: Nature;
  /** Raw score by seat, in the game's own points. */
  readonly scores: readonly number[];
  /** Rank by seat, 1 is best; equal ranks are ties. Together or alone, 1 is a win and 2 a loss. */
  readonly ranks: readonly number[];
  /** One of the game's `endings`. */
  readonly ending: string;
  /** The game's metrics by name, as seat 0 counts them; where seats play together they are everybody's. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Codes of remarks the result must carry, such as content that no source gives. */
  readonly notes: readonly string[];
}

/** What a game counts when it is over. All but `nature` and `sheet` is asked of finished games only. */
export interface Results<State> {
  /** Whether seats of this game win against each other, together or alone; the same from its beginning to its end. */
  nature(state: State): Nature;
  /** Each way the game can end, kebab-case; `phrases` has `ending.<name>`. */
  readonly endings: readonly string[];
  /** The `endings` that are a win for everybody; absent in a game where seats win against each other. */
  readonly wins?: readonly string[];
  /** What playouts measure; the first is the seat's raw score. */
  readonly metrics: readonly Metric[];
  /**
   * One number in [0, 1] a seat, 1 is best: what a search maximises, and no probability. Cooperative: the same number for all.
   * Where seats compete, most of it is the place, which ties share; a smaller part that grows with the lead tells a search
   * that is far ahead or behind where to go.
   */
  utilities(state: State, into: Float64Array): void;
  /** Index into `endings`. */
  ending(state: State): number;
  /** The game's `metrics` as `seat` counts them; allocation-free. */
  measure(state: State, seat: Seat, into: Float64Array): void;
  /** Rank by seat, 1 is best; allocation-free. Absent where `wins` says it all: then all are 1, or all 2. */
  ranks?(state: State, into: Int8Array): void;
  /** Codes of remarks that a result must carry; `phrases` has `note.<code>`. Absent where there never are any. */
  notes?(state: State): readonly string[];
  /** Absent where seats have no points of their own. */
  readonly sheet?: Sheet<State>;
}
