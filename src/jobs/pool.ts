import type { RootTable } from '../mcts/root.ts';
import type { Backend, BackendState, QueueState, RunningSearch, SearchReply, SearchTask } from './backend.ts';
import type { ToSearcher } from './protocol.ts';
import {
  type Effect,
  type Event,
  type Limits,
  openSchedule,
  queueOf,
  type Schedule,
  type Step,
  stateOf,
  wakeAt,
} from './schedule.ts';
import { step } from './step.ts';

/** Where the pool writes what goes wrong with searchers; a pino logger fits. */
export interface Log {
  warn(fields: object, message: string): void;
}

/** Searchers as a pool has them, wherever they run, each known by its place. */
export interface Searchers {
  /** Starts one in a place that is empty; `tell` hears all it says, and once that it has ended. */
  launch(searcher: number, tell: (event: Extract<Event, { type: 'said' | 'ended' }>) => void): void;
  send(searcher: number, message: ToSearcher): void;
  /** Asks it to end. */
  dismiss(searcher: number): void;
  /** Ends it at once, whatever it is at. */
  kill(searcher: number, why: string): void;
}

/** How a pool is set up. */
export interface PoolOptions extends Limits {
  /** Searchers, ≥ 1. */
  readonly count: number;
  readonly log: Log | undefined;
}

/** Whoever waits for a reply. */
interface Caller {
  readonly resolve: (reply: SearchReply) => void;
  readonly onProgress: ((table: RootTable) => void) | undefined;
}

/** Opens a backend that does what its schedule says: it has the time, the searchers and the callers, and decides nothing. */
export const openPool = (options: PoolOptions, searchers: Searchers): Backend => {
  const pool = new Pool(options, searchers);
  return {
    start: (task, onProgress) => pool.start(task, onProgress),
    state: () => pool.state(),
    queue: () => pool.queue(),
    close: () => pool.close(),
  };
};

class Pool implements Backend {
  readonly #searchers: Searchers;
  readonly #log: Log | undefined;
  readonly #callers = new Map<number, Caller>();
  readonly #closed = Promise.withResolvers<void>();
  #schedule: Schedule;
  /** Number of the last task. */
  #tasks = 0;
  /** What has happened while effects were carried out. */
  readonly #events: Event[] = [];
  #acting = false;
  #alarm: NodeJS.Timeout | undefined;
  #alarmAt: number | undefined;

  constructor({ count, log, ...limits }: PoolOptions, searchers: Searchers) {
    this.#searchers = searchers;
    this.#log = log;
    const opened = openSchedule(limits, count, performance.now());
    this.#schedule = opened.schedule;
    this.#carryOut(opened);
    this.#answer();
  }

  start(task: SearchTask, onProgress?: (table: RootTable) => void): RunningSearch {
    const job = ++this.#tasks;
    const { promise, resolve } = Promise.withResolvers<SearchReply>();
    this.#callers.set(job, { resolve, onProgress });
    this.#hear({ type: 'task', job, task, wantsProgress: onProgress !== undefined });
    return { reply: promise, cancel: () => this.#hear({ type: 'cancel', job }) };
  }

  state(): BackendState {
    return stateOf(this.#schedule);
  }

  queue(): QueueState {
    return queueOf(this.#schedule, performance.now());
  }

  close(): Promise<void> {
    this.#hear({ type: 'close' });
    return this.#closed.promise;
  }

  #hear(event: Event): void {
    this.#events.push(event);
    if (!this.#acting) this.#answer();
  }

  /** One event after the other: what happens while one is answered has its turn afterwards. */
  #answer(): void {
    for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift())
      this.#carryOut(step(this.#schedule, next, performance.now()));
  }

  #carryOut({ schedule, effects }: Step): void {
    this.#schedule = schedule;
    this.#acting = true;
    try {
      for (const effect of effects) this.#act(effect);
    } finally {
      this.#acting = false;
      this.#setAlarm();
    }
  }

  #act(effect: Effect): void {
    switch (effect.type) {
      case 'launch':
        this.#searchers.launch(effect.searcher, (event) => this.#hear(event));
        break;
      case 'send':
        this.#searchers.send(effect.searcher, effect.message);
        break;
      case 'dismiss':
        this.#searchers.dismiss(effect.searcher);
        break;
      case 'kill':
        this.#searchers.kill(effect.searcher, effect.why);
        break;
      case 'progress':
        this.#callers.get(effect.job)?.onProgress?.(effect.table);
        break;
      case 'settle':
        this.#callers.get(effect.job)?.resolve(effect.reply);
        this.#callers.delete(effect.job);
        break;
      case 'warn':
        this.#log?.warn(effect.fields, effect.text);
        break;
      case 'closed':
        this.#closed.resolve();
        break;
      default:
        effect satisfies never;
    }
  }

  #setAlarm(): void {
    const at = wakeAt(this.#schedule);
    if (at !== this.#alarmAt) this.#moveAlarm(at);
    // Whoever waits for a reply keeps the process running, an idle pool does not.
    if (this.#callers.size > 0) this.#alarm?.ref();
    else this.#alarm?.unref();
  }

  #moveAlarm(at: number): void {
    clearTimeout(this.#alarm);
    this.#alarmAt = at;
    if (at === Number.POSITIVE_INFINITY) return;
    this.#alarm = setTimeout(
      () => {
        this.#alarmAt = undefined;
        this.#hear({ type: 'tick' });
      },
      Math.max(1, at - performance.now()),
    );
  }
}
