import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/core/text.ts';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';

const games = [...valueOf(loadGames()).values()];

describe('every registered game', () => {
  test.each(games.map((loaded) => [loaded.game.id, loaded] as const))(
    '%s has an id, a title and a catalog',
    (id, { game, catalogs }) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const lang of LANGS) expect(game.phrases[lang]['title']?.({})).toMatch(/\S/);
      expect(catalogs.all.length).toBeGreaterThan(0);
    },
  );
});
