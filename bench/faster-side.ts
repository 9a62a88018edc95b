/** One side of `bench faster`: a process that searches with the sources of one checkout, again and again as it is told to. */
import { pathToFileURL } from 'node:url';
import type { Game } from '../src/core/contract.ts';

/** What both sides search. */
export interface Task {
  /** One that is served, or one of `SPEED_GAMES`. */
  readonly game: string;
  readonly options: unknown;
  /** Iterations of each tree. */
  readonly visits: number;
  /** Positions along a random game, a new tree at each. */
  readonly positions: number;
}

/** A stretch of searching. */
export interface Stretch {
  readonly iterations: number;
  /** Processor time in seconds. */
  readonly seconds: number;
}

const [checkout = '.', told = '{}'] = process.argv.slice(2);
const task: Task = JSON.parse(told);
const source = (path: string): string => new URL(path, `${pathToFileURL(checkout)}/`).href;

const engines: typeof import('../src/engines/index.ts') = await import(source('src/engines/index.ts'));
const actions: typeof import('../src/core/actions.ts') = await import(source('src/core/actions.ts'));
const random: typeof import('../src/core/random.ts') = await import(source('src/core/random.ts'));
const table: typeof import('../src/arena/play.ts') = await import(source('src/arena/play.ts'));
const params: typeof import('../src/mcts/params.ts') = await import(source('src/mcts/params.ts'));
const search: typeof import('../src/mcts/search.ts') = await import(source('src/mcts/search.ts'));
const others: typeof import('./solved-games.ts') = await import(source('bench/solved-games.ts'));

/** A game and a new state of it, and whether it is searched as the service does. */
const begin = (): { game: Game; root: unknown; served: boolean } => {
  const other = others.SPEED_GAMES.find(({ id }) => id === task.game);
  if (other !== undefined) return { game: other.game, root: other.root(), served: false };
  const games = engines.loadGames();
  const entry = games.ok ? games.value.get(task.game) : undefined;
  const catalog = entry?.catalogs.all[0];
  if (entry === undefined || catalog === undefined) throw new Error(`no game ${task.game}`);
  const { game } = entry;
  return { game, root: table.newGame({ game, catalog, options: task.options }, 'faster'), served: true };
};

const { game, root, served } = begin();

/** Positions with a choice, spread over a random game; the first decision alone where one is asked for. */
const positions = (): unknown[] => {
  const chance = random.stream('faster', 'apply');
  const legal = new actions.ActionList();
  const state = game.blank(root);
  const found: unknown[] = [];
  for (game.copy(root, state); game.toAct(state) >= 0; ) {
    game.legalActions(state, legal);
    if (legal.length > 1) {
      const kept = game.blank(root);
      game.copy(state, kept);
      found.push(kept);
    }
    game.apply(state, legal.at(chance.below(legal.length)), chance);
  }
  const { positions: count } = task;
  return Array.from(
    { length: Math.min(count, found.length) },
    (_, index) => found[Math.floor((index * found.length) / count)],
  );
};

const places = positions();

/** A new tree at every position in turn. */
const stretch = (): Stretch => {
  const begun = process.cpuUsage();
  let iterations = 0;
  for (const [index, place] of places.entries()) {
    const tree = search.createSearch({
      game,
      root: place,
      seat: game.toAct(place),
      random: random.stream('faster', 'search', index),
      params: served ? params.DEFAULT_PARAMS : params.PLAIN_PARAMS,
    });
    tree.iterate(task.visits);
    iterations += tree.iterations;
  }
  const { user, system } = process.cpuUsage(begun);
  return { iterations, seconds: (user + system) / 1e6 };
};

process.on('message', () => process.send?.(stretch()));
process.send?.('ready');
