import { describe, expect, test } from 'vitest';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import { effortFor } from '../../src/mcts/effort.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { prove } from '../../src/mcts/prove.ts';
import { mergeTables } from '../../src/mcts/root.ts';
import { Run, search } from '../../src/mcts/run.ts';
import { catalogs, nearEnd } from '../support/anthropocene/play.ts';
import { MIDDLE, TABLE } from '../support/positions.ts';
import { valueOf } from '../support/results.ts';

const still = (): number => 0;
const about = { game: TABLE.game, root: MIDDLE, seat: TABLE.game.toAct(MIDDLE) };
const runOf = (ensembles: readonly number[], visits: readonly number[], clock = still, deadline?: number): Run => {
  const limits = { visits, ...(deadline !== undefined && { deadline }) };
  return new Run({ ...about, params: { ...DEFAULT_PARAMS, proof: 0 }, seed: 'run', ensembles, ...limits }, clock);
};

describe('a run', () => {
  test('grows a tree as any other run would', () => {
    const [both, second] = [runOf([0, 1], [300, 200]), runOf([1], [200])];
    expect([both.finish(), second.finish()]).toEqual(['visits', 'visits']);
    expect(both.tables().map(({ iterations }) => iterations)).toEqual([300, 200]);
    expect(second.tables()[0]).toEqual(both.tables()[1]);
  });

  test('may be looked at, left and gone on with, others in between, and comes to the same', () => {
    const whole = runOf([0], [300]);
    whole.finish();
    const [run, other] = [runOf([0], [300]), runOf([1], [300])];
    expect(run.tables()).toEqual([]);
    for (let steps = 0; run.step() === undefined; steps++) {
      expect(run.tables()[0]?.iterations).toBe(Math.min(300, 32 * (steps + 1)));
      other.step();
    }
    expect(run.tables()).toEqual(whole.tables());
    expect(run.trees()).toEqual(whole.trees());
  });

  test('ends at its deadline, and plants no tree whose turn has not come by then', () => {
    let now = 0;
    const late = runOf([0, 1], [10_000, 10_000], () => now++, 100);
    expect(late.finish()).toBe('time');
    expect(now).toBeLessThanOrEqual(102);
    const [first = 0, second = 0] = late.tables().map(({ iterations }) => iterations);
    expect(first).toBe(32);
    // Two looks at the clock, of a millisecond each, an iteration.
    expect(Math.abs(first + second - 50)).toBeLessThan(6);
    const overdue = runOf([0, 1], [10_000, 10_000], () => 100, 96);
    expect(overdue.finish()).toBe('time');
    expect(overdue.tables().map(({ iterations }) => iterations)).toEqual([32]);
    const hopeless = runOf([0, 1], [10_000, 10_000], () => 100, 0);
    expect(hopeless.finish()).toBe('time');
    expect(hopeless.tables().map(({ iterations }) => iterations)).toEqual([32]);
  });

  test('counts out for half of its time at most, and searches in the other half', () => {
    // A clock by which a look takes a third of the time there is: the second look at counting comes too late.
    let looks = 0;
    const clock = () => looks++ * 10;
    const root = valueOf(anthropocene.decode(nearEnd(3, 28), catalogs));
    const seat = anthropocene.toAct(root);
    const spec = {
      game: anthropocene,
      root,
      seat,
      params: { ...DEFAULT_PARAMS, proof: 1e9 },
      seed: 'late',
      ensembles: [0],
    };
    expect(new Run({ ...spec, deadline: 30 }, clock).finish()).toBe('time');
    expect(new Run({ ...spec, deadline: 1e9 }, still).finish()).toBe('proved');
  });

  /** A run with so much to count that it takes many steps, where a few moves take half a millisecond. */
  const countingRun = () => {
    let now = 0;
    const root = valueOf(anthropocene.decode(nearEnd(3, 28), catalogs));
    const spec = {
      game: anthropocene,
      root,
      seat: anthropocene.toAct(root),
      params: { ...DEFAULT_PARAMS, proof: 1e9 },
    };
    const run = new Run({ ...spec, seed: 'count', ensembles: [0], visits: [100] }, () => (now += 0.5));
    return { spec, run, clock: () => now };
  };

  test('counts out in steps of about a millisecond, and proves what would be proved at once', () => {
    const { spec, run, clock } = countingRun();
    let began = clock();
    let steps = 1;
    for (; run.step() === undefined; steps++) {
      expect(run.found).toBe(false);
      expect(clock() - began).toBeLessThanOrEqual(2);
      began = clock();
    }
    expect(steps).toBeGreaterThan(4);
    expect(run.tables()).toEqual([prove(spec)]);
  });

  test('gives counting up when somebody waits, and has something to answer with a step later', () => {
    const { run } = countingRun();
    for (let steps = 0; steps < 2; steps++) expect(run.step()).toBeUndefined();
    expect(run.tables()).toEqual([]);
    run.hurry();
    run.step();
    expect(run.found).toBe(true);
    expect(run.tables().map(({ exact, iterations }) => [exact ?? false, iterations > 0])).toEqual([[false, true]]);
  });

  test('proves what can be proved, in its first step, and then has one table and no trees', () => {
    const root = valueOf(anthropocene.decode(nearEnd(1, 28), catalogs));
    const end = { game: anthropocene, root, seat: anthropocene.toAct(root), params: DEFAULT_PARAMS };
    const run = new Run({ ...end, seed: 1, ensembles: [2, 3], visits: [10, 10] }, still);
    expect(run.step()).toBe('proved');
    expect(run.tables().map(({ exact }) => exact)).toEqual([true]);
    expect(run.trees()).toEqual([]);
  });
});

test('a search with all of an effort is the merged tables of its ensembles', () => {
  const [whole, parts] = [
    runOf([0, 1, 2], [34, 33, 33]),
    search(about, effortFor({ visits: 100, ensembles: 3, proof: 0 }), 'run', still),
  ];
  whole.finish();
  expect(parts).toEqual(mergeTables(whole.tables()));
});

test('a search by time ends with it', () => {
  let now = 5000;
  const effort = effortFor({ timeMs: 40, ensembles: 2, proof: 0 });
  expect(search(about, effort, 'run', () => (now += 0.25)).iterations).toBeGreaterThan(32);
  expect(now - 5000).toBeLessThanOrEqual(42);
});
