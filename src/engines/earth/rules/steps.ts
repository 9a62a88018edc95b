/** The decisions inside an effect: what may be chosen, and what choosing it does. */

import type { ActionList } from '../../../core/actions.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { PAY_WITH } from '../content/tables.ts';
import { beginAnimal, leafChoices, pushAnimal, stepTo, stopAnimal } from './activation.ts';
import { codeOf, KIND } from './codes.ts';
import { pushExtras } from './extras.ts';
import { countAbove, endStep, openTargets, topFrame } from './frames.ts';
import type { State } from './state.ts';
import { changeGrowth, changeSprouts } from './tableau.ts';
import { FRAME, HAND_WORDS, SOURCE, SPACES } from './terms.ts';
import { fromHand, toCompost, toDiscard, toHand, toPile } from './zones.ts';

const STEPS = [
  FRAME.paySprouts,
  FRAME.payGrowth,
  FRAME.payHand,
  FRAME.payMixed,
  FRAME.looks,
  FRAME.compostHand,
  FRAME.sprouts,
  FRAME.growth,
] as const;

/** The step of the top frame that is decided now: a field of the frame. */
export const stepOf = (state: State): number => {
  const at = topFrame(state);
  for (let index = 0; index < STEPS.length; index++) {
    const step = STEPS[index]!;
    if (step === FRAME.looks ? state.looked > 0 : state.frames[at + step]! > 0) return step;
  }
  throw new Error('a frame without a decision is not left on top');
};

/** Appends what may be chosen now, ascending. */
export const pushSteps = (state: State, into: ActionList): void => {
  const { seat, frames } = state;
  const at = topFrame(state);
  if (frames[at + FRAME.source] === SOURCE.animal) {
    pushAnimal(state, into);
    return;
  }
  if (frames[at + FRAME.source] === SOURCE.leaf) {
    into.push(codeOf(KIND.stop, 0));
    for (let rest = leafChoices(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.animal, lowestBit(rest)));
    return;
  }
  const step = stepOf(state);
  switch (step) {
    case FRAME.paySprouts:
      pushPieces(state, state.sprouts, state.hasSprouts[seat]!, frames[at + step]!, into);
      return;
    case FRAME.payGrowth:
      pushPieces(state, state.growth, state.hasGrowth[seat]!, frames[at + step]!, into);
      return;
    case FRAME.payHand:
      pushCards(state, frames[at + step]!, into);
      return;
    case FRAME.payMixed:
      pushMixed(state, at, into);
      return;
    case FRAME.looks:
      pushLooked(state, into);
      return;
    default:
      into.push(codeOf(KIND.stop, 0));
      if (step === FRAME.compostHand) pushCards(state, 1, into);
      else {
        const room = step === FRAME.sprouts ? state.sproutRoom[seat]! : state.growthRoom[seat]!;
        pushSpaces(openTargets(state, at, room), into);
      }
      if (frames[at + FRAME.fresh] === 1) pushExtras(state, seat, into);
  }
};

const pushSpaces = (mask: number, into: ActionList): void => {
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) into.push(codeOf(KIND.space, lowestBit(rest)));
};

/** Spaces to take a piece from such that, taken in ascending order, `needed` can still be had. */
const pushPieces = (state: State, pieces: Int8Array, mask: number, needed: number, into: ActionList): void => {
  const floor = state.frames[topFrame(state) + FRAME.floor]!;
  let open = 0;
  let sum = 0;
  for (let space = SPACES - 1; space >= floor; space--) {
    if (!hasBit(mask, space)) continue;
    sum += pieces[state.seat * SPACES + space]!;
    if (sum >= needed) open |= 1 << space;
  }
  pushSpaces(open, into);
};

/** Cards of the hand such that, taken in ascending order, `needed` can still be had. */
const pushCards = (state: State, needed: number, into: ActionList): void => {
  const floor = state.frames[topFrame(state) + FRAME.floor]!;
  let left = countAbove(state, state.seat, floor) - needed;
  for (let word = 0; word < HAND_WORDS && left >= 0; word++)
    for (let rest = state.hand[state.seat * HAND_WORDS + word]!; rest !== 0 && left >= 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (card <= floor) continue;
      into.push(codeOf(KIND.card, card));
      left--;
    }
};

/** The rest in soil, or one more of what else pays, such that the whole can be paid. */
const pushMixed = (state: State, at: number, into: ActionList): void => {
  const { seat, frames } = state;
  const needed = frames[at + FRAME.payMixed]! - state.soil[seat]!;
  if (needed <= 0) into.push(codeOf(KIND.stop, 0));
  const least = Math.max(1, needed);
  switch (PAY_WITH[frames[at + FRAME.payWith]!]) {
    case 'hand':
      pushCards(state, least, into);
      return;
    case 'sprouts':
      pushPieces(state, state.sprouts, state.hasSprouts[seat]!, least, into);
      return;
    default:
      pushPieces(state, state.growth, state.hasGrowth[seat]!, least, into);
      return;
  }
};

const pushLooked = (state: State, into: ActionList): void => {
  const cards = Array.from(state.look.subarray(0, state.looked)).sort((one, other) => one - other);
  for (const card of cards) into.push(codeOf(KIND.keep, card));
};

/**
 * Keeps one of the cards looked at; the rest is discarded, or goes to Gaïa in a solo game (rules section 4.1),
 * or back to the compost after an event.
 */
export const keep = (state: State, card: number): void => {
  const { seat, frames } = state;
  const fromDeck = frames[topFrame(state) + FRAME.source] === SOURCE.main;
  for (let index = state.looked - 1; index >= 0; index--) {
    const other = state.look[index]!;
    if (other === card) toHand(state, seat, card);
    else if (fromDeck && state.rules.solo) toPile(state, other);
    else if (fromDeck) toDiscard(state, other);
    else toCompost(state, seat, other, true);
  }
  state.looked = 0;
};

/** Says it is enough: the rest of a price is paid in soil, the rest of a gain is given up. */
export const stopStep = (state: State): void => {
  const at = topFrame(state);
  if (state.frames[at + FRAME.source] === SOURCE.animal) {
    stopAnimal(state);
    return;
  }
  if (state.frames[at + FRAME.source] === SOURCE.leaf) {
    state.frames[at + FRAME.asks] = 0;
    return;
  }
  const step = stepOf(state);
  if (step === FRAME.payMixed) state.soil[state.seat]! -= state.frames[at + step]!;
  endStep(state, at, step);
};

/** Takes a piece from a space, or puts one there. */
export const takeSpace = (state: State, space: number): void => {
  const at = topFrame(state);
  if (state.frames[at + FRAME.source] === SOURCE.animal) {
    stepTo(state, space);
    return;
  }
  const step = stepOf(state);
  const { seat, frames } = state;
  const mixed = step === FRAME.payMixed ? PAY_WITH[frames[at + FRAME.payWith]!] : undefined;
  if (step === FRAME.paySprouts || mixed === 'sprouts') changeSprouts(state, seat, space, -1);
  else if (step === FRAME.payGrowth || mixed === 'growth') changeGrowth(state, seat, space, -1);
  else if (step === FRAME.sprouts) changeSprouts(state, seat, space, 1);
  else changeGrowth(state, seat, space, 1);
  count(state, at, step, space);
};

/** Activates an animal for the leaf on top. */
export const takeAnimal = (state: State, slot: number): void => {
  state.frames[topFrame(state) + FRAME.asks]! &= ~(1 << slot);
  beginAnimal(state, slot);
};

/** Composts a card of the hand. */
export const takeCard = (state: State, card: number): void => {
  const at = topFrame(state);
  fromHand(state, state.seat, card);
  toCompost(state, state.seat, card, true);
  count(state, at, stepOf(state), card);
};

/** One less to go, and the next one not before this one. */
const count = (state: State, at: number, step: number, chosen: number): void => {
  const { frames } = state;
  frames[at + FRAME.fresh] = 0;
  frames[at + FRAME.put] = frames[at + FRAME.floor] === chosen ? frames[at + FRAME.put]! + 1 : 1;
  frames[at + FRAME.floor] = chosen;
  frames[at + step]!--;
  if (frames[at + step] === 0) endStep(state, at, step);
};
