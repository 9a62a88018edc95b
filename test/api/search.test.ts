import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyzeJson, HintJson, RecommendJson } from '../../src/api/schemas/search.ts';
import type { SearchTask } from '../../src/jobs/backend.ts';
import { levelsOf } from '../../src/mcts/levels.ts';
import { nearEnd } from '../support/anthropocene/play.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { anthropocene, exampleOf, FULL, games, misfits, openApp, openSharedApp, post, VIEW } from './support.ts';

const tasks: SearchTask[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  const backend = inProcessBackend(games);
  app = await openSharedApp({
    backend: {
      ...backend,
      start(task, onProgress) {
        tasks.push(task);
        return backend.start(task, onProgress);
      },
    },
  });
});
afterAll(async () => void (await app.close()));

const BODY = { state: VIEW, budget: { visits: 400 }, seed: 'search' };

const recommend = async (changes: object = {}): Promise<RecommendJson> =>
  Object((await post(app, 'recommend', { ...BODY, ...changes })).json);
const hint = async (changes: object = {}): Promise<HintJson> =>
  Object((await post(app, 'hint', { ...BODY, ...changes })).json);
const analyze = async (changes: object = {}): Promise<AnalyzeJson> =>
  Object((await post(app, 'analyze', { ...BODY, ...changes })).json);

/** The task that the last request became. */
const lastTask = (): SearchTask | undefined => tasks.at(-1);

describe('effort', () => {
  it('is level 10 when nothing is said', async () => {
    const { search } = await recommend({ budget: undefined });
    expect(search).toMatchObject({ visits: 20_000, stopReason: 'visits', ensembles: 4, model: null });
  });

  it('is shared among the ensembles asked for, or as many as there are visits for', async () => {
    expect((await recommend({ ensembles: 7, budget: { visits: 3 } })).search).toMatchObject({
      visits: 3,
      ensembles: 3,
    });
    expect((await recommend({ ensembles: 7 })).search).toMatchObject({ visits: 400, ensembles: 7 });
  });

  it('does not depend on the machine', async () => {
    await recommend();
    expect(lastTask()).toMatchObject({ ensembles: 1, visits: 400, seed: 'search', params: { maxNodes: 2_000_000 } });
    expect(lastTask()).not.toHaveProperty('actions');
  });

  it('tells its time only when time was a limit', async () => {
    expect((await recommend()).search).not.toHaveProperty('timeMs');
    const { search } = await recommend({ budget: { timeMs: 60 } });
    expect(search).toMatchObject({ stopReason: 'time', timeMs: expect.any(Number) });
  });

  it('echoes the seed, a fresh one too', async () => {
    expect((await recommend({ seed: 12 })).search.seed).toBe(12);
    expect((await recommend({ seed: undefined })).search.seed).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('choice', () => {
  it('keeps to allow and avoid', async () => {
    const all = (await analyze()).actions.map(({ action }) => action);
    const allowed = all.slice(0, 3);
    expect((await analyze({ allow: allowed })).actions).toHaveLength(3);
    expect(lastTask()?.actions).toEqual([...(lastTask()?.actions ?? [])].sort((left, right) => left - right));
    expect((await analyze({ allow: allowed, avoid: allowed.slice(1, 2) })).actions).toHaveLength(2);
    expect((await analyze({ allow: [], avoid: [] })).actions).toHaveLength(all.length);
  });

  it('of a single action is made without a search by recommend', async () => {
    const action = exampleOf('apply')['action'];
    const before = tasks.length;
    const answer = await recommend({ allow: [action] });
    expect(answer).toMatchObject({ action, value: null, search: { stopReason: 'forced', visits: 0, nodes: 0 } });
    expect(tasks).toHaveLength(before);
  });

  it('of a single action is worth what a search says to who asks how the game stands', async () => {
    const action = exampleOf('apply')['action'];
    const value = { utility: expect.any(Number), winProbability: expect.any(Number) };
    const hinted = await hint({ allow: [action] });
    expect(hinted).toMatchObject({ hints: [{ rank: 1, action, value, share: 1, reasons: [] }] });
    expect(hinted.outlook?.metrics.length).toBeGreaterThan(0);
    const analyzed = await analyze({ allow: [action] });
    expect(analyzed).toMatchObject({ actions: [{ action, value, share: 1 }], belief: { acceptance: 1 } });
    const [only] = analyzed.actions;
    expect([only?.visits, only?.lowerBound, only?.odds]).toEqual([
      BODY.budget.visits,
      expect.any(Number),
      expect.anything(),
    ]);
    for (const { search } of [hinted, analyzed])
      expect(search).toMatchObject({ stopReason: 'visits', visits: BODY.budget.visits });
    for (const operation of ['recommend', 'hint', 'analyze'])
      expect(misfits(operation, await post(app, operation, { ...BODY, allow: [action] }))).toEqual([]);
  });

  it('strays at a weak level, and repeats with the seed', async () => {
    const seeds = Array.from({ length: 12 }, (_, index) => index);
    const notations = await Promise.all(
      seeds.map(async (seed) => (await recommend({ level: 1, budget: undefined, seed })).notation),
    );
    expect(new Set(notations).size).toBeGreaterThan(1);
    expect((await recommend({ level: 1, budget: undefined, seed: 3 })).notation).toBe(notations[3]);
  });
});

describe('the last cards', () => {
  const state = nearEnd(3, 11);

  it('are counted out, exactly', async () => {
    const { actions, search } = await analyze({ state, budget: { visits: 20_000 } });
    expect(search).toMatchObject({ stopReason: 'proved', visits: expect.any(Number) });
    expect(actions).toHaveLength(3);
    for (const { value, lowerBound } of actions) {
      expect(value?.error).toBe(0);
      expect(lowerBound).toBe(value?.utility);
    }
    const utilities = actions.map(({ value }) => value?.utility ?? 0);
    expect(utilities).toEqual(utilities.toSorted((left, right) => right - left));
    expect((await recommend({ state, budget: { visits: 20_000 } })).notation).toBe(actions[0]?.notation);
    const answer = await post(app, 'hint', { ...BODY, state, budget: { timeMs: 1000 } });
    expect(misfits('hint', answer)).toEqual([]);
    expect(answer.json).toMatchObject({ search: { stopReason: 'proved' }, hints: [{ value: { error: 0 } }, {}, {}] });
  });

  it('are counted out whatever the seed and the number of trees', async () => {
    const answers = await Promise.all(
      [1, 2].map((ensembles) => analyze({ state, ensembles, seed: ensembles, budget: { visits: 20_000 } })),
    );
    expect(answers[0]?.actions).toEqual(answers[1]?.actions);
  });

  it('are searched at a level that strays, and when counting takes longer than the budget', async () => {
    expect((await recommend({ state, level: 1, budget: undefined })).search.stopReason).toBe('visits');
    expect((await recommend({ state, budget: { visits: 10 } })).search.stopReason).toBe('visits');
  });
});

describe('answers', () => {
  it('agree with each other', async () => {
    const [one, some, all] = [await recommend(), await hint(), await analyze()];
    expect(some.hints).toHaveLength(5);
    expect(one.notation).toBe(some.hints[0]?.notation);
    expect(one.value).toEqual(all.actions[0]?.value);
    expect(some.outlook).toEqual({ ...all.outlook, belief: all.belief?.slots[0] });
    expect(all.actions.map(({ rank }) => rank)).toEqual(all.actions.map((_, index) => index + 1));
  });

  it('list as many actions as asked', async () => {
    expect((await hint({ top: 2 })).hints).toHaveLength(2);
    expect((await analyze({ top: 2 })).actions).toHaveLength(2);
  });

  it('have chances that add up', async () => {
    const { outlook, actions } = await analyze();
    const sum = (chances: readonly { readonly probability: number }[]) =>
      chances.reduce((total, { probability }) => total + probability, 0);
    expect(sum(outlook?.endings ?? [])).toBeCloseTo(1, 2);
    expect(actions.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 2);
    for (const { visits, availability } of actions) expect(availability).toBeGreaterThanOrEqual(visits);
  });

  it('have a lower bound below the value, and rank by it too', async () => {
    const { actions } = await analyze();
    for (const { lowerBound, value, visits } of actions) {
      expect(lowerBound === null).toBe(visits < 20);
      expect(lowerBound ?? 0).toBeLessThanOrEqual(value?.utility ?? 0);
    }
    const byBound = actions.toSorted((left, right) => left.lowerBoundRank - right.lowerBoundRank);
    expect(byBound.map(({ lowerBoundRank }) => lowerBoundRank)).toEqual(actions.map((_, index) => index + 1));
    const bounds = byBound.map(({ lowerBound }) => lowerBound ?? 0);
    expect(bounds).toEqual(bounds.toSorted((left, right) => right - left));
  });

  it('tell wins and losses of a game that is played together', async () => {
    for (const { odds, value, endings } of (await analyze()).actions) {
      const lost = endings.filter(({ ending }) => ending.startsWith('lost')).map(({ probability }) => probability);
      expect(odds).toMatchObject({ win: value?.winProbability, draw: 0 });
      expect(odds?.loss).toBeCloseTo(
        lost.reduce((sum, part) => sum + part, 0),
        3,
      );
    }
  });

  it('tell what the seat does not see: its objective, and who holds the unseen cards', async () => {
    const { belief } = await analyze({ lang: 'fr' });
    expect(belief?.slots[0]).toMatchObject({ code: 'slot.objective', text: 'votre objectif' });
    expect(belief?.slots.filter(({ code }) => code === 'slot.holder')).toHaveLength(5);
    for (const { values } of belief?.slots ?? []) {
      const chances = values.map(({ probability }) => probability);
      expect(chances).toEqual(chances.toSorted((left, right) => right - left));
      expect(chances.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 3);
    }
  });

  it('are the same words for a full state', async () => {
    expect(await hint({ state: FULL })).toEqual(await hint());
  });
});

it('a server may allow less than the default level', async () => {
  const small = await openApp({
    env: { MAX_VISITS: '300', MAX_ENSEMBLES: '2', MAX_TIME_MS: '50', BODY_LIMIT_BYTES: '20000' },
  });
  const byDefault = await post(small, 'recommend', { state: VIEW });
  expect(byDefault.json).toMatchObject({ search: { visits: 300, ensembles: 1 } });
  const { json } = await post(small, 'recommend', { state: VIEW, level: 10, ensembles: 3 });
  expect(json).toMatchObject({ code: 'budget-exceeded', errors: [{ pointer: '/level' }, { pointer: '/ensembles' }] });
  const { games: list } = Object((await small.inject('/v1/games')).json());
  expect(list[0].limits).toMatchObject({ maxVisits: 300, maxTimeMs: 50, maxEnsembles: 2, bodyBytes: 20_000 });
  const allowed = levelsOf(anthropocene.game)
    .filter(({ visits }) => visits <= 300)
    .map(({ level }) => level);
  expect(list[0].levels.map(({ level }: { level: number }) => level)).toEqual(allowed);
  expect((await post(small, 'recommend', { state: 'x'.repeat(20_000) })).status).toBe(413);
});

it.each([
  ['a full queue', 'overloaded', { status: 'overloaded', retryAfterSeconds: 3 }],
  ['a lost search', 'search-lost', { status: 'lost', detail: 'Two searchers died.', retryAfterSeconds: 3 }],
] as const)('%s is told with the time to wait', async (_, code, reply) => {
  const busy = await openApp({
    backend: { ...inProcessBackend(games), start: () => ({ reply: Promise.resolve(reply), cancel: () => {} }) },
  });
  for (const accept of ['application/json', 'text/event-stream']) {
    const answer = await post(busy, 'recommend', BODY, { accept });
    expect([answer.status, answer.json['code'], answer.headers['retry-after']]).toEqual([503, code, '3']);
    expect(answer.text).not.toContain('died');
    expect(misfits('recommend', answer)).toEqual([]);
  }
});
