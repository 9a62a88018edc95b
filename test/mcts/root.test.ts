import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { emptyTable, mergeTables, type RootTable } from '../../src/mcts/root.ts';
import { searchMiddle } from '../support/positions.ts';

const SUMS = ['visits', 'availability', 'utility', 'squares', 'endings', 'metrics', 'metricSquares', 'scores'] as const;

const tables = [1, 2, 3].map((seed) => {
  const search = searchMiddle(seed);
  search.iterate(200 * seed);
  return search.table(stream(seed, 'line'));
});

const shape = { seats: 2, endings: 1, metrics: 1, watched: 0, cells: 0 };
const withVisits = (tree: string, ...visits: number[]): RootTable => {
  const table = emptyTable(shape, [...visits.keys()]);
  table.visits.set(visits);
  return { ...table, lines: visits.map((count) => [{ notation: tree, visits: count }]) };
};

describe('merging', () => {
  test('adds every sum', () => {
    const merged = mergeTables(tables);
    for (const name of SUMS)
      for (const [index, value] of merged[name].entries())
        expect(value).toBeCloseTo(
          tables.reduce((total, table) => total + table[name][index]!, 0),
          9,
        );
    expect(merged.iterations).toBe(1200);
    expect(merged.nodes).toBe(tables.reduce((total, { nodes }) => total + nodes, 0));
    expect(merged.depth).toBe(Math.max(...tables.map(({ depth }) => depth)));
  });

  test('the same tables in the same order give the same bytes, sent between processes or not', () => {
    expect(mergeTables(structuredClone(tables))).toEqual(mergeTables(tables));
  });

  test('counts do not depend on the order', () => {
    const [merged, turned] = [mergeTables(tables), mergeTables(tables.toReversed())];
    for (const name of ['visits', 'availability', 'endings', 'scores'] as const)
      expect(turned[name]).toEqual(merged[name]);
  });

  test('one table stays as it is', () => {
    expect(mergeTables([tables[0]!])).toEqual(tables[0]);
  });

  test('leaves the tables alone', () => {
    const before = structuredClone(tables);
    mergeTables(tables);
    expect(tables).toEqual(before);
  });

  test('takes each action’s line from the tree that visited it most, the first among equals', () => {
    const merged = mergeTables([withVisits('one', 5, 1, 3), withVisits('two', 2, 4, 3)]);
    expect(merged.lines.map(([step]) => step?.notation)).toEqual(['one', 'two', 'one']);
  });

  test('an exact table stands for all', () => {
    const exact = { ...withVisits('exact', 1, 1, 1), exact: true };
    expect(mergeTables([withVisits('one', 5, 1, 3), exact, exact])).toBe(exact);
  });

  test('of nothing is a bug', () => {
    expect(() => mergeTables([])).toThrow(RangeError);
  });
});

test('an empty table has room for every action and sums to nothing', () => {
  const table = emptyTable({ seats: 3, endings: 4, metrics: 2, watched: 0, cells: 0 }, [7, 9]);
  expect([table.utility.length, table.endings.length, table.metrics.length, table.lines.length]).toEqual([6, 8, 4, 2]);
  for (const name of SUMS) expect(table[name].every((value) => value === 0)).toBe(true);
});
