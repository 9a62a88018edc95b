import type { ActionList } from '../../../core/actions.ts';
import { TERMINAL } from '../../../core/contract.ts';
import type { State } from './state.ts';
import { STAGE } from './terms.ts';
import { asked } from './turn.ts';

/** The seat to act, or `TERMINAL`. */
export const toAct = (state: State): number => (state.stage === STAGE.over ? TERMINAL : state.seat);

/** Everything the seat to act may do, ascending. */
export const legalActions = (state: State, into: ActionList): void => {
  into.clear();
  asked(state).list(state, into);
};
