import { expect, test } from 'vitest';
import type { Belief } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { LANGS, say } from '../../../src/core/text.ts';
import type { Probe } from '../probe.ts';
import { copyOf, finished, sample, seatsOf, snapshot, start, type Table } from '../walk.ts';

/** Most worlds that are written down one by one. */
const MANY = 20_000;

/** What the contract says of `belief`, for games that have one. */
export const testBelief = (table: Table, probe: Probe | undefined): void => {
  const { game } = table;
  if (game.belief === undefined) return;
  const beliefOf = (state: unknown, seat: number): Belief => game.belief?.(state, seat) ?? expect.fail('no belief');

  test('belief: probabilities are above 0 and sum to 1 in every slot, and everything has words', () => {
    for (const state of sample(table, 1, 2))
      for (const seat of seatsOf(game, state)) {
        const { acceptance, slots } = beliefOf(state, seat);
        expect(acceptance > 0 && acceptance <= 1).toBe(true);
        for (const { slot, values } of slots) {
          expect(values.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
          for (const { probability } of values) expect(probability).toBeGreaterThan(0);
          expect(new Set(values.map(({ value }) => JSON.stringify(value))).size).toBe(values.length);
          for (const lang of LANGS)
            for (const message of [slot, ...values.map(({ value }) => value)])
              expect(say(game.phrases[lang], message)).toMatch(/\S/);
        }
      }
  });

  test('belief: it is the same in every world that the seat holds possible, and changes nothing', () => {
    for (const state of sample(table, 1, 3).slice(0, -1))
      for (const seat of seatsOf(game, state)) {
        const before = snapshot(state);
        const believed = beliefOf(state, seat);
        expect(snapshot(state)).toBe(before);
        const world = copyOf(game, state);
        const random = stream(seat, 'view');
        for (let count = 0; count < 5; count++) {
          game.redeal(world, seat, random);
          expect(beliefOf(world, seat)).toEqual(believed);
        }
      }
  });

  test('belief: nothing is hidden in a finished game', () => {
    const end = finished(table, 1);
    for (const seat of seatsOf(game, end)) expect(beliefOf(end, seat)).toEqual({ worlds: 1, acceptance: 1, slots: [] });
  });

  if (probe === undefined) return;
  test('belief: it counts the worlds that the rules allow', () => {
    let compared = 0;
    for (const state of [start(table, 2), ...sample(table, 4, 1).slice(0, -1)])
      for (const seat of seatsOf(game, state)) {
        const worlds = probe.worlds(game.encode(state, seat), MANY);
        if (worlds === undefined) continue;
        expect(beliefOf(state, seat).worlds, `worlds of seat ${seat}; the probe counts those it lists`).toBe(
          worlds.length,
        );
        compared++;
      }
    if (probe.isVast?.(table.setup) !== true) expect(compared, 'positions with few enough worlds').toBeGreaterThan(0);
  });
};
