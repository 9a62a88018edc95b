/** `npm run bench -- page`: how soon the page can be used, and how soon it shows a move. */
import type { Page } from 'playwright-core';
import { machine } from '../../bench/machine.ts';
import { GAME_IDS } from '../../web/src/games.ts';
import { type House, startHouse } from './house.ts';
import { begin, playOn } from './play.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Time from the start of the navigation until something fits `selector`, in ms. */
const timeUntil = async (page: Page, selector: string): Promise<number> => {
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => performance.now());
};

/** Touches one thing, and says how long it took until the table had changed and was painted, in ms; null where no move came of it. */
const touch = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const touchable = [...document.querySelectorAll<HTMLElement>('.spot.lit > .touch, .do [data-spot]')];
    const log = (): string => document.querySelector('.log')?.textContent ?? '';
    const before = log();
    const start = performance.now();
    touchable[Math.floor(touchable.length / 2)]?.click();
    for (let frames = 0; frames < 3; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (log() !== before) return performance.now() - start;
    }
    return null;
  });

const firstViews = async (house: House, visits: number): Promise<void> => {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const { page } = await house.open('');
    times.push(await timeUntil(page, '.game-card a'));
    await page.context().close();
  }
  console.log(`first view: ${median(times).toFixed(0)} ms (${visits} visits with an empty cache)`);
};

const movesOf = async (house: House, game: string, moves: number): Promise<void> => {
  const { page } = await house.open(`#/setup/${game}`);
  await begin(page);
  const times: number[] = [];
  for (let tries = 0; times.length < moves && tries < 20 * moves; tries++) {
    await page.locator('.spot.lit, .do [data-spot], .ending, .question[open]').first().waitFor();
    if ((await page.locator('.ending').count()) > 0) break;
    if ((await page.locator('.question[open]').count()) > 0) await playOn(page, `question ${tries}`, 1);
    const time = await touch(page);
    if (time !== null) times.push(time);
  }
  await page.reload();
  const back = await timeUntil(page, '.table');
  const shown = `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms (${times.length} moves)`;
  console.log(`${game}: a kept game in ${back.toFixed(0)} ms, a move shown in ${shown}`);
  await page.context().close();
};

const [visits = '9', moves = '15'] = process.argv.slice(2);
console.log(machine());
const house = await startHouse({});
try {
  await firstViews(house, Number(visits));
  for (const game of GAME_IDS) await movesOf(house, game, Number(moves));
} finally {
  await house.close();
}
