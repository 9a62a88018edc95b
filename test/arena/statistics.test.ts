import { describe, expect, it } from 'vitest';
import { EMPTY, errorOfPoints, intervalOfPoints, type Sample, withValue } from '../../src/arena/statistics.ts';

const sampleOf = (values: readonly number[]): Sample => values.reduce(withValue, EMPTY);
const deals = (won: number, drawn: number, lost: number): Sample => ({
  count: won + drawn + lost,
  sum: won + drawn / 2,
  squares: won + drawn / 4,
});

const factorials = [1];
for (let n = 1; n <= 60; n++) factorials.push(factorials[n - 1]! * n);
const ways = (counts: readonly number[]): number =>
  counts.reduce((left, count) => left / factorials[count]!, factorials[counts.reduce((sum, count) => sum + count, 0)]!);

/** How often the interval of `count` deals holds the true mean, all outcomes weighed by their chances. */
const coverage = (count: number, [win, draw]: readonly [win: number, draw: number]): number => {
  const truth = win + draw / 2;
  let covered = 0;
  for (let won = 0; won <= count; won++)
    for (let drawn = 0; won + drawn <= count; drawn++) {
      const lost = count - won - drawn;
      const [low, high] = intervalOfPoints(deals(won, drawn, lost));
      if (low <= truth && truth <= high)
        covered += ways([won, drawn, lost]) * win ** won * draw ** drawn * (1 - win - draw) ** lost;
    }
  return covered;
};

describe('the interval of points', () => {
  it.each([
    [1, 0.2065],
    [3, 0.4385],
    [10, 0.7225],
  ])('of %i deals that were all won is Wilson’s for as many: from n / (n + 1.96²)', (count, low) => {
    const [found, high] = intervalOfPoints(deals(count, 0, 0));
    expect(found).toBeCloseTo(low, 4);
    expect(high).toBe(1);
    expect(intervalOfPoints(deals(0, 0, count))).toEqual([0, expect.closeTo(1 - low, 4)]);
  });

  it('of nothing is everything', () => expect(intervalOfPoints(EMPTY)).toEqual([0, 1]));

  it('does not collapse where all deals end alike, and narrows with their number', () => {
    const widths = [1, 2, 10, 100].map((count) => {
      const [low, high] = intervalOfPoints(deals(0, count, 0));
      expect((low + high) / 2).toBeCloseTo(0.5, 9);
      return high - low;
    });
    expect(widths.every((width) => width > 0)).toBe(true);
    expect(widths).toEqual([...widths].sort((left, right) => right - left));
  });

  it('is the plain one where there are many deals', () => {
    const sample = deals(300, 500, 200);
    const half = 1.96 * Math.sqrt((0.3 + 0.125 - 0.55 ** 2) / 1000);
    const [low, high] = intervalOfPoints(sample);
    expect(low).toBeCloseTo(0.55 - half, 3);
    expect(high).toBeCloseTo(0.55 + half, 3);
  });

  // Wilson's own falls short of 0.9 where three deals are nearly always won.
  it.each([
    [3, 0.85],
    [10, 0.9],
    [30, 0.9],
    [60, 0.9],
  ])('of %i deals holds the truth in 95 of 100 cases on average, and never in less than %f', (count, least) => {
    const chances = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    const found = chances.flatMap((win) =>
      [0, 0.25, 0.5, 0.9].map((drawn) => coverage(count, [win * (1 - drawn), drawn])),
    );
    expect(Math.min(...found)).toBeGreaterThan(least);
    expect(found.reduce((sum, each) => sum + each, 0) / found.length).toBeGreaterThan(0.95);
  });
});

it('the error of points is never 0, and infinite of nothing', () => {
  expect(errorOfPoints(EMPTY)).toBe(Number.POSITIVE_INFINITY);
  expect(errorOfPoints(deals(1, 0, 0))).toBeCloseTo(Math.sqrt(0.75 * 0.25), 9);
  expect(errorOfPoints(sampleOf([1, 0, 0.5, 0.5]))).toBeCloseTo(Math.sqrt((2 / 5 - 0.25) / 4), 9);
});
