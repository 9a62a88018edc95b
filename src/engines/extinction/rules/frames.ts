/** Programs in progress: a stack of frames, the innermost on top. */
import { pushOnto, topOf } from '../../kit/stack.ts';
import { WIDTH } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import type { State } from './state.ts';
import { FRAME, FRAME_SIZE } from './terms.ts';

/** Offset of the innermost frame. */
export const topFrame = (state: State): number => topOf(state, FRAME_SIZE);

/**
 * Begins a program.
 * @param start its first instruction
 * @param place of the role that it is for
 * @param source the card that says it, if one does
 */
export const begin = (state: State, start: number, place: number, source: number = NONE): void => {
  const at = pushOnto(state, state.frames, FRAME_SIZE);
  state.frames[at + FRAME.at] = start;
  state.frames[at + FRAME.place] = place;
  state.frames[at + FRAME.source] = source;
};

/** An operand of the instruction that a frame is at: 1, 2 or 3. */
export const operand = ({ frames, rules }: State, at: number, field: 1 | 2 | 3): number =>
  rules.content.program.code[frames[at + FRAME.at]! * WIDTH + field]!;

/** Goes on at an instruction, which begins. */
export const goTo = ({ frames }: State, at: number, instruction: number): void => {
  frames[at + FRAME.at] = instruction;
  frames[at + FRAME.stage] = 0;
  frames[at + FRAME.left] = 0;
  frames[at + FRAME.from] = 0;
  frames[at + FRAME.mark] = 0;
};

/** Goes on at the next instruction. @returns false: nobody is asked by this one any more */
export const advance = (state: State, at: number): false => {
  goTo(state, at, state.frames[at + FRAME.at]! + 1);
  return false;
};

/** One less to go; the last one ends the instruction. */
export const countDown = (state: State, at: number): void => {
  state.frames[at + FRAME.left]!--;
  if (state.frames[at + FRAME.left]! <= 0) advance(state, at);
};

/** The place of the role that the frame is for. */
export const placeAt = ({ frames }: State, at: number): number => frames[at + FRAME.place]!;
