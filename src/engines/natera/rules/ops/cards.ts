/** Steps about cards: drawing, with what crows look at before (rulebook pages 9 and 13), and discarding. */
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { hasBit } from '../../../kit/bits.ts';
import { advance, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { TRAITS } from '../../content/rows.ts';
import { DRAW_FROM } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { PILES, PRICED } from '../../content/terms.ts';
import { canDraw, drawCard, pileFor, pileSeen, pileSize, setSeen } from '../cards.ts';
import { askDiscards, discardsDone, listDiscards, takeDiscard } from '../discards.ts';
import type { StepOp } from '../op.ts';
import { hasTrait, purseOf } from '../payments.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const CARDS = PRICED.indexOf('cards');
const PEEK = TRAITS.indexOf('peek');
const EITHER = DRAW_FROM.indexOf('either');

/** Stages of a draw: looking at a pile first, or drawing. */
const LOOK = 1;
const DRAW = 2;

/** The pile that cards are drawn from; `NONE` where it is chosen anew for each. */
const pileAt = (state: State, at: number): number => {
  const from = operand(state, at, 2);
  return from === EITHER ? NONE : from - 1;
};

/** Whether a seat that may look would see something new: the top of a pile that it does not know, and does not draw anyway. */
const isUnseen = (state: State, at: number, pile: number): boolean =>
  pile !== pileAt(state, at) && pileSize(state, pile) > 0 && !hasBit(pileSeen(state, pile), seatAt(state, at));

const mayLook = (state: State, at: number): boolean =>
  hasTrait(state, seatAt(state, at), PEEK) && (isUnseen(state, at, 0) || isUnseen(state, at, 1));

/** Whether both piles can be drawn from, and either may be. */
const isChoice = (state: State, at: number): boolean =>
  pileAt(state, at) === NONE && canDraw(state, 0) && canDraw(state, 1);

/** Draws cards; of either pile, one is chosen anew for each card. */
export const draw: StepOp = {
  can: (state) => canDraw(state, 0) || canDraw(state, 1),
  run: (state, at, random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = LOOK;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    while (frames[at + FRAME.left]! > 0) {
      if (frames[at + FRAME.stage] === LOOK && mayLook(state, at)) return true;
      frames[at + FRAME.stage] = DRAW;
      if (isChoice(state, at)) return true;
      const pile = pileFor(state, Math.max(0, pileAt(state, at)));
      if (pile === NONE || !drawOne(state, at, pile, random, log)) break;
    }
    return advance(state, at);
  },
  list: (state, at, into) => {
    const looks = state.frames[at + FRAME.stage] === LOOK;
    for (let pile = 0; pile < PILES.length; pile++)
      if (!looks || isUnseen(state, at, pile)) into.push(codeOf(KIND.pile, pile));
    if (looks) into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, pile, random, log) => {
    if (state.frames[at + FRAME.stage] === DRAW) {
      drawOne(state, at, pile, random, log);
      return;
    }
    state.frames[at + FRAME.stage] = DRAW;
    if (kind === KIND.decline) return;
    const seat = seatAt(state, at);
    setSeen(state, pile, pileSeen(state, pile) | (1 << seat));
    log?.({ code: 'event.peeked', params: { seat, pile: PILES[pile]! } });
  },
};

/** Draws one card; before the next one crows may look again, by ruling O18. @returns whether there was one */
const drawOne = (state: State, at: number, wanted: number, random: Random, log?: EventLog): boolean => {
  const seat = seatAt(state, at);
  const pile = drawCard(state, seat, wanted, random, log);
  if (pile === NONE) return false;
  log?.({ code: 'event.drew', params: { seat, pile: PILES[pile]!, cards: 1 } });
  state.frames[at + FRAME.left]!--;
  if (state.rules.rulings.peeks === 'each-card') state.frames[at + FRAME.stage] = LOOK;
  return true;
};

/** Discards cards of the hand, as many as there are. */
export const discard: StepOp = {
  can: (state, seat) => purseOf(state, seat, CARDS) > 0,
  run: (state, at, _random, log) => {
    const { frames } = state;
    const seat = seatAt(state, at);
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.left] = Math.min(operand(state, at, 1), purseOf(state, seat, CARDS));
      if (frames[at + FRAME.left] === 0) return advance(state, at);
      frames[at + FRAME.stage] = 1;
    }
    if (askDiscards(state, at, log)) return true;
    advance(state, at);
    discardsDone(state, seat, log);
    return false;
  },
  list: (state, at, into) => listDiscards(state, at, into),
  take: (state, at, _kind, card, _random, log) => takeDiscard(state, at, card, log),
};
