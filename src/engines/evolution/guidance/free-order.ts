import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { bit, COOPERATION, SYMBIOSIS, VIVIPAROUS } from '../content/traits.ts';
import { firstOf, GRAZE, HIBERNATE, isFree, moveOf, PIRACY, secondOf } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';

/**
 * Free actions may be done in any number and order, before or after the main action of a go. Of orders that come to the
 * same a search needs one: an action is dropped when it could as well have been done right before `last`, a free action too.
 */
export const prune = (state: State, last: Action, actions: ActionList): void => {
  // After the first action of a go, the last one there was is of this go, whoever took it.
  if (!isFree(moveOf(last)) || !state.acted || state.depth > 0) return;
  const { codes, length } = actions;
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const action = codes[index]!;
    if (!isRedundant(state, action, last)) codes[kept++] = action;
  }
  actions.length = kept;
};

const isRedundant = (state: State, action: Action, last: Action): boolean => {
  if (action > last) return false;
  switch (moveOf(action)) {
    case GRAZE:
      // Nothing free makes grazing possible or touches the bank otherwise, and its codes are the lowest.
      return true;
    case HIBERNATE:
      return moveOf(last) === HIBERNATE && !entangled(state, action, last, bit(VIVIPAROUS));
    case PIRACY:
      return moveOf(last) === PIRACY && areApart(state, action, last);
    default:
      return false;
  }
};

/** Whether the animal of either action has a trait by which the order can matter. */
const entangled = (state: State, action: Action, last: Action, traits: number): boolean =>
  ((state.mask[firstOf(action)]! | state.mask[firstOf(last)]!) & traits) !== 0;

/** Whether two piracies have nothing to do with each other: other animals, no shares, births or protectors. */
const areApart = (state: State, action: Action, last: Action): boolean =>
  firstOf(action) !== firstOf(last) &&
  firstOf(action) !== secondOf(last) &&
  secondOf(action) !== firstOf(last) &&
  secondOf(action) !== secondOf(last) &&
  !entangled(state, action, last, bit(COOPERATION) | bit(VIVIPAROUS) | bit(SYMBIOSIS));
