import type { Games } from '../../src/engines/index.ts';
import type { Backend, SearchReply, SearchTask } from '../../src/jobs/backend.ts';
import { runPart } from '../../src/jobs/part.ts';
import { shareVisits } from '../../src/mcts/budget.ts';
import { mergeTables, type RootTable } from '../../src/mcts/root.ts';

/**
 * A backend that searches in this process: nothing to start, nothing to wait for, and the same bytes
 * as any other. Cancelling works, since the search lets the event loop turn every few milliseconds.
 */
export const inProcessBackend = (games: Games): Backend => ({
  start(task, onProgress) {
    const search = { cancelled: false };
    return {
      reply: run(games, task, search, onProgress),
      cancel() {
        search.cancelled = true;
      },
    };
  },
  state: () => ({ searchers: 2, busy: 0, queued: 0 }),
  close: async () => {},
});

const run = async (
  games: Games,
  { ensembles, visits, ...task }: SearchTask,
  search: { readonly cancelled: boolean },
  onProgress: ((table: RootTable) => void) | undefined,
): Promise<SearchReply> => {
  const part = {
    ...task,
    ensembles: Array.from({ length: ensembles }, (_, index) => index),
    ...(visits !== undefined && { visits: shareVisits(visits, ensembles) }),
    progress: onProgress !== undefined,
  };
  const found = await runPart(games, part, {
    clock: () => performance.now(),
    turn: () => new Promise((resolve) => setImmediate(resolve)),
    cancelled: () => search.cancelled,
    progress: (tables) => onProgress?.(mergeTables(tables)),
  });
  if (!found.ok) return { status: 'failed', detail: JSON.stringify(found.faults) };
  const { tables, trees, stopReason, timeMs } = found.value;
  return { status: 'done', table: mergeTables(tables), stopReason, timeMs, ...(trees && { trees }) };
};
