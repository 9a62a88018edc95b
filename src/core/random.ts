import seedrandom from 'seedrandom';

/** A seed as callers give it; `7` and `"7"` are the same seed. */
export type Seed = string | number;

/** What a stream is for. Two purposes never share a stream, so adding draws to one leaves the others as they were. */
export type StreamName = 'setup' | 'apply' | 'search' | 'line' | 'choice' | 'deal' | 'way' | 'view' | 'belief' | 'test';

/** What is shuffled and dealt: small whole numbers. */
export type Items = Int32Array | Int8Array | Uint8Array | number[];

const UNIT = 2 ** 32;

/**
 * A stream of random numbers: seedrandom's Alea, whose every output is a multiple of 2^-32.
 * The same seed gives the same numbers on every machine.
 */
export class Random {
  /** The next number in [0, 1). */
  readonly next: () => number;

  constructor(seed: string) {
    this.next = seedrandom.alea(seed);
  }

  /**
   * A uniform integer in [0, bound), `bound` in 1…2^21.
   * Lemire's multiply-and-reject: the fraction that is thrown away removes the bias exactly, and since
   * `next()` has 32 bits and `bound` at most 21, the product is exact in a double.
   */
  below(bound: number): number {
    let product = this.next() * bound;
    let whole = Math.floor(product);
    if ((product - whole) * UNIT < bound) {
      const threshold = UNIT % bound;
      while ((product - whole) * UNIT < threshold) {
        product = this.next() * bound;
        whole = Math.floor(product);
      }
    }
    return whole;
  }

  /**
   * An index below `length`, each as likely as its weight.
   * @param weights numbers at or above 0, not all 0
   */
  pick(weights: ArrayLike<number>, length = weights.length): number {
    let total = 0;
    for (let index = 0; index < length; index++) total += weights[index]!;
    let left = this.next() * total;
    for (let index = 0; index < length - 1; index++) {
      left -= weights[index]!;
      if (left < 0) return index;
    }
    return length - 1;
  }

  /** Shuffles the first `length` entries of `items` in place, every order equally likely (Fisher–Yates). */
  shuffle(items: Items, length = items.length): void {
    for (let last = length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last]!;
      items[last] = items[other]!;
      items[other] = held;
    }
  }

  /**
   * Deals the first `length` of `items` out to as many places, every deal equally likely. What is said of the deals that
   * come to the same draws nothing here: it is for streams that take each outcome in turn, and count such deals as one.
   * @param groups by place: places of one number form a set, such as a hand, in which the order says nothing. All places
   * that can matter to nobody any more may be one such set
   * @param alike by item: items of one number are as good as one another, for all that can still happen; absent where only
   * equal items are
   */
  deal(items: Items, length: number, _groups: ArrayLike<number>, _alike?: ArrayLike<number>): void {
    this.shuffle(items, length);
  }

  /**
   * The stream for draws that can matter to nobody any more, such as the order of a deck that nobody draws from: this one.
   * Streams that take each outcome in turn take one that is always the same, and count it as certain.
   */
  idle(): Random {
    return this;
  }
}

/** The stream for one purpose under one seed; `index` tells apart, say, the ensembles of a search. */
export const stream = (seed: Seed, name: StreamName, ...index: readonly number[]): Random =>
  new Random(JSON.stringify([String(seed), name, ...index]));
