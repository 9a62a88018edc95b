import { forgetAnimal } from './frames.ts';
import { CENTRE, FULL, HIBERNATING, HIDDEN, NONE, NOT_ANGLERFISH, PLAIN, REVEALED, SEEN, type State } from './state.ts';
import { bit, CARNIVOROUS, FAT_TISSUE, HIBERNATION, NEED, SHELL, type Trait } from './traits.ts';

/** Whether the animal has the trait. */
export const has = (state: State, slot: number, trait: Trait): boolean => ((state.mask[slot]! >> trait) & 1) === 1;

/** Whether a slot holds a living animal; `NONE` holds none. */
export const lives = (state: State, slot: number): boolean => slot !== NONE && state.owner[slot] !== NONE;

/** Red and blue food. */
export const foodOf = (state: State, slot: number): number => state.red[slot]! + state.blue[slot]!;

/** Whether an animal counts as fed: enough red and blue, or hibernating; stored fat does not feed (section 4.1). */
export const isFed = (state: State, slot: number): boolean =>
  foodOf(state, slot) >= state.need[slot]! || (state.flags[slot]! & HIBERNATING) !== 0;

/**
 * Puts a new animal into the lowest free slot, at the right end of its owner's row or beside its parent.
 * @returns its slot
 */
export const addAnimal = (state: State, seat: number, kind: number, parent = NONE): number => {
  let slot = 0;
  while (slot < state.slots && lives(state, slot)) slot++;
  if (slot === state.slots) state.slots++;
  state.owner[slot] = seat;
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

/** Works out anew what the trait cards make of an animal. */
export const rebuild = (state: State, slot: number): void => {
  const { traitKind, host, partner, mark } = state;
  const revealed = (state.flags[slot]! & REVEALED) !== 0;
  let mask = revealed ? bit(CARNIVOROUS) : 0;
  let need = revealed ? 1 + NEED[CARNIVOROUS]! : 1;
  let count = revealed ? 1 : 0;
  let fat = 0;
  let full = 0;
  for (let index = 0; index < state.traitCards; index++) {
    if (host[index] !== slot && partner[index] !== slot) continue;
    const trait = traitKind[index]!;
    mask |= bit(trait);
    need += NEED[trait]!;
    count++;
    if (trait !== FAT_TISSUE) continue;
    fat++;
    if ((mark[index]! & FULL) !== 0) full++;
  }
  state.mask[slot] = mask;
  state.need[slot] = need;
  state.traitCount[slot] = count;
  state.fat[slot] = fat;
  state.fatFull[slot] = full;
};

/**
 * Puts a card down as a trait of `slot`, or as a pair with `partner`. Cards stand in the order of their hosts'
 * slots, those of one animal in order of play: what comes of them does not depend on what documents do not tell.
 */
export const addTrait = (state: State, trait: Trait, kind: number, slot: number, partner = NONE): void => {
  let index = state.traitCards++;
  for (; index > 0 && state.host[index - 1]! > slot; index--) moveTrait(state, index - 1, index);
  state.traitKind[index] = trait;
  state.traitCard[index] = kind;
  state.host[index] = slot;
  state.partner[index] = partner;
  state.mark[index] = 0;
  rebuild(state, slot);
  if (partner !== NONE) rebuild(state, partner);
};

const moveTrait = ({ traitKind, traitCard, host, partner, mark }: State, from: number, to: number): void => {
  traitKind[to] = traitKind[from]!;
  traitCard[to] = traitCard[from]!;
  host[to] = host[from]!;
  partner[to] = partner[from]!;
  mark[to] = mark[from]!;
};

/** Adds a card to the discards of a seat, or to the centre. */
export const addDiscard = (state: State, seat: number, kind: number, known: number): void => {
  const index = state.discards++;
  state.discardSeat[index] = seat;
  state.discardCard[index] = kind;
  state.discardKnown[index] = known;
};

/** Takes the trait card at `index` out of play, to where `seat` says; its animals lose what it gave. */
export const removeTrait = (state: State, index: number, seat: number): void => {
  const { traitKind, traitCard, host, partner } = state;
  const slot = host[index]!;
  const other = partner[index]!;
  const trait = traitKind[index]!;
  addDiscard(state, seat, traitCard[index]!, SEEN);
  state.traitCards--;
  for (let next = index; next < state.traitCards; next++) moveTrait(state, next + 1, next);
  // Without its card an animal neither hides nor sleeps on (section 4.2; scenario E5).
  if (trait === SHELL) state.flags[slot]! &= ~HIDDEN;
  if (trait === HIBERNATION) state.flags[slot]! &= ~HIBERNATING;
  rebuild(state, slot);
  if (other !== NONE) rebuild(state, other);
};

/**
 * Takes a dead animal out of play: its card and its trait cards go to its owner's discards, a Shell to
 * the centre, pair cards with it (section 2.4). Partners are rebuilt; who is fed by that is the caller's business.
 */
export const removeAnimal = (state: State, slot: number): void => {
  const { host, partner, row, traitKind } = state;
  const seat = state.owner[slot]!;
  const flags = state.flags[slot]!;
  for (let index = state.traitCards - 1; index >= 0; index--)
    if (host[index] === slot || partner[index] === slot)
      removeTrait(state, index, traitKind[index] === SHELL ? CENTRE : seat);
  addDiscard(
    state,
    seat,
    state.card[slot]!,
    (flags & REVEALED) !== 0 ? SEEN : (flags & PLAIN) !== 0 ? NOT_ANGLERFISH : 0,
  );
  state.owner[slot] = NONE;
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

/** The index of the card of a trait on an animal: the first one, or the one that links it with `other`; -1 when there is none. */
export const findTrait = (state: State, slot: number, trait: Trait, other = NONE): number => {
  const { traitKind, host, partner } = state;
  for (let index = 0; index < state.traitCards; index++) {
    if (traitKind[index] !== trait) continue;
    if (other === NONE ? host[index] === slot || partner[index] === slot : linked(state, index, slot, other))
      return index;
  }
  return -1;
};

const linked = ({ host, partner }: State, index: number, slot: number, other: number): boolean =>
  (host[index] === slot && partner[index] === other) || (host[index] === other && partner[index] === slot);

/** The index of a fat card of an animal that is full, or empty; -1 when there is none. */
export const findFat = (state: State, slot: number, full: boolean): number => {
  for (let index = 0; index < state.traitCards; index++)
    if (
      state.traitKind[index] === FAT_TISSUE &&
      state.host[index] === slot &&
      ((state.mark[index]! & FULL) !== 0) === full
    )
      return index;
  return -1;
};
