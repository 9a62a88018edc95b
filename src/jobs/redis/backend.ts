/** Searches that are done by workers on any machine, by way of Redis. */
import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import type { Games } from '../../engines/index.ts';
import type { RootTable } from '../../mcts/root.ts';
import type { Backend, BackendState, QueueState, RunningSearch, SearchReply, SearchTask } from '../backend.ts';
import { isShort } from '../order.ts';
import type { Log } from '../pool.ts';
import { connectTo, disconnect, identityOf, isRefusal, type NamedNet, nameOf, PREFIX } from './connection.ts';
import { fleetWatch, redisNow, WORD_MS } from './fleet.ts';
import {
  CANCEL_CHANNEL,
  cancelledKey,
  foundKey,
  LANES,
  type Lane,
  newsChannel,
  type Order,
  readFound,
  readNews,
  SERVICES_KEY,
} from './messages.ts';
import { type Post, RemoteTask } from './tasks.ts';

/** How a backend on Redis is set up. */
export interface RedisOptions {
  readonly url: string;
  readonly games: Games;
  /** Those that searches may name; none when absent. */
  readonly nets?: readonly NamedNet[];
  /** Tasks that may wait before further ones are turned away, ≥ 0. */
  readonly queueLimit: number;
  readonly log?: Log;
}

/** How long cancels are remembered, for parts that a worker takes just then. */
const CANCELLED_SECONDS = 600;
/** Absence of Redis that tasks outlive; then whoever waits is told to come back. */
const AWAY_MS = 5000;
/** Time between two looks at parts of which nothing was heard. */
const LOOK_MS = 1000;
const RETRY_SECONDS = 2;

const NOBODY: BackendState = { searchers: 0, busy: 0, queued: 0 };
const NO_WORKER = {
  status: 'lost',
  detail: 'No worker is there that knows the same.',
  retryAfterSeconds: RETRY_SECONDS,
  untried: true,
} as const satisfies SearchReply;
const AWAY = { status: 'overloaded', retryAfterSeconds: RETRY_SECONDS } as const satisfies SearchReply;

/** Opens it at once; while Redis cannot be reached, or no worker is there, tasks are turned away. */
export const redisBackend = (options: RedisOptions): Backend => {
  const backend = new RedisBackend(options);
  return {
    start: (task, onProgress) => backend.start(task, onProgress),
    state: () => backend.state(),
    queue: () => backend.queue(),
    close: () => backend.close(),
  };
};

class RedisBackend implements Backend {
  readonly #from = randomUUID();
  readonly #limit: number;
  readonly #log: Log | undefined;
  readonly #redis;
  readonly #hearing;
  readonly #queues: Readonly<Record<Lane, Queue<Order>>>;
  readonly #tasks = new Set<RemoteTask>();
  readonly #looking: NodeJS.Timeout;
  readonly #identity;
  readonly #fleet;
  #state: BackendState = NOBODY;
  #waiting: QueueState = { queued: 0, running: 0, oldestMs: 0 };
  /** The clock of Redis less that of this process. */
  #offsetMs = 0;
  #awaySince: number | undefined = performance.now();
  #closing = false;
  #looks = false;

  constructor({ url, games, nets = [], queueLimit, log }: RedisOptions) {
    this.#limit = queueLimit;
    this.#log = log;
    this.#identity = identityOf(games, nets);
    this.#redis = connectTo(url, log);
    this.#hearing = connectTo(url, log, true);
    this.#hearing.subscribe(newsChannel(this.#from)).catch(() => {});
    this.#hearing.on('messageBuffer', (_channel: Buffer, message: Buffer) => this.#hear(message));
    const connection = this.#redis;
    const queueOf = (lane: Lane) => {
      const queue = new Queue<Order>(`${nameOf(this.#identity)}-${lane}`, {
        connection,
        prefix: PREFIX,
        streams: { events: { maxLen: 100 } },
        defaultJobOptions: { attempts: 3, removeOnComplete: true, removeOnFail: true },
      });
      queue.on('error', () => {});
      return queue;
    };
    this.#queues = { short: queueOf('short'), long: queueOf('long') };
    this.#fleet = fleetWatch(this.#redis, this.#identity, log);
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
    this.#redis.on('ready', () => this.#look());
  }

  start(task: SearchTask, onProgress?: (table: RootTable) => void): RunningSearch {
    const refused = this.#refusal();
    if (refused !== undefined) return { reply: Promise.resolve(refused), cancel: () => {} };
    const remote = new RemoteTask(task, this.#post(isShort(task) ? 'short' : 'long'), onProgress);
    this.#tasks.add(remote);
    remote.onOver = () => this.#tasks.delete(remote);
    remote.begin().catch((error: unknown) => this.#lose(remote, error));
    return remote.running;
  }

  state(): BackendState {
    return this.#redis.status === 'ready' ? this.#state : NOBODY;
  }

  queue(): QueueState {
    return this.#waiting;
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([...this.#tasks].map(({ running }) => running.reply));
    clearInterval(this.#looking);
    await Promise.allSettled(LANES.map((lane) => this.#queues[lane].close()));
    await this.#redis.hdel(SERVICES_KEY, this.#from).catch(() => {});
    for (const line of [this.#redis, this.#hearing]) disconnect(line);
  }

  #refusal(): SearchReply | undefined {
    if (this.#closing) return { status: 'failed', detail: 'The service is closing.' };
    if (this.#redis.status !== 'ready') return AWAY;
    if (this.#state.searchers === 0) return NO_WORKER;
    const own = [...this.#tasks].filter(({ isWaiting }) => isWaiting).length;
    return Math.max(own, this.#state.queued) >= this.#limit && this.#state.busy >= this.#state.searchers
      ? { status: 'overloaded', retryAfterSeconds: Math.max(1, Math.ceil(this.#waiting.oldestMs / 1000)) }
      : undefined;
  }

  #post(lane: Lane): Post {
    const queue = this.#queues[lane];
    return {
      from: this.#from,
      now: () => Date.now() + this.#offsetMs,
      async send(orders) {
        await queue.addBulk([...orders].map(([jobId, data]) => ({ name: 'part', data, opts: { jobId } })));
      },
      cancel: async (parts) => {
        const marks = this.#redis.pipeline();
        for (const part of parts) marks.set(cancelledKey(part), 1, 'EX', CANCELLED_SECONDS);
        marks.publish(CANCEL_CHANNEL, parts.join(' '));
        await marks.exec();
        // Those that a worker has cannot be removed; it has heard.
        await Promise.allSettled(parts.map((part) => queue.remove(part)));
      },
      fetch: async (part) => {
        const bytes = await this.#redis.getdelBuffer(foundKey(part));
        return bytes === null ? undefined : readFound(bytes);
      },
      isThere: async (part) => (await this.#redis.exists(queue.toKey(part))) > 0,
    };
  }

  #hear(message: Buffer): void {
    const news = readNews(message);
    for (const task of this.#tasks) task.hear(news).catch((error: unknown) => this.#lose(task, error));
  }

  /** What Redis itself refuses is nothing that another try would mend. */
  #lose(task: RemoteTask, error: unknown): void {
    if (this.#redis.status !== 'ready' || !isRefusal(error)) {
      task.giveUp(AWAY);
      return;
    }
    this.#log?.warn({ error: String(error) }, 'a task cannot be handed to workers');
    task.giveUp({ status: 'failed', detail: String(error) });
  }

  #look(): void {
    if (this.#redis.status !== 'ready') {
      this.#awaySince ??= performance.now();
      this.#state = NOBODY;
      if (performance.now() - this.#awaySince > AWAY_MS) for (const task of this.#tasks) task.giveUp(AWAY);
      return;
    }
    this.#awaySince = undefined;
    if (this.#looks) return;
    this.#looks = true;
    this.#lookAround()
      .catch((error: unknown) => this.#log?.warn({ error: String(error) }, 'Redis does not tell how it stands'))
      .finally(() => {
        this.#looks = false;
      });
  }

  async #lookAround(): Promise<void> {
    const now = await redisNow(this.#redis);
    this.#offsetMs = now - Date.now();
    const word = { at: now, identity: this.#identity };
    await this.#redis.hset(SERVICES_KEY, this.#from, JSON.stringify(word));
    const { searchers, busy } = await this.#fleet(now);
    const counts = await Promise.all(
      LANES.map(async (lane) => {
        const queue = this.#queues[lane];
        const { waiting = 0, active = 0 } = await queue.getJobCounts('waiting', 'active');
        const [oldest] = waiting > 0 ? await queue.getJobs(['waiting'], 0, 0, true) : [];
        return { waiting, active, oldestMs: oldest === undefined ? 0 : Math.max(0, Date.now() - oldest.timestamp) };
      }),
    );
    const queued = counts.reduce((sum, { waiting }) => sum + waiting, 0);
    this.#state = { searchers, busy, queued };
    this.#waiting = {
      queued,
      running: counts.reduce((sum, { active }) => sum + active, 0),
      oldestMs: Math.max(...counts.map(({ oldestMs }) => oldestMs)),
    };
    for (const task of this.#tasks)
      if (performance.now() - task.startedAt > WORD_MS) for (const part of task.open) await task.look(part);
  }
}
