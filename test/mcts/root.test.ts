import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { loadGames } from '../../src/engines/index.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { emptyTable, foldTable, mergeTables, type RootTable, SUM_NAMES, scaleAction } from '../../src/mcts/root.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { searchMiddle } from '../support/positions.ts';
import { valueOf } from '../support/results.ts';
import { start, walk } from '../support/walk.ts';

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
    for (const name of SUM_NAMES)
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
  for (const name of SUM_NAMES) expect(table[name].every((value) => value === 0)).toBe(true);
});

describe('a table of every sum', () => {
  /** Numbers that tell where they come from. */
  const filled = (): RootTable => {
    const table = emptyTable({ seats: 3, endings: 4, metrics: 2, watched: 5, cells: 6 }, [7, 9]);
    for (const [which, name] of SUM_NAMES.entries())
      for (const place of table[name].keys()) table[name][place] = 1000 * which + place;
    return table;
  };

  test('is folded into one action, place by place', () => {
    const [table, folded] = [filled(), foldTable(filled())];
    for (const name of SUM_NAMES) {
      const width = table[name].length / 2;
      const sums = Array.from({ length: width }, (_, place) => table[name][place]! + table[name][width + place]!);
      expect([...folded[name]], name).toEqual(sums);
    }
    expect([folded.actions, folded.lines]).toEqual([[-1], [[]]]);
  });

  test('is scaled for one action in all that playouts found, and not in what the search counted', () => {
    const [table, scaled] = [filled(), filled()];
    scaleAction(scaled, 1, 0.5);
    for (const name of SUM_NAMES) {
      const width = table[name].length / 2;
      const factor = ['visits', 'carried', 'availability'].includes(name) ? 1 : 0.5;
      expect([...scaled[name].subarray(0, width)], name).toEqual([...table[name].subarray(0, width)]);
      expect([...scaled[name].subarray(width)], name).toEqual(
        Array.from(table[name].subarray(width), (value) => value * factor),
      );
    }
  });

  test('is filled by a search, but for the visits that come with an earlier tree', () => {
    const evolution = valueOf(loadGames()).get('evolution') ?? expect.fail('Evolution is missing');
    const { game } = evolution;
    const root = start({ ...evolution, setup: { name: 'two seats', options: { seats: 2 } } }, 1);
    walk(game, root, stream(1, 'test'), { plies: 20 });
    const about = { game, root, seat: game.toAct(root), params: DEFAULT_PARAMS };
    const search = createSearch({ ...about, random: stream(1, 'search') });
    search.iterate(500);
    const table = search.table(stream(1, 'line'));
    const empty = SUM_NAMES.filter((name) => table[name].every((value) => value === 0));
    expect(empty).toEqual(['carried']);
  });
});
