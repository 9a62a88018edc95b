/** Discarding cards of the hand, of which the seat chooses so many: a set of cards, taken in ascending order. */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { FRAME, seatAt } from '../../kit/frames.ts';
import { CARD_WORDS } from '../content/terms.ts';
import { discardCard } from './cards.ts';
import { gather } from './due.ts';
import type { State } from './state.ts';
import { codeOf, KIND } from './terms.ts';
import { EVENT, fire } from './triggers.ts';

/** Members of word `word` of a hand that are not below `floor`, as a mask. */
const wordFrom = ({ hand }: State, seat: number, word: number, floor: number): number => {
  const cards = hand[seat * CARD_WORDS + word]!;
  const low = floor - word * 32;
  if (low <= 0) return cards;
  return low >= 32 ? 0 : cards & (-1 << low);
};

/** Cards of the hand that are not below `floor`. */
export const sizeFrom = (state: State, seat: number, floor: number): number => {
  let size = 0;
  for (let word = 0; word < CARD_WORDS; word++) size += countBits(wordFrom(state, seat, word, floor));
  return size;
};

/**
 * The least card that may be taken next: `floor`, or any where too few are not below it. That happens only in a world that another
 * seat holds possible: it knows nothing of an order, as cards are chosen together.
 */
export const floorFor = (state: State, seat: number, floor: number, left: number): number =>
  sizeFrom(state, seat, floor) < left ? 0 : floor;

/**
 * Appends cards of a hand such that, taken in ascending order, as many as needed can still be had.
 * @param least the lowest card that may be taken
 * @param left how many are needed, at most as many as there are
 */
export const listHand = (state: State, seat: number, least: number, left: number, into: ActionList): void => {
  const floor = floorFor(state, seat, least, left);
  let behind = sizeFrom(state, seat, floor);
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = wordFrom(state, seat, word, floor); rest !== 0; rest = withoutLowest(rest)) {
      if (behind-- < left) return;
      into.push(codeOf(KIND.card, word * 32 + lowestBit(rest)));
    }
};

/** The lowest card of the hand that is not below `floor`; -1 for none. */
export const lowestFrom = (state: State, seat: number, floor: number): number => {
  for (let word = 0; word < CARD_WORDS; word++) {
    const cards = wordFrom(state, seat, word, floor);
    if (cards !== 0) return word * 32 + lowestBit(cards);
  }
  return -1;
};

/** Whether the seat of a frame chooses cards that it discards, `left` of them; where there is no choice they go at once. */
export const askDiscards = (state: State, at: number, log?: EventLog): boolean => {
  const { frames } = state;
  const left = frames[at + FRAME.left]!;
  if (left <= 0) return false;
  const seat = seatAt(state, at);
  const floor = floorFor(state, seat, frames[at + FRAME.from]!, left);
  if (sizeFrom(state, seat, floor) > left) return true;
  for (let card = lowestFrom(state, seat, floor); card >= 0; ) {
    discardCard(state, seat, card, log);
    card = lowestFrom(state, seat, card);
  }
  frames[at + FRAME.left] = 0;
  return false;
};

/** Appends the cards that the seat of a frame may discard next. */
export const listDiscards = (state: State, at: number, into: ActionList): void => {
  const { frames } = state;
  listHand(state, seatAt(state, at), frames[at + FRAME.from]!, frames[at + FRAME.left]!, into);
};

/** Discards a card that was chosen. */
export const takeDiscard = (state: State, at: number, card: number, log?: EventLog): void => {
  discardCard(state, seatAt(state, at), card, log);
  state.frames[at + FRAME.from] = card + 1;
  state.frames[at + FRAME.left]!--;
};

/** A seat has discarded all that it had to: what heeds that is due. */
export const discardsDone = (state: State, seat: number, log?: EventLog): void => {
  const floor = state.depth;
  fire(state, seat, EVENT.discard, 0, log);
  gather(state, seat, floor);
};
