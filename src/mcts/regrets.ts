import type { Seat } from '../core/contract.ts';
import { CHANCE, END, type WrittenGame, type WrittenSet } from './written-game.ts';

/** What each action of an information set is worth to its seat, as the policies so far have it. */
export interface Worth {
  /** Sums of utility by action, each weighed by how likely the others and chance make the set. */
  readonly sums: Float64Array;
  /** Sum of these weights. */
  weight: number;
}

/**
 * Regrets at every information set of a game that is written down, none of which is sampled: counterfactual regret minimisation
 * (Zinkevich and others 2007) with regrets kept from falling below zero, seats learning in turn, and later policies weighing more
 * (Tammelin 2014), by the square of their number. A step goes through the histories of one deal, and allocates nothing.
 */
export class Regrets {
  readonly #game: WrittenGame;
  readonly #seats: number;
  readonly #regrets: Float64Array;
  /** What this round has to say of the regrets. */
  readonly #gains: Float64Array;
  readonly #policy: Float64Array;
  readonly #sums: Float64Array;
  /** How likely the seat itself makes it that it comes to an action and takes it. */
  readonly #reach: Float64Array;
  /** The information set whose actions are told of. */
  readonly #told: number;
  readonly #worth: Worth;
  #deal = 0;
  /** Rounds through all deals, in each of which one seat learns. */
  #rounds = 0;
  /** Weight of the policies of this round. */
  #weight = 1;

  /** @param told place of the information set whose actions `worth` is about */
  constructor(game: WrittenGame, seats: number, told: number) {
    this.#game = game;
    this.#seats = seats;
    this.#told = told;
    this.#regrets = new Float64Array(game.actions);
    this.#gains = new Float64Array(game.actions);
    this.#policy = new Float64Array(game.actions);
    this.#sums = new Float64Array(game.actions);
    this.#reach = new Float64Array(game.actions);
    for (const { place, count } of game.sets) this.#policy.fill(1 / count, place, place + count);
    this.#worth = { sums: new Float64Array(game.sets.find(({ place }) => place === told)?.count ?? 0), weight: 0 };
  }

  get worth(): Readonly<Worth> {
    return this.#worth;
  }

  /** Goes through one more deal; after the last of them one seat has learnt. */
  step(): void {
    const { begins, counts, next, chances, sets } = this.#game;
    const learner = this.#rounds % this.#seats;
    const at = begins[0]! + this.#deal;
    this.#value(next[at]!, learner, chances[at]!);
    if (++this.#deal < counts[0]!) return;
    for (const set of sets) if (set.seat === learner) this.#learn(set);
    this.#deal = 0;
    this.#rounds++;
    this.#weight = (Math.floor(this.#rounds / this.#seats) + 1) ** 2;
  }

  /**
   * Expected utility of `learner` from a history on.
   * @param others how likely chance and the other seats make that history
   */
  #value(id: number, learner: Seat, others: number): number {
    const { kinds, places, utilities } = this.#game;
    const kind = kinds[id]!;
    if (kind === END) return utilities[places[id]! + learner]!;
    if (kind === learner) return this.#tryAll(id, learner, others);
    const { begins, counts, next, chances } = this.#game;
    const parts = kind === CHANCE ? chances : this.#policy;
    const begin = begins[id]!;
    const count = counts[id]!;
    const place = kind === CHANCE ? begin : places[id]!;
    let mean = 0;
    for (let index = 0; index < count; index++) {
      const part = parts[place + index]!;
      // What is never done teaches nothing.
      if (part > 0) mean += part * this.#value(next[begin + index]!, learner, others * part);
    }
    return mean;
  }

  #tryAll(id: number, learner: Seat, others: number): number {
    const { begins, counts, places, next } = this.#game;
    const gains = this.#gains;
    const begin = begins[id]!;
    const count = counts[id]!;
    const place = places[id]!;
    const isTold = place === this.#told;
    let mean = 0;
    for (let index = 0; index < count; index++) {
      const value = this.#value(next[begin + index]!, learner, others);
      gains[place + index]! += others * value;
      mean += this.#policy[place + index]! * value;
      if (isTold) this.#worth.sums[index]! += this.#weight * others * value;
    }
    for (let index = 0; index < count; index++) gains[place + index]! -= others * mean;
    if (isTold) this.#worth.weight += this.#weight * others;
    return mean;
  }

  /** Adds the policy of this round to the average, and what it has shown to the regrets, from which the next policy follows. */
  #learn({ place, count, parent }: WrittenSet): void {
    const reach = parent < 0 ? 1 : this.#reach[parent]!;
    let total = 0;
    for (let at = place; at < place + count; at++) {
      this.#reach[at] = reach * this.#policy[at]!;
      this.#sums[at]! += this.#weight * this.#reach[at]!;
      const regret = this.#regrets[at]! + this.#gains[at]!;
      this.#regrets[at] = Math.max(0, regret);
      this.#gains[at] = 0;
      total += this.#regrets[at]!;
    }
    for (let at = place; at < place + count; at++)
      this.#policy[at] = total > 0 ? this.#regrets[at]! / total : 1 / count;
  }

  /** The average policy at a set; uniform where its seat never comes to it. @param place of its first action */
  average(place: number, actions: number): Float64Array {
    const sums = this.#sums.slice(place, place + actions);
    const total = sums.reduce((sum, each) => sum + each, 0);
    return sums.map((sum) => (total > 0 ? sum / total : 1 / actions));
  }
}
