/** What the lists of games say of levels. */
import { expect, test } from 'vitest';
import { loadCatalogs } from '../../src/core/catalog.ts';
import type { Rung } from '../../src/core/contract.ts';
import { levelsOf } from '../../src/mcts/levels.ts';
import { EN } from '../../web/src/words/en.ts';
import { FR } from '../../web/src/words/fr.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { valueOf } from '../support/results.ts';
import { openSharedApp } from './support.ts';

const kuhn = kuhnPoker(2);
const levels = levelsOf(kuhn);

/** The entries of the levels of a game with this ladder. */
const entriesWith = async (rungs: readonly Rung[]) => {
  const game = { ...kuhn, ladder: { search: '01234567', rungs } };
  const app = await openSharedApp({
    served: new Map([[game.id, { game, catalogs: valueOf(loadCatalogs(game.catalog)) }]]),
  });
  const { games } = Object((await app.inject('/v1/games')).json());
  await app.close();
  return games[0].levels;
};

test('a level has the Elo that it was measured at, and no other one', async () => {
  const [first, second, third] = levels;
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are ten levels');
  const entries = await entriesWith([
    { ...first, elo: 120, error: 15 },
    // It has more visits by now.
    { ...second, visits: second.visits - 1, elo: 200, error: 15 },
    { ...third, temperature: third.temperature + 0.1, elo: 300, error: 15 },
  ]);
  expect(entries[0]).toEqual({
    ...first,
    name: { en: 'first steps', fr: 'premiers pas' },
    elo: { value: 120, error: 15 },
  });
  expect(entries.slice(1).map(({ elo }: { elo: unknown }) => elo)).toEqual(levels.slice(1).map(() => null));
});

test('the page calls levels as the service does', async () => {
  const names = (await entriesWith([])).map(({ name }: { name: object }) => name);
  expect(names).toEqual(levels.map(({ level }) => ({ en: EN.levelWords[level], fr: FR.levelWords[level] })));
});
