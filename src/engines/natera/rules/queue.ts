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
import { begin, FRAME, FRAME_SIZE, seatAt } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { gainResource } from './gains.ts';
import type { Op } from './op.ts';
import { canDo } from './possible.ts';
import type { State } from './state.ts';
import { codeOf, FRAMES, KIND, NO_SOURCE } from './terms.ts';

/** Frames that stay free for what programs begin that are due: where there are no more, a program is passed over. */
const SPARE = 12;

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

/** Offset of the frame of program `index` from the oldest, below the queue at `at`. */
const siblingAt = ({ frames }: State, at: number, index: number): number =>
  at - (frames[at + FRAME.left]! - index) * FRAME_SIZE;

/** Whether two frames come to the same: one of them need not be offered. */
const isAlike = ({ frames }: State, left: number, right: number): boolean =>
  frames[left + FRAME.at] === frames[right + FRAME.at] && frames[left + FRAME.seat] === frames[right + FRAME.seat];

const isRepeated = (state: State, at: number, index: number): boolean => {
  const own = siblingAt(state, at, index);
  for (let earlier = 0; earlier < index; earlier++) if (isAlike(state, own, siblingAt(state, at, earlier))) return true;
  return false;
};

/** Whether the order says something: two or more differ, and one can do something. */
const isOrderOpen = (state: State, at: number): boolean => {
  const { frames } = state;
  let different = 0;
  let isAnyOpen = false;
  for (let index = 0; index < frames[at + FRAME.left]!; index++) {
    const own = siblingAt(state, at, index);
    if (!isRepeated(state, at, index)) different++;
    if (!isAnyOpen) isAnyOpen = canDo(state, frames[own + FRAME.seat]!, frames[own + FRAME.at]!);
  }
  return different > 1 && isAnyOpen;
};

/** Moves a program from below the queue to on top of it. */
const raise = (state: State, at: number, index: number): void => {
  const { frames } = state;
  const own = siblingAt(state, at, index);
  const start = frames[own + FRAME.at]!;
  const seat = seatAt(state, own);
  const source = frames[own + FRAME.source]!;
  frames[at + FRAME.left]!--;
  frames.copyWithin(own, own + FRAME_SIZE, at + FRAME_SIZE);
  state.depth--;
  begin(state, start, seat, source);
};

/** Programs below this one on the stack, as many as `left` says, in the order that the seat likes. */
export const queue: Op = {
  run: (state, at) => {
    if (state.frames[at + FRAME.left]! > 1 && isOrderOpen(state, at)) return true;
    state.depth--;
    return false;
  },
  list: (state, at, into) => {
    for (let index = 0; index < state.frames[at + FRAME.left]!; index++)
      if (!isRepeated(state, at, index)) into.push(codeOf(KIND.part, index));
  },
  take: (state, at, _kind, index) => raise(state, at, index),
};
