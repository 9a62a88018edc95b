import { TERMINAL } from '../core/contract.ts';
import type { RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { WholeGames } from './whole-games.ts';

/**
 * Multiple-observer MCTS: iterations are whole games from the beginning in which each seat
 * chooses by UCB at its own information sets. Unlike `worlds`, what the others did says something of
 * what they hold, since they chose it knowing that. Few of these games come to a root that lies deep. Where they are too few, most
 * iterations begin there, in worlds that whole games came by, which are the likelier the better they agree with how
 * the others chose, or in worlds dealt anew while there are hardly any of those.
 */
export const createObserversSearch = <State>(spec: SearchSpec<State>): Search => new ObserversSearch(spec);

/** Of so many whole games one must come to the root, or most iterations begin there. */
const OFTEN = 12;
/** Of so many iterations one is a whole game at least. */
const WHOLE = 10;
/** Worlds of the root that are kept, the last ones. */
const KEPT = 512;
/** Where this many worlds were met at the root, one in two is dealt anew, and the fewer the more were met. */
const PRIOR = 4;

/** At its sets it keeps visits, and sums of utility of the seat that chooses. */
class ObserversSearch<State> extends WholeGames<State> {
  /** Place in `sets` of the root's first action. */
  readonly #rootSet: number;
  readonly #path: number[] = [];
  readonly #movers: number[] = [];
  /** Worlds in which whole games came to the root. */
  readonly #kept: State[] = [];
  /** Whole games begun, and those that came to the root. */
  #games = 0;
  #met = 0;

  constructor(spec: SearchSpec<State>) {
    super(spec);
    this.#rootSet = this.sets.find(this.rootKey, this.rootActions.length);
  }

  protected step(): void {
    const { game, random } = this.spec;
    const { state, legal } = this.frame(0);
    const isWhole = this.#begin(state);
    let depth = 0;
    for (let mover = game.toAct(state); mover !== TERMINAL; mover = game.toAct(state)) {
      game.legalActions(state, legal);
      const set = this.sets.find(this.solvable.informationKey(state, mover), legal.length);
      if (isWhole && set === this.#rootSet) this.#keep(state);
      const index = this.#choose(set, legal.length);
      this.#path[depth] = set + index;
      this.#movers[depth++] = mover;
      game.apply(state, legal.codes[index]!, random);
    }
    game.utilities(state, this.utilities);
    this.#backUp(depth, state);
  }

  /** Begins an iteration in `state`. @returns whether it is a whole game */
  #begin(state: State): boolean {
    const { game, root, seat, random } = this.spec;
    const isRare = this.#games >= OFTEN && this.#met * OFTEN < this.#games;
    if (!isRare || this.#games * WHOLE <= this.iterations) {
      this.#games++;
      this.solvable.restart(root, state, random);
      return true;
    }
    if (random.below(this.#met + PRIOR) < this.#met) game.copy(this.#kept[random.below(this.#kept.length)]!, state);
    else {
      game.copy(root, state);
      game.redeal(state, seat, random);
    }
    return false;
  }

  #keep(state: State): void {
    const { game, root } = this.spec;
    const place = this.#met++ % KEPT;
    if (place === this.#kept.length) this.#kept.push(game.blank(root));
    const world = this.#kept[place];
    if (world !== undefined) game.copy(state, world);
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
