import { expect, test } from 'vitest';
import { type Client, connect } from '../../src/cli/client.ts';
import type { Outgoing } from '../../src/cli/transport.ts';

const encoder = new TextEncoder();

/** A client of a server that answers everything with `status` and what `body` yields, byte by byte. */
const answering = (status: number, body: (outgoing: Outgoing) => AsyncGenerator<string> | readonly string[]): Client =>
  connect({
    async send(outgoing) {
      const pieces = body(outgoing);
      return {
        status,
        body: (async function* () {
          for await (const piece of pieces) for (const byte of encoder.encode(piece)) yield Uint8Array.of(byte);
        })(),
      };
    },
    close: async () => {},
  });

const never = new AbortController().signal;
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const problem = { title: 'The state contradicts itself', detail: 'A card is twice.', status: 422 };

test('an answer is its JSON', async () => {
  expect(await answering(200, () => ['{"games":', '[]}']).get('/v1/games')).toEqual({ games: [] });
});

test('a problem is a failure with every fault and the exit code of bad input', async () => {
  const errors = [{ pointer: '/state/ice', code: 'out-of-range', detail: 'Ice is 0 to 3.' }];
  const asked = answering(422, () => [JSON.stringify({ ...problem, errors })]).post('/', {});
  await expect(asked).rejects.toMatchObject({
    message: 'A card is twice.\n  /state/ice  Ice is 0 to 3.',
    exitCode: 2,
  });
});

test('a fault of the server has the exit code of a failure', async () => {
  const asked = answering(503, () => [JSON.stringify({ title: 'The service is busy', status: 503 })]).post('/', {});
  await expect(asked).rejects.toMatchObject({ exitCode: 1 });
});

test('a stream tells its progress and gives its result', async () => {
  const text = `${event('progress', 1)}: heartbeat\n\n${event('progress', 'é')}${event('result', 3)}`;
  const heard: unknown[] = [];
  const end = await answering(200, () => [text]).search('/', {}, (answer) => heard.push(answer), never);
  expect({ heard, end }).toEqual({ heard: [1, 'é'], end: { answer: 3, interrupted: false } });
});

test.each(['\r\n', '\r'])(
  'a stream whose lines end with %j is read as well, its comments and its byte order mark passed over',
  async (end) => {
    const text = `\ufeff${event('progress', 1)}: heartbeat\n\n${event('result', 3)}`.replaceAll('\n', end);
    const heard: unknown[] = [];
    const client = answering(200, () => [text]);
    expect(await client.search('/', {}, (answer) => heard.push(answer), never)).toEqual({
      answer: 3,
      interrupted: false,
    });
    expect(heard).toEqual([1]);
  },
);

test('a stream that was interrupted gives the best so far', async () => {
  const stop = new AbortController();
  const client = answering(200, async function* ({ signal }) {
    yield event('progress', { visits: 5 });
    signal?.throwIfAborted();
  });
  const end = await client.search('/', {}, () => stop.abort(), stop.signal);
  expect(end).toEqual({ answer: { visits: 5 }, interrupted: true });
});

test('one that was interrupted before there was any answer gives the first', async () => {
  const stop = new AbortController();
  const client = answering(200, async function* ({ signal }) {
    signal?.throwIfAborted();
    stop.abort();
    yield ': heartbeat\n\n';
    signal?.throwIfAborted();
    yield event('progress', { visits: 5 });
    signal?.throwIfAborted();
    yield event('progress', { visits: 6 });
  });
  const heard: unknown[] = [];
  const end = await client.search('/', {}, (answer) => heard.push(answer), stop.signal);
  expect({ heard, end }).toEqual({ heard: [], end: { answer: { visits: 5 }, interrupted: true } });
});

test('one that ends by itself after it was interrupted gives its result', async () => {
  const end = await answering(200, () => [event('result', 3)]).search('/', {}, () => {}, AbortSignal.abort());
  expect(end).toEqual({ answer: 3, interrupted: false });
});

test('a refusal before the stream begins is a failure', async () => {
  const asked = answering(422, () => [JSON.stringify(problem)]).search('/', {}, () => {}, never);
  await expect(asked).rejects.toMatchObject({ message: 'A card is twice.', exitCode: 2 });
});

test('a problem within the stream is a failure', async () => {
  const asked = answering(200, () => [event('problem', problem)]).search('/', {}, () => {}, never);
  await expect(asked).rejects.toMatchObject({ message: 'A card is twice.' });
});

test('a stream that breaks off is a failure', async () => {
  const asked = answering(200, () => [event('progress', 1)]).search('/', {}, () => {}, never);
  await expect(asked).rejects.toMatchObject({ exitCode: 1 });
});
