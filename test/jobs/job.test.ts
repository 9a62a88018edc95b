import { describe, expect, it } from 'vitest';
import { type Job, openJob, partTask, replyOf, withCancel, withProgress, withResult } from '../../src/jobs/job.ts';
import type { PartStop } from '../../src/jobs/protocol.ts';
import { openingTask } from './support.ts';
import { tableOf } from './tables.ts';

const task = { ...openingTask, ensembles: 5, visits: 12, timeMs: 100 };

/** The task, shared among so many parts. */
const shared = (parts: number): Job => openJob(task, parts, false, 0);

/** What the searchers of all parts are told at that time. */
const told = (job: Job, now = 0) => job.parts.map((_, part) => partTask(job, part, now));

describe('sharing', () => {
  it.each([
    [1, [[0, 1, 2, 3, 4]]],
    [
      2,
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    [5, [[0], [1], [2], [3], [4]]],
    [9, [[0], [1], [2], [3], [4]]],
  ])('five trees among %d', (parts, groups) => {
    expect(shared(parts).parts.map(({ ensembles }) => ensembles)).toEqual(groups);
  });

  it('gives every tree the same visits however the trees are shared', () => {
    const visits = [1, 2, 5].map((parts) => told(shared(parts)).flatMap((part) => part.visits));
    expect(visits).toEqual(Array(3).fill([3, 3, 2, 2, 2]));
  });

  it.each([
    [30, 70],
    [100, 0],
    [130, 0],
  ])('after %d of 100 ms leaves %d', (now, left) => {
    expect(told(shared(1), now).map(({ timeMs }) => timeMs)).toEqual([left]);
  });
});

describe('the reply', () => {
  const replyTo = (stops: readonly PartStop[], tables: readonly number[]) => {
    let job = openJob({ ...task, ensembles: stops.length }, stops.length, false, 0);
    for (const [part, stopReason] of [...stops.entries()].reverse()) {
      expect(replyOf(job, 7)).toBeUndefined();
      const iterations = tables[part];
      const found = iterations === undefined ? [] : [tableOf(iterations)];
      job = withResult(job, part, { tables: found, stopReason, timeMs: 1 });
    }
    return replyOf(job, 7);
  };

  it.each<[PartStop, PartStop[]]>([
    ['visits', ['visits', 'visits']],
    ['memory', ['visits', 'memory']],
    ['time', ['memory', 'time', 'visits']],
    ['cancelled', ['time', 'cancelled', 'memory']],
    ['proved', ['cancelled', 'proved', 'time']],
  ])('says %s for parts that ended by %j', (stopReason, stops) => {
    expect(replyTo(stops, [1, 1, 1])).toMatchObject({ status: 'done', stopReason, timeMs: 7 });
  });

  it('holds what was found by the parts that found something', () => {
    expect(replyTo(['cancelled', 'cancelled'], [5])).toMatchObject({ status: 'done', table: { iterations: 5 } });
  });

  it('is a failure when nothing was found', () => {
    expect(replyTo(['cancelled', 'cancelled'], [])).toMatchObject({ status: 'failed' });
  });

  it('to a cancelled job holds what searchers that died over it had told', () => {
    const cancelled = withCancel(withProgress(shared(1), 0, [tableOf(3), tableOf(4)]));
    expect(replyOf(cancelled, 7)).toMatchObject({ status: 'done', stopReason: 'cancelled', table: { iterations: 7 } });
  });
});
