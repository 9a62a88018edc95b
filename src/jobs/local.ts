import { availableParallelism } from 'node:os';
import type { RootTable } from '../mcts/root.ts';
import type { Backend, BackendState, RunningSearch, SearchTask } from './backend.ts';
import { Job, type Part } from './job.ts';
import type { PartResult } from './protocol.ts';
import { type Log, Slot } from './slot.ts';

/** How a local backend is set up. */
export interface LocalOptions {
  /** Processes that search, ≥ 1; one a core when absent. */
  readonly searchers?: number;
  /** Tasks that may wait before further ones are turned away, ≥ 0; 64 when absent. */
  readonly queueLimit?: number;
  /** Folder of an owner's catalogs. */
  readonly catalogDir?: string;
  readonly log?: Log;
  /** The module that a searcher runs; tests put others in its place. */
  readonly entry?: URL;
  /** Time a searcher has to obey a cancel; one that says nothing for five times as long is killed. 1000 when absent. */
  readonly patienceMs?: number;
}

/** A backend of processes on this machine. */
export interface LocalBackend extends Backend {
  /** Process ids of the searchers that are running. */
  pids(): number[];
}

/** Searchers that may die over one part; the first death is bad luck, the second is the task's fault. */
const MOST_DEATHS = 2;
/** Searchers in a row that may end before any is ready; then waiting for one is hopeless. */
const MOST_STILLBORN = 3;
/** How much of the mean time of a part is the newest one's. */
const NEWEST = 0.2;

/** Starts searchers on this machine; nothing to install. They start in the background, tasks wait for them. */
export const localBackend = (options: LocalOptions = {}): LocalBackend => new Pool(options);

class Pool implements LocalBackend {
  readonly #slots: readonly Slot[];
  readonly #queueLimit: number;
  readonly #jobs = new Set<Job>();
  /** Parts that wait for a searcher, the next one first. */
  readonly #queue: { readonly job: Job; readonly part: Part }[] = [];
  readonly #watch: NodeJS.Timeout;
  #partMs = 1000;
  #closing: Promise<void> | undefined;

  constructor({ searchers = availableParallelism(), queueLimit = 64, patienceMs = 1000, ...options }: LocalOptions) {
    this.#queueLimit = queueLimit;
    const slotOptions = {
      entry: options.entry ?? new URL('./searcher.ts', import.meta.url),
      catalogDir: options.catalogDir,
      patienceMs,
      log: options.log,
      onIdle: () => this.#dispatch(),
      onStillborn: () => this.#despair(),
    };
    this.#slots = Array.from({ length: searchers }, () => new Slot(slotOptions));
    this.#watch = setInterval(() => {
      for (const slot of this.#slots) slot.look();
    }, patienceMs).unref();
  }

  start(task: SearchTask, onProgress?: (table: RootTable) => void): RunningSearch {
    if (this.#closing) return refused({ status: 'failed', detail: 'The service is closing.' });
    if (this.state().queued >= this.#queueLimit && !this.#slots.some(({ idle }) => idle))
      return refused({ status: 'overloaded', retryAfterSeconds: this.#waitSeconds() });
    const job = new Job(task, Math.min(task.ensembles, this.#width()), () => performance.now(), onProgress);
    this.#jobs.add(job);
    job.reply.then(() => this.#jobs.delete(job));
    this.#queue.push(...job.parts.map((part) => ({ job, part })));
    this.#dispatch();
    return { reply: job.reply, cancel: () => this.#cancel(job) };
  }

  state(): BackendState {
    return {
      searchers: this.#slots.filter(({ ready }) => ready).length,
      busy: this.#slots.filter(({ busy }) => busy).length,
      queued: new Set(this.#queue.filter(({ job }) => job.waiting).map(({ job }) => job)).size,
    };
  }

  pids(): number[] {
    return this.#slots.flatMap(({ pid }) => pid ?? []);
  }

  close(): Promise<void> {
    this.#closing ??= this.#drain();
    return this.#closing;
  }

  async #drain(): Promise<void> {
    await Promise.all([...this.#jobs].map(({ reply }) => reply));
    await Promise.all(this.#slots.map((slot) => slot.close()));
    clearInterval(this.#watch);
  }

  /** Searchers to share a task among: all but those that are waiting to be started again. */
  #width(): number {
    return Math.max(1, this.pids().length);
  }

  /** About how long the work that is here now will take, from the mean time of recent parts. */
  #waitSeconds(): number {
    const parts = this.#queue.length + this.state().busy;
    return Math.max(1, Math.ceil((this.#partMs * parts) / this.#width() / 1000));
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.idle) continue;
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.#give(slot, next.job, next.part);
    }
  }

  #give(slot: Slot, job: Job, part: Part): void {
    const task = job.partTask(part);
    part.slot = slot;
    slot.start(task, {
      progress: (tables) => job.progress(part, tables),
      result: (result) => this.#finish(job, part, result),
      failed: (detail) => this.#fail(job, part, detail),
      died: () => this.#retry(job, part),
    });
  }

  #finish(job: Job, part: Part, { tables, trees = [], stopReason, timeMs }: PartResult): void {
    this.#partMs += NEWEST * (timeMs - this.#partMs);
    part.tables = tables;
    part.trees = trees;
    job.end(part, stopReason);
  }

  /** A part fails, so the whole job does; its other parts need not go on. */
  #fail(job: Job, part: Part, detail: string): void {
    job.fail(detail);
    job.end(part, 'cancelled');
    this.#cancel(job);
  }

  /** A searcher died over a part: once more at the head of the queue, unless nobody wants it or it was the second. */
  #retry(job: Job, part: Part): void {
    part.deaths++;
    if (job.cancelled) job.end(part, 'cancelled');
    else if (part.deaths >= MOST_DEATHS) this.#fail(job, part, 'Two searchers died over this task.');
    else {
      part.slot = undefined;
      this.#queue.unshift({ job, part });
      this.#dispatch();
    }
  }

  #cancel(job: Job): void {
    job.cancelled = true;
    for (const part of job.parts) {
      if (part.stopReason !== undefined) continue;
      if (part.slot !== undefined) part.slot.cancel();
      else job.end(part, 'cancelled');
    }
    const kept = this.#queue.filter(({ part }) => part.stopReason === undefined);
    this.#queue.splice(0, this.#queue.length, ...kept);
  }

  /** Fails all that wait when no searcher can be started at all: better a clear answer than none. */
  #despair(): void {
    if (this.#slots.some(({ ready, deaths }) => ready || deaths < MOST_STILLBORN)) return;
    for (const { job, part } of [...this.#queue])
      if (part.stopReason === undefined) this.#fail(job, part, 'No searcher can be started.');
  }
}

const refused = (reply: Awaited<RunningSearch['reply']>): RunningSearch => ({
  reply: Promise.resolve(reply),
  cancel: () => {},
});
