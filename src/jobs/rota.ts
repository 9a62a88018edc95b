/** Whose turn it is among the parts that one searcher has: no process and no clock, so that each decision can be shown. */

/** A part as it is weighed against others of the same searcher; what it says of itself may change at its turns only. */
export interface Sharer {
  /** Whether somebody expects an answer soon. */
  readonly short: boolean;
  /** Expected time until it is done; infinite where time may end it, and then it takes what it can get. */
  readonly leftMs: number;
}

/** Parts that one another's progress is measured against: those with an end of their own together, each other one alone. */
interface Queue<Part> {
  readonly parts: Set<Part>;
  /** Time they have had; one that comes later begins where the others are. */
  usedMs: number;
}

/** Short parts before long ones, in shares of the time that both want. */
const WEIGHTS = { short: 7, long: 1 } as const;

class Lane<Part extends Sharer> {
  readonly weight: number;
  /** Time it has had, by weight; one that was empty has missed nothing. */
  used = 0;
  /** What all queues have had at least. */
  #floorMs = 0;
  readonly #counted: Queue<Part> = { parts: new Set(), usedMs: 0 };
  readonly #timed = new Map<Part, Queue<Part>>();

  constructor(weight: number) {
    this.weight = weight;
  }

  get isEmpty(): boolean {
    return this.#counted.parts.size === 0 && this.#timed.size === 0;
  }

  add(part: Part): void {
    if (!Number.isFinite(part.leftMs)) this.#timed.set(part, { parts: new Set([part]), usedMs: this.#floorMs });
    else {
      if (this.#counted.parts.size === 0) this.#counted.usedMs = Math.max(this.#counted.usedMs, this.#floorMs);
      this.#counted.parts.add(part);
    }
  }

  delete(part: Part): void {
    this.#timed.delete(part);
    this.#counted.parts.delete(part);
  }

  next(): Part | undefined {
    const queues = [this.#counted, ...this.#timed.values()].filter(({ parts }) => parts.size > 0);
    const queue = least(queues, ({ usedMs }) => usedMs);
    this.#floorMs = Math.max(this.#floorMs, queue?.usedMs ?? 0);
    return queue && least([...queue.parts], ({ leftMs }) => leftMs);
  }

  charge(part: Part, ms: number): void {
    (this.#timed.get(part) ?? this.#counted).usedMs += ms;
    this.used += ms / this.weight;
  }
}

/**
 * The parts of one searcher, and the time that each has had of it. Short ones have seven eighths of the time while there
 * are long ones too. Of each kind, those that only time ends have equal shares, and those that have an end of their own
 * have one such share together, the one that is done soonest first.
 */
export class Rota<Part extends Sharer> {
  readonly #short = new Lane<Part>(WEIGHTS.short);
  readonly #long = new Lane<Part>(WEIGHTS.long);
  /** Where each part stands, which is where it stood at its last turn. */
  readonly #places = new Map<Part, Lane<Part>>();

  /** The parts there are, in the order in which they came. */
  get parts(): Iterable<Part> {
    return this.#places.keys();
  }

  add(part: Part): void {
    const [lane, other] = part.short ? [this.#short, this.#long] : [this.#long, this.#short];
    if (lane.isEmpty) lane.used = Math.max(lane.used, other.used);
    lane.add(part);
    this.#places.set(part, lane);
  }

  delete(part: Part): void {
    this.#places.get(part)?.delete(part);
    this.#places.delete(part);
  }

  /** Whose turn it is; undefined where there are no parts. */
  next(): Part | undefined {
    const lanes = [this.#short, this.#long].filter(({ isEmpty }) => !isEmpty);
    return least(lanes, ({ used }) => used)?.next();
  }

  /** After `part` has had a turn of so many milliseconds. */
  charge(part: Part, ms: number): void {
    const lane = this.#places.get(part);
    lane?.charge(part, ms);
    if (lane === undefined || lane === (part.short ? this.#short : this.#long)) return;
    // It takes longer than it seemed it would.
    lane.delete(part);
    this.add(part);
  }
}

/** The first of those with the least measure. */
const least = <Each>(all: readonly Each[], measure: (each: Each) => number): Each | undefined => {
  let best: Each | undefined;
  for (const each of all) if (best === undefined || measure(each) < measure(best)) best = each;
  return best;
};
