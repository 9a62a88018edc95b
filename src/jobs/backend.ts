import type { Action, StateEnvelope } from '../core/contract.ts';
import type { StopReason } from '../mcts/budget.ts';
import type { SearchParams } from '../mcts/params.ts';
import type { RootTable } from '../mcts/root.ts';
import type { TreeData } from '../mcts/tree.ts';

/** A search to be done somewhere else: all that a searcher needs, as plain data. */
export interface SearchTask {
  readonly game: string;
  /** The acting seat's view; a full state never gets here. */
  readonly view: StateEnvelope;
  readonly seed: string;
  /** Number of independent trees, ≥ 1; tree `i` draws from `stream(seed, 'search', i)`. */
  readonly ensembles: number;
  /** Number of the first of these trees, where the task is a part of a larger one; 0 when absent. */
  readonly first?: number;
  /** Iterations of all trees together. At least one of `visits` and `timeMs` is given. */
  readonly visits?: number;
  /** Time from now, waiting in the queue included. */
  readonly timeMs?: number;
  /** Root actions to consider, ascending; all legal ones when absent. */
  readonly actions?: readonly Action[];
  readonly params: SearchParams;
  /** SHA-256 of the net that `params` name: any other that is found under its name is refused. Absent where they name none. */
  readonly modelHash?: string;
  /** Whether to tell how each action may go on; so when absent. */
  readonly lines?: boolean;
  /** Most nodes of each tree that are wanted back, to go on from them later; none when absent. */
  readonly keep?: number;
  /** An earlier search by the same seat to go on from. */
  readonly kept?: KeptSearch;
  /** What other seats did before, the oldest first; nothing is concluded from it when absent. */
  readonly history?: readonly ToldDecision[];
  /** Said of a search that nobody waits for: it goes after those that somebody does, however short it is. */
  readonly lane?: 'long';
  /** `traceparent` of what it is part of; absent where nothing is told of it. */
  readonly trace?: string;
}

/** A decision of another seat. */
export interface ToldDecision {
  /** What the searching seat saw then. */
  readonly view: StateEnvelope;
  readonly action: Action;
}

/** The trees of a search that is over, and what has been played since. */
export interface KeptSearch {
  /** What the seat saw then. */
  readonly view: StateEnvelope;
  /** One a tree, in order. */
  readonly trees: readonly TreeData[];
  /** Every action taken since, by whichever seat, as it travels. */
  readonly actions: readonly unknown[];
}

/** How a search came out. */
export type SearchReply =
  /**
   * `table` is all trees together; `timeMs` ran from `start`, waiting included. Trees that ended for
   * different reasons give the first that applies of proved, cancelled, time, memory, visits. `timeShare`, 0 to 1, is
   * told of those that time ended: how much of it searchers spent on this search, each of its parts being entitled to all
   * of it. `usedMs` is the processor time of all parts together, absent where it is not known. `trees` are those of the search, in order, if they were wanted and there are any.
   */
  | {
      readonly status: 'done';
      readonly table: RootTable;
      readonly stopReason: StopReason;
      readonly timeMs: number;
      readonly timeShare?: number;
      readonly usedMs?: number;
      readonly trees?: readonly TreeData[];
    }
  /** The queue is full; nothing was searched. By then, ≥ 1, the work that was there should be done. */
  | { readonly status: 'overloaded'; readonly retryAfterSeconds: number }
  /** It cannot be searched, the backend is closing, or a cancel came before any find. `model` says that its net is to blame. */
  | { readonly status: 'failed'; readonly detail: string; readonly model?: true }
  /**
   * Two searchers died over a part of it, or none can be started. By then, ≥ 1, another try may fare better. `untried` says that
   * nobody was there to begin it, so it is not to blame.
   */
  | { readonly status: 'lost'; readonly detail: string; readonly retryAfterSeconds: number; readonly untried?: true };

/** A search under way. */
export interface RunningSearch {
  readonly reply: Promise<SearchReply>;
  /** Ends it soon; the reply is then `done` with what was found, or, if nothing was, `failed`. */
  cancel(): void;
}

/** Where searches are done. The same task with a visits budget gives the same bytes on every backend. */
export interface Backend {
  /** @param onProgress hears the merged table so far about every 250 ms */
  start(task: SearchTask, onProgress?: (table: RootTable) => void): RunningSearch;
  state(): BackendState;
  queue(): QueueState;
  /** Refuses new tasks, lets those under way or waiting end, stops the searchers. */
  close(): Promise<void>;
}

/** What waits and what is under way. */
export interface QueueState {
  /** Tasks of which nothing is being searched yet. */
  readonly queued: number;
  /** Those of which something is. */
  readonly running: number;
  /** How long the oldest of those that wait has waited; 0 where none does. */
  readonly oldestMs: number;
}

/** How a backend is doing now. */
export interface BackendState {
  /** Searchers that have started and can take work. */
  readonly searchers: number;
  /** Those of them that are searching. */
  readonly busy: number;
  /** Tasks of which nothing is being searched yet. */
  readonly queued: number;
}
