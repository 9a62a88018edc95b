import { type Clock, shareVisits } from '../mcts/budget.ts';
import { mergeTables, type RootTable } from '../mcts/root.ts';
import type { SearchReply, SearchTask } from './backend.ts';
import type { PartStop, PartTask } from './protocol.ts';
import type { Slot } from './slot.ts';

/** Least time between two reports of progress, a little less than that of a searcher's own reports. */
const PROGRESS_MS = 200;

/**
 * The stop reason of a task is the first of these that a part of it has: a proof leaves nothing open, and
 * else what cut the search short most is what the caller should hear of.
 */
const STOP_ORDER = ['proved', 'cancelled', 'time', 'memory', 'visits'] as const satisfies readonly PartStop[];

/** The part of a job that one searcher does. */
export interface Part {
  /** Its trees, ascending. */
  readonly ensembles: readonly number[];
  /** The place where it is being searched; undefined while it waits. */
  slot: Slot | undefined;
  /** Searchers that died over it. */
  deaths: number;
  /** What is known so far, one table for each of its trees; empty before the first report. */
  tables: readonly RootTable[];
  /** Why it ended; undefined until it has. */
  stopReason: PartStop | undefined;
}

/** A task on its way to its reply. */
export class Job {
  readonly parts: readonly Part[];
  readonly reply: Promise<SearchReply>;
  /** Whether its parts are to end with what they have. */
  cancelled = false;
  readonly #task: SearchTask;
  readonly #visits: readonly number[] | undefined;
  readonly #clock: Clock;
  readonly #started: number;
  readonly #onProgress: ((table: RootTable) => void) | undefined;
  readonly #resolve: (reply: SearchReply) => void;
  #told: number;
  #failure: string | undefined;

  /** @param parts how many searchers to share the task among, from 1 to its number of ensembles */
  constructor(task: SearchTask, parts: number, clock: Clock, onProgress?: (table: RootTable) => void) {
    const { promise, resolve } = Promise.withResolvers<SearchReply>();
    this.reply = promise;
    this.#resolve = resolve;
    this.#task = task;
    this.#visits = task.visits === undefined ? undefined : shareVisits(task.visits, task.ensembles);
    this.#clock = clock;
    this.#started = clock();
    this.#told = this.#started;
    this.#onProgress = onProgress;
    this.parts = groups(task.ensembles, parts).map((ensembles) => ({
      ensembles,
      slot: undefined,
      deaths: 0,
      tables: [],
      stopReason: undefined,
    }));
  }

  /** Whether nothing of it has been given to a searcher yet. */
  get waiting(): boolean {
    return this.parts.every(({ slot, stopReason }) => slot === undefined && stopReason === undefined);
  }

  /** What to tell a searcher that starts `part` now: the time that is left is what the task's has come down to. */
  partTask({ ensembles }: Part): PartTask {
    const { ensembles: _, visits: __, timeMs, ...shared } = this.#task;
    const visits = this.#visits;
    return {
      ...shared,
      ensembles,
      ...(visits && { visits: ensembles.map((ensemble) => visits[ensemble] ?? 0) }),
      ...(timeMs !== undefined && { timeMs: Math.max(0, timeMs - this.#elapsed()) }),
      progress: this.#onProgress !== undefined,
    };
  }

  /** Takes what a searcher has found so far. */
  progress(part: Part, tables: readonly RootTable[]): void {
    part.tables = tables;
    const now = this.#clock();
    if (now - this.#told < PROGRESS_MS) return;
    this.#told = now;
    this.#onProgress?.(this.#merged());
  }

  /** Ends a part with what is known of it; the last one to end settles the reply. */
  end(part: Part, stopReason: PartStop): void {
    part.slot = undefined;
    part.stopReason = stopReason;
    if (this.parts.every((each) => each.stopReason !== undefined)) this.#resolve(this.#settled());
  }

  /** Makes the reply, once all parts have ended, a failure; the first detail given stays. */
  fail(detail: string): void {
    this.#failure ??= detail;
  }

  #settled(): SearchReply {
    if (this.#failure !== undefined) return { status: 'failed', detail: this.#failure };
    if (this.parts.every(({ tables }) => tables.length === 0))
      return { status: 'failed', detail: 'The search was cancelled before it found anything.' };
    const reasons = this.parts.map((part) => part.stopReason);
    const stopReason = STOP_ORDER.find((reason) => reasons.includes(reason)) ?? 'visits';
    return { status: 'done', table: this.#merged(), stopReason, timeMs: this.#elapsed() };
  }

  /** All tables in the order of their ensembles, whoever made them, so that sums round the same way. */
  #merged(): RootTable {
    return mergeTables(this.parts.flatMap(({ tables }) => tables));
  }

  #elapsed(): number {
    return this.#clock() - this.#started;
  }
}

/** The numbers below `count` in `parts` runs of nearly equal length. */
const groups = (count: number, parts: number): number[][] =>
  Array.from({ length: parts }, (_, index) => {
    const first = Math.floor((count * index) / parts);
    const end = Math.floor((count * (index + 1)) / parts);
    return Array.from({ length: end - first }, (_each, offset) => first + offset);
  });
