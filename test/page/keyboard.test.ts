import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLeftOut, useHouse } from './browser.ts';
import { begin } from './play.ts';

/** A browser on a machine that is busy with other things is slow. */
const PATIENCE_MS = 180_000;
const POLL = { timeout: 30_000 };

/** Whether the focus is on something that these words of a style sheet name. */
const isAt = (page: Page, what: string): Promise<boolean> =>
  page.evaluate((each) => document.activeElement?.matches(each) === true, what);

/** Steps to it, forwards or back. */
const stepTo = async (page: Page, what: string, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  for (let steps = 0; steps < 60 && !(await isAt(page, what)); steps++) await page.keyboard.press(key);
};

describe.skipIf(isLeftOut)('who plays from the keyboard', () => {
  const house = useHouse();

  test('is on the table again when the next move is theirs', { timeout: PATIENCE_MS }, async () => {
    const { page } = await house().open('#/setup/anthropocene');
    await begin(page, 2);
    await page.locator('.hand .lit').first().waitFor();
    await stepTo(page, '.hand .lit > .touch', 'Tab');
    await page.keyboard.press('Enter');
    await stepTo(page, '.space.lit > .touch', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log li').count(), POLL).toBeGreaterThan(1);
    await expect.poll(() => isAt(page, '.lit > .touch'), POLL).toBe(true);
    await page.context().close();
  });

  test('tells a real table line by line', { timeout: PATIENCE_MS }, async () => {
    const { page } = await house().open('#/enter/evolution', { lang: 'fr' });
    const questions: (string | null)[] = [];
    for (const line of ['3', '', '2']) {
      await expect.poll(() => isAt(page, '.asking input'), POLL).toBe(true);
      questions.push(await page.locator('.asking h2').textContent());
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.asking h2').textContent(), POLL).not.toBe(questions.at(-1));
    }
    await page.context().close();
  });
});
