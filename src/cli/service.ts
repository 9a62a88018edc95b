import { pino } from 'pino';
import { buildApp } from '../api/app.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Result } from '../core/result.ts';
import { type Games, loadGames } from '../engines/index.ts';
import { localBackend } from '../jobs/local.ts';
import { type Client, connect } from './client.ts';
import { Failure } from './failure.ts';
import type { ServiceOptions } from './options.ts';
import { inProcess, remote } from './transport.ts';

/** The value, or a `Failure` that tells every fault after the sentence `problem`. */
export const demand = <T>(result: Result<T>, problem: string): T => {
  if (result.ok) return result.value;
  throw new Failure([problem, ...result.faults.map(({ pointer, detail }) => `  ${pointer}  ${detail}`)].join('\n'));
};

/** The configuration of this environment. */
export const readConfig = (): Config => demand(loadConfig(process.env), 'The configuration is invalid.');

/** The games with the catalogs of `config`. */
export const readGames = ({ catalogDir }: Config): Games => demand(loadGames(catalogDir), 'The catalogs are invalid.');

/** A service in this process: for its own user, so without keys, rate limit and log. */
const openLocal = async (): Promise<Client> => {
  const config = { ...readConfig(), apiKeys: [], rateLimit: 0 };
  const games = readGames(config);
  const backend = localBackend(config);
  const app = await buildApp({ config, games, backend, logger: pino({ level: 'silent' }) });
  const client = connect(inProcess(app));
  return {
    ...client,
    async close() {
      await client.close();
      await backend.close();
    },
  };
};

/** Lends `use` a client, of the server at `url` or of a service in this process, and closes it afterwards. */
export const withClient = async ({ url }: ServiceOptions, use: (client: Client) => Promise<void>): Promise<void> => {
  const client = url === undefined ? await openLocal() : connect(remote(url, process.env['ARBOR_KEY']));
  try {
    await use(client);
  } finally {
    await client.close();
  }
};
