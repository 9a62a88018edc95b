import { expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { copyOf, sample, seatsOf, snapshot, type Table } from '../walk.ts';

/** Nets read numbers up to this. */
const MOST = 4;

/** What the contract says of `features`, for games that have them. */
export const testFeatures = (table: Table): void => {
  const { game } = table;
  const { features } = game;
  if (features === undefined) return;
  const vectorOf = (state: unknown, seat: number): Float32Array => {
    // A value that `write` leaves alone would show.
    const vector = new Float32Array(features.size).fill(Number.NaN);
    features.write(state, seat, vector);
    return vector;
  };

  test('features: every number is within ±4, and the state is left alone', () => {
    for (const state of sample(table, 1, 9)) {
      const before = snapshot(state);
      for (const seat of seatsOf(game, state))
        expect(vectorOf(state, seat).findIndex((value) => !(Math.abs(value) <= MOST))).toBe(-1);
      expect(snapshot(state)).toBe(before);
    }
  });

  test('features: those of all seats are those of each', () => {
    for (const state of sample(table, 3, 1)) {
      const seats = Array.from({ length: game.seatCount(state) }, (_, seat) => seat);
      const all = new Float32Array(seats.length * features.size).fill(Number.NaN);
      if (features.writeAll === undefined)
        for (const seat of seats) features.write(state, seat, all.subarray(seat * features.size));
      else features.writeAll(state, all);
      expect([...all]).toEqual(seats.flatMap((seat) => [...vectorOf(state, seat)]));
    }
  });

  test('features: they are the same in every world that the seat holds possible', () => {
    for (const state of sample(table, 2, 9).slice(0, -1))
      for (const seat of seatsOf(game, state)) {
        const vector = vectorOf(state, seat);
        const world = copyOf(game, state);
        game.redeal(world, seat, stream(seat, 'view'));
        expect(vectorOf(world, seat)).toEqual(vector);
      }
  });
};
