import { ActionList } from '../core/actions.ts';
import { Regrets } from './regrets.ts';
import type { RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { Tally } from './tally.ts';
import { type WrittenGame, writing } from './written-game.ts';

/**
 * A search for an equilibrium of the whole game, for games small enough to be written down whole: first that, then regrets
 * (`Regrets`). Trees of determinizations do not find bluffs; regrets at information sets do. An iteration writes a stretch of the game, or goes
 * through all histories of one deal. Chance is counted out, so the seed makes no difference.
 * Its table gives each root action visits in proportion to the average policy, so that shares are the policy. It tells no endings.
 * A game that has no room, one history a node, is not solved at all, and its policy stays uniform.
 */
export const createEquilibriumSearch = <State>(spec: SearchSpec<State>): EquilibriumSearch => new RegretSearch(spec);

/** A search that knows a policy for the whole game. */
export interface EquilibriumSearch extends Search {
  /** The average policy at any information set with that many actions; uniform where nothing is known of it. */
  policyAt(informationKey: number, actions: number): Float64Array;
}

class RegretSearch<State> implements EquilibriumSearch {
  readonly batch = 1;
  /** Visits do not decide: the policy is one of all iterations. */
  readonly lead = 0;
  iterations = 0;
  full = false;
  readonly #spec: SearchSpec<State>;
  readonly #rootKey: number;
  readonly #tally: Tally<State>;
  readonly #writing: Generator<undefined, WrittenGame | undefined>;
  #written: WrittenGame | undefined;
  #regrets: Regrets | undefined;

  /** @throws TypeError for a game that is not solvable, or when some root actions are left out */
  constructor(spec: SearchSpec<State>) {
    const { game, root, seat, actions, params } = spec;
    if (game.solvable === undefined) throw new TypeError(`${game.id} cannot be played from its beginning`);
    if (actions !== undefined) throw new TypeError('only a search of worlds can leave actions out');
    this.#spec = spec;
    this.#rootKey = game.solvable.informationKey(root, seat);
    const legal = new ActionList();
    game.legalActions(root, legal);
    this.#tally = new Tally(game, root, seat, legal.toArray());
    this.#writing = writing(game, game.solvable, root, params.maxNodes);
  }

  iterate(count: number): void {
    for (let left = count; left > 0 && !this.full; left--) {
      this.iterations++;
      if (this.#regrets === undefined) this.#write();
      else this.#regrets.step();
    }
  }

  #write(): void {
    const { done, value } = this.#writing.next();
    if (!done) return;
    this.#written = value;
    this.full = value === undefined;
    const { game, root } = this.#spec;
    if (value !== undefined)
      this.#regrets = new Regrets(value, game.seatCount(root), value.placeOf.get(this.#rootKey) ?? -1);
  }

  policyAt(informationKey: number, actions: number): Float64Array {
    const place = this.#written?.placeOf.get(informationKey);
    if (place === undefined || this.#regrets === undefined) return new Float64Array(actions).fill(1 / actions);
    return this.#regrets.average(place, actions);
  }

  table(): RootTable {
    const { seat } = this.#spec;
    const table = this.#tally.snapshot();
    const worth = this.#regrets?.worth;
    const policy = this.policyAt(this.#rootKey, table.actions.length);
    for (const [index, share] of policy.entries()) {
      const visits = share * this.iterations;
      table.visits[index] = visits;
      table.availability[index] = this.iterations;
      if (worth === undefined || worth.weight === 0) continue;
      const mean = worth.sums[index]! / worth.weight;
      table.playouts[index] = visits;
      table.utility[index * table.shape.seats + seat] = mean * visits;
      table.squares[index] = mean * mean * visits;
    }
    const { kinds, depth } = this.#written ?? { kinds: [], depth: 0 };
    return { ...table, iterations: this.iterations, nodes: kinds.length, depth };
  }
}
