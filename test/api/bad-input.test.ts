import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, errorsOf, exampleOf, FULL, get, openSharedApp, PATH, pointersOf, post, VIEW } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const SEARCH = exampleOf('recommend');
const recommend = (changes: object) => post(app, 'recommend', { ...SEARCH, ...changes });

/** Checks the form of a problem and gives its code. */
const codeOf = ({ status, headers, json }: Answer): unknown => {
  expect(headers['content-type']).toContain('application/problem+json');
  expect(json).toMatchObject({ status, requestId: headers['x-request-id'], detail: expect.stringMatching(/[.?]$/) });
  for (const { detail } of errorsOf(json)) expect(detail).toMatch(/[.?]$/);
  return json['code'];
};

const players = (change: (player: Record<string, unknown>, seat: number) => object): unknown => {
  const list: unknown = VIEW['players'];
  return Array.isArray(list) ? list.map((player, seat) => ({ ...player, ...change(player, seat) })) : [];
};

describe('the body as a whole', () => {
  it.each([
    ['not JSON', '{"state": NaN}', 400],
    ['nothing', '', 400],
    ['a cut body', '{"state": {', 400],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
    ['deep nesting in the state', `{"state":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['1 MiB', `{"state": "${'x'.repeat(2 ** 20)}"}`, 413],
  ])('%s', async (_name, body, status) => {
    const answer = await post(app, 'recommend', body);
    expect(answer.status).toBe(status);
    expect(codeOf(answer)).toBe(status === 413 ? 'too-large' : 'invalid-request');
  });

  it('does not repeat a body that is not JSON', async () => {
    expect((await post(app, 'recommend', '{"state": {"hand": ["1-air-2"], oops}}')).text).not.toContain('air');
  });

  it.each([
    ['a byte order mark', Buffer.from('\ufeff{}'), 'byte order mark'],
    ['Latin-1', Buffer.from('{"seed":"\xe9"}', 'latin1'), 'not UTF-8'],
    ['UTF-16', Buffer.from('{}', 'utf16le'), 'position 1'],
  ])('must be UTF-8 without more: %s', async (_name, payload, why) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await app.inject({ method: 'POST', url: `${PATH}/setup`, headers, payload });
    expect(statusCode).toBe(400);
    expect(body).toContain(why);
  });

  it.each([
    ['gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['latin1', { 'content-type': 'application/json; charset=latin1' }],
  ])('is refused in a form that is not read here, which is named: %s', async (form, headers) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: `${PATH}/setup`, headers, payload: '{}' });
    expect(statusCode).toBe(415);
    expect(JSON.parse(body)).toMatchObject({ code: 'unsupported-media-type', detail: expect.stringContaining(form) });
  });

  it('tells a hundred faults at most', async () => {
    const illegal = { type: 'play', card: '1-air-0', column: 'W' };
    for (const changes of [{ allow: Array(150).fill(illegal) }, { allow: Array(150).fill(1) }]) {
      const answer = await recommend(changes);
      expect(errorsOf(answer.json)).toHaveLength(100);
      expect(answer.json['detail']).toContain('at least 100 faults');
    }
  });

  it('must be JSON by its type too', async () => {
    const answer = await post(app, 'recommend', JSON.stringify(SEARCH), { 'content-type': 'text/plain' });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported-media-type']);
  });

  it('lists all its faults at once, with places and the nearest names', async () => {
    const answer = await recommend({ sead: 1, level: 11, top: 0, budget: { visits: 1.5 }, ensembles: 'x' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid-request']);
    expect(pointersOf(answer)).toEqual(['/budget/visits', '/ensembles', '/level', '/sead', '/top']);
    expect(answer.text).toContain('did you mean \\"seed\\"?');
  });

  it.each(['__proto__', 'constructor', 'toString'])('refuses the field %s like any unknown one', async (name) => {
    const spoilt = (json: object) => JSON.stringify(json).replace('{', `{${JSON.stringify(name)}:{"a":1},`);
    const outer = await post(app, 'recommend', spoilt(SEARCH));
    expect([outer.status, codeOf(outer), pointersOf(outer)]).toEqual([400, 'invalid-request', [`/${name}`]]);
    const inner = await post(app, 'recommend', `{"state":${spoilt(VIEW)}}`);
    expect([inner.status, codeOf(inner), pointersOf(inner)]).toEqual([422, 'invalid-state', [`/state/${name}`]]);
  });

  it('takes a state only where one is needed', async () => {
    const answer = await post(app, 'setup', { state: VIEW });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/state']]);
  });

  it('needs a state', async () => {
    const answer = await post(app, 'recommend', {});
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/state']]);
  });
});

describe('the state', () => {
  it('must fit its schema, with all misfits told', async () => {
    const answer = await recommend({ state: { ...VIEW, ice: 9, skies: [], generation: '2', viewer: 'nobody' } });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-state']);
    expect(pointersOf(answer)).toEqual(['/state/generation', '/state/ice', '/state/skies', '/state/viewer']);
  });

  it.each<[string, () => object]>([
    ['a card twice', () => ({ grid: twice() })],
    [
      'a hand of the wrong size',
      () => ({ players: players(({ hand }) => (Array.isArray(hand) ? { hand: hand.slice(1) } : {})) }),
    ],
    [
      'two seats with one landmark',
      () => ({ players: players(({ landmark }) => (landmark === null ? {} : { landmark: 'air' })) }),
    ],
    ['a number of sky values that does not go with the generation', () => ({ sky: [1, 1, 1] })],
    ['an ice level that does not go with the rest', () => ({ finished: true })],
    ['another game', () => ({ firstSeat: 3 })],
  ])('must not contradict itself: %s', async (_name, change) => {
    const answer = await recommend({ state: { ...VIEW, ...change() } });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'inconsistent-state']);
    for (const place of pointersOf(answer)) expect(place).toMatch(/^\/state/);
  });

  it('must know its catalog', async () => {
    const answer = await recommend({ state: { ...VIEW, catalog: { id: 'none' } } });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([
      422,
      'unknown-catalog',
      ['/state/catalog/id'],
    ]);
  });

  it('must have a decision left', async () => {
    const over = await post(app, 'recommend', { state: await finished() });
    expect([over.status, codeOf(over)]).toEqual([409, 'terminal-state']);
    const apply = await post(app, 'apply', { ...exampleOf('apply'), state: await finished() });
    expect([apply.status, codeOf(apply)]).toEqual([409, 'terminal-state']);
  });

  it('must be the view of the seat to act', async () => {
    const toAct = Number(VIEW['viewer']);
    const { state } = (await post(app, 'view', { state: FULL, seat: (toAct + 1) % 3 })).json;
    const answer = await recommend({ state });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([409, 'not-your-turn', ['/state/viewer']]);
  });

  it.each(['apply', 'view'])('must be full for %s', async (operation) => {
    const answer = await post(app, operation, { ...exampleOf(operation), state: VIEW });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([409, 'hidden-state', ['/state/viewer']]);
  });

  it('must not hide what a full state shows', async () => {
    const state = { ...VIEW, viewer: 'all' };
    for (const operation of ['apply', 'recommend']) {
      const answer = await post(app, operation, { ...exampleOf(operation), state });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'hidden-state']);
      expect(pointersOf(answer)).toContain('/state/players/0/landmark');
    }
  });

  it('may be seen only from its own seats', async () => {
    const answer = await post(app, 'view', { state: FULL, seat: 3 });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/seat']]);
  });
});

describe('actions', () => {
  it.each([
    ['of another seat', { type: 'play', card: otherCard(), column: 'W' }, 422, 'illegal-action'],
    ['of an earlier generation', { type: 'play', card: '1-air-0', column: 'W' }, 422, 'illegal-action'],
    ['with an unknown verb', { type: 'pass', card: '3-air-0', column: 'W' }, 400, 'invalid-request'],
    ['that is no object', 'play', 400, 'invalid-request'],
  ])('%s are refused by apply', async (_name, action, status, code) => {
    const answer = await post(app, 'apply', { ...exampleOf('apply'), action });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    for (const place of pointersOf(answer)) expect(place).toMatch(/^\/action/);
  });

  it('in allow and avoid must be legal, every one', async () => {
    const illegal = { type: 'play', card: '1-air-0', column: 'W' };
    const answer = await recommend({ allow: [illegal], avoid: [exampleOf('apply')['action'], illegal] });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'illegal-action']);
    expect(pointersOf(answer).map((place) => place.slice(0, 8))).toEqual(['/allow/0', '/avoid/1']);
  });

  it('must leave something to choose', async () => {
    const action = exampleOf('apply')['action'];
    const answer = await recommend({ allow: [action], avoid: [action] });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([422, 'illegal-action', ['/avoid']]);
  });
});

describe('searches', () => {
  it('take a level or a budget', async () => {
    const answer = await recommend({ level: 3 });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/level']]);
  });

  it('take a budget that says something', async () => {
    const answer = await recommend({ budget: {} });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/budget']]);
  });

  it('know no model yet', async () => {
    const answer = await recommend({ model: 'net' });
    expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([422, 'unknown-model', ['/model']]);
  });

  it('stay within the limits of the server', async () => {
    const answer = await recommend({ budget: { visits: 2_000_000, timeMs: 61_000 } });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'budget-exceeded']);
    expect(pointersOf(answer)).toEqual(['/budget/timeMs', '/budget/visits']);
  });
});

describe('addresses', () => {
  it('of unknown games are refused with the nearest name', async () => {
    const answer = await post(app, '/v1/games/antropocene/recommend', SEARCH);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'unknown-game']);
    expect(answer.json['detail']).toContain('anthropocene');
  });

  it('that are unknown, broken, or of another method', async () => {
    const unknown = await get(app, '/v1/nothing');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'not-found']);
    const broken = await get(app, '/v1/games/%zz');
    expect([broken.status, codeOf(broken)]).toEqual([400, 'invalid-request']);
    expect(broken.json['detail']).toContain('"%"');
    const long = await get(app, `/v1/games/${'x'.repeat(200)}`);
    expect([long.status, codeOf(long)]).toEqual([400, 'invalid-request']);
    expect(long.json['detail']).toContain('longer');
    const method = await get(app, `${PATH}/recommend`);
    expect([method.status, codeOf(method), method.headers['allow']]).toEqual([405, 'method-not-allowed', 'POST']);
  });
});

it('setup refuses options that do not go together', async () => {
  const answer = await post(app, 'setup', { options: { seats: 2, firstSeat: 3 } });
  expect([answer.status, codeOf(answer), pointersOf(answer)]).toEqual([400, 'invalid-request', ['/options/firstSeat']]);
  const catalog = await post(app, 'setup', { catalog: { id: 'none' } });
  expect([catalog.status, codeOf(catalog), pointersOf(catalog)]).toEqual([422, 'unknown-catalog', ['/catalog/id']]);
});

/** A grid in which one card lies twice. */
function twice(): object {
  const grid = structuredClone(Object(VIEW['grid']));
  grid.air.W.push(grid.air.W[0]);
  return grid;
}

/** A card in the hand of a seat that is not to act. */
function otherCard(): string {
  const seats: { hand: string[] }[] = Object(FULL['players']);
  return seats[(Number(VIEW['viewer']) + 1) % seats.length]?.hand[0] ?? '';
}

async function finished(): Promise<unknown> {
  let { state, toAct } = Object((await post(app, 'setup', { seed: 'over', options: { seats: 2 } })).json);
  for (let turn = 0; toAct !== null; turn++) {
    const { actions } = Object((await post(app, 'legal-actions', { state })).json);
    ({ state, toAct } = Object((await post(app, 'apply', { state, action: actions[0].action, seed: turn })).json));
  }
  return state;
}
