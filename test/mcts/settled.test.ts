/** What is told of a root action: what playouts that try nothing came to, of late. */
import { expect, test } from 'vitest';
import { Settled } from '../../src/mcts/settled.ts';
import { coin } from '../support/games/coin.ts';

const ROOT = { side: 0, choice: -1 };
const END = { side: 0, choice: 0 };
/** The visits of an action that try nothing are worth 1 to the seat, those that try things 0. */
const played = (visits: number, every = 4): Settled<typeof ROOT> => {
  const settled = new Settled(coin, ROOT, 0, [0, 1], every);
  for (let visit = 0; visit < visits; visit++) {
    const tries = !settled.begin(0);
    settled.add(0, END, Float64Array.of(tries ? 0 : 1, 0), !tries);
  }
  return settled;
};
const toldOf = (visits: number, every?: number) => {
  const { playouts, utility, newer, trying } = played(visits, every).snapshot();
  return { playouts: playouts[0], worth: utility[0], newer: newer[0], trying: trying[0] };
};

test('the first visits try things, and then every fourth one tries nothing', () => {
  const settled = new Settled(coin, ROOT, 0, [0, 1], 4);
  const tries = Array.from({ length: 24 }, () => !settled.begin(0));
  expect([...tries.keys()].filter((visit) => !tries[visit])).toEqual([15, 19, 23]);
});

test('as long as too few try nothing, all are told', () => {
  // Visits 16, 20, … 88 try nothing: 19 of them.
  expect(toldOf(91)).toMatchObject({ playouts: 91, worth: 19 });
});

test('from twenty of them on nothing else is told', () => {
  expect(toldOf(92)).toMatchObject({ playouts: 20, worth: 20 });
  expect(toldOf(255)).toMatchObject({ playouts: 60, worth: 60, newer: 60 });
});

test('whenever an action has twice the visits, what was before the last time is forgotten', () => {
  expect(toldOf(511)).toMatchObject({ playouts: 60 + 64, newer: 64 });
  expect(toldOf(512)).toMatchObject({ playouts: 64 + 1, newer: 1, trying: 192 });
  expect(toldOf(1023)).toMatchObject({ playouts: 64 + 128, newer: 128, trying: 192 + 384 });
});

test('where none is to try nothing, all are told of all', () => {
  expect(toldOf(600, 0)).toMatchObject({ playouts: 600, worth: 0, newer: 0 });
});

test('an action that was not visited has nothing to tell, and a table does not change later', () => {
  const settled = played(100);
  const table = settled.snapshot();
  const before = structuredClone(table);
  expect([table.playouts[1], table.newer[2], table.trying[2]]).toEqual([0, 0, 0]);
  settled.add(1, END, Float64Array.of(1, 0), false);
  expect(table).toEqual(before);
});
