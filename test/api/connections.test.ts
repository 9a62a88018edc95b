import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Backend, SearchReply } from '../../src/jobs/backend.ts';
import { emptyTable } from '../../src/mcts/root.ts';
import { get, openApp, openSharedApp, PATH, VIEW } from './support.ts';

const TABLE = emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, []);
const DONE: SearchReply = { status: 'done', table: TABLE, stopReason: 'cancelled', timeMs: 1 };

/** A backend whose searches end with `reply`, after `timeMs` or when they are cancelled. */
const slow = (timeMs: number, reply: SearchReply): Backend => ({
  start() {
    const over = new AbortController();
    const wait = setTimeout(timeMs, reply, { signal: over.signal }).catch(() => reply);
    return { reply: wait, cancel: () => over.abort() };
  },
  state: () => ({ searchers: 1, busy: 1, queued: 0 }),
  queue: () => ({ queued: 0, running: 1, oldestMs: 0 }),
  close: async () => {},
});

/** A log to read, and a promise of its first line with the message `msg`. */
const listen = (msg: string) => {
  const lines: Record<string, unknown>[] = [];
  const told = Promise.withResolvers<void>();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      const line = JSON.parse(String(chunk));
      lines.push(line);
      if (line.msg === msg) told.resolve();
      done();
    },
  });
  return { lines, told: told.promise, logger: pino(sink) };
};

/** A connection on which `words` have been sent; none but its own end ends it. */
const dial = async (app: FastifyInstance, words: string): Promise<Socket> => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const socket = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(words);
  return socket;
};

const head = (length: number, accept = 'application/json'): string =>
  [
    `POST ${PATH}/recommend HTTP/1.1`,
    'host: localhost',
    `accept: ${accept}`,
    'content-type: application/json',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');

const BODY = JSON.stringify({ state: VIEW });
const searching = (accept?: string): string => head(Buffer.byteLength(BODY), accept) + BODY;

describe('a request that cannot be read', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'This is not HTTP/1.1.'],
    ['a header of 20 KiB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_480)}\r\n\r\n`, 431, 'larger than 16 KiB'],
    ['a method that nobody knows', 'FOO /v1/games HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'No address answers'],
    ['a tunnel', 'CONNECT example.org:80 HTTP/1.1\r\nhost: example.org\r\n\r\n', 405, 'No address answers'],
    ['a broken body', `${head(5).replace('content-length: 5', 'transfer-encoding: chunked')}zz\r\n`, 400, 'HTTP/1.1.'],
  ])('%s has its own answer, and the connection ends', async (_name, words, status, detail) => {
    const socket = await dial(await openApp(), words);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain(detail);
  });

  it('is given up when it does not arrive', async () => {
    const app = await openApp();
    expect(app.server.requestTimeout).toBe(50_000);
    const socket = await dial(app, '');
    const [served]: Socket[] = await once(app.server, 'connection');
    socket.write(`${head(100)}{`);
    await once(app.server, 'request');
    app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), served);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"request-timeout"');
  });

  it.each(['application/json', 'text/event-stream'])('never spoils an answer of %s in flight', async (accept) => {
    const app = await openApp({ backend: slow(5000, DONE) });
    const socket = await dial(app, searching(accept));
    const answer = text(socket).catch(() => '');
    await once(app.server, 'request');
    // Time enough for a stream to begin.
    await setTimeout(300);
    socket.write('HELLO\r\n\r\n');
    expect(await answer).not.toContain('HTTP/1.1 400');
  });
});

describe('what HTTP asks of a request', () => {
  it.each([
    ['no host', 'GET /v1/games HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'this one has none'],
    ['two hosts', 'GET /v1/games HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400, 'this one has 2'],
    ['an expectation', `${head(2).replace('accept', 'expect: bananas\r\naccept')}{}`, 400, 'bananas'],
    ['a body longer than announced', `${head(1)}{}`, 400, 'not JSON'],
  ])('%s is refused in a problem document', async (_name, words, status, detail) => {
    const socket = await dial(await openApp(), words);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain(detail);
  });
});

describe('a caller who leaves', () => {
  it.each([
    ['application/json', { status: 'failed', detail: 'Nothing was found.' }],
    ['text/event-stream', { status: 'failed', detail: 'Nothing was found.' }],
    ['text/event-stream', DONE],
  ] as const)('of %s is logged and counted once, as no error', async (accept, reply) => {
    const { lines, told, logger } = listen('request');
    const app = await openApp({ backend: slow(5000, reply), logger });
    const socket = await dial(app, searching(accept));
    await once(app.server, 'request');
    await setTimeout(50);
    socket.destroy();
    await told;
    await setTimeout(300);
    expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toMatchObject([{ path: `${PATH}/recommend`, status: 499, left: true }]);
    expect((await get(app, '/metrics')).text).toMatch(/arbor_request_seconds_count\{[^}]*status="499"\} 1\n/);
  });
});

describe('the end of the service', () => {
  it('waits for answers, but not for those who only send or say nothing', async () => {
    const app = await openSharedApp({ backend: slow(300, { status: 'failed', detail: 'It broke.' }) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const ends = await Promise.all(['', 'GET / HT', `${head(100)}{`].map((words) => dial(app, words)));
    await once(app.server, 'request');
    const answer = text(await dial(app, searching()));
    await once(app.server, 'request');
    await app.close();
    expect(await answer).toContain('"code":"internal"');
    await Promise.all(ends.map((socket) => text(socket).catch(() => '')));
  });

  it('waits no longer than it is allowed to', async () => {
    const { lines, logger } = listen('');
    const app = await openSharedApp({ env: { SHUTDOWN_MS: '50' }, backend: slow(60_000, DONE), logger });
    const answer = text(await dial(app, searching())).catch(() => '');
    await once(app.server, 'request');
    await app.close();
    expect(await answer).toBe('');
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, requests: 1 }));
  });
});
