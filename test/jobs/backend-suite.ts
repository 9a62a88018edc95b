/** What every backend has to do, wherever its searchers are. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import type { Backend, SearchReply, SearchTask } from '../../src/jobs/backend.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { catalogs, nearEnd } from '../support/anthropocene/play.ts';
import { valueOf } from '../support/results.ts';
import { fullState, openingTask } from './support.ts';

/** A backend to be tried. */
export interface Opened {
  readonly backend: Backend;
  /** Kills something that searches, without a word. */
  kill(): void;
  /** Closes it, and all that searches for it. */
  close(): Promise<void>;
}

/** A short search in three trees. */
export const SHORT: SearchTask = { ...openingTask, ensembles: 3, visits: 3000 };
const endless: SearchTask = { ...openingTask, ensembles: 2, visits: 1e9 };

/** The table of a search that was done. */
export const tableOf = (reply: SearchReply): RootTable => {
  if (reply.status !== 'done') throw new Error(JSON.stringify(reply));
  return reply.table;
};

/** Tells of so much of a state as every backend knows at once. */
const settled = (backend: Backend) =>
  vi.waitFor(() => expect(backend.state()).toMatchObject({ busy: 0, queued: 0 }), { timeout: 30_000 });

/**
 * Tries backends that `open` opens, ready to search.
 * @param reference what every backend's answers are held to
 */
export const backendSuite = (
  name: string,
  open: (searchers: number) => Promise<Opened>,
  reference: (task: SearchTask) => Promise<SearchReply>,
): void => {
  describe(name, () => {
    let one: Opened;
    let two: Opened;
    beforeAll(async () => {
      one = await open(1);
      two = await open(2);
    }, 120_000);
    afterAll(async () => {
      await one.close();
      await two.close();
    }, 60_000);

    it('a visits budget gives the bytes that it gives anywhere, on one searcher and on two', async () => {
      const wanted = tableOf(await reference(SHORT));
      for (const { backend } of [one, two]) expect(tableOf(await backend.start(SHORT).reply)).toEqual(wanted);
      expect(wanted.iterations).toBe(3000);
    });

    it('so does a part of a larger task', async () => {
      const part: SearchTask = { ...openingTask, ensembles: 1, first: 2, visits: 500 };
      const wanted = tableOf(await reference(part));
      expect(tableOf(await two.backend.start(part).reply)).toEqual(wanted);
      expect(tableOf(await reference({ ...part, first: 1 }))).not.toEqual(wanted);
    });

    it('the last cards are counted out alike', async () => {
      const state = valueOf(anthropocene.decode(nearEnd(3, 11), catalogs));
      const task = { ...SHORT, view: anthropocene.encode(state, anthropocene.toAct(state)), visits: 20_000 };
      const reply = await two.backend.start(task).reply;
      expect(reply).toMatchObject({ status: 'done', stopReason: 'proved', table: { exact: true } });
      expect(tableOf(reply)).toEqual(tableOf(await reference(task)));
    });

    it('the same bytes come when searchers are killed in the middle', { timeout: 120_000 }, async () => {
      const task = { ...SHORT, visits: 30_000 };
      const wanted = tableOf(await reference(task));
      const running = two.backend.start(task);
      two.kill();
      expect(tableOf(await running.reply)).toEqual(wanted);
    });

    it('a time budget ends the search by time, and says how much of it it had', async () => {
      const reply = await two.backend.start({ ...openingTask, timeMs: 300 }).reply;
      expect(reply).toMatchObject({ status: 'done', stopReason: 'time' });
      if (reply.status === 'done') expect(reply.usedMs).toBeGreaterThan(0);
      expect(tableOf(reply).iterations).toBeGreaterThan(0);
    });

    it('time that is spent in the queue still leaves a look', async () => {
      const first = one.backend.start({ ...openingTask, timeMs: 200 });
      const second = one.backend.start({ ...openingTask, timeMs: 1 });
      await first.reply;
      expect(tableOf(await second.reply).iterations).toBeGreaterThan(0);
    });

    it('a short search is done while long ones go on, whatever lane they are in', { timeout: 120_000 }, async () => {
      const small = { ...SHORT, ensembles: 1, visits: 100 };
      const wanted = tableOf(await reference(small));
      const longs = [0, 1].map(() =>
        one.backend.start({ ...endless, ensembles: 1, params: { ...endless.params, maxNodes: 500_000 } }),
      );
      const order: string[] = [];
      for (const long of longs) long.reply.then(() => order.push('long'));
      const handedIn = one.backend.start({ ...small, lane: 'long' });
      expect(tableOf(await one.backend.start(small).reply)).toEqual(wanted);
      order.push('short');
      for (const long of longs) long.cancel();
      await Promise.all(longs.map(({ reply }) => reply));
      expect(order).toEqual(['short', 'long', 'long']);
      expect(tableOf(await handedIn.reply)).toEqual(wanted);
    });

    it('one that is cancelled answers with what it found, soon', async () => {
      await settled(two.backend);
      const told = Promise.withResolvers<void>();
      const running = two.backend.start(endless, () => told.resolve());
      await told.promise;
      const asked = performance.now();
      running.cancel();
      const reply = await running.reply;
      expect(reply).toMatchObject({ status: 'done', stopReason: 'cancelled' });
      expect(tableOf(reply).iterations).toBeGreaterThan(0);
      // Far more than it takes: this is for what is never obeyed.
      expect(performance.now() - asked).toBeLessThan(10_000);
      await settled(two.backend);
    });

    it('progress grows', async () => {
      const told: number[] = [];
      const running = two.backend.start(endless, ({ iterations }) => told.push(iterations));
      await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
      running.cancel();
      await running.reply;
      expect(told).toEqual([...told].sort((left, right) => left - right));
      expect(told[0]).toBeGreaterThan(0);
    });

    it('a task that cannot be searched fails', async () => {
      const reply = await one.backend.start({ ...SHORT, view: fullState }).reply;
      expect(reply).toMatchObject({ status: 'failed', detail: expect.stringContaining('/view') });
    });

    it('ten callers at once get each their own answer, also beside one who leaves', { timeout: 120_000 }, async () => {
      const tasks = Array.from({ length: 10 }, (_, seed) => ({ ...SHORT, ensembles: 2, visits: 300, seed: `${seed}` }));
      const wanted = await Promise.all(tasks.map(async (task) => tableOf(await reference(task))));
      const left = two.backend.start(endless);
      const running = tasks.map((task) => two.backend.start(task));
      left.cancel();
      expect((await Promise.all(running.map(({ reply }) => reply))).map(tableOf)).toEqual(wanted);
      await left.reply;
    });

    it('closing lets what is under way end, and refuses what comes', { timeout: 120_000 }, async () => {
      const own = await open(1);
      const running = own.backend.start(SHORT);
      const closed = own.backend.close();
      expect(await own.backend.start(SHORT).reply).toMatchObject({ status: 'failed' });
      expect(await running.reply).toMatchObject({ status: 'done', stopReason: 'visits' });
      await closed;
      await own.close();
    });
  });
};
