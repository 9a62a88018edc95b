import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStream, wantsStream } from '../../src/api/stream.ts';
import type { Backend, SearchReply } from '../../src/jobs/backend.ts';
import { emptyTable } from '../../src/mcts/root.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { exampleOf, games, misfits, openApp, post, VIEW } from './support.ts';

const STREAM = { accept: 'text/event-stream' };

interface Event {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

const eventsOf = (text: string): Event[] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data),
  }));

/** A backend that tells of progress `beats` times and then replies. */
const scripted = (beats: number, reply: SearchReply): Backend => ({
  ...inProcessBackend(games),
  start: (task, onProgress) => ({
    reply: (async () => {
      const found = await inProcessBackend(games).start({ ...task, visits: 50, ensembles: 2 }).reply;
      for (let beat = 0; beat < beats && found.status === 'done'; beat++) {
        await setTimeout(1);
        onProgress?.(found.table);
      }
      await setTimeout(260);
      return reply.status === 'done' ? found : reply;
    })(),
    cancel: () => {},
  }),
});

const DONE: SearchReply = {
  status: 'done',
  table: emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, []),
  stopReason: 'visits',
  timeMs: 1,
};

describe('a streamed search', () => {
  it.each(['recommend', 'hint', 'analyze'])('of %s sends progress, then the one result', async (operation) => {
    const app = await openApp({ backend: scripted(3, DONE) });
    const answer = await post(app, operation, { ...exampleOf(operation) }, STREAM);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const events = eventsOf(answer.text);
    expect(events.map(({ name }) => name)).toEqual(['progress', 'progress', 'progress', 'result']);
    expect(events[0]?.data).toMatchObject({ search: { stopReason: null } });
    expect(events[3]?.data).toMatchObject({ search: { stopReason: 'visits' } });
  });

  it('has the answer of the plain search as its result', async () => {
    const app = await openApp();
    const plain = await post(app, 'analyze', exampleOf('analyze'));
    const streamed = await post(app, 'analyze', exampleOf('analyze'), STREAM);
    expect(eventsOf(streamed.text).at(-1)).toEqual({ name: 'result', data: plain.json });
  });

  it('ends with one error when it fails on the way', async () => {
    const app = await openApp({ backend: scripted(1, { status: 'failed', detail: 'It broke.' }) });
    const answer = await post(app, 'recommend', exampleOf('recommend'), { ...STREAM, 'x-request-id': 'stream-1' });
    const events = eventsOf(answer.text);
    expect(events.map(({ name }) => name)).toEqual(['progress', 'problem']);
    expect(events[1]?.data).toMatchObject({
      status: 500,
      code: 'internal',
      detail: expect.stringContaining('finds it in the log'),
      requestId: 'stream-1',
    });
  });

  it('is refused with a status before it begins', async () => {
    const app = await openApp();
    const answer = await post(app, 'recommend', { state: VIEW, level: 0 }, STREAM);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('numbers its events, and is not begun again for a client that reconnects', async () => {
    let searches = 0;
    const counting = scripted(1, DONE);
    const backend: Backend = {
      ...counting,
      start: (...task) => {
        searches++;
        return counting.start(...task);
      },
    };
    const app = await openApp({ backend });
    const body = exampleOf('recommend');
    const first = await post(app, 'recommend', body, STREAM);
    expect([...first.text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id)).toEqual(['1', '2']);
    const again = await post(app, 'recommend', body, { ...STREAM, 'last-event-id': '2' });
    expect(again).toMatchObject({ status: 409, json: { code: 'not-resumable' } });
    expect(misfits('recommend', again)).toEqual([]);
    expect(searches).toBe(1);
    // Whoever does not ask for a stream does not reconnect to one.
    expect((await post(app, 'recommend', body, { 'last-event-id': '2' })).status).toBe(200);
  });

  it('of a forced action is a result alone', async () => {
    const app = await openApp();
    const answer = await post(app, 'recommend', { state: VIEW, allow: [exampleOf('apply')['action']] }, STREAM);
    expect(eventsOf(answer.text).map(({ name }) => name)).toEqual(['result']);
  });
});

describe('an event stream', () => {
  const read = async (use: (events: ReturnType<typeof openStream>) => unknown): Promise<string> => {
    const events = openStream(5);
    await use(events);
    return Buffer.concat(await events.body.toArray()).toString();
  };

  it('is kept alive by comments while there is no news', async () => {
    const text = await read(async (events) => {
      await setTimeout(40);
      events.finish('result', 1);
    });
    expect(text).toMatch(/^(: heartbeat\n\n){2,}id: 1\nevent: result\ndata: 1\n\n$/);
  });

  it('says nothing after its end', async () => {
    const text = await read((events) => {
      events.finish('problem', 1);
      events.progress(2);
      events.finish('result', 3);
    });
    expect(text).toBe('id: 1\nevent: problem\ndata: 1\n\n');
  });

  it('leaves out progress that nobody reads', async () => {
    const big = 'x'.repeat(100_000);
    const text = await read((events) => {
      for (let count = 0; count < 10; count++) events.progress(big);
      events.finish('result', 1);
    });
    expect(text.match(/progress/g)).toHaveLength(1);
    expect(text).toContain('event: result');
  });
});

it.each([
  [undefined, false],
  ['application/json', false],
  ['text/event-stream', true],
  ['application/json, Text/Event-Stream;q=0.5', true],
  ['text/event-stream;q=0', false],
  ['text/event-stream; Q=0.00', false],
])('Accept %s asks for a stream: %s', (header, wanted) => {
  expect(wantsStream(header)).toBe(wanted);
});
