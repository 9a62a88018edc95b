/**
 * Programs in progress of a game that is played by a machine: a stack of frames (`stack.ts`), the innermost on top, each at an
 * instruction of a program (`program.ts`). How the instructions work is the game's.
 */
import { type Program, WIDTH } from './program.ts';
import { pushOnto, topOf } from './stack.ts';

/** Fields of a frame. */
export const FRAME = {
  /** The instruction that is next. */
  at: 0,
  /** The seat that it is for; the place of a role, where one seat plays several. */
  seat: 1,
  /** How far the instruction has come, 0 when it begins; what else a stage means is its op's, as are the next three. */
  stage: 2,
  left: 3,
  from: 4,
  mark: 5,
  /** What says it, as the game numbers such things. */
  source: 6,
} as const;

/** Numbers of a frame. */
export const FRAME_SIZE = 7;

/** What a state of such a game has. */
interface Machined {
  depth: number;
  readonly frames: Int16Array;
  readonly rules: { readonly content: { readonly program: Program } };
}

/** Offset of the innermost frame. */
export const topFrame = (state: Machined): number => topOf(state, FRAME_SIZE);

/**
 * Begins a program.
 * @param start its first instruction
 * @param seat that it is for
 * @param source what says it; -1 where nothing does
 * @returns the offset of its frame
 */
export const begin = (state: Machined, start: number, seat: number, source = -1): number => {
  const at = pushOnto(state, state.frames, FRAME_SIZE);
  state.frames[at + FRAME.at] = start;
  state.frames[at + FRAME.seat] = seat;
  state.frames[at + FRAME.source] = source;
  return at;
};

/** An operand of the instruction that a frame is at: 1, 2 or 3. */
export const operand = ({ frames, rules }: Machined, at: number, field: 1 | 2 | 3): number =>
  rules.content.program.code[frames[at + FRAME.at]! * WIDTH + field]!;

/** Goes on at an instruction, which begins. */
export const goTo = ({ frames }: Machined, at: number, instruction: number): void => {
  frames[at + FRAME.at] = instruction;
  frames[at + FRAME.stage] = 0;
  frames[at + FRAME.left] = 0;
  frames[at + FRAME.from] = 0;
  frames[at + FRAME.mark] = 0;
};

/** Goes on at the next instruction. @returns false: nobody is asked by this one any more */
export const advance = (state: Machined, at: number): false => {
  goTo(state, at, state.frames[at + FRAME.at]! + 1);
  return false;
};

/** One less to go; the last one ends the instruction. */
export const countDown = (state: Machined, at: number): void => {
  state.frames[at + FRAME.left]!--;
  if (state.frames[at + FRAME.left]! <= 0) advance(state, at);
};

/** The seat that a frame is for. */
export const seatAt = ({ frames }: Machined, at: number): number => frames[at + FRAME.seat]!;
