import type { StateEnvelope } from '../../src/core/contract.ts';
import type { Setup } from './walk.ts';

/** Looks at every state of one game, in the order of play, so it has to be quick. */
export interface Inspector {
  /** The first thing that is wrong; undefined when nothing is. */
  look(state: unknown): string | undefined;
}

/**
 * What the battery cannot learn from the contract alone: how a game may be set up, what it conserves,
 * and, written from the rules and not from the engine, what a seat must hold possible.
 */
export interface Probe {
  /** Catalogs that the tests add to the built-in ones. */
  readonly catalogs: readonly { readonly name: string; readonly document: unknown }[];
  /** Ways to set the game up; together they try every option and ruling. */
  readonly setups: readonly Setup[];
  /** Cells of the many games at random, whose open options are drawn; one for each number of seats when absent. */
  readonly cells?: readonly Setup[];
  /** Looks at the states of one game at random. */
  inspector?(): Inspector;
  /** Whether a setup has too many worlds in all its positions to write them down; the other setups must have few in some. */
  isVast?(setup: Setup): boolean;
  /** What is not exactly once where it belongs in a full document, one line each; nothing when all is well. */
  misplaced(full: StateEnvelope): readonly string[];
  /**
   * Every world that agrees with a view, each as a text of the probe's own; undefined when they are more than `limit`. One that
   * alike cards make in several ways is given as often; the order within a hand makes no difference, so hands are sorted.
   */
  worlds(view: StateEnvelope, limit: number): readonly string[] | undefined;
  /** The world that a full document shows, in the form of `worlds`. */
  world(full: StateEnvelope, seat: number): string;
}
