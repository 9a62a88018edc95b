import { hasBit } from '../../kit/bits.ts';
import type { Trait } from '../content/traits.ts';
import { forgetAnimal } from './frames.ts';
import { HIBERNATING, NONE, NOT_ANGLERFISH, PLAIN, REVEALED, SEEN, type State } from './state.ts';
import { addDiscard, removeTraits } from './trait-cards.ts';

/** Whether the animal has the trait. */
export const has = (state: State, slot: number, trait: Trait): boolean => hasBit(state.mask[slot]!, trait);

/** Whether a slot holds a living animal; `NONE` holds none. */
export const lives = (state: State, slot: number): boolean => slot !== NONE && state.owner[slot] !== NONE;

/** Red and blue food. */
export const foodOf = (state: State, slot: number): number => state.red[slot]! + state.blue[slot]!;

/** Whether an animal counts as fed: enough red and blue, or hibernating; stored fat does not feed (section 4.1). */
export const isFed = (state: State, slot: number): boolean =>
  foodOf(state, slot) >= state.need[slot]! || (state.flags[slot]! & HIBERNATING) !== 0;

/** How many animals a seat has. */
export const animalsOf = (state: State, seat: number): number => {
  let count = 0;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!) count++;
  return count;
};

/** Gives a slot to a seat. */
export const own = ({ firstOwn, nextOwn, owner }: State, slot: number, seat: number): void => {
  owner[slot] = seat;
  let before: number = NONE;
  let next = firstOwn[seat]!;
  for (; next < slot; next = nextOwn[next]!) before = next;
  nextOwn[slot] = next;
  if (before === NONE) firstOwn[seat] = slot;
  else nextOwn[before] = slot;
};

const disown = ({ firstOwn, nextOwn, owner }: State, slot: number): void => {
  const seat = owner[slot]!;
  owner[slot] = NONE;
  let before: number = NONE;
  for (let other = firstOwn[seat]!; other !== slot; other = nextOwn[other]!) before = other;
  if (before === NONE) firstOwn[seat] = nextOwn[slot]!;
  else nextOwn[before] = nextOwn[slot]!;
};

/**
 * Puts a new animal into the lowest free slot, at the right end of its owner's row or beside its parent.
 * @returns its slot
 */
export const addAnimal = (state: State, seat: number, kind: number, parent = NONE): number => {
  let slot = 0;
  while (slot < state.slots && lives(state, slot)) slot++;
  if (slot === state.slots) state.slots++;
  own(state, slot, seat);
  state.serial[slot] = ++state.animalsMade;
  state.card[slot] = kind;
  state.red[slot] = 0;
  state.blue[slot] = 0;
  state.flags[slot] = 0;
  state.need[slot] = 1;
  state.traitCount[slot] = 0;
  state.fat[slot] = 0;
  state.fatFull[slot] = 0;
  state.mask[slot] = 0;
  state.used[slot] = 0;
  state.studiedPrey[slot] = NONE;
  state.studiedTrait[slot] = 0;
  insertInRow(state, slot, parent);
  return slot;
};

const insertInRow = (state: State, slot: number, parent: number): void => {
  const { row } = state;
  let place = state.alive++;
  if (parent !== NONE) for (; row[place - 1] !== parent; place--) row[place] = row[place - 1]!;
  row[place] = slot;
};

/**
 * Takes a dead animal out of play: its card and its trait cards go to its owner's discards, a Shell to
 * the centre, pair cards with it (section 2.4). Partners are rebuilt; who is fed by that is the caller's business.
 */
export const removeAnimal = (state: State, slot: number): void => {
  const { row } = state;
  const seat = state.owner[slot]!;
  const flags = state.flags[slot]!;
  if (state.traitCount[slot]! > 0) removeTraits(state, slot);
  addDiscard(
    state,
    seat,
    state.card[slot]!,
    (flags & REVEALED) !== 0 ? SEEN : (flags & PLAIN) !== 0 ? NOT_ANGLERFISH : 0,
  );
  disown(state, slot);
  let place = 0;
  while (row[place] !== slot) place++;
  state.alive--;
  for (; place < state.alive; place++) row[place] = row[place + 1]!;
  while (state.slots > 0 && !lives(state, state.slots - 1)) state.slots--;
  forgetAnimal(state, slot);
  for (let other = 0; other < state.slots; other++)
    if (state.studiedPrey[other] === slot) state.studiedPrey[other] = NONE;
  for (let birth = 0; birth < state.births; birth++)
    if (state.birthQueue[birth] === slot) state.birthQueue[birth] = NONE;
};
