import type { ActionList } from '../core/actions.ts';
import type { Random } from '../core/random.ts';
import { NO_NODE, type Tree } from './tree.ts';

/** Natural logarithms of small counts; a look-up instead of a call made whole searches 1.1 times as fast. */
const LOGS = Float64Array.from({ length: 1 << 14 }, (_, count) => Math.log(count));

const log = (count: number): number => (count < LOGS.length ? LOGS[count]! : Math.log(count));

/** The choice at one node: which child to follow, adding one when a legal action has none yet. */
export class Selector {
  /** Whether the last choice was a new child. */
  expanded = false;
  readonly #tree: Tree;
  readonly #exploration: number;
  readonly #random: Random;
  #children: Int32Array = new Int32Array(64);
  #untried: Int32Array = new Int32Array(64);
  #before: Int32Array = new Int32Array(64);

  constructor(tree: Tree, exploration: number, random: Random) {
    this.#tree = tree;
    this.#exploration = exploration;
    this.#random = random;
  }

  /**
   * Chooses among the actions that are legal in the present world. All children of legal actions
   * become one more time available, chosen or not. While some legal action has no child, one of those
   * is added at random; after that UCB decides with availability in place of the parent's visits.
   * @returns the child
   */
  choose(node: number, legal: ActionList): number {
    const tree = this.#tree;
    const { length, codes } = legal;
    if (length > this.#children.length) this.#grow(length);
    let known = 0;
    let untried = 0;
    let last = NO_NODE;
    let child = tree.firstChild[node]!;
    for (let index = 0; index < length; index++) {
      const action = codes[index]!;
      while (child !== NO_NODE && tree.action[child]! < action) {
        last = child;
        child = tree.nextSibling[child]!;
      }
      if (child !== NO_NODE && tree.action[child] === action) {
        tree.availability[child]!++;
        this.#children[known++] = child;
      } else {
        this.#untried[untried] = action;
        this.#before[untried++] = last;
      }
    }
    this.expanded = untried > 0;
    return untried > 0 ? this.#expand(node, untried) : this.#best(known);
  }

  #expand(node: number, untried: number): number {
    const pick = untried === 1 ? 0 : this.#random.below(untried);
    return this.#tree.add(node, this.#before[pick]!, this.#untried[pick]!);
  }

  /** argmax of W/n + c·√(ln m / n); the lower action among equals. */
  #best(known: number): number {
    const { visits, availability, total } = this.#tree;
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < known; index++) {
      const child = this.#children[index]!;
      const count = visits[child]!;
      const score = total[child]! / count + this.#exploration * Math.sqrt(log(availability[child]!) / count);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  #grow(length: number): void {
    this.#children = new Int32Array(length * 2);
    this.#untried = new Int32Array(length * 2);
    this.#before = new Int32Array(length * 2);
  }
}
