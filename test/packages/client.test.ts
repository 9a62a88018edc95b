import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createClient, Problem, UnexpectedAnswer } from '../../packages/client/src/index.ts';
import { openApp } from '../api/support.ts';

/** A server of its own that closes after the test. @returns its address */
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') return expect.fail('no port');
  return `http://127.0.0.1:${address.port}`;
};

const arbor = async () => createClient({ baseUrl: await (await openApp()).listen({ port: 0, host: '127.0.0.1' }) });

const PROBLEM = { type: 'urn:arbor:problem:overloaded', title: '', detail: 'Busy.', errors: [], requestId: 'x' };

/** Refuses so many requests, then answers. @returns its address and how many it has had */
const refusing = async (times: number, status: number, headers: Record<string, string>) => {
  const seen = { requests: 0 };
  const baseUrl = await serve((_request, response) => {
    seen.requests++;
    const refused = seen.requests <= times;
    response.writeHead(refused ? status : 200, { ...headers, 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(refused ? { ...PROBLEM, code: 'overloaded', status } : { games: [] }));
  });
  return { baseUrl, seen };
};

it('a refusal is a Problem with its code and every fault', async () => {
  const earth = (await arbor()).game('earth');
  const { state } = await earth.setup({ seed: 1 });
  const error: unknown = await earth.recommend(state, { level: 11 }).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'invalid-request', status: 400, errors: [{ pointer: '/level' }] });
});

it('what a call is told beside the state goes along', async () => {
  const game = (await arbor()).game('anthropocene');
  const { state } = await game.setup({ options: { seats: 2 }, seed: 1 });
  const french = await game.legalActions(state, { lang: 'fr' });
  const [first] = french.actions;
  expect(first?.text).toMatch(/^Placer|^Poser|^Jouer/);
  const after = await game.apply(state, first === undefined ? [] : [first.action], { seed: 5 });
  expect(after.moves).toMatchObject([{ seat: 0, action: first?.action, seed: '5/0' }]);
  const { tables } = await game.catalog('ice-and-sky', { lang: 'fr' });
  expect(tables.length).toBeGreaterThan(0);
});

it('a stream is iterated to its result', async () => {
  const game = (await arbor()).game('anthropocene');
  const { state } = await game.setup({ options: { seats: 2 }, seed: 1 });
  const events: string[] = [];
  let action: unknown;
  for await (const { event, data } of game.stream('analyze', { state, budget: { visits: 200 } })) {
    events.push(event);
    action = data.actions[0]?.action;
  }
  expect(events.at(-1)).toBe('result');
  expect(events.filter((event) => event === 'result')).toHaveLength(1);
  expect(action).toBeDefined();
});

it('a problem in a stream is thrown, and so is the end of one that breaks off', async () => {
  const texts = [`event: problem\ndata: ${JSON.stringify({ ...PROBLEM, code: 'internal', status: 500 })}\n\n`, ''];
  const baseUrl = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`: heartbeat\n\n${texts.shift()}`);
  });
  const { state } = await (await arbor()).game('anthropocene').setup({ seed: 1 });
  const next = () => createClient({ baseUrl }).game('anthropocene').stream('hint', { state }).next();
  await expect(next()).rejects.toMatchObject({ name: 'Problem', code: 'internal' });
  await expect(next()).rejects.toBeInstanceOf(UnexpectedAnswer);
});

it('leaving a stream ends its request', async () => {
  let left: (value: unknown) => void = () => {};
  const gone = new Promise((resolve) => {
    left = resolve;
  });
  const baseUrl = await serve((_request, response) => {
    response.on('close', left);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: progress\ndata: {}\n\n');
  });
  const { state } = await (await arbor()).game('anthropocene').setup({ seed: 1 });
  for await (const { event } of createClient({ baseUrl }).game('anthropocene').stream('hint', { state })) {
    expect(event).toBe('progress');
    break;
  }
  await gone;
});

it.each([429, 503])('%i is tried again when the server says when', async (status) => {
  const { baseUrl, seen } = await refusing(2, status, { 'retry-after': '0' });
  expect(await createClient({ baseUrl }).games()).toEqual({ games: [] });
  expect(seen.requests).toBe(3);
});

it.each([
  ['a status that does not pass', 500, { 'retry-after': '0' }, {}],
  ['no word of when', 503, {}, {}],
  ['a wait that is too long', 503, { 'retry-after': '61' }, {}],
  ['a client that is told not to', 503, { 'retry-after': '0' }, { retries: 0 }],
])('nothing is sent twice after %s', async (_case, status, headers, settings) => {
  const { baseUrl, seen } = await refusing(1, status, { ...headers });
  await expect(createClient({ baseUrl, ...settings }).games()).rejects.toMatchObject({ name: 'Problem', status });
  expect(seen.requests).toBe(1);
});

it('a signal ends a request, also while it waits to be sent again', async () => {
  const { baseUrl, seen } = await refusing(9, 503, { 'retry-after': '30' });
  const leaving = new AbortController();
  const asked = createClient({ baseUrl }).games({ signal: leaving.signal });
  const look = setInterval(() => seen.requests > 0 && leaving.abort(new Error('enough')), 5);
  await expect(asked).rejects.toThrow('enough');
  clearInterval(look);
});

it('a page of a proxy is no problem of Arbor’s', async () => {
  const baseUrl = await serve((_request, response) => void response.writeHead(502).end('<html>'));
  await expect(createClient({ baseUrl }).games()).rejects.toMatchObject({ name: 'UnexpectedAnswer', status: 502 });
});

it('many positions are asked about at once, each with its answer or its problem', async () => {
  const game = (await arbor()).game('earth');
  const { state } = await game.setup({ options: { seats: 2 }, seed: 1 });
  const legal = await game.legalActions(state);
  const include = legal.actions.slice(0, 1).map(({ action }) => action);
  const { state: other } = await game.view(state, legal.toAct === 0 ? 1 : 0);
  const asked = [{ state, include }, { state: other }];
  const { positions } = await game.recommendMany(asked, { budget: { visits: 60 }, seed: 1 });
  const told = positions.map((each) => ('problem' in each ? each.problem.code : each.included?.[0]?.action));
  expect(told).toEqual([include[0], 'not-your-turn']);
  const events: unknown[] = [];
  for await (const { event, data } of game.stream('analyze-many', { positions: asked, budget: { visits: 60 } }))
    events.push(event === 'progress' ? data.position : data.positions.length);
  expect(events.toSorted()).toEqual([0, 1, 2]);
});
