/** A fleet of workers as events on a clock that nobody waits for: what takes how long is told, what comes of it is counted. */
import type { Random } from '../src/core/random.ts';

/** A kind of search. */
export interface Kind {
  readonly lane: 'short' | 'long';
  /** Searches a second, at random moments. */
  readonly perSecond: number;
  /** Trees of each, each of which is a part. */
  readonly parts: number;
  /** Milliseconds that a searcher takes for a part. */
  readonly partMs: number;
}

/** A fleet and what is asked of it. Milliseconds of processor time. */
export interface FleetPlan {
  readonly kinds: readonly Kind[];
  /** Workers of one searcher each. */
  readonly workers: number;
  /** What a part takes of Redis, which does one thing after the other; half of it before the part is searched. */
  readonly redisMs: number;
  /** What a part takes of a service: to send it, to hear of it, and to merge what was found. */
  readonly serviceMs: number;
  readonly services: number;
  /** Simulated seconds in which searches come. */
  readonly seconds: number;
}

/** How it went. */
export interface FleetCount {
  /** By lane, milliseconds from asking to the answer. */
  readonly latencies: Readonly<Record<Kind['lane'], readonly number[]>>;
  /** Parts of the time that each was at work, while searches came. */
  readonly redis: number;
  readonly service: number;
  readonly workers: number;
}

/** What happens at a moment; of those at the same moment, the first that was said. */
class Agenda {
  readonly #heap: { at: number; nth: number; act: () => void }[] = [];
  #said = 0;
  now = 0;

  at(at: number, act: () => void): void {
    const heap = this.#heap;
    let place = heap.length;
    const entry = { at, nth: this.#said++, act };
    for (let parent = (place - 1) >> 1; place > 0 && isBefore(entry, heap[parent]); parent = (place - 1) >> 1) {
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = entry;
  }

  run(): void {
    for (let next = this.#pop(); next !== undefined; next = this.#pop()) {
      this.now = next.at;
      next.act();
    }
  }

  #pop() {
    const heap = this.#heap;
    const [top] = heap;
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const child = right !== undefined && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1;
      if (left === undefined || !isBefore(heap[child], last)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
    return top;
  }
}

type Entry = { at: number; nth: number } | undefined;

const isBefore = (left: Entry, right: Entry): boolean =>
  left !== undefined && right !== undefined && (left.at < right.at || (left.at === right.at && left.nth < right.nth));

/** Something that does one thing after the other, in the order in which they come. */
class Line {
  readonly #agenda: Agenda;
  #freeAt = 0;
  worked = 0;

  constructor(agenda: Agenda) {
    this.#agenda = agenda;
  }

  do(ms: number, then: () => void): void {
    this.#freeAt = Math.max(this.#freeAt, this.#agenda.now) + ms;
    this.worked += ms;
    this.#agenda.at(this.#freeAt, then);
  }
}

/** A part on a worker, or on its way to one. */
interface Part {
  readonly lane: Kind['lane'];
  leftMs: number;
  readonly done: () => void;
}

/** A worker: at a short part, else at a long one, which waits meanwhile. */
interface WorkerState {
  short: Part | undefined;
  long: Part | undefined;
  /** Since when it has been at the long one. */
  since: number;
  /** Grows whenever what was said of its long part no longer holds. */
  turn: number;
}

/** Workers that take what has waited longest, short ones first; a long one goes on where it was when there is no short one. */
class Workers {
  readonly #agenda: Agenda;
  readonly #waiting: Record<Kind['lane'], Queue<Part>> = { short: new Queue(), long: new Queue() };
  /** Those with nothing to do, those with a long part and no short one, and those with a short one and room for a long one. */
  readonly #idle: WorkerState[] = [];
  readonly #atLong = new Set<WorkerState>();
  worked = 0;

  constructor(agenda: Agenda, count: number) {
    this.#agenda = agenda;
    for (let each = 0; each < count; each++) this.#idle.push({ short: undefined, long: undefined, since: 0, turn: 0 });
  }

  add(part: Part): void {
    this.worked += part.leftMs;
    const worker = this.#idle.pop() ?? (part.lane === 'short' ? this.#disturbed() : undefined);
    if (worker === undefined) this.#waiting[part.lane].push(part);
    else if (part.lane === 'short') this.#goShort(worker, part);
    else this.#goLong(worker, part);
  }

  #disturbed(): WorkerState | undefined {
    const [worker] = this.#atLong;
    if (worker?.long === undefined) return undefined;
    this.#atLong.delete(worker);
    worker.turn++;
    worker.long.leftMs -= this.#agenda.now - worker.since;
    return worker;
  }

  #goShort(worker: WorkerState, part: Part): void {
    worker.short = part;
    this.#agenda.at(this.#agenda.now + part.leftMs, () => {
      worker.short = undefined;
      this.#next(worker);
      part.done();
    });
  }

  #goLong(worker: WorkerState, part: Part): void {
    worker.long = part;
    worker.since = this.#agenda.now;
    const turn = ++worker.turn;
    this.#atLong.add(worker);
    this.#agenda.at(this.#agenda.now + part.leftMs, () => {
      if (worker.turn !== turn) return;
      worker.long = undefined;
      this.#atLong.delete(worker);
      this.#next(worker);
      part.done();
    });
  }

  #next(worker: WorkerState): void {
    const short = this.#waiting.short.shift();
    const long = short === undefined ? (worker.long ?? this.#waiting.long.shift()) : undefined;
    if (short !== undefined) this.#goShort(worker, short);
    else if (long !== undefined) this.#goLong(worker, long);
    else this.#idle.push(worker);
  }
}

/** First in, first out, however long it is. */
class Queue<Item> {
  #items: Item[] = [];
  #taken = 0;

  push(item: Item): void {
    this.#items.push(item);
  }

  shift(): Item | undefined {
    const item = this.#items[this.#taken];
    if (item === undefined) return undefined;
    this.#taken++;
    if (this.#taken > 1000 && 2 * this.#taken > this.#items.length) {
      this.#items = this.#items.slice(this.#taken);
      this.#taken = 0;
    }
    return item;
  }
}

/** Plays a fleet through, until all that came is done. */
export const simulateFleet = (plan: FleetPlan, random: Random): FleetCount => {
  const agenda = new Agenda();
  const redis = new Line(agenda);
  const services = Array.from({ length: plan.services }, () => new Line(agenda));
  const workers = new Workers(agenda, plan.workers);
  const latencies: Record<Kind['lane'], number[]> = { short: [], long: [] };
  const endMs = plan.seconds * 1000;
  let searches = 0;
  const search = ({ lane, parts, partMs }: Kind): void => {
    const began = agenda.now;
    const service = services[searches++ % services.length]!;
    let left = parts;
    const over = (): void => {
      if (--left === 0) latencies[lane].push(agenda.now - began);
    };
    const back = (): void => redis.do(plan.redisMs / 2, () => service.do(plan.serviceMs / 2, over));
    for (let part = 0; part < parts; part++)
      service.do(plan.serviceMs / 2, () =>
        redis.do(plan.redisMs / 2, () => workers.add({ lane, leftMs: partMs, done: back })),
      );
  };
  const come = (kind: Kind): void => {
    const at = agenda.now - (1000 / kind.perSecond) * Math.log(1 - random.next());
    if (at >= endMs) return;
    agenda.at(at, () => {
      search(kind);
      come(kind);
    });
  };
  for (const kind of plan.kinds) if (kind.perSecond > 0) come(kind);
  agenda.run();
  return {
    latencies,
    redis: redis.worked / endMs,
    service: services.reduce((sum, { worked }) => sum + worked, 0) / endMs / plan.services,
    workers: workers.worked / endMs / plan.workers,
  };
};
