import { loadGames } from '../../src/engines/index.ts';
import { battery } from './battery.ts';
import { PROBES } from './probes/index.ts';
import { valueOf } from './results.ts';

/** Registers the battery of the contract for a game of the registry and each of its catalogs; a file a game, so that they run side by side. */
export const testGame = (id: string): void => {
  const loaded = valueOf(loadGames()).get(id);
  if (loaded === undefined) throw new Error(`there is no game ${id} in GAMES of src/engines/index.ts`);
  battery(loaded, PROBES.get(id));
};
