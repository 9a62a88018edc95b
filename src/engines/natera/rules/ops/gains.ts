/** Steps that give resources. */
import { advance, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { RESOURCES } from '../../content/terms.ts';
import { gainResource } from '../gains.ts';
import type { StepOp } from '../op.ts';
import { codeOf, KIND } from '../terms.ts';

/** Takes resources of one kind. */
export const gain: StepOp = {
  can: () => true,
  run: (state, at, _random, log) => {
    gainResource(state, seatAt(state, at), operand(state, at, 1), operand(state, at, 2), log);
    return advance(state, at);
  },
};

/** Takes resources of any kinds, in ascending order: a set of them has no order. */
export const gainAny: StepOp = {
  can: () => true,
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    const left = frames[at + FRAME.left]!;
    const kind = frames[at + FRAME.from]!;
    if (left > 0 && kind < RESOURCES.length - 1) return true;
    if (left > 0) gainResource(state, seatAt(state, at), kind, left, log);
    return advance(state, at);
  },
  list: (state, at, into) => {
    for (let kind = state.frames[at + FRAME.from]!; kind < RESOURCES.length; kind++)
      into.push(codeOf(KIND.resource, kind));
  },
  take: (state, at, _kind, resource, _random, log) => {
    gainResource(state, seatAt(state, at), resource, 1, log);
    state.frames[at + FRAME.from] = resource;
    state.frames[at + FRAME.left]!--;
  },
};
