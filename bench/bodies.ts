import { pino } from 'pino';
import { buildApp } from '../src/api/app.ts';
import { loadConfig } from '../src/config.ts';
import { loadGames } from '../src/engines/index.ts';
import { blownBodies } from '../test/support/blown-bodies.ts';
import { inProcessBackend } from '../test/support/in-process-backend.ts';
import { machine, median } from './machine.ts';

const RUNS = 5;
/** Bodies that are shown, the dearest first. */
const SHOWN = 10;
/** Bodies that are measured again, of those that were the dearest when measured once. */
const AGAIN = 3 * SHOWN;
/** Most that a body may take beyond its parsing, in milliseconds. */
const MOST_MS = 50;

/** What `bench bodies` is asked. */
export interface BodiesOptions {
  /** One game only; all when absent. */
  readonly game?: string;
  /** One operation only; all when absent. */
  readonly operation?: string;
}

/** Processor time of this thread so far, in milliseconds: what others take of the machine is no body's fault. */
const spentMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time that `work` takes, the median of so many runs. */
const timeOf = async (work: () => unknown, runs: number): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = spentMs();
    await work();
    times.push(spentMs() - started);
  }
  return median(times);
};

/** A body that is sent, and where to. */
interface Payload {
  readonly name: string;
  readonly url: string;
  readonly payload: string;
}

const dearestOf = <Each extends { readonly ms: number }>(all: readonly Each[]): Each[] =>
  all.toSorted((left, right) => right.ms - left.ms);

/**
 * `bench bodies`: how long the dearest bodies hold up the event loop, beyond what it takes to parse them. Each list, record
 * and text of every route's schema is blown up as far as a body may be long.
 */
export const bodies = async ({ game, operation: only }: BodiesOptions): Promise<void> => {
  console.log(machine());
  const games = loadGames();
  const config = loadConfig({ MAX_DELAY_MS: '0', RATE_LIMIT: '0' });
  if (!games.ok || !config.ok) throw new Error('the service cannot be set up');
  const backend = inProcessBackend(games.value);
  const app = await buildApp({ config: config.value, games: games.value, backend, logger: pino({ level: 'silent' }) });
  const headers = { 'content-type': 'application/json' };
  const beyondParsing = async ({ url, payload }: Payload, runs: number): Promise<number> =>
    (await timeOf(() => app.inject({ method: 'POST', url, payload, headers }), runs)) -
    (await timeOf(() => JSON.parse(payload), runs));
  // Bodies are long, so no more are kept than may be measured again.
  let dearest: { readonly about: Payload; readonly ms: number }[] = [];
  let tried = 0;
  for (const [id, loaded] of games.value) {
    if (game !== undefined && game !== id) continue;
    // All operations check a state by the same schema, so one of them tells what its places cost.
    const states = new Set<string>();
    const { bodyLimitBytes, recordLimitBytes } = config.value;
    for (const { operation, place, filling, body } of blownBodies(loaded, bodyLimitBytes, recordLimitBytes)) {
      if (only !== undefined && only !== operation) continue;
      const what = `${place} ${filling}`;
      if (place.startsWith('/state') && states.has(what)) continue;
      states.add(what);
      const name = `${id} ${operation} ${place || '/'} ${filling}`;
      const about = { name, url: `/v1/games/${id}/${operation}`, payload: JSON.stringify(body) };
      dearest = dearestOf([...dearest, { about, ms: await beyondParsing(about, 1) }]).slice(0, AGAIN);
      tried++;
    }
  }
  const found: { readonly name: string; readonly ms: number }[] = [];
  for (const { about } of dearest) found.push({ name: about.name, ms: await beyondParsing(about, RUNS) });
  await app.close();
  console.log(`${tried} bodies; milliseconds beyond parsing, medians of ${RUNS}, the dearest (bar ${MOST_MS}):`);
  for (const { name, ms } of dearestOf(found).slice(0, SHOWN))
    console.log(`${ms.toFixed(1)}  ${name}${ms > MOST_MS ? '  MISSED' : ''}`);
};
