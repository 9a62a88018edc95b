/** Starts a worker: a process that searches for services on other machines, by way of Redis. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { openGames } from './catalogs.ts';
import { loadConfig } from './config.ts';
import type { Result } from './core/result.ts';
import { localBackend } from './jobs/local.ts';
import { openWorker } from './jobs/redis/worker.ts';
import { modelFolders, openModels } from './net/models.ts';
import { openTracing } from './tracing/tracing.ts';

/** Time between two signs of life. */
const ALIVE_MS = 10_000;

/** The value, or an end with every fault told. */
const orEnd = <T>(what: string, result: Result<T>): T => {
  if (result.ok) return result.value;
  const faults = result.faults.map(({ pointer, detail }) => `  ${pointer}: ${detail}`);
  process.stderr.write(`The worker does not start, because ${what}:\n${faults.join('\n')}\n`);
  process.exit(1);
};

const config = orEnd('its configuration is wrong', loadConfig(process.env));
if (config.searchBackend !== 'redis') {
  process.stderr.write(
    'The worker does not start: it is for SEARCH_BACKEND=redis, with the REDIS_URL of the services.\n',
  );
  process.exit(1);
}
const games = orEnd('its catalogs are wrong', openGames(config.catalogDir));
const log = pino({ name: 'arbor-worker', level: config.logLevel });
const engines = [...games.values()].map(({ game }) => game);
const modelDirs = modelFolders(config.modelDir);
const { all: nets } = orEnd('its nets are wrong', openModels(engines, modelDirs));
const { searchers, searchCode, catalogDir } = config;
const pool = localBackend({
  searchers,
  // What waits here was given to this machine: it is the services that turn searches away.
  queueLimit: 10_000,
  searchCode,
  log,
  modelDirs,
  ...(catalogDir !== undefined && { catalogDir }),
});
// Nobody calls a worker: whoever wants to know whether it still goes round looks at when this was written last.
const alive = join(tmpdir(), 'arbor-worker');
setInterval(() => writeFile(alive, '').catch(() => {}), ALIVE_MS).unref();
const tracing = await openTracing(config.collectorUrl, 'arbor-worker');
const worker = openWorker({ url: config.redisUrl, games, nets, pool, searchers, log, tracing });
// A worker that is told to end finishes what it has; what it cannot finish in time another one does.
closeWithGrace({ delay: config.shutdownMs, logger: false }, async () => {
  log.info('stopping');
  await worker.close();
  await tracing.close();
});
