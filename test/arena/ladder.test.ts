import { describe, expect, test } from 'vitest';
import { type Pairing, standingsOf } from '../../src/arena/ladder.ts';
import { pointsOfElo } from '../../src/arena/statistics.ts';
import { stream } from '../../src/core/random.ts';

/** So many deals between players of these strengths, each won or lost by chance. */
const play = (elos: readonly number[], deals: number, seed: number): Pairing[] => {
  const random = stream(seed, 'test');
  return elos.flatMap((_, first) =>
    [1, 2].flatMap((below) => {
      const second = first - below;
      if (second < 0) return [];
      const part = pointsOfElo((elos[first] ?? 0) - (elos[second] ?? 0));
      return [{ first, second, points: Array.from({ length: deals }, () => (random.next() < part ? 1 : 0)) }];
    }),
  );
};

describe('a ladder', () => {
  test('of two players is the Elo of their points', () => {
    const points = Array.from({ length: 1000 }, (_, deal) => (deal % 4 === 0 ? 0 : 1));
    const [one] = standingsOf([{ first: 1, second: 0, points }]);
    expect(one?.elo).toBeCloseTo(400 * Math.log10(750.5 / 250.5), 6);
    // The delta method, by hand: a point more or less is so much Elo.
    expect(one?.error).toBeCloseTo(((400 / Math.LN10) * Math.sqrt(1 / 1001)) / Math.sqrt(0.1875), 1);
  });

  test('finds the strengths that results were drawn with, within what it says it is off by', () => {
    const elos = [0, 150, 260, 420, 500, 640];
    const misses = Array.from({ length: 40 }, (_, seed) => standingsOf(play(elos, 60, seed))).flatMap((standings) =>
      standings.map(({ player, elo, error }) => (elo - (elos[player] ?? 0)) / error),
    );
    const spread = Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0) / misses.length);
    expect(misses).toHaveLength(200);
    expect(spread).toBeGreaterThan(0.75);
    expect(spread).toBeLessThan(1.25);
  });

  test('is the same whichever of two players is called the first', () => {
    const pairings = play([0, 100, 300], 30, 1);
    const turned = pairings.map(({ first, second, points }) => ({
      first: second,
      second: first,
      points: points.map((each) => 1 - each),
    }));
    for (const [index, standing] of standingsOf(pairings).entries()) {
      expect(standingsOf(turned)[index]?.elo).toBeCloseTo(standing.elo, 6);
      expect(standingsOf(turned)[index]?.error).toBeCloseTo(standing.error, 6);
    }
  });

  test('has an end where one side has won everything', () => {
    const [one] = standingsOf([{ first: 1, second: 0, points: new Array(20).fill(1) }]);
    expect(one?.elo).toBeGreaterThan(400);
    expect(one?.elo).toBeLessThan(800);
    expect(one?.error).toBeGreaterThan(100);
  });

  test('says nothing of players whom no results tie to the first', () => {
    const pairings = [
      { first: 1, second: 0, points: [1, 0.5] },
      { first: 3, second: 2, points: [1, 0] },
      { first: 4, second: 1, points: [] },
    ];
    expect(standingsOf(pairings).map(({ player }) => player)).toEqual([1]);
  });
});
