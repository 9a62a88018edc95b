/** Growth tokens on the science board (rulebook page 11). */
import type { EventLog } from '../../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, countDown, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { COLUMNS, GROWTH } from '../../content/terms.ts';
import { checkClaims } from '../claims.ts';
import { due, gather } from '../due.ts';
import type { StepOp } from '../op.ts';
import { canPay } from '../payments.ts';
import { boardOf } from '../points.ts';
import type { State } from '../state.ts';
import { codeOf, KIND, NO_SOURCE } from '../terms.ts';
import { EVENT, fire } from '../triggers.ts';

const BOTTOM = (1 << COLUMNS) - 1;

/** Whether a seat can pay for a space of its board. */
const isPaid = (state: State, seat: number, index: number): boolean => {
  const { costOf, costAmount } = state.rules.content.boards;
  return costOf[index] === NONE || canPay(state, seat, costOf[index]!, costAmount[index]!);
};

/**
 * Spaces on which a seat may place a token, as a mask: of the first one those at the bottom; later ones are linked to one that
 * is covered, downwards as well; what a space costs must be there.
 */
const openSpaces = (state: State, seat: number): number => {
  const board = boardOf(state, seat);
  if (board === NONE) return 0;
  const { links } = state.rules.content.boards;
  const covered = state.growth[seat]!;
  let near = covered === 0 ? BOTTOM : 0;
  for (let rest = covered; rest !== 0; rest = withoutLowest(rest)) near |= links[board * GROWTH + lowestBit(rest)]!;
  let open = 0;
  for (let rest = near & ~covered; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    if (isPaid(state, seat, board * GROWTH + space)) open |= 1 << space;
  }
  return open;
};

/** Places a token: a space at the bottom produces later, any other one gives its reward at once. */
const cover = (state: State, seat: number, space: number, log?: EventLog): void => {
  state.growth[seat]! |= 1 << space;
  log?.({ code: 'event.grew', params: { seat, space: space + 1 } });
  const floor = state.depth;
  const { start } = state.rules.content.boards;
  if (space >= COLUMNS) due(state, start[boardOf(state, seat) * GROWTH + space]!, seat, NO_SOURCE, log);
  fire(state, seat, EVENT.growth, 0, log);
  gather(state, seat, floor);
  checkClaims(state, seat, log);
};

/** Places so many tokens, one after the other. */
export const growth: StepOp = {
  can: (state, seat) => openSpaces(state, seat) !== 0,
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    const seat = seatAt(state, at);
    const open = openSpaces(state, seat);
    if (open === 0) return advance(state, at);
    if (withoutLowest(open) !== 0) return true;
    countDown(state, at);
    cover(state, seat, lowestBit(open), log);
    return false;
  },
  list: (state, at, into) => {
    for (let rest = openSpaces(state, seatAt(state, at)); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.growth, lowestBit(rest)));
  },
  take: (state, at, _kind, space, _random, log) => {
    const seat = seatAt(state, at);
    countDown(state, at);
    cover(state, seat, space, log);
  },
};
