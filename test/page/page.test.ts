import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../web/src/games.ts';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the checker of access finds serious, each with the place. */
const seriousFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary].join(' '))))`,
  );
  return Array.isArray(found) ? found.map(String) : ['nothing came back'];
};

/** How far the page is wider than the window, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.skipIf(isLeftOut)('the page', () => {
  const house = useHouse();

  test.each(GAME_IDS.flatMap((game) => [360, 1280].map((width) => ({ game, width }))))(
    'has no serious fault of access and fits, $game at $width px',
    async ({ game, width }) => {
      const { page, complaints } = await house().open('', {
        width,
        dark: width === 360,
        lang: width === 360 ? 'fr' : 'en',
      });
      await page.locator('.game-card').first().waitFor();
      const views: Record<string, unknown> = { home: [await seriousFaults(page), await overflow(page)] };
      await page.goto(`${house().url}/#/setup/${game}`);
      await page.locator('button[type=submit]:enabled').waitFor();
      views['setup'] = [await seriousFaults(page), await overflow(page)];
      await begin(page);
      await playOn(page, `${game} ${width}`, 12);
      views['play'] = [await seriousFaults(page), await overflow(page)];
      await page.goto(`${house().url}/#/analyse/${game}`);
      await page.locator('.analysis .main').waitFor();
      views['analyse'] = [await seriousFaults(page), await overflow(page)];
      expect(views).toEqual({ home: [[], 0], setup: [[], 0], play: [[], 0], analyse: [[], 0] });
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('the first view is at most 200 KB on its way, and nothing comes from elsewhere', async () => {
    const { page } = await house().open('');
    await page.locator('.game-card').first().waitFor();
    const files = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        name: entry.name,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : Number.NaN,
      })),
    );
    expect(files.filter(({ name }) => !name.startsWith(house().url))).toEqual([]);
    expect(files.length).toBeGreaterThan(2);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000);
    await page.context().close();
  });

  test('hints, takes back, saves, shares and loads', async () => {
    const { page, complaints } = await house().open('#/setup/anthropocene');
    await begin(page);
    await playOn(page, 'hint', 4);
    await page.locator('.spot.lit').first().waitFor();
    await page.locator('.bar .hint').click();
    await page.locator('.hints li').first().waitFor();
    expect(await page.locator('.hand .rank').count()).toBeGreaterThan(0);
    const moves = (): Promise<number> => page.locator('.log li').count();
    const before = await moves();
    await page.locator('.bar .ask .quiet').last().click();
    await expect.poll(moves).toBe(before - 2);

    const downloading = page.waitForEvent('download');
    await page.locator('.menu .button').first().click();
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'anthropocene', record: 1 });
    await page.goto(`${house().url}/#/`);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.play').waitFor();
    await expect.poll(moves).toBe(before - 2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('an analysis is watched and cancelled, and what is wrong with a document is told', async () => {
    const { page } = await house().open('#/analyse/anthropocene');
    const search = page.locator('.analysis .main');
    await page.locator('.analysis select').selectOption('20000');
    await search.click();
    await page.locator('.analysis li').first().waitFor();
    await page.locator('.analysis .do .button').click();
    await search.waitFor();
    await page.locator('summary').first().click();
    const text = page.locator('textarea');
    await text.fill((await text.inputValue()).replace('"ice": 3', '"ice": 7'));
    expect(await page.locator('.table-side .fault li').allTextContents()).toEqual([expect.stringContaining('/ice')]);
    await page.context().close();
  });

  test('a finished game is reviewed, and a mistake leads to its position', async () => {
    const { page, complaints } = await house().open('#/setup/anthropocene');
    await begin(page);
    await playOn(page, 'bad play');
    await page.locator('.menu a').first().click();
    await page.locator('.curve svg').waitFor({ timeout: 60_000 });
    // Who plays together has one curve.
    expect(await page.locator('.curve polyline').count()).toBe(1);
    await page.locator('.mistake').first().click();
    expect(await page.locator('.verdict').textContent()).toMatch(/\S/);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('Anthropocène is played from the keyboard alone', async () => {
    const { page } = await house().open('#/setup/anthropocene');
    await begin(page);
    for (let touches = 0; touches < 12; touches++) {
      await page.waitForFunction(() => document.querySelector('.touch:not([aria-pressed=true])') !== null);
      await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.focus());
      for (let steps = 0; steps < 60; steps++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('.lit > .touch') === true)) break;
      }
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(6);
    await page.context().close();
  });

  test('Gaïa asks one thing at a time, goes on after a break, and can be taken back', async () => {
    const { page, complaints } = await house().open('#/gaia', { width: 360 });
    await page.locator('.gaia select').nth(1).selectOption('arbor');
    await page.locator('.gaia form .main').click();
    const asking = page.locator('.asking');
    for (let answers = 0; answers < 12; answers++) {
      const before = await asking.locator('h2').textContent();
      await asking.locator('.answers .big').last().click();
      await page.waitForFunction(
        (text) =>
          document.querySelector('.asking h2')?.textContent !== text || document.querySelector('.steps') !== null,
        before,
      );
      expect(await page.locator('.gaia > .fault').count()).toBe(0);
    }
    expect(await page.locator('.steps li').count()).toBeGreaterThan(0);
    expect([await seriousFaults(page), await overflow(page)]).toEqual([[], 0]);
    await page.reload();
    await asking.waitFor();
    await page.locator('.gaia .menu button').first().click();
    await asking.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a real table is told question by question, and looked at', async () => {
    const { page, complaints } = await house().open('#/how/evolution');
    await page.locator('.how a').last().click();
    // Three players, the second year, feeding: seven food, three cards, five animals.
    const lines = [
      '3',
      '',
      '2',
      'f',
      '2',
      '7',
      '',
      'camou, 2 swim',
      '2',
      'carnivore, fat 1, 1',
      'comm 1',
      '2 3',
      'swim, fed',
    ];
    for (const line of [...lines, '', '1 4', 'parasite, 2', '', '30']) {
      await page.locator('.asking input').fill(line);
      const before = await page.locator('.asking h2').textContent();
      await page.locator('.asking .main').click();
      await page.waitForFunction((text) => document.querySelector('.asking h2')?.textContent !== text, before);
    }
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.gaia .panel .main').click();
    await page.locator('.table.evolution').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('several people at one device see their own hand alone', async () => {
    const { page } = await house().open('#/setup/anthropocene');
    await page.locator('button[type=submit]:enabled').waitFor();
    await page.locator('.seat-choice select').nth(1).selectOption('person');
    await page.locator('button[type=submit]').click();
    await page.locator('.cover .main').waitFor();
    expect(await page.locator('.hand').count()).toBe(0);
    await page.locator('.cover .main').click();
    await page.locator('.hand .lit').first().waitFor();
    await playOn(page, 'two', 2);
    await page.locator('.cover').waitFor();
    expect(await page.locator('.hand').count()).toBe(0);
    await page.context().close();
  });
});

describe.skipIf(isLeftOut)('the page of a server with keys', () => {
  const house = useHouse({ API_KEYS: 'acorn-of-the-old-oak' });

  test('asks for one, and goes on with it', async () => {
    const { page } = await house().open('#/setup/anthropocene');
    await begin(page);
    // Whoever begins: a bot is asked at once, or after a move.
    await playOn(page, 'key', 2).catch(() => undefined);
    await page.locator('.key-field input').fill('acorn-of-the-old-oak');
    await page.locator('.key-field button').click();
    await page.locator('.status.fault .button').click();
    await page.locator('.spot.lit').first().waitFor();
    await page.context().close();
  });
});
