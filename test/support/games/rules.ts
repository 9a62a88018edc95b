import type { Static, TSchema } from 'typebox';
import type { ActionList } from '../../../src/core/actions.ts';
import type { Action, Seat, Viewer } from '../../../src/core/contract.ts';
import type { Fault } from '../../../src/core/fault.ts';
import type { Random } from '../../../src/core/random.ts';

/** What makes one solved game different from another; everything else is the same for all. */
export interface Rules<State, Schema extends TSchema> {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly nature: 'competitive' | 'cooperative';
  readonly endings: readonly string[];
  readonly wins?: readonly string[];
  /** Lowest and highest payoff of a seat; utilities are payoffs on a straight line from 0 to 1. */
  readonly payoffs: readonly [min: number, max: number];
  /** Schema of the `position` field of documents. */
  readonly position: Schema;
  /** A state in which nothing is dealt. */
  create(): State;
  /** Deals a new game into a state just created. */
  deal(state: State, random: Random): void;
  copy(from: State, into: State): void;
  toAct(state: State): number;
  legalActions(state: State, into: ActionList): void;
  apply(state: State, action: Action, random: Random): void;
  /** Payoff of a seat once the game is over. */
  payoffOf(state: State, seat: Seat): number;
  ending(state: State): number;
  redeal(state: State, seat: Seat, random: Random): void;
  /** The `informationKey` of the contract; absent where it has no room in 53 bits, and then the game is not solvable. */
  key?(state: State, seat: Seat): number;
  /** Notation of a legal action; different for different ones. */
  choice(state: State, action: Action): string;
  /** The position as `viewer` may see it; a finished game hides nothing. */
  write(state: State, viewer: Viewer): Static<Schema>;
  /**
   * Fills a state just created from a position, hidden parts with any consistent value. It need not
   * see to what writing the state again brings to light: there the same position must come out.
   * @returns faults, with pointers relative to the position
   */
  read(position: Static<Schema>, viewer: Viewer, state: State): Fault[];
}
