import { ActionList } from '../core/actions.ts';
import { TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { choicesOf, type ListChoices } from './choices.ts';
import { type Evaluator, playouts } from './evaluate.ts';
import { principalLine } from './line.ts';
import type { RootTable } from './root.ts';
import { type Advice, Selector } from './select.ts';
import { Settled } from './settled.ts';
import type { Search, SearchSpec } from './spec.ts';
import { NO_NODE, ROOT, Tree, type TreeData } from './tree.ts';
import { bytes, floats, integers } from './zeros.ts';

/** One tree of information-set MCTS with a single observer and availability counts (Cowling, Powley and Whitehouse 2012). */
export const createWorldsSearch = <State>(spec: SearchSpec<State>): Search => new WorldsSearch(spec);

/** The game's advice, as far as the search is to follow it. */
const adviceOf = <State>({ game: { heuristics }, params }: SearchSpec<State>): Advice<State> | undefined => {
  const bias = params.bias ?? heuristics?.bias ?? 0;
  return heuristics === undefined || bias === 0 ? undefined : { weigh: heuristics.weigh, bias };
};

/** Most decisions from a root to the end of its tree; more is a game that does not end. */
const DEEPEST = 4096;
/** Decisions that there is room for at first. */
const SHALLOW = 32;

/** A way down the tree whose leaf waits to be valued. */
interface Descent {
  path: Int32Array;
  /** The seat that chose each node of the path. */
  movers: Int8Array;
  /** What each node of the path was given until the leaf is valued. */
  lent: Float64Array;
  length: number;
  /** Index of the root action it began with. */
  action: number;
  /** Whether it tries nothing below that. */
  settled: boolean;
}

class WorldsSearch<State> implements Search {
  iterations = 0;
  readonly #spec: SearchSpec<State>;
  readonly #tree: Tree;
  readonly #selector: Selector<State>;
  readonly #evaluator: Evaluator<State>;
  readonly #choices: ListChoices<State>;
  readonly #legal = new ActionList();
  readonly #rootActions = new ActionList();
  readonly #descents: readonly Descent[];
  readonly #worlds: readonly State[];
  readonly #utilities: readonly Float64Array[];
  readonly #settled: Settled<State>;
  /** Visits that came with a kept tree, by root action. */
  readonly #carried: Float64Array;
  #depth = 0;

  constructor(spec: SearchSpec<State>) {
    const { game, root, params, random } = spec;
    this.#spec = spec;
    this.#choices = choicesOf(game);
    this.#tree = new Tree(params.maxNodes);
    if (spec.kept !== undefined) this.#tree.graft(spec.kept.tree, spec.kept.node);
    this.#selector = new Selector(this.#tree, params.exploration, random, adviceOf(spec));
    // A search that is to have a net, and has none, must not pass for one.
    if (spec.evaluator === undefined && params.model !== null)
      throw new RangeError(`the net ${params.model} is missing`);
    this.#evaluator = (spec.evaluator ?? playouts)(spec);
    if (spec.actions === undefined) game.legalActions(root, this.#rootActions);
    else for (const action of spec.actions) this.#rootActions.push(action);
    const each = <T>(make: () => T): T[] => Array.from({ length: this.#evaluator.batch }, make);
    this.#worlds = each(() => game.blank(root));
    this.#utilities = each(() => floats(game.seatCount(root)));
    this.#descents = each(() => ({
      path: integers(SHALLOW),
      movers: bytes(SHALLOW),
      lent: floats(SHALLOW),
      length: 0,
      action: -1,
      settled: false,
    }));
    this.#settled = new Settled(game, root, spec.seat, this.#rootActions.toArray(), params.settleEvery);
    this.#carried = floats(this.#rootActions.length);
    this.#eachRootChild((child, index) => {
      this.#carried[index] = this.#tree.nodes.visits(child);
    });
  }

  get batch(): number {
    return this.#evaluator.batch;
  }

  get full(): boolean {
    return this.#tree.full;
  }

  get lead(): number {
    let [most, next] = [0, 0];
    this.#eachRootChild((child) => {
      const count = this.#tree.nodes.visits(child);
      next = Math.max(next, Math.min(most, count));
      most = Math.max(most, count);
    });
    return most - next;
  }

  iterate(count: number): void {
    const { game, root, seat, random, beliefs } = this.#spec;
    for (let left = count; left > 0 && !this.#tree.full; ) {
      // No way down is being walked here, so nodes may be moved.
      this.#tree.tidy();
      let filled = 0;
      while (filled < this.#evaluator.batch && filled < left && !this.#tree.full) {
        const world = this.#worlds[filled]!;
        if (beliefs === undefined) {
          game.copy(root, world);
          game.redeal(world, seat, random);
        } else beliefs.draw(world, random);
        this.#descend(world, this.#descents[filled++]!);
      }
      this.#evaluator.evaluate(this.#worlds, filled, this.#utilities);
      for (let index = 0; index < filled; index++) {
        const descent = this.#descents[index]!;
        const utilities = this.#utilities[index]!;
        this.#backUp(descent, utilities);
        this.#settled.add(descent.action, this.#worlds[index]!, utilities, descent.settled);
      }
      this.iterations += filled;
      left -= filled;
    }
  }

  /**
   * Walks down to a new node or the end of the game. Visits count when a node is chosen, and utilities only when the leaf is valued.
   * Until then the next descents of a batch find the nodes of the way more often tried and as good as before (Liu and others 2020),
   * and a new node lost, so that they try others.
   * One that tries nothing goes by what the tree has settled on, as far as that goes, and counts at its root action alone.
   */
  #descend(world: State, descent: Descent): void {
    const { game, random } = this.#spec;
    let node = ROOT;
    let depth = 0;
    for (let mover = game.toAct(world); mover !== TERMINAL; mover = game.toAct(world)) {
      const legal = depth === 0 ? this.#rootActions : this.#legal;
      if (depth > 0) this.#choices(world, legal, depth > 1 ? this.#tree.nodes.action(node) : undefined);
      if (depth === descent.path.length) this.#deepen(descent);
      node = depth === 0 ? this.#begin(descent, world) : this.#next(descent, node, legal, world);
      if (node === NO_NODE) break;
      descent.path[depth] = node;
      descent.movers[depth] = mover;
      descent.lent[depth] = this.batch > 1 && (depth === 0 || !descent.settled) ? this.#lend(node) : 0;
      depth++;
      game.apply(world, this.#tree.nodes.action(node), random);
      if (this.#selector.expanded || this.#evaluator.cuts?.(world)) break;
    }
    descent.length = depth;
    if (depth > this.#depth) this.#depth = depth;
  }

  /** Gives a node the mean of its visits before the present one. @returns what it was given */
  #lend(node: number): number {
    const { nodes } = this.#tree;
    const before = nodes.visits(node) - 1;
    if (before === 0) return 0;
    const mean = nodes.total(node) / before;
    nodes.gain(node, mean);
    return mean;
  }

  /** Makes room for a longer way. */
  #deepen(descent: Descent): void {
    const { length } = descent.path;
    if (length >= DEEPEST) throw new RangeError(`${this.#spec.game.id} goes on for more than ${DEEPEST} decisions`);
    const path = integers(length * 2);
    const movers = bytes(length * 2);
    const lent = floats(length * 2);
    path.set(descent.path);
    movers.set(descent.movers);
    lent.set(descent.lent);
    descent.path = path;
    descent.movers = movers;
    descent.lent = lent;
  }

  #begin(descent: Descent, world: State): number {
    const least = (this.#spec.params.floor * this.iterations) / this.#rootActions.length;
    const child = this.#selector.choose(ROOT, this.#rootActions, world, least);
    descent.action = this.#indexOf(child);
    descent.settled = this.#settled.begin(descent.action);
    return child;
  }

  #next({ settled }: Descent, node: number, legal: ActionList, world: State): number {
    return settled ? this.#selector.favourite(node, legal) : this.#selector.choose(node, legal, world);
  }

  /** Every node of the path that counts gains the utility of the seat that chose it: max^n. */
  #backUp({ path, movers, lent, length, settled }: Descent, utilities: Float64Array): void {
    const { nodes } = this.#tree;
    const counted = settled ? 1 : length;
    for (let step = 0; step < counted; step++) nodes.gain(path[step]!, utilities[movers[step]!]! - lent[step]!);
  }

  /** The root action that a child of the root stands for; -1 for one of a kept tree that is not to be considered. */
  #indexOf(child: number): number {
    const { codes, length } = this.#rootActions;
    const action = this.#tree.nodes.action(child);
    for (let index = 0; index < length; index++) if (codes[index] === action) return index;
    return -1;
  }

  #eachRootChild(visit: (child: number, index: number) => void): void {
    const { nodes } = this.#tree;
    for (let child = nodes.firstChild(ROOT); child !== NO_NODE; child = nodes.nextSibling(child)) {
      const index = this.#indexOf(child);
      if (index >= 0) visit(child, index);
    }
  }

  data(): TreeData {
    return this.#tree.data();
  }

  table(lineRandom?: Random): RootTable {
    const { game, root, seat } = this.#spec;
    const tree = this.#tree;
    const table = this.#settled.snapshot();
    const lines = table.actions.map((): RootTable['lines'][number] => []);
    table.carried.set(this.#carried);
    this.#eachRootChild((child, index) => {
      table.visits[index] = tree.nodes.visits(child) - this.#carried[index]!;
      table.availability[index] = tree.nodes.availability(child);
      if (lineRandom !== undefined)
        lines[index] = principalLine(game, tree, child, root, seat, this.#worlds[0]!, lineRandom);
    });
    return { ...table, lines, iterations: this.iterations, nodes: tree.size, depth: this.#depth };
  }
}
