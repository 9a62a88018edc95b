import { PROBES } from '../test/support/probes/index.ts';
import { cellsOf, playRandomGames, withCatalogs } from '../test/support/random-games.ts';
import { gameIds, loaded } from './positions.ts';

/** What `bench random-games` is asked. */
export interface RandomGamesOptions {
  /** One game only. */
  readonly game?: string;
  /** Games of each cell. */
  readonly games: number;
  /** Number of the first. */
  readonly from: number;
}

/** `bench random-games`: the games at random of the battery, in any number; ends with 1 when one had a fault. */
export const randomGames = ({ game: only, games, from }: RandomGamesOptions): void => {
  for (const id of gameIds()) {
    const probe = PROBES.get(id);
    if (probe === undefined || (only !== undefined && only !== id)) continue;
    const { game } = loaded(id);
    for (const cell of cellsOf(game, probe)) {
      const { actions, endings, faults } = playRandomGames(withCatalogs(game, probe), probe, cell, from, games);
      const ends = Object.entries(endings).map(([ending, count]) => `${ending} ${count}`);
      console.log(
        `${id}, ${cell.name}: ${games} games, ${actions} actions, ${faults.length} faults; ${ends.join(', ')}`,
      );
      for (const fault of faults) console.log(`  ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
};
