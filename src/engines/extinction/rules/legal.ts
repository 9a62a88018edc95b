import type { ActionList } from '../../../core/actions.ts';
import { TERMINAL } from '../../../core/contract.ts';
import { askedSeat, listOptions } from './machine.ts';
import type { State } from './state.ts';

/** The seat to act, or `TERMINAL`. */
export const toAct = (state: State): number => (state.result === 0 ? askedSeat(state) : TERMINAL);

/** Everything the seat to act may do, ascending. */
export const legalActions = (state: State, into: ActionList): void => {
  into.clear();
  if (state.result !== 0) return;
  listOptions(state, into);
};
