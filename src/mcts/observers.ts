import { ActionList } from '../core/actions.ts';
import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { InformationSets } from './information-sets.ts';
import { emptyTable, type RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';

/**
 * Multiple-observer MCTS: every iteration is a whole game from its beginning in which each seat
 * chooses by UCB at its own information sets. Unlike `worlds`, what the others did says something of
 * what they hold, since they chose it knowing that.
 */
export const createObserversSearch = <State>(spec: SearchSpec<State>): Search => new ObserversSearch(spec);

class ObserversSearch<State> implements Search {
  iterations = 0;
  readonly #spec: SearchSpec<State>;
  readonly #solvable: NonNullable<Game<State>['solvable']>;
  /** Visits first, then sums of utility of the seat that chooses. */
  readonly #sets = new InformationSets();
  readonly #world: State;
  readonly #legal = new ActionList();
  readonly #rootLegal = new ActionList();
  readonly #rootSet: number;
  readonly #utilities: Float64Array;
  readonly #path: number[] = [];
  readonly #movers: number[] = [];
  #depth = 0;

  constructor(spec: SearchSpec<State>) {
    const { game, root, seat } = spec;
    if (game.solvable === undefined) throw new TypeError(`${game.id} cannot be played from its beginning`);
    this.#spec = spec;
    this.#solvable = game.solvable;
    this.#world = game.blank(root);
    this.#utilities = new Float64Array(game.seatCount(root));
    game.legalActions(root, this.#rootLegal);
    this.#rootSet = this.#sets.find(game.solvable.informationKey(root, seat), this.#rootLegal.length);
  }

  get full(): boolean {
    return this.#sets.size >= this.#spec.params.maxNodes;
  }

  iterate(count: number): void {
    const { game, root, random } = this.#spec;
    for (let left = count; left > 0 && !this.full; left--) {
      this.#solvable.restart(root, this.#world, random);
      let depth = 0;
      for (let mover = game.toAct(this.#world); mover !== TERMINAL; mover = game.toAct(this.#world)) {
        game.legalActions(this.#world, this.#legal);
        const set = this.#sets.find(this.#solvable.informationKey(this.#world, mover), this.#legal.length);
        const index = this.#choose(set, this.#legal.length);
        this.#path[depth] = set + index;
        this.#movers[depth++] = mover;
        game.apply(this.#world, this.#legal.codes[index]!, random);
      }
      game.utilities(this.#world, this.#utilities);
      for (let step = 0; step < depth; step++) {
        const place = this.#path[step]!;
        this.#sets.first[place]!++;
        this.#sets.second[place]! += this.#utilities[this.#movers[step]!]!;
      }
      this.#depth = Math.max(this.#depth, depth);
      this.iterations++;
    }
  }

  /** UCB; an action never tried comes first, the lowest of them. */
  #choose(set: number, actions: number): number {
    const { first: visits, second: totals } = this.#sets;
    let all = 0;
    for (let index = 0; index < actions; index++) {
      if (visits[set + index] === 0) return index;
      all += visits[set + index]!;
    }
    const logarithm = Math.log(all);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < actions; index++) {
      const count = visits[set + index]!;
      const score = totals[set + index]! / count + this.#spec.params.exploration * Math.sqrt(logarithm / count);
      if (score > bestScore) {
        bestScore = score;
        best = index;
      }
    }
    return best;
  }

  table(_lineRandom: Random): RootTable {
    const { game, seat } = this.#spec;
    const seats = this.#utilities.length;
    const shape = { seats, endings: game.endings.length, metrics: game.metrics.length };
    const table = emptyTable(shape, this.#rootLegal.toArray());
    for (const index of table.actions.keys()) {
      const visits = this.#sets.first[this.#rootSet + index]!;
      const total = this.#sets.second[this.#rootSet + index]!;
      table.visits[index] = visits;
      table.availability[index] = visits;
      table.utility[index * seats + seat] = total;
      table.squares[index] = visits === 0 ? 0 : total ** 2 / visits;
    }
    return { ...table, iterations: this.iterations, nodes: this.#sets.size, depth: this.#depth };
  }
}
