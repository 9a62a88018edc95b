/** Steps about specialists: hiring by what a row says, other ones in the river, putting one back. */
import type { ActionList } from '../../../../core/actions.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { RIVER, SPECIALIST_WORDS } from '../../content/terms.ts';
import {
  canHireAny,
  discardSpecialist,
  fillRiver,
  hire,
  hireFor,
  isWithin,
  listHires,
  returnSpecialist,
} from '../hiring.ts';
import type { StepOp } from '../op.ts';
import { specialistsOf } from '../points.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

/** Hires for less food (location AG2c), which nobody has to pay. */
export const hireForLess: StepOp = {
  can: (state, seat, discount) => canHireAny(state, seat, discount),
  run: (state, at) => canHireAny(state, seatAt(state, at), operand(state, at, 1)) || advance(state, at),
  list: (state, at, into) => {
    listHires(state, seatAt(state, at), KIND.specialist, operand(state, at, 1), into);
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, specialist, random, log) => {
    const seat = seatAt(state, at);
    const discount = operand(state, at, 1);
    advance(state, at);
    if (kind === KIND.specialist) hire(state, seat, specialist, discount, random, log);
  },
};

/** How many specialists of the river may be hired for nothing. */
const countWithin = (state: State, seat: number, upTo: number): number => {
  let count = 0;
  for (let place = 0; place < RIVER; place++) if (isWithin(state, seat, state.river[place]!, upTo)) count++;
  return count;
};

/** Hires for nothing, up to a price (location CO3a; ruling O8). */
export const hireFree: StepOp = {
  can: (state, seat, upTo) => countWithin(state, seat, upTo) > 0,
  run: (state, at, random, log) => {
    const seat = seatAt(state, at);
    const upTo = operand(state, at, 1);
    const count = countWithin(state, seat, upTo);
    if (count > 1) return true;
    advance(state, at);
    if (count === 1)
      for (let place = 0; place < RIVER; place++)
        if (isWithin(state, seat, state.river[place]!, upTo)) {
          hireFor(state, seat, state.river[place]!, 0, random, log);
          break;
        }
    return false;
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    for (let place = 0; place < RIVER; place++) {
      const specialist = state.river[place]!;
      if (isWithin(state, seat, specialist, operand(state, at, 1))) into.insert(codeOf(KIND.specialist, specialist));
    }
  },
  take: (state, at, _kind, specialist, random, log) => {
    const seat = seatAt(state, at);
    advance(state, at);
    hireFor(state, seat, specialist, 0, random, log);
  },
};

/** Appends specialists of the river that may still be discarded: in ascending order, so that a set of them has one. */
const listSwaps = ({ river, frames }: State, at: number, into: ActionList): void => {
  for (let place = 0; place < RIVER; place++)
    if (river[place] !== NONE && river[place]! >= frames[at + FRAME.from]!)
      into.insert(codeOf(KIND.specialist, river[place]!));
};

const canSwap = ({ river, frames }: State, at: number): boolean => {
  for (let place = 0; place < RIVER; place++)
    if (river[place] !== NONE && river[place]! >= frames[at + FRAME.from]!) return true;
  return false;
};

/** Discards up to so many specialists of the river; others take their places when all are chosen (rulebook, reptiles). */
export const swapRiver: StepOp = {
  can: (state) => state.specialistSize > 0,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = state.specialistSize > 0 ? operand(state, at, 1) : 0;
    }
    if (frames[at + FRAME.left]! > 0 && canSwap(state, at)) return true;
    fillRiver(state, random, log);
    return advance(state, at);
  },
  list: (state, at, into) => {
    listSwaps(state, at, into);
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, specialist, _random, log) => {
    const { frames } = state;
    if (kind === KIND.decline) {
      frames[at + FRAME.left] = 0;
      return;
    }
    discardSpecialist(state, specialist, log);
    frames[at + FRAME.left]!--;
    frames[at + FRAME.from] = specialist + 1;
  },
};

/** The lowest specialist of a seat that has one. */
const firstOf = ({ hired }: State, seat: number): number => {
  let word = 0;
  while (hired[seat * SPECIALIST_WORDS + word] === 0) word++;
  return word * 32 + lowestBit(hired[seat * SPECIALIST_WORDS + word]!);
};

/** Puts an own specialist under the pile for its price in food (location AG3b). */
export const putBack: StepOp = {
  can: (state, seat) => specialistsOf(state, seat) > 0,
  run: (state, at, _random, log) => {
    const seat = seatAt(state, at);
    const count = specialistsOf(state, seat);
    if (count > 1) return true;
    if (count === 1) returnSpecialist(state, seat, firstOf(state, seat), log);
    return advance(state, at);
  },
  list: (state, at, into) => {
    const from = seatAt(state, at) * SPECIALIST_WORDS;
    for (let word = 0; word < SPECIALIST_WORDS; word++)
      for (let rest = state.hired[from + word]!; rest !== 0; rest = withoutLowest(rest))
        into.push(codeOf(KIND.specialist, word * 32 + lowestBit(rest)));
  },
  take: (state, at, _kind, specialist, _random, log) => {
    returnSpecialist(state, seatAt(state, at), specialist, log);
    advance(state, at);
  },
};
