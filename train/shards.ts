/** Plays the games of a recipe over all cores. A shard is a file of some of them: what is there is not played again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatsOf } from '../src/arena/play.ts';
import { codeOf } from '../src/bundle/bundle.ts';
import { openGames } from '../src/catalogs.ts';
import { canonical } from '../src/core/catalog.ts';
import { SIGNATURE } from '../src/mcts/signature.ts';
import { modelFolders } from '../src/net/models.ts';
import { startProcess } from '../src/processes.ts';
import { learnable } from './position.ts';
import type { Games } from './recipe.ts';

export const GAMES_A_SHARD = 20;

/** Files that the games of a recipe are in. */
export const shardsOf = ({ games }: Games): number => Math.ceil(games / GAMES_A_SHARD);

/** What a process plays. */
export interface Job {
  readonly game: string;
  readonly play: Games;
  /** Folders of nets that bots may have, see `modelFolders`: a bundle does not know its own. */
  readonly modelDirs: readonly string[];
}

/** What it answers. */
export interface Shard {
  readonly shard: number;
  readonly records: Uint8Array;
}

const shardFile = (folder: string, shard: number): string => join(folder, `${String(shard).padStart(5, '0')}.bin`);

/**
 * Plays what is not there yet, and writes `games.json`, which says what the shards hold.
 * @param folder of these games, see `gamesName`
 * @param workers processes
 */
export const playShards = async (game: string, play: Games, folder: string, workers: number): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'games.json'), `${JSON.stringify(manifestOf(game, play), null, 2)}\n`);
  const missing = Array.from({ length: shardsOf(play) }, (_, shard) => shard).filter(
    (shard) => !existsSync(shardFile(folder, shard)),
  );
  const began = performance.now();
  let done = 0;
  const count = Math.min(workers, missing.length);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const ask = startPlayer({ game, play, modelDirs: modelFolders() });
      for (let shard = missing.shift(); shard !== undefined; shard = missing.shift()) {
        const { records } = await ask(shard);
        const file = shardFile(folder, shard);
        writeFileSync(`${file}.part`, records);
        renameSync(`${file}.part`, file);
        done++;
        const minutes = (performance.now() - began) / 60_000;
        process.stderr.write(`${done} of ${done + missing.length} shards, ${minutes.toFixed(1)} minutes\n`);
      }
      ask.close();
    }),
  );
};

/** A name of games that is the same for all recipes which have them, however many each takes. */
export const gamesName = (game: string, { games: _, ...play }: Games): string =>
  createHash('sha256').update(canonical({ game, play })).digest('hex').slice(0, 16);

/** Starts a process that plays one shard at a time. */
const startPlayer = (job: Job) => {
  const code = codeOf(new URL('./player.ts', import.meta.url), 'bundle');
  const child = startProcess(code.entry(), [JSON.stringify(job)]);
  const ask = (shard: number): Promise<Shard> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error(`a process ended at shard ${shard}`));
      child.once('exit', fail);
      child.once('message', (message) => {
        child.off('exit', fail);
        if (isShard(message)) resolve(message);
        else fail();
      });
      child.send(shard);
    });
  return Object.assign(ask, { close: () => child.kill('SIGKILL') });
};

const isShard = (message: unknown): message is Shard =>
  typeof message === 'object' && message !== null && 'shard' in message && 'records' in message;

const manifestOf = (id: string, play: Games) => {
  const games = openGames();
  const loaded = games.ok ? games.value.get(id) : undefined;
  const catalog = loaded?.catalogs.all[0];
  if (loaded === undefined || catalog === undefined) throw new Error(`there is no game ${id}`);
  const { features, forecast } = learnable(loaded.game);
  return {
    game: id,
    play,
    gamesAShard: GAMES_A_SHARD,
    features: { version: features.version, size: features.size },
    unit: forecast.unit,
    outputs: loaded.game.seats[1],
    seats: seatsOf({ game: loaded.game, catalog, options: {} }),
    catalog: catalog.hash,
    signature: SIGNATURE,
  };
};
