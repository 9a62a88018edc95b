/** Pieces that playouts place one after the other. */
import type { Random } from '../../../core/random.ts';
import { hasBit } from '../../kit/bits.ts';
import { endStep, isEffect, openPieces, placePiece, stepOf } from '../rules/frames/effect.ts';
import { topFrame } from '../rules/frames/stack.ts';
import type { State } from '../rules/state.ts';
import { FRAME, SPACES } from '../rules/terms.ts';
import { proceed } from '../rules/turn.ts';
import { STOP_PLACING, spaceWeight } from './heuristics.ts';
import { mayStopPlacing } from './prune.ts';

// What can be chosen, filled anew for each piece: spaces with their weights, and one more for stopping.
const STOP = -1;
const choices = new Int8Array(SPACES + 1);
const weights = new Float64Array(SPACES + 1);

/**
 * Places the sprouts or the growth of the effect on top, as playouts would one by one, by the same draws. One decision in six
 * of an iteration was such a piece; it made Earth 1.04 times as fast.
 * @returns whether anything was decided
 */
export const playOn = (state: State, random: Random): boolean => {
  if (state.depth === 0) return false;
  const { frames } = state;
  const at = topFrame(state);
  // While nothing of it is taken other things may be done as well.
  if (frames[at + FRAME.fresh] === 1 || !isEffect(state, at)) return false;
  const step = stepOf(state, at);
  if (step !== FRAME.sprouts && step !== FRAME.growth) return false;
  const mayStop = mayStopPlacing(state, step);
  while (frames[at + step]! > 0) {
    const open = openPieces(state, at, step);
    if (open === 0) break;
    const chosen = choose(state, step, open, mayStop, random);
    if (chosen === STOP) endStep(state, at, step);
    else placePiece(state, at, step, chosen);
  }
  proceed(state, random);
  return true;
};

/** A space that is open, or `STOP`. */
const choose = (state: State, step: number, open: number, mayStop: boolean, random: Random): number => {
  let count = 0;
  if (mayStop) {
    choices[count] = STOP;
    weights[count++] = STOP_PLACING;
  }
  for (let space = 0; space < SPACES; space++) {
    if (!hasBit(open, space)) continue;
    choices[count] = space;
    weights[count++] = spaceWeight(state, space, step);
  }
  return choices[count === 1 ? 0 : random.pick(weights, count)]!;
};
