import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StateEnvelope } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { nearEnd } from '../support/anthropocene/play.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { anthropocene, FULL, games, openApp, openSharedApp, post, VIEW } from './support.ts';

const SEARCHES = ['recommend', 'hint', 'analyze'] as const;
const WORLDS = 8;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

/** Full states that differ in nothing the seat to act can see. */
const worlds = (json: unknown): StateEnvelope[] => {
  const { game, catalogs } = anthropocene;
  return Array.from({ length: WORLDS }, (_, index) => {
    const state = game.decode(Object(json), catalogs);
    if (!state.ok) throw new Error('the example does not decode');
    game.redeal(state.value, game.toAct(state.value), stream(index, 'test'));
    return game.encode(state.value, 'all');
  });
};

/** The last three cards of a game, which are counted out. */
const LATE = nearEnd(3, 11);

const early = async (): Promise<unknown> =>
  (await post(app, 'setup', { seed: 'fair', options: { mode: 'expert' } })).json['state'];

/** The first legal actions of the example. */
const somethingLegal = async (): Promise<unknown[]> => {
  const { actions } = (await post(app, 'legal-actions', { state: VIEW })).json;
  return Array.isArray(actions) ? actions.slice(0, 2).map((each) => Object(each).action) : [];
};

describe('what the seat to act cannot see does not change a byte', () => {
  it.each([...SEARCHES, 'legal-actions'])('of %s', async (operation) => {
    const search = operation === 'legal-actions' ? {} : { budget: { visits: 600 }, seed: 'fair' };
    for (const start of [FULL, await early()]) {
      const states = worlds(start);
      expect(new Set(states.map((state) => JSON.stringify(state))).size).toBeGreaterThan(WORLDS / 2);
      const answers = await Promise.all(states.map((state) => post(app, operation, { state, ...search })));
      expect(answers[0]?.status).toBe(200);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  it.each(SEARCHES)('of %s with actions valued beside the best one', async (operation) => {
    const include = await somethingLegal();
    const states = worlds(FULL);
    const answers = await Promise.all(
      states.map((state) => post(app, operation, { state, include, budget: { visits: 600 }, seed: 'fair' })),
    );
    expect(answers[0]?.json['included']).toHaveLength(2);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each(['recommend-many', 'analyze-many'])('of %s', async (operation) => {
    const [include, [one, two]] = [await somethingLegal(), [worlds(FULL), worlds(await early())]];
    const bodies = one.map((state, index) => ({
      positions: [{ state, include }, { state: two[index] }, { state: VIEW }],
    }));
    const answers = await Promise.all(
      bodies.map((body) => post(app, operation, { ...body, budget: { visits: 900 }, seed: 'fair' })),
    );
    expect(answers[0]?.json['positions']).toHaveLength(3);
    expect(answers[0]?.text).not.toContain('"problem"');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('of what is proved', async () => {
    const states = worlds(LATE);
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBeGreaterThan(WORLDS / 2);
    const answers = await Promise.all(states.map((state) => post(app, 'analyze', { state, seed: 'fair' })));
    expect(answers[0]?.json).toMatchObject({ search: { stopReason: 'proved' } });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('of refusals', async () => {
    const bodies = worlds(FULL).map((state) => ({ state, allow: [{ type: 'play', card: '1-air-0', column: 'W' }] }));
    const answers = await Promise.all(bodies.map((body) => post(app, 'recommend', body, { 'x-request-id': 'same' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(422);
  });

  it('of the task that a searcher gets', async () => {
    const tasks: string[] = [];
    const backend = inProcessBackend(games);
    const spy = await openApp({
      backend: {
        ...backend,
        start(task, onProgress) {
          tasks.push(JSON.stringify(task));
          return backend.start(task, onProgress);
        },
      },
    });
    for (const state of [...worlds(FULL), VIEW]) await post(spy, 'recommend', { state, level: 1, seed: 1 });
    expect(new Set(tasks).size).toBe(1);
  });
});

describe('a visits budget or a level gives the same bytes', () => {
  it.each(SEARCHES)('of %s, for the full state and for the view, twice', async (operation) => {
    const bodies = [FULL, VIEW, FULL].map((state) => ({ state, level: 3, seed: 5 }));
    const answers = await Promise.all(bodies.map((body) => post(app, operation, body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('whatever else the service does', async () => {
    const body = { state: VIEW, budget: { visits: 500 }, seed: 5 };
    const alone = await post(app, 'analyze', body);
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, seed) => post(app, 'analyze', { ...body, seed })));
    expect(crowd[5]?.text).toBe(alone.text);
    expect(crowd[4]?.text).not.toBe(alone.text);
  });
});
