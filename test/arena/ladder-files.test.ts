/** What the service tells of levels comes from results that are kept, and from nowhere else. */
import { expect, test } from 'vitest';
import { ladderOf, readResults, resultsFile } from '../../bench/ladder-results.ts';
import { gameIds, loaded } from '../../bench/positions.ts';

test.each(gameIds())('the Elo of levels of %s is that of its results', (id) => {
  const results = readResults(resultsFile(id));
  expect(loaded(id).game.ladder).toEqual(results === undefined ? { search: '', rungs: [] } : ladderOf(results));
});

test('results come to an Elo by level, in whole points', () => {
  const players = [1, 2].map((level) => ({ level, visits: 10 * level, temperature: 0, model: null }));
  const pairings = [
    { first: 1, second: 0, points: [1, 1, 0.5] },
    { first: 2, second: 1, points: [1, 0, 1] },
  ];
  const { search, rungs } = ladderOf({ game: 'any', options: {}, search: '01234567', players, pairings });
  expect(search).toBe('01234567');
  expect(rungs.map(({ level, visits }) => [level, visits])).toEqual([
    [1, 10],
    [2, 20],
  ]);
  for (const { elo, error } of rungs) expect([Number.isInteger(elo), Number.isInteger(error)]).toEqual([true, true]);
});
