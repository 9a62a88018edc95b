/** Choices of the set-up: a tribe, a side of the science board, cards that are put aside (rulebook pages 5 and 6). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import { advance, FRAME, seatAt } from '../../../kit/frames.ts';
import { CARD_WORDS, OPENING_DISCARDS } from '../../content/terms.ts';

import { floorFor, listHand, lowestFrom, sizeFrom } from '../discards.ts';
import { cardsConcealed } from '../memory.ts';
import type { Op } from '../op.ts';
import { exclude, include } from '../sets.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

/** Chooses one of two tribes, which nobody else sees before all have chosen. */
export const pickTribe: Op = {
  run: () => true,
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    const one = state.offered[seat * 2]!;
    const other = state.offered[seat * 2 + 1]!;
    into.push(codeOf(KIND.tribe, Math.min(one, other)));
    into.push(codeOf(KIND.tribe, Math.max(one, other)));
  },
  take: (state, at, _kind, tribe) => {
    state.tribe[seatAt(state, at)] = tribe;
    advance(state, at);
  },
};

/** Chooses a side of the science board (page 6). */
export const pickSide: Op = {
  run: () => true,
  list: (_state, _at, into) => {
    into.push(codeOf(KIND.side, 0));
    into.push(codeOf(KIND.side, 1));
  },
  take: (state, at, _kind, side, _random, log) => {
    const seat = seatAt(state, at);
    state.side[seat] = side;
    log?.({
      code: 'event.side',
      params: { seat, ...state.rules.content.boards.names[state.board[seat]! * 2 + side]! },
    });
    advance(state, at);
  },
};

const putOne = (state: State, at: number, card: number): void => {
  const seat = seatAt(state, at);
  exclude(state.hand, seat * CARD_WORDS, card);
  include(state.aside, seat * CARD_WORDS, card);
  state.frames[at + FRAME.from] = card + 1;
  state.frames[at + FRAME.left]!--;
};

const listAside = (state: State, at: number, into: ActionList): void => {
  const { frames } = state;
  listHand(state, seatAt(state, at), frames[at + FRAME.from]!, frames[at + FRAME.left]!, into);
};

/** Chooses cards of the opening hand that are out of the game, face down (page 6); in ascending order, as a set has none. */
export const putAside: Op = {
  run: (state, at, _random, log?: EventLog) => {
    const { frames } = state;
    const seat = seatAt(state, at);
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = Math.min(OPENING_DISCARDS, sizeFrom(state, seat, 0));
      cardsConcealed(state, seat);
    }
    while (frames[at + FRAME.left]! > 0) {
      const floor = floorFor(state, seat, frames[at + FRAME.from]!, frames[at + FRAME.left]!);
      if (sizeFrom(state, seat, floor) > frames[at + FRAME.left]!) return true;
      putOne(state, at, lowestFrom(state, seat, floor));
    }
    log?.({ code: 'event.put-aside', params: { seat, cards: OPENING_DISCARDS } });
    return advance(state, at);
  },
  list: listAside,
  take: (state, at, _kind, card) => putOne(state, at, card),
};
