/** Every decision of a pool: what an event makes of its schedule. Pure, so that each can be shown without a process. */
import type { RootTable } from '../mcts/root.ts';
import type { SearchReply } from './backend.ts';
import {
  isProgressDue,
  type Job,
  mergedTable,
  openJob,
  overdueAt,
  partTask,
  replyOf,
  withCancel,
  withDeath,
  withFailure,
  withGiven,
  withLoss,
  withOverdue,
  withProgress,
  withResult,
  withTold,
} from './job.ts';
import {
  afterCancel,
  afterDismissal,
  afterEnd,
  afterGift,
  afterPart,
  afterTime,
  afterWord,
  isAlive,
  isHopeless,
  type Life,
  type Work,
} from './life.ts';
import { nextGift } from './order.ts';
import type { FromSearcher, PartResult } from './protocol.ts';
import { type Effect, type Event, type Schedule, type Step, stateOf } from './schedule.ts';

/** How much of the mean time of a part is the newest one's. */
const NEWEST = 0.2;

/** What `event` makes of a schedule at the time `now`, which never goes back. */
export const step = (schedule: Schedule, event: Event, now: number): Step => {
  const turn: Turn = { schedule, effects: [], now };
  hear(turn, event);
  endOverdue(turn);
  giveParts(turn);
  if (turn.schedule.closing && turn.schedule.jobs.size === 0) dismissAll(turn);
  if (!isOver(schedule) && isOver(turn.schedule)) turn.effects.push({ type: 'closed' });
  return { schedule: turn.schedule, effects: turn.effects };
};

const isOver = ({ searchers }: Schedule): boolean => searchers.every(({ state }) => state === 'gone');

/** A step while it is made. */
interface Turn {
  schedule: Schedule;
  readonly effects: Effect[];
  readonly now: number;
}

const hear = (turn: Turn, event: Event): void => {
  switch (event.type) {
    case 'task':
      admit(turn, event);
      break;
    case 'cancel':
      changeJob(turn, event.job, withCancel);
      break;
    case 'said':
      hearSearcher(turn, event.searcher, event.message);
      break;
    case 'ended':
      bury(turn, event.searcher, event.how);
      break;
    case 'tick':
      passTime(turn);
      break;
    case 'close':
      turn.schedule = { ...turn.schedule, closing: true };
      break;
    default:
      event satisfies never;
  }
};

const admit = (turn: Turn, { job, task, wantsProgress }: Extract<Event, { type: 'task' }>): void => {
  const reply = refusal(turn.schedule);
  if (reply !== undefined) turn.effects.push({ type: 'settle', job, reply });
  else {
    const opened = openJob(task, width(turn.schedule), wantsProgress, turn.now);
    turn.schedule = { ...turn.schedule, jobs: new Map(turn.schedule.jobs).set(job, opened) };
  }
};

/** Why there is no room for another task; nothing where there is. */
const refusal = (schedule: Schedule): SearchReply | undefined => {
  const { closing, searchers, limits } = schedule;
  if (closing) return { status: 'failed', detail: 'The service is closing.' };
  const isFull = stateOf(schedule).queued >= limits.queueLimit && !searchers.some(({ state }) => state === 'idle');
  return isFull ? { status: 'overloaded', retryAfterSeconds: waitSeconds(schedule) } : undefined;
};

/** Searchers to share a task among: all but those that are waiting to be started again. */
const width = ({ searchers }: Schedule): number => Math.max(1, searchers.filter(isAlive).length);

/** About how long the work that is here now will take, from the mean time of recent parts. */
const waitSeconds = (schedule: Schedule): number => {
  const parts = [...schedule.jobs.values()].flatMap((job) => job.parts.filter(({ state }) => state !== 'over'));
  return Math.max(1, Math.ceil((schedule.partMs * parts.length) / width(schedule) / 1000));
};

const hearSearcher = (turn: Turn, index: number, message: FromSearcher): void => {
  const searcher = turn.schedule.searchers[index];
  if (searcher === undefined || !isAlive(searcher)) return;
  setSearcher(turn, index, afterWord(searcher, message.type === 'ready'));
  if (message.type === 'ready' || message.type === 'heartbeat') return;
  // What is said of a part that it does not have any more has come too late.
  const work = searcher.state === 'busy' && searcher.works.find(({ number }) => number === message.part);
  if (searcher.state !== 'busy' || !work) return;
  if (message.type !== 'progress') setSearcher(turn, index, afterPart(searcher, work.number));
  switch (message.type) {
    case 'progress':
      hearProgress(turn, work, message.tables);
      break;
    case 'result':
      finish(turn, work, message.result);
      break;
    case 'failed':
      fail(turn, work, message);
      break;
    default:
      message satisfies never;
  }
};

const hearProgress = (turn: Turn, { job, part }: Work, tables: readonly RootTable[]): void => {
  changeJob(turn, job, (before) => withProgress(before, part, tables));
  const known = turn.schedule.jobs.get(job);
  if (known === undefined || !isProgressDue(known, turn.now)) return;
  changeJob(turn, job, (before) => withTold(before, turn.now));
  turn.effects.push({ type: 'progress', job, table: mergedTable(known) });
};

const finish = (turn: Turn, { job, part }: Work, result: PartResult): void => {
  const { partMs } = turn.schedule;
  turn.schedule = { ...turn.schedule, partMs: partMs + NEWEST * (result.timeMs - partMs) };
  changeJob(turn, job, (before) => withResult(before, part, result));
};

const fail = (turn: Turn, { job, part }: Work, message: Extract<FromSearcher, { type: 'failed' }>): void => {
  turn.effects.push({ type: 'warn', fields: message, text: 'a task cannot be searched' });
  changeJob(turn, job, (before) =>
    withFailure(before, part, { status: 'failed', detail: message.detail, ...(message.model && { model: true }) }),
  );
};

const bury = (turn: Turn, index: number, how: object): void => {
  const searcher = turn.schedule.searchers[index];
  if (searcher === undefined) return;
  const ended = afterEnd(searcher, turn.now);
  setSearcher(turn, index, ended);
  if (ended.state !== 'ended') return;
  const fields = { ...how, waitMs: ended.reviveAt - turn.now };
  turn.effects.push({ type: 'warn', fields, text: 'searcher ended, starting another' });
  if (searcher.state === 'busy') loseParts(turn, searcher);
  if (searcher.state === 'starting' && turn.schedule.searchers.every(isHopeless)) despair(turn);
};

/** One that was killed for being deaf to a cancel died over nothing that is still wanted. */
const loseParts = (turn: Turn, { works, deaf }: Extract<Life, { state: 'busy' }>): void => {
  for (const { job, part } of works)
    changeJob(turn, job, (before) =>
      deaf ? withLoss(before, part) : withDeath(before, part, waitSeconds(turn.schedule)),
    );
};

/** Gives up all that waits: where no searcher can be started at all, a clear answer is better than none. */
const despair = (turn: Turn): void => {
  const reply = {
    status: 'lost',
    detail: 'No searcher can be started.',
    retryAfterSeconds: waitSeconds(turn.schedule),
  } as const;
  for (const [id, { parts }] of turn.schedule.jobs) {
    const waiting = parts.findIndex(({ state }) => state === 'waiting');
    if (waiting >= 0) changeJob(turn, id, (job) => withFailure(job, waiting, reply));
  }
};

/** Looks are counted, not milliseconds, so that a pool that was itself held up does not blame its searchers. */
const passTime = (turn: Turn): void => {
  const { searchers, lookAt, limits } = turn.schedule;
  const looks = turn.now >= lookAt;
  if (looks) turn.schedule = { ...turn.schedule, lookAt: turn.now + limits.patienceMs };
  for (const [index, searcher] of searchers.entries()) {
    const [after, due] = afterTime(searcher, turn.now, looks);
    setSearcher(turn, index, after);
    if (due === undefined) continue;
    turn.effects.push(
      'kill' in due ? { type: 'kill', searcher: index, why: due.kill } : { type: 'launch', searcher: index },
    );
  }
};

/** What waits longer than it has time ends, but for as little as makes an answer. */
const endOverdue = (turn: Turn): void => {
  for (const [id, job] of turn.schedule.jobs) if (turn.now >= overdueAt(job)) changeJob(turn, id, withOverdue);
};

const giveParts = (turn: Turn): void => {
  for (let next = nextGift(turn.schedule); next !== undefined; next = nextGift(turn.schedule)) {
    const { place, searcher, id, job, part } = next;
    const number = turn.schedule.lastPart + 1;
    const task = partTask(job, part, turn.now);
    turn.schedule = { ...turn.schedule, lastPart: number };
    turn.effects.push({ type: 'send', searcher: place, message: { type: 'start', part: number, task } });
    setSearcher(turn, place, afterGift(searcher, { number, job: id, part, killAt: undefined }));
    changeJob(turn, id, (before) => withGiven(before, part));
  }
};

const dismissAll = (turn: Turn): void => {
  for (const [index, searcher] of turn.schedule.searchers.entries()) {
    if (isAlive(searcher)) turn.effects.push({ type: 'dismiss', searcher: index });
    setSearcher(turn, index, afterDismissal(searcher, turn.now + turn.schedule.limits.patienceMs));
  }
};

/** Changes a job that has no reply yet, tells its searchers if it is to end, and settles it once it has. */
const changeJob = (turn: Turn, id: number, change: (job: Job) => Job): void => {
  const before = turn.schedule.jobs.get(id);
  if (before === undefined) return;
  const job = change(before);
  const jobs = new Map(turn.schedule.jobs).set(id, job);
  const reply = replyOf(job, turn.now);
  if (reply !== undefined) {
    jobs.delete(id);
    turn.effects.push({ type: 'settle', job: id, reply });
  }
  turn.schedule = { ...turn.schedule, jobs };
  if (job.cancelled) cancelParts(turn, id);
};

/** Tells every searcher that is at parts of the job to end them, once. */
const cancelParts = (turn: Turn, id: number): void => {
  const killAt = turn.now + turn.schedule.limits.patienceMs;
  for (const [index, searcher] of turn.schedule.searchers.entries()) {
    if (searcher.state !== 'busy') continue;
    const numbers = searcher.works.flatMap((work) =>
      work.job === id && work.killAt === undefined ? [work.number] : [],
    );
    for (const part of numbers) turn.effects.push({ type: 'send', searcher: index, message: { type: 'cancel', part } });
    if (numbers.length > 0) setSearcher(turn, index, afterCancel(searcher, numbers, killAt));
  }
};

const setSearcher = (turn: Turn, index: number, searcher: Life): void => {
  turn.schedule = { ...turn.schedule, searchers: turn.schedule.searchers.with(index, searcher) };
};
