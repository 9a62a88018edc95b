import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import type { State } from './state.ts';

/** No program is in progress: what comes next begins, or the game ends. */
export const beginNext = (state: State, _random: Random, _log?: EventLog): void => {
  state.result = 1;
};
