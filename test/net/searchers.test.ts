/** Searchers that search with nets: the same bytes however many there are, and none the worse for a bad net. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SearchReply, SearchTask } from '../../src/jobs/backend.ts';
import { type LocalBackend, localBackend } from '../../src/jobs/local.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { NET, SIZE, stateOf, TWO } from '../support/nets/evolution.ts';
import { onnxFile } from '../support/nets/onnx.ts';
import { fileOf, wholeNet } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';

const { game } = TWO;
const folder = mkdtempSync(join(tmpdir(), 'arbor-nets-'));

const put = (name: string, bytes: Uint8Array): void => {
  const features = { version: game.features?.version ?? 0, size: SIZE };
  putNet(folder, game.id, name, bytes, cardOf(bytes, { game: game.id, name, features, outputs: 6 }));
};

/** A net that first makes a tensor of so many numbers of every view. */
const greedy = (numbers: number): Uint8Array => {
  const constants = [
    { name: 'shape', shape: [3], values: BigInt64Array.of(BigInt(numbers), 1n, 1n) },
    { name: 'weights', shape: [SIZE, 6], values: new Float32Array(SIZE * 6) },
  ];
  return onnxFile({
    input: { name: 'view', size: SIZE },
    output: { name: 'correction', size: 6 },
    constants,
    steps: [
      { op: 'Expand', inputs: ['view', 'shape'], output: 'many' },
      { op: 'ReduceMax', inputs: ['many'], output: 'most', lists: { axes: [0] }, whole: { keepdims: 0 } },
      { op: 'MatMul', inputs: ['most', 'weights'], output: 'correction' },
    ],
  });
};

const open: LocalBackend[] = [];

/** A backend with real searchers, all of them ready. */
const ready = async (searchers: number): Promise<LocalBackend> => {
  const backend = localBackend({ searchers, modelDirs: [folder] });
  open.push(backend);
  await vi.waitFor(() => expect(backend.state().searchers).toBe(searchers), { timeout: 60_000 });
  return backend;
};

let one: LocalBackend;
let two: LocalBackend;

beforeAll(async () => {
  put('good', fileOf(NET));
  put('other', fileOf(wholeNet([SIZE, 2, 6], 'other', 20)));
  put('text', new TextEncoder().encode('not a net'));
  put('greedy', greedy(1e12));
  put('tampered', fileOf(wholeNet([SIZE, 2, 6], 'honest')));
  [one, two] = await Promise.all([ready(1), ready(2)]);
}, 120_000);

afterAll(async () => {
  await Promise.all(open.map((backend) => backend.close()));
  rmSync(folder, { recursive: true });
});

const state = stateOf(TWO);
const taskWith = (model: string | null, task: Partial<SearchTask> = {}): SearchTask => ({
  game: game.id,
  view: game.encode(state, game.toAct(state)),
  seed: 'net',
  ensembles: 3,
  visits: 1200,
  params: { ...DEFAULT_PARAMS, model },
  ...task,
});

const tableOf = (reply: SearchReply): RootTable => {
  if (reply.status !== 'done') throw new Error(JSON.stringify(reply));
  return reply.table;
};

describe('a search with a net', () => {
  test('gives the same bytes on one searcher and on two, and others than without', async () => {
    const [left, right, plain] = await Promise.all([
      one.start(taskWith('good')).reply,
      two.start(taskWith('good')).reply,
      two.start(taskWith(null)).reply,
    ]);
    expect(tableOf(left).iterations).toBe(1200);
    expect(left).toMatchObject({ table: tableOf(right) });
    expect(tableOf(plain).visits).not.toEqual(tableOf(left).visits);
  });

  test('gives the same bytes when a searcher is killed in the middle', async () => {
    const backend = await ready(2);
    const task = taskWith('good', { visits: 30_000 });
    const undisturbed = tableOf(await backend.start(task).reply);
    const running = backend.start(task);
    const [victim] = backend.pids();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    expect(tableOf(await running.reply)).toEqual(undisturbed);
    expect(backend.pids()).not.toContain(victim);
  });

  test('that is cancelled ends between batches, with all of what they found', async () => {
    const params = { ...DEFAULT_PARAMS, model: 'good', batch: 24 };
    const { visits: _, ...endless } = taskWith('good', { ensembles: 1, timeMs: 1e6, params });
    const { promise: begun, resolve } = Promise.withResolvers<RootTable>();
    const running = one.start(endless, resolve);
    await begun;
    running.cancel();
    const reply = await running.reply;
    const { iterations, visits } = tableOf(reply);
    expect(reply).toMatchObject({ stopReason: 'cancelled' });
    expect(iterations).toBeGreaterThan(0);
    expect(iterations % 24).toBe(0);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(iterations);
  });

  test('with another net beside it finds what it would have found alone', async () => {
    const tasks = ['good', 'other'].map((model) => taskWith(model));
    const together = await Promise.all(tasks.map((task) => one.start(task).reply));
    const alone = [];
    for (const task of tasks) alone.push(await two.start(task).reply);
    expect(together.map(tableOf)).toEqual(alone.map(tableOf));
  });
});

describe('a searcher says why it cannot search with a net, and goes on', () => {
  test.each([
    ['that nobody has', 'none', 'There is no model "none"'],
    ['that is no net', 'text', 'It is no ONNX file'],
    ['that was tampered with', 'tampered', 'not the one that was asked for'],
    ['that takes more memory than there is', 'greedy', 'Failed to allocate memory'],
  ])('%s', async (_, model, why) => {
    if (model === 'tampered') {
      // The folder was looked into with the first of these searches.
      await one.start(taskWith('good')).reply;
      writeFileSync(join(folder, game.id, 'tampered.onnx'), fileOf(wholeNet([SIZE, 2, 6], 'evil')));
    }
    const before = one.pids();
    const reply = await one.start(taskWith(model)).reply;
    expect(reply).toMatchObject({ status: 'failed', detail: expect.stringContaining(why) });
    expect(one.pids()).toEqual(before);
    expect(tableOf(await one.start(taskWith('good')).reply).iterations).toBe(1200);
  });
});
