/** Who has asked how much of late: what the service has no room for is turned away from those who ask most. */

/** Time over which requests count, in two halves. */
const HALF_MS = 5000;
/** Callers that are told apart in a half; what others ask counts for all of them together. */
const MOST = 10_000;
const OTHERS = '';

/** Requests of the last five to ten seconds, by caller. */
export class Shares {
  readonly #clock: () => number;
  #now = new Map<string, number>();
  #before = new Map<string, number>();
  #since: number;

  /** @param clock milliseconds, from any moment */
  constructor(clock: () => number) {
    this.#clock = clock;
    this.#since = clock();
  }

  /** Counts a request. @returns whether its caller asks more than an even share, less, or just that, as one does who is alone */
  count(caller: string): 'more' | 'less' | 'even' {
    const passed = this.#clock() - this.#since;
    if (passed >= HALF_MS) {
      this.#before = passed < 2 * HALF_MS ? this.#now : new Map();
      this.#now = new Map();
      this.#since += passed;
    }
    const name = this.#now.has(caller) || this.#now.size < MOST ? caller : OTHERS;
    this.#now.set(name, (this.#now.get(name) ?? 0) + 1);
    return this.#shareOf(name);
  }

  #shareOf(name: string): 'more' | 'less' | 'even' {
    let total = 0;
    let callers = this.#now.size;
    for (const count of this.#now.values()) total += count;
    for (const [caller, count] of this.#before) {
      total += count;
      if (!this.#now.has(caller)) callers++;
    }
    const own = ((this.#now.get(name) ?? 0) + (this.#before.get(name) ?? 0)) * callers;
    if (own === total) return 'even';
    return own > total ? 'more' : 'less';
  }
}
