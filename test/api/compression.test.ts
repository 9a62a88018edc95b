import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, openSharedApp, PATH } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const ask = (url: string, encoding: string, body?: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { ...headers, 'accept-encoding': encoding, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });

describe('a long answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to who takes that, and is the same', async (encoding, open) => {
    const plain = await ask('/openapi.json', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('/openapi.json', encoding);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
    expect(open(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('of an operation is compressed as well', async () => {
    const { headers, rawPayload } = await ask(`${PATH}/analyze`, 'gzip', {
      ...exampleOf('analyze'),
      budget: { visits: 50 },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toMatchObject({ seat: 0 });
  });
});

it('short answers and refusals are sent as they are', async () => {
  for (const answer of [await ask('/livez', 'gzip, br'), await ask(`${PATH}/recommend`, 'gzip, br', {})])
    expect(answer.headers['content-encoding']).toBeUndefined();
});

it('a stream is never compressed, however long it is', async () => {
  const accept = { accept: 'text/event-stream' };
  const { headers, body } = await ask(
    `${PATH}/analyze`,
    'gzip, br',
    { ...exampleOf('analyze'), budget: { visits: 50 } },
    accept,
  );
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toContain('event: result');
  expect(body.length).toBeGreaterThan(4096);
});
