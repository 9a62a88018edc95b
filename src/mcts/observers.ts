import { TERMINAL } from '../core/contract.ts';
import type { RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { WholeGames } from './whole-games.ts';

/**
 * Multiple-observer MCTS: every iteration is a whole game from its beginning in which each seat
 * chooses by UCB at its own information sets. Unlike `worlds`, what the others did says something of
 * what they hold, since they chose it knowing that.
 */
export const createObserversSearch = <State>(spec: SearchSpec<State>): Search => new ObserversSearch(spec);

/** At its sets it keeps visits, and sums of utility of the seat that chooses. */
class ObserversSearch<State> extends WholeGames<State> {
  /** Place in `sets` of the root's first action. */
  readonly #rootSet: number;
  readonly #path: number[] = [];
  readonly #movers: number[] = [];

  constructor(spec: SearchSpec<State>) {
    super(spec);
    this.#rootSet = this.sets.find(this.rootKey, this.rootActions.length);
  }

  protected step(): void {
    const { game, root, random } = this.spec;
    const { state, legal } = this.frame(0);
    this.solvable.restart(root, state, random);
    let depth = 0;
    for (let mover = game.toAct(state); mover !== TERMINAL; mover = game.toAct(state)) {
      game.legalActions(state, legal);
      const set = this.sets.find(this.solvable.informationKey(state, mover), legal.length);
      const index = this.#choose(set, legal.length);
      this.#path[depth] = set + index;
      this.#movers[depth++] = mover;
      game.apply(state, legal.codes[index]!, random);
    }
    game.utilities(state, this.utilities);
    this.#backUp(depth, state);
  }

  #backUp(depth: number, state: State): void {
    const { first: visits, second: totals } = this.sets;
    for (let step = 0; step < depth; step++) {
      const place = this.#path[step]!;
      visits[place]!++;
      totals[place]! += this.utilities[this.#movers[step]!]!;
      const index = place - this.#rootSet;
      if (index >= 0 && index < this.rootActions.length) this.tally.add(index, state, this.utilities);
    }
  }

  /** UCB; an action never tried comes first, the lowest of them. */
  #choose(set: number, actions: number): number {
    const { first: visits, second: totals } = this.sets;
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
      const score = totals[set + index]! / count + this.spec.params.exploration * Math.sqrt(logarithm / count);
      if (score > bestScore) {
        bestScore = score;
        best = index;
      }
    }
    return best;
  }

  table(): RootTable {
    const table = this.tally.snapshot();
    for (const index of table.actions.keys()) {
      table.visits[index] = this.sets.first[this.#rootSet + index]!;
      table.availability[index] = table.visits[index]!;
    }
    return { ...table, ...this.counts() };
  }
}
