import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../web/src/games.ts';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

describe.skipIf(isLeftOut)('a whole game is played by touching the table', () => {
  const house = useHouse();
  test.each(GAME_IDS)(
    '%s',
    async (game) => {
      const { page, complaints } = await house().open(`#/setup/${game}`);
      await begin(page);
      expect(await playOn(page, game)).toBeGreaterThan(5);
      expect(await page.locator('.ending h2').textContent()).toMatch(/\S/);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});
