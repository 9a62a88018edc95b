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
  /** What is known so far, one table for each of its trees, or one of all; empty before the first report. */
  readonly tables: readonly RootTable[];
  /** Its trees, if they are to be kept and it is over. */
  readonly trees: readonly TreeData[];
  /** Processor time that its searcher spent on it, once it is over. */
  readonly usedMs: number;
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
  /** Whether its time was up while some of it waited; then as little as makes an answer is still to be searched, at once. */
  readonly overdue: boolean;
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
  overdue: false,
  failure: undefined,
  parts: runs(task.ensembles, Math.min(parts, task.ensembles)).map((places) => ({
    ensembles: places.map((place) => place + (task.first ?? 0)),
    state: 'waiting',
    deaths: 0,
    tables: [],
    trees: [],
    usedMs: 0,
  })),
});

/** When something of it that waits has waited too long; infinite where that is past or never comes. */
export const overdueAt = ({ task: { timeMs }, startedAt, overdue, parts }: Job): number =>
  timeMs === undefined || overdue || parts.every(({ state }) => state !== 'waiting')
    ? Number.POSITIVE_INFINITY
    : startedAt + timeMs;

/** After its time was up while some of it waited: what waits is over, but for one part where all of them do. */
export const withOverdue = (job: Job): Job => {
  const spared = isWaiting(job) ? 0 : -1;
  const parts = job.parts.map((part, index) =>
    part.state === 'waiting' && index !== spared ? ({ ...part, state: 'over', stopReason: 'time' } as const) : part,
  );
  return { ...job, overdue: true, parts };
};

/** Whether nothing of it is being searched, or has been. */
export const isWaiting = ({ parts }: Job): boolean => parts.every(({ state }) => state === 'waiting');

/** Iterations of each tree of a part; no such limit when absent. */
export const visitsOfPart = ({ visits, task }: Job, { ensembles }: Pick<Part, 'ensembles'>): number[] | undefined =>
  visits && ensembles.map((ensemble) => visits[ensemble - (task.first ?? 0)] ?? 0);

/** What to tell a searcher that starts part `index` now: the time that is left is what the task's has come down to. */
export const partTask = (job: Job, index: number, now: number): PartTask => {
  const { task, wantsProgress, startedAt, parts } = job;
  const { ensembles: _, visits: __, first = 0, timeMs, kept, ...shared } = task;
  const ensembles = parts[index]?.ensembles ?? [];
  const visits = visitsOfPart(job, { ensembles });
  return {
    ...shared,
    ensembles,
    // Of the kept trees each part gets its own.
    ...(kept && { kept: { ...kept, trees: ensembles.flatMap((ensemble) => kept.trees[ensemble - first] ?? []) } }),
    ...(visits && { visits }),
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
export const withResult = (job: Job, index: number, { tables, trees = [], stopReason, timeMs }: PartResult): Job =>
  withPart(job, index, { state: 'over', tables, trees, stopReason, usedMs: timeMs });

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
  if (deaths < MOST_DEATHS) return withWait(job, index, deaths);
  return withFailure(job, index, { status: 'lost', detail: 'Two searchers died over this task.', retryAfterSeconds });
};

/** After the searcher of part `index` was killed over another one: it waits for the next one, unless nobody wants it. */
export const withLoss = (job: Job, index: number): Job =>
  job.cancelled ? withPart(job, index, CANCELLED) : withWait(job, index, job.parts[index]?.deaths ?? 0);

/** All tables in the order of their ensembles, whoever made them, so that sums round the same way; at least one is known. */
export const mergedTable = ({ parts }: Job): RootTable => {
  const tables = parts.flatMap(({ tables: found }) => found);
  const [first, ...others] = tables;
  return first !== undefined && others.length === 0 ? first : mergeTables(tables);
};

/** The reply; undefined until all parts are over. */
export const replyOf = (job: Job, now: number): SearchReply | undefined => {
  const { parts, failure, startedAt } = job;
  if (parts.some(({ state }) => state !== 'over')) return undefined;
  if (failure !== undefined) return failure;
  if (parts.every(({ tables }) => tables.length === 0))
    return { status: 'failed', detail: 'The search was cancelled before it found anything.' };
  const reasons = parts.map(({ stopReason }) => stopReason);
  const trees = parts.flatMap((part) => part.trees);
  const stopReason = STOP_ORDER.find((reason) => reasons.includes(reason)) ?? 'visits';
  return {
    status: 'done',
    table: mergedTable(job),
    stopReason,
    timeMs: now - startedAt,
    usedMs: parts.reduce((sum, { usedMs }) => sum + usedMs, 0),
    ...(stopReason === 'time' && { timeShare: timeShareOf(job) }),
    ...(trees.length > 0 && { trees }),
  };
};

/** How much of the time that it asked for searchers spent on it: each of its parts might have had a processor all the time. */
const timeShareOf = ({ task: { timeMs = 0 }, parts }: Job): number => {
  const used = parts.reduce((sum, { usedMs }) => sum + Math.min(usedMs, timeMs), 0);
  return used / (timeMs * parts.length);
};

const CANCELLED = { state: 'over', stopReason: 'cancelled' } as const satisfies Partial<Part>;

/** A part whose time is up is not searched again where others have found something. */
const withWait = (job: Job, index: number, deaths: number): Job => {
  const waits = withPart(job, index, { state: 'waiting', deaths });
  return job.overdue ? withOverdue(waits) : waits;
};

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
