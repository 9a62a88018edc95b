import { describe, expect, it } from 'vitest';
import { Job } from '../../src/jobs/job.ts';
import type { PartStop } from '../../src/jobs/protocol.ts';
import { openingTask } from './support.ts';
import { tableOf } from './tables.ts';

const task = { ...openingTask, ensembles: 5, visits: 12, timeMs: 100 };

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
  ])('five trees among %d', (parts, groups) => {
    const job = new Job(task, parts, () => 0);
    expect(job.parts.map(({ ensembles }) => ensembles)).toEqual(groups);
  });

  it('gives every tree the same visits however the trees are shared', () => {
    const visits = [1, 2, 5].map((parts) => {
      const job = new Job(task, parts, () => 0);
      return job.parts.flatMap((part) => job.partTask(part).visits);
    });
    expect(visits).toEqual(Array(3).fill([3, 3, 2, 2, 2]));
  });

  it.each([
    [30, 70],
    [100, 0],
    [130, 0],
  ])('after %d of 100 ms leaves %d', (now, left) => {
    let time = 0;
    const job = new Job(task, 1, () => time);
    time = now;
    expect(job.parts.map((part) => job.partTask(part).timeMs)).toEqual([left]);
  });
});

describe('the reply', () => {
  const replyTo = (stops: readonly PartStop[], tables: readonly number[]) => {
    const job = new Job({ ...task, ensembles: stops.length }, stops.length, () => 0);
    for (const [index, part] of [...job.parts.entries()].reverse()) {
      const iterations = tables[index];
      if (iterations !== undefined) part.tables = [tableOf(iterations)];
      job.end(part, stops[index] ?? 'visits');
    }
    return job.reply;
  };

  it.each<[PartStop, PartStop[]]>([
    ['visits', ['visits', 'visits']],
    ['memory', ['visits', 'memory']],
    ['time', ['memory', 'time', 'visits']],
    ['cancelled', ['time', 'cancelled', 'memory']],
    ['proved', ['cancelled', 'proved', 'time']],
  ])('says %s for parts that ended by %j', async (stopReason, stops) => {
    expect(await replyTo(stops, [1, 1, 1])).toMatchObject({ status: 'done', stopReason });
  });

  it('holds what was found by the parts that found something', async () => {
    expect(await replyTo(['cancelled', 'cancelled'], [5])).toMatchObject({ status: 'done', table: { iterations: 5 } });
  });

  it('is a failure when nothing was found', async () => {
    expect(await replyTo(['cancelled', 'cancelled'], [])).toMatchObject({ status: 'failed' });
  });
});
