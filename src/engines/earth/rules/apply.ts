import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { argumentOf, isExtra, kindOf } from './codes.ts';
import { takeExtra } from './extras.ts';
import type { State } from './state.ts';
import { asked, proceed } from './turn.ts';

/** Performs a decision and all that follows, up to the next one. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  const kind = kindOf(action);
  const argument = argumentOf(action);
  if (isExtra(kind)) takeExtra(state, kind, argument, log);
  else asked(state).take(state, kind, argument, random, log);
  proceed(state, random, log);
};
