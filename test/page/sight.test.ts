import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../web/src/games.ts';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

/** A browser on a machine that is busy with other things is slow. */
const PATIENCE_MS = 180_000;

/** Whether the middle of something that may be touched on the table can be touched where the page stands; null where nothing there may be. */
const isLitInSight = (page: Page): Promise<boolean | null> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('.table .spot.lit > .touch')];
    if (lit.length === 0) return null;
    return lit.some((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && each.parentElement?.contains(found) === true;
    });
  });

describe.skipIf(isLeftOut)('what may be touched', () => {
  const house = useHouse();

  test.each(GAME_IDS.flatMap((game) => [[game, 390, 844] as const, [game, 1280, 800] as const]))(
    'is in sight at every pick of %s, at %d × %d px',
    { timeout: PATIENCE_MS },
    async (game, width, height) => {
      const { page, complaints } = await house().open(`#/setup/${game}`, { width, height, lang: 'fr' });
      await begin(page, 2);
      for (let picks = 0; picks < 12; picks++) {
        await expect.poll(() => isLitInSight(page), { message: `pick ${picks}`, timeout: 10_000 }).not.toBe(false);
        await playOn(page, `sight ${picks}`, 1);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('of the table in Extinction is not covered by a strip that says nothing', async () => {
    const { page } = await house().open('#/setup/extinction');
    await begin(page, 2);
    await page.locator('.table .spot.lit').first().waitFor();
    expect(await page.locator('.x-prompt').isVisible()).toBe(false);
    await playOn(page, 'strip', 3);
    await page.locator('.table .spot.lit').first().waitFor();
    expect(await page.locator('.x-prompt').isVisible()).toBe(true);
    await page.context().close();
  });

  test('on a card of Anthropocène leaves its molecule to be read', async () => {
    const { page } = await house().open('#/setup/anthropocene', { width: 390, height: 844 });
    await begin(page, 4);
    await page.locator('.hand .molecule').first().waitFor();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.hand .molecule')]
        .filter((molecule) => {
          const one = molecule.getBoundingClientRect();
          const other = molecule.closest('.spot')?.querySelector('.about')?.getBoundingClientRect();
          return other !== undefined && one.right > other.left && one.bottom > other.top;
        })
        .map((each) => each.textContent),
    );
    expect(covered).toEqual([]);
    await page.context().close();
  });
});
