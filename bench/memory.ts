import { newGame } from '../src/arena/play.ts';
import type { Game } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../src/mcts/params.ts';
import { createSearch } from '../src/mcts/search.ts';
import { machine, median } from './machine.ts';
import { gameIds, loaded, openingSearch } from './positions.ts';
import { SPEED_GAMES } from './solved-games.ts';

const MILLION = 1_000_000;

const collect = (): void => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
};

/** Searches made one after another between two looks at the clock, and how often. */
const SERIES = 100;
const TIMES = 200;

/** Microseconds of processor time that making a search takes, its stream included; the median of many. */
const creating = (id: string, game: Game, root: unknown, params: typeof DEFAULT_PARAMS): void => {
  const seat = game.toAct(root);
  const taken = Array.from({ length: TIMES }, () => {
    const begun = process.cpuUsage();
    for (let index = 0; index < SERIES; index++)
      createSearch({ game, root, seat, random: stream('bench', 'search', index), params });
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / SERIES;
  });
  console.log(`${id}: creating a search takes ${median(taken).toFixed(1)} µs`);
};

/**
 * `bench memory`: what making a search takes, bytes of a tree of a million nodes, and what iterations leave on the heap once it
 * is full-grown.
 */
export const memory = (): void => {
  console.log(machine());
  for (const { id, game, root } of SPEED_GAMES) creating(id, game, root(), PLAIN_PARAMS);
  for (const id of gameIds()) {
    const { game, catalog } = loaded(id);
    creating(id, game, newGame({ game, catalog, options: {} }, 'bench'), DEFAULT_PARAMS);
  }
  for (const id of gameIds()) {
    collect();
    const before = process.memoryUsage();
    const search = openingSearch(id, 0, { ...PLAIN_PARAMS, maxNodes: 3 * MILLION });
    search.iterate(MILLION);
    collect();
    const grown = process.memoryUsage();
    const bytes = grown.arrayBuffers + grown.heapUsed - before.arrayBuffers - before.heapUsed;
    search.iterate(MILLION);
    collect();
    const after = process.memoryUsage();
    console.log(`${id}: ${(bytes / MILLION).toFixed(1)} bytes a node of room for ${search.iterations / 2}`);
    console.log(`${id}: heap grows by ${after.heapUsed - grown.heapUsed} bytes over a further million iterations`);
  }
};
