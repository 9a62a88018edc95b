/** Returning destruction tiles to the pile. */
import { advance, countDown, FRAME, operand } from '../../../kit/frames.ts';
import { REMOVE_WHERE } from '../../content/steps.ts';
import { SIDE } from '../../content/terms.ts';
import { besideAnimal, told } from '../board.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const WHERE = { beside: REMOVE_WHERE.indexOf('beside-animal'), line: REMOVE_WHERE.indexOf('one-line') } as const;

/** Bit of the row and of the column of a space. */
const linesOf = (space: number): number => (1 << Math.trunc(space / SIDE)) | (1 << (SIDE + (space % SIDE)));

/** `mark` of the frame before the first tile is taken: all lines. */
export const ALL_LINES = (1 << (2 * SIDE)) - 1;

/** Whether a tile may be taken; `lines` are those that all tiles taken so far lie in, `floor` the least space. */
const mayTake = (state: State, space: number, where: number, lines: number, floor: number): boolean => {
  if (state.tiles[space] === 0) return false;
  if (where === WHERE.line) return (linesOf(space) & lines) !== 0;
  return space >= floor && (where !== WHERE.beside || besideAnimal(state, space));
};

/** Tiles that may be taken from a space on. */
const count = (state: State, where: number, lines: number, floor: number): number => {
  const { spaces } = state.rules;
  let sum = 0;
  for (let index = 0; index < spaces.length; index++) if (mayTake(state, spaces[index]!, where, lines, floor)) sum++;
  return sum;
};

/**
 * Returns tiles to the pile (rulebook page 9). A set of tiles has no order: they are taken ascending, such that as many as can be
 * had still can. Those of one line come in any order; `mark` of the frame are the lines that are left.
 */
export const removeTile: StepOp = {
  can: (state, _place, _tiles, where) => count(state, where, ALL_LINES, 0) > 0,
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
      frames[at + FRAME.mark] = ALL_LINES;
    }
    return (
      count(state, operand(state, at, 2), frames[at + FRAME.mark]!, frames[at + FRAME.from]!) > 0 || advance(state, at)
    );
  },
  list: (state, at, into) => {
    const { frames, rules } = state;
    const where = operand(state, at, 2);
    const lines = frames[at + FRAME.mark]!;
    const floor = frames[at + FRAME.from]!;
    const all = count(state, where, lines, floor);
    const last = where === WHERE.line ? all : all - Math.min(all, frames[at + FRAME.left]!) + 1;
    let listed = 0;
    for (let index = 0; index < rules.spaces.length && listed < last; index++)
      if (mayTake(state, rules.spaces[index]!, where, lines, floor)) {
        into.push(codeOf(KIND.space, rules.spaces[index]!));
        listed++;
      }
  },
  take: (state, at, _kind, space, _random, log) => {
    const { frames } = state;
    state.tiles[space] = 0;
    log?.({ code: 'event.tile-removed', params: told(space) });
    if (operand(state, at, 2) === WHERE.line) frames[at + FRAME.mark]! &= linesOf(space);
    else frames[at + FRAME.from] = space;
    countDown(state, at);
  },
};
