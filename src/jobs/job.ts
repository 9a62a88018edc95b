/** A task on its way to its reply, as a value: shared among parts, put together again from what they find. */
import { shareVisits } from '../mcts/budget.ts';
import { mergeTables, type RootTable } from '../mcts/root.ts';
import type { TreeData } from '../mcts/tree.ts';
import type { SearchReply, SearchTask } from './backend.ts';
import type { PartResult, PartStop, PartTask } from './protocol.ts';

/** Least time between two reports of progress, a little less than that of a searcher's own reports. */
const PROGRESS_MS = 200;
/** Searchers that may die over one part; the first death is bad luck, at the second the task is given up. */
const MOST_DEATHS = 2;

/**
 * The stop reason of a task is the first of these that a part of it has: a proof leaves nothing open, and
 * else what cut the search short most is what the caller should hear of.
 */
const STOP_ORDER = ['proved', 'cancelled', 'time', 'memory', 'visits'] as const satisfies readonly PartStop[];

/** The part of a job that one searcher does. */
export interface Part {
  /** Its trees, ascending. */
  readonly ensembles: readonly number[];
  /** Waiting for a searcher, given to one, or over. */
  readonly state: 'waiting' | 'given' | 'over';
  /** Searchers that died over it. */
  readonly deaths: number;
  /** What is known so far, one table for each of its trees; empty before the first report. */
  readonly tables: readonly RootTable[];
  /** Its trees, if they are to be kept and it is over. */
  readonly trees: readonly TreeData[];
  /** Why it ended, once it is over. */
  readonly stopReason?: PartStop;
}

/** A reply that has no table. */
type Failure = Extract<SearchReply, { readonly status: 'failed' | 'lost' }>;

/** A task on its way to its reply. */
export interface Job {
  readonly task: SearchTask;
  /** Iterations of each of its trees; no such limit when absent. */
  readonly visits: readonly number[] | undefined;
  /** Whether anybody listens to progress. */
  readonly wantsProgress: boolean;
  readonly startedAt: number;
  /** When progress was told last, or when it was started. */
  readonly toldAt: number;
  /** Whether its parts are to end with what they have. */
  readonly cancelled: boolean;
  /** What the reply will be once all parts are over, instead of what they found. */
  readonly failure: Failure | undefined;
  readonly parts: readonly Part[];
}

/** @param parts how many searchers to share the task among; no more are used than it has ensembles */
export const openJob = (task: SearchTask, parts: number, wantsProgress: boolean, now: number): Job => ({
  task,
  visits: task.visits === undefined ? undefined : shareVisits(task.visits, task.ensembles),
  wantsProgress,
  startedAt: now,
  toldAt: now,
  cancelled: false,
  failure: undefined,
  parts: runs(task.ensembles, Math.min(parts, task.ensembles)).map((ensembles) => ({
    ensembles,
    state: 'waiting',
    deaths: 0,
    tables: [],
    trees: [],
  })),
});

/** Whether nothing of it is being searched, or has been. */
export const isWaiting = ({ parts }: Job): boolean => parts.every(({ state }) => state === 'waiting');

/** What to tell a searcher that starts part `index` now: the time that is left is what the task's has come down to. */
export const partTask = (
  { task, visits, wantsProgress, startedAt, parts }: Job,
  index: number,
  now: number,
): PartTask => {
  const { ensembles: _, visits: __, timeMs, kept, ...shared } = task;
  const ensembles = parts[index]?.ensembles ?? [];
  return {
    ...shared,
    ensembles,
    // Of the kept trees each part gets its own.
    ...(kept && { kept: { ...kept, trees: ensembles.flatMap((ensemble) => kept.trees[ensemble] ?? []) } }),
    ...(visits && { visits: ensembles.map((ensemble) => visits[ensemble] ?? 0) }),
    ...(timeMs !== undefined && { timeMs: Math.max(0, timeMs - (now - startedAt)) }),
    progress: wantsProgress,
  };
};

/** After part `index` was given to a searcher. */
export const withGiven = (job: Job, index: number): Job => withPart(job, index, { state: 'given' });

/** After a searcher told what it has found so far of part `index`. */
export const withProgress = (job: Job, index: number, tables: readonly RootTable[]): Job =>
  withPart(job, index, { tables });

/** Whether progress is to be told now; `job` has heard of some. */
export const isProgressDue = ({ wantsProgress, toldAt }: Job, now: number): boolean =>
  wantsProgress && now - toldAt >= PROGRESS_MS;

/** After progress was told at `now`. */
export const withTold = (job: Job, now: number): Job => ({ ...job, toldAt: now });

/** After a searcher has finished part `index`. */
export const withResult = (job: Job, index: number, { tables, trees = [], stopReason }: PartResult): Job =>
  withPart(job, index, { state: 'over', tables, trees, stopReason });

/** After a cancel: what waits is over, what a searcher has is to end soon. */
export const withCancel = (job: Job): Job => ({
  ...job,
  cancelled: true,
  parts: job.parts.map((part) => (part.state === 'waiting' ? { ...part, ...CANCELLED } : part)),
});

/** After part `index` has failed, so the whole job does and its other parts need not go on; the first failure stays. */
export const withFailure = (job: Job, index: number, failure: Failure): Job =>
  withCancel({ ...withPart(job, index, CANCELLED), failure: job.failure ?? failure });

/**
 * After a searcher died over part `index`: it waits for another one, unless nobody wants it or it was the second.
 * @param retryAfterSeconds when to try again, told if it was
 */
export const withDeath = (job: Job, index: number, retryAfterSeconds: number): Job => {
  const deaths = (job.parts[index]?.deaths ?? 0) + 1;
  if (job.cancelled) return withPart(job, index, CANCELLED);
  if (deaths < MOST_DEATHS) return withPart(job, index, { state: 'waiting', deaths });
  return withFailure(job, index, { status: 'lost', detail: 'Two searchers died over this task.', retryAfterSeconds });
};

/** All tables in the order of their ensembles, whoever made them, so that sums round the same way; at least one is known. */
export const mergedTable = ({ parts }: Job): RootTable => mergeTables(parts.flatMap(({ tables }) => tables));

/** The reply; undefined until all parts are over. */
export const replyOf = (job: Job, now: number): SearchReply | undefined => {
  const { parts, failure, startedAt } = job;
  if (parts.some(({ state }) => state !== 'over')) return undefined;
  if (failure !== undefined) return failure;
  if (parts.every(({ tables }) => tables.length === 0))
    return { status: 'failed', detail: 'The search was cancelled before it found anything.' };
  const reasons = parts.map(({ stopReason }) => stopReason);
  const trees = parts.flatMap((part) => part.trees);
  return {
    status: 'done',
    table: mergedTable(job),
    stopReason: STOP_ORDER.find((reason) => reasons.includes(reason)) ?? 'visits',
    timeMs: now - startedAt,
    ...(trees.length > 0 && { trees }),
  };
};

const CANCELLED = { state: 'over', stopReason: 'cancelled' } as const satisfies Partial<Part>;

const withPart = (job: Job, index: number, changes: Partial<Part>): Job => ({
  ...job,
  parts: job.parts.map((part, each) => (each === index ? { ...part, ...changes } : part)),
});

/** The numbers below `count` in `parts` runs of nearly equal length. */
const runs = (count: number, parts: number): number[][] =>
  Array.from({ length: parts }, (_, index) => {
    const first = Math.floor((count * index) / parts);
    const end = Math.floor((count * (index + 1)) / parts);
    return Array.from({ length: end - first }, (_each, offset) => first + offset);
  });
