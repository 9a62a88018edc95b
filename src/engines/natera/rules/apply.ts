import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { topFrame } from '../../kit/frames.ts';
import { opAt, proceed } from './machine.ts';
import type { State } from './state.ts';
import { kindOf, parameterOf } from './terms.ts';

/** Performs a decision and all that follows, up to the next one. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  const at = topFrame(state);
  opAt(state, at).take?.(state, at, kindOf(action), parameterOf(action), random, log);
  proceed(state, random, log);
};
