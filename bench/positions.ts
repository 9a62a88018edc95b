import { newGame } from '../src/arena/play.ts';
import type { Catalog } from '../src/core/catalog.ts';
import type { Game } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { loadGames } from '../src/engines/index.ts';
import { PLAIN_PARAMS, type SearchParams } from '../src/mcts/params.ts';
import { createSearch } from '../src/mcts/search.ts';
import type { Search } from '../src/mcts/spec.ts';

/** A game with its default catalog, or the one with this id. */
export const loaded = (id: string, catalogId?: string): { game: Game; catalog: Catalog } => {
  const games = loadGames();
  if (!games.ok) throw new Error(JSON.stringify(games.faults));
  const entry = games.value.get(id);
  const catalog = entry?.catalogs.all.find((each) => catalogId === undefined || each.id === catalogId);
  if (entry === undefined || catalog === undefined) throw new Error(`no game ${id}`);
  return { game: entry.game, catalog };
};

/** Every game's id. */
export const gameIds = (): string[] => {
  const games = loadGames();
  return games.ok ? [...games.value.keys()] : [];
};

/** A tree at the first decision of a new game with default options; `index` names its stream. */
export const openingSearch = (id: string, index: number, params: SearchParams = PLAIN_PARAMS): Search => {
  const { game, catalog } = loaded(id);
  const root = newGame({ game, catalog, options: {} }, 'bench');
  return createSearch({
    game,
    root,
    seat: game.toAct(root),
    random: stream('bench', 'search', index),
    params,
  });
};
