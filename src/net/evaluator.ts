import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { cutOf, type Evaluator, type MakeEvaluator, type Searching } from '../mcts/evaluate.ts';
import { makePlayout, type Playout } from '../mcts/playout.ts';
import type { Session } from './session.ts';

/** More than any game comes to, in points or log-odds: a net that says so is broken, or has been tampered with. */
const MOST = 10_000;

/**
 * Plays each world on, as `playouts` does, and has a net correct the game's forecast where it is cut: `estimate` and `finish` follow
 * the one corrected forecast. The net is asked for what every seat sees of a world, and what it says of a seat is the mean of all
 * these: asked for one view alone, nets gained nothing.
 * @param net one that fits the game, see `misfit`
 */
export const netEvaluator =
  (net: Session): MakeEvaluator =>
  (search) => {
    const why = misfit(net, search.game, search.game.seatCount(search.root));
    if (why !== undefined) throw new RangeError(why);
    return new NetEvaluator(net, search);
  };

/** What a search ends with whose net has failed in the middle of it. */
export class NetError extends Error {}

/** Why a net cannot search this game with so many seats; undefined where it can. */
export const misfit = <State>({ size, outputs }: Session, game: Game<State>, seats: number): string | undefined => {
  const { id, features, heuristics } = game;
  if (features === undefined || heuristics?.forecast === undefined) return `No nets are made for ${id}.`;
  if (size !== features.size) return `The net reads ${size} numbers, and a view of ${id} has ${features.size}.`;
  if (heuristics.forecast.unit === 'points' && outputs < seats)
    return `The net knows of ${outputs} seats, and there are ${seats}.`;
  return undefined;
};

class NetEvaluator<State> implements Evaluator<State> {
  readonly batch: number;
  readonly cuts: ((world: State) => boolean) | undefined;
  readonly #net: Session;
  readonly #game: Game<State>;
  readonly #random: Random;
  readonly #playOut: Playout<State>;
  readonly #seats: number;
  /** Numbers that the net gives a view which are of different seats; one where all seats have the same. */
  readonly #told: number;
  /** All views of a batch, those of each leaf, and each by itself. */
  readonly #rows: Float32Array;
  readonly #leaves: readonly Float32Array[];
  readonly #views: readonly Float32Array[];
  readonly #found: Float32Array;
  readonly #correction: Float64Array;

  constructor(net: Session, { game, root, params, random }: Searching<State>) {
    this.batch = params.batch ?? net.batch;
    this.cuts = cutOf(game, root, params);
    this.#net = net;
    this.#game = game;
    this.#random = random;
    this.#playOut = makePlayout(game, params, random, this.cuts);
    this.#seats = game.seatCount(root);
    this.#told = game.heuristics?.forecast?.unit === 'points' ? this.#seats : 1;
    const most = this.batch * this.#seats;
    const rows = new Float32Array(most * net.size);
    this.#rows = rows;
    const parts = (count: number): Float32Array[] =>
      Array.from({ length: most / count }, (_, part) =>
        rows.subarray(part * count * net.size, (part + 1) * count * net.size),
      );
    this.#leaves = parts(this.#seats);
    this.#views = parts(1);
    this.#found = new Float32Array(most * net.outputs);
    this.#correction = new Float64Array(this.#seats);
  }

  evaluate(worlds: readonly State[], count: number, into: readonly Float64Array[]): void {
    const { features } = this.#game;
    let rows = 0;
    for (let index = 0; index < count; index++) {
      const world = worlds[index]!;
      this.#playOut(world);
      if (this.#game.toAct(world) === TERMINAL) continue;
      if (features?.writeAll !== undefined) features.writeAll(world, this.#leaves[rows / this.#seats]!);
      else for (let seat = 0; seat < this.#seats; seat++) features?.write(world, seat, this.#views[rows + seat]!);
      rows += this.#seats;
    }
    this.#ask(rows);
    let row = 0;
    for (let index = 0; index < count; index++) {
      const world = worlds[index]!;
      if (this.#game.toAct(world) === TERMINAL) this.#game.utilities(world, into[index]!);
      else {
        this.#value(world, row, into[index]!);
        row += this.#seats;
      }
    }
  }

  /** Has the net answer about the first `count` views. */
  #ask(count: number): void {
    try {
      this.#net.run(this.#rows, count, this.#found);
    } catch (error) {
      throw new NetError(`The net cannot be run: ${String(error)}`);
    }
  }

  /** Values a world whose views are asked for from `row` on, and ends it. */
  #value(world: State, row: number, into: Float64Array): void {
    const { heuristics } = this.#game;
    for (let seat = 0; seat < this.#seats; seat++) this.#correction[seat] = this.#meanOf(row, seat);
    heuristics?.estimate(world, into, this.#correction);
    heuristics?.finish(world, this.#random, this.#correction);
  }

  /** What the viewers of a world say of a seat, in the mean; each says it of itself first, and then clockwise. */
  #meanOf(row: number, seat: number): number {
    const seats = this.#seats;
    let sum = 0;
    for (let viewer = 0; viewer < seats; viewer++)
      sum += this.#found[(row + viewer) * this.#net.outputs + ((seat - viewer + seats) % this.#told)]!;
    const mean = sum / seats;
    // What is no number is not below it either.
    if (Math.abs(mean) <= MOST) return mean;
    throw new NetError(`The net says ${mean}, which no game comes to.`);
  }
}
