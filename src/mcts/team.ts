import { type Seat, TERMINAL } from '../core/contract.ts';
import { type Random, stream } from '../core/random.ts';
import type { RootTable } from './root.ts';
import type { Search, SearchSpec } from './spec.ts';
import { WholeGames } from './whole-games.ts';

/**
 * Joint plans for a team whose members cannot talk. Seats that each learn from play settle on the
 * first convention that nobody can better alone; this search makes many plans from random beginnings,
 * lets the seats improve each in turn, and keeps the best. Partners who plan apart must arrive at the
 * same plan, so chance depends on the number of the plan and on the information set alone: neither on
 * the seed of a request nor on who asks. Several ensembles would therefore all be the same.
 */
export const createTeamSearch = <State>(spec: SearchSpec<State>): Search => new TeamSearch(spec);

/** Games in which one seat tries all its actions before it changes its part of the plan. */
const ROUND = 64;
/** Rounds of each plan, the seats taking turns. */
const ROUNDS = 8;
/** Games by which a plan is then judged. */
const TRIAL = 128;
const PLAN = ROUND * ROUNDS + TRIAL;
/** The seed of every team. */
const CONVENTION = 'team';

/** At its sets it keeps sums of utility of the actions tried this round, and 1 at the planned action. */
class TeamSearch<State> extends WholeGames<State> {
  #plan = 0;
  #random = stream(CONVENTION, 'search', 0);
  #trial = 0;
  #best = Number.NEGATIVE_INFINITY;
  /** What the best plan does at the root. */
  #answer = 0;

  protected step(): void {
    const step = (this.iterations - 1) % PLAN;
    const round = Math.floor(step / ROUND);
    this.solvable.restart(this.spec.root, this.frame(0).state, this.#random);
    if (round >= ROUNDS) this.#trial += this.#play(0, -1);
    else this.#play(0, round % this.utilities.length);
    if (round < ROUNDS && step % ROUND === ROUND - 1) this.#improve();
    if (step === PLAN - 1) this.#judge();
  }

  /** Utility of following the plan; `learner` tries its other actions as well, and notes what they gave. */
  #play(depth: number, learner: Seat): number {
    const { game } = this.spec;
    const { state, legal } = this.frame(depth);
    const mover = game.toAct(state);
    if (mover === TERMINAL) {
      game.utilities(state, this.utilities);
      return this.utilities[0]!;
    }
    game.legalActions(state, legal);
    const set = this.#find(this.solvable.informationKey(state, mover), legal.length);
    const planned = this.#planned(set, legal.length);
    if (mover !== learner) return this.#follow(depth, planned, learner);
    let utility = 0;
    for (let index = 0; index < legal.length; index++) {
      const value = this.#follow(depth, index, learner);
      this.sets.first[set + index]! += value;
      if (index === planned) utility = value;
    }
    return utility;
  }

  #follow(depth: number, index: number, learner: Seat): number {
    const { state, legal } = this.frame(depth);
    const next = this.frame(depth + 1).state;
    this.spec.game.copy(state, next);
    this.spec.game.apply(next, legal.codes[index]!, this.#random);
    return this.#play(depth + 1, learner);
  }

  /** The set with this key; one that is new to the plan gets a random action. */
  #find(key: number, actions: number): number {
    const set = this.sets.find(key, actions);
    if (!this.sets.second.subarray(set, set + actions).includes(1))
      this.sets.second[set + beginning(key, this.#plan).below(actions)] = 1;
    return set;
  }

  #planned(set: number, actions: number): number {
    return Math.max(0, this.sets.second.subarray(set, set + actions).indexOf(1));
  }

  /** At every set that was tried this round, the plan takes the action that gave most. */
  #improve(): void {
    const { first, second } = this.sets;
    this.sets.forEach((set, actions) => {
      const tried = first.subarray(set, set + actions);
      const planned = this.#planned(set, actions);
      const most = Math.max(...tried);
      if (most > tried[planned]!) {
        second.fill(0, set, set + actions);
        second[set + tried.indexOf(most)] = 1;
      }
      tried.fill(0);
    });
  }

  /** Keeps the plan if it is the best so far, and begins another. */
  #judge(): void {
    if (this.#trial > this.#best) {
      this.#best = this.#trial;
      const actions = this.rootActions.length;
      this.#answer = this.#planned(this.#find(this.rootKey, actions), actions);
    }
    this.#trial = 0;
    this.#random = stream(CONVENTION, 'search', ++this.#plan);
    this.sets.second.fill(0);
  }

  table(): RootTable {
    const table = this.tally.snapshot();
    const { seats } = table.shape;
    const mean = Math.max(0, this.#best) / TRIAL;
    table.visits[this.#answer] = this.iterations;
    table.availability.fill(this.iterations);
    table.playouts[this.#answer] = this.iterations;
    table.squares[this.#answer] = mean * this.iterations;
    table.utility.fill(mean * this.iterations, this.#answer * seats, (this.#answer + 1) * seats);
    return { ...table, ...this.counts() };
  }
}

/** What decides how plan number `plan` begins at the set with this key. */
const beginning = (key: number, plan: number): Random => stream(`${CONVENTION} ${key}`, 'search', plan);
