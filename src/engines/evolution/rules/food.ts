import type { EventLog } from '../../../core/contract.ts';
import { COMMUNICATION, COOPERATION, FAT_TISSUE, SYMBIOSIS } from '../content/traits.ts';
import { foodOf, has, isFed, lives } from './animals.ts';
import { noticeFed } from './births.ts';
import { frameKind, pushFrame, SHARES } from './frames.ts';
import { FULL, HIBERNATING, HIDDEN, HOST_WAITS, NONE, PARTNER_WAITS, SHARED, type State } from './state.ts';

// Colours of food: the bank's and the supply's.
const RED = 0;
const BLUE = 1;

/** The index, `from` or later, of a Symbiosis by which the animal depends on a protector that is not fed; -1 when there is none. */
export const hungryProtector = (state: State, slot: number, from = 0): number => {
  for (let index = from; index < state.traitCards && state.host[index]! <= slot; index++)
    if (
      state.traitKind[index] === SYMBIOSIS &&
      state.host[index] === slot &&
      !isProtectorFed(state, state.partner[index]!)
    )
      return index;
  return -1;
};

/** Whether a Symbiosis keeps the animal from food: one of its protectors is not fed (section 4.1). */
const isBlocked = (state: State, slot: number): boolean =>
  has(state, slot, SYMBIOSIS) && hungryProtector(state, slot) >= 0;

/** Whether a protector counts as fed for its dependent (ruling Q23). */
const isProtectorFed = (state: State, slot: number): boolean =>
  state.rules.rulings.hibernatingProtector === 'fed' ? isFed(state, slot) : foodOf(state, slot) >= state.need[slot]!;

/** Whether there is room for one more food: need, or an empty fat card. */
export const hasRoom = (state: State, slot: number): boolean =>
  foodOf(state, slot) < state.need[slot]! || state.fatFull[slot]! < state.fat[slot]!;

/** Whether the animal can take red or blue food now (section 2.3, “can eat”). */
export const canEat = (state: State, slot: number): boolean =>
  (state.flags[slot]! & (HIDDEN | HIBERNATING)) === 0 && hasRoom(state, slot) && !isBlocked(state, slot);

/** Whether the animal is short of food and can take some. */
export const canEatHungry = (state: State, slot: number): boolean =>
  foodOf(state, slot) < state.need[slot]! && canEat(state, slot);

/** Where food comes from, for what it sets off. */
export interface Meal {
  readonly colour: number;
  /** Whether what is left over fills fat cards; not from piracy (section 4.1). */
  readonly storable: boolean;
  /** Whether it is red food of the bank, which Communication answers. */
  readonly fromBank: boolean;
}

export const BANK_MEAL: Meal = { colour: RED, storable: true, fromBank: true };
export const BLUE_MEAL: Meal = { colour: BLUE, storable: true, fromBank: false };
export const STOLEN_RED: Meal = { colour: RED, storable: false, fromBank: false };
export const STOLEN_BLUE: Meal = { colour: BLUE, storable: false, fromBank: false };

/**
 * Feeds an animal that can eat; what it has no room for is lost. Pair traits and births that follow wait
 * for the frame of shares, which is opened.
 * @returns food taken
 */
export const feed = (state: State, slot: number, amount: number, meal: Meal, log?: EventLog): number => {
  if (!lives(state, slot) || !canEat(state, slot)) return 0;
  const wasFed = isFed(state, slot);
  const eaten = Math.min(amount, Math.max(0, state.need[slot]! - foodOf(state, slot)));
  if (meal.colour === RED) state.red[slot]! += eaten;
  else state.blue[slot]! += eaten;
  const stored = meal.storable ? fill(state, slot, amount - eaten) : 0;
  if (eaten + stored === 0) return 0;
  log?.({ code: 'event.fed', params: { animal: slot + 1, eaten, stored } });
  const shared = awaken(state, slot, COOPERATION);
  const answered = meal.fromBank && awaken(state, slot, COMMUNICATION);
  noticeFed(state, slot, wasFed);
  if (shared || answered || state.births > 0) openShares(state);
  return eaten + stored;
};

/** Fills empty fat cards, the one played last first. */
const fill = (state: State, slot: number, amount: number): number => {
  let left = Math.min(amount, state.fat[slot]! - state.fatFull[slot]!);
  const stored = left;
  for (let index = state.traitCards - 1; left > 0; index--)
    if (state.traitKind[index] === FAT_TISSUE && state.host[index] === slot && (state.mark[index]! & FULL) === 0) {
      state.mark[index]! |= FULL;
      left--;
    }
  state.fatFull[slot]! += stored;
  return stored;
};

/** Turns stored fat into blue food, up to what is needed (section 4.1); no pair trait answers. */
export const convertFat = (state: State, slot: number, amount: number, log?: EventLog): void => {
  const wasFed = isFed(state, slot);
  let left = amount;
  for (let index = 0; left > 0; index++)
    if (state.traitKind[index] === FAT_TISSUE && state.host[index] === slot && (state.mark[index]! & FULL) !== 0) {
      state.mark[index]! &= ~FULL;
      left--;
    }
  state.fatFull[slot]! -= amount;
  state.blue[slot]! += amount;
  log?.({ code: 'event.fat-converted', params: { animal: slot + 1, amount } });
  noticeFed(state, slot, wasFed);
  openShares(state);
};

/**
 * Lets the partners of an animal wait for their share of a pair trait, once a round for each card (section 4.1; rulings Q29, Q33).
 * @returns whether the animal has such a pair
 */
const awaken = (state: State, slot: number, trait: number): boolean => {
  if (!has(state, slot, trait)) return false;
  for (let index = 0; index < state.traitCards; index++) {
    if (state.traitKind[index] !== trait || (state.mark[index]! & SHARED) !== 0) continue;
    const isHost = state.host[index] === slot;
    if (!isHost && state.partner[index] !== slot) continue;
    const other = isHost ? state.partner[index]! : state.host[index]!;
    if (state.rules.rulings.blockedShares === 'lost' && isBlocked(state, other)) continue;
    state.mark[index]! |= isHost ? PARTNER_WAITS : HOST_WAITS;
  }
  return true;
};

/** Sees to it that shares and births are settled before anything else goes on. */
export const openShares = (state: State): void => {
  if (state.depth === 0 || frameKind(state) !== SHARES) pushFrame(state, SHARES, NONE);
};
