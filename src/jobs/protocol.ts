/**
 * What the pool and a searcher say to each other over the channel between their processes. Both
 * come from one checkout and trust each other: of a message only the tag is checked. A searcher
 * searches the parts it has in turns, and ends when the channel closes.
 */
import type { StopReason } from '../mcts/budget.ts';
import type { RootTable } from '../mcts/root.ts';
import type { TreeData } from '../mcts/tree.ts';
import type { SearchTask } from './backend.ts';

/** The trees of a task that one searcher grows. */
export interface PartTask extends Omit<SearchTask, 'ensembles' | 'visits' | 'timeMs'> {
  /** Which trees, ascending; tree `i` is the same tree whatever part it is in. */
  readonly ensembles: readonly number[];
  /** Iterations of each of them, in the same order; no such limit when absent. */
  readonly visits?: readonly number[];
  /** Time from the moment at which the message was sent, ≥ 0; no such limit when absent. */
  readonly timeMs?: number;
  /** Whether `progress` is wanted. */
  readonly progress: boolean;
}

/** Why a part ended; a forced action never becomes a part. */
export type PartStop = Exclude<StopReason, 'forced'>;

/**
 * What a part found: one table for each of its trees, in their order, or one of all where only time limits them, and the
 * trees themselves if they are to be kept.
 */
export interface PartResult {
  readonly tables: readonly RootTable[];
  readonly trees?: readonly TreeData[];
  readonly stopReason: PartStop;
  /** Processor time that the searcher spent on it. */
  readonly timeMs: number;
}

/** From the pool to a searcher; `part` is a number that the pool never uses twice. */
export type ToSearcher =
  | {
      readonly type: 'start';
      readonly part: number;
      readonly task: PartTask;
      /** When it was sent, by `sharedClock`; as it arrived when absent. */
      readonly sentAt?: number;
    }
  /** Ends the part soon, with what it found. Too late for a part that has ended: nothing happens. */
  | { readonly type: 'cancel'; readonly part: number };

/** From a searcher to the pool. Every `start` is answered by one `result` or one `failed`. */
export type FromSearcher =
  /** Said once: the games are loaded. */
  | { readonly type: 'ready' }
  /** Said every second, also while searching. */
  | { readonly type: 'heartbeat' }
  | { readonly type: 'progress'; readonly part: number; readonly tables: readonly RootTable[] }
  | { readonly type: 'result'; readonly part: number; readonly result: PartResult }
  /** The task cannot be searched, or a game threw; trying again would not help. `model` says that it is for its net. */
  | {
      readonly type: 'failed';
      readonly part: number;
      readonly detail: string;
      readonly stack?: string;
      readonly model?: true;
    };

const TO_SEARCHER: readonly unknown[] = ['start', 'cancel'] satisfies ToSearcher['type'][];
/** By what messages are told apart. */
export const tagOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

/** Whether `message` is one that a pool sends. */
export const isToSearcher = (message: unknown): message is ToSearcher => TO_SEARCHER.includes(tagOf(message));
