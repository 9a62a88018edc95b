/** What could be done now: for prices, ways of a choice, locations that are copied, programs that are due. */
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import type { Can } from './op.ts';
import { canPay } from './payments.ts';
import type { State } from './state.ts';

/**
 * What says whether a step can do anything, by op. `machine.ts`, which knows all steps, tells it: some of them ask in their turn
 * what could be done.
 */
const CAN: Can[] = [];

/** Says when steps of an op can do anything. */
export const knowStep = (op: number, can: Can): void => {
  CAN[op] = can;
};

/** Whether something else happens when the price at an instruction is not paid: then its body ends with a jump beyond that. */
const otherwise = ({ rules: { content } }: State, instruction: number): boolean => {
  const { code } = content.program;
  const unpaid = code[instruction * WIDTH + 3]!;
  return code[(unpaid - 1) * WIDTH] === OPS.jump && code[(unpaid - 1) * WIDTH + 1]! > unpaid;
};

/**
 * Whether the price at an instruction may be paid: it is there, and something is to be had for it, or to be prevented.
 */
export const isPayable = (state: State, seat: number, instruction: number): boolean => {
  const { code } = state.rules.content.program;
  const at = instruction * WIDTH;
  if (!canPay(state, seat, code[at + 1]!, code[at + 2]!)) return false;
  const unpaid = code[at + 3]!;
  return unpaid === instruction + 1 || otherwise(state, instruction) || canDo(state, seat, instruction + 1, unpaid);
};

/** The instruction after a choice: where its first way, which others follow, goes when it is done. */
export const endOfChoice = ({ rules: { content } }: State, instruction: number): number => {
  const { code } = content.program;
  const second = code[(instruction + 2) * WIDTH + 1]!;
  return code[(second - 1) * WIDTH + 1]!;
};

/** Whether way `way` of the choice at an instruction can do something. */
export const isOpenWay = (state: State, seat: number, instruction: number, way: number): boolean => {
  const { code } = state.rules.content.program;
  const ways = code[instruction * WIDTH + 1]!;
  const start = code[(instruction + 1 + way) * WIDTH + 1]!;
  const next = way + 1 < ways ? code[(instruction + 2 + way) * WIDTH + 1]! : endOfChoice(state, instruction);
  return canDo(state, seat, start, next - 1);
};

/** Whether part `part` of the order at an instruction can do something. */
export const isOpenPart = (state: State, seat: number, instruction: number, part: number): boolean =>
  canDo(state, seat, state.rules.content.program.code[(instruction + 1 + part) * WIDTH + 1]!);

const anyOther = (state: State, seat: number, body: number, until: number): boolean => {
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && canDo(state, other, body, until)) return true;
  return false;
};

const anyWay = (state: State, seat: number, instruction: number, ways: number): boolean => {
  for (let way = 0; way < ways; way++) if (isOpenWay(state, seat, instruction, way)) return true;
  return false;
};

const anyPart = (state: State, seat: number, instruction: number, parts: number): boolean => {
  for (let part = 0; part < parts; part++) if (isOpenPart(state, seat, instruction, part)) return true;
  return false;
};

/**
 * Whether a program can do something now, from one instruction on and before another; what its first steps make possible for
 * the later ones is not looked at.
 * @param until where to stop; the `end` of the program when absent
 */
export const canDo = (state: State, seat: number, from: number, until: number = Number.POSITIVE_INFINITY): boolean => {
  const { code } = state.rules.content.program;
  for (let instruction = from; instruction < until; instruction++) {
    const at = instruction * WIDTH;
    const op = code[at]!;
    const a = code[at + 1]!;
    switch (op) {
      case OPS.end:
        return false;
      case OPS.jump:
        instruction = a - 1;
        break;
      case OPS.cost:
        if (!canPay(state, seat, a, code[at + 2]!)) return false;
        break;
      case OPS.pay:
        if (isPayable(state, seat, instruction)) return true;
        instruction = code[at + 3]! - 1;
        break;
      case OPS.choose:
        if (anyWay(state, seat, instruction, a)) return true;
        instruction = endOfChoice(state, instruction) - 1;
        break;
      case OPS.order:
        if (anyPart(state, seat, instruction, a)) return true;
        instruction = code[at + 2]! - 1;
        break;
      case OPS.others:
        if (anyOther(state, seat, instruction + 1, a)) return true;
        instruction = a - 1;
        break;
      default:
        if (CAN[op]!(state, seat, a, code[at + 2]!, code[at + 3]!)) return true;
    }
  }
  return false;
};
