/** What a seat may do beside what it is asked: events and conversions (rules sections 3.3 and 3.4). */

import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { FIELD, RECORD } from '../content/tables.ts';
import { COLOURS } from '../content/traits.ts';
import { canPay, pushAbility } from './abilities.ts';
import { activatable } from './animals.ts';
import { codeOf, KIND } from './codes.ts';
import { pushLeaf } from './frames/leaf.ts';
import { pushFrame, topFrame } from './frames/stack.ts';
import type { State } from './state.ts';
import { ANIMALS, CONVERSION, FRAME, HAND_WORDS, NEWS, PLACE, SOURCE, STAGE } from './terms.ts';
import { draw, fromHand } from './zones.ts';

const BLACK = COLOURS.indexOf('black');

/** The effect of an event. */
export const effectOf = (state: State, card: number): number =>
  state.rules.content.abilityOf[card * COLOURS.length + BLACK]!;

/** Appends the events in hand that can be paid, and the conversion. */
export const listExtras = (state: State, seat: number, into: ActionList): void => {
  const { eventMask, eventWords } = state.rules.content;
  for (let index = 0; index < eventWords.length; index++) {
    const word = eventWords[index]!;
    for (let rest = state.hand[seat * HAND_WORDS + word]! & eventMask[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (canPay(state, seat, effectOf(state, card))) into.push(codeOf(KIND.event, card));
    }
  }
  if (state.sproutCount[seat]! >= CONVERSION.sprouts) into.push(codeOf(KIND.convert, 0));
  if (canDiscardLeaf(state, seat)) into.push(codeOf(KIND.leaf, 0));
};

/** A leaf can be discarded at any time to activate an animal, if one can be (rules section 6.2). */
const canDiscardLeaf = (state: State, seat: number): boolean =>
  state.rules.animals && state.leaves[seat]! > 0 && activatable(state, seat, (1 << ANIMALS) - 1) !== 0;

/** Discards a leaf for good; in a solo game it counts for Gaïa (rules section 6.6). */
const discardLeaf = (state: State, seat: number): void => {
  state.leaves[seat]!--;
  state.discarded[seat]!++;
  pushLeaf(state, seat);
};

/** Stages, as a mask, in which a seat that decides is offered no extras: it chooses where a card goes, or decides nothing of its own. */
const PLAIN = (1 << STAGE.sides) | (1 << STAGE.start) | (1 << STAGE.space) | (1 << STAGE.gaia) | (1 << STAGE.over);

/** Whether extras are offered beside what is asked now. */
export const offersExtras = (state: State): boolean =>
  state.depth === 0 ? !hasBit(PLAIN, state.stage) : state.frames[topFrame(state) + FRAME.fresh] === 1;

/**
 * Whether the seat that decides can do something that may have been impossible when it was last offered extras: play an event,
 * once an effect has ended since, or convert sprouts that were too few. What it could have done then it has left alone.
 */
export const hasNews = (state: State): boolean => {
  const { news, seat } = state;
  if ((news & NEWS.sprouts) !== 0 && state.sproutCount[seat]! >= CONVERSION.sprouts) return true;
  return (news & NEWS.effect) !== 0 && canPlayEvent(state, seat);
};

/** Whether a seat has an event that can be paid, sprouts to convert, or a leaf to discard. */
export const canDoMore = (state: State, seat: number): boolean =>
  state.sproutCount[seat]! >= CONVERSION.sprouts || canDiscardLeaf(state, seat) || canPlayEvent(state, seat);

/** Whether a seat has an event that can be paid. */
const canPlayEvent = (state: State, seat: number): boolean => {
  const { eventMask, eventWords } = state.rules.content;
  for (let index = 0; index < eventWords.length; index++) {
    const word = eventWords[index]!;
    for (let rest = state.hand[seat * HAND_WORDS + word]! & eventMask[word]!; rest !== 0; rest = withoutLowest(rest))
      if (canPay(state, seat, effectOf(state, word * 32 + lowestBit(rest)))) return true;
  }
  return false;
};

/** Plays an event: it goes to the own pile face up, and takes effect at once. */
const playEvent = (state: State, seat: number, card: number): void => {
  fromHand(state, seat, card);
  state.place[card] = PLACE.events + seat;
  state.events[seat]!++;
  pushAbility(state, seat, effectOf(state, card), SOURCE.event, card, -1, 1);
};

/** Begins a conversion. */
const convert = (state: State): void => {
  const frame = pushFrame(state, SOURCE.convert, 0);
  state.frames[frame + FRAME.paySprouts] = CONVERSION.sprouts;
  state.frames[frame + FRAME.soil] = CONVERSION.soil;
};

/** Does one of them, the same wherever it is offered: what it gives lies on top of what the seat was asked. */
export const takeExtra = (state: State, kind: number, card: number, log?: EventLog): void => {
  const { seat } = state;
  if (kind === KIND.convert) convert(state);
  else if (kind === KIND.leaf) {
    log?.({ code: 'event.leaf', params: { seat } });
    discardLeaf(state, seat);
  } else {
    log?.({ code: 'event.event', params: { seat, card: state.rules.content.names[card]! } });
    playEvent(state, seat, card);
  }
};

/** Islands that give something for each event of their owner do so when it has taken effect. */
export const playedEvent = (state: State, random: Random): void => {
  const { onEvent, abilities } = state.rules.content;
  const ability = onEvent[state.island[state.seat]!]!;
  if (ability === 0) return;
  state.soil[state.seat]! += abilities[ability * RECORD + FIELD.soil]!;
  draw(state, state.seat, abilities[ability * RECORD + FIELD.draw]!, random);
};
