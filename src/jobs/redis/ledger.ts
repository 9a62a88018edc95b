/** A ledger that several services share: whichever of them took a search, any can tell of it, and do it. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  type Added,
  type Idempotency,
  type Ledger,
  LedgerAway,
  type LedgerCall,
  type LedgerLimits,
  LONG_STATUSES,
  type LongCounts,
  type LongEnd,
  type LongNews,
  type LongSearch,
  type NewSearch,
  progressAtEnd,
  secondsToTomorrow,
} from '../ledger.ts';
import type { Log } from '../pool.ts';
import { connectTo, disconnect, firstTry, isRefusal, PREFIX } from './connection.ts';
import { redisNow } from './fleet.ts';
import { ADD, CLAIM, END, FINISH, RELEASE, RENEW, TELL } from './scripts.ts';

/** How a ledger on Redis is set up. */
export interface RedisLedgerOptions {
  readonly url: string;
  readonly limits: LedgerLimits;
  readonly log?: Log;
  /** Milliseconds by which it is to be ahead of the clock of Redis: so tests let time go by. */
  readonly aheadMs?: () => number;
  /** Silence after which a search belongs to nobody any more; 10 s when absent. */
  readonly leaseMs?: number;
}

/** A search that waits or runs is forgotten when nobody has done anything about it for so long. */
const LIVES_MS = 7 * 86_400_000;
const RETRY_SECONDS = 5;
/** Least time between two words of one search. */
const TELL_MS = 500;

/** What all its keys begin with. */
const OWN = `${PREFIX}:long:`;

/** Opens it at once. Calls wait for the first try to connect; while Redis cannot be reached they reject with `LedgerAway`. */
export const redisLedger = (options: RedisLedgerOptions): Ledger => {
  const ledger = new RedisLedger(options);
  return {
    add: (search, idempotency) => ledger.add(search, idempotency),
    find: (id, owner) => ledger.find(id, owner),
    claim: () => ledger.claim(),
    tell: (id, news) => ledger.tell(id, news),
    finish: (id, end, usedMs) => ledger.finish(id, end, usedMs),
    release: (id) => ledger.release(id),
    end: (id) => ledger.end(id),
    listen: (hear) => ledger.listen(hear),
    counts: () => ledger.counts(),
    close: () => ledger.close(),
  };
};

class RedisLedger {
  readonly #limits: LedgerLimits;
  readonly #aheadMs: () => number;
  readonly #leaseMs: number;
  readonly #secret: string;
  readonly #redis: Redis;
  readonly #hearing: Redis;
  readonly #tried: Promise<void>;
  readonly #driver = randomUUID();
  /** What this process does, and when it told of each last. */
  readonly #claimed = new Map<string, { toldAt: number }>();
  readonly #listeners: ((call: LedgerCall) => void)[] = [];
  readonly #renewing: NodeJS.Timeout;

  constructor({ url, limits, log, aheadMs = () => 0, leaseMs = 10_000 }: RedisLedgerOptions) {
    this.#limits = limits;
    this.#aheadMs = aheadMs;
    this.#leaseMs = leaseMs;
    // Whoever reads Redis and does not know its password cannot try keys out.
    this.#secret = new URL(url).password;
    this.#redis = connectTo(url, log);
    this.#tried = firstTry(this.#redis);
    this.#hearing = connectTo(url, log, true);
    this.#hearing.subscribe(`${OWN}calls`).catch(() => {});
    this.#hearing.on('message', (_channel: string, call: string) => this.#hear(call));
    this.#renewing = setInterval(() => this.#renew(), leaseMs / 5).unref();
  }

  async add(search: NewSearch, idempotency: Idempotency | undefined): Promise<Added> {
    const { most, bytes, perCaller, msADay } = this.#limits;
    const { id, owner, game, kind, asked, requestId, trace } = search;
    const caller = this.#hidden(search.caller);
    const once = idempotency ? this.#hidden(`${owner} ${idempotency.key}`) : '';
    const said = await this.#run(ADD, [
      id,
      caller,
      most,
      bytes,
      perCaller,
      msADay,
      once,
      idempotency?.fingerprint ?? '',
      LIVES_MS,
      Buffer.byteLength(asked),
      ...Object.entries({
        owner: this.#hidden(owner),
        caller,
        game,
        kind,
        asked,
        requestId,
        ...(trace !== undefined && { trace }),
      }).flat(),
    ]);
    const [outcome, known = ''] = textsOf(said);
    switch (outcome) {
      case 'added':
      case 'known': {
        const found = await this.#read(known);
        if (found === undefined) throw new LedgerAway('a search was forgotten as soon as it was handed in');
        return { outcome, search: found };
      }
      case 'conflict':
        return { outcome };
      case 'spent':
        return { outcome, retryAfterSeconds: secondsToTomorrow(Number(known)) };
      case 'too-many':
        return { outcome, retryAfterSeconds: RETRY_SECONDS };
      default:
        return { outcome: 'full', retryAfterSeconds: RETRY_SECONDS };
    }
  }

  async find(id: string, owner: string): Promise<LongSearch | undefined> {
    const found = await this.#read(id);
    return found?.owner === this.#hidden(owner) ? found : undefined;
  }

  async claim(): Promise<LongSearch | undefined> {
    const id = await this.#run(CLAIM, [this.#leaseMs, this.#driver]);
    if (typeof id !== 'string') return undefined;
    this.#claimed.set(id, { toldAt: Number.NEGATIVE_INFINITY });
    return this.#read(id);
  }

  async tell(id: string, { progress, answer }: LongNews): Promise<void> {
    const claimed = this.#claimed.get(id);
    const now = performance.now();
    if (claimed === undefined || now - claimed.toldAt < TELL_MS) return;
    claimed.toldAt = now;
    const said = progress === undefined ? '' : JSON.stringify(progress);
    await this.#run(TELL, [id, said, answer?.() ?? '', this.#driver]);
  }

  async finish(id: string, end: LongEnd, usedMs: number): Promise<void> {
    await this.#finish(id, end, usedMs, '');
    this.#claimed.delete(id);
  }

  async release(id: string): Promise<void> {
    await this.#run(RELEASE, [id, this.#driver]);
    this.#claimed.delete(id);
  }

  async end(id: string): Promise<void> {
    if ((await this.#finish(id, { status: 'ended' }, 0, 'queued')) === 1) return;
    // Kept as well as called out: whoever does it may be away just now.
    await this.#run(END, [id]);
  }

  listen(hear: (call: LedgerCall) => void): void {
    this.#listeners.push(hear);
  }

  async counts(): Promise<LongCounts> {
    return this.#reached(async () => {
      const [now, queued, running, [, oldest]] = await Promise.all([
        redisNow(this.#redis),
        this.#redis.zcard(`${OWN}queued`),
        this.#redis.zcard(`${OWN}running`),
        this.#redis.zrange(`${OWN}queued`, '0', '0', 'WITHSCORES'),
      ]);
      return { queued, running, oldestMs: oldest === undefined ? 0 : now + this.#aheadMs() - Number(oldest) };
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#renewing);
    for (const line of [this.#redis, this.#hearing]) disconnect(line);
  }

  #finish(id: string, { status, answer, problem }: LongEnd, usedMs: number, only: string): Promise<unknown> {
    const { keptMs, bytes } = this.#limits;
    const said = [status, answer ?? '', problem ?? ''];
    return this.#run(FINISH, [id, keptMs, usedMs, bytes, ...said, only, this.#driver]);
  }

  async #read(id: string): Promise<LongSearch | undefined> {
    const [fields, now] = await this.#reached(() =>
      Promise.all([this.#redis.hgetall(`${OWN}s:${id}`), redisNow(this.#redis)]),
    );
    const found = fields['status'] === undefined ? undefined : searchOf(id, fields);
    return (found?.expiresAt ?? Number.POSITIVE_INFINITY) <= now + this.#aheadMs() ? undefined : found;
  }

  #hear(call: string): void {
    const [type, id] = call.split(' ');
    for (const hear of this.#listeners) hear(type === 'end' && id !== undefined ? { type, id } : { type: 'added' });
  }

  #renew(): void {
    const ids = [...this.#claimed.keys()];
    if (ids.length === 0) return;
    this.#run(RENEW, [this.#leaseMs, LIVES_MS, this.#driver, ...ids])
      .then((ending) => {
        for (const id of textsOf(ending)) this.#hear(`end ${id}`);
      })
      // What belongs to nobody for too long is somebody else's then; both find the same.
      .catch(() => {});
  }

  /** What stands for whoever has this name: without the password of Redis nobody can try names out. */
  #hidden(name: string): string {
    return createHmac('sha256', this.#secret).update(name).digest('hex').slice(0, 32);
  }

  #run(script: string, args: readonly (string | number)[]): Promise<unknown> {
    return this.#reached(() => this.#redis.eval(script, 0, OWN, ...[this.#aheadMs(), ...args].map(String)));
  }

  async #reached<T>(work: () => Promise<T>): Promise<T> {
    await this.#tried;
    if (this.#redis.status !== 'ready') throw new LedgerAway('Redis cannot be reached');
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new LedgerAway(`Redis cannot be reached: ${String(error)}`);
    }
  }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** A search of its fields. */
const searchOf = (id: string, fields: Readonly<Record<string, string | undefined>>): LongSearch => {
  const { owner = '', caller = '', game = '', kind = '', asked = '', requestId = '' } = fields;
  const status = LONG_STATUSES.find((each) => each === fields['status']) ?? 'failed';
  const { progress, trace } = fields;
  const told: LongSearch['progress'] = progress === undefined ? undefined : JSON.parse(progress);
  return {
    id,
    owner,
    caller,
    game,
    kind,
    asked,
    requestId,
    ...(trace !== undefined && { trace }),
    status,
    createdAt: Number(fields['createdAt']),
    startedAt: numberOf(fields['startedAt']),
    endedAt: numberOf(fields['endedAt']),
    expiresAt: numberOf(fields['expiresAt']),
    revision: Number(fields['revision']),
    progress: status === 'done' ? progressAtEnd({ progress: told }, status) : told,
    answer: fields['answer'],
    problem: fields['problem'],
  };
};
