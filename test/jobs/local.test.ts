import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import type { SearchReply, SearchTask } from '../../src/jobs/backend.ts';
import { type LocalBackend, localBackend } from '../../src/jobs/local.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { catalogs, nearEnd } from '../support/anthropocene/play.ts';
import { valueOf } from '../support/results.ts';
import { fullState, openingTask } from './support.ts';

const open: LocalBackend[] = [];

/** A backend with real searchers, all of them ready. */
const ready = async (searchers: number): Promise<LocalBackend> => {
  const backend = localBackend({ searchers });
  open.push(backend);
  await vi.waitFor(() => expect(backend.state().searchers).toBe(searchers), { timeout: 30_000 });
  return backend;
};

/** Backends of one searcher and of two, for tests that leave them as they were. */
let one: LocalBackend;
let two: LocalBackend;

beforeAll(async () => {
  [one, two] = await Promise.all([ready(1), ready(2)]);
}, 60_000);

const tableOf = (reply: SearchReply): RootTable => {
  if (reply.status !== 'done') throw new Error(JSON.stringify(reply));
  return reply.table;
};

const short: SearchTask = { ...openingTask, ensembles: 3, visits: 3000 };
const endless: SearchTask = { ...openingTask, ensembles: 2, visits: 1e9 };

afterAll(async () => {
  await Promise.all(open.map((backend) => backend.close()));
});

describe('a visits budget', () => {
  it('gives the same bytes on one searcher and on two', async () => {
    const replies = await Promise.all([one.start(short).reply, two.start(short).reply]);
    const [left, right] = replies.map(tableOf);
    expect(left).toEqual(right);
  });

  it('is not needed for the last cards, which one searcher and two count out alike', async () => {
    const state = valueOf(anthropocene.decode(nearEnd(3, 11), catalogs));
    const task = { ...short, view: anthropocene.encode(state, anthropocene.toAct(state)), visits: 20_000 };
    const [left, right] = await Promise.all([one.start(task).reply, two.start(task).reply]);
    expect(left).toMatchObject({ status: 'done', stopReason: 'proved', table: { exact: true } });
    expect(tableOf(left)).toEqual(tableOf(right));
  });

  it('goes on from the same trees on one searcher and on two', async () => {
    const backends = [one, two];
    const kept = await Promise.all(backends.map(async (backend) => backend.start({ ...short, keep: 10_000 }).reply));
    const trees = kept.map((reply) => (reply.status === 'done' ? (reply.trees ?? []) : []));
    expect(trees[0]).toHaveLength(3);
    expect(trees[0]).toEqual(trees[1]);
    const again = { ...short, kept: { view: short.view, actions: [], trees: trees[0] ?? [] } };
    const [left, right] = (await Promise.all(backends.map((backend) => backend.start(again).reply))).map(tableOf);
    expect(left?.carried.reduce((sum, visits) => sum + visits, 0)).toBe(3000);
    expect(left).toEqual(right);
  });

  it('is spent to the last visit', async () => {
    const reply = await two.start(short).reply;
    expect(reply).toMatchObject({ status: 'done', stopReason: 'visits', table: { iterations: 3000 } });
  });

  it('gives the same bytes when a searcher is killed in the middle', async () => {
    const backend = await ready(2);
    const task = { ...short, visits: 30_000 };
    const undisturbed = tableOf(await backend.start(task).reply);
    const running = backend.start(task);
    const [victim] = backend.pids();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    expect(tableOf(await running.reply)).toEqual(undisturbed);
    expect(backend.pids()).not.toContain(victim);
  });
});

describe('a time budget', () => {
  it('ends the search by time', async () => {
    const reply = await two.start({ ...openingTask, timeMs: 50 }).reply;
    expect(reply).toMatchObject({ status: 'done', stopReason: 'time' });
  });

  it('that is spent in the queue still leaves it a look', async () => {
    const first = one.start({ ...openingTask, timeMs: 100 });
    const second = one.start({ ...openingTask, timeMs: 1 });
    await first.reply;
    const table = tableOf(await second.reply);
    expect(table.iterations).toBeGreaterThan(0);
  });
});

describe('several searches at once', () => {
  it('a short one is done while long ones go on, and finds what it would have found alone', async () => {
    const alone = tableOf(await one.start({ ...short, ensembles: 1, visits: 100 }).reply);
    const longs = [0, 1].map(() => one.start({ ...endless, params: { ...endless.params, maxNodes: 500_000 } }));
    const order: string[] = [];
    for (const long of longs) long.reply.then(() => order.push('long'));
    const overtaking = await one.start({ ...short, ensembles: 1, visits: 100 }).reply;
    order.push('short');
    for (const long of longs) long.cancel();
    const replies = await Promise.all(longs.map(({ reply }) => reply));
    expect(order).toEqual(['short', 'long', 'long']);
    expect(tableOf(overtaking)).toEqual(alone);
    for (const reply of replies) expect(tableOf(reply).iterations).toBeGreaterThan(0);
  });

  it('those that ask for the same time all get some of it, and say how much', async () => {
    const { visits: _, ...timed } = { ...short, ensembles: 2, timeMs: 600 };
    const replies = await Promise.all(Array.from({ length: 4 }, () => one.start(timed).reply));
    for (const reply of replies) {
      expect(tableOf(reply).iterations).toBeGreaterThan(0);
      if (reply.status === 'done') expect(reply.timeShare).toBeLessThan(0.5);
    }
  });
});

describe('a search under way', () => {
  it('that is cancelled answers with what it found and frees its searchers', async () => {
    const running = two.start(endless);
    expect(two.state()).toEqual({ searchers: 2, busy: 2, queued: 0 });
    running.cancel();
    const reply = await running.reply;
    expect(reply).toMatchObject({ status: 'done', stopReason: 'cancelled' });
    expect(tableOf(reply).iterations).toBeGreaterThan(0);
    expect(two.state()).toEqual({ searchers: 2, busy: 0, queued: 0 });
  });

  it('reports progress that grows', async () => {
    const told: number[] = [];
    const running = two.start(endless, ({ iterations }) => told.push(iterations));
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 });
    running.cancel();
    await running.reply;
    expect(told).toEqual([...told].sort((left, right) => left - right));
    expect(told[0]).toBeGreaterThan(0);
  });
});

it('a task that cannot be searched fails at once and costs no searcher', async () => {
  const before = one.pids();
  const reply = await one.start({ ...short, view: fullState }).reply;
  expect(reply).toMatchObject({ status: 'failed', detail: expect.stringContaining('/view') });
  expect(one.pids()).toEqual(before);
  expect(one.state()).toEqual({ searchers: 1, busy: 0, queued: 0 });
});

it('signals that a terminal or a service manager sends to all processes do not end a search', async () => {
  const running = one.start(short);
  const pids = one.pids();
  for (const pid of pids) for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
  expect(await running.reply).toMatchObject({ status: 'done', stopReason: 'visits' });
  expect(one.pids()).toEqual(pids);
});

it('closing lets what is under way end, then ends every process', async () => {
  const backend = await ready(2);
  const pids = backend.pids();
  const running = backend.start(short);
  const closed = backend.close();
  expect(await backend.start(short).reply).toMatchObject({ status: 'failed' });
  expect(await running.reply).toMatchObject({ status: 'done', stopReason: 'visits' });
  await closed;
  expect(backend.pids()).toEqual([]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
