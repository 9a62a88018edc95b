import { type Config, loadConfig } from '../config.ts';
import type { Result } from '../core/result.ts';
import { type Games, loadGames } from '../engines/index.ts';
import { Failure } from './failure.ts';

/** The value, or a `Failure` that tells every fault after the sentence `problem`. */
export const demand = <T>(result: Result<T>, problem: string): T => {
  if (result.ok) return result.value;
  throw new Failure([problem, ...result.faults.map(({ pointer, detail }) => `  ${pointer}  ${detail}`)].join('\n'));
};

/** The configuration of this environment. */
export const readConfig = (): Config => demand(loadConfig(process.env), 'The configuration is invalid.');

/** The games with the catalogs of `config`. */
export const readGames = ({ catalogDir }: Config): Games => demand(loadGames(catalogDir), 'The catalogs are invalid.');
