import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { cardIndex, DECK } from '../content/catalog.ts';
import { handSize, type State } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/**
 * Reads the hands, and gives the unseen cards to those that are hidden.
 * @param gridIsSound whether hand sizes can be told from the grid
 * @returns whether the hands are sound
 */
export const readHands = (json: StateJson, state: State, faults: Fault[], gridIsSound: boolean): boolean => {
  const known = faults.length;
  let dealt = state.playedMask;
  for (const [seat, { hand }] of json.players.entries()) {
    const at = pointer('players', seat, 'hand');
    const visible = state.finished || state.rules.openHands || json.viewer === 'all' || json.viewer === seat;
    if (hand === null) {
      if (visible) faults.push(fault(at, 'hidden-value', 'This hand is visible to the viewer, so it must be given.'));
      continue;
    }
    if (!visible) {
      faults.push(fault(at, 'not-visible', 'The viewer cannot see this hand; it must be null.'));
      continue;
    }
    dealt = readHand(hand, at, seat, state, dealt, faults);
    const size = handSize(state, seat);
    if (gridIsSound && hand.length !== size)
      faults.push(fault(at, 'hand-size', `Expected ${size} cards in this hand at this point, got ${hand.length}.`));
  }
  const sound = faults.length === known && gridIsSound;
  if (sound) fillHidden(json, state, dealt);
  return sound;
};

const readHand = (
  hand: readonly string[],
  at: string,
  seat: number,
  state: State,
  dealt: number,
  faults: Fault[],
): number => {
  let seen = dealt;
  for (const [index, id] of hand.entries()) {
    const card = cardIndex(id);
    const bit = 1 << (card % DECK);
    const here = at + pointer(index);
    if (Math.floor(card / DECK) !== state.generation)
      faults.push(fault(here, 'wrong-generation', `${id} is not of generation ${state.generation + 1}.`));
    else if ((seen & bit) !== 0)
      faults.push(fault(here, 'card-twice', `${id} is in another hand or in the grid already.`));
    else {
      seen |= bit;
      state.hands[seat]! |= bit;
    }
  }
  return seen;
};

/** Any consistent deal will do: `redeal` draws these hands anew. */
const fillHidden = (json: StateJson, state: State, dealt: number): void => {
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
