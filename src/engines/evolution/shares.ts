import type { EventLog, Seat } from '../../core/contract.ts';
import { has, lives } from './animals.ts';
import { canAttack, canHunt } from './attack.ts';
import { BANK_MEAL, BLUE_MEAL, canEat, feed, giveBirths } from './food.ts';
import {
  FROM_AMBUSH,
  frameCursor,
  frameFirst,
  frameSecond,
  popFrame,
  pushFrame,
  setCursor,
  setPrey,
  TAKE,
} from './frames.ts';
import { HOST_WAITS, NONE, PARTNER_WAITS, SHARED, type State } from './state.ts';
import { AMBUSH_HUNTING, COMMUNICATION, SCAVENGER } from './traits.ts';

/** The seat that a frame asks: `steps` places clockwise from `from`. */
const seatAfter = ({ rules }: State, from: Seat, steps: number): Seat => (from + steps) % rules.seats;

/** Begins a meal from the bank: the animal may be ambushed before it eats (section 4.2). */
export const beginTake = (state: State, slot: number): void => pushFrame(state, TAKE, slot);

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
    for (let other = 0; other < state.slots; other++)
      if (state.owner[other] === seat && canAmbush(state, other)) return true;
  }
  popFrame(state);
  if (state.bank > 0 && canEat(state, slot)) {
    state.bank--;
    feed(state, slot, 1, BANK_MEAL, log);
  }
  return false;
};

/** Whether the animal is a scavenger that can take food. */
export const canScavenge = (state: State, slot: number): boolean =>
  has(state, slot, SCAVENGER) && lives(state, slot) && canEat(state, slot);

/** The seat whose scavengers are next, clockwise from the owner of the carnivore; its place is kept as the second operand. */
export const scavengingSeat = (state: State): Seat => seatAfter(state, frameCursor(state), frameSecond(state));

/** Gives the food to the first seat that has a scavenger (section 4.1). @returns whether it is to choose among several */
export const advanceScavenging = (state: State, log?: EventLog): boolean => {
  for (let steps = frameSecond(state); steps < state.rules.seats; steps++) {
    setPrey(state, steps);
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
  for (let slot = 0; slot < state.slots; slot++) if (state.owner[slot] === seat && canScavenge(state, slot)) count++;
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

/** Whether the pair card at `index` has a share waiting for its host (`forHost`) or its partner that can be taken now. */
export const isShareOpen = (state: State, index: number, forHost: boolean): boolean => {
  const mark = state.mark[index]!;
  if ((mark & SHARED) !== 0 || (mark & (forHost ? HOST_WAITS : PARTNER_WAITS)) === 0) return false;
  if (state.traitKind[index] === COMMUNICATION && state.bank === 0) return false;
  return canEat(state, forHost ? state.host[index]! : state.partner[index]!);
};

/** Passes one share on: Cooperation gives blue food, Communication lets the other take red food (section 4.1). */
export const share = (state: State, index: number, forHost: boolean, log?: EventLog): void => {
  const slot = forHost ? state.host[index]! : state.partner[index]!;
  state.mark[index] = SHARED;
  log?.({ code: 'event.shared', params: { animal: slot + 1 } });
  if (state.traitKind[index] === COMMUNICATION) beginTake(state, slot);
  else feed(state, slot, 1, BLUE_MEAL, log);
};

/** Settles shares seat by seat, clockwise from the one whose go it is, then births. @returns whether a seat is to choose the next share */
export const advanceShares = (state: State, log?: EventLog): boolean => {
  for (let steps = 0; steps < state.rules.seats; steps++) {
    const seat = seatAfter(state, state.seat, steps);
    setCursor(state, seat);
    const open = countShares(state, seat);
    if (open === 0) continue;
    if (open > 1 && state.rules.rulings.triggers === 'owner') return true;
    shareFirst(state, seat, log);
    return false;
  }
  forgetShares(state);
  popFrame(state);
  giveBirths(state, log);
  return false;
};

const countShares = (state: State, seat: Seat): number => {
  let open = 0;
  for (let index = 0; index < state.traitCards; index++) {
    if (state.partner[index] === NONE || state.owner[state.host[index]!] !== seat) continue;
    if (isShareOpen(state, index, true)) open++;
    if (isShareOpen(state, index, false)) open++;
  }
  return open;
};

const shareFirst = (state: State, seat: Seat, log?: EventLog): void => {
  for (let index = 0; index < state.traitCards; index++) {
    if (state.partner[index] === NONE || state.owner[state.host[index]!] !== seat) continue;
    const forHost = isShareOpen(state, index, true);
    if (forHost || isShareOpen(state, index, false)) {
      share(state, index, forHost, log);
      return;
    }
  }
};

/** Shares that nobody could take are gone; their cards are not used up. */
const forgetShares = (state: State): void => {
  for (let index = 0; index < state.traitCards; index++)
    if (state.partner[index] !== NONE) state.mark[index]! &= SHARED;
};
