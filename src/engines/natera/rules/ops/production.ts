/** The production of a seat in a rest phase (rulebook page 7): tile, science board, cards and discs, then its tribe. */
import type { EventLog } from '../../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, begin, FRAME, seatAt } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { BACKGROUNDS, CARD_WORDS, COLUMNS, GROWTH, ZONES } from '../../content/terms.ts';
import { due, gather, inOrder } from '../due.ts';
import type { Op } from '../op.ts';
import { boardOf } from '../points.ts';
import type { State } from '../state.ts';
import { NO_SOURCE } from '../terms.ts';

const PRODUCTION = BACKGROUNDS.indexOf('production');
/** Spaces of the bottom row of a science board, as a mask: those that produce (page 11). */
const BOTTOM = (1 << COLUMNS) - 1;

const dueBoard = (state: State, seat: number, log?: EventLog): void => {
  const { boards } = state.rules.content;
  const row = boardOf(state, seat);
  if (row === NONE) return;
  for (let rest = state.growth[seat]! & BOTTOM; rest !== 0; rest = withoutLowest(rest))
    due(state, boards.start[row * GROWTH + lowestBit(rest)]!, seat, NO_SOURCE, log);
};

const dueCards = (state: State, seat: number, log?: EventLog): void => {
  const { cards } = state.rules.content;
  const producing = cards.ofBackground[PRODUCTION]!;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.played[seat * CARD_WORDS + word]! & producing[word]!; rest !== 0; rest = withoutLowest(rest))
      due(state, cards.start[word * 32 + lowestBit(rest)]!, seat, NO_SOURCE, log);
};

/** All that is produced before what the tribe card says, in the order that the seat likes (ruling O17). */
const dueAll = (state: State, seat: number, log?: EventLog): void => {
  const { content, rulings } = state.rules;
  const floor = state.depth;
  due(state, content.tribes.tile[state.tribe[seat]!]!, seat, NO_SOURCE, log);
  dueBoard(state, seat, log);
  dueCards(state, seat, log);
  for (let zone = 0; zone < ZONES.length; zone++)
    if (state.discs[zone] === seat) due(state, content.discs[zone]!, seat, NO_SOURCE, log);
  if (rulings.productionOrder === 'fixed') inOrder(state, floor);
  else gather(state, seat, floor);
};

/** What a seat produces, and then what its tribe does. */
export const produce: Op = {
  run: (state, at, _random, log) => {
    const seat = seatAt(state, at);
    if (state.frames[at + FRAME.stage] === 0) {
      state.frames[at + FRAME.stage] = 1;
      dueAll(state, seat, log);
      return false;
    }
    advance(state, at);
    const start = state.rules.content.tribes.production[state.tribe[seat]!]!;
    if (start !== NONE) begin(state, start, seat, NO_SOURCE);
    return false;
  },
};
