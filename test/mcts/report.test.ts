import { describe, expect, test } from 'vitest';
import { reportActions, reportAll } from '../../src/mcts/report.ts';
import { binOfScore, emptyTable, type RootTable, SCORE_BINS, scoreOfBin } from '../../src/mcts/root.ts';
import { coin } from '../support/games/coin.ts';

// A toy with one ending, and a score from 0 to 10.
const game = coin;

interface Row {
  readonly action: number;
  /** Utilities of seat 0, one a visit; seat 1 has the rest. The score is ten times that. */
  readonly utilities: readonly number[];
}

const tableOf = (...rows: readonly Row[]): RootTable => {
  const table = emptyTable(
    { seats: 2, endings: 1, metrics: 1, watched: 0, cells: 0 },
    rows.map(({ action }) => action),
  );
  for (const [index, { utilities }] of rows.entries())
    for (const utility of utilities) {
      const score = 10 * utility;
      table.visits[index]!++;
      table.playouts[index]!++;
      table.availability[index]! += 2;
      table.utility[2 * index]! += utility;
      table.utility[2 * index + 1]! += 1 - utility;
      table.squares[index]! += utility ** 2;
      table.endings[index]!++;
      table.metrics[index]! += score;
      table.metricSquares[index]! += score ** 2;
      table.scores[index * SCORE_BINS + binOfScore(score, { min: 0, max: 10 })]!++;
    }
  return table;
};

const times = (count: number, utility: number): number[] => Array(count).fill(utility);
const actionsOf = (...rows: Row[]): number[] => reportActions(tableOf(...rows), game, 0).map(({ action }) => action);

describe('order', () => {
  test('most visits first', () => {
    expect(
      actionsOf(
        { action: 1, utilities: times(3, 1) },
        { action: 2, utilities: times(9, 0) },
        { action: 3, utilities: times(5, 0.5) },
      ),
    ).toEqual([2, 3, 1]);
  });

  test('then the higher value', () => {
    expect(actionsOf({ action: 1, utilities: times(4, 0.25) }, { action: 2, utilities: times(4, 0.75) })).toEqual([
      2, 1,
    ]);
  });

  test('then the lower code', () => {
    expect(
      actionsOf(
        { action: 1, utilities: times(4, 0.5) },
        { action: 2, utilities: times(4, 0.5) },
        { action: 3, utilities: times(4, 0.5) },
      ),
    ).toEqual([1, 2, 3]);
  });
});

describe('one action', () => {
  const table = tableOf({ action: 4, utilities: [0, 0, 0.5, 1] }, { action: 5, utilities: times(12, 1) });
  const report = reportActions(table, game, 0).find(({ action }) => action === 4)!;

  test('has its counts and its share of all visits', () => {
    expect([report.visits, report.availability, report.share]).toEqual([4, 8, 0.25]);
  });

  test('has the mean of every seat, and the value of the searching one', () => {
    expect([report.value.mean, report.values]).toEqual([0.375, [0.375, 0.625]]);
    expect(reportActions(table, game, 1).find(({ action }) => action === 4)?.value.mean).toBe(0.625);
  });

  // Of 0, 0, ½, 1 and the two that are supposed, 0 and 1: mean 5/12, squares 2.25, variance with n − 1 (2.25 − 25/24)/5.
  test('has the standard error of its mean, with a playout of either extreme supposed', () => {
    expect(report.value.error).toBeCloseTo(Math.sqrt((2.25 - 25 / 24) / 5 / 6), 12);
  });

  // Sample variance of 0, 0, ½, 1 with n − 1: (2·0.375² + 0.125² + 0.625²)/3 = 0.2292; error √(0.2292/4).
  test('has the plain one for metrics, which have no extremes', () => {
    expect(report.metrics[0]?.mean).toBe(3.75);
    expect(report.metrics[0]?.error).toBeCloseTo(10 * Math.sqrt(0.6875 / 3 / 4), 12);
  });

  test('has a lower bound of two errors below its mean, and never below 0', () => {
    expect(report.lowerBound).toBe(0);
    const sure = reportActions(tableOf({ action: 0, utilities: [...times(50, 0), ...times(50, 1)] }), game, 0)[0]!;
    expect(sure.lowerBound).toBeCloseTo(0.5 - 2 * Math.sqrt(102 / 4 / 101 / 102), 12);
  });

  test('shares its playouts among the endings', () => {
    expect(report.endings).toEqual([1]);
  });
});

describe('the error', () => {
  test.each([
    ['no visit: as large as can be', [], 1],
    ['one visit: as large as can be', [0.5], 1],
    ['always the same: what one of either extreme would make it', times(10, 0.3), Math.sqrt((1.9 - 16 / 12) / 11 / 12)],
  ])('%s', (_what, utilities, error) => {
    expect(reportActions(tableOf({ action: 0, utilities }), game, 0)[0]?.value.error).toBeCloseTo(error, 6);
  });

  test('shrinks with the root of the visits', () => {
    const errorOf = (count: number): number =>
      reportActions(tableOf({ action: 0, utilities: [...times(count, 0), ...times(count, 1)] }), game, 0)[0]!.value
        .error;
    expect(errorOf(100) / errorOf(10_000)).toBeCloseTo(10, 1);
  });
});

describe('the error of what has not settled', () => {
  /** Half of a hundred playouts won; `newer` of them are the newer ones, of which so many won. */
  const errorOf = (newer: readonly [number, number], trying: readonly [number, number]): number => {
    const table = tableOf({ action: 0, utilities: [...times(50, 0), ...times(50, 1)] });
    table.newer.set(newer);
    table.trying.set(trying);
    return reportActions(table, game, 0)[0]!.value.error;
  };
  const settled = errorOf([50, 25], [300, 150]);

  test('is no larger where newer and older playouts, and those that try things, agree', () => {
    expect(settled).toBe(errorOf([0, 0], [0, 0]));
  });

  test('is larger by what those that try things differ by', () => {
    expect(errorOf([50, 25], [300, 90])).toBeCloseTo(settled + 0.2, 12);
    expect(errorOf([50, 25], [300, 210])).toBeCloseTo(settled + 0.2, 12);
  });

  test('takes in what the newer ones differ by, but for chance', () => {
    expect(errorOf([50, 27], [0, 0])).toBe(settled);
    const chance = Math.sqrt(0.25 / 0.99) * Math.sqrt(1 / 50 + 1 / 50);
    expect(errorOf([50, 45], [0, 0])).toBeCloseTo(Math.hypot(settled, 0.8 - chance), 3);
  });
});

test('the whole root weighs actions by their visits, however many playouts are told of each', () => {
  const table = tableOf({ action: 1, utilities: times(10, 0) }, { action: 2, utilities: times(10, 1) });
  table.visits.set([30, 10]);
  const all = reportAll(table, game, 0);
  expect([all.visits, all.playouts, all.value.mean]).toEqual([40, 20, 0.25]);
  expect(table.playouts).toEqual(Float64Array.of(10, 10));
});

describe('quantiles of the score', () => {
  const quantiles = (...utilities: number[]): number[] => {
    const { p10, p90 } = reportActions(tableOf({ action: 0, utilities }), game, 0)[0]!;
    return [p10, p90];
  };

  test.each([
    ['all the same', times(5, 0.7), [7, 7]],
    ['half and half', [...times(5, 0), ...times(5, 1)], [0, 10]],
    ['a tenth is just enough for p10', [...times(1, 0), ...times(8, 0.5), ...times(1, 1)], [0, 5]],
    ['less than a tenth is not', [...times(1, 0), ...times(18, 0.5), ...times(1, 1)], [5, 5]],
    ['a single one', [0.3], [3, 3]],
  ])('%s', (_what, utilities, wanted) => {
    expect(quantiles(...utilities)).toEqual(wanted);
  });

  test('without a visit they are 0, like the mean', () => {
    expect(quantiles()).toEqual([0, 0]);
  });
});

describe('bins', () => {
  test('narrow ranges: one whole point each', () => {
    expect([-36, -35, 0, 36].map((score) => binOfScore(score, { min: -36, max: 36 }))).toEqual([0, 1, 36, 72]);
  });

  test('wide ranges are spread over all bins; what is outside falls into the first or the last', () => {
    expect([0, 500, 1000, -5, 2000].map((score) => binOfScore(score, { min: 0, max: 1000 }))).toEqual([
      0, 128, 255, 0, 255,
    ]);
  });

  test('a range that is wider than usual is told finely where values usually are', () => {
    const range = { min: -200, max: 1000, usual: [-50, 460] as const };
    for (const score of [-50, -7, 0, 118, 119, 251, 460])
      expect(Math.abs(scoreOfBin(binOfScore(score, range), range) - score)).toBeLessThanOrEqual(1);
    expect([-200, 1000].map((score) => scoreOfBin(binOfScore(score, range), range))).toEqual([-50, 460]);
  });
});

test('the whole root is the sum of its actions', () => {
  const table = tableOf({ action: 4, utilities: [0, 0, 0.5, 1] }, { action: 5, utilities: times(12, 1) });
  const all = reportAll(table, game, 0);
  expect([all.visits, all.share, all.value.mean, all.endings, all.p10, all.p90]).toEqual([
    16,
    1,
    13.5 / 16,
    [1],
    0,
    10,
  ]);
  expect(reportAll(tableOf({ action: 0, utilities: [] }), game, 0).share).toBe(0);
});
