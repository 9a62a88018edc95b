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

/** What `bench bodies` is asked. */
export interface BodiesOptions {
  /** One game only; all when absent. */
  readonly game?: string;
}

/** Milliseconds that `work` takes, the median of some runs. */
const timeOf = async (work: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
};

/**
 * `bench bodies`: how long the dearest bodies hold up the event loop, beyond what it takes to parse them. Each list, record
 * and text of every route's schema is blown up as far as a body may be long.
 */
export const bodies = async ({ game }: BodiesOptions): Promise<void> => {
  console.log(machine());
  const games = loadGames();
  const config = loadConfig({ MAX_DELAY_MS: '0', RATE_LIMIT: '0' });
  if (!games.ok || !config.ok) throw new Error('the service cannot be set up');
  const backend = inProcessBackend(games.value);
  const app = await buildApp({ config: config.value, games: games.value, backend, logger: pino({ level: 'silent' }) });
  const headers = { 'content-type': 'application/json' };
  const found: { readonly name: string; readonly ms: number }[] = [];
  for (const [id, loaded] of games.value) {
    if (game !== undefined && game !== id) continue;
    for (const { operation, place, filling, body } of blownBodies(loaded, config.value.bodyLimitBytes)) {
      const payload = JSON.stringify(body);
      const ask = () => app.inject({ method: 'POST', url: `/v1/games/${id}/${operation}`, payload, headers });
      const [whole, parsing] = [await timeOf(ask), await timeOf(() => JSON.parse(payload))];
      found.push({ name: `${id} ${operation} ${place || '/'} ${filling}`, ms: whole - parsing });
    }
  }
  await app.close();
  found.sort((left, right) => right.ms - left.ms);
  console.log(`${found.length} bodies; milliseconds beyond parsing, medians of ${RUNS}, the dearest:`);
  for (const { name, ms } of found.slice(0, SHOWN)) console.log(`${ms.toFixed(1)}  ${name}`);
};
