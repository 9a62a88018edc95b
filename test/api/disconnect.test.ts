import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Backend } from '../../src/jobs/backend.ts';
import { openSharedApp, PATH, VIEW } from './support.ts';

/** Time within which a searcher must be free again. */
const MOST_MS = 50;

interface Watched {
  readonly backend: Backend;
  readonly started: Promise<void>;
  readonly cancelled: Promise<void>;
}

/** A backend whose one search never ends by itself. */
const endless = (): Watched => {
  const started = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const backend: Backend = {
    start() {
      started.resolve();
      return {
        reply: cancelled.promise.then(() => ({ status: 'failed', detail: 'Nothing was found.' }) as const),
        cancel: () => cancelled.resolve(),
      };
    },
    state: () => ({ searchers: 1, busy: 1, queued: 0 }),
    queue: () => ({ queued: 0, running: 1, oldestMs: 0 }),
    close: async () => {},
  };
  return { backend, started: started.promise, cancelled: cancelled.promise };
};

let close = async (): Promise<void> => {};
afterEach(() => close());

it.each([
  ['application/json', 'recommend', { state: VIEW }],
  ['text/event-stream', 'recommend', { state: VIEW }],
  ['application/json', 'analyze-many', { positions: Array.from({ length: 9 }, () => ({ state: VIEW })) }],
  ['text/event-stream', 'analyze-many', { positions: Array.from({ length: 9 }, () => ({ state: VIEW })) }],
])('a caller of %s of %s who leaves ends the search', async (accept, operation, asked) => {
  const { backend, started, cancelled } = endless();
  const app = await openSharedApp({ backend });
  close = async () => void (await app.close());
  await app.listen({ port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const body = JSON.stringify(asked);
  const head = [
    `POST ${PATH}/${operation} HTTP/1.1`,
    'host: localhost',
    `accept: ${accept}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(address.port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await started;
  const left = performance.now();
  socket.destroy();
  await cancelled;
  expect(performance.now() - left).toBeLessThan(MOST_MS);
});

it('a caller who stays gets what was found although the request has long been read', async () => {
  const { backend, started, cancelled } = endless();
  const app = await openSharedApp({ backend });
  close = async () => void (await app.close());
  const origin = await app.listen({ port: 0 });
  const answer = fetch(`${origin}${PATH}/recommend`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: VIEW }),
  });
  await started;
  const early = await Promise.race([
    cancelled.then(() => 'cancelled'),
    new Promise((done) => setTimeout(done, 30, 'waiting')),
  ]);
  expect(early).toBe('waiting');
  app.server.closeAllConnections();
  await expect(answer).rejects.toThrow();
  await cancelled;
});
