import { ActionList } from '../core/actions.ts';
import { TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { principalLine } from './line.ts';
import { makePlayout, type Playout } from './playout.ts';
import { binOfScore } from './report.ts';
import { emptyTable, type RootTable, SCORE_BINS } from './root.ts';
import { Selector } from './select.ts';
import type { Search, SearchSpec } from './spec.ts';
import { ROOT, Tree } from './tree.ts';

/** One tree of information-set MCTS with a single observer and availability counts (Cowling, Powley and Whitehouse 2012). */
export const createWorldsSearch = <State>(spec: SearchSpec<State>): Search => new WorldsSearch(spec);

/** Deepest path that is recorded; no game comes near. */
const DEEPEST = 4096;

class WorldsSearch<State> implements Search {
  iterations = 0;
  readonly #spec: SearchSpec<State>;
  readonly #world: State;
  readonly #tree: Tree;
  readonly #selector: Selector;
  readonly #playOut: Playout<State>;
  readonly #legal = new ActionList();
  readonly #rootActions = new ActionList();
  readonly #path = new Int32Array(DEEPEST);
  readonly #movers = new Int8Array(DEEPEST);
  readonly #utilities: Float64Array;
  readonly #measures: Float64Array;
  readonly #sums: RootTable;
  /** Iterations stop where the game's phase is later than this. */
  #lastPhase = Number.POSITIVE_INFINITY;
  #depth = 0;

  constructor(spec: SearchSpec<State>) {
    const { game, root, params, random } = spec;
    this.#spec = spec;
    this.#world = game.blank(root);
    this.#tree = new Tree(params.maxNodes);
    this.#selector = new Selector(this.#tree, params.exploration, random);
    this.#playOut = makePlayout(game, params, random);
    if (params.phases > 0 && game.heuristics !== undefined)
      this.#lastPhase = game.heuristics.phase(root) + params.phases - 1;
    if (spec.actions === undefined) game.legalActions(root, this.#rootActions);
    else for (const action of spec.actions) this.#rootActions.push(action);
    const shape = {
      seats: game.seatCount(root),
      endings: game.endings.length,
      metrics: game.metrics.length,
    };
    this.#utilities = new Float64Array(shape.seats);
    this.#measures = new Float64Array(shape.metrics);
    this.#sums = emptyTable(shape, this.#rootActions.toArray());
  }

  get full(): boolean {
    return this.#tree.full;
  }

  iterate(count: number): void {
    const { game, root, seat, random } = this.#spec;
    for (let left = count; left > 0 && !this.#tree.full; left--) {
      game.copy(root, this.#world);
      game.redeal(this.#world, seat, random);
      const length = this.#descend();
      const child = this.#path[0]!;
      this.#playOut(this.#world, this.#lastPhase, this.#legal);
      this.#evaluate();
      this.#backUp(length);
      this.#addToRoot(child);
      this.iterations++;
    }
  }

  /** Utilities of the world: of its end, or where it was cut the game's estimate; it is then ended as such games end. */
  #evaluate(): void {
    const { game, random } = this.#spec;
    if (game.toAct(this.#world) === TERMINAL) game.utilities(this.#world, this.#utilities);
    else {
      game.heuristics?.estimate(this.#world, this.#utilities);
      game.heuristics?.finish(this.#world, random);
    }
  }

  /** Walks down to a new node or the end of the game; returns the length of the path. */
  #descend(): number {
    const { game, random } = this.#spec;
    let node = ROOT;
    let depth = 0;
    for (let mover = game.toAct(this.#world); mover !== TERMINAL; mover = game.toAct(this.#world)) {
      const legal = depth === 0 ? this.#rootActions : this.#legal;
      if (depth > 0) game.legalActions(this.#world, legal);
      node = this.#selector.choose(node, legal);
      this.#path[depth] = node;
      this.#movers[depth++] = mover;
      game.apply(this.#world, this.#tree.action[node]!, random);
      if (this.#selector.expanded || this.#isLater()) break;
    }
    if (depth > this.#depth) this.#depth = depth;
    return depth;
  }

  /** Every node of the path gains the utility of the seat that chose it: max^n. */
  #backUp(length: number): void {
    const { visits, total } = this.#tree;
    for (let step = 0; step < length; step++) {
      const node = this.#path[step]!;
      visits[node]!++;
      total[node]! += this.#utilities[this.#movers[step]!]!;
    }
  }

  #isLater(): boolean {
    const { heuristics } = this.#spec.game;
    return heuristics !== undefined && heuristics.phase(this.#world) > this.#lastPhase;
  }

  #addToRoot(child: number): void {
    const { game, seat } = this.#spec;
    const { shape, utility, squares, endings, metrics, metricSquares, scores } = this.#sums;
    const index = this.#indexOf(child);
    for (let each = 0; each < shape.seats; each++) utility[index * shape.seats + each]! += this.#utilities[each]!;
    squares[index]! += this.#utilities[seat]! ** 2;
    endings[index * shape.endings + game.ending(this.#world)]!++;
    game.measure(this.#world, seat, this.#measures);
    for (let metric = 0; metric < shape.metrics; metric++) {
      const value = this.#measures[metric]!;
      metrics[index * shape.metrics + metric]! += value;
      metricSquares[index * shape.metrics + metric]! += value * value;
    }
    const { min, max } = game.metrics[0]!;
    scores[index * SCORE_BINS + binOfScore(this.#measures[0]!, min, max)]!++;
  }

  /** The root action that a child of the root stands for. */
  #indexOf(child: number): number {
    const { codes, length } = this.#rootActions;
    const action = this.#tree.action[child]!;
    for (let index = 0; index < length; index++) if (codes[index] === action) return index;
    throw new Error('a child of the root stands for no root action');
  }

  table(lineRandom: Random): RootTable {
    const { game, root, seat } = this.#spec;
    const sums = this.#sums;
    const visits = new Float64Array(sums.actions.length);
    const availability = new Float64Array(sums.actions.length);
    const lines = sums.actions.map((): RootTable['lines'][number] => []);
    const tree = this.#tree;
    for (let child = tree.firstChild[ROOT]!; child !== 0; child = tree.nextSibling[child]!) {
      const index = this.#indexOf(child);
      visits[index] = tree.visits[child]!;
      availability[index] = tree.availability[child]!;
      lines[index] = principalLine(game, tree, child, root, seat, this.#world, lineRandom);
    }
    return {
      ...sums,
      utility: sums.utility.slice(),
      squares: sums.squares.slice(),
      endings: sums.endings.slice(),
      metrics: sums.metrics.slice(),
      metricSquares: sums.metricSquares.slice(),
      scores: sums.scores.slice(),
      visits,
      availability,
      lines,
      iterations: this.iterations,
      nodes: tree.size,
      depth: this.#depth,
    };
  }
}
