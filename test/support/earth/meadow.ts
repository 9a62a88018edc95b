import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { legalOf, other, type Planted, play, type SeatScene, seatOf, stateOf, still } from './scene.ts';

/** A game of two with this animal for seat 0, which discards a leaf at the beginning of its turn. */
export const table = (id: string, seat: SeatScene, pawns: number[] = [], more: Partial<StateJson> = {}): State =>
  stateOf({
    seats: [{ ...still, animals: [{ id, ...(pawns.length > 0 ? { pawns } : {}) }], ...seat }, { ...other }],
    options: { animals: true },
    more: { collective: 'house-fox', ...more },
  });

/** An animal of seat 0: its pawns, and what it stores. */
export const animalOf = (state: State, slot = 0) => seatOf(state).animals?.[slot];
/** Spaces that can be chosen. */
export const spaces = (state: State): string[] => legalOf(state).filter((line) => line.startsWith('space'));
/** Discards a leaf for an animal, and goes on. */
export const use = (state: State, id: string, ...lines: string[]): void =>
  void play(state, 'leaf', `animal ${id}`, ...lines);

/** Chinese Peony, Yellow Sprouts, Mountain Aspen, Tiger Orchid, Red-Caped Scaber Stalk, in the places of AK-07. */
export const MEADOW: readonly Planted[] = [
  [254, 0, 0, 0, 1],
  [282, 0, 1, 0, 2],
  [187, 1, 2, 0, 2],
  [228, 2, 2, 0, 3],
  [168, 2, 1, 0, 1],
  [146, 1, 0, 0, 1],
];
