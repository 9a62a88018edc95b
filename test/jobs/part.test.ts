import { describe, expect, it } from 'vitest';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import { openPart } from '../../src/jobs/part.ts';
import type { FromSearcher, PartTask } from '../../src/jobs/protocol.ts';
import { searching } from '../../src/jobs/searching.ts';
import { NO_NETS } from '../../src/net/nets.ts';
import { catalogs, nearEnd } from '../support/anthropocene/play.ts';
import { faultLines, valueOf } from '../support/results.ts';
import { type Around, runPart } from './run-part.ts';
import { fullState, games, openingTask } from './support.ts';

const { ensembles: _, ...shared } = openingTask;
const task: PartTask = { ...shared, ensembles: [0, 1], visits: [300, 200], progress: false };

/** A process in which a millisecond passes at each look at the clock. */
const surroundings = (changes: Partial<Around> = {}): Around => {
  let now = 0;
  return { clock: () => now++, cancelled: () => false, progress: () => {}, ...changes };
};

const run = (changes: Partial<PartTask>, around: Partial<Around> = {}) =>
  runPart({ ...task, ...changes }, surroundings(around));

describe('a part', () => {
  it('gives each tree its visits', async () => {
    const { tables, stopReason } = await run({});
    expect(tables.map(({ iterations }) => iterations)).toEqual([300, 200]);
    expect(stopReason).toBe('visits');
  });

  it('grows a tree as another part would', async () => {
    const together = await run({});
    const alone = await run({ ensembles: [1], visits: [200] });
    expect(alone.tables[0]).toEqual(together.tables[1]);
  });

  it('takes turns without changing what it finds', async () => {
    const often = await run({});
    const never = await run({}, { clock: () => 0 });
    expect(often.tables).toEqual(never.tables);
  });

  it('considers only the actions asked for', async () => {
    const all = (await run({})).tables[0]?.actions ?? [];
    const actions = all.slice(1, 3);
    const { tables } = await run({ actions });
    expect(tables.map((table) => table.actions)).toEqual([actions, actions]);
  });

  it('finds something when no time is left, in as many trees as had a turn', async () => {
    const { visits: __, ...unlimited } = task;
    const { tables, stopReason } = await runPart({ ...unlimited, timeMs: 0 }, surroundings());
    expect(tables.map(({ iterations }) => iterations)).toEqual([expect.any(Number)]);
    expect(tables[0]?.iterations).toBeGreaterThan(0);
    expect(stopReason).toBe('time');
  });

  it('ends when it is cancelled, with what it found', async () => {
    const { tables, stopReason } = await run({ visits: [1e9, 1e9] }, { cancelled: () => true });
    expect(tables[0]?.iterations).toBeGreaterThan(0);
    expect(stopReason).toBe('cancelled');
  });

  it('ends at once when it is cancelled while it counts out, with what little it searched then', async () => {
    const late = valueOf(anthropocene.decode(nearEnd(3, 28), catalogs));
    const view = anthropocene.encode(late, anthropocene.toAct(late));
    const looks = { cancelled: 0, all: 0 };
    const whole = { view, params: { ...task.params, proof: 1e9 } };
    await run(whole, { clock: () => looks.all++ });
    expect(looks.all).toBeGreaterThan(50);
    const { tables, stopReason } = await run(whole, {
      clock: () => looks.cancelled++,
      cancelled: () => looks.cancelled > 10,
    });
    expect(stopReason).toBe('cancelled');
    expect(tables.map(({ exact, iterations }) => [exact, iterations > 0])).toEqual([[false, true]]);
    expect(looks.cancelled).toBeLessThan(30);
  });

  it.each([
    [true, 'some'],
    [false, 'no'],
  ])('asked for progress: %s, tells %s', async (progress) => {
    const told: number[] = [];
    const listen: Around['progress'] = (tables) => told.push(tables.length);
    let now = 0;
    await run({ progress, visits: [1000, 1000] }, { progress: listen, clock: () => (now += 100) });
    expect(told.length > 0).toBe(progress);
    // At first the second tree has had no turn.
    expect(told.at(-1)).toBe(progress ? 2 : undefined);
  });
});

describe('what cannot be searched', () => {
  const open = (changes: Partial<PartTask>) => openPart(games, NO_NETS, { ...task, ...changes }, 0, () => 0);

  it('a game that is not there', () => {
    expect(faultLines(open({ game: 'go' }))).toEqual(['/game unknown-game']);
  });

  it('by a model that is not there', () => {
    const params = { ...task.params, model: 'net' };
    expect(faultLines(open({ params }))).toEqual(['/params/model unknown-model']);
  });

  it('a state that shows more than the acting seat’s view', () => {
    expect(faultLines(open({ view: fullState }))).toEqual(['/view/viewer not-your-turn']);
  });

  it('is answered with every fault', async () => {
    await expect(run({ game: 'go' })).rejects.toThrow('/game There is no game "go".');
  });
});

describe('a searcher with several parts', () => {
  /** What comes of these tasks, in the order of their answers, where a look at the clock takes a tenth of a millisecond. */
  const answersTo = async (tasks: readonly Partial<PartTask>[], cancelled?: number) => {
    let now = 0;
    const clock = () => (now += 0.1);
    const answers: { readonly part: number; readonly iterations: number }[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = (message: FromSearcher) => {
      if (message.type !== 'result') return;
      const iterations = message.result.tables.reduce((sum, table) => sum + table.iterations, 0);
      answers.push({ part: message.part, iterations });
      if (answers.length === tasks.length) resolve();
    };
    const turn = async () => {
      if (now > 50 && cancelled !== undefined) hear({ type: 'cancel', part: cancelled });
    };
    const hear = searching(games, send, { clock, spent: clock, turn });
    for (const [part, changes] of tasks.entries()) hear({ type: 'start', part, task: { ...task, ...changes } });
    await promise;
    return answers;
  };
  const orderOf = async (tasks: readonly Partial<PartTask>[], cancelled?: number) =>
    (await answersTo(tasks, cancelled)).map(({ part }) => part);
  const visitsOf = (...visits: readonly number[]): Partial<PartTask> => ({ visits });
  const timeOf = (timeMs: number): Partial<PartTask> => ({ visits: [1e9, 1e9], timeMs });

  it('answers short ones first, whichever came first', async () => {
    expect(await orderOf([visitsOf(20_000, 10_000), visitsOf(100, 100), visitsOf(50, 20)])).toEqual([2, 1, 0]);
  });

  it('answers each as its time is up', async () => {
    expect(await orderOf([timeOf(3000), timeOf(100), timeOf(30)])).toEqual([2, 1, 0]);
  });

  it('gives those that ask for the same time the same of it', async () => {
    const answers = await answersTo(Array.from({ length: 10 }, () => timeOf(1000)));
    const iterations = answers.map((answer) => answer.iterations);
    expect(Math.max(...iterations) / Math.min(...iterations)).toBeLessThan(1.2);
  });

  /** Iterations of ten equal parts of a second where other processes take so much of it; each iteration takes a quarter of a millisecond. */
  const iterationsBeside = async (between: number, within: number): Promise<number[]> => {
    let used = 0;
    let taken = 0;
    const { game, catalogs: all } = games.get('anthropocene') ?? expect.fail('no anthropocene');
    const redeal: typeof game.redeal = (...deal) => {
      used += 0.25;
      game.redeal(...deal);
    };
    const clock = () => {
      taken += within;
      return used + taken;
    };
    const turn = async () => {
      taken += between;
    };
    const counts: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = (message: FromSearcher) => {
      if (message.type !== 'result') return;
      counts.push(message.result.tables.reduce((sum, table) => sum + table.iterations, 0));
      if (counts.length === 10) resolve();
    };
    const timed = new Map([[game.id, { game: { ...game, redeal }, catalogs: all }]]);
    const hear = searching(timed, send, { clock, spent: () => used, turn });
    for (let part = 0; part < 10; part++) hear({ type: 'start', part, task: { ...task, ...timeOf(1000) } });
    await promise;
    return counts;
  };

  // Some may have had one turn more than others, and a turn takes about as long as the least that everybody gets.
  it.each([
    [20, 0],
    [60, 0],
    [150, 0],
    [2000, 0],
    [0, 3],
    [0, 30],
  ])('gives them about the same of it where others take %d ms a turn and %d ms a look', async (between, within) => {
    const counts = await iterationsBeside(between, within);
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('counts the time that a message was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let now = 0;
    const send = (message: FromSearcher) => {
      if (message.type === 'result') resolve(now);
    };
    const clock = () => (now += 0.1);
    searching(games, send, { clock, spent: clock, turn: async () => {} })(
      { type: 'start', part: 1, task: { ...task, ...timeOf(100) } },
      60,
    );
    expect(Math.abs((await promise) - 40)).toBeLessThan(5);
  });

  it('ends one that is cancelled before others have had their turns', async () => {
    expect(await orderOf([visitsOf(5000, 5000), visitsOf(20_000, 20_000)], 1)).toEqual([1, 0]);
  });
});
