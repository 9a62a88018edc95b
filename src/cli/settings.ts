import { openGames } from '../catalogs.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Result } from '../core/result.ts';
import type { Games } from '../engines/index.ts';
import { type Models, modelFolders, openModels } from '../net/models.ts';
import { EXIT, Failure } from './failure.ts';

/**
 * The value, or a `Failure` that tells every fault after the sentence `problem`.
 * @param exitCode ends the command then; one of `EXIT`
 */
export const demand = <T>(result: Result<T>, problem: string, exitCode: number = EXIT.badInput): T => {
  if (result.ok) return result.value;
  const faults = result.faults.map(({ pointer, detail }) => `  ${pointer}  ${detail}`);
  throw new Failure([problem, ...faults].join('\n'), exitCode);
};

/** The configuration of this environment. */
export const readConfig = (): Config => demand(loadConfig(process.env), 'The configuration is invalid.');

/** The nets that come with Arbor and those of `config`, not yet tried: what they do when they are run, they do to a searcher. */
export const readModels = ({ modelDir }: Config, games: Games): Models => {
  const engines = [...games.values()].map(({ game }) => game);
  return demand(openModels(engines, modelFolders(modelDir)), 'The nets are invalid.');
};

/** The games with the catalogs of `config`. */
export const readGames = ({ catalogDir }: Config): Games => demand(openGames(catalogDir), 'The catalogs are invalid.');
