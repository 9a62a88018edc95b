import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

/** A browser on a machine that is busy with other things is slow. */
const PATIENCE_MS = 180_000;

/** Texts of the page in which a line may begin with a sign, or end with an opening quote. */
const looseSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? '';
      if (/ [:;?!%»]|« /.test(text) && texts.currentNode.parentElement?.closest('pre, code, textarea') === null)
        found.push(text);
    }
    return found;
  });

describe.skipIf(isLeftOut)('the page in French', () => {
  const house = useHouse();

  test('keeps signs with their words, and calls its reader by the number that the table tells', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { page, complaints } = await house().open('#/setup/extinction', { lang: 'fr' });
    await begin(page, 2);
    await playOn(page, 'signs', 3);
    expect(await page.locator('.log').textContent()).toMatch(/Le joueur 1 \(vous\)/);
    expect(await page.locator('.log').textContent()).toMatch(/«\u00a0/);
    expect(await looseSigns(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a seat to be taken is not told as nobody’s', async () => {
    const { page } = await house().open('#/setup/evolution', { lang: 'fr' });
    await page.locator('button[type=submit]:enabled').waitFor();
    expect(await page.locator('.seat-choice option[value=person]').first().textContent()).not.toBe('Personne');
    await page.context().close();
  });
});
