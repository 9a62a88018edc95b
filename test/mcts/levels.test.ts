import { describe, expect, it } from 'vitest';
import { loadGames } from '../../src/engines/index.ts';
import { chooseAction, ensemblesFor, levelOf, levelsOf, MOST_LEVEL } from '../../src/mcts/levels.ts';
import type { ActionReport } from '../../src/mcts/report.ts';
import { valueOf } from '../support/results.ts';

const report = (action: number, visits: number, mean: number): ActionReport => ({
  action,
  visits,
  playouts: visits,
  exact: false,
  availability: visits,
  share: visits / 1000,
  policy: 0,
  value: { mean, error: 0.01, deviation: 0.1 },
  lowerBound: mean - 0.02,
  values: [mean],
  endings: [],
  metrics: [],
  watched: [],
  points: [],
  p10: 0,
  p90: 0,
  line: [],
});

const REPORTS = [report(7, 600, 0.6), report(3, 300, 0.55), report(5, 90, 0.3), report(9, 0, 0)];

/** Times each action is chosen in 2000 draws. */
const counts = (temperature: number): Map<number, number> => {
  const found = new Map<number, number>();
  for (let draw = 0; draw < 2000; draw++) {
    const action = chooseAction(REPORTS, temperature, draw);
    found.set(action, (found.get(action) ?? 0) + 1);
  }
  return found;
};

describe('the choice', () => {
  it('is the best at temperature 0', () => {
    expect([...counts(0).keys()]).toEqual([7]);
  });

  it('is never far worse than the best, nor unvisited', () => {
    for (const temperature of [0.1, 1, 2])
      for (const action of counts(temperature).keys()) expect([7, 3]).toContain(action);
  });

  it('goes with visits at temperature 1, and closer to the best when it is colder', () => {
    expect((counts(1).get(3) ?? 0) / 2000).toBeCloseTo(1 / 3, 1);
    expect((counts(0.5).get(3) ?? 0) / 2000).toBeCloseTo(1 / 5, 1);
  });

  it('never gives a won game away, and is freer where more is open', () => {
    const draws = (best: number, other: number, temperature = 1): Set<number> => {
      const reports = [report(1, 500, best), report(2, 480, other)];
      return new Set(Array.from({ length: 200 }, (_, draw) => chooseAction(reports, temperature, draw)));
    };
    expect(draws(1, 0.99)).toEqual(new Set([1]));
    expect(draws(0.9, 0.86)).toEqual(new Set([1]));
    expect(draws(0.5, 0.36)).toEqual(new Set([1, 2]));
    expect(draws(0.1, 0)).toEqual(new Set([1, 2]));
    expect(draws(0.5, 0.25)).toEqual(new Set([1]));
    expect(draws(0.5, 0.25, 2)).toEqual(new Set([1, 2]));
    expect(draws(1, 0.99, 2)).toEqual(new Set([1]));
  });

  it('is the first when nothing was visited', () => {
    expect(chooseAction([report(4, 0, 0)], 1, 'levels')).toBe(4);
  });

  it('goes with values where all was counted out, however many lines lead elsewhere', () => {
    // At temperature 1 up to 0.12 of 0.6 may be given away: 0.54 takes half of that, 0.48 all.
    const reports = [report(1, 1, 0.6), report(2, 900, 0.54), report(3, 900, 0.48), report(4, 900, 0.4)];
    const exact = reports.map((each) => ({ ...each, exact: true }));
    const found = Array.from({ length: 2000 }, (_, draw) => chooseAction(exact, 1, draw));
    expect(found.filter((action) => action === 2).length / 2000).toBeCloseTo(1 / 3, 1);
    expect(new Set(found)).toEqual(new Set([1, 2]));
    expect(chooseAction(exact, 0, 'cold')).toBe(1);
  });

  it('is any of the best where several are worth the same', () => {
    const exact = [report(1, 1, 1), report(2, 9, 1)].map((each) => ({ ...each, exact: true }));
    expect(new Set(Array.from({ length: 100 }, (_, draw) => chooseAction(exact, 1, draw)))).toEqual(new Set([1, 2]));
  });
});

describe('the levels', () => {
  const games = [
    {},
    ...valueOf(loadGames())
      .values()
      .map(({ game }) => game),
  ];

  it.each(games)('are numbered from 1, with more visits and less chance at each, game %#', (game) => {
    const levels = levelsOf(game);
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: MOST_LEVEL }, (_, index) => index + 1));
    for (const [index, { visits, temperature }] of levels.slice(1).entries()) {
      expect(visits).toBeGreaterThan(levels[index]?.visits ?? 0);
      expect(temperature).toBeLessThanOrEqual(levels[index]?.temperature ?? 0);
    }
    expect(levels.at(-1)?.temperature).toBe(0);
  });

  it('are the game’s own where it has some', () => {
    const levels = [{ level: 1, visits: 7, temperature: 0 }];
    expect(levelsOf({ levels })).toBe(levels);
  });
});

describe('the trees of a search', () => {
  it.each([
    [1, 1],
    [1199, 1],
    [1200, 2],
    [14_999, 2],
    [15_000, 3],
    [20_000, 4],
    [200_000, 4],
  ])('of %i visits are %i', (visits, trees) => {
    expect(ensemblesFor(visits)).toBe(trees);
  });

  it('of level 10 are two or more in every game, so that two searchers share it', () => {
    const games = valueOf(loadGames());
    for (const { game } of games.values())
      expect(ensemblesFor(levelOf(levelsOf(game), MOST_LEVEL).visits)).toBeGreaterThan(1);
  });

  it('are as many as of a long search when only time limits it', () => {
    expect(ensemblesFor(undefined)).toBe(ensemblesFor(200_000));
  });
});
