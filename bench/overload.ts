/** What callers get while ten times as much is asked as can be done, most of it by one of them. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { bodiesOf } from './load.ts';
import { machine, quantile } from './machine.ts';
import { openLocal, openRedis, residentMemory } from './trial.ts';

/** What `bench overload` is asked. */
export interface OverloadOptions {
  readonly seconds: number;
  readonly redis: boolean;
}

/** A search takes some tenths of a second of a core, and may take three seconds. */
const BUDGET = { visits: 12_000, timeMs: 3000 } as const;
/** What an answer may be late by. */
const LATE_MS = 50;
const SEARCHERS = 2;
const KEYS = { greedy: 'greedy-key', modest: 'modest-key' } as const;
const TIMES = 10;
const GAUGE_MS = 8000;

/** One request, as its caller saw it; status 0 where it was cut off. */
interface Seen {
  readonly who: keyof typeof KEYS;
  readonly status: number;
  readonly ms: number;
}

const API_KEYS = Object.values(KEYS).join(',');

/** Asks as one of both does. */
type Ask = (who: Seen['who']) => Promise<Seen>;

const asking = (origin: string): Ask => {
  const bodies = bodiesOf({ game: 'anthropocene', options: '{}', level: 1, positions: 12 }).map((text) => {
    const { state, seed } = JSON.parse(text);
    return JSON.stringify({ state, seed, budget: BUDGET });
  });
  const dispatcher = new Agent({ connections: 2000, headersTimeout: 0, bodyTimeout: 0 });
  let asked = 0;
  return async (who) => {
    const began = performance.now();
    const over = (status: number): Seen => ({ who, status, ms: performance.now() - began });
    const headers = { 'content-type': 'application/json', 'x-api-key': KEYS[who] };
    const body = bodies[asked++ % bodies.length] ?? '';
    try {
      const path = '/v1/games/anthropocene/recommend';
      const answer = await dispatcher.request({ origin, path, method: 'POST', headers, body });
      await answer.body.dump();
      return over(answer.statusCode);
    } catch {
      return over(0);
    }
  };
};

/** Searches a second that are done where always so many are under way as there are searchers. */
const capacityOf = async (ask: Ask): Promise<number> => {
  const began = performance.now();
  let done = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - began < GAUGE_MS) if ((await ask('modest')).status === 200) done++;
  };
  await Promise.all(Array.from({ length: SEARCHERS }, caller));
  return (done * 1000) / (performance.now() - began);
};

/** Asks so often a second, at fixed intervals, whatever becomes of it. */
const offered = async (ask: Ask, who: Seen['who'], perSecond: number, seconds: number): Promise<Seen[]> => {
  const asked: Promise<Seen>[] = [];
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count++) {
    await sleep(Math.max(0, began + (count * 1000) / perSecond - performance.now()));
    asked.push(ask(who));
  }
  return Promise.all(asked);
};

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

const tell = (name: string, seen: readonly Seen[]): void => {
  const answered = seen.filter(({ status }) => status === 200);
  const times = answered.map(({ ms }) => ms);
  const inTime = times.filter((ms) => ms <= BUDGET.timeMs + LATE_MS).length;
  const statuses = new Map<number, number>();
  for (const { status } of seen) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  console.log(`${name}: ${seen.length} asked, by status ${JSON.stringify(Object.fromEntries(statuses))}`);
  console.log(
    `  answered in time ${percent(inTime, seen.length)} of all, ${percent(inTime, answered.length)} of those admitted`,
  );
  const [p50, p99] = [0.5, 0.99].map((part) => quantile(times, part).toFixed(0));
  console.log(`  answers after ${p50} ms, p99 ${p99} ms`);
};

/** `bench overload`. */
export const overload = async ({ seconds, redis }: OverloadOptions): Promise<void> => {
  console.log(machine());
  process.once('SIGTERM', () => process.exit(1));
  const trial = await (redis ? openRedis : openLocal)(SEARCHERS, { API_KEYS });
  const ask = asking(trial.origin);
  const capacity = await capacityOf(ask);
  console.log(
    `${capacity.toFixed(1)} searches a second of ${JSON.stringify(BUDGET)}, ${TIMES} times as many for ${seconds} s`,
  );
  const memory: number[] = [];
  const gauging = setInterval(() => memory.push(residentMemory(trial.pids())), 1000);
  // How late a timer of this process is: what a busy machine does to answers it does to that, too.
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const all = await Promise.all([
    offered(ask, 'greedy', capacity * (TIMES - 0.1), seconds),
    offered(ask, 'modest', capacity / 10, seconds),
  ]);
  clearInterval(gauging);
  delays.disable();
  const [late, latest] = [50, 99].map((part) => (delays.percentile(part) / 1e6 - 10).toFixed(1));
  console.log(`meanwhile a timer here was late by ${late} ms, p99 ${latest} ms`);
  const [greedy, modest] = all;
  tell('greedy', greedy);
  tell('modest', modest);
  tell('both', all.flat());
  const thirds = [0, 1, 2].map((third) =>
    memory.slice(Math.floor((third * memory.length) / 3)).slice(0, Math.ceil(memory.length / 3)),
  );
  const means = thirds.map((each) => (each.reduce((sum, value) => sum + value, 0) / each.length).toFixed(0));
  console.log(`memory of all processes, mean of each third: ${means.join(', ')} MiB`);
  await trial.close();
  process.exit();
};
