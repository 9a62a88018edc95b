/** Worlds as likely as the cards, and what others did, make them. */
import type { Conclusion, Game, Seat } from '../core/contract.ts';
import type { Random } from '../core/random.ts';

/** Worlds that are weighed against each other. */
const WORLDS = 512;

/** Worlds between two yields. */
const WORLDS_A_YIELD = 64;

/** Part of the worlds of a search that are drawn as if nobody had done anything: a wrong model locks no world out. */
export const UNIFORM = 0.1;

/** What a seat knows, and what it concludes. */
export interface Concluded<State> {
  readonly game: Game<State>;
  /** Any world consistent with what `seat` knows. */
  readonly root: State;
  readonly seat: Seat;
  readonly conclusion: Conclusion<State>;
}

/** Worlds to draw from. */
export class Inference<State> {
  readonly #about: Concluded<State>;
  readonly worlds: readonly State[];
  /** By world; they sum to 1. */
  readonly weights: Float64Array;
  /** Logarithm of the mean of what the conclusion makes of worlds drawn by the cards. */
  readonly #mean: number;
  /** By world, its weight and those of all before. */
  readonly #sums: Float64Array;

  /** @param worlds drawn by the cards alone @param logs by world, what the conclusion says of it */
  constructor(about: Concluded<State>, worlds: readonly State[], logs: Float64Array) {
    const most = logs.reduce((high, log) => Math.max(high, log));
    const total = logs.reduce((sum, log) => sum + Math.exp(log - most), 0);
    this.#about = about;
    this.#mean = most + Math.log(total / worlds.length);
    this.worlds = worlds;
    this.weights = logs.map((log) => Math.exp(log - most) / total);
    let sum = 0;
    this.#sums = this.weights.map((weight) => {
      sum += weight;
      return sum;
    });
  }

  /** How much likelier `world` is than by the cards alone, about: 1 on the whole. */
  likelihood(world: State): number {
    return UNIFORM + (1 - UNIFORM) * Math.exp(this.#about.conclusion.weigh(world) - this.#mean);
  }

  /** Makes `world` one that was drawn. */
  draw(world: State, random: Random): void {
    const { game, root, seat } = this.#about;
    if (random.next() >= UNIFORM) game.copy(this.worlds[this.#find(random.next())]!, world);
    else {
      game.copy(root, world);
      game.redeal(world, seat, random);
    }
  }

  /** The first world with a sum above `wanted`; the last where rounding leaves none. */
  #find(wanted: number): number {
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Draws worlds and weighs them. It yields after every few, and may be left there. */
export function* inferring<State>(about: Concluded<State>, random: Random): Generator<undefined, Inference<State>> {
  const { game, root, seat, conclusion } = about;
  const worlds: State[] = [];
  const logs = new Float64Array(WORLDS);
  for (let index = 0; index < WORLDS; index++) {
    if (index % WORLDS_A_YIELD === WORLDS_A_YIELD - 1) yield;
    const world = game.blank(root);
    game.copy(root, world);
    game.redeal(world, seat, random);
    worlds.push(world);
    logs[index] = conclusion.weigh(world);
  }
  return new Inference(about, worlds, logs);
}
