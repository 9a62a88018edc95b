/** What the pool does about searchers that misbehave, shown with stubs. */
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchTask } from '../../src/jobs/backend.ts';
import { type LocalBackend, type LocalOptions, localBackend } from '../../src/jobs/local.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { openingTask } from './support.ts';

const open: LocalBackend[] = [];

const pool = (options: LocalOptions): LocalBackend => {
  const backend = localBackend({
    entry: new URL('./stub-searcher.ts', import.meta.url),
    patienceMs: 200,
    partsAtOnce: 1,
    ...options,
  });
  open.push(backend);
  return backend;
};

/** A task for a stub; its seed says how the stub behaves. */
const task = (seed: string, ensembles = 2): SearchTask => ({ ...openingTask, seed, ensembles, visits: 2 });

const settled = (backend: LocalBackend, searchers: number) =>
  vi.waitFor(() => expect(backend.state()).toEqual({ searchers, busy: 0, queued: 0 }), { timeout: 10_000 });

afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

it('a task that kills its searcher twice fails, and the pool is full again', async () => {
  const backend = pool({ searchers: 2 });
  const reply = await backend.start(task('crash')).reply;
  expect(reply).toMatchObject({ status: 'lost', detail: 'Two searchers died over this task.' });
  await settled(backend, 2);
  expect(await backend.start(task('good')).reply).toMatchObject({ status: 'done' });
});

it('a searcher that does not obey a cancel is replaced, and what it had told counts', async () => {
  const backend = pool({ searchers: 1 });
  const told = vi.fn<(table: RootTable) => void>();
  const running = backend.start(task('deaf'), told);
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 10_000 });
  const before = backend.pids();
  running.cancel();
  const reply = await running.reply;
  expect(reply).toMatchObject({ status: 'done', stopReason: 'cancelled', table: { iterations: 14 } });
  await settled(backend, 1);
  expect(backend.pids()).not.toEqual(before);
});

it('a searcher that falls silent is replaced', async () => {
  const backend = pool({ searchers: 1, patienceMs: 100 });
  const reply = await backend.start(task('silent')).reply;
  expect(reply).toMatchObject({ status: 'lost' });
  await settled(backend, 1);
});

it('a full queue turns tasks away and says when to come back', async () => {
  const backend = pool({ searchers: 1, queueLimit: 2 });
  await settled(backend, 1);
  const running = [task('hold'), task('good'), task('good')].map((each) => backend.start(each));
  expect(backend.state()).toEqual({ searchers: 1, busy: 1, queued: 2 });
  expect(await backend.start(task('good')).reply).toEqual({ status: 'overloaded', retryAfterSeconds: 3 });
  running[0]?.cancel();
  const replies = await Promise.all(running.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
});

it('tasks wait for searchers that are still starting', async () => {
  const backend = pool({ searchers: 2 });
  const running = backend.start(task('good'));
  expect(backend.state()).toEqual({ searchers: 0, busy: 0, queued: 1 });
  expect(await running.reply).toMatchObject({ status: 'done', table: { iterations: 2 } });
});

it('a task that is cancelled while it waits fails without troubling a searcher', async () => {
  const backend = pool({ searchers: 1 });
  await settled(backend, 1);
  const held = backend.start(task('hold'));
  const waiting = backend.start(task('good'));
  waiting.cancel();
  expect(await waiting.reply).toMatchObject({ status: 'failed' });
  expect(backend.state()).toEqual({ searchers: 1, busy: 1, queued: 0 });
  held.cancel();
  await held.reply;
});

it('tasks fail when no searcher can be started', async () => {
  const backend = pool({ searchers: 2, catalogDir: 'stillborn' });
  const reply = await backend.start(task('good')).reply;
  expect(reply).toMatchObject({ status: 'lost', detail: 'No searcher can be started.' });
});

it('closing before any searcher has started ends them all', async () => {
  const backend = pool({ searchers: 2 });
  const pids = backend.pids();
  await backend.close();
  expect(pids).toHaveLength(2);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('a searcher that outstays the closing is killed', async () => {
  const backend = pool({ searchers: 1 });
  await backend.start(task('lingering')).reply;
  const pids = backend.pids();
  await backend.close();
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
