import type { Viewer } from '../../../core/contract.ts';
import { FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { stepOf } from '../../kit/program.ts';
import { OWNERS } from '../content/layout.ts';
import { opNameAt } from '../documents/op-names.ts';
import type { FrameJson } from '../documents/pending-schema.ts';
import type { State } from '../rules/state.ts';
import { NO_SOURCE } from '../rules/terms.ts';

const ownerOf = (name: string): FrameJson['owner'] => {
  const owner = OWNERS.find((each) => each === name);
  if (owner === undefined) throw new TypeError(`no program is of ${name}`);
  return owner;
};

const frameJson = (state: State, offset: number, eyes: Viewer): FrameJson => {
  const { frames, rules } = state;
  const read = (field: number): number => frames[offset + field]!;
  const { owner, id, path } = stepOf(rules.content.program, read(FRAME.at));
  const seat = read(FRAME.seat);
  // Which cards a seat puts aside is its own affair, and so is how far it has come through its hand.
  const closed = opNameAt(state, read(FRAME.at)) === 'put-aside' && eyes !== 'all' && eyes !== seat;
  return {
    ...{ owner: ownerOf(owner), id, step: path, seat },
    ...(read(FRAME.stage) !== 0 && { stage: read(FRAME.stage) }),
    ...(read(FRAME.left) !== 0 && { left: read(FRAME.left) }),
    ...(read(FRAME.from) !== 0 && !closed && { from: read(FRAME.from) }),
    ...(read(FRAME.mark) !== 0 && { mark: read(FRAME.mark) }),
    ...(read(FRAME.source) !== NO_SOURCE && { source: read(FRAME.source) }),
  };
};

/** Whether the seat to act has its turn, with nothing begun in it. */
const isPlain = (state: State): boolean => {
  const { depth, frames } = state;
  if (depth !== 1 || opNameAt(state, frames[FRAME.at]!) !== 'turn') return false;
  return [FRAME.stage, FRAME.left, FRAME.from, FRAME.mark].every((field) => frames[field] === 0);
};

/** Programs in progress; none where it is plain what they are, and when the game is over. */
export const pendingJson = (state: State, eyes: Viewer): { pending?: FrameJson[] } => {
  const { depth, result } = state;
  if (result !== 0 || isPlain(state)) return {};
  return { pending: Array.from({ length: depth }, (_, frame) => frameJson(state, frame * FRAME_SIZE, eyes)) };
};
