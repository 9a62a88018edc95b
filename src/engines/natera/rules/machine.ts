/** The machine that plays the game: what instruction is next, and going on until somebody is asked. */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { FRAME, seatAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { beginNext } from './course.ts';
import type { Op } from './op.ts';
import { claim } from './ops/claim.ts';
import { choose, cost, endProgram, jump, order, others, pay } from './ops/control.ts';
import { STEPS } from './possible.ts';
import { queue } from './queue.ts';
import type { State } from './state.ts';

const BY_CODE: Readonly<Record<number, Op>> = {
  ...STEPS,
  [OPS.end]: endProgram,
  [OPS.jump]: jump,
  [OPS.choose]: choose,
  [OPS.pay]: pay,
  [OPS.cost]: cost,
  [OPS.others]: others,
  [OPS.order]: order,
  [OPS.queue]: queue,
  [OPS.claim]: claim,
};

/** Every op by its code; what is no op has none. */
const TABLE: readonly (Op | undefined)[] = Array.from({ length: 64 }, (_, code) => BY_CODE[code]);

/** The op that a frame is at. */
export const opAt = ({ frames, rules }: State, at: number): Op =>
  TABLE[rules.content.program.code[frames[at + FRAME.at]! * WIDTH]!]!;

/** The seat that is asked: the one that the innermost program is for. */
export const askedSeat = (state: State): number => seatAt(state, topFrame(state));

/** Goes on until a seat is asked, or the game is over. */
export const proceed = (state: State, random: Random, log?: EventLog): void => {
  while (state.result === 0) {
    if (state.depth === 0) beginNext(state, random, log);
    else {
      const at = topFrame(state);
      if (opAt(state, at).run(state, at, random, log)) return;
    }
  }
};
