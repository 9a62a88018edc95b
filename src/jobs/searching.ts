import { setImmediate } from 'node:timers/promises';
import type { Games } from '../engines/index.ts';
import { type Clock, visitsOf } from '../mcts/budget.ts';
import { NetError } from '../net/evaluator.ts';
import { type Nets, NO_NETS } from '../net/nets.ts';
import { isShort } from './order.ts';
import { openPart, type PartSearch } from './part.ts';
import type { FromSearcher, PartStop, ToSearcher } from './protocol.ts';
import { Rota, type Sharer } from './rota.ts';

/** Longest stretch of searching one part, without looking at messages. */
const TURN_MS = 3;
/** Time between two reports of progress of a part. */
const PROGRESS_MS = 250;
/** Time for which a part goes before long ones, whatever it takes in the end. */
const SHORT_MS = 1000;
/** What a visit is taken to cost before there was any. */
const VISIT_MS = 0.05;

type Start = Extract<ToSearcher, { type: 'start' }>;

/** What parts are searched with. */
interface Loaded {
  readonly games: Games;
  readonly nets: Nets;
}

/** What searching asks of the process it happens in. */
export interface Surroundings {
  readonly clock: Clock;
  /** Milliseconds of processor time so far; shares go by these, so that nobody pays for what other processes took. */
  readonly spent: Clock;
  /** Lets everything else in the process have its turn. */
  turn(): Promise<unknown>;
}

const PROCESS: Surroundings = {
  clock: () => performance.now(),
  spent: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  turn: () => setImmediate(),
};

/**
 * What a searcher does, wherever it runs: it searches the parts it is given in turns, and ends each when it is told to.
 * @param send tells the pool
 * @param nets those that tasks may name; none when absent
 * @returns hears the pool: a message, and for how many milliseconds it was on its way
 */
export const searching = (
  games: Games,
  send: (message: FromSearcher) => void,
  { clock, spent, turn }: Surroundings = PROCESS,
  nets = NO_NETS,
): ((message: ToSearcher, onTheWayMs?: number) => void) => {
  const rota = new Rota<Assignment>();
  // Those that are to end wait for no turn.
  const leaving: Assignment[] = [];
  const overdue = () => {
    const now = clock();
    return [...rota.parts].find(({ deadline }) => now >= deadline);
  };
  const nextOne = () => leaving.shift() ?? overdue() ?? rota.next();
  let works = false;
  const work = async (): Promise<void> => {
    works = true;
    for (let next = nextOne(); next !== undefined; next = nextOne()) {
      const before = next.usedMs;
      const answer = next.go({ games, nets }, clock, spent);
      rota.charge(next, next.usedMs - before);
      // An answer is the last that is heard of a part.
      if (answer !== undefined && answer.type !== 'progress') rota.delete(next);
      if (answer !== undefined) send(answer);
      await turn();
    }
    works = false;
  };
  return (message, onTheWayMs = 0) => {
    if (message.type === 'start') rota.add(new Assignment(message, clock() - onTheWayMs));
    else {
      const own = [...rota.parts].filter(({ part, cancelled }) => part === message.part && !cancelled);
      for (const each of own) each.cancelled = true;
      leaving.push(...own);
    }
    if (!works) work();
  };
};

/** A part that a searcher has, and what has come of it so far. */
class Assignment implements Sharer {
  readonly part: number;
  readonly #start: Start;
  readonly #arrived: number;
  /** Iterations of all its trees; infinite where only time limits them. */
  readonly #asked: number;
  readonly #seemsShort: boolean;
  /** When its time is up; never, where it has no such limit. */
  readonly deadline: number;
  #search: PartSearch | undefined;
  /** Whether it is to end at its next turn, with what was found. */
  cancelled = false;
  /** Processor time of its turns so far. */
  usedMs = 0;
  #told: number;

  constructor(start: Start, arrived: number) {
    this.part = start.part;
    this.#start = start;
    this.#arrived = arrived;
    const { visits, timeMs, lane } = start.task;
    this.#asked = visitsOf(visits);
    this.#seemsShort = isShort({
      visits: this.#asked,
      ...(timeMs !== undefined && { timeMs }),
      ...(lane && { lane }),
    });
    this.deadline = arrived + (start.task.timeMs ?? Number.POSITIVE_INFINITY);
    this.#told = arrived;
  }

  get short(): boolean {
    return this.usedMs <= SHORT_MS && this.#seemsShort;
  }

  get leftMs(): number {
    if (this.#start.task.timeMs !== undefined) return Number.POSITIVE_INFINITY;
    const asked = this.#asked;
    const left = this.#search?.visitsLeft() ?? asked;
    return left * (left < asked ? this.usedMs / (asked - left) : VISIT_MS);
  }

  /**
   * One turn.
   * @returns what there is to tell after it: progress, or the answer, after which it must not go on
   */
  go({ games, nets }: Loaded, clock: Clock, spent: Clock): FromSearcher | undefined {
    const { part, task } = this.#start;
    const began = spent();
    try {
      if (this.#search === undefined) {
        const opened = openPart(games, nets, task, this.#arrived, clock, spent);
        if (!opened.ok) {
          const detail = opened.faults.map((fault) => `${fault.pointer} ${fault.detail}`).join(' ');
          const isModel = opened.faults.some(({ pointer }) => pointer.startsWith('/params/model'));
          return { type: 'failed', part, detail, ...(isModel && { model: true }) };
        }
        this.#search = opened.value;
      }
      const stopReason = this.#stepsUntil(this.#search, clock() + TURN_MS, clock);
      this.usedMs += spent() - began;
      if (stopReason !== undefined)
        return { type: 'result', part, result: this.#search.result(stopReason, this.usedMs) };
      const now = clock();
      if (!task.progress || now - this.#told < PROGRESS_MS) return undefined;
      this.#told = now;
      const tables = this.#search.tables();
      return tables.length > 0 ? { type: 'progress', part, tables } : undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const isModel = error instanceof NetError;
      return {
        type: 'failed',
        part,
        detail: error.message,
        ...(error.stack !== undefined && { stack: error.stack }),
        ...(isModel && { model: true }),
      };
    }
  }

  #stepsUntil(search: PartSearch, end: number, clock: Clock): PartStop | undefined {
    if (this.cancelled) {
      search.end();
      return 'cancelled';
    }
    do {
      const stopReason = search.step();
      if (stopReason !== undefined) return stopReason;
    } while (clock() < end);
    return undefined;
  }
}
