import type { Action, Game, Seat } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import type { Evaluator } from './evaluate.ts';
import type { SearchParams } from './params.ts';
import type { RootTable } from './root.ts';

/** What one search is about. */
export interface SearchSpec<State = unknown> {
  readonly game: Game<State>;
  /** Any world consistent with what `seat` knows; what it cannot know is redealt before every iteration. */
  readonly root: State;
  /** The seat that decides and whose information set this is. */
  readonly seat: Seat;
  /** The stream of this search alone. */
  readonly random: Random;
  readonly params: SearchParams;
  /** Root actions to consider, ascending; all legal ones when absent. Only `worlds` searches take a choice. */
  readonly actions?: readonly Action[];
  /** What values leaves in place of playouts; only `worlds` searches ask it. */
  readonly evaluator?: Evaluator<State>;
}

/** One search, the unit of which ensembles are made. */
export interface Search {
  /** Iterations done. */
  readonly iterations: number;
  /** Whether there is no room for another node. */
  readonly full: boolean;
  /** How many visits the favourite root action is ahead of the next one; 0 where visits do not decide. */
  readonly lead: number;
  /** Does up to `count` iterations; fewer only when there is no room. */
  iterate(count: number): void;
  /** What was found so far. @param lineRandom stream for the worlds in which lines are replayed */
  table(lineRandom: Random): RootTable;
}
