/** What could be done now: for prices, ways of a choice, permanents, and dice where none may be wasted (A2). */
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { PAY_BY } from '../content/steps.ts';
import type { Can, StepOp } from './op.ts';
import { add, loseAnimal, move, stray } from './ops/animals.ts';
import { birth } from './ops/births.ts';
import { copy } from './ops/copy.ts';
import { freePlacement, reroll, returnDie, turnDie } from './ops/dice.ts';
import { endConstants, foresee } from './ops/foresee.ts';
import { birthTarget, shield, skip } from './ops/guards.ts';
import { discard, drawCards, play, recover } from './ops/hand.ts';
import { influence, loseInfluence, shiftInfluence } from './ops/influence.ts';
import { gainMoney, give, loseMoney } from './ops/money.ts';
import { placeTiles } from './ops/place-tile.ts';
import { removeTile } from './ops/remove-tile.ts';
import type { State } from './state.ts';

/** Steps of cards that hold no others, by op. */
export const STEPS: Readonly<Record<number, StepOp>> = {
  [OPS.play]: play,
  [OPS.draw]: drawCards,
  [OPS.gain]: gainMoney,
  [OPS.give]: give,
  [OPS.influence]: influence,
  [OPS['shift-influence']]: shiftInfluence,
  [OPS.move]: move,
  [OPS.add]: add,
  [OPS['remove-tile']]: removeTile,
  [OPS.foresee]: foresee,
  [OPS['end-constant']]: endConstants,
  [OPS.birth]: birth,
  [OPS['birth-target']]: birthTarget,
  [OPS['turn-die']]: turnDie,
  [OPS.reroll]: reroll,
  [OPS['free-placement']]: freePlacement,
  [OPS['return-die']]: returnDie,
  [OPS.shield]: shield,
  [OPS.skip]: skip,
  [OPS.copy]: copy,
  [OPS.recover]: recover,
  [OPS['lose-animal']]: loseAnimal,
  [OPS.stray]: stray,
  [OPS['place-tile']]: placeTiles,
  [OPS['lose-money']]: loseMoney,
  [OPS['lose-influence']]: loseInfluence,
  [OPS.discard]: discard,
};

const CAN: readonly (Can | undefined)[] = Array.from({ length: 64 }, (_, op) => STEPS[op]?.can);

const SELF = PAY_BY.indexOf('self');

/** Whether a price can be paid: by the role itself, or by one of all; money is not put together (T6). */
const isAffordable = ({ money, rules: { places } }: State, place: number, price: number, by: number): boolean => {
  if (by === SELF) return money[place]! >= price;
  for (let payer = 0; payer < places; payer++) if (money[payer]! >= price) return true;
  return false;
};

/** Whether something else happens when the price at an instruction is not paid: then its body ends with a jump beyond that. */
const otherwise = ({ rules: { content } }: State, instruction: number): boolean => {
  const { code } = content.program;
  const unpaid = code[instruction * WIDTH + 3]!;
  return code[(unpaid - 1) * WIDTH] === OPS.jump && code[(unpaid - 1) * WIDTH + 1]! > unpaid;
};

/**
 * Whether the price at an instruction may be paid: there is the money, and something to be had for it, or something to be
 * prevented.
 */
export const isPayable = (state: State, place: number, instruction: number): boolean => {
  const { code } = state.rules.content.program;
  const at = instruction * WIDTH;
  if (!isAffordable(state, place, code[at + 1]!, code[at + 2]!)) return false;
  const unpaid = code[at + 3]!;
  return unpaid === instruction + 1 || otherwise(state, instruction) || canDo(state, place, instruction + 1, unpaid);
};

/** Whether way `way` of the choice at an instruction can do something. */
export const isOpenWay = (state: State, place: number, instruction: number, way: number): boolean => {
  const { code } = state.rules.content.program;
  const ways = code[instruction * WIDTH + 1]!;
  const start = code[(instruction + 1 + way) * WIDTH + 1]!;
  const next = way + 1 < ways ? code[(instruction + 2 + way) * WIDTH + 1]! : endOfChoice(state, instruction);
  return canDo(state, place, start, next - 1);
};

/** The instruction after a choice: where its first way, which others follow, goes when it is done. */
export const endOfChoice = ({ rules: { content } }: State, instruction: number): number => {
  const { code } = content.program;
  const second = code[(instruction + 2) * WIDTH + 1]!;
  return code[(second - 1) * WIDTH + 1]!;
};

const canEach = (state: State, body: number, until: number): boolean => {
  for (let place = 0; place < state.rules.places; place++) if (canDo(state, place, body, until)) return true;
  return false;
};

/**
 * Whether a program can do something now, from one instruction on and before another; what its first steps make possible for
 * the later ones is not looked at.
 * @param until where to stop; the `end` of the program when absent
 */
export const canDo = (state: State, place: number, from: number, until: number = Number.POSITIVE_INFINITY): boolean => {
  const { code } = state.rules.content.program;
  for (let instruction = from; instruction < until; instruction++) {
    const at = instruction * WIDTH;
    const op = code[at]!;
    switch (op) {
      case OPS.end:
        return false;
      case OPS.jump:
        instruction = code[at + 1]! - 1;
        break;
      case OPS.pay:
        if (isPayable(state, place, instruction)) return true;
        instruction = code[at + 3]! - 1;
        break;
      case OPS.choose:
        for (let way = 0; way < code[at + 1]!; way++) if (isOpenWay(state, place, instruction, way)) return true;
        instruction = endOfChoice(state, instruction) - 1;
        break;
      case OPS['each-seat']:
        if (canEach(state, instruction + 1, code[at + 1]!)) return true;
        instruction = code[at + 1]! - 1;
        break;
      default:
        if (CAN[op]!(state, place, code[at + 1]!, code[at + 2]!, code[at + 3]!)) return true;
    }
  }
  return false;
};
