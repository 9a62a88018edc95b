import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLeftOut, useHouse } from './browser.ts';
import { begin, playOn } from './play.ts';

/** What a page asked of searches, by the name of the operation. */
const listenTo = (page: Page): { readonly name: string; readonly body: ReturnType<typeof bodyOf> }[] => {
  const asked: { readonly name: string; readonly body: ReturnType<typeof bodyOf> }[] = [];
  page.on('request', (request) => {
    const name = /\/v1\/games\/\w+\/(hint|recommend|analyze)$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push({ name, body: bodyOf(request) });
  });
  return asked;
};

const bodyOf = (request: Request) => {
  const { state, history }: { readonly state: Seen; readonly history?: readonly { readonly view: Seen }[] } =
    request.postDataJSON();
  return {
    viewer: state.viewer,
    eyes: history?.map(({ view }) => view.viewer),
    views: history?.map(({ view }) => view),
  };
};

interface Seen {
  readonly viewer: unknown;
  readonly players?: readonly { readonly landmark: string | null }[];
}

/** Asks for a hint at the next decision of a person; what is then shown. */
const hinted = async (page: Page): Promise<string | null> => {
  await page.locator('.spot.lit').first().waitFor();
  await page.locator('.bar .hint').click();
  await page.locator('.hints li').first().waitFor();
  return page.locator('.hints').textContent();
};

describe.skipIf(isLeftOut)('what others did', () => {
  const house = useHouse();

  test.each([
    ['en', /what the others did/i],
    ['fr', /autres ont fait/],
  ] as const)('is told with a hint, as the seat saw it, and so is what it says (%s)', async (lang, sentence) => {
    const { page, complaints } = await house().open('#/setup/anthropocene', { lang });
    const asked = listenTo(page);
    await begin(page, 3);
    await playOn(page, 'told', 4);
    expect(await hinted(page)).toMatch(sentence);
    const hint = asked.at(-1) ?? expect.fail('nothing was asked');
    expect(hint.name).toBe('hint');
    expect(hint.body.eyes?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(hint.body.eyes)).toEqual(new Set([0]));
    expect(hint.body.views?.map(({ players }) => players?.[0]?.landmark)).toEqual(hint.body.eyes?.map(() => null));
    // Bots need none.
    expect(asked.filter(({ name, body }) => name === 'recommend' && body.eyes !== undefined)).toEqual([]);

    // The same after a reload; less once a move is taken back.
    await page.reload();
    expect(await hinted(page)).toMatch(sentence);
    expect(asked.at(-1)?.body).toEqual(hint.body);
    await page.locator('.bar .ask .quiet').last().click();
    await hinted(page);
    expect(asked.at(-1)?.body.eyes ?? []).toHaveLength((hint.body.eyes?.length ?? 0) - 2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is told with an analysis of the position as it stands, and with none of another', async () => {
    const { page, complaints } = await house().open('#/setup/anthropocene');
    const asked = listenTo(page);
    await begin(page, 3);
    await playOn(page, 'told', 4);
    await page.locator('.spot.lit').first().waitFor();
    await page.goto(`${house().url}/#/analyse/anthropocene`);
    await page.locator('.analysis select').selectOption('1000');
    await page.locator('.analysis .main').click();
    await page.locator('.analysis .told').waitFor();
    expect(asked.at(-1)?.body.eyes?.length).toBeGreaterThanOrEqual(2);
    await page.locator('.analysis .do .main').waitFor();
    const other = await page.request.post(`${house().url}/v1/games/anthropocene/setup`, { data: {} });
    await page.locator('.table-side summary').first().click();
    await page.locator('textarea').fill(JSON.stringify(Object(await other.json()).state));
    await page.locator('.analysis .main').click();
    await page.locator('.analysis li').first().waitFor();
    expect(asked.at(-1)).toMatchObject({ name: 'analyze', body: { eyes: undefined } });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is told by each of two people at one device as their own seat saw it', async () => {
    const { page } = await house().open('#/setup/anthropocene');
    const asked = listenTo(page);
    await page.locator('button[type=submit]:enabled').waitFor();
    await page.locator('.seat-choice select').nth(1).selectOption('person');
    await page.locator('button[type=submit]').click();
    for (let turn = 0; turn < 4; turn++) {
      await page.locator('.cover .main').click();
      await hinted(page);
      await playOn(page, `two ${turn}`, 2);
    }
    const hints = asked.filter(({ name }) => name === 'hint').map(({ body }) => body);
    expect(hints.map(({ viewer }) => viewer).toSorted()).toEqual([0, 0, 1, 1]);
    expect(hints.map(({ eyes = [] }) => eyes.length)).toEqual([0, 1, 1, 2]);
    for (const { viewer, eyes = [] } of hints) expect(eyes.every((each) => each === viewer)).toBe(true);
    await page.context().close();
  });

  test('is not told in a game in which nothing is concluded', async () => {
    const { page } = await house().open('#/setup/evolution');
    const asked = listenTo(page);
    await begin(page, 2);
    await playOn(page, 'nothing', 8);
    await hinted(page);
    expect(asked.at(-1)).toMatchObject({ name: 'hint', body: { eyes: undefined } });
    await page.context().close();
  });
});
