import { expect, it } from 'vitest';
import type { LedgerLimits } from '../../src/jobs/ledger.ts';
import { memoryLedger } from '../../src/jobs/memory-ledger.ts';
import { ledgerSuite } from './ledger-suite.ts';

const open = async (limits: LedgerLimits) => {
  let now = Date.UTC(2026, 0, 1);
  const ledger = memoryLedger(limits, () => now);
  return {
    ledger,
    async pass(ms: number) {
      now += ms;
    },
  };
};

ledgerSuite('in memory', open);

it('the memory of a ledger is bounded: the oldest answers of the caller who has most of them go first', async () => {
  const { ledger, pass } = await open({ most: 100, bytes: 10_000, keptMs: 1e9, perCaller: 100, msADay: 0 });
  const ids: string[] = [];
  for (const caller of ['one', 'two', 'two', 'two']) {
    const id = ids.length.toString().padStart(32, '0');
    const search = { id, owner: caller, caller, game: 'earth', kind: 'hint', asked: '{}', requestId: '' };
    await ledger.add(search, undefined);
    await ledger.claim();
    await ledger.finish(id, { status: 'done', answer: 'x'.repeat(3300) }, 0);
    await pass(1);
    ids.push(id);
  }
  const owners = ['one', 'two', 'two', 'two'];
  const found = await Promise.all(ids.map((id, index) => ledger.find(id, owners[index] ?? '')));
  const kept = found.map((each) => each !== undefined);
  expect(kept).toEqual([true, false, true, true]);
});

it('an answer so far is made only where somebody looks at it, and once', async () => {
  const { ledger } = await open({ most: 10, bytes: 10_000, keptMs: 1e9, perCaller: 100, msADay: 0 });
  const id = '0'.repeat(32);
  await ledger.add({ id, owner: '', caller: '', game: 'earth', kind: 'hint', asked: '{}', requestId: '' }, undefined);
  await ledger.claim();
  let made = 0;
  const answer = () => `{"made":${++made}}`;
  await ledger.tell(id, { answer });
  await ledger.tell(id, { answer });
  expect(made).toBe(0);
  expect((await ledger.find(id, ''))?.answer).toBe('{"made":1}');
  expect((await ledger.find(id, ''))?.answer).toBe('{"made":1}');
});
