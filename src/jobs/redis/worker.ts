/** A machine that searches for others: it takes parts of tasks from Redis and has its own searchers do them. */
import { randomUUID } from 'node:crypto';
import { type Job as Taken, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Games } from '../../engines/index.ts';
import type { RootTable } from '../../mcts/root.ts';
import { NO_TRACING, type Tracing } from '../../tracing/tracing.ts';
import type { Backend, RunningSearch, SearchReply } from '../backend.ts';
import type { Log } from '../pool.ts';
import {
  connectTo,
  differenceOf,
  disconnect,
  type Identity,
  identityOf,
  type NamedNet,
  nameOf,
  PREFIX,
} from './connection.ts';
import { redisNow, WORD_MS, type WorkerWord, wordsOf } from './fleet.ts';
import {
  CANCEL_CHANNEL,
  cancelledKey,
  type Found,
  foundKey,
  LANES,
  type Lane,
  type News,
  newsChannel,
  type Order,
  SERVICES_KEY,
  WORKERS_KEY,
  writeFound,
  writeNews,
} from './messages.ts';

/** How a worker is set up. */
export interface WorkerSetting {
  readonly url: string;
  readonly games: Games;
  /** Those that its searchers know; none when absent. */
  readonly nets?: readonly NamedNet[];
  /** Its own searchers; it closes them. */
  readonly pool: Backend;
  /** How many of them there are. */
  readonly searchers: number;
  readonly log: (Log & { info(fields: object, message: string): void }) | undefined;
  /** Where it is told how long parts take; nowhere when absent. */
  readonly tracing?: Tracing;
}

/** A worker at work. */
export interface RunningWorker {
  /** Lets what it has end, and takes no more. */
  close(): Promise<void>;
}

/** Parts that a searcher may have at once: short ones have their turn while long ones go on, as on one machine. */
const PARTS: Readonly<Record<Lane, number>> = { short: 8, long: 2 };
/** How long what was found waits to be fetched. */
const FOUND_SECONDS = 600;
/** Silence after which a worker is taken for dead, and the time between two looks for such. */
const LOCK_MS = 6000;
const STALLED_LOOK_MS = 2000;
/** Wait after Redis did not do what was asked of it, as while it starts. */
const RETRY_MS = 500;
/** Workers that may die over a part. */
const MOST_DEATHS = 5;

/** Begins to work. While nobody knows the same as this process, it says why in the log, and waits. */
export const openWorker = (setting: WorkerSetting): RunningWorker => {
  const worker = new PartWorker(setting);
  return { close: () => worker.close() };
};

class PartWorker {
  readonly #name = randomUUID();
  readonly #setting: WorkerSetting;
  readonly #identity: Identity;
  readonly #redis;
  readonly #hearing;
  readonly #lines: readonly Redis[];
  readonly #workers: readonly Worker<Order>[];
  readonly #speaking: NodeJS.Timeout;
  readonly #running = new Map<string, RunningSearch>();
  /** The clock of Redis less that of this process. */
  #offsetMs = 0;
  /** What was said last of services that know something else. */
  #told = '';

  constructor(setting: WorkerSetting) {
    const { url, games, nets = [], searchers, log } = setting;
    this.#setting = setting;
    this.#identity = identityOf(games, nets);
    this.#redis = connectTo(url, log, true);
    this.#hearing = connectTo(url, log, true);
    this.#hearing.subscribe(CANCEL_CHANNEL).catch(() => {});
    this.#hearing.on('message', (_channel: string, parts: string) => {
      for (const part of parts.split(' ')) this.#running.get(part)?.cancel();
    });
    this.#lines = LANES.map(() => connectTo(url, log, true));
    this.#workers = LANES.flatMap((lane, index) => {
      const line = this.#lines[index];
      return line === undefined ? [] : [this.#open(lane, line)];
    });
    this.#speaking = setInterval(() => this.#speak(), WORD_MS);
    this.#speak();
    log?.info({ name: this.#name, searchers, queue: nameOf(this.#identity) }, 'working');
  }

  async close(): Promise<void> {
    clearInterval(this.#speaking);
    await Promise.allSettled(this.#workers.map((worker) => worker.close()));
    await this.#redis.hdel(WORKERS_KEY, this.#name).catch(() => {});
    for (const line of [this.#redis, this.#hearing, ...this.#lines]) disconnect(line);
    await this.#setting.pool.close();
  }

  #open(lane: Lane, connection: Redis): Worker<Order> {
    const { searchers, log } = this.#setting;
    const worker = new Worker<Order>(`${nameOf(this.#identity)}-${lane}`, (taken) => this.#take(taken), {
      connection,
      prefix: PREFIX,
      concurrency: searchers * PARTS[lane],
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_LOOK_MS,
      maxStalledCount: MOST_DEATHS,
      runRetryDelay: RETRY_MS,
    });
    worker.on('error', () => {});
    worker.on('failed', (job, error) => log?.warn({ part: job?.id, error: error.message }, 'a part was not searched'));
    return worker;
  }

  async #take({ id: part, data: order }: Taken<Order>): Promise<void> {
    if (part === undefined) throw new UnrecoverableError('a part without a name');
    const span = (this.#setting.tracing ?? NO_TRACING).begin('part', 'consumer', order.task.trace);
    const found = await this.#search(part, order).catch((error: unknown) => {
      span.end({}, String(error));
      throw error;
    });
    span.end({ 'arbor.game': order.task.game, 'arbor.tree': order.task.first ?? 0, 'arbor.status': found.status });
    await this.#redis.set(foundKey(part), writeFound(found), 'EX', FOUND_SECONDS);
    await this.#tell(order, { type: 'over', part });
  }

  async #search(part: string, order: Order): Promise<Found> {
    const { task, deadline, progress } = order;
    await this.#tell(order, { type: 'begun', part });
    const timeMs = deadline === undefined ? undefined : Math.max(0, deadline - Date.now() - this.#offsetMs);
    const onProgress = (table: RootTable): void => {
      this.#tell(order, { type: 'progress', part, tables: [table] }).catch(() => {});
    };
    const timed = { ...task, ...(timeMs !== undefined && { timeMs }) };
    const own = this.#setting.pool.start(timed, progress ? onProgress : undefined);
    this.#running.set(part, own);
    // A cancel may have come before there was anything to end.
    if ((await this.#redis.exists(cancelledKey(part))) > 0) own.cancel();
    const reply = await own.reply.finally(() => this.#running.delete(part));
    return foundOf(reply);
  }

  async #tell({ from }: Order, news: News): Promise<void> {
    await this.#redis.publish(newsChannel(from), writeNews(news));
  }

  #speak(): void {
    // Who is not heard is not counted, and is heard again when Redis is back.
    this.#sayWord().catch(() => {});
  }

  async #sayWord(): Promise<void> {
    const now = await redisNow(this.#redis);
    this.#offsetMs = now - Date.now();
    const { searchers, busy } = this.#setting.pool.state();
    const word: WorkerWord = { at: now, identity: this.#identity, searchers, busy };
    await this.#redis.hset(WORKERS_KEY, this.#name, JSON.stringify(word));
    const services = await wordsOf<{ readonly at: number; readonly identity: Identity }>(
      this.#redis,
      SERVICES_KEY,
      now,
    );
    const others = services.flatMap(({ identity }) => differenceOf(this.#identity, identity) ?? []);
    const why = [...new Set(others)].sort().join('; ');
    if (why !== this.#told && why !== '')
      this.#setting.log?.warn({ why }, 'services that know something else give no work');
    this.#told = why;
  }
}

/** What is told of a part that was searched. @throws where another worker may fare better */
const foundOf = (reply: SearchReply): Found => {
  switch (reply.status) {
    case 'done': {
      const { table, stopReason, usedMs = 0 } = reply;
      if (stopReason === 'forced') throw new Error('a part was not searched');
      return { status: 'done', result: { tables: [table], stopReason, timeMs: usedMs } };
    }
    case 'failed':
      return reply;
    case 'overloaded':
    case 'lost':
      throw new Error(`this worker cannot search it now: ${reply.status}`);
  }
};
