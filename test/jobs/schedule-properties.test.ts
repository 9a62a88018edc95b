/** What holds whatever searchers do, in whichever order it comes. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PartTask } from '../../src/jobs/protocol.ts';
import { mergeTables, type RootTable } from '../../src/mcts/root.ts';
import { runPart } from './run-part.ts';
import { simulate, taskOf } from './simulation.ts';
import { openingTask } from './support.ts';
import { tableOf } from './tables.ts';

type Pool = ReturnType<typeof simulate>;

/** One thing that may happen; what makes no sense at that moment does not. */
const HAPPENINGS = ['ask', 'ask', 'ready', 'progress', 'finish', 'finish', 'fail', 'die', 'cancel', 'pass'] as const;

const happening = fc.record({ what: fc.constantFrom(...HAPPENINGS), which: fc.nat(5), ms: fc.nat(1500) });

const SEARCHERS = 3;

/** What a searcher finds: for the same tree the same, whoever it is. */
type Find = (ensembles: readonly number[]) => readonly RootTable[];

const perform = (pool: Pool, { what, which, ms }: { what: string; which: number; ms: number }, find: Find): void => {
  const searcher = which % SEARCHERS;
  const life = pool.schedule.searchers[searcher];
  const isBusy = life?.state === 'busy';
  switch (what) {
    case 'ask':
      pool.ask(taskOf(String(which), { ensembles: 1 + which }), which % 2 === 0);
      break;
    case 'ready':
      if (life?.state === 'starting') pool.ready(searcher);
      break;
    case 'progress':
      if (isBusy) pool.progress(searcher, ...find(pool.gift(searcher).task.ensembles));
      break;
    case 'finish':
      if (isBusy) pool.finish(searcher, find(pool.gift(searcher).task.ensembles));
      break;
    case 'fail':
      if (isBusy) pool.fail(searcher);
      break;
    case 'die':
      if (life?.state !== 'ended') pool.die(searcher);
      break;
    case 'cancel':
      pool.hear({ type: 'cancel', job: which + 1 });
      break;
    default:
      pool.pass(ms);
  }
};

/** Lets all searchers do their work until nothing is left to do. */
const workOff = (pool: Pool, find: Find): void => {
  while (pool.schedule.jobs.size > 0) {
    pool.pass(500);
    for (const [searcher, { state }] of pool.schedule.searchers.entries()) {
      if (state === 'starting') pool.ready(searcher);
      if (state === 'busy') pool.finish(searcher, find(pool.gift(searcher).task.ensembles));
    }
  }
};

const find: Find = (ensembles) => ensembles.map((ensemble) => tableOf(ensemble + 1));

it('every task has one reply, and a close ends every searcher once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(happening, { maxLength: 80 }), (partsAtOnce, happenings) => {
      const pool = simulate(SEARCHERS, { queueLimit: 4, partsAtOnce });
      for (const each of happenings) perform(pool, each, find);
      pool.hear({ type: 'close' });
      workOff(pool, find);
      for (const [searcher, { state }] of pool.schedule.searchers.entries())
        if (state === 'leaving') pool.die(searcher);
      const asked = happenings.filter(({ what }) => what === 'ask').length;
      expect(Array.from({ length: asked }, (_, job) => pool.replies(job + 1).length)).toEqual(Array(asked).fill(1));
      expect(pool.effects.filter(({ type }) => type === 'closed')).toHaveLength(1);
      expect(pool.pass(60_000)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('a searcher has no more parts than it may, and a part one searcher', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(happening, { maxLength: 80 }), (partsAtOnce, happenings) => {
      const pool = simulate(SEARCHERS, { queueLimit: 4, partsAtOnce });
      for (const each of happenings) {
        const before = pool.schedule;
        const gifts = pool.gifts().length;
        perform(pool, each, find);
        const held = pool.schedule.searchers.flatMap((life) =>
          life.state === 'busy' ? life.works.map(({ job, part }) => `${job}/${part}`) : [],
        );
        expect(new Set(held).size).toBe(held.length);
        for (const life of pool.schedule.searchers)
          if (life.state === 'busy') expect(life.works.length).toBeLessThanOrEqual(partsAtOnce);
        // Whoever got something could take it: it was idle, or has just become so.
        for (const { searcher } of pool.gifts().slice(gifts))
          expect(['starting', 'idle', 'busy']).toContain(before.searchers[searcher]?.state);
        const given = [...pool.schedule.jobs].flatMap(([id, { parts }]) =>
          [...parts.entries()].flatMap(([part, { state }]) => (state === 'given' ? [`${id}/${part}`] : [])),
        );
        expect(given.toSorted()).toEqual(held.toSorted());
      }
    }),
    { numRuns: 300 },
  );
});

describe('a visits budget', () => {
  const ENSEMBLES = 5;
  const trees: RootTable[] = [];

  beforeAll(async () => {
    const { ensembles: _, ...shared } = openingTask;
    const all = Array.from({ length: ENSEMBLES }, (__, index) => index);
    const task: PartTask = { ...shared, ensembles: all, visits: all.map(() => 40), progress: false };
    const around = { clock: () => 0, cancelled: () => false, progress: () => {} };
    trees.push(...(await runPart(task, around)).tables);
  });

  const findTrees: Find = (ensembles) => ensembles.flatMap((ensemble) => trees[ensemble] ?? []);

  it('gives the same bytes whoever searches what, and whatever is done twice', () => {
    const expected = mergeTables(trees);
    // Sums round by their order; were it any other, this would show it.
    expect(mergeTables(trees.toReversed())).not.toEqual(expected);
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3, 4, 2, 3, 4, 20),
        fc.array(happening, { maxLength: 30 }),
        (searchers, happenings) => {
          const pool = simulate(searchers, { partsAtOnce: 1 + (happenings.length % 3) });
          const job = pool.ask(taskOf('a', { ensembles: ENSEMBLES, visits: 200 }));
          const kept = happenings.filter(({ what }) => !['ask', 'cancel', 'fail', 'die'].includes(what));
          for (const each of kept) perform(pool, { ...each, which: each.which % searchers }, findTrees);
          // One death is bad luck, and changes nothing.
          const victim = pool.schedule.searchers.findIndex(({ state }) => state === 'busy');
          if (victim >= 0) pool.die(victim);
          workOff(pool, findTrees);
          expect(pool.replies(job)).toMatchObject([{ status: 'done', stopReason: 'visits', table: expected }]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
