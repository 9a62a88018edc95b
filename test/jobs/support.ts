import { stream } from '../../src/core/random.ts';
import { type Games, loadGames } from '../../src/engines/index.ts';
import type { SearchTask } from '../../src/jobs/backend.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { valueOf } from '../support/results.ts';

/** Every game with its built-in catalogs. */
export const games: Games = valueOf(loadGames());

const opening = () => {
  const loaded = games.get('anthropocene');
  if (loaded === undefined) throw new Error('anthropocene is not in the registry');
  const { game, catalogs } = loaded;
  const catalog = valueOf(catalogs.find(undefined));
  return { game, state: valueOf(game.setup({ seats: 3 }, catalog, stream('opening', 'setup'))) };
};

const { game, state } = opening();

/** A search of an opening of Anthropocène in four trees, without a budget, which the caller adds. */
export const openingTask: SearchTask = {
  game: game.id,
  view: game.encode(state, game.toAct(state)),
  seed: 'task',
  ensembles: 4,
  params: DEFAULT_PARAMS,
};

/** The same opening with nothing hidden, which no searcher may be sent. */
export const fullState: SearchTask['view'] = game.encode(state, 'all');
