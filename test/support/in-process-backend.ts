import type { Games } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { openPool, type Searchers } from '../../src/jobs/pool.ts';
import { searching } from '../../src/jobs/searching.ts';
import { type Nets, NO_NETS } from '../../src/net/nets.ts';

/** Looks so rare that searchers, which have no heartbeat here, are never silent for long. */
const PATIENCE_MS = 60_000;

/**
 * A pool whose searchers are in this process: nothing to start, nothing to wait for, and the same bytes
 * as any other. Cancelling works, since the search lets the event loop turn every few milliseconds.
 */
export const inProcessBackend = (games: Games, count = 2, nets = NO_NETS): Backend =>
  openPool(
    { count, queueLimit: 64, patienceMs: PATIENCE_MS, partsAtOnce: 32, log: undefined },
    inProcessSearchers(games, nets),
  );

type Tell = Parameters<Searchers['launch']>[1];

const inProcessSearchers = (games: Games, nets: Nets): Searchers => {
  const places = new Map<number, { readonly tell: Tell; readonly hear: ReturnType<typeof searching> }>();
  const end = (searcher: number): void => {
    places.get(searcher)?.tell({ type: 'ended', searcher, how: {} });
    places.delete(searcher);
  };
  return {
    launch(searcher, tell) {
      places.set(searcher, {
        tell,
        hear: searching(games, (message) => tell({ type: 'said', searcher, message }), undefined, nets),
      });
      tell({ type: 'said', searcher, message: { type: 'ready' } });
    },
    send: (searcher, message) => places.get(searcher)?.hear(message),
    dismiss: end,
    kill: end,
  };
};
