import { setImmediate } from 'node:timers/promises';
import { TERMINAL } from '../core/contract.ts';
import { stream } from '../core/random.ts';
import type { Games } from '../engines/index.ts';
import type { Clock } from '../mcts/budget.ts';
import { effortFor, paramsOf } from '../mcts/effort.ts';
import { Run } from '../mcts/run.ts';

/** Time for each game: by then the code that a search runs most is compiled. */
const GAME_MS = 40;

/**
 * Searches the opening of every game for a moment, for nothing but that the first callers find fast code.
 * @param isWanted whether somebody waits for the searcher; then it ends, within about a millisecond
 */
export const warmUp = async (games: Games, clock: Clock, isWanted: () => boolean): Promise<void> => {
  for (const { game, catalogs } of games.values()) {
    const catalog = catalogs.find(undefined);
    const state = catalog.ok ? game.setup({}, catalog.value, stream('warm-up', 'setup')) : catalog;
    if (!state.ok) continue;
    const root = state.value;
    const seat = game.toAct(root);
    if (seat === TERMINAL) continue;
    const params = paramsOf(effortFor({ timeMs: GAME_MS }));
    const run = new Run(
      { game, root, seat, params, seed: 'warm-up', ensembles: [0], deadline: clock() + GAME_MS },
      clock,
    );
    do await setImmediate();
    while (!isWanted() && run.step() === undefined);
    if (isWanted()) return;
  }
};
