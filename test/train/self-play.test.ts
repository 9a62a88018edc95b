import { expect, test } from 'vitest';
import { makeBot } from '../../src/arena/bots.ts';
import { stream } from '../../src/core/random.ts';
import { loadGames } from '../../src/engines/index.ts';
import { effortFor } from '../../src/mcts/effort.ts';
import { KINDS, learnable, partsOf, positionOf } from '../../train/position.ts';
import { gameRecords } from '../../train/self-play.ts';
import { valueOf } from '../support/results.ts';

const { game, catalogs } = valueOf(loadGames()).get('evolution')!;
const table = { game, catalog: catalogs.all[0]!, options: { seats: 2 } };
const bots = [makeBot('greedy'), makeBot(effortFor({ visits: 3 }))];
const { size } = learnable(game).features;
const LENGTH = 4 * (4 + 3 * 2) + 2 * size;

/** The numbers before the views of each record. */
const numbersOf = (records: Uint8Array): number[][] => {
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  return Array.from({ length: records.length / LENGTH }, (_, record) =>
    Array.from({ length: 10 }, (_, place) => view.getFloat32(record * LENGTH + 4 * place, true)),
  );
};

test('the same seed plays the same games, with as many forks as are asked for', () => {
  const records = gameRecords(table, bots, 'seed', 7, 3);
  expect(Buffer.compare(records, gameRecords(table, bots, 'seed', 7, 3))).toBe(0);
  expect(Buffer.compare(records, gameRecords(table, bots, 'seed', 8, 3))).not.toBe(0);
  const numbers = numbersOf(records);
  const leaves = numbers.filter(([, , kind]) => kind === KINDS.indexOf('leaf'));
  expect(leaves.length).toBeGreaterThan(0);
  expect(leaves.length).toBeLessThanOrEqual(3);
  expect(gameRecords(table, bots, 'seed', 7, 0).length).toBeLessThan(records.length);
});

test('a record has the number of its game, a forecast that is off by something, and what came of it', () => {
  for (const [number, phase, kind, spread, ...seats] of numbersOf(gameRecords(table, bots, 'seed', 7, 3))) {
    expect(number).toBe(7);
    expect(phase).toBeGreaterThan(1);
    expect([0, 1]).toContain(kind);
    expect(spread).toBeGreaterThan(0);
    const [, , one = 0, two = 0, better = 0, worse = 0] = seats;
    expect(Math.sign(one - two)).toBe(Math.sign(better - worse));
  }
});

test('a position has the views of all seats as nets read them', () => {
  const state = game.setup({ seats: 2 }, table.catalog, stream('position', 'setup'));
  if (!state.ok) throw new Error('no game');
  const { views, forecast } = positionOf(game, state.value, 'game');
  expect(forecast).toHaveLength(2);
  const view = new Float32Array(size);
  for (const seat of [0, 1]) {
    learnable(game).features.write(state.value, seat, view);
    expect([...views.subarray(seat * size, (seat + 1) * size)]).toEqual(Array.from(view, partsOf));
  }
});

test('numbers are read as whole 32nds, the even one of two, and clipped', () => {
  expect([0, 1, -1, 0.5 / 32, 1.5 / 32, -0.5 / 32, 2.6 / 32, 100, -100].map(partsOf).map((parts) => parts + 0)).toEqual(
    [0, 32, -32, 0, 2, 0, 3, 127, -127],
  );
});
