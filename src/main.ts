/** Starts the HTTP service: the backend, the application, and an end that answers what is in flight. */
import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { buildApp } from './api/app.ts';
import { firstCall } from './api/first-call.ts';
import { type Config, loadConfig } from './config.ts';
import type { Result } from './core/result.ts';
import { loadGames } from './engines/index.ts';
import { localBackend } from './jobs/local.ts';

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
const games = orEnd('its catalogs are wrong', loadGames(config.catalogDir));
const logger = createLogger(config);
const backend = localBackend({
  searchers: config.searchers,
  queueLimit: config.queueLimit,
  log: logger,
  ...(config.catalogDir !== undefined && { catalogDir: config.catalogDir }),
});
const app = await buildApp({ config, games, backend, logger });

closeWithGrace({ delay: config.shutdownMs, logger: false }, async ({ err }) => {
  if (err !== undefined) logger.fatal({ err }, 'stopping after a fault');
  else logger.info('stopping');
  await app.close();
  await backend.close();
});

try {
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
} catch (error) {
  process.stderr.write(`Arbor cannot listen on ${config.host}:${config.port}: ${String(error)}\n`);
  await backend.close();
  process.exit(1);
}

const address = app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : config.port;
const shownHost = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
const origin = `http://${shownHost}:${port}`;
process.stdout.write(`
Arbor listens on ${origin}
  try   ${firstCall(origin, games)}
  docs  ${origin}/docs

`);
