import { ActionList } from '../core/actions.ts';
import type { Game } from '../core/contract.ts';
import { InformationSets } from './information-sets.ts';
import type { RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { Tally } from './tally.ts';

/** What one depth of a walk needs, made once and filled again and again. */
export interface Frame<State> {
  readonly state: State;
  readonly legal: ActionList;
}

/**
 * What searches share that play whole games from the beginning, with statistics at information sets:
 * only games that are `solvable` can be searched so, and always over all their legal actions.
 */
export abstract class WholeGames<State> implements Search {
  readonly batch = 1;
  iterations = 0;
  protected readonly spec: SearchSpec<State>;
  protected readonly solvable: NonNullable<Game<State>['solvable']>;
  protected readonly sets = new InformationSets();
  protected readonly utilities: Float64Array;
  protected readonly rootKey: number;
  protected readonly rootActions: readonly number[];
  protected readonly tally: Tally<State>;
  readonly #frames: Frame<State>[] = [];

  /** @throws TypeError for a game that is not solvable, or when some root actions are left out */
  constructor(spec: SearchSpec<State>) {
    const { game, root, seat, actions } = spec;
    if (game.solvable === undefined) throw new TypeError(`${game.id} cannot be played from its beginning`);
    if (actions !== undefined) throw new TypeError('only a search of worlds can leave actions out');
    this.spec = spec;
    this.solvable = game.solvable;
    this.utilities = new Float64Array(game.seatCount(root));
    this.rootKey = game.solvable.informationKey(root, seat);
    const legal = new ActionList();
    game.legalActions(root, legal);
    this.rootActions = legal.toArray();
    this.tally = new Tally(game, root, seat, this.rootActions);
  }

  get full(): boolean {
    return this.sets.size >= this.spec.params.maxNodes;
  }

  /** Visits need not decide: an average policy is one of all iterations. */
  get lead(): number {
    return 0;
  }

  iterate(count: number): void {
    for (let left = count; left > 0 && !this.full; left--) {
      this.iterations++;
      this.step();
    }
  }

  /** One iteration. */
  protected abstract step(): void;

  abstract table(): RootTable;

  protected frame(depth: number): Frame<State> {
    const known = this.#frames[depth];
    if (known !== undefined) return known;
    const made = { state: this.spec.game.blank(this.spec.root), legal: new ActionList() };
    this.#frames[depth] = made;
    return made;
  }

  /** What every table says of the search itself. */
  protected counts(): Pick<RootTable, 'iterations' | 'nodes' | 'depth'> {
    return { iterations: this.iterations, nodes: this.sets.size, depth: Math.max(0, this.#frames.length - 1) };
  }
}
