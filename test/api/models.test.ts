import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateOf, worldsOf } from '../support/evolution/starts.ts';
import { BYTES, FOLDER, MODELS, openWithNets, put } from './models.ts';
import { type Answer, errorsOf, get, misfits, openApp, post } from './support.ts';

const PATH = '/v1/games/evolution';
const SEARCHES = ['recommend', 'hint', 'analyze'] as const;
const BUDGET = { visits: 40 };
const TWO = stateOf(2);
const FOUR = stateOf(4);
const FIVE = stateOf(5);
const HASH = MODELS.find('evolution', 'usual')?.card.sha256;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openWithNets();
});
afterAll(async () => void (await app.close()));

const ask = (operation: string, body: object, where = app): Promise<Answer> =>
  post(where, `${PATH}/${operation}`, { state: TWO, seed: 'net', budget: BUDGET, ...body });
const told = ({ json }: Answer): unknown => json['search'];

describe('the nets of a service', () => {
  it('are listed with their cards', async () => {
    const answer = await get(app, '/v1/models');
    expect(answer.json).toEqual({ models: MODELS.all.map(({ card }) => card), unavailable: null });
    expect(misfits('models', answer)).toEqual([]);
  });

  it('are the default for numbers of seats', async () => {
    const { json } = await get(app, PATH);
    expect(json['defaultModels']).toEqual([
      { seats: 2, model: 'usual' },
      { seats: 3, model: 'usual' },
      { seats: 5, model: 'rough' },
    ]);
    expect((await get(app, '/v1/games/anthropocene')).json['defaultModels']).toEqual([]);
  });

  it('are none where there are none', async () => {
    const bare = await openApp();
    expect((await get(bare, '/v1/models')).json).toEqual({ models: [], unavailable: null });
    expect(told(await ask('recommend', {}, bare))).toMatchObject({ model: null });
    expect((await ask('recommend', { model: 'usual' }, bare)).json).toMatchObject({ code: 'unknown-model' });
  });
});

describe('a search', () => {
  it.each(SEARCHES)('of %s has the net that is asked for, and says so', async (operation) => {
    const answers = await Promise.all(
      [{}, { model: 'usual' }, { model: null }, { model: 'rough' }].map((body) => ask(operation, body)),
    );
    for (const answer of answers) expect(misfits(operation, answer, 'evolution')).toEqual([]);
    const [usual, named, none, rough] = answers;
    expect(usual?.text).toBe(named?.text);
    expect(usual?.json).toMatchObject({ search: { model: 'usual', modelHash: HASH } });
    expect(usual?.text).not.toContain('reproducible');
    expect(none?.json).toMatchObject({ search: { model: null } });
    expect(none?.text).not.toContain('modelHash');
    expect(rough?.json).toMatchObject({ search: { model: 'rough', reproducible: false } });
  });

  it('comes to other values with a net', async () => {
    const [usual, none] = await Promise.all([{}, { model: null }].map((body) => ask('analyze', body)));
    expect(usual?.json['actions']).not.toEqual(none?.json['actions']);
  });

  it.each([
    [{}, 'usual'],
    [{ level: 10 }, 'usual'],
    [{ level: 9 }, null],
    [{ level: 1 }, null],
    [{ level: 1, model: 'usual' }, 'usual'],
    [{ budget: BUDGET }, 'usual'],
    [{ budget: { timeMs: 20 } }, 'usual'],
    [{ budget: BUDGET, state: FOUR }, null],
    [{ budget: BUDGET, state: FOUR, model: 'usual' }, 'usual'],
  ])('asked for by %j has the net %s', async (body, model) => {
    const answer = await post(app, `${PATH}/recommend`, { state: TWO, seed: 'net', ...body });
    expect(told(answer)).toMatchObject({ model });
  });

  it.each(['recommend-many', 'analyze-many'])('of %s has one for each position', async (operation) => {
    const body = { positions: [{ state: TWO }, { state: FOUR }], budget: { visits: 80 }, seed: 'net' };
    const answer = await post(app, `${PATH}/${operation}`, body);
    expect(misfits(operation, answer, 'evolution')).toEqual([]);
    expect(answer.json).toMatchObject({ positions: [{ search: { model: 'usual' } }, { search: { model: null } }] });
  });

  it('of one position among many is refused where its net does not fit', async () => {
    const body = { positions: [{ state: TWO }, { state: FOUR }], budget: { visits: 80 }, model: 'small' };
    const answer = await post(app, `${PATH}/recommend-many`, body);
    expect(answer.json).toMatchObject({
      positions: [
        { search: { model: 'small' } },
        { problem: { code: 'unfit-model', errors: [{ pointer: '/model' }] } },
      ],
    });
  });

  it('of actions beside the best has the same net', async () => {
    const { json } = await ask('legal-actions', { seed: undefined, budget: undefined });
    const include = [Object(Object(json['actions'])[0]).action];
    const answer = await ask('recommend', { include, model: 'small' });
    expect(answer.json).toMatchObject({ search: { model: 'small' }, included: [{}] });
  });
});

describe('a playout', () => {
  it('says what its bots searched with', async () => {
    const body = { state: TWO, moves: 6, levels: [10, 1], seed: 'net' };
    const answer = await post(app, `${PATH}/playout`, body);
    expect(misfits('playout', answer, 'evolution')).toEqual([]);
    expect(answer.json['nets']).toHaveLength(2);
    expect(answer.json['nets']).toEqual(expect.arrayContaining([{ model: 'usual', modelHash: HASH }, { model: null }]));
  });
});

describe('a review', () => {
  const review = async (body: object, where = app): Promise<Answer> => {
    const { json } = await post(where, `${PATH}/playout`, { state: TWO, moves: 4, level: 1, seed: 'net' });
    return post(where, `${PATH}/review`, { record: json['record'], budget: { visits: 200 }, seed: 'net', ...body });
  };

  it('has a net, and says so', async () => {
    const answers = await Promise.all(
      [{}, { model: 'usual' }, { model: null }, { model: 'rough' }].map((body) => review(body)),
    );
    for (const answer of answers) expect(misfits('review', answer, 'evolution')).toEqual([]);
    const [usual, named, none, rough] = answers;
    expect(usual?.text).toBe(named?.text);
    expect(usual?.json).toMatchObject({ model: 'usual', modelHash: HASH });
    expect(none?.json).toMatchObject({ model: null });
    expect(rough?.json).toMatchObject({ model: 'rough', reproducible: false });
  });

  it('is refused with one that nobody has', async () => {
    expect((await review({ model: 'usal' })).json).toMatchObject({ code: 'unknown-model', status: 422 });
  });
});

describe('a net is refused', () => {
  it.each([
    ['usal', 'unknown-model', 422, 'did you mean "usual"'],
    ['', 'unknown-model', 422, 'Known: "broken", "rough", "small", "usual"'],
    ['../evolution/usual', 'unknown-model', 422, 'There is no model'],
    ['réseau\u0000 💥\ud800', 'unknown-model', 422, 'There is no model'],
    ['x'.repeat(100), 'unknown-model', 422, 'There is no model'],
    ['x'.repeat(101), 'invalid-request', 400, ''],
    [7, 'invalid-request', 400, ''],
    [true, 'invalid-request', 400, ''],
    [['usual'], 'invalid-request', 400, ''],
    [{ name: 'usual' }, 'invalid-request', 400, ''],
  ])('%j', async (model, code, status, words) => {
    for (const operation of SEARCHES) {
      const answer = await ask(operation, { model });
      expect(answer.json).toMatchObject({ code, status });
      expect(errorsOf(answer.json)).toMatchObject([{ pointer: '/model', detail: expect.stringContaining(words) }]);
      expect(misfits(operation, answer, 'evolution')).toEqual([]);
    }
    const many = await post(app, `${PATH}/recommend-many`, { positions: [{ state: TWO }], model });
    expect(many.json).toMatchObject({ code, status });
  });

  it('by another game, which is told whose it is', async () => {
    const answer = await post(app, '/v1/games/earth/recommend', { state: {}, model: 'usual' });
    expect(answer.json).toMatchObject({ code: 'invalid-state' });
    const setup = await post(app, '/v1/games/earth/setup', {});
    const asked = await post(app, '/v1/games/earth/recommend', { state: setup.json['state'], model: 'usual' });
    expect(asked.json).toMatchObject({ code: 'unknown-model', detail: expect.stringContaining('one of evolution') });
  });

  it('where it does not know so many seats', async () => {
    const answer = await ask('recommend', { state: FOUR, model: 'small' });
    expect(answer.json).toMatchObject({ code: 'unfit-model', status: 422, errors: [{ pointer: '/model' }] });
  });

  it('with a method that has no leaves', async () => {
    const answer = await ask('recommend', { model: 'usual', method: 'observers' });
    expect(answer.json).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/model' }] });
  });
});

describe('where nets cannot run', () => {
  const WHY = 'There is no runtime.';

  it('searches have exact ones alone, and say why', async () => {
    const lame = await openWithNets(2, WHY);
    const [usual, none, named, exact] = await Promise.all(
      [{}, { model: null }, { model: 'rough' }, { model: 'usual' }].map((body) =>
        ask('analyze', { state: FIVE, ...body }, lame),
      ),
    );
    expect(exact?.json).toMatchObject({ search: { model: 'usual', modelHash: HASH } });
    expect((await get(lame, '/v1/models')).json['unavailable']).toBe(WHY);
    await lame.close();
    expect(usual?.json).toMatchObject({ search: { model: null, modelMissing: WHY } });
    expect(misfits('analyze', usual ?? expect.fail(), 'evolution')).toEqual([]);
    expect(usual?.json['actions']).toEqual(none?.json['actions']);
    expect(none?.text).not.toContain('modelMissing');
    expect(named?.json).toMatchObject({ code: 'model-unavailable', status: 503, detail: WHY });
    expect(misfits('analyze', named ?? expect.fail(), 'evolution')).toEqual([]);
  });

  it('or their file was changed since the start, it is the same', async () => {
    const fresh = await openWithNets();
    writeFileSync(join(FOLDER, 'evolution', 'usual.onnx'), 'another file');
    const [usual, none, named, other] = await Promise.all(
      [{}, { model: null }, { model: 'usual' }, { model: 'small' }].map((body) => ask('hint', body, fresh)),
    );
    const streamed = await fresh.inject({
      method: 'POST',
      url: `${PATH}/hint`,
      headers: { accept: 'text/event-stream' },
      payload: { state: TWO, budget: BUDGET },
    });
    put('usual', { seats: [2, 3] });
    await fresh.close();
    expect(usual?.json).toMatchObject({
      search: { model: null, modelMissing: expect.stringContaining('not the one') },
    });
    expect(usual?.json['hints']).toEqual(none?.json['hints']);
    expect(named?.json).toMatchObject({ code: 'model-unavailable', errors: [{ pointer: '/model' }] });
    expect(named?.text).not.toContain(FOLDER);
    expect(other?.json).toMatchObject({ search: { model: 'small' } });
    expect(streamed.body).toContain('modelMissing');
  });

  it('a file that is no net is refused, and nobody else', async () => {
    const answers = await Promise.all(['broken', 'usual', 'broken'].map((model) => ask('recommend', { model })));
    expect(answers.map(({ json }) => json['code'])).toEqual(['model-unavailable', undefined, 'model-unavailable']);
  });
});

describe('what the seat to act cannot see does not change a byte with a net', () => {
  it.each(SEARCHES)('of %s', async (operation) => {
    const answers = await Promise.all(worldsOf(TWO, 6).map((state) => ask(operation, { state })));
    expect(answers[0]?.json).toMatchObject({ search: { model: 'usual' } });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each(['recommend-many', 'analyze-many'])('of %s', async (operation) => {
    const bodies = worldsOf(TWO, 4).map((state) => ({
      positions: [{ state }, { state: FOUR }],
      budget: { visits: 80 },
    }));
    const answers = await Promise.all(
      bodies.map((body) => post(app, `${PATH}/${operation}`, { ...body, seed: 'net' })),
    );
    expect(answers[0]?.text).toContain('"usual"');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

it('the same request gives the same bytes, however many searchers there are', async () => {
  const alone = await openWithNets(1);
  const bodies = [{ ensembles: 4 }, { ensembles: 4, model: 'small' }, { budget: { visits: 300 } }];
  for (const body of bodies) {
    const [here, again, there] = [
      await ask('analyze', body),
      await ask('analyze', body),
      await ask('analyze', body, alone),
    ];
    expect(here.status).toBe(200);
    expect(again.text).toBe(here.text);
    expect(there.text).toBe(here.text);
  }
  await alone.close();
});

it('of ten callers at once one names a net that nobody has, one leaves, and eight have what they would have alone', async () => {
  const crowded = await openWithNets();
  const origin = await crowded.listen({ port: 0 });
  const call = (body: object, signal?: AbortSignal) =>
    fetch(`${origin}${PATH}/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: TWO, ...body }),
      ...(signal && { signal }),
    });
  const leaving = new AbortController();
  const left = call({ budget: { timeMs: 60_000 }, model: 'usual' }, leaving.signal).catch(() => 'left');
  const unknown = call({ model: 'unknown' }).then((answer) => answer.status);
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  const others = Promise.all(seeds.map(async (seed) => (await call({ budget: BUDGET, seed })).text()));
  expect(await unknown).toBe(422);
  leaving.abort();
  expect(await left).toBe('left');
  const texts = await others;
  for (const seed of seeds) expect(texts[seed]).toBe((await ask('analyze', { seed })).text);
  await crowded.close();
});

it('the bytes of a net are those that its card names', () => {
  expect(BYTES.length).toBeLessThan(5000);
});
