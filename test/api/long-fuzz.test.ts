/** Requests to the routes of searches that are handed in, drawn at random. */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { many } from '../support/many.ts';
import { exampleOf, get, misfits, openSharedApp, post } from './support.ts';

/** Requests in all. */
const TOTAL = many(500);

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp({ env: { LONG_SEARCHES: '32' } });
});
afterAll(async () => void (await app.close()));

const KINDS = ['recommend', 'hint', 'analyze', 'review'];
const FIELDS = ['game', 'kind', 'state', 'record', 'budget', 'level', 'seed', 'lang', 'top', 'allow', 'continuation'];

const sound = fc.constantFrom(...KINDS).map((kind) => ({
  game: 'anthropocene',
  kind,
  ...exampleOf(kind),
  budget: { visits: 16 },
}));
const spoilt = fc
  .tuple(sound, fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 2 }))
  .map(([body, changes]) => ({ ...body, ...changes }));
const bodies = fc.oneof(sound, spoilt, spoilt, fc.jsonValue(), fc.string());
const header = fc.option(fc.oneof(fc.constantFrom('a', 'b'), fc.string({ unit: 'binary-ascii', maxLength: 300 })), {
  nil: undefined,
});

it('no body and no header breaks the service', { timeout: 600_000 }, async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(bodies, header, async (body, key) => {
      // Node's own client refuses headers that no server could be sent.
      const headers = key !== undefined && /^[\t\x20-\x7e]*$/.test(key) ? { 'idempotency-key': key } : undefined;
      const answer = await post(app, '/v1/searches', body, headers);
      expect([200, 202, 400, 404, 409, 413, 422, 429, 503], answer.text).toContain(answer.status);
      expect(misfits('start-search', answer)).toEqual([]);
      seen.add(answer.status);
    }),
    { numRuns: TOTAL * 0.7 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([202, 400]));
});

it('no address, method or event number breaks it', { timeout: 600_000 }, async () => {
  const { json } = await post(app, '/v1/searches', {
    game: 'anthropocene',
    kind: 'recommend',
    ...exampleOf('recommend'),
  });
  const id = fc.oneof(
    fc.constant(String(json['id'])),
    fc.string({ maxLength: 40 }),
    fc.stringMatching(/^[0-9a-f]{32}$/),
  );
  const last = fc.oneof(fc.nat().map(String), fc.constantFrom('-1', '1e9', 'x', ' ', '99999999999999999999'));
  await fc.assert(
    fc.asyncProperty(
      id,
      fc.constantFrom('', '/events', '/other'),
      fc.boolean(),
      last,
      async (name, end, ends, seen) => {
        const url = `/v1/searches/${encodeURIComponent(name.toWellFormed())}${end}`;
        const headers = { 'last-event-id': seen };
        const answer = ends
          ? await app.inject({ method: 'DELETE', url, headers }).then(({ statusCode }) => statusCode)
          : (await get(app, url, headers)).status;
        expect([200, 204, 400, 404, 405]).toContain(answer);
      },
    ),
    { numRuns: TOTAL * 0.3 },
  );
});

it('the service still answers', async () => {
  expect((await get(app, '/v1/queue')).status).toBe(200);
});
