import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

const middleOf = async (thing: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing is there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A browser on a machine that is busy with other things is slow. */
const PATIENCE_MS = 180_000;

const movesIn = (page: Page): Promise<number> => page.locator('.log li').count();

describe.skipIf(isLeftOut)('moves on the page', () => {
  const house = useHouse();

  test('a card is dragged to its space by a mouse; let go elsewhere it stays, and names are told', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { page, complaints } = await house().open('#/setup/anthropocene');
    await page.locator('.seat-choice input').fill('Ada');
    await begin(page, 2);
    await page.locator('.hand .lit').first().waitFor();
    const before = await movesIn(page);
    const [card, corner] = [await middleOf(page.locator('.hand .lit').first()), { x: 5, y: 5 }];
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(corner.x, corner.y, { steps: 3 });
    expect(await page.locator('.dragged').count()).toBe(1);
    await page.mouse.up();
    expect([await page.locator('.picked, .dragged').count(), await movesIn(page)]).toEqual([0, before]);

    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(card.x, card.y - 40, { steps: 3 });
    const space = await middleOf(page.locator('.space.lit').first());
    await page.mouse.move(space.x, space.y, { steps: 3 });
    expect(await page.locator('.space[data-over]').count()).toBe(1);
    await page.mouse.up();
    await expect.poll(() => movesIn(page)).toBeGreaterThan(before);
    expect(await page.locator('.log').textContent()).toContain('Ada places');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a finger that rests drags', { timeout: PATIENCE_MS }, async () => {
    const { page } = await house().open('#/setup/anthropocene', { width: 360, height: 640, touch: true });
    await begin(page, 2);
    await page.locator('.hand .lit').first().waitFor();
    const before = await movesIn(page);
    const fingers = await page.context().newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    const card = await middleOf(page.locator('.hand .lit').first());
    await put('touchStart', [card]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await put('touchMove', [{ x: card.x, y: card.y - 20 }]);
    await put('touchMove', [{ x: card.x, y: card.y - 40 }]);
    const space = await middleOf(page.locator('.space.lit').last());
    await put('touchMove', [space]);
    await put('touchEnd', []);
    await expect.poll(() => movesIn(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  test('a finger that moves at once drags nothing, so that it can scroll', { timeout: PATIENCE_MS }, async () => {
    const { page } = await house().open('#/setup/anthropocene', { width: 360, height: 640, touch: true });
    await begin(page, 2);
    await page.locator('.hand .lit').first().waitFor();
    const dragged = await page.evaluate(() => {
      const card = document.querySelector('.hand .lit > .touch');
      const point = (type: string, clientY: number): boolean | undefined =>
        card?.dispatchEvent(
          new PointerEvent(type, { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, clientY }),
        );
      point('pointerdown', 100);
      point('pointermove', 60);
      return document.querySelectorAll('.dragged, .picked').length;
    });
    expect(dragged).toBe(0);
    await page.context().close();
  });

  test('a hint is an arrow from the card to its space, and follows them to another width', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { page, complaints } = await house().open('#/setup/anthropocene');
    await begin(page, 2);
    await playOn(page, 'arrows', 2);
    await page.locator('.bar .hint:enabled').click();
    await page.locator('.arrows .best').waitFor({ state: 'attached' });
    /** How far the head of the arrow is from the middle of the best space, in px. */
    const miss = (): Promise<number> =>
      page.evaluate(() => {
        const head = document.querySelector('.arrows .best polygon')?.getAttribute('points')?.split(/[ ,]/).map(Number);
        const frame = document.querySelector('.arrows')?.getBoundingClientRect();
        const space = [...document.querySelectorAll('.space')].find(
          (each) => each.querySelector('.rank')?.textContent === '1',
        );
        const box = space?.getBoundingClientRect();
        if (head === undefined || frame === undefined || box === undefined) return Number.POSITIVE_INFINITY;
        const [x = 0, y = 0] = head;
        return Math.hypot(frame.left + x - box.left - box.width / 2, frame.top + y - box.top - box.height / 2);
      });
    await expect.poll(miss).toBeLessThan(2);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(miss).toBeLessThan(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the line of an analysed action is shown on the table while it has the focus', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { page, complaints } = await house().open('#/analyse/anthropocene');
    await page.locator('.analysis select').selectOption('1000');
    await page.locator('.analysis .main').click();
    await page.locator('.analysis .main').waitFor();
    const cards = (): Promise<number> => page.locator('.grid .a-card').count();
    const before = await cards();
    await page.locator('.line').first().focus();
    await page.locator('.walked').waitFor();
    await expect.poll(cards).toBeGreaterThan(before);
    await page.locator('.brand').focus();
    await expect.poll(cards).toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a position is changed by hand: on the table, in the form, with what is wrong at its field', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { page, complaints } = await house().open('#/analyse/anthropocene');
    await page.locator('.menu button').first().click();
    await page.locator('.editor details > summary').first().click();
    await page.locator('.editor .option select').first().selectOption('3');
    await page.locator('.editor > details > .button').click();
    await expect.poll(() => page.locator('.a-seat').count()).toBe(3);

    await page.locator('.editor').getByLabel('ice', { exact: true }).fill('7');
    await page.keyboard.press('Tab');
    expect(await page.locator('[data-at="/ice"] .fault').textContent()).toMatch(/3/);
    await page.locator('.editor').getByLabel('ice', { exact: true }).fill('3');
    await page.keyboard.press('Tab');
    await page.locator('.editor .fault').waitFor({ state: 'detached' });

    const held = page.locator('.hand .spot').first();
    const spot = await held.getAttribute('data-spot');
    await held.locator('.touch').click();
    const field = page.locator('.editor :focus');
    expect(await field.inputValue()).toBe(JSON.stringify(spot?.slice('card:'.length)));
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
