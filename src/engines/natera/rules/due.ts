/**
 * Programs that are due at once, such as the reward of a location, the bonus of a colony there and what triggers say. Whoever
 * makes them due does so:
 *
 *     const floor = state.depth;
 *     due(state, start, seat, source, log);  // as often as it needs
 *     gather(state, seat, floor);
 *
 * Between the two calls nothing else may begin a program. They may be for different seats: the bonus of a colony is its owner's.
 * The seat of `gather` says which comes next (rulebook page 8: bonus and reward in the order of your choice).
 */
import type { EventLog } from '../../../core/contract.ts';
import { begin, FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { gainResource } from './gains.ts';
import type { State } from './state.ts';
import { FRAMES, NO_SOURCE } from './terms.ts';

/** Frames that stay free for what programs begin that are due: where there are no more, a program is passed over. */
const SPARE = 20;

/** Does what has nothing but gains. */
const runPlain = (state: State, start: number, seat: number, log?: EventLog): void => {
  const { code } = state.rules.content.program;
  for (let at = start * WIDTH; code[at] === OPS.gain; at += WIDTH)
    gainResource(state, seat, code[at + 1]!, code[at + 2]!, log);
};

/**
 * Makes a program due. One of gains alone is done at once, which is never worse: there is no limit to what one has (O16).
 * @param start its first instruction; `NONE` for nothing
 * @param seat that it is for
 * @param source as of a frame
 */
export const due = (state: State, start: number, seat: number, source: number, log?: EventLog): void => {
  if (start === NONE) return;
  if (state.rules.content.plain[start] === 1) runPlain(state, start, seat, log);
  else if (state.depth < FRAMES - SPARE) begin(state, start, seat, source);
};

/**
 * What is due since the stack had `floor` frames is done, in the order that a seat likes.
 * @returns how many programs there are
 */
export const gather = (state: State, seat: number, floor: number): number => {
  const count = state.depth - floor;
  if (count < 2) return count;
  const at = begin(state, state.rules.content.builtIn[OPS.queue]!, seat, NO_SOURCE);
  state.frames[at + FRAME.left] = count;
  return count;
};

/** What is due since the stack had `floor` frames is done in the order in which it was made due. */
export const inOrder = ({ depth, frames }: State, floor: number): void => {
  for (let low = floor * FRAME_SIZE, high = (depth - 1) * FRAME_SIZE; low < high; low += FRAME_SIZE, high -= FRAME_SIZE)
    for (let field = 0; field < FRAME_SIZE; field++) {
      const held = frames[low + field]!;
      frames[low + field] = frames[high + field]!;
      frames[high + field] = held;
    }
};
