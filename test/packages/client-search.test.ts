import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createClient, Problem } from '../../packages/client/src/index.ts';
import { openApp } from '../api/support.ts';

const arbor = async () => createClient({ baseUrl: await (await openApp()).listen({ port: 0, host: '127.0.0.1' }) });

it('a search is handed in, watched to its end, and has the answer of its operation', async () => {
  const client = await arbor();
  const game = client.game('anthropocene');
  const { state } = await game.setup({ options: { seats: 2 }, seed: 1 });
  const asked = { state, budget: { visits: 400 }, seed: 'client' };
  const handle = await game.start('recommend', { ...asked, idempotencyKey: 'once' });
  expect((await game.start('recommend', { ...asked, idempotencyKey: 'once' })).id).toBe(handle.id);
  const { answer, status } = await handle.over();
  expect(status).toBe('done');
  const { state: _, ...rest } = asked;
  expect(answer).toEqual(await game.recommend(state, rest));
  const again = game.search('recommend', handle.id);
  expect((await again.get()).answer?.action).toEqual(answer?.action);
  expect((await again.end()).status).toBe('done');
  expect(await client.queue()).toMatchObject({ queued: 0, running: 0 });
});

it('one that another key owns is a Problem', async () => {
  const error: unknown = await (await arbor())
    .game('earth')
    .search('hint', '0'.repeat(32))
    .get()
    .catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'unknown-search', status: 404 });
});

it('a watcher whose connection is cut comes back where it was', async () => {
  const asked: (string | undefined)[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.headers['last-event-id']?.toString());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (asked.length === 1)
      response.write('id: 3\nevent: progress\ndata: {"status":"running"}\n\n', () => response.destroy());
    else response.end('id: 5\nevent: result\ndata: {"status":"done"}\n\n');
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') return expect.fail('no port');
  const client = createClient({ baseUrl: `http://127.0.0.1:${address.port}` });
  const statuses: string[] = [];
  for await (const { status } of client.game('earth').search('hint', '1').watch({ pauseMs: 1 })) statuses.push(status);
  expect(statuses).toEqual(['running', 'done']);
  expect(asked).toEqual([undefined, '3']);
});
