import { ActionList } from '../core/actions.ts';
import { type Game, type Seat, TERMINAL } from '../core/contract.ts';
import { Random } from '../core/random.ts';
import { InformationSets } from './information-sets.ts';
import { emptyTable, type RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';

/**
 * Joint plans for a team whose members cannot talk. Seats that each learn from play settle on the
 * first convention that nobody can better alone; this search makes many plans from random beginnings,
 * lets the seats improve each in turn, and keeps the best. Its stream is the same for every caller,
 * whatever the seed, since partners who plan apart must arrive at the same plan.
 */
export const createTeamSearch = <State>(spec: SearchSpec<State>): Search => new TeamSearch(spec);

/** Games in which one seat tries all its actions before it changes its part of the plan. */
const ROUND = 64;
/** Rounds of each plan, the seats taking turns. */
const ROUNDS = 8;
/** Games by which a plan is then judged. */
const TRIAL = 128;
const PLAN = ROUND * ROUNDS + TRIAL;

interface Level<State> {
  readonly state: State;
  readonly legal: ActionList;
}

class TeamSearch<State> implements Search {
  iterations = 0;
  readonly #spec: SearchSpec<State>;
  readonly #solvable: NonNullable<Game<State>['solvable']>;
  readonly #random = new Random('team');
  /** Sums of utility of the actions tried this round first; then 1 at the planned action. */
  readonly #sets = new InformationSets();
  readonly #levels: Level<State>[] = [];
  readonly #utilities: Float64Array;
  readonly #rootSet: number;
  readonly #rootLegal = new ActionList();
  #trial = 0;
  #best = Number.NEGATIVE_INFINITY;
  /** What the best plan does at the root. */
  #answer = 0;

  constructor(spec: SearchSpec<State>) {
    const { game, root, seat } = spec;
    if (game.solvable === undefined) throw new TypeError(`${game.id} cannot be played from its beginning`);
    this.#spec = spec;
    this.#solvable = game.solvable;
    this.#utilities = new Float64Array(game.seatCount(root));
    game.legalActions(root, this.#rootLegal);
    this.#rootSet = this.#find(game.solvable.informationKey(root, seat), this.#rootLegal.length);
  }

  get full(): boolean {
    return this.#sets.size >= this.#spec.params.maxNodes;
  }

  iterate(count: number): void {
    const seats = this.#utilities.length;
    for (let left = count; left > 0 && !this.full; left--) {
      const step = this.iterations++ % PLAN;
      const round = Math.floor(step / ROUND);
      this.#solvable.restart(this.#spec.root, this.#level(0).state, this.#random);
      if (round >= ROUNDS) this.#trial += this.#play(0, -1);
      else {
        this.#play(0, round % seats);
        if (step % ROUND === ROUND - 1) this.#improve();
      }
      if (step === PLAN - 1) this.#judge();
    }
  }

  /** Utility of following the plan; `learner` tries its other actions as well, and notes what they gave. */
  #play(depth: number, learner: Seat): number {
    const { game } = this.#spec;
    const { state, legal } = this.#level(depth);
    const mover = game.toAct(state);
    if (mover === TERMINAL) {
      game.utilities(state, this.#utilities);
      return this.#utilities[0]!;
    }
    game.legalActions(state, legal);
    const set = this.#find(this.#solvable.informationKey(state, mover), legal.length);
    const planned = this.#planned(set, legal.length);
    if (mover !== learner) return this.#follow(depth, planned, learner);
    let utility = 0;
    for (let index = 0; index < legal.length; index++) {
      const value = this.#follow(depth, index, learner);
      this.#sets.first[set + index]! += value;
      if (index === planned) utility = value;
    }
    return utility;
  }

  #follow(depth: number, index: number, learner: Seat): number {
    const { state, legal } = this.#level(depth);
    const next = this.#level(depth + 1).state;
    this.#spec.game.copy(state, next);
    this.#spec.game.apply(next, legal.codes[index]!, this.#random);
    return this.#play(depth + 1, learner);
  }

  /** The set with this key; a new one gets a random plan. */
  #find(key: string, actions: number): number {
    const known = this.#sets.size;
    const set = this.#sets.find(key, actions);
    if (this.#sets.size > known) this.#sets.second[set + this.#random.below(actions)] = 1;
    return set;
  }

  #planned(set: number, actions: number): number {
    let index = 0;
    while (index < actions - 1 && this.#sets.second[set + index] === 0) index++;
    return index;
  }

  /** At every set that was tried this round, the plan takes the action that gave most. */
  #improve(): void {
    const { first, second } = this.#sets;
    this.#sets.forEach((set, actions) => {
      let best = this.#planned(set, actions);
      second[set + best] = 0;
      for (let index = 0; index < actions; index++) if (first[set + index]! > first[set + best]!) best = index;
      second[set + best] = 1;
      first.fill(0, set, set + actions);
    });
  }

  /** Keeps the plan if it is the best so far, and draws a new one. */
  #judge(): void {
    if (this.#trial > this.#best) {
      this.#best = this.#trial;
      this.#answer = this.#planned(this.#rootSet, this.#rootLegal.length);
    }
    this.#trial = 0;
    this.#sets.forEach((set, actions) => {
      this.#sets.second.fill(0, set, set + actions);
      this.#sets.second[set + this.#random.below(actions)] = 1;
    });
  }

  #level(depth: number): Level<State> {
    const known = this.#levels[depth];
    if (known !== undefined) return known;
    const made = { state: this.#spec.game.blank(this.#spec.root), legal: new ActionList() };
    this.#levels[depth] = made;
    return made;
  }

  table(_lineRandom: Random): RootTable {
    const { game } = this.#spec;
    const seats = this.#utilities.length;
    const shape = { seats, endings: game.endings.length, metrics: game.metrics.length };
    const table = emptyTable(shape, this.#rootLegal.toArray());
    const mean = Math.max(0, this.#best) / TRIAL;
    table.visits[this.#answer] = this.iterations;
    table.availability.fill(this.iterations);
    table.squares[this.#answer] = mean * mean * this.iterations;
    table.utility.fill(mean * this.iterations, this.#answer * seats, (this.#answer + 1) * seats);
    return { ...table, iterations: this.iterations, nodes: this.#sets.size, depth: this.#levels.length - 1 };
  }
}
