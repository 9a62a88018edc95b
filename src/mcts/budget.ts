import type { Search } from './spec.ts';

/** Milliseconds since some fixed moment; passed in, so that searches never read a clock of their own. */
export type Clock = () => number;

/** Why a search ended. */
export const STOP_REASONS = ['visits', 'time', 'memory', 'cancelled', 'forced', 'proved'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How much a search may do; the first limit that is met ends it. At least one limit is given. */
export interface Budget {
  /** Iterations of each tree, by tree. */
  readonly visits?: readonly number[] | undefined;
  /** The moment of the clock to end at. */
  readonly deadline?: number | undefined;
  /** Whether a tree is done with its visits once they cannot change its favourite any more. */
  readonly earlyStop?: boolean;
}

/** Why trees stop growing. */
export type SliceStop = Extract<StopReason, 'visits' | 'time' | 'memory'>;

/** Iterations of a tree before the next one has its turn, and between two looks at whether it is done. */
const SLICE = 32;

/** Milliseconds that a step of a search takes, about: after each, whoever drives it may do something else. */
export const STEP_MS = 1;

/**
 * What a search does at least, all its trees together, however late it is: so many iterations, or what this time allows
 * that it has spent itself. So those who ask for the same find as much, in whatever order they are late.
 */
const LEAST = { iterations: 32, ms: 3 } as const;

/** Iterations of a slice of `tree`: whole batches, so that no leaf waits for a slice of its own. */
const sliceOf = ({ batch }: Search): number => Math.ceil(SLICE / batch) * batch;

/**
 * Grows `trees` in turn, a slice each, and yields after every slice, and about every millisecond of a long one, so that
 * the caller can look at messages, report, or stop by leaving the loop. Nothing here depends on the clock unless
 * `deadline` is set; then the trees that have had no turn by that time are not asked for. At least a batch is done, so
 * there is always an answer.
 * @param spent time that was spent on this and on nothing else, from some moment on
 * @returns why it ended
 */
export function* slices(
  trees: Iterable<Search>,
  budget: Budget,
  clock: Clock,
  spent = clock,
): Generator<undefined, SliceStop> {
  const pace = new Pace(clock, spent, budget.deadline);
  let reason: 'visits' | 'memory' = 'visits';
  for (;;) {
    let worked = false;
    let index = 0;
    for (const tree of trees) {
      const left = (budget.visits?.[index++] ?? Number.POSITIVE_INFINITY) - tree.iterations;
      // Looked at between slices, which are the same for a tree wherever it grows.
      if (left <= 0 || (budget.earlyStop && tree.lead > left)) continue;
      if (tree.full) {
        reason = 'memory';
        continue;
      }
      worked = true;
      const isLate = yield* slice(tree, Math.min(sliceOf(tree), left), pace);
      if (isLate) return 'time';
      yield;
    }
    if (!worked) return reason;
  }
}

/** @returns whether the time is up, and then it may not have been finished */
function* slice(tree: Search, count: number, pace: Pace): Generator<undefined, boolean> {
  const end = tree.iterations + count;
  let spent = 0;
  while (tree.iterations < end && !tree.full) {
    spent += pace.grow(tree, end - tree.iterations);
    if (pace.isLate) return true;
    if (spent < STEP_MS || tree.iterations === end) continue;
    spent = 0;
    yield;
  }
  return false;
}

/** Has trees do as many iterations between two looks at the clock as the last ones took time. */
class Pace {
  isLate = false;
  readonly #clock: Clock;
  readonly #spent: Clock;
  readonly #deadline: number;
  readonly #isTimeless: boolean;
  #done = 0;
  #spentMs = 0;
  /** What an iteration takes, by the last ones; unknown before the first. */
  #msEach = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, spent: Clock, deadline = Number.POSITIVE_INFINITY) {
    this.#clock = clock;
    this.#spent = spent;
    this.#deadline = deadline;
    this.#isTimeless = deadline === Number.POSITIVE_INFINITY;
  }

  /**
   * Has `tree` do some of the next `most` iterations, whole batches where there are as many left; none when it is late.
   * @returns the time they took
   */
  grow(tree: Search, most: number): number {
    const batches = Math.max(1, Math.floor(STEP_MS / this.#msEach / tree.batch));
    const count = Math.min(most, batches * tree.batch);
    const began = this.#clock();
    // Others have had their turns in between.
    if (this.#hasLeast() && began >= this.#deadline) {
      this.isLate = true;
      return 0;
    }
    const before = this.#hasLeast() ? 0 : this.#spent();
    tree.iterate(count);
    if (!this.#hasLeast()) this.#spentMs += this.#spent() - before;
    const now = this.#clock();
    const each = (now - began) / count;
    // One that was interrupted says little.
    this.#msEach = Number.isFinite(this.#msEach) ? (this.#msEach + each) / 2 : each;
    this.#done += count;
    this.isLate = this.#hasLeast() && now >= this.#deadline;
    return now - began;
  }

  /** Without a deadline nobody asks: to look at processor time is a call of the system. */
  #hasLeast(): boolean {
    return this.#isTimeless || this.#done >= LEAST.iterations || this.#spentMs >= LEAST.ms;
  }
}

/** What work that is done in steps comes to, all of them here and now. */
export const finished = <Found>(work: Generator<undefined, Found>): Found => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

/** All that trees with these budgets do together; without a limit where there are none. */
export const visitsOf = (visits?: readonly number[]): number =>
  visits?.reduce((sum, each) => sum + each, 0) ?? Number.POSITIVE_INFINITY;

/** `total` visits shared among `trees` trees as evenly as whole numbers allow, the first ones getting the rest. */
export const shareVisits = (total: number, trees: number): number[] =>
  Array.from({ length: trees }, (_, index) => Math.floor(total / trees) + (index < total % trees ? 1 : 0));
