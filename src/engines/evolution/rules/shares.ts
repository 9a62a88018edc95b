import type { EventLog, Seat } from '../../../core/contract.ts';
import { COMMUNICATION, COOPERATION } from '../content/traits.ts';
import { giveBirths } from './births.ts';
import { BLUE_MEAL, canEat, feed } from './food.ts';
import { popFrame, setCursor } from './frames.ts';
import { MOST_SEATS } from './rules.ts';
import { HOST_WAITS, NONE, PARTNER_WAITS, SHARED, type State, seatAfter } from './state.ts';
import { beginTake } from './take.ts';

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
  if (state.traitKind[index] === COMMUNICATION) beginTake(state, slot, log);
  else feed(state, slot, 1, BLUE_MEAL, log);
};

/** Settles shares seat by seat, clockwise from the one whose go it is, then births. @returns whether a seat is to choose the next share */
export const advanceShares = (state: State, log?: EventLog): boolean => {
  // Where no such pair lies, a chain has births alone.
  const seats = hasSharing(state) && countShares(state) ? state.rules.seats : 0;
  for (let steps = 0; steps < seats; steps++) {
    const seat = seatAfter(state, state.seat, steps);
    if (open[seat] === 0) continue;
    setCursor(state, seat);
    if (open[seat]! > 1 && state.rules.rulings.triggers === 'owner') return true;
    shareFirst(state, seat, log);
    return false;
  }
  if (seats > 0) forgetShares(state);
  popFrame(state);
  giveBirths(state, log);
  return false;
};

/** Whether some pair passes food on. */
export const hasSharing = ({ inPlay }: State): boolean => inPlay[COMMUNICATION] !== 0 || inPlay[COOPERATION] !== 0;

const WAITING = HOST_WAITS | PARTNER_WAITS;

// Scratch of `countShares`: the shares that can be taken now, by seat.
const open = new Uint8Array(MOST_SEATS);

/** Counts the shares that can be taken now. @returns whether any waits */
const countShares = (state: State): boolean => {
  let waits = false;
  open.fill(0);
  for (let index = 0; index < state.traitCards; index++) {
    if ((state.mark[index]! & WAITING) === 0) continue;
    waits = true;
    const seat = state.owner[state.host[index]!]!;
    if (isShareOpen(state, index, true)) open[seat]!++;
    if (isShareOpen(state, index, false)) open[seat]!++;
  }
  return waits;
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
