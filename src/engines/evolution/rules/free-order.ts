import type { Action } from '../../../core/contract.ts';
import { bit, COOPERATION, SYMBIOSIS, VIVIPAROUS } from '../content/traits.ts';
import { firstOf, GRAZE, HIBERNATE, moveOf, PIRACY, secondOf } from './actions.ts';
import type { State } from './state.ts';

/**
 * Free actions may be done in any number and order, before or after the main action of a go. Orders that
 * come to the same are cut down to one: an action is redundant when it could as well have been done right
 * before the last free action. Main actions begin the order anew.
 */
export const isRedundant = (state: State, action: Action): boolean => {
  const last = state.lastFree;
  if (last === 0 || action > last) return false;
  switch (moveOf(action)) {
    case GRAZE:
      // Nothing free makes grazing possible or touches the bank otherwise, and its codes are the lowest.
      return true;
    case HIBERNATE:
      return moveOf(last) === HIBERNATE && !entangled(state, firstOf(action), bit(VIVIPAROUS));
    case PIRACY:
      return moveOf(last) === PIRACY && areApart(state, action, last);
    default:
      return false;
  }
};

/** Whether an animal, or the one of the last free action, has a trait by which the order can matter. */
const entangled = (state: State, slot: number, traits: number): boolean =>
  ((state.mask[slot]! | state.mask[firstOf(state.lastFree)]!) & traits) !== 0;

/** Whether two piracies have nothing to do with each other: other animals, no shares, births or protectors. */
const areApart = (state: State, action: Action, last: Action): boolean =>
  firstOf(action) !== firstOf(last) &&
  firstOf(action) !== secondOf(last) &&
  secondOf(action) !== firstOf(last) &&
  secondOf(action) !== secondOf(last) &&
  !entangled(state, firstOf(action), bit(COOPERATION) | bit(VIVIPAROUS) | bit(SYMBIOSIS));

/** Whether a move is a free action that takes part in the order. */
export const isOrdered = (move: number): boolean => move === GRAZE || move === HIBERNATE || move === PIRACY;
