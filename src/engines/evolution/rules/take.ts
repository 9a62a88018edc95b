import type { EventLog, Seat } from '../../../core/contract.ts';
import { AMBUSH_HUNTING } from '../content/traits.ts';
import { has, lives } from './animals.ts';
import { canAttack, canHunt } from './attack.ts';
import { BANK_MEAL, canEat, feed } from './food.ts';
import { FROM_AMBUSH, frameCursor, frameFirst, popFrame, pushFrame, setCursor, TAKE } from './frames.ts';
import { NONE, type State, seatAfter } from './state.ts';

/** Begins a meal from the bank: the animal may be ambushed before it eats (section 4.2); where nobody can, it is eaten at once. */
export const beginTake = (state: State, slot: number, log?: EventLog): void => {
  if (state.inPlay[AMBUSH_HUNTING] === 0) takeRed(state, slot, log);
  else pushFrame(state, TAKE, slot);
};

const takeRed = (state: State, slot: number, log?: EventLog): void => {
  if (state.bank === 0 || !canEat(state, slot)) return;
  state.bank--;
  feed(state, slot, 1, BANK_MEAL, log);
};

/** Whether the animal can ambush the one that takes food (section 4.2; ruling Q7). */
export const canAmbush = (state: State, slot: number): boolean => {
  const prey = frameFirst(state);
  if (!has(state, slot, AMBUSH_HUNTING) || !canHunt(state, slot)) return false;
  if (state.owner[slot] === state.owner[prey] && state.rules.rulings.ambushOwn === 'forbidden') return false;
  return canAttack(state, slot, prey, FROM_AMBUSH);
};

/** The seat that is asked whether it ambushes: clockwise from the owner of the prey (ruling Q7). */
export const ambushingSeat = (state: State): Seat =>
  seatAfter(state, state.owner[frameFirst(state)]!, frameCursor(state));

/** Takes the meal on top one step on. @returns whether a seat is to say whether it ambushes */
export const advanceTake = (state: State, log?: EventLog): boolean => {
  const slot = frameFirst(state);
  if (!lives(state, slot)) {
    // Eaten: the red food stays in the bank.
    popFrame(state);
    return false;
  }
  for (; frameCursor(state) < state.rules.seats; setCursor(state, frameCursor(state) + 1)) {
    const seat = ambushingSeat(state);
    for (let other = state.firstOwn[seat]!; other !== NONE; other = state.nextOwn[other]!)
      if (canAmbush(state, other)) return true;
  }
  popFrame(state);
  takeRed(state, slot, log);
  return false;
};
