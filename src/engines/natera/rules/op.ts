import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import type { State } from './state.ts';

/**
 * What an instruction of the machine does: all of one op stands in one place. `at` is the offset of its frame, the innermost;
 * whoever the frame is for is the one that is asked.
 */
export interface Op {
  /** Works off what needs no choice. @returns whether the seat is asked now; if not, the frame has gone on, or there is another */
  readonly run: (state: State, at: number, random: Random, log?: EventLog) => boolean;
  /** Appends what may be chosen, ascending. */
  readonly list?: (state: State, at: number, into: ActionList) => void;
  /** Does what was chosen: one of `KIND`, and its parameter. */
  readonly take?: (state: State, at: number, kind: number, parameter: number, random: Random, log?: EventLog) => void;
}

/**
 * Whether a step can do anything now.
 * @param seat that it is for
 * @param a first operand of the instruction; `b` and `c` are the others
 */
export type Can = (state: State, seat: number, a: number, b: number, c: number) => boolean;

/** An op that is a step of rows. */
export interface StepOp extends Op {
  readonly can: Can;
}
