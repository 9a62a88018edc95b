import type { EventLog, Seat } from '../../../core/contract.ts';
import { SCAVENGER } from '../content/traits.ts';
import { has, lives } from './animals.ts';
import { BLUE_MEAL, canEat, feed } from './food.ts';
import { frameCursor, frameSecond, popFrame, setSecond } from './frames.ts';
import { NONE, type State, seatAfter } from './state.ts';

/** Whether the animal is a scavenger that can take food. */
export const canScavenge = (state: State, slot: number): boolean =>
  has(state, slot, SCAVENGER) && lives(state, slot) && canEat(state, slot);

/** The seat whose scavengers are next, clockwise from the owner of the carnivore; its place is kept as the second operand. */
export const scavengingSeat = (state: State): Seat => seatAfter(state, frameCursor(state), frameSecond(state));

/** Gives the food to the first seat that has a scavenger (section 4.1). @returns whether it is to choose among several */
export const advanceScavenging = (state: State, log?: EventLog): boolean => {
  for (
    let steps = state.inPlay[SCAVENGER] === 0 ? state.rules.seats : frameSecond(state);
    steps < state.rules.seats;
    steps++
  ) {
    setSecond(state, steps);
    const found = countScavengers(state, scavengingSeat(state));
    if (found === 0) continue;
    if (found > 1 && state.rules.rulings.scavenger === 'owner') return true;
    scavenge(state, leftmostScavenger(state, scavengingSeat(state)), log);
    return false;
  }
  popFrame(state);
  return false;
};

const countScavengers = (state: State, seat: Seat): number => {
  let count = 0;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (canScavenge(state, slot)) count++;
  return count;
};

const leftmostScavenger = (state: State, seat: Seat): number => {
  for (let place = 0; place < state.alive; place++) {
    const slot = state.row[place]!;
    if (state.owner[slot] === seat && canScavenge(state, slot)) return slot;
  }
  return NONE;
};

/** The scavenger eats, and the carcass is gone. */
export const scavenge = (state: State, slot: number, log?: EventLog): void => {
  popFrame(state);
  log?.({ code: 'event.scavenged', params: { animal: slot + 1 } });
  feed(state, slot, 1, BLUE_MEAL, log);
};
