/** Every decision of a pool, shown without a process. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/jobs/schedule.ts';
import { step } from '../../src/jobs/step.ts';
import { simulate, taskOf } from './simulation.ts';
import { tableOf } from './tables.ts';

const ofType = (effects: readonly Effect[], type: Effect['type']) => effects.filter((effect) => effect.type === type);

it('a step leaves the schedule it was made from as it was', () => {
  const pool = simulate(2);
  pool.ready(0, 1);
  pool.ask(taskOf('a', { ensembles: 3 }), true);
  const before = structuredClone(pool.schedule);
  const { schedule } = pool;
  const once = step(schedule, { type: 'cancel', job: 1 }, 5);
  expect(schedule).toEqual(before);
  expect(step(schedule, { type: 'cancel', job: 1 }, 5)).toEqual(once);
});

describe('order', () => {
  it('is that of arrival, part by part', () => {
    const pool = simulate(2);
    pool.ready(0, 1);
    pool.ask(taskOf('a', { ensembles: 2 }));
    pool.ask(taskOf('b', { ensembles: 2 }));
    pool.ask(taskOf('c', { ensembles: 2 }));
    for (const searcher of [1, 0, 0, 1]) pool.finish(searcher);
    const given = pool.gifts().map(({ searcher, task }) => `${task.seed}${task.ensembles.join()} to ${searcher}`);
    expect(given).toEqual(['a0 to 0', 'a1 to 1', 'b0 to 1', 'b1 to 0', 'c0 to 0', 'c1 to 1']);
  });

  it('has a task wait until a searcher has started', () => {
    const pool = simulate(2);
    pool.ask(taskOf('a', { ensembles: 2 }));
    expect(pool.gifts()).toEqual([]);
    expect(pool.state()).toEqual({ searchers: 0, busy: 0, queued: 1 });
    pool.ready(1);
    expect(pool.gifts().map(({ searcher }) => searcher)).toEqual([1]);
    expect(pool.state()).toEqual({ searchers: 1, busy: 1, queued: 0 });
  });

  it('shares a task among the searchers there are, those that have died apart', () => {
    const pool = simulate(3);
    pool.ready(0, 1, 2);
    pool.die(2);
    pool.ask(taskOf('a', { ensembles: 4 }));
    expect(pool.gifts().map(({ task }) => task.ensembles)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('takes the time that a part has waited off its budget', () => {
    const pool = simulate(1);
    pool.ask(taskOf('a', { timeMs: 400 }));
    pool.now = 150;
    pool.ready(0);
    expect(pool.gift(0).task.timeMs).toBe(250);
  });
});

describe('several parts a searcher', () => {
  const at = (pool: ReturnType<typeof simulate>) =>
    pool.gifts().map(({ searcher, task }) => `${task.seed}${task.ensembles.join()} to ${searcher}`);
  const long = (seed: string, ensembles = 1) => taskOf(seed, { ensembles, visits: 1_000_000 });

  it('begin at once, each where there is least to do', () => {
    const pool = simulate(2, { partsAtOnce: 8 });
    pool.ready(0, 1);
    for (const seed of ['a', 'b', 'c']) pool.ask(taskOf(seed));
    pool.ask(taskOf('d', { ensembles: 2 }));
    expect(at(pool)).toEqual(['a0 to 0', 'b0 to 1', 'c0 to 0', 'd0 to 1', 'd1 to 0']);
    expect(pool.state()).toEqual({ searchers: 2, busy: 2, queued: 0 });
  });

  it('are as many as there is room for; then the short ones that wait go before the long ones', () => {
    const pool = simulate(1, { partsAtOnce: 4 });
    pool.ready(0);
    for (const seed of ['a', 'b', 'c']) pool.ask(long(seed));
    for (const seed of ['d', 'e', 'f']) pool.ask(taskOf(seed));
    expect(at(pool)).toEqual(['a0 to 0', 'b0 to 0', 'd0 to 0', 'e0 to 0']);
    pool.finishJob(1);
    expect(at(pool).slice(4)).toEqual(['f0 to 0']);
    pool.finishJob(2);
    expect(at(pool).slice(5)).toEqual(['c0 to 0']);
  });

  it('of long searches are no load to a short one, which goes where fewer short ones are', () => {
    const pool = simulate(2, { partsAtOnce: 8 });
    pool.ready(0, 1);
    for (const seed of ['a', 'b', 'c']) pool.ask(long(seed));
    pool.ask(taskOf('d'));
    pool.ask(taskOf('e'));
    pool.ask(taskOf('f'));
    expect(at(pool).slice(3)).toEqual(['d0 to 1', 'e0 to 0', 'f0 to 1']);
  });

  it('that could come to fill the memory wait for one another, short ones never', () => {
    const pool = simulate(1, { partsAtOnce: 32 });
    pool.ready(0);
    const vast = (seed: string) => taskOf(seed, { visits: 1e9 });
    // Two million nodes each, of four million.
    for (const seed of ['a', 'b', 'c']) pool.ask(vast(seed));
    pool.ask(taskOf('d'));
    expect(at(pool)).toEqual(['a0 to 0', 'b0 to 0', 'd0 to 0']);
    pool.finishJob(1);
    expect(at(pool).slice(3)).toEqual(['c0 to 0']);
  });

  it('that time ends fill no more than can be found in it, however many they are', () => {
    const pool = simulate(1, { partsAtOnce: 32 });
    pool.ready(0);
    const { visits: _, ...endless } = taskOf('a');
    for (let job = 0; job < 10; job++) pool.ask({ ...endless, timeMs: 8000 });
    expect(pool.gifts()).toHaveLength(10);
    for (let job = 0; job < 10; job++) pool.ask({ ...endless, timeMs: 60_000 });
    expect(pool.gifts()).toHaveLength(10);
  });

  it('answer one by one, in any order, and a cancel ends its own alone', () => {
    const pool = simulate(1, { partsAtOnce: 8 });
    pool.ready(0);
    const [first, second, third] = ['a', 'b', 'c'].map((seed) => pool.ask(taskOf(seed)));
    expect(pool.hear({ type: 'cancel', job: second ?? 0 })).toEqual([
      { type: 'send', searcher: 0, message: { type: 'cancel', part: 2 } },
    ]);
    pool.finishJob(3);
    pool.finishJob(2);
    expect([first, second, third].map((job) => pool.replies(job ?? 0).length)).toEqual([0, 1, 1]);
    // The cancel was obeyed, so nobody is deaf.
    expect(ofType(pool.pass(4000), 'kill')).toEqual([]);
    pool.finishJob(1);
    expect(pool.state()).toEqual({ searchers: 1, busy: 0, queued: 0 });
  });

  it('die together; then each is tried alone, before all others, and those that are well come through', () => {
    const pool = simulate(1, { partsAtOnce: 8 });
    pool.ready(0);
    const [bad, good] = [pool.ask(long('bad')), pool.ask(long('good'))];
    pool.die(0);
    const later = pool.ask(taskOf('later'));
    pool.pass(50);
    pool.ready(0);
    expect(at(pool).slice(2)).toEqual(['bad0 to 0']);
    pool.die(0);
    expect(pool.replies(bad)).toMatchObject([{ status: 'lost' }]);
    pool.pass(100);
    pool.ready(0);
    expect(at(pool).slice(3)).toEqual(['good0 to 0']);
    pool.finishJob(good);
    expect(at(pool).slice(4)).toEqual(['later0 to 0']);
    pool.finishJob(later);
    expect([good, later].flatMap((job) => pool.replies(job))).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  });

  it('are not to blame when their searcher is killed for being deaf over another one', () => {
    const pool = simulate(1, { partsAtOnce: 8 });
    pool.ready(0);
    const [deaf, other] = [pool.ask(taskOf('deaf')), pool.ask(taskOf('other'))];
    for (let life = 0; life < 3; life++) {
      pool.hear({ type: 'cancel', job: life === 0 ? deaf : pool.ask(taskOf('deaf')) });
      expect(ofType(pool.pass(1000), 'kill')).toHaveLength(1);
      pool.die(0);
      pool.pass(10_000);
      pool.ready(0);
    }
    expect(pool.replies(other)).toEqual([]);
    pool.finishJob(other);
    expect(pool.replies(other)).toMatchObject([{ status: 'done' }]);
  });
});

describe('a time budget', () => {
  const { visits: _, ...endless } = taskOf('a', { ensembles: 2 });
  const timed = (timeMs: number) => ({ ...endless, timeMs });

  it('that ends while a part waits ends that part, where another one was searched', () => {
    const pool = simulate(1);
    pool.ready(0);
    const job = pool.ask(timed(100));
    pool.pass(100);
    expect(pool.replies(job)).toEqual([]);
    pool.finish(0, [tableOf(5)], 'time', 80);
    expect(pool.gifts()).toHaveLength(1);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', stopReason: 'time', table: { iterations: 5 } }]);
  });

  it('that ends before anything was searched has one part searched at once, whatever else there is', () => {
    const pool = simulate(1, { partsAtOnce: 1 });
    pool.ready(0);
    pool.ask(taskOf('a', { visits: 1e6 }));
    const job = pool.ask(timed(100));
    pool.pass(99);
    expect(pool.gifts()).toHaveLength(1);
    pool.pass(1);
    expect(pool.gift(0).task).toMatchObject({ ensembles: [0, 1], timeMs: 0 });
    pool.finish(0, [tableOf(3)], 'time', 1);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', table: { iterations: 3 } }]);
  });

  it('says how much of it searchers have spent on the search', () => {
    const pool = simulate(2, { partsAtOnce: 8 });
    pool.ready(0, 1);
    const job = pool.ask(timed(100));
    pool.pass(100);
    pool.finish(0, [tableOf(5)], 'time', 60);
    // What was overrun is no share of the time.
    pool.finish(1, [tableOf(5)], 'time', 130);
    expect(pool.replies(job)).toMatchObject([{ timeShare: 0.8 }]);
    const counted = pool.ask(taskOf('b'));
    pool.finishJob(counted);
    expect(pool.replies(counted)[0]).not.toHaveProperty('timeShare');
  });
});

describe('a searcher that dies over a part', () => {
  it('leaves it to the next one, before what came later', () => {
    const pool = simulate(1);
    pool.ready(0);
    const first = pool.ask(taskOf('a'));
    pool.ask(taskOf('b'));
    pool.die(0);
    expect(pool.state()).toEqual({ searchers: 0, busy: 0, queued: 2 });
    pool.pass(50);
    pool.ready(0);
    expect(pool.gifts().map(({ task }) => task.seed)).toEqual(['a', 'a']);
    pool.finish(0);
    expect(pool.replies(first)).toMatchObject([{ status: 'done' }]);
  });

  it('is started again after a wait that doubles, up to ten seconds, until one finishes a part', () => {
    const pool = simulate(1);
    const waits: number[] = [];
    for (let life = 0; life < 10; life++) {
      pool.die(0);
      const before = pool.now;
      while (ofType(pool.pass(1), 'launch').length === 0);
      waits.push(pool.now - before);
    }
    expect(waits).toEqual([50, 100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    pool.ready(0);
    pool.ask(taskOf('a'));
    pool.finish(0);
    pool.die(0);
    expect(ofType(pool.pass(49), 'launch')).toEqual([]);
    expect(ofType(pool.pass(1), 'launch')).toEqual([{ type: 'launch', searcher: 0 }]);
  });

  it('and another one after it lose the task, which says so, and its other parts end', () => {
    const pool = simulate(3);
    pool.ready(0, 1, 2);
    const job = pool.ask(taskOf('a', { ensembles: 2 }));
    pool.die(0);
    expect(pool.gift(2).task).toEqual(pool.gift(0).task);
    expect(pool.replies(job)).toEqual([]);
    pool.die(2);
    expect(pool.effects.at(-1)).toEqual({
      type: 'send',
      searcher: 1,
      message: { type: 'cancel', part: pool.gift(1).part },
    });
    pool.finish(1, undefined, 'cancelled');
    expect(pool.replies(job)).toEqual([
      { status: 'lost', detail: 'Two searchers died over this task.', retryAfterSeconds: expect.any(Number) },
    ]);
  });

  it('does not count against the part when it had none', () => {
    const pool = simulate(1);
    for (let life = 0; life < 2; life++) {
      pool.ready(0);
      pool.die(0);
      pool.pass(100);
    }
    pool.ready(0);
    const job = pool.ask(taskOf('a'));
    pool.die(0);
    expect(pool.replies(job)).toEqual([]);
  });

  it('is not heard any more, nor of a part that it no longer has', () => {
    const pool = simulate(1);
    pool.ready(0);
    const job = pool.ask(taskOf('a'));
    const { part } = pool.gift(0);
    pool.die(0);
    const late = { part, result: { tables: [tableOf(1)], stopReason: 'visits', timeMs: 1 } } as const;
    pool.hear({ type: 'said', searcher: 0, message: { type: 'result', ...late } });
    pool.pass(50);
    pool.ready(0);
    pool.hear({ type: 'said', searcher: 0, message: { type: 'result', ...late } });
    expect(pool.replies(job)).toEqual([]);
    pool.finish(0, [tableOf(10)]);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', table: { iterations: 10 } }]);
  });
});

describe('a cancel', () => {
  it('of a task that waits troubles no searcher', () => {
    const pool = simulate(1);
    pool.ready(0);
    pool.ask(taskOf('a'));
    const job = pool.ask(taskOf('b'));
    const effects = pool.hear({ type: 'cancel', job });
    expect(effects).toEqual([{ type: 'settle', job, reply: { status: 'failed', detail: expect.any(String) } }]);
    pool.finish(0);
    expect(pool.gifts().map(({ task }) => task.seed)).toEqual(['a']);
  });

  it('of a task that is searched is told to its searchers, once, and ends with what they found', () => {
    const pool = simulate(2);
    pool.ready(0, 1);
    const job = pool.ask(taskOf('a', { ensembles: 2 }));
    const cancels = [0, 1].map((searcher) => ({
      type: 'send',
      searcher,
      message: { type: 'cancel', part: pool.gift(searcher).part },
    }));
    expect(pool.hear({ type: 'cancel', job })).toEqual(cancels);
    expect(pool.hear({ type: 'cancel', job })).toEqual([]);
    pool.finish(1, [tableOf(4)], 'cancelled');
    pool.finish(0, [tableOf(3)]);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', stopReason: 'cancelled', table: { iterations: 7 } }]);
    expect(pool.state()).toEqual({ searchers: 2, busy: 0, queued: 0 });
  });

  it('of a task half of which waits gives up that half', () => {
    const pool = simulate(2);
    pool.ready(0);
    const job = pool.ask(taskOf('a', { ensembles: 2 }));
    pool.hear({ type: 'cancel', job });
    pool.ready(1);
    pool.finish(0, [tableOf(3)], 'cancelled');
    expect(pool.gifts()).toHaveLength(1);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', stopReason: 'cancelled', table: { iterations: 3 } }]);
  });

  it('that a searcher does not obey has it killed after a while, and what it had told counts', () => {
    const pool = simulate(1);
    pool.ready(0);
    const job = pool.ask(taskOf('a'), true);
    pool.progress(0, tableOf(7));
    pool.hear({ type: 'cancel', job });
    expect(ofType(pool.pass(999), 'kill')).toEqual([]);
    expect(ofType(pool.pass(1), 'kill')).toEqual([{ type: 'kill', searcher: 0, why: 'deaf' }]);
    expect(pool.replies(job)).toEqual([]);
    pool.die(0);
    expect(pool.replies(job)).toMatchObject([{ status: 'done', stopReason: 'cancelled', table: { iterations: 7 } }]);
  });

  it('after the reply does nothing', () => {
    const pool = simulate(1);
    pool.ready(0);
    const job = pool.ask(taskOf('a'));
    pool.finish(0);
    expect(pool.hear({ type: 'cancel', job })).toEqual([]);
  });
});

describe('silence', () => {
  it('of five looks has a searcher killed; a word begins the count anew', () => {
    const pool = simulate(1);
    pool.ready(0);
    expect(ofType(pool.pass(5000), 'kill')).toEqual([]);
    pool.hear({ type: 'said', searcher: 0, message: { type: 'heartbeat' } });
    expect(ofType(pool.pass(5000), 'kill')).toEqual([]);
    expect(ofType(pool.pass(1000), 'kill')).toEqual([{ type: 'kill', searcher: 0, why: 'silent' }]);
  });

  it('may be six times as long while a searcher starts', () => {
    const pool = simulate(1);
    expect(ofType(pool.pass(30_000), 'kill')).toEqual([]);
    expect(ofType(pool.pass(1000), 'kill')).toEqual([{ type: 'kill', searcher: 0, why: 'silent' }]);
  });

  it('is counted in looks: a pool that was held up for long blames nobody', () => {
    const pool = simulate(1);
    pool.ready(0);
    pool.now = 60_000;
    expect(pool.hear({ type: 'tick' })).toEqual([]);
  });
});

describe('a full queue', () => {
  it('turns tasks away and says when to come back', () => {
    const pool = simulate(1, { queueLimit: 2 });
    pool.ready(0);
    for (const seed of ['a', 'b', 'c']) pool.ask(taskOf(seed));
    const turnedAway = pool.ask(taskOf('d'));
    // Three parts of a second each, with one searcher.
    expect(pool.replies(turnedAway)).toEqual([{ status: 'overloaded', retryAfterSeconds: 3 }]);
    pool.finish(0);
    expect(pool.replies(pool.ask(taskOf('e')))).toEqual([]);
  });

  it('goes by the time that parts have taken of late', () => {
    const pool = simulate(1, { queueLimit: 0 });
    pool.ready(0);
    for (let round = 0; round < 30; round++) {
      pool.ask(taskOf('a'));
      const { part } = pool.gift(0);
      const result = { tables: [tableOf(10)], stopReason: 'visits', timeMs: 9000 } as const;
      pool.hear({ type: 'said', searcher: 0, message: { type: 'result', part, result } });
    }
    pool.ask(taskOf('a'));
    expect(pool.replies(pool.ask(taskOf('b')))).toEqual([{ status: 'overloaded', retryAfterSeconds: 9 }]);
  });

  it('is no obstacle where a searcher is idle', () => {
    const pool = simulate(1, { queueLimit: 0 });
    pool.ready(0);
    expect(pool.replies(pool.ask(taskOf('a')))).toEqual([]);
    expect(pool.replies(pool.ask(taskOf('b')))).toMatchObject([{ status: 'overloaded' }]);
  });
});

describe('closing', () => {
  it('lets what is there end, waiting tasks too, refuses what comes, then dismisses the searchers', () => {
    const pool = simulate(1);
    pool.ready(0);
    const [running, waiting] = [pool.ask(taskOf('a')), pool.ask(taskOf('b'))];
    expect(pool.hear({ type: 'close' })).toEqual([]);
    expect(pool.replies(pool.ask(taskOf('c')))).toEqual([{ status: 'failed', detail: 'The service is closing.' }]);
    pool.finish(0);
    expect(ofType(pool.effects, 'dismiss')).toEqual([]);
    pool.finish(0);
    expect([running, waiting].flatMap((job) => pool.replies(job))).toMatchObject([
      { status: 'done' },
      { status: 'done' },
    ]);
    expect(pool.effects.at(-1)).toEqual({ type: 'dismiss', searcher: 0 });
    pool.die(0);
    expect(pool.effects.at(-1)).toEqual({ type: 'closed' });
    expect(pool.pass(60_000)).toEqual([]);
  });

  it('starts a dead searcher again while there is work, and no more afterwards', () => {
    const pool = simulate(2);
    pool.ready(0, 1);
    pool.ask(taskOf('a'));
    pool.hear({ type: 'close' });
    pool.die(0);
    expect(pool.gifts().map(({ searcher }) => searcher)).toEqual([0, 1]);
    expect(ofType(pool.pass(50), 'launch')).toHaveLength(1);
    pool.finish(1);
    pool.die(0, 1);
    expect(pool.effects.at(-1)).toEqual({ type: 'closed' });
    expect(ofType(pool.pass(60_000), 'launch')).toEqual([]);
  });

  it('dismisses searchers that are still starting, and waits for none between two lives', () => {
    const pool = simulate(2);
    pool.die(0);
    expect(pool.hear({ type: 'close' })).toEqual([{ type: 'dismiss', searcher: 1 }]);
    pool.die(1);
    expect(pool.effects.at(-1)).toEqual({ type: 'closed' });
    expect(pool.hear({ type: 'close' })).toEqual([]);
  });

  it('kills a searcher that does not go', () => {
    const pool = simulate(1);
    pool.ready(0);
    pool.hear({ type: 'close' });
    expect(ofType(pool.pass(999), 'kill')).toEqual([]);
    expect(pool.pass(60_000)).toEqual([{ type: 'kill', searcher: 0, why: 'lingering' }]);
  });
});

describe('where no searcher starts', () => {
  it('all that waits is given up after three stillborn ones in every place', () => {
    const pool = simulate(2);
    const job = pool.ask(taskOf('a', { ensembles: 2 }));
    for (let life = 0; life < 3; life++) {
      expect(pool.replies(job)).toEqual([]);
      pool.die(0, 1);
      pool.pass(1000);
    }
    expect(pool.replies(job)).toEqual([
      { status: 'lost', detail: 'No searcher can be started.', retryAfterSeconds: expect.any(Number) },
    ]);
  });

  it('a single one that did is hope enough', () => {
    const pool = simulate(2);
    pool.ready(1);
    pool.ask(taskOf('a'));
    const waiting = pool.ask(taskOf('b'));
    for (let life = 0; life < 5; life++) {
      pool.die(0);
      pool.pass(1000);
      pool.hear({ type: 'said', searcher: 1, message: { type: 'heartbeat' } });
    }
    expect(pool.replies(waiting)).toEqual([]);
  });
});

describe('progress', () => {
  it('is all that is known, in the order of the trees, at most every 200 ms', () => {
    const pool = simulate(2);
    pool.ready(0, 1);
    const job = pool.ask(taskOf('a', { ensembles: 3 }), true);
    expect(pool.gifts().map(({ task }) => task.progress)).toEqual([true, true]);
    expect(pool.progress(1, tableOf(2), tableOf(3))).toEqual([]);
    pool.now = 200;
    expect(pool.progress(0, tableOf(1))).toMatchObject([{ type: 'progress', job, table: { iterations: 6 } }]);
    pool.now = 399;
    expect(pool.progress(0, tableOf(11))).toEqual([]);
    pool.now = 400;
    expect(pool.progress(1, tableOf(12), tableOf(13))).toMatchObject([{ table: { iterations: 36 } }]);
  });

  it('is not told where nobody listens', () => {
    const pool = simulate(1);
    pool.ready(0);
    pool.ask(taskOf('a'));
    pool.now = 1000;
    expect(pool.gift(0).task.progress).toBe(false);
    expect(pool.progress(0, tableOf(1))).toEqual([]);
  });

  it('of a part that was done twice is not counted twice', () => {
    const pool = simulate(1);
    pool.ready(0);
    const job = pool.ask(taskOf('a'), true);
    pool.progress(0, tableOf(7));
    pool.die(0);
    pool.pass(50);
    pool.ready(0);
    pool.finish(0, [tableOf(10)]);
    expect(pool.replies(job)).toMatchObject([{ table: { iterations: 10 } }]);
  });
});

it('the first failure of a task is the one that is told', () => {
  const pool = simulate(2);
  pool.ready(0, 1);
  const job = pool.ask(taskOf('a', { ensembles: 2 }));
  pool.fail(0, 'the first');
  pool.fail(1, 'the second');
  expect(pool.replies(job)).toEqual([{ status: 'failed', detail: 'the first' }]);
});

it('a task that cannot be searched fails, its other parts end, and its searcher goes on', () => {
  const pool = simulate(2);
  pool.ready(0, 1);
  const job = pool.ask(taskOf('a', { ensembles: 2 }));
  pool.fail(0);
  expect(pool.state()).toEqual({ searchers: 2, busy: 1, queued: 0 });
  pool.finish(1, undefined, 'cancelled');
  expect(pool.replies(job)).toEqual([{ status: 'failed', detail: 'a fault' }]);
  expect(ofType(pool.effects, 'kill')).toEqual([]);
});
