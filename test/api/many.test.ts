import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/jobs/backend.ts';
import { nearEnd } from '../support/anthropocene/play.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { exampleOf, FULL, games, misfits, openApp, openSharedApp, pointersOf, post, VIEW } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

type Json = Record<string, unknown>;

const positionsOf = ({ json }: { readonly json: Json }): Json[] => Object(json['positions']);
const problemOf = (position: Json | undefined): Json => Object(position?.['problem']);
const pointersIn = (position: Json | undefined): string[] =>
  pointersOf({ json: problemOf(position), status: 0, headers: {}, text: '' });

/** The game after its first legal actions, to its end or as far as `goesOn` says. */
const playedOn = async (start: unknown, goesOn: (legal: unknown[]) => boolean): Promise<unknown> => {
  for (let state = start; ; ) {
    const { actions } = (await post(app, 'legal-actions', { state })).json;
    const legal = Array.isArray(actions) ? actions : [];
    if (legal.length === 0 || !goesOn(legal)) return state;
    state = (await post(app, 'apply', { state, action: legal[0].action, seed: 1 })).json['state'];
  }
};

const SPOILT = { ...VIEW, options: { seats: 77 } };

describe.each(['recommend', 'analyze'])('%s-many', (one) => {
  const many = `${one}-many`;

  it.each([...games.keys()])('of %s answers as the document says', async (game) => {
    const { state } = (await post(app, `/v1/games/${game}/setup`, { seed: 'many' })).json;
    const positions = [{ state }, { state, seed: 7 }, { state: null }];
    const answer = await post(app, `/v1/games/${game}/${many}`, { positions, budget: { visits: 20 }, seed: 1 });
    expect(misfits(many, answer, game)).toEqual([]);
    expect(answer.status).toBe(200);
    expect(positionsOf(answer).map((each) => 'problem' in each)).toEqual([false, false, true]);
  });

  it('answers each position as a request of its own with its share of the visits would', async () => {
    const positions = [{ state: VIEW, seed: 'own' }, { state: FULL }, { state: nearEnd(3, 11) }];
    const told = await post(app, many, { positions, budget: { visits: 302 }, seed: 'all', top: 3 });
    const shares = [101, 101, 100];
    for (const [place, { state, seed = `all/${place}` }] of positions.entries()) {
      const alone = await post(app, one, { state, seed, budget: { visits: shares[place] }, top: 3 });
      expect(positionsOf(told)[place]).toEqual(alone.json);
    }
  });

  it('gives a level to every position', async () => {
    const told = await post(app, many, { positions: [{ state: VIEW }, { state: VIEW }], level: 2, seed: 1, top: 3 });
    const alone = await post(app, one, { state: VIEW, level: 2, seed: '1/1', top: 3 });
    expect(positionsOf(told)[1]).toEqual(alone.json);
  });

  it('tells what is wrong with a position in its place, and answers the others', async () => {
    const finished = await playedOn(FULL, () => true);
    const answer = await post(app, many, {
      positions: [
        { state: VIEW },
        { state: SPOILT },
        { state: finished },
        { state: VIEW, include: [{ type: 'nothing' }] },
        { sate: VIEW },
        7,
      ],
      budget: { visits: 100 },
    });
    expect(answer.status).toBe(200);
    const [good, spoilt, over, include, misspelt, number] = positionsOf(answer);
    expect(good).toMatchObject({ search: { visits: 100 } });
    expect(problemOf(spoilt)['code']).toBe('invalid-state');
    expect(pointersIn(spoilt)).toContain('/positions/1/state/options/seats');
    expect(problemOf(over)['code']).toBe('terminal-state');
    expect(pointersIn(over)).toEqual(['/positions/2/state']);
    expect(pointersIn(include)).toEqual(['/positions/3/include/0/type']);
    expect(pointersIn(misspelt)).toEqual(['/positions/4/sate', '/positions/4/state']);
    expect(pointersIn(number)).toEqual(['/positions/5']);
  });

  it('refuses the whole for what is wrong with the request', async () => {
    const positions = [{ state: VIEW }, { state: VIEW }];
    const faultOf = async (body: object) => pointersOf(await post(app, many, body));
    expect(await faultOf({ positions: [] })).toEqual(['/positions']);
    expect(await faultOf({ positions: Array.from({ length: 101 }, () => ({ state: VIEW })) })).toEqual(['/positions']);
    expect(await faultOf({ positions, budget: { visits: 1 } })).toEqual(['/budget/visits']);
    expect(await faultOf({ positions, budget: { visits: 1e9 } })).toEqual(['/budget/visits']);
    expect(await faultOf({ positions, level: 3, budget: { visits: 9 } })).toEqual(['/level']);
    expect(await faultOf({ positions, state: VIEW })).toEqual(['/state']);
    const small = await openApp({ env: { MAX_VISITS: '100' } });
    expect(pointersOf(await post(small, many, { positions, level: 3 }))).toEqual(['/level']);
    const tight = await openApp({ env: { RECORD_LIMIT_BYTES: '1024' } });
    expect((await post(tight, many, { positions })).json['code']).toBe('too-large');
  });

  it('tells each position on a stream when it is done', async () => {
    const positions = [{ state: VIEW }, { state: SPOILT }, { state: FULL }];
    const body = { positions, budget: { visits: 100 }, seed: 1 };
    const headers = { 'x-request-id': 'same' };
    const { text } = await post(app, many, body, { ...headers, accept: 'text/event-stream' });
    const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data = '']) => [
      name,
      JSON.parse(data),
    ]);
    expect(events.map(([name]) => name)).toEqual(['progress', 'progress', 'progress', 'result']);
    const plain = await post(app, many, body, headers);
    expect(events.at(-1)?.[1]).toEqual(plain.json);
    const told = events.slice(0, -1).map(([, { position, found }]) => [position, found]);
    expect(told.toSorted(([left], [right]) => left - right).map(([, found]) => found)).toEqual(positionsOf(plain));
  });

  it('ends in the time that all of them have', async () => {
    const positions = Array.from({ length: 30 }, () => ({ state: VIEW }));
    const began = performance.now();
    const answer = await post(app, many, { positions, budget: { timeMs: 900 }, seed: 1 });
    // Two at once have twice that together, and not a single millisecond each once the time of one share is over.
    const spent = positionsOf(answer).map(({ search }) => Number(Object(search).timeMs));
    expect(spent.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(450);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

it.each(['recommend-many', 'analyze-many'])('%s has the same bytes of one searcher and of two', async (operation) => {
  const positions = [VIEW, FULL, VIEW, FULL, VIEW].map((state) => ({ state, include: [exampleOf('apply')['action']] }));
  const texts: string[] = [];
  for (const count of [1, 2]) {
    const one = await openApp({ env: { SEARCHERS: `${count}` }, backend: inProcessBackend(games, count) });
    texts.push((await post(one, operation, { positions, budget: { visits: 2000 }, seed: 1, ensembles: 2 })).text);
  }
  expect(texts[0]).toContain('"included":');
  expect(texts[1]).toBe(texts[0]);
});

it('no more positions are searched at once than there are searchers, and forced ones not at all', async () => {
  let [now, most, all] = [0, 0, 0];
  const inner = inProcessBackend(games);
  const backend: Backend = {
    ...inner,
    start(task, onProgress) {
      all++;
      most = Math.max(most, ++now);
      const running = inner.start(task, onProgress);
      running.reply.then(() => now--);
      return running;
    },
  };
  const spied = await openApp({ backend });
  const { state } = (await post(app, 'setup', { seed: 1 })).json;
  const forced = await playedOn(state, (legal) => legal.length > 1);
  const positions = [forced, ...Array.from({ length: 6 }, () => VIEW)].map((state) => ({ state }));
  const answer = await post(spied, 'recommend-many', { positions, budget: { visits: 600 } });
  expect(positionsOf(answer).map(({ search }) => Object(search).visits)).toEqual([0, 100, 100, 100, 100, 100, 100]);
  expect([most, all]).toEqual([2, 6]);
});

it('a service that cannot search says when to come back', async () => {
  const backend: Backend = {
    ...inProcessBackend(games),
    start: () => ({ reply: Promise.resolve({ status: 'overloaded', retryAfterSeconds: 3 }), cancel: () => {} }),
  };
  const busy = await openApp({ backend });
  const answer = await post(busy, 'analyze-many', { ...exampleOf('analyze-many') });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3']);
});
