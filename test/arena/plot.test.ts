import { describe, expect, it } from 'vitest';
import { ticks } from '../../src/arena/chart.ts';
import { type Ending, replay } from '../../src/arena/match.ts';
import { openMatch } from '../../src/arena/plan.ts';
import { plotMatch } from '../../src/arena/plot.ts';
import { loadGames } from '../../src/engines/index.ts';

describe('ticks', () => {
  it.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [-1.5, 3.2, 5, [-1, 0, 1, 2, 3]],
    [0, 0.35, 4, [0, 0.1, 0.2, 0.3]],
  ])('between %d and %d are round', (low, high, count, expected) => {
    const found = ticks(low, high, count);
    expect(found).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 9);
  });
});

describe('a plot', () => {
  const games = loadGames();
  if (!games.ok) throw new Error('no games');
  const plan = { game: 'anthropocene', options: {}, seed: '<&>', first: { visits: 9 }, second: 'random' };
  const match = openMatch(games.value, plan);
  if (!match.ok) throw new Error('no match');
  const plot = (deals: number, ending: Ending): string => {
    const results = Array.from({ length: deals }, (_, deal) => ({ first: deal % 5, second: deal % 3 }));
    return plotMatch(match.value, ending, replay(results, 'score', ending));
  };

  it.each([0, 1, 40])('of %i deals holds nothing but finite numbers and escaped words', (deals) => {
    const svg = plot(deals, { most: 40, hypotheses: [0, 2] });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg).toContain('seed &lt;&amp;&gt;');
  });

  it('has a second panel where there is a test', () => {
    expect(plot(20, { most: 20, hypotheses: [0, 9] })).toContain('Log-likelihood ratio');
    expect(plot(20, { most: 20 })).not.toContain('Log-likelihood ratio');
  });
});
