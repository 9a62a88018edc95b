import { Random } from '../../src/core/random.ts';

/**
 * A stream that takes every outcome of chance in turn instead of drawing one: what asks it for numbers
 * is run again and again until `advance` says that all has been seen.
 */
export class EveryChance extends Random {
  /** Probability of the outcomes given since the last `advance`. */
  probability = 1;
  /** Chance nodes met so far: places where a number was asked for the first time. */
  nodes = 0;
  readonly #outcomes: number[] = [];
  readonly #bounds: number[] = [];
  #asked = 0;

  constructor() {
    super('every outcome in turn');
  }

  /** The outcome whose turn it is; one that is certain is no chance. */
  override below(bound: number): number {
    if (bound === 1) return 0;
    if (this.#asked === this.#outcomes.length) {
      this.#outcomes.push(0);
      this.#bounds.push(bound);
      this.nodes++;
    }
    this.probability /= bound;
    return this.#outcomes[this.#asked++]!;
  }

  /** Moves on to the outcomes not yet seen; false, and ready to begin anew, when there are none. */
  advance(): boolean {
    this.#asked = 0;
    this.probability = 1;
    while (this.#outcomes.length > 0) {
      const deepest = this.#outcomes.length - 1;
      if (++this.#outcomes[deepest]! < this.#bounds[deepest]!) return true;
      this.#outcomes.pop();
      this.#bounds.pop();
    }
    return false;
  }
}
