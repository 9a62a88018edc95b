/** Whether anything grows while services do what they do: mixed requests for minutes, on one machine and by way of Redis. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, askedOf } from './asked.ts';
import { machine, median } from './machine.ts';
import { descriptors, openLocal, openRedis, residentMemory, type Trial } from './trial.ts';

/** What `bench soak` is asked. */
export interface SoakOptions {
  readonly minutes: number;
}

const SEARCHERS = 1;
const CALLERS = 3;
const GAUGE_MS = 2000;
/** What was handed in is kept for a minute, and half that many: so that what goes is counted as well as what comes. */
const ENV = { LONG_MINUTES: '1', LONG_SEARCHES: '128', KEPT_SEARCHES: '16', MAX_DELAY_MS: '0' };
/** Parts of the time that are compared; the first, in which all is made for the first time, is left out. */
const PARTS = 4;

/** What there is at a moment. */
interface Gauge {
  /** Mebibytes. */
  readonly heap: number;
  readonly resident: number;
  readonly redis: number;
  readonly handles: number;
  readonly descriptors: number;
}

const gaugeOf = async (trial: Trial): Promise<Gauge> => {
  const text = await (await fetch(`${trial.origin}/metrics`)).text();
  const metric = (name: string): number => Number(new RegExp(`^arbor_nodejs_${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    heap: metric('heap_size_used_bytes') / 2 ** 20,
    resident: residentMemory(trial.pids()),
    redis: (await trial.redisBytes()) / 2 ** 20,
    handles: metric('active_handles_total'),
    descriptors: descriptors(trial.pids()),
  };
};

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** One request of a kind, by its number: waited for, left, handed in and come back for, watched, or ended. */
const ask = async (origin: string, { game, kind, body }: Asked, nth: number): Promise<void> => {
  const direct = `${origin}/v1/games/${game}/${kind}`;
  if (nth % 5 === 0) await (await fetch(direct, posted(body))).text();
  else if (nth % 5 === 1)
    await fetch(direct, { ...posted(body), signal: AbortSignal.timeout(50) })
      .then((answer) => answer.text())
      .catch(() => {});
  else {
    const { id } = Object(await (await fetch(`${origin}/v1/searches`, posted({ game, kind, ...body }))).json());
    if (id === undefined) return;
    const at = `${origin}/v1/searches/${id}`;
    if (nth % 5 === 2) await (await fetch(`${at}/events`)).text();
    else if (nth % 5 === 3) await (await fetch(at, { method: 'DELETE' })).text();
    else for (let over = false; !over; await sleep(100)) over = Object(await (await fetch(at)).json()).endedAt !== null;
  }
};

const tell = (name: string, requests: number, gauges: readonly Gauge[]): void => {
  console.log(`${name}: ${requests} requests; medians of the second, third and last quarter`);
  const size = Math.floor(gauges.length / PARTS);
  for (const key of ['heap', 'resident', 'redis', 'handles', 'descriptors'] as const) {
    const parts = [1, 2, 3].map((part) => gauges.slice(part * size, (part + 1) * size).map((gauge) => gauge[key]));
    console.log(`  ${key.padEnd(12)} ${parts.map((values) => median(values).toFixed(1).padStart(8)).join('')}`);
  }
};

const soakOne = async (name: string, trial: Trial, minutes: number): Promise<void> => {
  const asked = askedOf();
  const endsAt = performance.now() + minutes * 60_000;
  const gauges: Gauge[] = [];
  let requests = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const nth = requests++;
      await ask(trial.origin, asked[nth % asked.length]!, nth);
    }
  };
  const gauging = async (): Promise<void> => {
    for (; performance.now() < endsAt; await sleep(GAUGE_MS)) gauges.push(await gaugeOf(trial));
  };
  await Promise.all([gauging(), ...Array.from({ length: CALLERS }, caller)]);
  await trial.close();
  tell(name, requests, gauges);
};

/** `bench soak`: half the time on one machine, half by way of Redis. */
export const soak = async ({ minutes }: SoakOptions): Promise<void> => {
  console.log(machine());
  process.once('SIGTERM', () => process.exit(1));
  await soakOne('one machine', await openLocal(SEARCHERS, ENV), minutes / 2);
  await soakOne('by way of Redis', await openRedis(SEARCHERS, ENV), minutes / 2);
  process.exit();
};
