/**
 * What an action, an ability, an event, a gift, a planted card, a price or the set-up brings: amounts that are still to be paid
 * and to be gained. They are worked off in one fixed order, which stops wherever the owner decides something: what is paid
 * first, then what needs no choice, then cards looked at, compost from the hand, sprouts, growth.
 */
import type { ActionList } from '../../../../core/actions.ts';
import type { Random } from '../../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { PAY_WITH } from '../../content/tables.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { listExtras, playedEvent } from '../extras.ts';
import { EVERYWHERE } from '../grid.ts';
import type { State } from '../state.ts';
import { changeGrowth, changeSprouts } from '../tableau.ts';
import { FRAME, HAND_WORDS, SOURCE, SPACES } from '../terms.ts';
import { compostFromDeck, countAbove, draw, fromHand, toCompost } from '../zones.ts';
import { keep, listLooked, lookAt } from './look.ts';
import { closeFrame, topFrame } from './stack.ts';

/** Whether the effect at `at` is one of these, neither an animal nor a leaf. */
export const isEffect = ({ frames }: State, at: number): boolean =>
  frames[at + FRAME.source] !== SOURCE.animal && frames[at + FRAME.source] !== SOURCE.leaf;

/**
 * The step of the effect at `at`, the one on top, that is decided now: a field of the frame. They are worked off in the order of
 * `FRAME`: first what is paid.
 */
export const stepOf = (state: State, at = topFrame(state)): number => {
  const { frames } = state;
  for (let step: number = FRAME.paySprouts; step <= FRAME.payMixed; step++) if (frames[at + step]! > 0) return step;
  if (state.looked > 0) return FRAME.looks;
  for (let step: number = FRAME.compostHand; step <= FRAME.growth; step++) if (frames[at + step]! > 0) return step;
  throw new Error('a frame without a decision is not left on top');
};

/** Works off the effect. @returns whether its owner decides now; if not, it is done */
const goOn = (state: State, at: number, random: Random): boolean => {
  const { frames, seat } = state;
  if (
    frames[at + FRAME.paySprouts]! > 0 ||
    frames[at + FRAME.payGrowth]! > 0 ||
    frames[at + FRAME.payHand]! > 0 ||
    frames[at + FRAME.payMixed]! > 0
  )
    return true;
  gainAtOnce(state, at, random);
  if (state.looked > 0) return true;
  if (frames[at + FRAME.compostHand]! > 0) {
    if (countAbove(state, seat, frames[at + FRAME.floor]!) > 0) return true;
    endStep(state, at, FRAME.compostHand);
  }
  if (frames[at + FRAME.sprouts]! > 0) {
    if (openPieces(state, at, FRAME.sprouts) !== 0) return true;
    endStep(state, at, FRAME.sprouts);
  }
  if (frames[at + FRAME.growth]! > 0) {
    if (openPieces(state, at, FRAME.growth) !== 0) return true;
    endStep(state, at, FRAME.growth);
  }
  return false;
};

/** What needs no choice: soil, cards drawn, cards composted unseen, cards looked at. */
const gainAtOnce = (state: State, at: number, random: Random): void => {
  const { frames, seat } = state;
  const soil = frames[at + FRAME.soil]!;
  const cards = frames[at + FRAME.draw]!;
  state.soil[seat]! += soil;
  if (frames[at + FRAME.source] !== SOURCE.event) {
    state.soilGained += soil;
    state.cardsDrawn += cards;
  }
  frames[at + FRAME.soil] = 0;
  if (cards > 0) draw(state, seat, cards, random);
  frames[at + FRAME.draw] = 0;
  if (frames[at + FRAME.compostDeck]! > 0) compostFromDeck(state, seat, frames[at + FRAME.compostDeck]!, random);
  frames[at + FRAME.compostDeck] = 0;
  if (frames[at + FRAME.looks]! > 0) lookAt(state, at, random);
};

/** Spaces where the next piece may go: with room, within reach, not before the last one. */
const openTargets = (state: State, frame: number, room: number): number => {
  const { frames } = state;
  const floor = frames[frame + FRAME.floor]!;
  const each = frames[frame + FRAME.each]!;
  const open = frames[frame + FRAME.targets]! & room & (EVERYWHERE << floor);
  return each > 0 && frames[frame + FRAME.put]! >= each ? open & ~(1 << floor) : open;
};

/** Spaces where the next piece of `step`, which is sprouts or growth, may go. */
export const openPieces = (state: State, frame: number, step: number): number =>
  openTargets(state, frame, step === FRAME.sprouts ? state.sproutRoom[state.seat]! : state.growthRoom[state.seat]!);

const list = (state: State, into: ActionList): void => {
  const { seat, frames } = state;
  const at = topFrame(state);
  const step = stepOf(state, at);
  switch (step) {
    case FRAME.paySprouts:
      listPieces(state, at, state.sprouts, state.hasSprouts[seat]!, frames[at + step]!, into);
      return;
    case FRAME.payGrowth:
      listPieces(state, at, state.growth, state.hasGrowth[seat]!, frames[at + step]!, into);
      return;
    case FRAME.payHand:
      listCards(state, at, frames[at + step]!, into);
      return;
    case FRAME.payMixed:
      listMixed(state, at, into);
      return;
    case FRAME.looks:
      listLooked(state, into);
      return;
    default:
      into.push(codeOf(KIND.stop, 0));
      if (step === FRAME.compostHand) listCards(state, at, 1, into);
      else listSpaces(openPieces(state, at, step), into);
      if (frames[at + FRAME.fresh] === 1) listExtras(state, seat, into);
  }
};

const listSpaces = (mask: number, into: ActionList): void => {
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) into.push(codeOf(KIND.space, lowestBit(rest)));
};

/** Spaces to take a piece from such that, taken in ascending order, `needed` can still be had. */
const listPieces = (
  state: State,
  at: number,
  pieces: Int8Array,
  mask: number,
  needed: number,
  into: ActionList,
): void => {
  const floor = state.frames[at + FRAME.floor]!;
  let open = 0;
  let sum = 0;
  for (let space = SPACES - 1; space >= floor; space--) {
    if (!hasBit(mask, space)) continue;
    sum += pieces[state.seat * SPACES + space]!;
    if (sum >= needed) open |= 1 << space;
  }
  listSpaces(open, into);
};

/** Cards of the hand such that, taken in ascending order, `needed` can still be had. */
const listCards = (state: State, at: number, needed: number, into: ActionList): void => {
  const floor = state.frames[at + FRAME.floor]!;
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
const listMixed = (state: State, at: number, into: ActionList): void => {
  const { seat, frames } = state;
  const needed = frames[at + FRAME.payMixed]! - state.soil[seat]!;
  if (needed <= 0) into.push(codeOf(KIND.stop, 0));
  const least = Math.max(1, needed);
  switch (PAY_WITH[frames[at + FRAME.payWith]!]) {
    case 'hand':
      listCards(state, at, least, into);
      return;
    case 'sprouts':
      listPieces(state, at, state.sprouts, state.hasSprouts[seat]!, least, into);
      return;
    default:
      listPieces(state, at, state.growth, state.hasGrowth[seat]!, least, into);
      return;
  }
};

/** Says it is enough: the rest of a price is paid in soil, the rest of a gain is given up. */
const stop = (state: State, at: number): void => {
  const step = stepOf(state, at);
  if (step === FRAME.payMixed) state.soil[state.seat]! -= state.frames[at + step]!;
  endStep(state, at, step);
};

/** Takes a piece from a space, or puts one there. */
export const placePiece = (state: State, at: number, step: number, space: number): void => {
  const { seat, frames } = state;
  const mixed = step === FRAME.payMixed ? PAY_WITH[frames[at + FRAME.payWith]!] : undefined;
  if (step === FRAME.paySprouts || mixed === 'sprouts') changeSprouts(state, seat, space, -1);
  else if (step === FRAME.payGrowth || mixed === 'growth') changeGrowth(state, seat, space, -1);
  else if (step === FRAME.sprouts) changeSprouts(state, seat, space, 1);
  else changeGrowth(state, seat, space, 1);
  count(state, at, step, space);
};

/** Composts a card of the hand. */
const takeCard = (state: State, at: number, card: number): void => {
  fromHand(state, state.seat, card);
  toCompost(state, state.seat, card, true);
  count(state, at, stepOf(state, at), card);
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

/** Gives up what is left of a step; the next one chooses from the beginning again. */
export const endStep = (state: State, at: number, step: number): void => {
  state.frames[at + step] = 0;
  state.frames[at + FRAME.floor] = 0;
  state.frames[at + FRAME.put] = 0;
};

/** Whatever is no animal and no leaf. */
export const effectFrame: Decision = {
  list,
  take: (state: State, kind: number, argument: number): void => {
    const at = topFrame(state);
    if (kind === KIND.stop) stop(state, at);
    else if (kind === KIND.space) placePiece(state, at, stepOf(state, at), argument);
    else if (kind === KIND.card) takeCard(state, at, argument);
    else keep(state, at, argument);
  },
  run: (state: State, random: Random): boolean => {
    const at = topFrame(state);
    if (goOn(state, at, random)) return true;
    const source = state.frames[at + FRAME.source];
    if (source === SOURCE.event) playedEvent(state, random);
    // Nobody has met an objective before the first turn.
    if (source === SOURCE.setup) state.depth--;
    else closeFrame(state);
    return false;
  },
};
