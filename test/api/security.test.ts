import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { exampleOf, FULL, games, get, openApp, post } from './support.ts';

const KEY = 'a-long-enough-key';

describe('API keys', () => {
  it('open /v1 and /metrics, either way of showing them', async () => {
    const app = await openApp({ env: { API_KEYS: `another-key, ${KEY}` } });
    for (const path of ['/v1/games', '/metrics', '/v1/games/anthropocene', '/%76%31/games']) {
      const refused = await get(app, path);
      expect([refused.status, refused.json['code'], refused.headers['www-authenticate']]).toEqual([
        401,
        'unauthorized',
        'Bearer',
      ]);
      expect((await get(app, path, { authorization: 'Bearer wrong-key' })).status).toBe(401);
      expect((await get(app, path, { authorization: `Bearer ${KEY}` })).status).toBe(200);
      expect((await get(app, path, { 'x-api-key': KEY })).status).toBe(200);
    }
  });

  it('are not needed for probes and documentation', async () => {
    const app = await openApp({ env: { API_KEYS: KEY } });
    for (const path of ['/', '/livez', '/readyz', '/openapi.json', '/docs/'])
      expect((await get(app, path)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  it('refuses what comes too often, and says when to come back', async () => {
    const app = await openApp({ env: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await get(app, '/v1/games', { 'x-api-key': `${count}` })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await get(app, '/v1/games');
    expect(refused.json['code']).toBe('rate-limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(app, '/livez')).status).toBe(200);
  });

  it('counts checked keys apart', async () => {
    const app = await openApp({ env: { RATE_LIMIT: '1', API_KEYS: `another-key,${KEY}` } });
    const statusOf = async (key: string) => (await get(app, '/v1/games', { 'x-api-key': key })).status;
    expect([await statusOf(KEY), await statusOf('another-key'), await statusOf(KEY)]).toEqual([200, 200, 429]);
  });

  it('counts wrong keys like any other request, each new one too', async () => {
    const app = await openApp({ env: { RATE_LIMIT: '2', API_KEYS: KEY } });
    const statusOf = async (key: string) => (await get(app, '/v1/games', { 'x-api-key': key })).status;
    expect([await statusOf('wrong-key-1'), await statusOf('wrong-key-2'), await statusOf('wrong-key-3')]).toEqual([
      401, 401, 429,
    ]);
    expect(await statusOf(KEY)).toBe(200);
  });
});

describe('browsers', () => {
  it('may call from no other page by default', async () => {
    const app = await openApp();
    const answer = await get(app, '/v1/games', { origin: 'https://example.org' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });

  it('may call from the pages that are named', async () => {
    const app = await openApp({ env: { CORS_ORIGINS: 'https://example.org' } });
    const allowed = async (origin: string) =>
      (await get(app, '/v1/games', { origin })).headers['access-control-allow-origin'];
    expect(await allowed('https://example.org')).toBe('https://example.org');
    expect(await allowed('https://example.com')).toBeUndefined();
  });
});

describe('the log', () => {
  const listen = () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    return { lines, logger: pino(sink) };
  };

  it('has one line a request and one a search, with the request identifier', async () => {
    const { lines, logger } = listen();
    const app = await openApp({ logger });
    const body = { state: FULL, budget: { visits: 50 } };
    await post(app, 'recommend', body, { 'x-request-id': 'request-7' });
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.map(({ msg }) => msg)).toEqual(['search', 'request']);
    for (const entry of entries) expect(entry.requestId).toBe('request-7');
    expect(entries[0]).toMatchObject({
      game: 'anthropocene',
      operation: 'recommend',
      visits: 50,
      stopReason: 'visits',
    });
    expect(entries[1]).toMatchObject({ method: 'POST', path: '/v1/games/anthropocene/recommend', status: 200 });
  });

  it('alone tells why a search failed', async () => {
    const { lines, logger } = listen();
    const reply = Promise.resolve({ status: 'failed', detail: 'Two searchers died.' } as const);
    const app = await openApp({
      logger,
      backend: { ...inProcessBackend(games), start: () => ({ reply, cancel() {} }) },
    });
    const answer = await post(app, 'recommend', { state: FULL }, { 'x-request-id': 'request-8' });
    expect([answer.status, answer.json['code']]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('searchers');
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ requestId: 'request-8', detail: 'Two searchers died.' }]);
  });

  it('never holds a key, a state or a query', async () => {
    const { lines, logger } = listen();
    const broken = {
      ...inProcessBackend(games),
      start: () => ({ reply: Promise.reject(new Error('broken')), cancel: () => {} }),
    };
    const app = await openApp({ logger, env: { API_KEYS: KEY, LOG_LEVEL: 'trace' }, backend: broken });
    const headers = { authorization: `Bearer ${KEY}` };
    const failed = await post(app, 'recommend', { state: FULL }, headers);
    expect([failed.status, failed.json['code']]).toEqual([500, 'internal']);
    expect(failed.text).not.toContain('broken');
    await post(
      app,
      'apply',
      { ...exampleOf('apply'), action: { type: 'play', card: '1-air-0', column: 'W' } },
      headers,
    );
    await post(app, 'recommend', `${JSON.stringify({ state: FULL })}}`, headers);
    await get(app, `/v1/games?key=${KEY}`, headers);
    const log = lines.join('');
    expect(log).toContain('broken');
    for (const secret of [KEY, '"hand"', '"players"', '-air-']) expect(log).not.toContain(secret);
  });
});

it('takes a request identifier only if it is harmless', async () => {
  const app = await openApp();
  expect((await get(app, '/livez', { 'x-request-id': 'a.b-1' })).headers['x-request-id']).toBe('a.b-1');
  expect((await get(app, '/livez', { 'x-request-id': 'x'.repeat(65) })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

it('is ready only while it has searchers and is not closing', async () => {
  const backend = { ...inProcessBackend(games), state: () => ({ searchers: 0, busy: 0, queued: 0 }) };
  const app = await openApp({ backend });
  const answer = await get(app, '/readyz');
  expect([answer.status, answer.json['code'], answer.headers['retry-after']]).toEqual([503, 'overloaded', '1']);
});
