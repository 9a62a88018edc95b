import type { Action, Game, Seat } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import type { MakeEvaluator } from './evaluate.ts';
import type { Inference } from './inference.ts';
import type { SearchParams } from './params.ts';
import type { RootTable } from './root.ts';
import type { TreeData } from './tree.ts';

/** What one search is about. */
export interface SearchSpec<State = unknown> {
  readonly game: Game<State>;
  /** Any world consistent with what `seat` knows; what it cannot know is redealt before every iteration. */
  readonly root: State;
  /** The seat that decides and whose information set this is. */
  readonly seat: Seat;
  /** Worlds as likely as what others did makes them, see `inference.ts`; only `worlds` searches, and counting out, ask it. */
  readonly beliefs?: Pick<Inference<State>, 'draw' | 'likelihood'>;
  /** The stream of this search alone. */
  readonly random: Random;
  readonly params: SearchParams;
  /** Root actions to consider, ascending; all legal ones when absent. Only `worlds` searches take a choice. */
  readonly actions?: readonly Action[];
  /** What values leaves: what `params.model` names, and playouts when absent. Only `worlds` searches ask it. */
  readonly evaluator?: MakeEvaluator;
  /** The part of an earlier tree to go on from; only `worlds` searches take it. */
  readonly kept?: { readonly tree: TreeData; readonly node: number };
}

/** One search, the unit of which ensembles are made. */
export interface Search {
  /** Iterations that are done together where there are as many left, ≥ 1. */
  readonly batch: number;
  /** Iterations done. */
  readonly iterations: number;
  /** Whether there is no room for another node. */
  readonly full: boolean;
  /** How many visits the favourite root action is ahead of the next one; 0 where visits do not decide. */
  readonly lead: number;
  /** Does up to `count` iterations; fewer only when there is no room. */
  iterate(count: number): void;
  /** What was found so far. @param lineRandom stream for the worlds in which lines are replayed; no lines when absent */
  table(lineRandom?: Random): RootTable;
  /** The tree as it is, to be kept for the next decision; absent where a method has none. */
  data?(): TreeData;
}
