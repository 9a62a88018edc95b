import { loadGames } from '../src/engines/index.ts';
import { type Models, modelFolders, openModels } from '../src/net/models.ts';
import { Nets, netsIn, orPath } from '../src/net/nets.ts';

const games = () => {
  const found = loadGames();
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

let opened: Nets | undefined;

/**
 * The nets of this checkout, by name or by the path of a file, the same ones at every call; each is opened when it is first wanted.
 * @throws Error when games have faults
 */
export const netsHere = (): Nets => {
  opened ??= new Nets(orPath(netsIn(games(), modelFolders())));
  return opened;
};

const modelsHere = (): Models => {
  const engines = [...games().values()].map(({ game }) => game);
  const models = openModels(engines, modelFolders());
  if (!models.ok) throw new Error(JSON.stringify(models.faults));
  return models.value;
};

/**
 * The name of the net that level 10 of a game has with so many seats when nobody says; null where it has none.
 * @throws Error when games or cards of nets have faults
 */
export const defaultNet = (id: string, seats: number): string | null =>
  modelsHere().defaultFor(id, seats)?.name ?? null;
