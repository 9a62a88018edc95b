import type { Game, Seat } from '../core/contract.ts';
import { binOfScore, emptyTable, type RootTable, SCORE_BINS } from './root.ts';

/** Adds up what the iterations through each root action came to. */
export class Tally<State> {
  /** The sums so far; visits, availability and lines are the search's own affair. */
  readonly sums: RootTable;
  readonly #game: Game<State>;
  readonly #seat: Seat;
  readonly #measures: Float64Array;

  /** @param seat the searching seat @param actions root actions, ascending */
  constructor(game: Game<State>, root: State, seat: Seat, actions: readonly number[]) {
    const shape = { seats: game.seatCount(root), endings: game.endings.length, metrics: game.metrics.length };
    this.#game = game;
    this.#seat = seat;
    this.#measures = new Float64Array(shape.metrics);
    this.sums = emptyTable(shape, actions);
  }

  /**
   * Adds one iteration: its utilities, and how `world`, which is finished, came out.
   * @param weight how much it counts
   */
  add(index: number, world: State, utilities: Float64Array, weight = 1): void {
    const { shape, endings, metrics, metricSquares, scores } = this.sums;
    this.addUtilities(index, utilities, weight);
    endings[index * shape.endings + this.#game.ending(world)]! += weight;
    this.#game.measure(world, this.#seat, this.#measures);
    for (let metric = 0; metric < shape.metrics; metric++) {
      const value = this.#measures[metric]!;
      metrics[index * shape.metrics + metric]! += value * weight;
      metricSquares[index * shape.metrics + metric]! += value * value * weight;
    }
    const { min, max } = this.#game.metrics[0]!;
    scores[index * SCORE_BINS + binOfScore(this.#measures[0]!, min, max)]! += weight;
  }

  /** Adds the utilities of one iteration, when it is not known how it came out. */
  addUtilities(index: number, utilities: Float64Array, weight = 1): void {
    const { shape, utility, squares } = this.sums;
    for (let seat = 0; seat < shape.seats; seat++) utility[index * shape.seats + seat]! += utilities[seat]! * weight;
    squares[index]! += utilities[this.#seat]! ** 2 * weight;
  }

  /** A copy of the sums that later iterations do not change. */
  snapshot(): RootTable {
    return structuredClone(this.sums);
  }
}
