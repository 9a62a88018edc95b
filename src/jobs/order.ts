/** Who gets what when: the order in which parts that wait are given away, and to which searcher. */
import { visitsOf } from '../mcts/budget.ts';
import type { SearchTask } from './backend.ts';
import { type Job, type Part, visitsOfPart } from './job.ts';
import type { Life, Work } from './life.ts';
import type { Schedule } from './schedule.ts';

/** Budgets whose callers expect an answer soon: either limit makes one short. */
const SHORT = { visits: 20_000, timeMs: 1000 } as const;

/** Nodes that the long parts of a searcher may come to have together; a single one may have as many as it needs. */
const NODES_AT_ONCE = 4_000_000;

/** Nodes that a searcher can add in a millisecond, of all its parts together: what the fastest game does. */
const NODES_A_MS = 200;

/** Whether a budget is short, and goes before long ones; what nobody waits for never does. */
export const isShort = ({
  visits = Number.POSITIVE_INFINITY,
  timeMs = Number.POSITIVE_INFINITY,
  lane,
}: Pick<SearchTask, 'visits' | 'timeMs' | 'lane'>): boolean =>
  lane !== 'long' && (visits <= SHORT.visits || timeMs <= SHORT.timeMs);

type Ready = Extract<Life, { state: 'idle' | 'busy' }>;

/** A part that is to be given away, and to whom. */
interface Gift {
  readonly place: number;
  readonly searcher: Ready;
  readonly id: number;
  readonly job: Job;
  readonly part: number;
}

/** The next part to be given away; undefined where nothing waits, or no searcher has room for what does. */
export const nextGift = (schedule: Schedule): Gift | undefined => {
  for (const { id, job, part } of inOrder(schedule.jobs)) {
    const found = placeFor(schedule, job, job.parts[part]!);
    if (found !== undefined) return { ...found, id, job, part };
  }
  return undefined;
};

/**
 * Parts that wait, in the order of their turns: what has cost a searcher its life first, since it goes to one that has
 * nothing else, then what is overdue, then short ones before long ones, and among equals first come, first served.
 */
const inOrder = (jobs: Schedule['jobs']): { id: number; job: Job; part: number }[] => {
  const waiting: { id: number; job: Job; part: number; rank: number }[] = [];
  for (const [id, job] of jobs)
    for (const [part, { state, deaths }] of job.parts.entries())
      if (state === 'waiting') waiting.push({ id, job, part, rank: rankOf(job, deaths) });
  return waiting.sort((left, right) => left.rank - right.rank);
};

const rankOf = ({ task, overdue }: Job, deaths: number): number => {
  if (deaths > 0) return 0;
  if (overdue) return 1;
  return isShort(task) ? 2 : 3;
};

/** The searcher with the least to do of those that have room for it; short parts do not feel long ones. */
const placeFor = (schedule: Schedule, job: Job, part: Part): Pick<Gift, 'place' | 'searcher'> | undefined => {
  let best: (Pick<Gift, 'place' | 'searcher'> & { load: number }) | undefined;
  for (const [place, searcher] of schedule.searchers.entries()) {
    if (!isReady(searcher)) continue;
    const load = loadOf(schedule, searcher, isShort(job.task));
    if ((best === undefined || load < best.load) && hasRoom(schedule, searcher, job, part))
      best = { place, searcher, load };
  }
  return best;
};

const isReady = (searcher: Life): searcher is Ready =>
  searcher.state === 'idle' || (searcher.state === 'busy' && !searcher.deaf);

const worksOf = (searcher: Ready): readonly Work[] => (searcher.state === 'busy' ? searcher.works : []);

const loadOf = ({ jobs }: Schedule, searcher: Ready, short: boolean): number =>
  worksOf(searcher).reduce((sum, { job }) => {
    const other = jobs.get(job);
    return sum + (short && other !== undefined && !isShort(other.task) ? 1e-3 : 1);
  }, 0);

const hasRoom = ({ jobs, limits }: Schedule, searcher: Ready, job: Job, part: Part): boolean => {
  const works = worksOf(searcher);
  if (works.length === 0) return true;
  const others = works.flatMap(({ job: id, part: index }) => {
    const other = jobs.get(id);
    const its = other?.parts[index];
    return other === undefined || its === undefined ? [] : [{ job: other, part: its }];
  });
  // What may have killed one searcher shall not take others' parts along.
  if (part.deaths > 0 || others.some((other) => other.part.deaths > 0)) return false;
  // What is overdue does next to nothing.
  if (job.overdue) return true;
  if (works.length >= limits.partsAtOnce) return false;
  if (isShort(job.task)) return true;
  // Half the room is kept for short ones, and memory for what is there.
  const longs = [...others.filter((other) => !isShort(other.job.task)), { job, part }];
  return longs.length - 1 < limits.partsAtOnce / 2 && nodesOf(longs) <= NODES_AT_ONCE;
};

/** Most nodes that these come to have on one searcher: those whose end is a moment share what can be done until then. */
const nodesOf = (parts: readonly { readonly job: Job; readonly part: Part }[]): number => {
  let counted = 0;
  let timed = 0;
  let longest = 0;
  for (const { job, part } of parts) {
    const room = job.task.params.maxNodes * part.ensembles.length;
    const { visits, task } = job;
    if (visits !== undefined) counted += Math.min(room, visitsOf(visitsOfPart(job, part)));
    else timed += room;
    longest = Math.max(longest, visits === undefined ? (task.timeMs ?? 0) : 0);
  }
  return counted + Math.min(timed, longest * NODES_A_MS);
};
