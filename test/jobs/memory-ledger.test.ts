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

it('where nobody waits, nobody has waited, however late it gets while they are counted', async () => {
  let now = 0;
  const ledger = memoryLedger({ most: 10, bytes: 10_000, keptMs: 1e9, perCaller: 100, msADay: 0 }, () => now++);
  expect(await ledger.counts()).toEqual({ queued: 0, running: 0, oldestMs: 0 });
});
