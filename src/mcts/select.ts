import type { ActionList } from '../core/actions.ts';
import type { Random } from '../core/random.ts';
import { NO_NODE, type Tree } from './tree.ts';
import { floats, integers } from './zeros.ts';

/** Natural logarithms of small counts; a look-up in place of a call made tic-tac-toe 1.2 times as fast. */
const KNOWN = 1 << 16;
const LOGS = Float64Array.from({ length: KNOWN }, (_, count) => Math.log(count));

const log = (count: number): number => (count < KNOWN ? LOGS[count]! : Math.log(count));

/** Game knowledge for a tree: what the playout weights of a game are trusted with. */
export interface Advice<State> {
  /** Playout weights, one positive number for each of `actions`. */
  weigh(world: State, actions: ActionList, into: Float64Array): void;
  /** Progressive bias of an action that has all of the weight, in units of utility. */
  readonly bias: number;
}

/** The choice at one node: which child to follow, adding one when a legal action has none yet. */
export class Selector<State> {
  /** Whether the last choice was a new child. */
  expanded = false;
  readonly #tree: Tree;
  readonly #exploration: number;
  readonly #random: Random;
  readonly #advice: Advice<State> | undefined;
  #untried = integers(32);
  #before = integers(32);
  #weights = floats(32);

  /** @param advice absent where nothing is known of the game, or its weights are not to be trusted */
  constructor(tree: Tree, exploration: number, random: Random, advice?: Advice<State>) {
    this.#tree = tree;
    this.#exploration = exploration;
    this.#random = random;
    this.#advice = advice;
  }

  /**
   * Chooses among the actions that are legal in the present world. All children of legal actions
   * become one more time available, chosen or not. While some legal action has no child, one of those
   * is added: at random, or with advice the one of the largest weight. After that UCB decides, argmax of
   * W/n + c·√(ln m / n), with availability in place of the parent's visits and the lower action among
   * equals. Advice adds b·√w / (n + 1), where w is the action's share of the weights when it was added:
   * a bias that fades with visits (Chaslot and others 2008). Matching and scoring share one pass: two
   * made tic-tac-toe 0.9 times as fast.
   * @param world where `legal` comes from; read only for advice
   * @param least visits that every child is to have: the one with the fewest comes first while some have less.
   * @returns the child, its visit counted
   */
  choose(node: number, legal: ActionList, world: State, least = 0): number {
    const { nodes } = this.#tree;
    const { length, codes } = legal;
    const advised = this.#advice !== undefined;
    const exploration = this.#exploration;
    if (length > this.#untried.length) this.#grow(length);
    // 0 here is `NO_NODE`: an imported name is read and checked for every child. With that, and with `least` looked at in this
    // loop too, tic-tac-toe was 0.8 times as fast.
    let untried = 0;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    let last = 0;
    let child = nodes.firstChild(node);
    // Most children are surely not the best, which squares tell without a root: tic-tac-toe was 1.04 times as fast. These are a
    // little larger, so that nothing is left out which rounding would have made the best.
    const squared = exploration * exploration * (1 + 1e-9);
    // Siblings have mostly been available equally often, so one look-up does for all.
    let often = 1;
    let logarithm = 0;
    for (let index = 0; index < length; index++) {
      const action = codes[index]!;
      while (child !== 0 && nodes.action(child) < action) {
        last = child;
        child = nodes.nextSibling(child);
      }
      if (child === 0 || nodes.action(child) !== action) {
        this.#untried[untried] = action;
        this.#before[untried++] = last;
        continue;
      }
      last = child;
      child = nodes.nextSibling(child);
      const available = nodes.offer(last);
      if (untried > 0) continue;
      if (available !== often) {
        often = available;
        logarithm = log(available);
      }
      const visits = nodes.visits(last);
      const part = 1 / visits;
      const mean = nodes.total(last) * part;
      const gap = bestScore - mean;
      if (!advised && gap > 0 && squared * logarithm * part < gap * gap) continue;
      let score = mean + exploration * Math.sqrt(logarithm * part);
      if (advised) score += nodes.bias(last) / (visits + 1);
      if (score > bestScore) {
        bestScore = score;
        best = last;
      }
    }
    return untried > 0 ? this.#expand(node, untried, legal, world) : this.#follow(node, legal, least, best);
  }

  /** The child that is followed where all legal actions have one, its visit counted. */
  #follow(node: number, legal: ActionList, least: number, best: number): number {
    const child = least > 0 ? this.#starved(node, legal, least, best) : best;
    this.expanded = false;
    this.#tree.nodes.visit(child);
    return child;
  }

  /** The legal child with the fewest visits where it has less than `least`, the lower action among equals; else `best`. */
  #starved(node: number, { codes, length }: ActionList, least: number, best: number): number {
    const { nodes } = this.#tree;
    let found = best;
    let fewest = least;
    let child = nodes.firstChild(node);
    for (let index = 0; index < length; index++) {
      while (nodes.action(child) < codes[index]!) child = nodes.nextSibling(child);
      if (nodes.visits(child) >= fewest) continue;
      fewest = nodes.visits(child);
      found = child;
    }
    return found;
  }

  /**
   * What the tree has settled on among the legal actions: the child of the highest mean, the lower action among equals.
   * Nothing is counted.
   * @returns `NO_NODE` when no legal action has a child
   */
  favourite(node: number, { codes, length }: ActionList): number {
    const { nodes } = this.#tree;
    let best = NO_NODE;
    let most = Number.NEGATIVE_INFINITY;
    let child = nodes.firstChild(node);
    for (let index = 0; index < length && child !== NO_NODE; index++) {
      while (child !== NO_NODE && nodes.action(child) < codes[index]!) child = nodes.nextSibling(child);
      if (child === NO_NODE || nodes.action(child) !== codes[index]) continue;
      const mean = nodes.total(child) / nodes.visits(child);
      if (mean > most) [best, most] = [child, mean];
    }
    return best;
  }

  #expand(node: number, untried: number, legal: ActionList, world: State): number {
    this.expanded = true;
    if (this.#advice !== undefined && legal.length > 1)
      return this.#expandBest(node, untried, legal, world, this.#advice);
    const pick = untried === 1 ? 0 : this.#random.below(untried);
    return this.#tree.add(node, this.#before[pick]!, this.#untried[pick]!);
  }

  /** Adds the untried action of the largest weight; the lowest one among equals. */
  #expandBest(node: number, untried: number, legal: ActionList, world: State, advice: Advice<State>): number {
    const weights = this.#weights;
    advice.weigh(world, legal, weights);
    let [sum, most, pick, next] = [0, 0, 0, 0];
    for (let index = 0; index < legal.length; index++) {
      const weight = weights[index]!;
      sum += weight;
      if (next === untried || legal.codes[index] !== this.#untried[next]) continue;
      if (weight > most) [most, pick] = [weight, next];
      next++;
    }
    const child = this.#tree.add(node, this.#before[pick]!, this.#untried[pick]!);
    this.#tree.nodes.setBias(child, advice.bias * Math.sqrt(most / sum));
    return child;
  }

  #grow(length: number): void {
    this.#untried = integers(length * 2);
    this.#before = integers(length * 2);
    this.#weights = floats(length * 2);
  }
}
