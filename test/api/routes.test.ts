import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSources } from '../../src/core/provenance.ts';
import {
  anthropocene,
  BODIES,
  errorsOf,
  exampleOf,
  FULL,
  games,
  get,
  misfits,
  openSharedApp,
  PATH,
  post,
  VIEW,
} from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

describe('every operation answers its worked example as its schema says', () => {
  it.each(Object.keys(BODIES))('%s', async (operation) => {
    const answer = await post(app, operation, exampleOf(operation));
    expect(answer.status).toBe(200);
    expect(misfits(operation, answer)).toEqual([]);
  });

  it.each([
    ['games', '/v1/games'],
    ['game', PATH],
    ['catalog', `${PATH}/catalogs/ice-and-sky`],
    ['catalog', '/v1/games/evolution/catalogs/origin-of-species'],
    ['catalog', '/v1/games/earth/catalogs/earth'],
    ['livez', '/livez'],
    ['readyz', '/readyz'],
  ])('%s', async (operation, path) => {
    const answer = await get(app, path);
    expect(answer.status).toBe(200);
    expect(misfits(operation, answer)).toEqual([]);
  });
});

describe('the catalogs of a game', () => {
  it.each([...games.keys()])(
    'of %s are counted by source, row by row and field by field, as their cards say',
    async (id) => {
      const { catalogs } = Object((await get(app, `/v1/games/${id}`)).json);
      for (const catalog of catalogs) {
        const { tables, default: _, ...head } = Object((await get(app, `/v1/games/${id}/catalogs/${catalog.id}`)).json);
        expect(catalog).toMatchObject(head);
        for (const [index, { content, words, ...table }] of tables.entries()) {
          expect(catalog.tables[index]).toEqual(table);
          expect(table).toMatchObject(countSources(content));
          expect(words).toHaveLength(content.length);
        }
      }
    },
  );

  it('are listed with every row, and with the fields of animals that are ours', async () => {
    const { tables } = Object((await get(app, '/v1/games/earth/catalogs/earth')).json);
    const animals = tables.find(({ name }: { name: string }) => name === 'animals');
    expect(animals.rows).toEqual({ rulebook: 0, public: 0, inferred: 0, house: 36 });
    expect(animals.content[0]).toMatchObject({ source: 'rulebook', house: expect.arrayContaining(['collective']) });
  });

  it('are told in words, in the language of the query, or else of the caller', async () => {
    const url = '/v1/games/earth/catalogs/earth';
    const wordsOf = async (path: string, headers?: Record<string, string>): Promise<unknown> => {
      const { tables } = Object((await get(app, path, headers)).json);
      return tables.find(({ name }: { name: string }) => name === 'animals').words[0];
    };
    const french = await wordsOf(`${url}?lang=fr`);
    expect(french).toMatchObject({ id: 'plongeon-huard', name: { code: 'name.animal', text: 'Plongeon huard' } });
    expect(Object(french).facts[1]).toEqual({
      code: 'fact.enter',
      params: { traits: ['flora', 'wet'] },
      text: 'Entre sur une flore humide.',
    });
    expect(await wordsOf(url, { 'accept-language': 'fr' })).toEqual(french);
    expect(await wordsOf(`${url}?lang=en`, { 'accept-language': 'fr' })).toMatchObject({
      name: { text: 'Common Loon' },
    });
  });

  it('are refused in a language that nobody speaks here, and with a query that is not known', async () => {
    const { status, json } = await get(app, `${PATH}/catalogs/ice-and-sky?lang=de&langue=fr`);
    expect([status, json['code']]).toEqual([400, 'invalid-request']);
    expect(errorsOf(json).map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/lang', '/langue']));
  });

  it('are refused when they are not there', async () => {
    const { status, json } = await get(app, `${PATH}/catalogs/mine`);
    expect([status, json['code'], json['detail']]).toEqual([
      422,
      'unknown-catalog',
      'There is no catalog "mine"; known are ice-and-sky, ice-and-sky-house-start.',
    ]);
    expect((await get(app, '/v1/games/chess/catalogs/mine')).json['code']).toBe('unknown-game');
  });
});

describe('rules', () => {
  it('sets up the same game for the same seed, and reports a fresh one', async () => {
    const [one, other] = [await post(app, 'setup', { seed: 7 }), await post(app, 'setup', { seed: '7' })];
    expect(one.json['state']).toEqual(other.json['state']);
    const fresh = [await post(app, 'setup', {}), await post(app, 'setup', {})].map(({ json }) => json['seed']);
    expect(fresh[0]).not.toBe(fresh[1]);
  });

  it('plays a whole game over the interface', async () => {
    let { state, toAct } = Object((await post(app, 'setup', { seed: 'whole', options: { seats: 2 } })).json);
    let last: Record<string, unknown> = {};
    for (let turn = 0; toAct !== null; turn++) {
      const { actions } = Object((await post(app, 'legal-actions', { state })).json);
      last = (await post(app, 'apply', { state, action: actions[0].action, seed: turn })).json;
      ({ state, toAct } = Object(last));
    }
    expect(last['outcome']).toMatchObject({ scores: expect.any(Array), text: expect.any(String) });
  });

  it('hides the other hands in a view', async () => {
    const { state } = (await post(app, 'view', { state: FULL, seat: 1 })).json;
    expect(state).toEqual(anthropocene.game.encode(decoded(), 1));
  });

  it('lists the same legal actions for a full state and for the view of the seat to act', async () => {
    const answers = [
      await post(app, 'legal-actions', { state: FULL }),
      await post(app, 'legal-actions', { state: VIEW }),
    ];
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it('tells the points so far where they are asked for, as the seat to act knows them', async () => {
    const asked = async (body: object) => (await post(app, 'legal-actions', { state: FULL, ...body })).json;
    expect(Object.keys(await asked({}))).toEqual(['toAct', 'actions']);
    // Seats of Anthropocène have no points of their own.
    expect(await asked({ sheet: true })).toMatchObject({ sheet: [] });
    const natera = (route: string, body: object) =>
      app.inject({ method: 'POST', url: `/v1/games/natera/${route}`, payload: body }).then((answer) => answer.json());
    const { state } = await natera('setup', { seed: 'points', options: { seats: 2 } });
    const { sheet } = await natera('legal-actions', { state, sheet: true, lang: 'en' });
    expect(sheet).toMatchObject([
      { seat: 0, parts: [{ part: 'score', points: expect.any(Number) }, ...Array(6).fill(expect.anything())] },
      { seat: 1 },
    ]);
  });

  it('speaks the language of the body, then of the header', async () => {
    const textOf = async (body: object, header: string) =>
      Object((await post(app, 'legal-actions', { state: VIEW, ...body }, { 'accept-language': header })).json)
        .actions[0].text;
    const french = await textOf({ lang: 'fr' }, 'en');
    expect(await textOf({}, 'de, fr-CA;q=0.8, en;q=0.5')).toBe(french);
    expect(await textOf({}, 'de')).not.toBe(french);
    expect(await textOf({ lang: 'en' }, 'fr')).not.toBe(french);
  });

  it('finds a sound state valid and a contradictory one not', async () => {
    expect((await post(app, 'validate', { state: FULL })).json).toEqual({ valid: true, errors: [] });
    const { json } = await post(app, 'validate', { state: { ...FULL, sky: [1, 1, 1], ice: 1 } });
    expect(json).toMatchObject({ valid: false, errors: [{ pointer: expect.stringMatching(/^\/state/) }] });
  });
});

describe('the page at /', () => {
  it('speaks French to whom it may', async () => {
    expect((await get(app, '/', { 'accept-language': 'fr' })).text).toContain('<html lang="fr">');
    expect((await get(app, '/')).text).toContain('<html lang="en">');
  });

  it('shows nothing of the host as markup', async () => {
    expect((await get(app, '/', { host: '<b>' })).text).not.toContain('<b>');
  });
});

it('serves the documentation and metrics', async () => {
  expect((await get(app, '/docs/')).headers['content-type']).toContain('text/html');
  expect((await get(app, '/openapi.json')).json['openapi']).toBe('3.1.0');
  const { text } = await get(app, '/metrics');
  expect(text).toContain('arbor_searchers 2');
  expect(text).toContain('arbor_oldest_seconds{queue="callers"} 0');
  expect(text).toContain('arbor_oldest_seconds{queue="handed-in"} 0');
});

const decoded = (): unknown => {
  const state = anthropocene.game.decode(Object(FULL), anthropocene.catalogs);
  if (!state.ok) throw new Error('the example does not decode');
  return state.value;
};
