import { advance } from '../../../kit/frames.ts';
import type { StepOp } from '../op.ts';

/** Does nothing, and is passed over: stands in the table for a step that is not written yet. */
export const idle: StepOp = { can: () => false, run: (state, at) => advance(state, at) };
