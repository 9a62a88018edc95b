/** What controls a program: its end, jumps, choices, prices, each other seat in turn, parts in any order. */
import type { EventLog } from '../../../../core/contract.ts';
import { hasBit } from '../../../kit/bits.ts';
import { advance, begin, FRAME, goTo, operand, seatAt } from '../../../kit/frames.ts';
import { WIDTH } from '../../../kit/program.ts';
import { PRICED } from '../../content/terms.ts';
import { askDiscards, discardsDone, listDiscards, takeDiscard } from '../discards.ts';
import type { Op } from '../op.ts';
import { canPay, spend } from '../payments.ts';
import { endOfChoice, isOpenPart, isOpenWay, isPayable } from '../possible.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const CARDS = PRICED.indexOf('cards');

/** The program is done. */
export const endProgram: Op = {
  run: (state) => {
    state.depth--;
    return false;
  },
};

/** Goes on elsewhere. */
export const jump: Op = {
  run: (state, at) => {
    goTo(state, at, operand(state, at, 1));
    return false;
  },
};

/** Ways of the choice that can do something, as a mask. */
const openWays = (state: State, at: number): number => {
  const seat = seatAt(state, at);
  const instruction = state.frames[at + FRAME.at]!;
  let mask = 0;
  for (let way = 0; way < operand(state, at, 1); way++) if (isOpenWay(state, seat, instruction, way)) mask |= 1 << way;
  return mask;
};

/** Takes one of several ways, of those that can do something; the only one without asking. */
export const choose: Op = {
  run: (state, at) => {
    const ways = openWays(state, at);
    if ((ways & (ways - 1)) !== 0) return true;
    const instruction = state.frames[at + FRAME.at]!;
    goTo(state, at, ways === 0 ? endOfChoice(state, instruction) : instruction + 32 - Math.clz32(ways));
    return false;
  },
  list: (state, at, into) => {
    // Where none is open, that is in a world that another seat holds possible: it does not know what the hand can do.
    const ways = openWays(state, at) || -1;
    for (let way = 0; way < operand(state, at, 1); way++) if (hasBit(ways, way)) into.push(codeOf(KIND.option, way));
  },
  take: (state, at, _kind, way) => goTo(state, at, state.frames[at + FRAME.at]! + 1 + way),
};

/** Stage of a price in cards that are being chosen. */
const CHOOSING = 1;

/** Pays the price of the instruction, `b` of `PRICED[a]`: resources at once, cards as they are chosen. */
const settle = (state: State, at: number, log?: EventLog): void => {
  const seat = seatAt(state, at);
  const of = operand(state, at, 1);
  const amount = operand(state, at, 2);
  if (of === CARDS) {
    state.frames[at + FRAME.stage] = CHOOSING;
    state.frames[at + FRAME.left] = amount;
    return;
  }
  spend(state, seat, of, amount);
  log?.({ code: 'event.paid', params: { seat, resource: PRICED[of]!, amount } });
  advance(state, at);
};

/** Asks for the cards of a price, or goes on behind it. */
const runCards = (state: State, at: number, log?: EventLog): boolean => {
  if (askDiscards(state, at, log)) return true;
  const seat = seatAt(state, at);
  advance(state, at);
  discardsDone(state, seat, log);
  return false;
};

/** A price, which is free to choose. */
export const pay: Op = {
  run: (state, at, _random, log) => {
    if (state.frames[at + FRAME.stage] === CHOOSING) return runCards(state, at, log);
    if (isPayable(state, seatAt(state, at), state.frames[at + FRAME.at]!)) return true;
    goTo(state, at, operand(state, at, 3));
    return false;
  },
  list: (state, at, into) => {
    if (state.frames[at + FRAME.stage] === CHOOSING) {
      listDiscards(state, at, into);
      return;
    }
    into.push(codeOf(KIND.pay));
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, card, _random, log) => {
    if (kind === KIND.card) takeDiscard(state, at, card, log);
    else if (kind === KIND.pay) settle(state, at, log);
    else goTo(state, at, operand(state, at, 3));
  },
};

/**
 * A price that must be paid (rulebook page 8, restrictions relating to cost). Whoever began the program has looked that it is
 * there; where something has come between and it is not, the rest is not had either.
 */
export const cost: Op = {
  run: (state, at, _random, log) => {
    if (state.frames[at + FRAME.stage] === CHOOSING) return runCards(state, at, log);
    if (canPay(state, seatAt(state, at), operand(state, at, 1), operand(state, at, 2))) settle(state, at, log);
    else state.depth--;
    return false;
  },
  list: (state, at, into) => listDiscards(state, at, into),
  take: (state, at, _kind, card, _random, log) => takeDiscard(state, at, card, log),
};

/** The same for each other seat, in the order of turns from the one that it is for. */
export const others: Op = {
  run: (state, at) => {
    const { frames, rules } = state;
    const turn = frames[at + FRAME.stage]! + 1;
    if (turn === rules.seats) {
      goTo(state, at, operand(state, at, 1));
      return false;
    }
    frames[at + FRAME.stage] = turn;
    const source = frames[at + FRAME.source]!;
    begin(state, frames[at + FRAME.at]! + 1, (seatAt(state, at) + turn) % rules.seats, source);
    return false;
  },
};

/** Whether any of the parts that are left, a mask, can do something. */
const isAnyOpen = (state: State, at: number, left: number): boolean => {
  const seat = seatAt(state, at);
  const instruction = state.frames[at + FRAME.at]!;
  for (let part = 0; part < operand(state, at, 1); part++)
    if (hasBit(left, part) && isOpenPart(state, seat, instruction, part)) return true;
  return false;
};

/** Parts that are not done, as a mask; `mark` has those that are. */
const partsLeft = (state: State, at: number): number =>
  ((1 << operand(state, at, 1)) - 1) & ~state.frames[at + FRAME.mark]!;

/** Begins a part, which has an end of its own. */
const beginPart = (state: State, at: number, part: number): void => {
  const { frames, rules } = state;
  frames[at + FRAME.mark]! |= 1 << part;
  const jumpTo = rules.content.program.code[(frames[at + FRAME.at]! + 1 + part) * WIDTH + 1]!;
  begin(state, jumpTo, seatAt(state, at), frames[at + FRAME.source]!);
};

/**
 * Parts in any order (rulebook page 9: rewards may be taken in any order). One that can do nothing now may be taken as well: a
 * step down costs nothing while there is no level to lose.
 */
export const order: Op = {
  run: (state, at) => {
    const left = partsLeft(state, at);
    if (left === 0 || !isAnyOpen(state, at, left)) {
      goTo(state, at, operand(state, at, 2));
      return false;
    }
    if ((left & (left - 1)) !== 0) return true;
    beginPart(state, at, 31 - Math.clz32(left));
    return false;
  },
  list: (state, at, into) => {
    const left = partsLeft(state, at);
    for (let part = 0; part < operand(state, at, 1); part++) if (hasBit(left, part)) into.push(codeOf(KIND.part, part));
  },
  take: (state, at, _kind, part) => beginPart(state, at, part),
};
