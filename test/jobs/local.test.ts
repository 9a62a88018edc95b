import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SearchTask } from '../../src/jobs/backend.ts';
import { type LocalBackend, localBackend } from '../../src/jobs/local.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { backendSuite, tableOf } from './backend-suite.ts';
import { fullState, games, openingTask } from './support.ts';

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

const short: SearchTask = { ...openingTask, ensembles: 3, visits: 3000 };
const endless: SearchTask = { ...openingTask, ensembles: 2, visits: 1e9 };

const reference = inProcessBackend(games);

backendSuite(
  'a backend of processes',
  async (searchers) => {
    const backend = localBackend({ searchers });
    await vi.waitFor(() => expect(backend.state().searchers).toBe(searchers), { timeout: 60_000 });
    return {
      backend,
      kill() {
        const [victim] = backend.pids();
        if (victim !== undefined) process.kill(victim, 'SIGKILL');
      },
      close: () => backend.close(),
    };
  },
  (task) => reference.start(task).reply,
);

afterAll(async () => {
  await Promise.all(open.map((backend) => backend.close()));
});

describe('a visits budget', () => {
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
});

describe('several searches at once', () => {
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
