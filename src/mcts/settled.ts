import type { Game, Seat } from '../core/contract.ts';
import { clearAction, mergeTables, moveAction, type RootTable } from './root.ts';
import { Tally } from './tally.ts';
import { bytes, floats } from './zeros.ts';

/** Visits of an action before its tree is asked what it has settled on. */
const FIRST = 16;

/** Settled playouts of an action from which on nothing else is told of it: fewer say too little. */
const ENOUGH = 20;

/** Visits of an action from which on what it came to long ago is forgotten. */
const LONG = 256;

/** Whether `count` is a power of two. */
const isDoubling = (count: number): boolean => (count & (count - 1)) === 0;

/**
 * What playouts of one tree came to, by root action, as far as it is still true. A tree tries much that it finds bad, and at
 * first everything, so the mean of all playouts is that of a worse game than the one that will be played. Told is therefore
 * the mean of those that tried nothing: below the root action they followed the child of the highest mean in a new
 * world each time. They are counted in two parts, the newer ones and those before; whenever an action has twice the
 * visits, the newer ones become those before, and these are forgotten.
 */
export class Settled<State> {
  readonly #every: number;
  readonly #seat: Seat;
  readonly #older: Tally<State>;
  /** Made when it is needed, which with few visits it is not. */
  #newer: Tally<State> | undefined;
  readonly #makeTally: () => Tally<State>;
  /** Count and utility of the playouts that tried things, by action: newer, and before. */
  readonly #trying: readonly [Float64Array, Float64Array];
  /** Visits begun, and come to an end, by action. */
  readonly #begun: Float64Array;
  readonly #ended: Float64Array;
  /** By action, 1 once nothing is told of it but what is settled. */
  readonly #enough: Int8Array;

  /** @param every of so many visits of an action one is to try nothing; 0 for none, and then all is told of all */
  constructor(game: Game<State>, root: State, seat: Seat, actions: readonly number[], every: number) {
    this.#every = every;
    this.#seat = seat;
    this.#makeTally = () => new Tally(game, root, seat, actions);
    this.#older = this.#makeTally();
    this.#trying = [floats(actions.length * 2), floats(actions.length * 2)];
    this.#begun = floats(actions.length);
    this.#ended = floats(actions.length);
    this.#enough = bytes(actions.length);
  }

  /** Begins a visit of the action at `index`. @returns whether it is one that tries nothing */
  begin(index: number): boolean {
    const visit = ++this.#begun[index]!;
    return this.#every > 0 && visit >= FIRST && visit % this.#every === 0;
  }

  /** Adds how a visit came out, see `Tally`. @param settled whether it tried nothing */
  add(index: number, world: State, utilities: Float64Array, settled: boolean): void {
    const visit = ++this.#ended[index]!;
    if (visit >= FIRST && isDoubling(visit)) this.#forget(index, visit >= LONG && this.#enough[index] === 1);
    if (settled) this.#addSettled(index, world, utilities);
    else {
      const [newer] = this.#trying;
      newer[2 * index]!++;
      newer[2 * index + 1]! += utilities[this.#seat]!;
      if (this.#enough[index] === 0) this.#older.add(index, world, utilities);
    }
  }

  #addSettled(index: number, world: State, utilities: Float64Array): void {
    this.#newer ??= this.#makeTally();
    this.#newer.add(index, world, utilities);
    if (this.#enough[index] === 1 || this.#newer.sums.playouts[index]! < ENOUGH) return;
    this.#enough[index] = 1;
    clearAction(this.#older.sums, index);
  }

  #forget(index: number, all: boolean): void {
    const [newer, older] = this.#trying;
    older.set(newer.subarray(2 * index, 2 * index + 2), 2 * index);
    newer.fill(0, 2 * index, 2 * index + 2);
    if (all && this.#newer !== undefined) moveAction(this.#newer.sums, this.#older.sums, index);
  }

  /** The sums so far, which later visits do not change. */
  snapshot(): RootTable {
    const fresh = this.#newer?.sums;
    const table = mergeTables(fresh === undefined ? [this.#older.sums] : [this.#older.sums, fresh]);
    const [newer, older] = this.#trying;
    for (const place of newer.keys()) table.trying[place] = newer[place]! + older[place]!;
    if (fresh === undefined) return table;
    const { seats } = table.shape;
    for (const index of table.actions.keys()) {
      table.newer[2 * index] = fresh.playouts[index]!;
      table.newer[2 * index + 1] = fresh.utility[index * seats + this.#seat]!;
    }
    return table;
  }
}
