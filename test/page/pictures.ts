/** Pictures of the page for the documents: `node test/page/pictures.ts` makes them anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { GAME_IDS } from '../../web/src/games.ts';
import { startHouse, type Visit } from './house.ts';
import { begin, playOn } from './play.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const QUALITY = 70;

/** Touches before the picture of a game: enough for its table to have something on it. */
const TOUCHES = 40;

const house = await startHouse({});

const shoot = async (page: Page, name: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(data, 'base64'));
};

const open = async (path: string, visit: Visit = {}): Promise<Page> => (await house.open(path, visit)).page;

try {
  mkdirSync(FOLDER, { recursive: true });
  const home = await open('');
  await home.locator('.game-card').last().waitFor();
  await shoot(home, 'home');
  for (const game of GAME_IDS) {
    const visit: Visit = game === 'anthropocene' ? { dark: true } : {};
    const page = await open(`#/setup/${game}`, visit);
    await begin(page, 2);
    await playOn(page, `picture ${game}`, game === 'anthropocene' ? 9 : TOUCHES);
    await page.locator('.spot.lit, .do [data-spot]').first().waitFor();
    await page.locator('.bar .hint').click();
    await page.locator('.hints li').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await shoot(page, game);
    await page.context().close();
  }
  const phone = await open('#/setup/evolution', { width: 360 });
  await begin(phone, 2);
  await playOn(phone, 'phone', TOUCHES);
  await phone.locator('.spot.lit').first().waitFor();
  await shoot(phone, 'phone');
  const review = await open('#/setup/anthropocene');
  await begin(review, 2);
  await playOn(review, 'picture of a review');
  await review.locator('.menu a').first().click();
  await review.locator('.mistake').first().click();
  await shoot(review, 'review');
} finally {
  await house.close();
}
