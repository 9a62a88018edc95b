import { randomUUID } from 'node:crypto';
import type { RootTable } from '../../mcts/root.ts';
import type { RunningSearch, SearchReply, SearchTask } from '../backend.ts';
import {
  isProgressDue,
  isWaiting,
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
  withOverdue,
  withProgress,
  withResult,
  withTold,
} from '../job.ts';
import type { Found, News, Order } from './messages.ts';

/** Time that parts have to end after a cancel; what is silent then is given up with what it had told. */
const CANCEL_MS = 2000;

/** How tasks get to workers and back. */
export interface Post {
  /** The name of this process. */
  readonly from: string;
  /** Milliseconds by the clock of Redis. */
  now(): number;
  /** Has the parts of these names wait for workers. */
  send(orders: ReadonlyMap<string, Order>): Promise<void>;
  /** Ends parts, whether they wait or are searched. */
  cancel(parts: readonly string[]): Promise<void>;
  /** What became of a part; undefined while it is not over. */
  fetch(part: string): Promise<Found | undefined>;
  /** Whether a part still waits or is searched. */
  isThere(part: string): Promise<boolean>;
}

/** A task of this process on its way to its reply: the parts of a `Job`, one a tree, each with a worker somewhere. */
export class RemoteTask {
  readonly #post: Post;
  readonly #resolve: (reply: SearchReply) => void;
  readonly #onProgress: ((table: RootTable) => void) | undefined;
  /** By the names of the parts, their places in the job. */
  readonly #places = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly startedAt = performance.now();
  readonly running: RunningSearch;
  #job: Job;
  #isOver = false;
  /** Hears of its end. */
  onOver: () => void = () => {};

  constructor(task: SearchTask, post: Post, onProgress: ((table: RootTable) => void) | undefined) {
    this.#post = post;
    this.#onProgress = onProgress;
    const { promise, resolve } = Promise.withResolvers<SearchReply>();
    this.#resolve = resolve;
    // Trees stay where they grow: there is nothing to go on from.
    const { keep: _, kept: __, ...plain } = task;
    this.#job = openJob(plain, task.ensembles, onProgress !== undefined, this.startedAt);
    this.running = { reply: promise, cancel: () => this.#cancel() };
    const due = overdueAt(this.#job) - this.startedAt;
    if (Number.isFinite(due)) this.#after(due, () => this.#change(withOverdue));
  }

  /** The names of its parts that are not over. */
  get open(): string[] {
    return [...this.#places].flatMap(([name, place]) => (this.#job.parts[place]?.state === 'over' ? [] : [name]));
  }

  get isWaiting(): boolean {
    return isWaiting(this.#job);
  }

  /** Sends its parts on their way. */
  begin(): Promise<void> {
    const orders = new Map<string, Order>();
    for (const place of this.#job.parts.keys()) orders.set(this.#name(place), this.#order(place));
    return this.#post.send(orders);
  }

  /** Hears of one of its parts. */
  async hear(news: News): Promise<void> {
    const place = this.#places.get(news.part);
    if (place === undefined || this.#isOver) return;
    switch (news.type) {
      case 'begun':
        if (this.#job.parts[place]?.state === 'waiting') this.#change((job) => withGiven(job, place));
        break;
      case 'progress':
        if (this.#job.parts[place]?.state !== 'over') this.#change((job) => withProgress(job, place, news.tables));
        this.#tell();
        break;
      case 'over':
        await this.look(news.part);
        break;
      default:
        news satisfies never;
    }
  }

  /** Looks what became of a part; one that has got lost on the way is sent again. */
  async look(part: string): Promise<void> {
    const place = this.#places.get(part);
    if (place === undefined || this.#job.parts[place]?.state === 'over') return;
    let found = await this.#post.fetch(part);
    const isThere = found !== undefined || (await this.#post.isThere(part));
    // It may have been found between the two.
    if (!isThere) found = await this.#post.fetch(part);
    // Somebody else may have heard of it meanwhile.
    if (this.#isOver || !this.open.includes(part)) return;
    if (found?.status === 'done') this.#change((job) => withResult(job, place, found.result));
    else if (found?.status === 'failed') this.#change((job) => withFailure(job, place, found));
    else if (!isThere) await this.#again(part, place);
  }

  /** Ends it with a reply of its own, whatever its parts are at. */
  giveUp(reply: SearchReply): void {
    if (this.#isOver) return;
    this.#finish(reply);
  }

  async #again(part: string, place: number): Promise<void> {
    this.#places.delete(part);
    this.#change((job) => withDeath(job, place, 1));
    if (!this.#isOver && this.#job.parts[place]?.state === 'waiting')
      await this.#post.send(new Map([[this.#name(place), this.#order(place)]]));
  }

  #name(place: number): string {
    const name = randomUUID();
    this.#places.set(name, place);
    return name;
  }

  #order(place: number): Order {
    const { task } = this.#job;
    const part = partTask(this.#job, place, performance.now());
    const [first = 0] = part.ensembles;
    const { visits: all, timeMs: __, ...shared } = task;
    const [visits] = part.visits ?? [];
    return {
      task: { ...shared, ensembles: 1, first, ...(all !== undefined && visits !== undefined && { visits }) },
      ...(part.timeMs !== undefined && { deadline: this.#post.now() + part.timeMs }),
      from: this.#post.from,
      progress: part.progress,
    };
  }

  #cancel(): void {
    if (this.#isOver) return;
    const open = this.open;
    this.#post.cancel(open).catch(() => {});
    this.#change(withCancel);
    this.#after(CANCEL_MS, () => {
      for (const name of this.open) {
        const place = this.#places.get(name) ?? -1;
        this.#change((job) => withDeath(job, place, 1));
      }
    });
  }

  #change(change: (job: Job) => Job): void {
    if (this.#isOver) return;
    const before = this.open;
    this.#job = change(this.#job);
    const left = new Set(this.open);
    const ended = before.filter((name) => !left.has(name));
    // What is over without having been found, such as what waited when its time was up, need not be searched any more.
    if (ended.length > 0 && !this.#job.cancelled) this.#post.cancel(ended).catch(() => {});
    const reply = replyOf(this.#job, performance.now());
    if (reply !== undefined) this.#finish(reply);
  }

  #tell(): void {
    const now = performance.now();
    if (this.#isOver || !isProgressDue(this.#job, now)) return;
    this.#job = withTold(this.#job, now);
    this.#onProgress?.(mergedTable(this.#job));
  }

  #finish(reply: SearchReply): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const { open } = this;
    if (open.length > 0) this.#post.cancel(open).catch(() => {});
    this.onOver();
    this.#resolve(reply);
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }
}
