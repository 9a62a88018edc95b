/**
 * Who searches what, as a value. Every decision of a pool is in `step.ts`, which makes a new schedule and effects of an
 * event and the time; no process, timer or clock is. An event names the searcher that it is of by its place.
 */
import type { RootTable } from '../mcts/root.ts';
import type { BackendState, QueueState, SearchReply, SearchTask } from './backend.ts';
import { isWaiting, type Job, overdueAt } from './job.ts';
import { dueAt, isAlive, LAUNCHED, type Life } from './life.ts';
import type { FromSearcher, ToSearcher } from './protocol.ts';

/** What a schedule goes by. */
export interface Limits {
  /** Tasks that may wait before further ones are turned away, ≥ 0. */
  readonly queueLimit: number;
  /** Time a searcher has to obey a cancel or to end; its silence is counted in these too. */
  readonly patienceMs: number;
  /** Parts that a searcher may have at once, to be searched in turns, ≥ 1. */
  readonly partsAtOnce: number;
}

/** The tasks and the searchers there are. */
export interface Schedule {
  readonly limits: Limits;
  /** By place. */
  readonly searchers: readonly Life[];
  /** Every task that has no reply yet, by its number, in the order of arrival. */
  readonly jobs: ReadonlyMap<number, Job>;
  /** Number of the last part that was given away. */
  readonly lastPart: number;
  /** Mean time of recent parts. */
  readonly partMs: number;
  /** When to look next whether searchers have said anything. */
  readonly lookAt: number;
  readonly closing: boolean;
}

/** What happens to a schedule. */
export type Event =
  /** `job` is a number that was not used before. */
  | { readonly type: 'task'; readonly job: number; readonly task: SearchTask; readonly wantsProgress: boolean }
  | { readonly type: 'cancel'; readonly job: number }
  | { readonly type: 'said'; readonly searcher: number; readonly message: FromSearcher }
  /** A searcher that was launched has ended, or could not be started; `how` is for the log. */
  | { readonly type: 'ended'; readonly searcher: number; readonly how: object }
  /** Time has passed: due at `wakeAt`, and does no harm at other times. */
  | { readonly type: 'tick' }
  /** Refuses new tasks, lets those that are there end, then dismisses the searchers. */
  | { readonly type: 'close' };

/** What is to be done about it, in this order. */
export type Effect =
  | { readonly type: 'launch'; readonly searcher: number }
  | { readonly type: 'send'; readonly searcher: number; readonly message: ToSearcher }
  /** The searcher has no part and is to end; it is killed if it does not. */
  | { readonly type: 'dismiss'; readonly searcher: number }
  | { readonly type: 'kill'; readonly searcher: number; readonly why: string }
  /** All that is known of a job so far. */
  | { readonly type: 'progress'; readonly job: number; readonly table: RootTable }
  /** The last that is heard of a job. */
  | { readonly type: 'settle'; readonly job: number; readonly reply: SearchReply }
  | { readonly type: 'warn'; readonly fields: object; readonly text: string }
  /** All searchers have ended for good. */
  | { readonly type: 'closed' };

/** A schedule, and what is to be done to get there. */
export interface Step {
  readonly schedule: Schedule;
  readonly effects: readonly Effect[];
}

/** The first step: a number of searchers, ≥ 1, all of them to be launched. */
export const openSchedule = (limits: Limits, searchers: number, now: number): Step => ({
  schedule: {
    limits,
    searchers: Array.from({ length: searchers }, () => LAUNCHED),
    jobs: new Map(),
    lastPart: 0,
    partMs: 1000,
    lookAt: now + limits.patienceMs,
    closing: false,
  },
  effects: Array.from({ length: searchers }, (_, searcher) => ({ type: 'launch', searcher })),
});

/** How a schedule looks from outside. */
export const stateOf = ({ searchers, jobs }: Schedule): BackendState => ({
  searchers: searchers.filter(({ state }) => state === 'idle' || state === 'busy').length,
  busy: searchers.filter(({ state }) => state === 'busy').length,
  queued: [...jobs.values()].filter(isWaiting).length,
});

/** What waits in it, and what is under way. */
export const queueOf = ({ jobs }: Schedule, now: number): QueueState => {
  const waiting = [...jobs.values()].filter(isWaiting);
  return {
    queued: waiting.length,
    running: jobs.size - waiting.length,
    oldestMs: now - Math.min(now, ...waiting.map(({ startedAt }) => startedAt)),
  };
};

/** When the next `tick` is due, in the time of the events; infinite when nothing will ever be. */
export const wakeAt = ({ searchers, jobs, lookAt }: Schedule): number =>
  Math.min(
    searchers.some(isAlive) ? lookAt : Number.POSITIVE_INFINITY,
    ...searchers.map(dueAt),
    ...[...jobs.values()].map(overdueAt),
  );
