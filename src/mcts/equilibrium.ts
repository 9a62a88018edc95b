import { type Seat, TERMINAL } from '../core/contract.ts';
import { type RootTable, scaleAction } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { WholeGames } from './whole-games.ts';

/**
 * A search for an equilibrium of the whole game: external-sampling counterfactual regret minimisation
 * (Lanctot and others 2009) with regrets kept from falling below zero and later policies weighing
 * more (Tammelin 2014). Trees of determinizations do not find bluffs; regrets at information sets do.
 * Its table gives each root action visits in proportion to the average policy, so that shares are the
 * policy and tables of several searches merge into the mean of their policies. It tells no endings.
 */
export const createEquilibriumSearch = <State>(spec: SearchSpec<State>): EquilibriumSearch => new RegretSearch(spec);

/** A search that knows a policy for the whole game. */
export interface EquilibriumSearch extends Search {
  /** The average policy at any information set with that many actions; uniform where it was never met. */
  policyAt(informationKey: string, actions: number): Float64Array;
}

/** At its sets it keeps regrets, and sums of policies. */
class RegretSearch<State> extends WholeGames<State> implements EquilibriumSearch {
  readonly #policies: Float64Array[] = [];
  readonly #values: Float64Array[] = [];
  /** Times the root was met, and the utility of the searching seat summed over them. */
  #rootHits = 0;

  protected step(): void {
    for (let seat = 0; seat < this.utilities.length; seat++) {
      this.solvable.restart(this.spec.root, this.frame(0).state, this.spec.random);
      this.#walk(0, seat);
    }
  }

  /** Expected utility of `traverser` from here: all of its own actions, one sample of everything else. */
  #walk(depth: number, traverser: Seat): number {
    const { game, seat } = this.spec;
    const { state, legal } = this.frame(depth);
    const mover = game.toAct(state);
    if (mover === TERMINAL) {
      game.utilities(state, this.utilities);
      return this.utilities[traverser]!;
    }
    game.legalActions(state, legal);
    const key = this.solvable.informationKey(state, mover);
    const set = this.sets.find(key, legal.length);
    this.#match(set, legal.length, this.#policy(depth, legal.length));
    return mover === traverser
      ? this.#tryAll(depth, traverser, set, mover === seat && key === this.rootKey)
      : this.#sample(depth, traverser, set);
  }

  #tryAll(depth: number, traverser: Seat, set: number, isRoot: boolean): number {
    const { legal } = this.frame(depth);
    const policy = this.#policies[depth]!;
    const values = this.#values[depth]!;
    let mean = 0;
    for (let index = 0; index < legal.length; index++) {
      values[index] = this.#walkOn(depth, index, traverser);
      mean += policy[index]! * values[index]!;
      if (isRoot) this.#noteRoot(index, values[index]!);
    }
    if (isRoot) this.#rootHits++;
    const regrets = this.sets.first;
    for (let index = 0; index < legal.length; index++)
      regrets[set + index] = Math.max(0, regrets[set + index]! + values[index]! - mean);
    return mean;
  }

  #sample(depth: number, traverser: Seat, set: number): number {
    const { legal } = this.frame(depth);
    const policy = this.#policies[depth]!;
    const sums = this.sets.second;
    for (let index = 0; index < legal.length; index++) sums[set + index]! += policy[index]! * this.iterations;
    return this.#walkOn(depth, this.spec.random.pick(policy, legal.length), traverser);
  }

  #walkOn(depth: number, index: number, traverser: Seat): number {
    const { game, random } = this.spec;
    const { state, legal } = this.frame(depth);
    const next = this.frame(depth + 1).state;
    game.copy(state, next);
    game.apply(next, legal.codes[index]!, random);
    return this.#walk(depth + 1, traverser);
  }

  #noteRoot(index: number, value: number): void {
    this.utilities.fill(0);
    this.utilities[this.spec.seat] = value;
    this.tally.addUtilities(index, this.utilities);
  }

  /** Scratch for the policy at a depth, with room for `actions`. */
  #policy(depth: number, actions: number): Float64Array {
    const known = this.#policies[depth];
    if (known !== undefined && known.length >= actions) return known;
    this.#values[depth] = new Float64Array(actions);
    const made = new Float64Array(actions);
    this.#policies[depth] = made;
    return made;
  }

  /** Regret matching: actions as likely as they are regretted, equally likely without regrets. */
  #match(set: number, actions: number, into: Float64Array): void {
    const regrets = this.sets.first;
    let total = 0;
    for (let index = 0; index < actions; index++) total += regrets[set + index]!;
    for (let index = 0; index < actions; index++) into[index] = total > 0 ? regrets[set + index]! / total : 1 / actions;
  }

  policyAt(informationKey: string, actions: number): Float64Array {
    const set = this.sets.known(informationKey);
    const sums = set === undefined ? new Float64Array(actions) : this.sets.second.slice(set, set + actions);
    const total = sums.reduce((sum, each) => sum + each, 0);
    return sums.map((sum) => (total > 0 ? sum / total : 1 / actions));
  }

  table(): RootTable {
    const table = this.tally.snapshot();
    const policy = this.policyAt(this.rootKey, table.actions.length);
    for (const [index, share] of policy.entries()) {
      const visits = share * this.iterations;
      // The root was met less often than it is said to be visited: its sums are brought to that measure.
      scaleAction(table, index, this.#rootHits === 0 ? 0 : visits / this.#rootHits);
      table.visits[index] = visits;
      table.availability[index] = this.iterations;
    }
    return { ...table, ...this.counts() };
  }
}
