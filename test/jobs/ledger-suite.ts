/** What every ledger has to do, whatever it keeps searches in. */
import { describe, expect, it } from 'vitest';
import type { Added, Ledger, LedgerCall, LedgerLimits, LongSearch, NewSearch } from '../../src/jobs/ledger.ts';

/** A ledger to be tried, and its clock. */
export interface OpenLedger {
  readonly ledger: Ledger;
  /** Lets so much time go by. */
  pass(ms: number): Promise<void>;
}

const LIMITS: LedgerLimits = { most: 8, bytes: 100_000, keptMs: 60_000, perCaller: 4, msADay: 0 };

let made = 0;

/** A search of `caller` with an identifier of its own. */
const searchOf = (caller: string, asked = '{}'): NewSearch => ({
  id: (++made).toString(16).padStart(32, '0'),
  owner: caller,
  caller,
  game: 'earth',
  kind: 'hint',
  asked,
  requestId: 'request',
});

const idOf = (added: Added): string => {
  if (added.outcome !== 'added' && added.outcome !== 'known') throw new Error(JSON.stringify(added));
  return added.search.id;
};

/** Tries ledgers that `open` opens, empty each time. */
export const ledgerSuite = (name: string, open: (limits: LedgerLimits) => Promise<OpenLedger>): void => {
  const opened = (limits: Partial<LedgerLimits> = {}) => open({ ...LIMITS, ...limits });
  /** Hands searches in by their callers, and gives what each is called. */
  const handIn = async ({ ledger, pass }: OpenLedger, callers: readonly string[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const caller of callers) {
      ids.push(idOf(await ledger.add(searchOf(caller), undefined)));
      await pass(1);
    }
    return ids;
  };
  const claimAll = async (ledger: Ledger): Promise<LongSearch[]> => {
    const claimed: LongSearch[] = [];
    for (let next = await ledger.claim(); next !== undefined; next = await ledger.claim()) claimed.push(next);
    return claimed;
  };
  /** As whoever handed it in finds it. */
  const find = async (ledger: Ledger, id: string): Promise<LongSearch | undefined> => {
    for (const owner of ['one', 'two', 'three', 'four']) {
      const found = await ledger.find(id, owner);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const statusOf = async (ledger: Ledger, id = '') => (await find(ledger, id))?.status;

  describe(`${name}: a search on its way`, () => {
    it('waits, is claimed once, tells how far it is, and ends with its answer', async () => {
      const { ledger } = await opened();
      const search = searchOf('one', '{"a":1}');
      const added = await ledger.add(search, undefined);
      // Who it belongs to may go by another name in there.
      const { owner: _, caller: __, ...known } = search;
      expect(added).toMatchObject({ outcome: 'added', search: { ...known, status: 'queued', revision: 1 } });
      expect(await ledger.find(search.id, 'two')).toBeUndefined();
      expect(await ledger.claim()).toMatchObject({ ...known, status: 'running' });
      expect(await ledger.claim()).toBeUndefined();
      await ledger.tell(search.id, { progress: { done: 1, of: 4 }, answer: () => '{"best":1}' });
      const onTheWay = await find(ledger, search.id);
      expect(onTheWay).toMatchObject({ status: 'running', progress: { done: 1, of: 4 }, answer: '{"best":1}' });
      await ledger.finish(search.id, { status: 'done', answer: '{"best":2}' }, 10);
      const over = await find(ledger, search.id);
      expect(over).toMatchObject({ status: 'done', progress: { done: 4, of: 4 }, answer: '{"best":2}' });
      expect(over?.revision).toBeGreaterThan(onTheWay?.revision ?? Number.POSITIVE_INFINITY);
      expect(over?.expiresAt).toBe((over?.endedAt ?? 0) + LIMITS.keptMs);
    });

    it('that failed has its problem and no answer', async () => {
      const { ledger } = await opened();
      const [id = ''] = await handIn({ ledger, pass: async () => {} }, ['one']);
      await ledger.claim();
      await ledger.finish(id, { status: 'failed', problem: '{"code":"internal"}' }, 0);
      expect(await find(ledger, id)).toMatchObject({
        status: 'failed',
        problem: '{"code":"internal"}',
        answer: undefined,
      });
    });

    it('that was given back is claimed again, from its beginning', async () => {
      const { ledger } = await opened();
      const [id = ''] = await handIn({ ledger, pass: async () => {} }, ['one']);
      await ledger.claim();
      await ledger.tell(id, { progress: { done: 3, of: 4 }, answer: () => '{}' });
      await ledger.release(id);
      expect(await find(ledger, id)).toMatchObject({ status: 'queued', startedAt: undefined, answer: undefined });
      expect(await ledger.claim()).toMatchObject({ id, status: 'running' });
    });

    it('that is over stays as it is', async () => {
      const { ledger } = await opened();
      const [id = ''] = await handIn({ ledger, pass: async () => {} }, ['one']);
      await ledger.claim();
      await ledger.finish(id, { status: 'done', answer: '1' }, 0);
      const before = await find(ledger, id);
      await ledger.tell(id, { progress: { done: 0, of: 1 }, answer: () => '2' });
      await ledger.finish(id, { status: 'failed' }, 0);
      await ledger.release(id);
      await ledger.end(id);
      expect(await find(ledger, id)).toEqual(before);
    });

    it('that waits is ended at once; of one that runs, whoever does it hears', async () => {
      const opening = await opened();
      const { ledger } = opening;
      const calls: LedgerCall[] = [];
      ledger.listen((call) => calls.push(call));
      const [first = '', second = ''] = await handIn(opening, ['one', 'one']);
      await ledger.claim();
      await ledger.end(second);
      expect(await statusOf(ledger, second)).toBe('ended');
      await ledger.end(first);
      await expect.poll(() => calls).toContainEqual({ type: 'end', id: first });
      expect(calls).toContainEqual({ type: 'added' });
      expect(await statusOf(ledger, first)).toBe('running');
    });
  });

  describe(`${name}: whose turn it is`, () => {
    it('is that of the caller who has least under way, then of the oldest', async () => {
      const opening = await opened();
      const ids = await handIn(opening, ['greedy', 'greedy', 'greedy', 'modest']);
      const order = (await claimAll(opening.ledger)).map(({ id }) => ids.indexOf(id));
      expect(order).toEqual([0, 3, 1, 2]);
    });

    it('is told by how many wait, and how long', async () => {
      const opening = await opened();
      const { ledger, pass } = opening;
      expect(await ledger.counts()).toEqual({ queued: 0, running: 0, oldestMs: 0 });
      await handIn(opening, ['one', 'two', 'three']);
      await ledger.claim();
      await pass(500);
      const counts = await ledger.counts();
      expect(counts).toMatchObject({ queued: 2, running: 1 });
      expect(counts.oldestMs).toBeGreaterThanOrEqual(500);
    });
  });

  describe(`${name}: limits`, () => {
    it('of one caller leave room for others', async () => {
      const opening = await opened({ perCaller: 2 });
      const { ledger } = opening;
      const [first = ''] = await handIn(opening, ['one', 'one']);
      expect(await ledger.add(searchOf('one'), undefined)).toMatchObject({ outcome: 'too-many' });
      expect(await ledger.add(searchOf('two'), undefined)).toMatchObject({ outcome: 'added' });
      await ledger.end(first);
      expect(await ledger.add(searchOf('one'), undefined)).toMatchObject({ outcome: 'added' });
    });

    it('of processor time are those of a day', async () => {
      const opening = await opened({ msADay: 1000 });
      const { ledger, pass } = opening;
      const [id = ''] = await handIn(opening, ['one']);
      await ledger.claim();
      await ledger.finish(id, { status: 'done', answer: '1' }, 1000);
      const refused = await ledger.add(searchOf('one'), undefined);
      expect(refused).toMatchObject({ outcome: 'spent' });
      expect(await ledger.add(searchOf('two'), undefined)).toMatchObject({ outcome: 'added' });
      await pass(86_400_000);
      expect(await ledger.add(searchOf('one'), undefined)).toMatchObject({ outcome: 'added' });
    });

    it('of number: what is over makes room, what is not does not', async () => {
      const opening = await opened({ most: 3 });
      const { ledger } = opening;
      const [first = '', second = ''] = await handIn(opening, ['one', 'two', 'three']);
      expect(await ledger.add(searchOf('four'), undefined)).toMatchObject({ outcome: 'full' });
      await ledger.end(second);
      expect(await ledger.add(searchOf('four'), undefined)).toMatchObject({ outcome: 'added' });
      expect(await find(ledger, second)).toBeUndefined();
      expect(await statusOf(ledger, first)).toBe('queued');
    });

    it('of bytes: the oldest answers of the caller who has most of them go first', async () => {
      const opening = await opened({ most: 100, bytes: 10_000 });
      const { ledger, pass } = opening;
      const owners = ['one', 'two', 'two', 'two'];
      const ids: string[] = [];
      for (const owner of owners) {
        const [id = ''] = await handIn(opening, [owner]);
        await ledger.claim();
        await ledger.finish(id, { status: 'done', answer: 'x'.repeat(3300) }, 0);
        await pass(1);
        ids.push(id);
      }
      const found = await Promise.all(ids.map((id) => find(ledger, id)));
      expect(found.map((each) => each !== undefined)).toEqual([true, false, true, true]);
    });

    it('of bytes: what is asked counts, and there is room again when it has gone', async () => {
      const { ledger } = await opened({ most: 100, bytes: 1000 });
      const large = `"${'x'.repeat(600)}"`;
      const id = idOf(await ledger.add(searchOf('one', large), undefined));
      expect(await ledger.add(searchOf('two', large), undefined)).toMatchObject({ outcome: 'full' });
      await ledger.end(id);
      expect(await ledger.add(searchOf('two', large), undefined)).toMatchObject({ outcome: 'added' });
      expect(await find(ledger, id)).toBeUndefined();
    });

    it('of time: what has ended is forgotten', async () => {
      const opening = await opened();
      const { ledger, pass } = opening;
      const [first = '', second = ''] = await handIn(opening, ['one', 'one']);
      await ledger.end(first);
      await pass(LIMITS.keptMs - 1000);
      expect(await statusOf(ledger, first)).toBe('ended');
      await pass(2000);
      expect(await find(ledger, first)).toBeUndefined();
      expect(await statusOf(ledger, second)).toBe('queued');
    });
  });

  describe(`${name}: an idempotency key`, () => {
    const once = { key: 'monday', fingerprint: 'a' };

    it('has the same request done once', async () => {
      const { ledger } = await opened();
      const id = idOf(await ledger.add(searchOf('one'), once));
      expect(await ledger.add(searchOf('one'), once)).toMatchObject({ outcome: 'known', search: { id } });
      expect(await ledger.counts()).toMatchObject({ queued: 1 });
    });

    it('refuses another request', async () => {
      const { ledger } = await opened();
      await ledger.add(searchOf('one'), once);
      expect(await ledger.add(searchOf('one'), { ...once, fingerprint: 'b' })).toEqual({ outcome: 'conflict' });
    });

    it('belongs to its caller, and is forgotten with the search', async () => {
      const { ledger, pass } = await opened();
      const id = idOf(await ledger.add(searchOf('one'), once));
      expect(await ledger.add(searchOf('two'), once)).toMatchObject({ outcome: 'added' });
      await ledger.end(id);
      await pass(LIMITS.keptMs + 1000);
      expect(await ledger.add(searchOf('one'), once)).toMatchObject({ outcome: 'added' });
    });
  });
};
