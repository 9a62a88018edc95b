import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { blame, isShown, sees } from '../../kit/reading.ts';
import { cardIndex, DECK } from '../content/catalog.ts';
import { handSize } from '../rules/state.ts';
import type { Reading } from './reading.ts';

/**
 * Reads the hands, and gives the unseen cards to those that are hidden.
 * @param gridIsSound whether hand sizes can be told from the grid
 * @returns whether the hands are sound
 */
export const readHands = (reading: Reading, gridIsSound: boolean): boolean => {
  const { json, state, faults } = reading;
  const known = faults.length;
  let dealt = state.playedMask;
  for (const [seat, { hand }] of json.players.entries()) {
    const at = pointer('players', seat, 'hand');
    const visible = state.finished || state.rules.openHands || sees(reading, seat);
    if (!isShown(reading, hand, visible, at, 'this hand')) continue;
    dealt = readHand(reading, hand, seat, dealt, at);
    const size = handSize(state, seat);
    if (gridIsSound && hand.length !== size)
      blame(reading, at, 'hand-size', `Expected ${size} cards in this hand at this point, got ${hand.length}.`);
  }
  const sound = faults.length === known && gridIsSound;
  if (sound) fillHidden(reading, dealt);
  return sound;
};

const readHand = (reading: Reading, hand: readonly string[], seat: number, dealt: number, at: string): number => {
  const { state } = reading;
  let seen = dealt;
  for (const [index, id] of hand.entries()) {
    const card = cardIndex(id);
    const bit = 1 << (card % DECK);
    const here = at + pointer(index);
    if (Math.floor(card / DECK) !== state.generation)
      blame(reading, here, 'wrong-generation', `${id} is not of generation ${state.generation + 1}.`);
    else if ((seen & bit) !== 0) blame(reading, here, 'card-twice', `${id} is in another hand or in the grid already.`);
    else {
      seen |= bit;
      state.hands[seat]! |= bit;
    }
  }
  return seen;
};

/** Any consistent deal will do: `redeal` draws these hands anew. */
const fillHidden = ({ json, state }: Reading, dealt: number): void => {
  let card = 0;
  for (const [seat, { hand }] of json.players.entries()) {
    if (hand !== null) continue;
    for (let left = handSize(state, seat); left > 0; card++)
      if (!hasBit(dealt, card)) {
        state.hands[seat]! |= 1 << card;
        left--;
      }
  }
};
