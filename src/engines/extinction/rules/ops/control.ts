/** What controls a program: its end, jumps, choices, prices, each role in turn. */

import { hasBit } from '../../../kit/bits.ts';
import { advance, begin, FRAME, goTo, operand, seatAt as placeAt } from '../../../kit/frames.ts';
import { PAY_BY } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { CARD_TYPES, DECK, STARTERS } from '../../content/terms.ts';
import { spend } from '../cards.ts';
import type { Op } from '../op.ts';
import { endOfChoice, isOpenWay, isPayable } from '../possible.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const UNIQUE = CARD_TYPES.indexOf('unique');
const SELF = PAY_BY.indexOf('self');

/** The program is done; a unique card is discarded now (rulebook page 7). */
export const endProgram: Op = {
  run: (state, at) => {
    const { content } = state.rules;
    const card = state.frames[at + FRAME.source]!;
    if (card !== NONE && content.type[content.cardKind[card]!] === UNIQUE)
      state.discards[Math.trunc((card - STARTERS) / DECK)]! |= 1 << ((card - STARTERS) % DECK);
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
  const place = placeAt(state, at);
  const instruction = state.frames[at + FRAME.at]!;
  let mask = 0;
  for (let way = 0; way < operand(state, at, 1); way++) if (isOpenWay(state, place, instruction, way)) mask |= 1 << way;
  return mask;
};

/** Takes one of several ways, of those that can do something; the only one without asking. */
export const choose: Op = {
  own: true,
  run: (state, at) => {
    const ways = openWays(state, at);
    if ((ways & (ways - 1)) !== 0) return true;
    const instruction = state.frames[at + FRAME.at]!;
    goTo(state, at, ways === 0 ? endOfChoice(state, instruction) : instruction + 32 - Math.clz32(ways));
    return false;
  },
  list: (state, at, into) => {
    const ways = openWays(state, at);
    for (let way = 0; way < operand(state, at, 1); way++) if (hasBit(ways, way)) into.push(codeOf(KIND.option, way));
  },
  take: (state, at, _kind, way) => goTo(state, at, state.frames[at + FRAME.at]! + 1 + way),
};

/** A price, which is free to choose. One who pays for all is chosen by the team. */
export const pay: Op = {
  own: (state, at) => operand(state, at, 2) === SELF,
  run: (state, at) => {
    if (isPayable(state, placeAt(state, at), state.frames[at + FRAME.at]!)) return true;
    goTo(state, at, operand(state, at, 3));
    return false;
  },
  list: (state, at, into) => {
    const { money, rules } = state;
    if (operand(state, at, 2) === SELF) into.push(codeOf(KIND.pay));
    else
      for (let place = 0; place < rules.places; place++)
        if (money[place]! >= operand(state, at, 1)) into.push(codeOf(KIND.seat, place));
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, place, _random, log) => {
    if (kind === KIND.decline) {
      goTo(state, at, operand(state, at, 3));
      return;
    }
    spend(state, kind === KIND.pay ? placeAt(state, at) : place, operand(state, at, 1), log);
    advance(state, at);
  },
};

/** The same for each role in turn, from the one to act. */
export const eachSeat: Op = {
  run: (state, at) => {
    const { frames, rules } = state;
    const turn = frames[at + FRAME.stage]!;
    if (turn === rules.places) {
      goTo(state, at, operand(state, at, 1));
      return false;
    }
    frames[at + FRAME.stage] = turn + 1;
    begin(state, frames[at + FRAME.at]! + 1, (state.current + turn) % rules.places);
    return false;
  },
};
