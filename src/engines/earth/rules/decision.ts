import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import type { State } from './state.ts';

/**
 * What a seat can be asked: a stage of the game (`stages/`) or an effect that is being resolved (`frames/`). All of one
 * kind stands in one file: what may be chosen, what choosing it does, and what happens until the next question.
 */
export interface Decision {
  /** Appends what the seat may choose, ascending. */
  readonly list: (state: State, into: ActionList) => void;
  /** Does what was chosen: one of `KIND`, and its argument. Extras are done elsewhere: see `extras.ts`. */
  readonly take: (state: State, kind: number, argument: number, random: Random, log?: EventLog) => void;
  /**
   * Works off what needs no choice.
   * @returns whether the seat is asked now; if not, another stage or another effect is next
   */
  readonly run: (state: State, random: Random, log?: EventLog) => boolean;
}

const nothing = (): void => {};

/** A stage in which nobody is asked anything. */
export const unasked = (run: Decision['run']): Decision => ({ list: nothing, take: nothing, run });
