import {
  type Added,
  dayOf,
  type Idempotency,
  type Ledger,
  type LedgerCall,
  type LedgerLimits,
  type LongCounts,
  type LongEnd,
  type LongNews,
  type LongSearch,
  type NewSearch,
  progressAtEnd,
  secondsToTomorrow,
} from './ledger.ts';

/** When to try again where there is no room, or a caller has too many: searches take seconds to minutes. */
const RETRY_SECONDS = 5;

/** A ledger in the memory of this process, which forgets all with it. @param clock milliseconds since 1970 */
export const memoryLedger = (limits: LedgerLimits, clock: () => number): Ledger => {
  const ledger = new MemoryLedger(limits, clock);
  return {
    add: async (search, idempotency) => ledger.add(search, idempotency),
    find: async (id, owner) => ledger.find(id, owner),
    claim: async () => ledger.claim(),
    tell: async (id, news) => ledger.tell(id, news),
    finish: async (id, end, usedMs) => ledger.finish(id, end, usedMs),
    release: async (id) => ledger.release(id),
    end: async (id) => ledger.end(id),
    listen: (hear) => ledger.listen(hear),
    counts: async () => ledger.counts(),
    close: async () => {},
  };
};

/** A search with what only the ledger knows of it. */
interface Entry {
  search: LongSearch;
  readonly idempotency: (Idempotency & { readonly place: string }) | undefined;
  /** Makes the answer so far; what it made is kept until there is news. */
  soFar: (() => string | undefined) | undefined;
}

const isOver = ({ search: { endedAt } }: Entry): boolean => endedAt !== undefined;

const bytesOf = ({ search: { asked, answer = '' } }: Entry): number => asked.length + answer.length;

class MemoryLedger {
  readonly #limits: LedgerLimits;
  readonly #clock: () => number;
  /** The oldest first. */
  readonly #entries = new Map<string, Entry>();
  readonly #byIdempotency = new Map<string, string>();
  /** Processor time of the day, by caller. */
  readonly #used = new Map<string, number>();
  #day = 0;
  readonly #listeners: ((call: LedgerCall) => void)[] = [];

  constructor(limits: LedgerLimits, clock: () => number) {
    this.#limits = limits;
    this.#clock = clock;
  }

  add(search: NewSearch, idempotency: Idempotency | undefined): Added {
    this.#forget();
    const place = idempotency && `${search.owner} ${idempotency.key}`;
    const known = this.#entries.get(this.#byIdempotency.get(place ?? '') ?? '');
    if (known !== undefined)
      return known.idempotency?.fingerprint === idempotency?.fingerprint
        ? { outcome: 'known', search: known.search }
        : { outcome: 'conflict' };
    const refused = this.#refusal(search);
    if (refused !== undefined) return refused;
    const now = this.#clock();
    const added: LongSearch = { ...search, ...NEW, createdAt: now };
    const entry = {
      search: added,
      idempotency: idempotency && { ...idempotency, place: place ?? '' },
      soFar: undefined,
    };
    this.#entries.set(search.id, entry);
    if (place !== undefined) this.#byIdempotency.set(place, search.id);
    this.#call({ type: 'added' });
    return { outcome: 'added', search: added };
  }

  #refusal(search: NewSearch): Added | undefined {
    const { perCaller, msADay, most, bytes } = this.#limits;
    const now = this.#clock();
    const own = [...this.#entries.values()].filter((each) => each.search.caller === search.caller && !isOver(each));
    if (own.length >= perCaller) return { outcome: 'too-many', retryAfterSeconds: RETRY_SECONDS };
    if (msADay > 0 && (this.#used.get(search.caller) ?? 0) >= msADay)
      return { outcome: 'spent', retryAfterSeconds: secondsToTomorrow(now) };
    const hasRoom = (): boolean => this.#entries.size < most && this.#bytes() + search.asked.length <= bytes;
    while (!hasRoom()) if (!this.#dropOne()) return { outcome: 'full', retryAfterSeconds: RETRY_SECONDS };
    return undefined;
  }

  find(id: string, owner: string): LongSearch | undefined {
    this.#forget();
    const entry = this.#entries.get(id);
    if (entry?.search.owner !== owner) return undefined;
    if (entry.soFar !== undefined) {
      const answer = entry.soFar();
      entry.search = { ...entry.search, answer };
      entry.soFar = undefined;
    }
    return entry.search;
  }

  claim(): LongSearch | undefined {
    const running = new Map<string, number>();
    const all = [...this.#entries.values()];
    for (const { search } of all)
      if (search.status === 'running') running.set(search.caller, (running.get(search.caller) ?? 0) + 1);
    // Sorting keeps the order of those that are equal, and that is the order of their arrival.
    const [next] = all
      .filter(({ search }) => search.status === 'queued')
      .sort((left, right) => (running.get(left.search.caller) ?? 0) - (running.get(right.search.caller) ?? 0));
    return next && this.#change(next, { status: 'running', startedAt: this.#clock() });
  }

  tell(id: string, { progress, answer }: LongNews): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || isOver(entry)) return;
    if (answer !== undefined) entry.soFar = answer;
    this.#change(entry, { ...(progress && { progress }) });
  }

  finish(id: string, { status, answer, problem }: LongEnd, usedMs: number): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || isOver(entry)) return;
    this.#forget();
    const { caller } = entry.search;
    this.#used.set(caller, (this.#used.get(caller) ?? 0) + usedMs);
    entry.soFar = undefined;
    const now = this.#clock();
    const progress = progressAtEnd(entry.search, status);
    this.#change(entry, { status, answer, problem, progress, endedAt: now, expiresAt: now + this.#limits.keptMs });
    // What has just ended is the last to go.
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    while (this.#bytes() > this.#limits.bytes && this.#dropOne(id));
  }

  release(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || isOver(entry)) return;
    entry.soFar = undefined;
    this.#change(entry, { status: 'queued', startedAt: undefined, progress: undefined, answer: undefined });
  }

  end(id: string): void {
    const entry = this.#entries.get(id);
    if (entry?.search.status === 'queued') this.finish(id, { status: 'ended' }, 0);
    else if (entry?.search.status === 'running') this.#call({ type: 'end', id });
  }

  listen(hear: (call: LedgerCall) => void): void {
    this.#listeners.push(hear);
  }

  counts(): LongCounts {
    const searches = [...this.#entries.values()].map(({ search }) => search);
    const queued = searches.filter(({ status }) => status === 'queued');
    // One look at the clock: between two of them time goes by, and nobody waits for so long.
    const now = this.#clock();
    const oldest = Math.min(now, ...queued.map(({ createdAt }) => createdAt));
    return {
      queued: queued.length,
      running: searches.filter(({ status }) => status === 'running').length,
      oldestMs: now - oldest,
    };
  }

  #change(entry: Entry, changes: Partial<LongSearch>): LongSearch {
    entry.search = { ...entry.search, ...changes, revision: entry.search.revision + 1 };
    return entry.search;
  }

  #call(call: LedgerCall): void {
    for (const hear of this.#listeners) hear(call);
  }

  #bytes(): number {
    return [...this.#entries.values()].reduce((sum, entry) => sum + bytesOf(entry), 0);
  }

  /** Forgets what has been kept long enough, and the processor time of another day. */
  #forget(): void {
    const now = this.#clock();
    for (const [id, { search }] of this.#entries)
      if (search.expiresAt !== undefined && search.expiresAt <= now) this.#drop(id);
    if (dayOf(now) === this.#day) return;
    this.#day = dayOf(now);
    this.#used.clear();
  }

  /** Forgets the oldest ended search of the caller who has most of them. @returns whether there was any but `spared` */
  #dropOne(spared?: string): boolean {
    const over = [...this.#entries.values()].filter((entry) => isOver(entry) && entry.search.id !== spared);
    const sums = new Map<string, number>();
    for (const { search } of over) sums.set(search.caller, (sums.get(search.caller) ?? 0) + 1);
    const most = Math.max(...sums.values());
    const oldest = over.find(({ search }) => sums.get(search.caller) === most);
    if (oldest !== undefined) this.#drop(oldest.search.id);
    return oldest !== undefined;
  }

  #drop(id: string): void {
    const place = this.#entries.get(id)?.idempotency?.place;
    if (place !== undefined) this.#byIdempotency.delete(place);
    this.#entries.delete(id);
  }
}

/** A search that has just been handed in. */
const NEW = {
  status: 'queued',
  startedAt: undefined,
  endedAt: undefined,
  expiresAt: undefined,
  revision: 1,
  progress: undefined,
  answer: undefined,
  problem: undefined,
} as const satisfies Partial<LongSearch>;
