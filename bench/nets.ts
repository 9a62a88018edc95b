import { loadGames } from '../src/engines/index.ts';
import { type Models, modelFolders, openModels } from '../src/net/models.ts';
import { Nets, netsIn } from '../src/net/nets.ts';

const games = () => {
  const loaded = loadGames();
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.value;
};

let opened: Nets | undefined;

/** The nets of this checkout, opened when one is first wanted. */
export const netsHere = (): Nets => {
  opened ??= new Nets(netsIn(games(), modelFolders()));
  return opened;
};

const modelsHere = (): Models => {
  const engines = [...games().values()].map(({ game }) => game);
  const models = openModels(engines, modelFolders());
  if (!models.ok) throw new Error(JSON.stringify(models.faults));
  return models.value;
};

/** The net that level 10 of a game has when nobody says, by name. @throws Error when a card is damaged */
export const defaultNet = (id: string, seats: number): string | null =>
  modelsHere().defaultFor(id, seats)?.name ?? null;
