import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import {
  bit,
  FAT_TISSUE,
  HIBERNATION,
  METAMORPHOSE,
  NEED,
  NO_TRAIT,
  SHELL,
  SYMBIOSIS,
  TRAITS,
} from '../content/traits.ts';
import * as act from './actions.ts';
import { foodOf, has, isFed } from './animals.ts';
import { dropTrait, namedCard, pushCards } from './drops.ts';
import { BLUE_MEAL, canEat, feed, hasRoom, hungryProtector } from './food.ts';
import { HIBERNATING, HIDDEN, NONE, type State } from './state.ts';

/** Every trait that Metamorphose may drop by kind: none that raises the need (section 4.2). */
const DROPPABLE = TRAITS.reduce((mask, _, trait) => (NEED[trait] === 0 ? mask | bit(trait) : mask), 0);

/** Every metamorphosis of the animals of `seat`, by trait, then by animal. */
export const listMetamorphoses = (state: State, seat: number, into: ActionList): void => {
  let able = 0;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (canMetamorphose(state, slot)) able |= state.mask[slot]!;
  for (let left = able & DROPPABLE; left !== 0; left = withoutLowest(left)) {
    const trait = lowestBit(left);
    for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
      if (has(state, slot, trait) && canMetamorphose(state, slot)) pushDrops(state, into, slot, trait);
  }
};

/** Whether an animal can metamorphose some card: once a year, with room for the food (section 4.2; ruling Q28). */
const canMetamorphose = (state: State, slot: number): boolean =>
  has(state, slot, METAMORPHOSE) &&
  (state.used[slot]! & bit(METAMORPHOSE)) === 0 &&
  hasRoom(state, slot) &&
  (state.rules.rulings.metamorphoseFed === 'allowed' || foodOf(state, slot) < state.need[slot]!);

const pushDrops = (state: State, into: ActionList, slot: number, trait: number): void => {
  const blocker = blockerOf(state, slot);
  if (blocker === NO_TRAIT) {
    if (trait !== FAT_TISSUE || canSpareFat(state, slot)) pushCards(state, into, act.METAMORPHOSE, slot, slot, trait);
    else if (state.fatFull[slot]! > 0) into.push(act.actionOf(act.METAMORPHOSE, slot, 1, trait));
  } else if (blocker === trait) {
    const partner = trait === SYMBIOSIS ? state.partner[hungryProtector(state, slot)]! : 0;
    into.push(act.actionOf(act.METAMORPHOSE, slot, partner, trait));
  }
};

/** Whether the food finds room without the empty fat card that is dropped: it comes before the card leaves. */
const canSpareFat = (state: State, slot: number): boolean =>
  !isFed(state, slot) || state.fat[slot]! - state.fatFull[slot]! > 1;

/** What keeps the animal from eating by itself: a trait, `NO_TRAIT` for nothing, -1 for more than one card (section 4.2). */
const blockerOf = (state: State, slot: number): number => {
  const flags = state.flags[slot]!;
  let blocker = NO_TRAIT;
  let count = 0;
  if ((flags & HIDDEN) !== 0) {
    blocker = SHELL;
    count++;
  }
  if ((flags & HIBERNATING) !== 0) {
    blocker = HIBERNATION;
    count++;
  }
  for (let index = hungryProtector(state, slot); index >= 0; index = hungryProtector(state, slot, index + 1)) {
    blocker = SYMBIOSIS;
    count++;
  }
  return count > 1 ? -1 : blocker;
};

/** Drops a card for one blue food, which comes first unless the card is what keeps the animal from eating (section 4.2). */
export const metamorphose = (state: State, slot: number, trait: number, second: number, log?: EventLog): void => {
  state.used[slot]! |= bit(METAMORPHOSE);
  log?.({ code: 'event.metamorphosed', params: { animal: slot + 1 } });
  const fedFirst = canEat(state, slot);
  if (fedFirst) feed(state, slot, 1, BLUE_MEAL, log);
  dropTrait(state, namedCard(state, slot, trait, second), log);
  if (!fedFirst) feed(state, slot, 1, BLUE_MEAL, log);
};
