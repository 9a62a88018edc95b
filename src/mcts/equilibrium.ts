import { ActionList } from '../core/actions.ts';
import { type Game, type Seat, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { InformationSets } from './information-sets.ts';
import { emptyTable, type RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';

/**
 * A search for an equilibrium of the whole game: external-sampling counterfactual regret minimisation
 * (Lanctot and others 2009) with regrets kept from falling below zero and later policies weighing
 * more (Tammelin 2014). Trees of determinizations do not find bluffs; regrets at information sets do.
 * Its table gives each root action visits in proportion to the average policy, so that shares are the
 * policy and tables of several searches merge into the mean of their policies.
 */
export const createEquilibriumSearch = <State>(spec: SearchSpec<State>): EquilibriumSearch => new RegretSearch(spec);

/** A search that knows a policy for the whole game. */
export interface EquilibriumSearch extends Search {
  /** The average policy at any information set with that many actions; uniform where it was never met. */
  policyAt(informationKey: string, actions: number): Float64Array;
}

/** What one depth of the walk needs, made once. */
interface Level<State> {
  readonly state: State;
  readonly legal: ActionList;
  readonly policy: Float64Array;
  readonly values: Float64Array;
}

/** Most actions a decision of a solvable game may have. */
const WIDEST = 64;

class RegretSearch<State> implements EquilibriumSearch {
  iterations = 0;
  readonly #spec: SearchSpec<State>;
  readonly #solvable: NonNullable<Game<State>['solvable']>;
  /** Regrets first, then sums of policies. */
  readonly #sets = new InformationSets();
  readonly #levels: Level<State>[] = [];
  readonly #utilities: Float64Array;
  readonly #rootKey: string;
  readonly #rootLegal = new ActionList();
  readonly #rootValues: Float64Array;
  #rootHits = 0;

  constructor(spec: SearchSpec<State>) {
    const { game, root, seat } = spec;
    if (game.solvable === undefined) throw new TypeError(`${game.id} cannot be solved`);
    this.#spec = spec;
    this.#solvable = game.solvable;
    this.#utilities = new Float64Array(game.seatCount(root));
    this.#rootKey = game.solvable.informationKey(root, seat);
    game.legalActions(root, this.#rootLegal);
    this.#rootValues = new Float64Array(this.#rootLegal.length);
  }

  get full(): boolean {
    return this.#sets.size >= this.#spec.params.maxNodes;
  }

  iterate(count: number): void {
    const { root, random } = this.#spec;
    for (let left = count; left > 0 && !this.full; left--) {
      this.iterations++;
      for (let seat = 0; seat < this.#utilities.length; seat++) {
        this.#solvable.restart(root, this.#level(0).state, random);
        this.#walk(0, seat);
      }
    }
  }

  /** Expected utility of `traverser` from here: all of its own actions, one sample of everything else. */
  #walk(depth: number, traverser: Seat): number {
    const { game } = this.#spec;
    const level = this.#level(depth);
    const mover = game.toAct(level.state);
    if (mover === TERMINAL) {
      game.utilities(level.state, this.#utilities);
      return this.#utilities[traverser]!;
    }
    game.legalActions(level.state, level.legal);
    const key = this.#solvable.informationKey(level.state, mover);
    const set = this.#sets.find(key, level.legal.length);
    this.#match(set, level.legal.length, level.policy);
    return mover === traverser
      ? this.#tryAll(depth, traverser, set, key === this.#rootKey && mover === this.#spec.seat)
      : this.#sample(depth, traverser, set);
  }

  #tryAll(depth: number, traverser: Seat, set: number, isRoot: boolean): number {
    const { game, random } = this.#spec;
    const { state, legal, policy, values } = this.#level(depth);
    let mean = 0;
    for (let index = 0; index < legal.length; index++) {
      const next = this.#level(depth + 1).state;
      game.copy(state, next);
      game.apply(next, legal.codes[index]!, random);
      values[index] = this.#walk(depth + 1, traverser);
      mean += policy[index]! * values[index]!;
      if (isRoot) this.#rootValues[index]! += values[index]!;
    }
    if (isRoot) this.#rootHits++;
    const regrets = this.#sets.first;
    for (let index = 0; index < legal.length; index++)
      regrets[set + index] = Math.max(0, regrets[set + index]! + values[index]! - mean);
    return mean;
  }

  #sample(depth: number, traverser: Seat, set: number): number {
    const { game, random } = this.#spec;
    const { state, legal, policy } = this.#level(depth);
    const sums = this.#sets.second;
    for (let index = 0; index < legal.length; index++) sums[set + index]! += policy[index]! * this.iterations;
    const next = this.#level(depth + 1).state;
    game.copy(state, next);
    game.apply(next, legal.codes[draw(policy, legal.length, random)]!, random);
    return this.#walk(depth + 1, traverser);
  }

  /** Regret matching: actions as likely as they are regretted, equally likely without regrets. */
  #match(set: number, actions: number, into: Float64Array): void {
    const regrets = this.#sets.first;
    let total = 0;
    for (let index = 0; index < actions; index++) total += regrets[set + index]!;
    for (let index = 0; index < actions; index++) into[index] = total > 0 ? regrets[set + index]! / total : 1 / actions;
  }

  policyAt(informationKey: string, actions: number): Float64Array {
    const set = this.#sets.find(informationKey, actions);
    const sums = this.#sets.second.slice(set, set + actions);
    const total = sums.reduce((sum, each) => sum + each, 0);
    return sums.map((sum) => (total > 0 ? sum / total : 1 / actions));
  }

  #level(depth: number): Level<State> {
    const known = this.#levels[depth];
    if (known !== undefined) return known;
    const made = {
      state: this.#spec.game.blank(this.#spec.root),
      legal: new ActionList(),
      policy: new Float64Array(WIDEST),
      values: new Float64Array(WIDEST),
    };
    this.#levels[depth] = made;
    return made;
  }

  table(_lineRandom: Random): RootTable {
    const { game, seat } = this.#spec;
    const seats = this.#utilities.length;
    const shape = { seats, endings: game.endings.length, metrics: game.metrics.length };
    const table = emptyTable(shape, this.#rootLegal.toArray());
    const policy = this.policyAt(this.#rootKey, table.actions.length);
    for (const [index, share] of policy.entries()) {
      const mean = this.#rootHits === 0 ? 0 : this.#rootValues[index]! / this.#rootHits;
      table.visits[index] = share * this.iterations;
      table.availability[index] = this.iterations;
      table.utility[index * seats + seat] = mean * share * this.iterations;
      table.squares[index] = mean * mean * share * this.iterations;
    }
    return { ...table, iterations: this.iterations, nodes: this.#sets.size, depth: this.#levels.length - 1 };
  }
}

const draw = (policy: Float64Array, length: number, random: Random): number => {
  let left = random.next();
  for (let index = 0; index < length - 1; index++) {
    left -= policy[index]!;
    if (left < 0) return index;
  }
  return length - 1;
};
