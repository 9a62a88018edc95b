/** A schedule whose searchers and callers are the test: no process, no timer, and the time is what the test says. */
import type { SearchReply, SearchTask } from '../../src/jobs/backend.ts';
import type { PartTask } from '../../src/jobs/protocol.ts';
import {
  type Effect,
  type Event,
  type Limits,
  openSchedule,
  type Schedule,
  stateOf,
  wakeAt,
} from '../../src/jobs/schedule.ts';
import { step } from '../../src/jobs/step.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { openingTask } from './support.ts';
import { tableOf } from './tables.ts';

/** A part as a searcher got it. */
interface Gift {
  readonly searcher: number;
  readonly part: number;
  readonly task: PartTask;
}

/** A task without surprises, called by its seed. */
export const taskOf = (seed: string, changes: Partial<SearchTask> = {}): SearchTask => ({
  ...openingTask,
  seed,
  ensembles: 1,
  visits: 10,
  ...changes,
});

/** A schedule of so many searchers, all of them still starting; each has one part at a time unless `limits` say otherwise. */
export const simulate = (searchers: number, limits: Partial<Limits> = {}) => new Simulation(searchers, limits);

class Simulation {
  schedule: Schedule;
  now = 0;
  /** All that was to be done so far. */
  readonly effects: Effect[];
  #tasks = 0;

  constructor(searchers: number, limits: Partial<Limits>) {
    const { schedule, effects } = openSchedule(
      { queueLimit: 64, patienceMs: 1000, partsAtOnce: 1, ...limits },
      searchers,
      0,
    );
    this.schedule = schedule;
    this.effects = [...effects];
  }

  /** What is to be done about `event`. */
  hear(event: Event): readonly Effect[] {
    const { schedule, effects } = step(this.schedule, event, this.now);
    this.schedule = schedule;
    this.effects.push(...effects);
    return effects;
  }

  /** Lets the time pass, with every tick that falls due. */
  pass(ms: number): readonly Effect[] {
    const end = this.now + ms;
    const effects: Effect[] = [];
    for (let next = wakeAt(this.schedule); next <= end; next = wakeAt(this.schedule)) {
      this.now = Math.max(this.now, next);
      effects.push(...this.hear({ type: 'tick' }));
    }
    this.now = end;
    return effects;
  }

  ready(...searchers: readonly number[]): void {
    for (const searcher of searchers) this.hear({ type: 'said', searcher, message: { type: 'ready' } });
  }

  /** @returns the number of the job */
  ask(task: SearchTask, wantsProgress = false): number {
    const job = ++this.#tasks;
    this.hear({ type: 'task', job, task, wantsProgress });
    return job;
  }

  /** The part that a searcher was given last, of those it has; of all, where it has none. */
  gift(searcher: number): Gift {
    const life = this.schedule.searchers[searcher];
    const held = life?.state === 'busy' ? life.works.map(({ number }) => number) : [];
    const gifts = this.gifts().filter((gift) => gift.searcher === searcher);
    const found = gifts.findLast(({ part }) => held.includes(part)) ?? gifts.at(-1);
    if (found === undefined) throw new Error(`searcher ${searcher} has got nothing`);
    return found;
  }

  /** Every part that was given away, in order. */
  gifts(): Gift[] {
    return this.effects.flatMap((effect) =>
      effect.type === 'send' && effect.message.type === 'start'
        ? [{ searcher: effect.searcher, part: effect.message.part, task: effect.message.task }]
        : [],
    );
  }

  /** A searcher tells what it has so far. */
  progress(searcher: number, ...tables: readonly RootTable[]): readonly Effect[] {
    const { part } = this.gift(searcher);
    return this.hear({ type: 'said', searcher, message: { type: 'progress', part, tables } });
  }

  /** A searcher finishes the part that it was given last. */
  finish(
    searcher: number,
    tables?: readonly RootTable[],
    stopReason: 'visits' | 'time' | 'cancelled' = 'visits',
    timeMs = 1000,
  ): void {
    const { part, task } = this.gift(searcher);
    const result = { tables: tables ?? task.ensembles.map(() => tableOf(10)), stopReason, timeMs };
    this.hear({ type: 'said', searcher, message: { type: 'result', part, result } });
  }

  /** Every part of a job that a searcher has is finished. */
  finishJob(job: number): void {
    for (const [searcher, life] of this.schedule.searchers.entries())
      for (const work of life.state === 'busy' ? life.works : []) {
        if (work.job !== job) continue;
        const result = { tables: [tableOf(10)], stopReason: 'visits', timeMs: 1000 } as const;
        this.hear({ type: 'said', searcher, message: { type: 'result', part: work.number, result } });
      }
  }

  /** A searcher cannot do the part it has. */
  fail(searcher: number, detail = 'a fault'): void {
    const { part } = this.gift(searcher);
    this.hear({ type: 'said', searcher, message: { type: 'failed', part, detail } });
  }

  die(...searchers: readonly number[]): void {
    for (const searcher of searchers) this.hear({ type: 'ended', searcher, how: { signal: 'SIGKILL' } });
  }

  /** The replies to a job: one in the end, none before. */
  replies(job: number): SearchReply[] {
    return this.effects.flatMap((effect) => (effect.type === 'settle' && effect.job === job ? [effect.reply] : []));
  }

  state() {
    return stateOf(this.schedule);
  }
}
