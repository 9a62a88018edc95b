import type { Game, Seat } from '../core/contract.ts';
import { fillRanks } from '../core/outcome.ts';
import { binOfScore, copyTable, emptyTable, RESULTS, type RootTable, SCORE_BINS } from './root.ts';
import { bytes, floats } from './zeros.ts';

const WIN = RESULTS.indexOf('win');
const DRAW = RESULTS.indexOf('draw');
const LOSS = RESULTS.indexOf('loss');

/** Adds up what the iterations through each root action came to. */
export class Tally<State> {
  /** The sums so far; visits, availability and lines are the search's own affair. */
  readonly sums: RootTable;
  readonly #game: Game<State>;
  readonly #root: State;
  readonly #seat: Seat;
  readonly #measures: Float64Array;
  readonly #ranks: Int8Array;
  readonly #watched: Float64Array;
  readonly #points: Float64Array;
  /** By ending, 1 for one that all win; undefined where ranks tell winners apart. */
  readonly #wins: Uint8Array | undefined;

  /** @param seat the searching seat @param actions root actions, ascending */
  constructor(game: Game<State>, root: State, seat: Seat, actions: readonly number[]) {
    const shape = {
      seats: game.seatCount(root),
      endings: game.endings.length,
      metrics: game.metrics.length,
      watched: game.watch?.items(root, seat).length ?? 0,
      cells: (game.sheet?.rows(root).length ?? 0) * (game.sheet?.parts(root).length ?? 0),
    };
    this.#game = game;
    this.#root = root;
    this.#seat = seat;
    this.#measures = floats(shape.metrics);
    this.#ranks = bytes(shape.seats);
    this.#watched = floats(shape.watched);
    this.#points = floats(shape.cells);
    this.#wins = game.wins && Uint8Array.from(game.endings, (ending) => (game.wins?.includes(ending) ? 1 : 0));
    this.sums = emptyTable(shape, actions, floats);
  }

  /**
   * Adds one iteration: its utilities, and how `world`, which is finished, came out.
   * @param weight how much it counts
   */
  add(index: number, world: State, utilities: Float64Array, weight = 1): void {
    const { shape, endings, results, scores } = this.sums;
    const ending = this.#game.ending(world);
    this.addUtilities(index, utilities, weight);
    endings[index * shape.endings + ending]! += weight;
    results[index * RESULTS.length + this.#resultOf(world, ending)]! += weight;
    this.#measure(index, world, weight);
    scores[index * SCORE_BINS + binOfScore(this.#measures[0]!, this.#game.metrics[0]!)]! += weight;
  }

  /** Adds the utilities of one iteration, when it is not known how it came out. */
  addUtilities(index: number, utilities: Float64Array, weight = 1): void {
    this.sums.playouts[index]! += weight;
    addTo(this.sums.utility, index, utilities, weight);
    this.sums.squares[index]! += utilities[this.#seat]! ** 2 * weight;
  }

  #measure(index: number, world: State, weight: number): void {
    const { shape, metrics, metricSquares, watched, points, pointSquares } = this.sums;
    this.#game.measure(world, this.#seat, this.#measures);
    addTo(metrics, index, this.#measures, weight, metricSquares);
    if (shape.watched > 0) {
      this.#game.watch?.check(this.#root, world, this.#seat, this.#watched);
      addTo(watched, index, this.#watched, weight);
    }
    if (shape.cells > 0) {
      this.#game.sheet?.fill(world, this.#points);
      addTo(points, index, this.#points, weight, pointSquares);
    }
  }

  /** Index into `RESULTS`. */
  #resultOf(world: State, ending: number): number {
    if (this.#wins !== undefined) return this.#wins[ending] === 1 ? WIN : LOSS;
    const ranks = this.#ranks;
    fillRanks(this.#game, world, ranks);
    if (ranks[this.#seat] !== 1) return LOSS;
    let first = 0;
    for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === 1) first++;
    return first === 1 ? WIN : DRAW;
  }

  /** A copy of the sums that later iterations do not change. */
  snapshot(): RootTable {
    return copyTable(this.sums);
  }
}

/** Adds `values` to those of the action at `index`, and their squares beside where they are wanted. */
const addTo = (
  sums: Float64Array,
  index: number,
  values: Float64Array,
  weight: number,
  squares?: Float64Array,
): void => {
  const first = index * values.length;
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!;
    sums[first + place]! += value * weight;
    if (squares !== undefined) squares[first + place]! += value * value * weight;
  }
};
