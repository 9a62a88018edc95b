/** A search whose leaves are valued by an evaluator, many at a time. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { type Evaluator, type MakeEvaluator, playouts } from '../../src/mcts/evaluate.ts';
import { PLAIN_PARAMS } from '../../src/mcts/params.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { createSearch } from '../../src/mcts/search.ts';
import type { Search } from '../../src/mcts/spec.ts';
import { LEGAL, MIDDLE, TABLE } from '../support/positions.ts';
import { line, sum } from './support.ts';

const { game } = TABLE;
const SEAT = game.toAct(MIDDLE);

const searchBy = (evaluator: MakeEvaluator): Search =>
  createSearch({ game, root: MIDDLE, seat: SEAT, random: stream(1, 'search'), params: PLAIN_PARAMS, evaluator });

describe('an evaluator', () => {
  const evaluatorOf =
    (batch: number, sizes: number[]): MakeEvaluator =>
    (search) => {
      const inner = playouts({ ...search, random: stream('playouts', 'test') });
      return {
        ...inner,
        batch,
        evaluate(worlds, count, into) {
          sizes.push(count);
          inner.evaluate(worlds, count, into);
        },
      };
    };
  const searchWith = (batch: number, sizes: number[], iterations: number): RootTable => {
    const search = searchBy(evaluatorOf(batch, sizes));
    search.iterate(iterations);
    return search.table(line());
  };

  test('gets full batches, and what is left at the end', () => {
    const sizes: number[] = [];
    searchWith(8, sizes, 100);
    expect(sizes).toEqual([...Array(12).fill(8), 4]);
  });

  test.each([1, 8, 32])('in batches of %i: n ≤ m ≤ N, and every visit has its utility', (batch) => {
    const table = searchWith(batch, [], 1000);
    expect(sum(table.visits)).toBe(1000);
    for (const [index, visits] of table.visits.entries()) {
      expect(visits).toBeLessThanOrEqual(table.availability[index]!);
      expect(table.availability[index]).toBeLessThanOrEqual(1000);
      expect(table.utility[index * table.shape.seats]).toBeLessThanOrEqual(visits);
    }
  });

  test('leaves that wait for their value turn the next descents elsewhere', () => {
    const spread = (batch: number): number => searchWith(batch, [], 64).nodes;
    expect(spread(16)).toBe(spread(1));
    expect(new Set(searchWith(16, [], LEGAL.length).visits)).toEqual(new Set([1]));
  });
});

/** As a net would be: what a leaf is worth and how it ends depends on the leaf alone, and a call is noted. */
describe('a batch of sixteen and one leaf at a time', () => {
  const worthOf = (world: unknown): number => {
    const text = JSON.stringify(game.encode(world, 'all'));
    return stream(text, 'test').next();
  };
  const net = (batch: number, asked: number[][]): MakeEvaluator => {
    const net: Evaluator<unknown> = {
      batch,
      evaluate(worlds, count, into) {
        const worths = worlds.slice(0, count).map(worthOf);
        asked.push(worths);
        for (const [index, worth] of worths.entries()) {
          into[index]!.fill(worth);
          game.heuristics?.finish(worlds[index], stream('ends', 'test'));
        }
      },
    };
    return () => net;
  };

  test('take one path: a search that is asked for one leaf at a time does the same in either', () => {
    const tables = [1, 16].map((batch) => {
      const search = searchBy(net(batch, []));
      for (let count = 0; count < 100; count++) search.iterate(1);
      return search.table(line());
    });
    expect(tables[1]).toEqual(tables[0]);
  });

  test.each([1, 16])('in batches of %i: every worth that was given is in the sums, once', (batch) => {
    const asked: number[][] = [];
    const search = searchBy(net(batch, asked));
    search.iterate(100);
    const { utility, visits, squares, shape } = search.table(line());
    const worths = asked.flat();
    expect(worths).toHaveLength(100);
    expect(asked[0]).toHaveLength(batch);
    expect(sum(visits)).toBe(100);
    expect(sum(utility)).toBeCloseTo(shape.seats * sum(worths), 9);
    expect(sum(squares)).toBeCloseTo(sum(worths.map((worth) => worth ** 2)), 9);
  });

  test.each([1, 16])('in batches of %i: a tree goes no deeper than the cut', (batch) => {
    const uncut = net(batch, []);
    const search = searchBy((searching) => ({ ...uncut(searching), cuts: () => true }));
    search.iterate(200);
    expect(search.table(line())).toMatchObject({ depth: 1, nodes: 1 + LEGAL.length });
  });
});

test('a search that is to have a net does not go without', () => {
  const params = { ...PLAIN_PARAMS, model: 'net' };
  expect(() => createSearch({ game, root: MIDDLE, seat: SEAT, random: stream(1, 'search'), params })).toThrow(
    'the net net is missing',
  );
});
