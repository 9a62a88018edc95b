/** Cards by season: keeping one of those that are passed on, and drawing (rulebook page 7). */
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, seatAt } from '../../../kit/frames.ts';
import { CARD_WORDS, REST_CARDS } from '../../content/terms.ts';
import { drawCards } from '../cards.ts';
import { packetSize } from '../drafting.ts';
import type { Op } from '../op.ts';
import { codeOf, KIND } from '../terms.ts';

/** Keeps one card of those that are passed on; the last one is kept without a choice. */
export const draft: Op = {
  run: (state, at) => {
    const seat = seatAt(state, at);
    if (packetSize(state, seat) > 1) return true;
    for (let word = 0; word < CARD_WORDS; word++) {
      const cards = state.packet[seat * CARD_WORDS + word]!;
      if (cards !== 0) state.picks[seat] = word * 32 + lowestBit(cards);
    }
    return advance(state, at);
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    for (let word = 0; word < CARD_WORDS; word++)
      for (let rest = state.packet[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
        into.push(codeOf(KIND.card, word * 32 + lowestBit(rest)));
  },
  take: (state, at, _kind, card) => {
    state.picks[seatAt(state, at)] = card;
    advance(state, at);
  },
};

/** Takes the cards of the rest phase into the hand: they are taken, not drawn by choice, and crows do not look before. */
export const restDraw: Op = {
  run: (state, at, random, log) => {
    const seat = seatAt(state, at);
    advance(state, at);
    drawCards(state, seat, REST_CARDS[state.season - 1]!, random, log);
    return false;
  },
};
