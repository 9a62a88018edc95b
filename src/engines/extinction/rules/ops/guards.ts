/** Steps that change what is to come: the target of births, what is prevented, what is skipped. */

import type { EventLog } from '../../../../core/contract.ts';
import { advance, operand } from '../../../kit/frames.ts';
import { SKIPPED } from '../../content/steps.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { BONUS } from '../terms.ts';

/** Changes the target of births of this turn. */
export const birthTarget: StepOp = {
  can: () => true,
  run: (state, at) => {
    state.birthBonus = Math.max(-BONUS, Math.min(BONUS, state.birthBonus + operand(state, at, 1)));
    return advance(state, at);
  },
};

/** Prevents the next loss or tile. */
export const shield: StepOp = {
  can: (state, _place, against) => (state.shields & (1 << against)) === 0,
  run: (state, at) => {
    state.shields |= 1 << operand(state, at, 1);
    return advance(state, at);
  },
};

/** Bits of `skips`, by `SKIPPED`. */
export const SKIP = {
  birth: 1 << SKIPPED.indexOf('birth'),
  destruction: 1 << SKIPPED.indexOf('destruction'),
  effect: 1 << SKIPPED.indexOf('effect'),
} as const;

/** Skips the next such phase. */
export const skip: StepOp = {
  can: (state, _place, phase) => (state.skips & (1 << phase)) === 0,
  run: (state, at) => {
    state.skips |= 1 << operand(state, at, 1);
    return advance(state, at);
  },
};

/** Uses up what skips this phase: `mask` is a bit of `skips`. @returns whether it is skipped */
export const isSkipped = (state: State, mask: number, log?: EventLog): boolean => {
  if ((state.skips & mask) === 0) return false;
  state.skips &= ~mask;
  log?.({ code: 'event.skipped', params: { phase: SKIPPED[31 - Math.clz32(mask)]! } });
  return true;
};
