/** The battery of the contract over every registered game and catalog; a game joins by its line in the registry. */
import { loadGames } from '../../src/engines/index.ts';
import { battery } from '../support/battery.ts';
import { PROBES } from '../support/probes/index.ts';
import { valueOf } from '../support/results.ts';

for (const loaded of valueOf(loadGames()).values()) battery(loaded, PROBES.get(loaded.game.id));
