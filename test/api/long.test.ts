/** Searches that are handed in and come back for. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stream } from '../../src/core/random.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { memoryLedger } from '../../src/jobs/memory-ledger.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import {
  type Answer,
  anthropocene,
  exampleOf,
  FULL,
  games,
  get,
  misfits,
  openApp,
  openSharedApp,
  pointersOf,
  post,
  VIEW,
} from './support.ts';

const AT = '/v1/searches';
const KINDS = ['recommend', 'hint', 'analyze', 'review'] as const;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

/** A body of `kind` that is quickly done. */
const bodyOf = (kind: string): Record<string, unknown> => ({ ...exampleOf(kind), budget: { visits: 600 } });

const handIn = (to: FastifyInstance, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  post(to, AT, { game: 'anthropocene', kind: 'analyze', ...body }, headers);

const addressOf = ({ headers, text }: Answer): string => {
  expect(headers['location'], text).toMatch(/^\/v1\/searches\/[0-9a-f]{32}$/);
  return String(headers['location']);
};

/** Waits for what a search comes to; the machine may be busy. */
const until = <T>(look: () => T) => expect.poll(look, { timeout: 50_000, interval: 20 });

const remove = async (from: FastifyInstance, url: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await from.inject({ method: 'DELETE', url, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
};

/** The search at `url` once it is over. */
const over = async (at: FastifyInstance, url: string): Promise<Record<string, unknown>> => {
  await until(async () => (await get(at, url)).json['endedAt']).not.toBeNull();
  return (await get(at, url)).json;
};

/** A backend whose searches wait until they are let go or cancelled, and tell of some progress first. */
const held = () => {
  const inner = inProcessBackend(games);
  const gate = Promise.withResolvers<void>();
  const started: { readonly lane: string | undefined; cancelled: boolean }[] = [];
  const backend: Backend = {
    ...inner,
    start(task, onProgress) {
      const cancelled = Promise.withResolvers<void>();
      const own = { lane: task.lane, cancelled: false };
      started.push(own);
      const found = inner.start({ ...task, visits: 64, ensembles: 1 }).reply;
      const reply = (async () => {
        const done = await found;
        if (done.status === 'done') onProgress?.(done.table);
        await Promise.race([gate.promise, cancelled.promise]);
        return done.status === 'done' && own.cancelled ? { ...done, stopReason: 'cancelled' as const } : done;
      })();
      return {
        reply,
        cancel() {
          own.cancelled = true;
          cancelled.resolve();
        },
      };
    },
  };
  return { backend, started, letGo: () => gate.resolve() };
};

describe('a search that is handed in', () => {
  it.each(KINDS)('of kind %s ends with the bytes of the operation itself', async (kind) => {
    const body = bodyOf(kind);
    const direct = await post(app, kind, body);
    expect(direct.status).toBe(200);
    const started = await handIn(app, { ...body, kind });
    expect(started).toMatchObject({ status: 202, json: { kind, game: 'anthropocene', answer: null } });
    expect(misfits('start-search', started)).toEqual([]);
    const done = await over(app, addressOf(started));
    expect(done).toMatchObject({ status: 'done', problem: null });
    expect(JSON.stringify(done['answer'])).toBe(direct.text);
    const shown = await get(app, addressOf(started));
    expect(misfits('search', shown)).toEqual([]);
    // As it stands in the answer, not only as it was read.
    expect(shown.text).toContain(`"answer":${direct.text}`);
  });

  it('has its language from the request that handed it in', async () => {
    const started = await handIn(app, bodyOf('hint'), { 'accept-language': 'fr' });
    const direct = await post(app, 'analyze', bodyOf('hint'), { 'accept-language': 'fr' });
    const { answer } = await over(app, addressOf(started));
    expect(JSON.stringify(answer)).toBe(direct.text);
  });

  it('without a seed is given one, and told', async () => {
    const { seed: _, ...body } = bodyOf('recommend');
    const started = await handIn(app, { ...body, kind: 'recommend' });
    const { answer } = await over(app, addressOf(started));
    expect(Object(answer).search.seed).toMatch(/^[0-9a-f]{16}$/);
  });

  it('values actions beside the best one', async () => {
    const include = [exampleOf('apply')['action']];
    const started = await handIn(app, { ...bodyOf('analyze'), include });
    const direct = await post(app, 'analyze', { ...bodyOf('analyze'), include });
    expect(direct.json['included']).toHaveLength(1);
    expect(JSON.stringify((await over(app, addressOf(started)))['answer'])).toBe(direct.text);
  });

  it('goes on from trees that are kept', async () => {
    const started = await handIn(app, { ...bodyOf('recommend'), kind: 'recommend', continuation: {} });
    const { answer } = await over(app, addressOf(started));
    const { token } = Object(answer).continuation;
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const again = await handIn(app, { ...bodyOf('recommend'), kind: 'recommend', continuation: { token } });
    expect(Object((await over(app, addressOf(again)))['answer']).continuation).toMatchObject({ fresh: false });
  });

  it('is checked as its operation checks it, at once', async () => {
    for (const [kind, change] of [
      ['hint', { level: 11 }],
      ['hint', { sead: 1 }],
      ['analyze', { state: { ...VIEW, ice: 'thick' } }],
      ['recommend', { state: { ...VIEW, sky: [1, 1, 1] } }],
      ['recommend', { model: 'my-own' }],
      ['review', { record: {} }],
      ['review', { budget: {} }],
    ] as const) {
      const body = { ...bodyOf(kind), ...change };
      const [direct, started] = [await post(app, kind, body), await handIn(app, { ...body, kind })];
      expect(started.status, kind).toBe(direct.status);
      expect(started.json['code']).toBe(direct.json['code']);
      expect(pointersOf(started)).toEqual(pointersOf(direct));
      expect(misfits('start-search', started)).toEqual([]);
    }
  });

  it('needs a game and a kind that there are', async () => {
    expect(pointersOf(await post(app, AT, { state: VIEW }))).toEqual(['/game', '/kind']);
    expect(await handIn(app, { ...bodyOf('hint'), kind: 'apply' })).toMatchObject({ status: 400 });
    expect(await handIn(app, { ...bodyOf('hint'), game: 'chess' })).toMatchObject({
      status: 404,
      json: { code: 'unknown-game' },
    });
  });

  it('may be as long as a record only where it is a review', async () => {
    const small = await openApp({ env: { BODY_LIMIT_BYTES: '2048' } });
    expect(await handIn(small, { ...bodyOf('hint'), avoid: Array(300).fill({ type: 'play' }) })).toMatchObject({
      status: 413,
      json: { code: 'too-large' },
    });
    expect((await handIn(small, { ...bodyOf('review'), kind: 'review' })).status).toBe(202);
  });
});

describe('a search under way', () => {
  it('tells how far it is with the best answer so far, and ends with that when it is asked to', async () => {
    const { backend, started } = held();
    const slow = await openApp({ backend });
    const url = addressOf(await handIn(slow, { ...bodyOf('analyze'), budget: { visits: 5000 } }));
    await until(async () => (await get(slow, url)).json['answer']).not.toBeNull();
    const { json } = await get(slow, url);
    expect(json).toMatchObject({ status: 'running', progress: { done: 64, of: 5000 }, endedAt: null });
    expect(json['answer']).toMatchObject({ search: { visits: 64, stopReason: null } });
    const ended = await remove(slow, url);
    expect(ended).toMatchObject({ status: 200, json: { status: 'ended', answer: { search: { visits: 64 } } } });
    expect(misfits('end-search', ended)).toEqual([]);
    expect(started).toEqual([{ lane: 'long', cancelled: true }]);
    expect((await get(slow, url)).json).toEqual(ended.json);
    expect((await remove(slow, url)).json).toEqual(ended.json);
  });

  it('that is a review ends with the decisions that were judged', async () => {
    let searches = 0;
    const inner = inProcessBackend(games);
    const { backend: slow } = held();
    const backend: Backend = { ...inner, start: (...task) => (++searches > 2 ? slow : inner).start(...task) };
    const few = await openApp({ backend, env: { SEARCHERS: '1' } });
    const url = addressOf(await handIn(few, { ...bodyOf('review'), kind: 'review' }));
    await until(() => searches).toBeGreaterThan(2);
    const all = (await get(few, url)).json['progress'];
    expect(all).toMatchObject({ done: 2 });
    const { json } = await remove(few, url);
    expect(json).toMatchObject({ status: 'ended', problem: null });
    const { decisions } = Object(json['answer']);
    expect(decisions.length).toBeGreaterThanOrEqual(2);
    expect(decisions.length).toBeLessThan(Object(all).of);
  });

  it('that still waits ends without an answer', async () => {
    const { backend, letGo } = held();
    const slow = await openApp({ backend });
    const urls: string[] = [];
    for (let count = 0; count < 4; count++) urls.push(addressOf(await handIn(slow, bodyOf('hint'))));
    expect((await get(slow, '/v1/queue')).json['long']).toMatchObject({ queued: 2, running: 2 });
    const ended = await remove(slow, urls[3] ?? '');
    expect(ended.json).toMatchObject({ status: 'ended', answer: null, startedAt: null });
    letGo();
    expect(await over(slow, urls[2] ?? '')).toMatchObject({ status: 'done' });
  });

  it('waits where the backend has no room or nobody is there, and is tried again where it was lost', async () => {
    const inner = inProcessBackend(games);
    const nobody = { status: 'lost', detail: 'Nobody is there.', retryAfterSeconds: 0.01, untried: true } as const;
    const refusals = [
      { status: 'overloaded', retryAfterSeconds: 0.01 },
      { status: 'lost', detail: 'Two searchers died.', retryAfterSeconds: 0.01 },
      ...Array.from({ length: 5 }, () => nobody),
    ] as const;
    let tries = 0;
    const backend: Backend = {
      ...inner,
      start(...task) {
        const refusal = refusals[tries++];
        return refusal ? { reply: Promise.resolve(refusal), cancel: () => {} } : inner.start(...task);
      },
    };
    const flaky = await openApp({ backend });
    const direct = await post(app, 'analyze', bodyOf('analyze'));
    const { answer } = await over(flaky, addressOf(await handIn(flaky, bodyOf('analyze'))));
    expect(JSON.stringify(answer)).toBe(direct.text);
    expect(tries).toBe(8);
  });

  it('that fails says so with a problem', async () => {
    const backend: Backend = {
      ...inProcessBackend(games),
      start: () => ({ reply: Promise.resolve({ status: 'failed', detail: 'It broke.' }), cancel: () => {} }),
    };
    const broken = await openApp({ backend });
    const started = await handIn(broken, bodyOf('hint'), { 'x-request-id': 'mine' });
    const done = await over(broken, addressOf(started));
    expect(done).toMatchObject({ status: 'failed', answer: null, problem: { code: 'internal', requestId: 'mine' } });
    expect(misfits('search', await get(broken, addressOf(started)))).toEqual([]);
  });
});

describe('a search belongs to the key that it was handed in with', () => {
  const keys = { API_KEYS: 'first-key,second-key' };
  const [mine, others] = [{ 'x-api-key': 'first-key' }, { 'x-api-key': 'second-key' }];

  it('and is not there for others', async () => {
    const keyed = await openApp({ env: keys });
    const url = addressOf(await handIn(keyed, bodyOf('hint'), mine));
    const never = await get(keyed, `${AT}/${'0'.repeat(32)}`, { ...others, 'x-request-id': 'same' });
    for (const address of [url, `${url}/events`]) {
      const answer = await get(keyed, address, { ...others, 'x-request-id': 'same' });
      expect(answer).toMatchObject({ status: 404, json: { code: 'unknown-search' } });
      expect(answer.text).toBe(never.text);
    }
    expect(await remove(keyed, url, others)).toMatchObject({ status: 404 });
    expect((await get(keyed, url, mine)).status).toBe(200);
    expect((await get(keyed, url)).status).toBe(401);
    expect(misfits('search', never)).toEqual([]);
  });

  it('and so do its limits and its idempotency keys', async () => {
    const { backend } = held();
    const keyed = await openApp({ backend, env: { ...keys, LONG_PER_CALLER: '1' } });
    const once = { 'idempotency-key': 'monday' };
    const first = await handIn(keyed, bodyOf('hint'), { ...mine, ...once });
    expect((await handIn(keyed, bodyOf('hint'), { ...others, ...once })).json['id']).not.toBe(first.json['id']);
    const more = await handIn(keyed, { ...bodyOf('hint'), seed: 2 }, mine);
    expect(more).toMatchObject({ status: 429, json: { code: 'quota-exceeded' } });
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(0);
    expect(misfits('start-search', more)).toEqual([]);
  });

  it('has a name that nobody can guess', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async () => addressOf(await handIn(app, bodyOf('hint')))));
    expect(new Set(ids).size).toBe(8);
    for (const id of ['1', '..', '0'.repeat(31), 'x'.repeat(32), '%00'])
      expect([404, 400]).toContain((await get(app, `${AT}/${id}`)).status);
  });
});

describe('the same request sent again', () => {
  it('with its idempotency key is done once, also where its seed is drawn', async () => {
    const { seed: _, ...body } = bodyOf('hint');
    const key = { 'idempotency-key': 'once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(app, body, key)));
    expect(new Set(answers.map(addressOf)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  });

  it('as another request is refused', async () => {
    const key = { 'idempotency-key': 'twice' };
    await handIn(app, bodyOf('hint'), key);
    const other = await handIn(app, { ...bodyOf('hint'), seed: 'other' }, key);
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency-conflict' } });
    expect(misfits('start-search', other)).toEqual([]);
    expect(await handIn(app, bodyOf('hint'), { 'idempotency-key': 'two words' })).toMatchObject({ status: 400 });
  });
});

it('processor time is counted, and when that of a day is used up, no more is taken', async () => {
  let now = Date.UTC(2026, 0, 1, 23, 59);
  const limits = { most: 9, bytes: 1e6, keptMs: 1e9, perCaller: 9, msADay: 1 };
  const counted = await openApp({ backend: inProcessBackend(games), ledger: memoryLedger(limits, () => now) });
  await over(counted, addressOf(await handIn(counted, { ...bodyOf('analyze'), budget: { visits: 4000 } })));
  const refused = await handIn(counted, bodyOf('analyze'));
  expect(refused).toMatchObject({ status: 429, json: { code: 'quota-exceeded' }, headers: { 'retry-after': '60' } });
  now += 60_000;
  expect((await handIn(counted, bodyOf('analyze'))).status).toBe(202);
});

interface Event {
  readonly id: number;
  readonly name: string;
  readonly data: Record<string, unknown>;
}

const eventsOf = (text: string): Event[] =>
  [...text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, name = '', data = '']) => ({
    id: Number(id),
    name,
    data: JSON.parse(data),
  }));

describe('watching a search', () => {
  it('tells it as it stands, then once how it ended', async () => {
    const { backend, letGo } = held();
    const slow = await openApp({ backend });
    const url = addressOf(await handIn(slow, bodyOf('analyze')));
    const watching = get(slow, `${url}/events`);
    await until(async () => (await get(slow, url)).json['answer']).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 600));
    letGo();
    const answer = await watching;
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const events = eventsOf(answer.text);
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { status: 'done' } });
    expect(events.at(-1)?.data).toEqual((await get(slow, url)).json);
    expect(events.filter(({ name }) => name === 'result')).toHaveLength(1);
    expect(events.some(({ name, data }) => name === 'progress' && data['answer'] !== null)).toBe(true);
    expect(events.map(({ id }) => id)).toEqual([...new Set(events.map(({ id }) => id))].sort((a, b) => a - b));
  });

  it('goes on where it was, and stops a client that has seen the end', async () => {
    const url = addressOf(await handIn(app, bodyOf('hint')));
    await over(app, url);
    const all = eventsOf((await get(app, `${url}/events`)).text);
    const last = all.at(-1)?.id ?? 0;
    expect(all.map(({ name }) => name)).toEqual(['result']);
    const before = await get(app, `${url}/events`, { 'last-event-id': String(last - 1) });
    expect(eventsOf(before.text)).toEqual(all);
    expect((await get(app, `${url}/events`, { 'last-event-id': String(last) })).status).toBe(204);
  });

  it('is told nothing twice', async () => {
    const { backend, letGo } = held();
    const slow = await openApp({ backend });
    const url = addressOf(await handIn(slow, bodyOf('analyze')));
    await until(async () => (await get(slow, url)).json['answer']).not.toBeNull();
    const whole = get(slow, `${url}/events`);
    await new Promise((resolve) => setTimeout(resolve, 400));
    letGo();
    const [first, second] = eventsOf((await whole).text);
    expect(first?.name).toBe('progress');
    const resumed = eventsOf((await get(slow, `${url}/events`, { 'last-event-id': String(first?.id) })).text);
    expect(resumed).toEqual([second]);
  });

  it('does no harm to the search when the watcher goes', async () => {
    const { backend, letGo, started } = held();
    const slow = await openApp({ backend });
    const url = addressOf(await handIn(slow, bodyOf('analyze')));
    const origin = await slow.listen({ port: 0 });
    const leaving = new AbortController();
    const response = await fetch(`${origin}${url}/events`, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    letGo();
    expect(await over(slow, url)).toMatchObject({ status: 'done' });
    expect(started[0]?.cancelled).toBe(false);
  });
});

describe('blindness', () => {
  /** Full states that differ in nothing the seat to act can see. */
  const worlds = (): unknown[] => {
    const { game, catalogs } = anthropocene;
    return Array.from({ length: 6 }, (_, index) => {
      const state = game.decode(Object(FULL), catalogs);
      if (!state.ok) throw new Error('the example does not decode');
      game.redeal(state.value, game.toAct(state.value), stream(index, 'test'));
      return game.encode(state.value, 'all');
    });
  };

  it.each(['recommend', 'hint', 'analyze'])('of %s: what is kept, searched and answered is the same', async (kind) => {
    const kept: string[] = [];
    const tasks: string[] = [];
    const inner = inProcessBackend(games);
    const ledger = memoryLedger({ most: 99, bytes: 1e8, keptMs: 1e9, perCaller: 99, msADay: 0 }, Date.now);
    const spy = await openApp({
      backend: {
        ...inner,
        start(task, onProgress) {
          tasks.push(JSON.stringify(task));
          return inner.start(task, onProgress);
        },
      },
      ledger: {
        ...ledger,
        add(search, idempotency) {
          kept.push(JSON.stringify([search.asked, idempotency]));
          return ledger.add(search, idempotency);
        },
      },
    });
    const states = worlds();
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBeGreaterThan(3);
    const answers: string[] = [];
    for (const state of [...states, VIEW]) {
      const started = await handIn(spy, { ...bodyOf(kind), kind, state });
      answers.push(JSON.stringify((await over(spy, addressOf(started)))['answer']));
    }
    expect(new Set(answers).size).toBe(1);
    expect(new Set(kept).size).toBe(1);
    expect(new Set(tasks).size).toBe(1);
  });

  it('of a review: what is kept has no full state of an unfinished game', async () => {
    const kept: string[] = [];
    const ledger = memoryLedger({ most: 9, bytes: 1e8, keptMs: 1e9, perCaller: 9, msADay: 0 }, Date.now);
    const spy = await openApp({
      ledger: {
        ...ledger,
        add(search, idempotency) {
          kept.push(search.asked);
          return ledger.add(search, idempotency);
        },
      },
    });
    await handIn(spy, { ...bodyOf('review'), kind: 'review' });
    expect(kept[0]).toContain('"viewer":');
    expect(kept[0]).not.toContain('"viewer":"all"');
  });
});

describe('several callers', () => {
  it('whoever waits goes before what was handed in', async () => {
    const one = await openApp({ backend: inProcessBackend(games, 1), env: { SEARCHERS: '1' } });
    const long = addressOf(await handIn(one, { ...bodyOf('analyze'), budget: { visits: 20_000 } }));
    await until(async () => (await get(one, long)).json['status']).toBe('running');
    expect((await post(one, 'recommend', { ...exampleOf('recommend'), budget: { visits: 50 } })).status).toBe(200);
    expect((await get(one, long)).json['status']).toBe('running');
    await remove(one, long);
  });

  it('ten at once, one of them slow and one gone, all get their own answer', async () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const alone = await Promise.all(
      seeds.map(async (seed) => (await post(app, 'analyze', { ...bodyOf('analyze'), seed })).text),
    );
    const urls = await Promise.all(
      seeds.map(async (seed) => addressOf(await handIn(app, { ...bodyOf('analyze'), seed }))),
    );
    const slow = addressOf(await handIn(app, { ...bodyOf('analyze'), budget: { visits: 1_000_000 } }));
    const gone = addressOf(await handIn(app, { ...bodyOf('analyze'), budget: { visits: 1_000_000 } }));
    await remove(app, gone);
    for (const [seed, url] of urls.entries())
      expect(JSON.stringify((await over(app, url))['answer'])).toBe(alone[seed]);
    expect((await remove(app, slow)).json).toMatchObject({ status: 'ended' });
  });
});

it('a service that stops gives back what is under way, and ends its watchers', async () => {
  const { backend, started } = held();
  const ledger = memoryLedger({ most: 9, bytes: 1e6, keptMs: 1e9, perCaller: 9, msADay: 0 }, Date.now);
  const stopping = await openSharedApp({ backend, ledger });
  const started202 = await handIn(stopping, bodyOf('analyze'));
  const url = addressOf(started202);
  await until(() => started.length).toBe(1);
  const watching = get(stopping, `${url}/events`);
  await until(async () => (await get(stopping, url)).json['answer']).not.toBeNull();
  await stopping.close();
  expect((await watching).text).not.toContain('event: result');
  expect(await ledger.find(String(started202.json['id']), '')).toMatchObject({ status: 'queued' });
});

it('the queue says what waits', async () => {
  const answer = await get(app, '/v1/queue');
  expect(answer).toMatchObject({ status: 200, json: { queued: 0, running: 0, searchers: 2 } });
  expect(misfits('queue', answer)).toEqual([]);
});
