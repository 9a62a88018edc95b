import { pino } from 'pino';
import { buildApp } from '../../src/api/app.ts';
import { loadConfig } from '../../src/config.ts';
import type { Result } from '../../src/core/result.ts';
import { loadGames } from '../../src/engines/index.ts';
import { localBackend } from '../../src/jobs/local.ts';
import { modelFolders, openModels } from '../../src/net/models.ts';

/** A server on a free port of this machine. */
export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

/** Starts the service with the nets that come with it and one searcher, configured by `env` alone; it is never behind, as those who ask it work in its process. */
export const startServer = async (env: Readonly<Record<string, string>> = {}): Promise<Server> => {
  const config = must(loadConfig({ MAX_DELAY_MS: '0', ...env }));
  const games = must(loadGames());
  const modelDirs = modelFolders();
  const models = must(
    openModels(
      [...games.values()].map(({ game }) => game),
      modelDirs,
    ),
  );
  const backend = localBackend({ searchers: 1, modelDirs });
  const app = await buildApp({ config, games, nets: { models }, backend, logger: pino({ level: 'silent' }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async close() {
      await app.close();
      await backend.close();
    },
  };
};
