/** What every table of a search satisfies: its sums, the same chance, the root’s actions, a tree that is full. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../../src/mcts/params.ts';
import { type RootTable, SCORE_BINS } from '../../src/mcts/root.ts';
import { LEGAL, MIDDLE, searchMiddle, TABLE } from '../support/positions.ts';
import { line, sum } from './support.ts';

describe.each([
  ['plain', PLAIN_PARAMS],
  ['with game knowledge', DEFAULT_PARAMS],
] as const)('what the sums of a root satisfy, %s', (_how, params) => {
  const VISITS = 2000;
  const search = searchMiddle(1, params);
  search.iterate(VISITS);
  const table = search.table(line());

  test('every legal action is there, ascending', () => {
    expect(table.actions).toEqual(LEGAL);
  });

  test('the visits of the actions add up to the iterations', () => {
    expect([table.iterations, sum(table.visits)]).toEqual([VISITS, VISITS]);
  });

  test('every action has its floor of visits', () => {
    const floor = Math.floor((params.floor * VISITS) / LEGAL.length);
    for (const visits of table.visits) expect(visits).toBeGreaterThanOrEqual(floor);
  });

  test('n ≤ m ≤ N for every action', () => {
    for (const [index, visits] of table.visits.entries()) {
      expect(visits).toBeLessThanOrEqual(table.availability[index]!);
      expect(table.availability[index]).toBeLessThanOrEqual(VISITS);
    }
  });

  test('every playout has one ending and one score, and was a visit', () => {
    const { endings } = table.shape;
    for (const [index, playouts] of table.playouts.entries()) {
      expect(sum(table.endings.subarray(index * endings, (index + 1) * endings))).toBe(playouts);
      expect(sum(table.scores.subarray(index * SCORE_BINS, (index + 1) * SCORE_BINS))).toBe(playouts);
      expect(playouts).toBeLessThanOrEqual(table.visits[index]!);
    }
  });

  test('utilities lie in [0, 1], so their squares are no larger; all seats of a cooperative game have the same', () => {
    const { seats } = table.shape;
    for (const [index, playouts] of table.playouts.entries()) {
      const sums = [...table.utility.subarray(index * seats, (index + 1) * seats)];
      expect(new Set(sums).size).toBe(1);
      expect(sums[0]).toBeGreaterThanOrEqual(table.squares[index]!);
      expect(sums[0]).toBeLessThanOrEqual(playouts);
    }
  });

  test('no mean square is below the square of the mean', () => {
    const { metrics } = table.shape;
    for (const [index, total] of table.metrics.entries()) {
      const playouts = table.playouts[Math.floor(index / metrics)]!;
      expect(table.metricSquares[index]! * playouts).toBeGreaterThanOrEqual(total * total - 1e-6);
    }
  });

  test('there are at most as many nodes as iterations, and the root', () => {
    expect(table.nodes).toBeLessThanOrEqual(VISITS + 1);
    expect(table.depth).toBeGreaterThan(1);
  });

  test('each line begins with its own action and has falling visits', () => {
    for (const [index, steps] of table.lines.entries()) {
      expect(steps[0]?.notation).toBe(TABLE.game.notation(MIDDLE, table.actions[index]!));
      const visits = steps.map((step) => step.visits);
      expect(visits).toEqual(visits.toSorted((left, right) => right - left));
      expect(visits[0]).toBe(table.visits[index]);
    }
  });

  test('it is plain data that survives being sent', () => {
    expect(structuredClone(table)).toEqual(table);
  });

  test('a table is a picture of its moment: more iterations do not change it', () => {
    const before = structuredClone(table);
    search.iterate(100);
    expect(table).toEqual(before);
  });
});

describe('reproducibility', () => {
  const tableOf = (seed: number, ...counts: number[]): RootTable => {
    const search = searchMiddle(seed);
    for (const count of counts) search.iterate(count);
    return search.table(line());
  };

  test('the same stream gives the same table', () => {
    expect(tableOf(5, 600)).toEqual(tableOf(5, 600));
  });

  test('it does not matter how the iterations are sliced', () => {
    expect(tableOf(5, 1, 128, 71, 400)).toEqual(tableOf(5, 600));
  });

  test('another stream gives another', () => {
    expect(tableOf(6, 600)).not.toEqual(tableOf(5, 600));
  });

  test('making a table in between changes nothing', () => {
    const search = searchMiddle(5);
    search.iterate(300);
    search.table(line());
    search.iterate(300);
    expect(search.table(line())).toEqual(tableOf(5, 600));
  });
});

describe('root actions', () => {
  test('may be restricted; only those are searched', () => {
    const few = [LEGAL[0]!, LEGAL[2]!];
    const search = searchMiddle(1, {}, few);
    search.iterate(300);
    const table = search.table(line());
    expect([table.actions, sum(table.visits)]).toEqual([few, 300]);
  });

  test('a single one gets every visit', () => {
    const search = searchMiddle(1, {}, [LEGAL[1]!]);
    search.iterate(50);
    expect([...search.table(line()).visits]).toEqual([50]);
  });

  test('a table without iterations is empty, not broken', () => {
    const table = searchMiddle(1).table(line());
    expect([table.iterations, sum(table.visits), table.lines.flat()]).toEqual([0, 0, []]);
  });
});

describe('memory', () => {
  test('a full tree stops, with whole iterations only', () => {
    const search = searchMiddle(1, { maxNodes: 200 });
    search.iterate(100_000);
    const table = search.table(line());
    expect([search.full, table.nodes]).toEqual([true, 200]);
    expect(sum(table.visits)).toBe(search.iterations);
    expect(search.iterations).toBeLessThan(100_000);
  });

  test('further iterations of a full tree do nothing', () => {
    const search = searchMiddle(1, { maxNodes: 50 });
    search.iterate(1000);
    const before = search.table(line());
    search.iterate(1000);
    expect(search.table(line())).toEqual(before);
  });
});
