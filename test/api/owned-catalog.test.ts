import { expect, test } from 'vitest';
import { loadGames } from '../../src/engines/index.ts';
import { box } from '../support/extinction/box.ts';
import { valueOf } from '../support/results.ts';
import { get, openApp } from './support.ts';

const PATH = '/v1/games/extinction';

test('a box of ten rows is counted and played with, beside the catalog that it extends', async () => {
  const app = await openApp({ served: valueOf(loadGames([{ name: 'box.json', document: box }])) });
  const { catalogs } = Object((await get(app, PATH)).json);
  const [house, own] = catalogs;
  expect([house.id, own.id]).toEqual([box.extends, box.id]);
  expect(own.rows.rulebook).toBe(house.rows.rulebook + 10);
  expect(own.rows.house).toBe(house.rows.house - 10);
  const { tables } = Object((await get(app, `${PATH}/catalogs/${box.id}`)).json);
  const cards = tables.find(({ name }: { name: string }) => name === 'cards');
  expect(cards.content.filter(({ source }: { source: string }) => source === 'rulebook')).toHaveLength(4);
  const begun = await app.inject({
    method: 'POST',
    url: `${PATH}/setup`,
    payload: { catalog: { id: box.id }, options: { scenario: 'otter' }, seed: 1 },
  });
  expect(begun.statusCode, begun.body).toBe(200);
  expect(JSON.parse(begun.body).state.catalog).toMatchObject({ id: box.id, hash: own.hash });
});
