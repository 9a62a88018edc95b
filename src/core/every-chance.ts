import { dealByKind } from './dealing.ts';
import { type Items, Random } from './random.ts';

/** Thrown through what asks for numbers when there are too many outcomes to take each in turn. */
export class Uncountable extends Error {
  override readonly name = 'Uncountable';
}

/**
 * What a guess throws, for one search in two: to note where each was thrown took 2 % of a search of level 5, and nobody looks.
 */
const TOO_MANY = new Uncountable('there are too many outcomes');

/** What has too many outcomes by itself. */
const boundless = (): never => {
  throw new Uncountable('a number in [0, 1) has too many outcomes');
};

/** The outcomes of positive weight, by index. */
const likelyOnes = (weights: ArrayLike<number>, length: number): number[] =>
  Array.from({ length }, (_, index) => index).filter((index) => weights[index]! > 0);

/** Draws that change nothing: always the first outcome. */
class NoChance extends Random {
  override readonly next = boundless;

  override below(): number {
    return 0;
  }

  override pick(weights: ArrayLike<number>, length = weights.length): number {
    return likelyOnes(weights, length)[0]!;
  }
}
const IDLE = new NoChance('what changes nothing');

/**
 * A stream that takes every outcome of chance in turn instead of drawing one: what asks it for numbers
 * is run again and again until `advance` says that all has been seen. So `setup`, `redeal` and `apply`
 * can be counted out without knowing of it.
 */
export class EveryChance extends Random {
  override readonly next = boundless;
  /** Probability of the outcomes given since the last `advance`. */
  probability = 1;
  /** Chance nodes met so far: places where a number was asked for the first time. */
  nodes = 0;
  readonly #outcomes: number[] = [];
  readonly #bounds: number[] = [];
  readonly #most: number;
  #asked = 0;

  /** @param most outcomes that one run may have, as far as it has come, before it is `Uncountable` */
  constructor(most = Number.POSITIVE_INFINITY) {
    super('every outcome in turn');
    this.#most = most;
  }

  /** The outcome whose turn it is; one that is certain is no chance. */
  override below(bound: number): number {
    if (bound === 1) return 0;
    this.probability /= bound;
    return this.#outcome(bound);
  }

  /** The same for outcomes that are not equally likely; those of weight 0 do not happen. */
  override pick(weights: ArrayLike<number>, length = weights.length): number {
    const likely = likelyOnes(weights, length);
    const total = likely.reduce((sum, index) => sum + weights[index]!, 0);
    const index = likely[likely.length === 1 ? 0 : this.#outcome(likely.length)]!;
    this.probability *= weights[index]! / total;
    return index;
  }

  /** Every deal that differs from the others. */
  override deal(items: Items, length: number, groups: ArrayLike<number>, alike?: ArrayLike<number>): void {
    this.probability *= dealByKind(items, length, groups, alike, (ways) => this.#outcome(ways));
  }

  override idle(): Random {
    return IDLE;
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

  #outcome(bound: number): number {
    if (this.#asked === this.#outcomes.length) {
      this.#outcomes.push(0);
      this.#bounds.push(bound);
      this.nodes++;
      // A loop that asks until it likes the answer would ask for ever.
      if (this.#bounds.reduce((product, each) => product * each, 1) > this.#most)
        throw new Uncountable('one run has too many outcomes');
    }
    return this.#outcomes[this.#asked++]!;
  }
}

/** Takes the first outcome each time it is asked, and multiplies how many there were. */
export class FirstChance extends Random {
  override readonly next = boundless;
  outcomes = 1;
  readonly #most: number;

  /** @param most outcomes before it is `Uncountable` */
  constructor(most: number) {
    super('the first outcome each time');
    this.#most = most;
  }

  override below(bound: number): number {
    this.outcomes *= bound;
    if (this.outcomes > this.#most) throw TOO_MANY;
    return 0;
  }

  override pick(weights: ArrayLike<number>, length = weights.length): number {
    const likely = likelyOnes(weights, length);
    return likely[this.below(likely.length)]!;
  }

  override deal(items: Items, length: number, groups: ArrayLike<number>, alike?: ArrayLike<number>): void {
    dealByKind(items, length, groups, alike, (ways) => this.below(ways));
  }

  override idle(): Random {
    return IDLE;
  }
}
