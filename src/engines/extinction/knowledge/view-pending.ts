import { FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { stepOf } from '../../kit/program.ts';
import { ownerOf } from '../content/layout.ts';
import type { OpName } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { fullName } from '../documents/names.ts';
import { opNameAt } from '../documents/op-names.ts';
import { type FrameJson, STAGES } from '../documents/pending-schema.ts';
import type { State } from '../rules/state.ts';

const frameJson = (state: State, offset: number): FrameJson => {
  const { frames, current, rules } = state;
  const read = (field: number): number => frames[offset + field]!;
  const place = stepOf(rules.content.program, read(FRAME.at));
  const stage = STAGES[opNameAt(state, read(FRAME.at))].names[read(FRAME.stage)] ?? '';
  return {
    ...{ owner: ownerOf(place), id: place.id, step: place.path },
    ...(read(FRAME.seat) !== current && { player: read(FRAME.seat) }),
    ...(stage !== '' && { stage }),
    ...(read(FRAME.left) !== 0 && { left: read(FRAME.left) }),
    ...(read(FRAME.from) !== 0 && { from: read(FRAME.from) }),
    ...(read(FRAME.mark) !== 0 && { mark: read(FRAME.mark) }),
    ...(read(FRAME.source) !== NONE && { card: fullName(rules.content, read(FRAME.source)) }),
  };
};

/** What is in progress when nothing is said: dice are placed, or a role or an ability is chosen. */
const PLAIN = new Set<OpName>(['act', 'pick-role', 'pick-ability']);

/** Programs in progress; nothing where it is plain what they are, and when the game is over. */
export const pendingJson = (state: State): { pending?: FrameJson[] } => {
  const { depth, frames, result } = state;
  if (result !== 0 || (depth === 1 && PLAIN.has(opNameAt(state, frames[FRAME.at]!)))) return {};
  return { pending: Array.from({ length: depth }, (_, frame) => frameJson(state, frame * FRAME_SIZE)) };
};
