import { pino } from 'pino';
import { buildApp } from '../api/app.ts';
import { localBackend } from '../jobs/local.ts';
import { modelFolders } from '../net/models.ts';
import { type Client, connect } from './client.ts';
import { readConfig, readGames, readModels } from './settings.ts';
import { inProcess } from './transport.ts';

/** A service in this process: for its own user, so without keys, rate limit and log. */
export const openLocal = async (): Promise<Client> => {
  const config = { ...readConfig(), apiKeys: [], rateLimit: 0, maxDelayMs: 0 };
  const games = readGames(config);
  const nets = { models: readModels(config, games) };
  const backend = localBackend({ ...config, modelDirs: modelFolders(config.modelDir) });
  const app = await buildApp({ config, games, nets, backend, logger: pino({ level: 'silent' }) });
  const client = connect(inProcess(app));
  return {
    ...client,
    async close() {
      await client.close();
      await backend.close();
    },
  };
};
