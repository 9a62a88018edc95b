/** How tests play on the page: by what is outlined on the table, as a person who knows nothing of the game would. */
import type { Page } from 'playwright-core';
import { stream } from '../../src/core/random.ts';

/** Begins a game with the usual settings: a person and bots of one level. */
export const begin = async (page: Page, seats?: number, level = '1'): Promise<void> => {
  const start = page.locator('button[type=submit]:enabled');
  await start.waitFor();
  if (seats !== undefined) await page.locator('.counts button', { hasText: new RegExp(`^${seats}$`) }).click();
  for (const select of (await page.locator('.seat-choice select').all()).slice(1)) await select.selectOption(level);
  await start.click();
  await page.locator('.play').waitFor();
};

/** What can be touched now: outlined things, buttons of the bar, answers of a question. */
const TOUCHABLE = '.question[open] .button:not(.quiet), .spot.lit > .touch, .do [data-spot]';

/**
 * Plays on by touching what can be touched, chance choosing, until the game is over or enough was touched.
 * @returns touches made
 */
export const playOn = async (page: Page, seed: string, most = 5000): Promise<number> => {
  const random = stream(seed, 'test');
  for (let touches = 0; touches < most; touches++) {
    await page.waitForFunction(
      (touchable) =>
        document.querySelector('.ending') !== null ||
        document.querySelector('.status.fault') !== null ||
        document.querySelector(touchable) !== null,
      TOUCHABLE,
    );
    const number = random.below(2 ** 20);
    const state = await page.evaluate(
      ([touchable, chance]) => {
        if (document.querySelector('.ending') !== null) return 'over';
        const fault = document.querySelector('.status.fault');
        if (fault !== null) return fault.textContent ?? 'fault';
        const question = document.querySelector('.question[open]');
        const found = [...(question ?? document).querySelectorAll(touchable)].filter(
          (each) => question === null || question.contains(each),
        );
        const target = found[chance % found.length];
        if (target instanceof HTMLElement) target.click();
        return 'going';
      },
      [TOUCHABLE, number] as const,
    );
    if (state === 'over') return touches;
    if (state !== 'going') throw new Error(state);
  }
  return most;
};
