/** Starts the HTTP service: the backend, the application, and an end that answers what is in flight. */
import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { buildApp } from './api/app.ts';
import { ledgerLimits } from './api/context.ts';
import { firstCall, originOf } from './api/first-call.ts';
import { pageOf } from './bundle/page.ts';
import { openGames } from './catalogs.ts';
import { type Config, loadConfig } from './config.ts';
import { failed, type Result } from './core/result.ts';
import { localBackend } from './jobs/local.ts';
import { modelFolders, openModels } from './net/models.ts';
import { tryModels } from './net/trial.ts';
import { openTracing } from './tracing/tracing.ts';

/** Time beyond `shutdownMs` after which the process ends in any case, with a fault. */
const HANG_MS = 5000;
/** Signals that ask for an end, and the time in which another is an echo of the first. */
const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const ECHO_MS = 1000;

/** JSON lines for machines; where a person watches, lines to read. */
const createLogger = ({ logLevel }: Config): Logger => {
  const options = { name: 'arbor', level: logLevel };
  return process.stdout.isTTY ? pino(options, pretty({ ignore: 'pid,hostname,name' })) : pino(options);
};

/** The value, or an end with every fault told. */
const orEnd = <T>(what: string, result: Result<T>): T => {
  if (result.ok) return result.value;
  const faults = result.faults.map(({ pointer, detail }) => `  ${pointer}: ${detail}`);
  process.stderr.write(`Arbor does not start, because ${what}:\n${faults.join('\n')}\n`);
  process.exit(1);
};

const config = orEnd('its configuration is wrong', loadConfig(process.env));
const games = orEnd('its catalogs are wrong', openGames(config.catalogDir));
const modelDirs = modelFolders(config.modelDir);
const engines = [...games.values()].map(({ game }) => game);
const models = orEnd('its nets are wrong', openModels(engines, modelDirs));
const logger = createLogger(config);
// In a process of its own, while other things are made.
const trying = models.all.length === 0 ? undefined : tryModels(models.all);
// Begun before the backend has the searchers' code made, so that both are made at once.
const making = pageOf();
const local = () =>
  localBackend({
    searchers: config.searchers,
    queueLimit: config.queueLimit,
    searchCode: config.searchCode,
    log: logger,
    modelDirs,
    ...(config.catalogDir !== undefined && { catalogDir: config.catalogDir }),
  });
// Loaded only where it is wanted.
const shared = config.searchBackend === 'redis' ? (await import('./jobs/redis/open.ts')).openShared : undefined;
const { backend, ledger } = shared?.({
  url: config.redisUrl,
  games,
  nets: models.all,
  queueLimit: config.queueLimit,
  limits: ledgerLimits(config),
  log: logger,
}) ?? { backend: local(), ledger: undefined };
const { unavailable, faults } = (await trying) ?? { faults: [] };
if (faults.length > 0) {
  await backend.close();
  orEnd('its nets are wrong', failed(...faults));
}
if (unavailable !== undefined) logger.warn({ why: unavailable }, 'searches have exact nets only');
const nets = { models, ...(unavailable !== undefined && { fault: unavailable }) };
const page = await making;
if ('fault' in page) logger.warn({ why: page.fault }, 'there is no page to play on');
const tracing = await openTracing(config.collectorUrl, 'arbor');
const app = await buildApp({
  // Trees grow on workers, and stay there.
  config: config.searchBackend === 'redis' ? { ...config, keptSearches: 0 } : config,
  games,
  nets,
  backend,
  logger,
  tracing,
  ...(ledger && { ledger }),
  ...('folder' in page && { page: page.folder }),
});

// The application keeps to the time it has; this is for an end that hangs.
const end = closeWithGrace(
  { delay: config.shutdownMs + HANG_MS, logger: false, skip: [...END_SIGNALS] },
  async ({ err }) => {
    if (err !== undefined) logger.fatal({ err }, 'stopping after a fault');
    else logger.info('stopping');
    await app.close();
    await backend.close();
    await tracing.close();
  },
);

// Ctrl-C signals every process of a terminal, and npm passes it on: it comes twice. Whoever asks again later insists.
let endingSince: number | undefined;
const onSignal = (): void => {
  if (endingSince === undefined) {
    endingSince = performance.now();
    end.close();
  } else if (performance.now() - endingSince > ECHO_MS) process.exit(1);
};
for (const signal of END_SIGNALS) process.on(signal, onSignal);

try {
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
} catch (error) {
  process.stderr.write(`Arbor cannot listen on ${config.host}:${config.port}: ${String(error)}\n`);
  await backend.close();
  process.exit(1);
}

const address = app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : config.port;
const origin = originOf(config.host, port);
process.stdout.write(`
Arbor listens on ${origin}
  play  ${origin}
  try   ${firstCall(origin, games)}
  docs  ${origin}/docs

`);
