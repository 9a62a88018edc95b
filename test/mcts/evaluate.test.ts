/** A search whose leaves are valued by an evaluator, many at a time. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { type Evaluator, playoutEvaluator } from '../../src/mcts/evaluate.ts';
import { PLAIN_PARAMS } from '../../src/mcts/params.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { LEGAL, MIDDLE, TABLE } from '../support/positions.ts';
import { line, sum } from './support.ts';

describe('an evaluator', () => {
  const evaluatorOf = (batch: number, sizes: number[]): Evaluator<unknown> => {
    const random = stream('playouts', 'test');
    const inner = playoutEvaluator(TABLE.game, PLAIN_PARAMS, Number.POSITIVE_INFINITY, random);
    return {
      batch,
      evaluate(worlds, count, into) {
        sizes.push(count);
        inner.evaluate(worlds, count, into);
      },
    };
  };
  const searchWith = (batch: number, sizes: number[], iterations: number): RootTable => {
    const seat = TABLE.game.toAct(MIDDLE);
    const evaluator = evaluatorOf(batch, sizes);
    const search = createSearch({
      game: TABLE.game,
      root: MIDDLE,
      seat,
      random: stream(1, 'search'),
      params: PLAIN_PARAMS,
      evaluator,
    });
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
