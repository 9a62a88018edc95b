import type { ActionList } from '../core/actions.ts';
import type { Random } from '../core/random.ts';
import { NO_NODE, type Tree } from './tree.ts';

/** Natural logarithms of small counts; a look-up in place of a call made tic-tac-toe 1.2 times as fast. */
const LOGS = Float64Array.from({ length: 1 << 16 }, (_, count) => Math.log(count));

const log = (count: number): number => (count < LOGS.length ? LOGS[count]! : Math.log(count));

/** The choice at one node: which child to follow, adding one when a legal action has none yet. */
export class Selector {
  /** Whether the last choice was a new child. */
  expanded = false;
  readonly #tree: Tree;
  readonly #exploration: number;
  readonly #random: Random;
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
   * is added at random; after that UCB decides, argmax of W/n + c·√(ln m / n), with availability in
   * place of the parent's visits and the lower action among equals. Matching and scoring share one
   * pass: two made tic-tac-toe 0.9 times as fast.
   * @returns the child, its visit counted
   */
  choose(node: number, legal: ActionList): number {
    const { action: actions, nextSibling, visits, availability, total, firstChild } = this.#tree;
    const { length, codes } = legal;
    if (length > this.#untried.length) this.#grow(length);
    let untried = 0;
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    let last = NO_NODE;
    let child = firstChild[node]!;
    for (let index = 0; index < length; index++) {
      const action = codes[index]!;
      while (child !== NO_NODE && actions[child]! < action) {
        last = child;
        child = nextSibling[child]!;
      }
      if (child === NO_NODE || actions[child] !== action) {
        this.#untried[untried] = action;
        this.#before[untried++] = last;
        continue;
      }
      const available = ++availability[child]!;
      if (untried > 0) continue;
      const part = 1 / visits[child]!;
      const score = total[child]! * part + this.#exploration * Math.sqrt(log(available) * part);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    this.expanded = untried > 0;
    if (untried > 0) return this.#expand(node, untried);
    visits[best]!++;
    return best;
  }

  #expand(node: number, untried: number): number {
    const pick = untried === 1 ? 0 : this.#random.below(untried);
    return this.#tree.add(node, this.#before[pick]!, this.#untried[pick]!);
  }

  #grow(length: number): void {
    this.#untried = new Int32Array(length * 2);
    this.#before = new Int32Array(length * 2);
  }
}
