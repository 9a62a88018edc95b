/** Asking in which order programs that are due at once (`due.ts`) are done. */
import { begin, FRAME, FRAME_SIZE, seatAt } from '../../kit/frames.ts';
import type { Op } from './op.ts';
import { canDo } from './possible.ts';
import type { State } from './state.ts';
import { codeOf, KIND } from './terms.ts';

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
