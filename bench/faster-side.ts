/** One side of `bench faster`: a process that searches again and again as it is told to. It is bundled with its checkout. */
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import type { Game } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { loadGames } from '../src/engines/index.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../src/mcts/params.ts';
import { createSearch } from '../src/mcts/search.ts';
import { SPEED_GAMES } from './solved-games.ts';

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

const task: Task = JSON.parse(process.argv[2] ?? '{}');

/** A game and a new state of it, and whether it is searched as the service does. */
const begin = (): { game: Game; root: unknown; served: boolean } => {
  const other = SPEED_GAMES.find(({ id }) => id === task.game);
  if (other !== undefined) return { game: other.game, root: other.root(), served: false };
  const games = loadGames();
  const entry = games.ok ? games.value.get(task.game) : undefined;
  const catalog = entry?.catalogs.all[0];
  if (entry === undefined || catalog === undefined) throw new Error(`no game ${task.game}`);
  const { game } = entry;
  return { game, root: newGame({ game, catalog, options: task.options }, 'faster'), served: true };
};

const { game, root, served } = begin();

/** Positions with a choice, spread over a random game; the first decision alone where one is asked for. */
const positions = (): unknown[] => {
  const chance = stream('faster', 'apply');
  const legal = new ActionList();
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
    const tree = createSearch({
      game,
      root: place,
      seat: game.toAct(place),
      random: stream('faster', 'search', index),
      params: served ? DEFAULT_PARAMS : PLAIN_PARAMS,
    });
    tree.iterate(task.visits);
    iterations += tree.iterations;
  }
  const { user, system } = process.cpuUsage(begun);
  return { iterations, seconds: (user + system) / 1e6 };
};

process.on('message', () => process.send?.(stretch()));
process.send?.('ready');
