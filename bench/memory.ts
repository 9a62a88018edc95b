import { PLAIN_PARAMS } from '../src/mcts/params.ts';
import { machine } from './machine.ts';
import { gameIds, openingSearch } from './positions.ts';

const MILLION = 1_000_000;

const collect = (): void => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
};

/** `bench memory`: bytes of a tree of a million nodes, and what iterations leave on the heap once it is full-grown. */
export const memory = (): void => {
  console.log(machine());
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
