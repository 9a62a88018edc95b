import { hasBit } from '../../kit/bits.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import { bit, CARNIVOROUS, FAT_TISSUE, HIBERNATION, NEED, PAIRS, SHELL, type Trait } from '../content/traits.ts';
import { CENTRE, FULL, HIBERNATING, HIDDEN, NONE, REVEALED, SEEN, type State } from './state.ts';

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
  state.inPlay[trait]!++;
  gain(state, slot, trait);
  if (partner !== NONE) gain(state, partner, trait);
};

/** What one card more makes of an animal. */
const gain = (state: State, slot: number, trait: Trait): void => {
  state.mask[slot]! |= bit(trait);
  state.need[slot]! += NEED[trait]!;
  state.traitCount[slot]!++;
  if (trait === FAT_TISSUE) state.fat[slot]!++;
};

/** What one card less makes of an animal, once it is gone; that of a fat card is the caller's business. */
const lose = (state: State, slot: number, trait: Trait): void => {
  state.need[slot]! -= NEED[trait]!;
  state.traitCount[slot]!--;
  if ((bit(trait) & PAIRS) === 0 || findTrait(state, slot, trait) < 0) state.mask[slot]! &= ~bit(trait);
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
  state.discardsOf[seat]!++;
};

/** Takes the discard at `index` away; the others stay in order. */
export const removeDiscard = (state: State, index: number): void => {
  const { discardSeat, discardCard, discardKnown } = state;
  state.discardsOf[discardSeat[index]!]!--;
  state.discards--;
  for (let next = index; next < state.discards; next++) {
    discardSeat[next] = discardSeat[next + 1]!;
    discardCard[next] = discardCard[next + 1]!;
    discardKnown[next] = discardKnown[next + 1]!;
  }
};

/** Takes the trait card at `index` out of play, to where `seat` says; its animals lose what it gave. */
export const removeTrait = (state: State, index: number, seat: number): void => {
  const slot = state.host[index]!;
  const other = state.partner[index]!;
  const trait = state.traitKind[index]!;
  const full = trait === FAT_TISSUE ? state.mark[index]! & FULL : 0;
  addDiscard(state, seat, state.traitCard[index]!, SEEN);
  state.inPlay[trait]!--;
  state.traitCards--;
  for (let next = index; next < state.traitCards; next++) moveTrait(state, next + 1, next);
  // Without its card an animal neither hides nor sleeps on (section 4.2; scenario E5).
  if (trait === SHELL) state.flags[slot]! &= ~HIDDEN;
  if (trait === HIBERNATION) state.flags[slot]! &= ~HIBERNATING;
  state.fatFull[slot]! -= full;
  if (trait !== FAT_TISSUE || --state.fat[slot]! === 0) lose(state, slot, trait);
  else state.traitCount[slot]!--;
  if (other !== NONE) lose(state, other, trait);
};

// Scratch of `removeTraits`.
const partners = new Uint8Array(MOST_CARDS);

/** Takes all cards of a dying animal out of play, the last one first: Shells to the centre, others to its owner's discards. */
export const removeTraits = (state: State, slot: number): void => {
  const { host, partner, traitKind, traitCard } = state;
  const seat = state.owner[slot]!;
  const isPaired = (state.mask[slot]! & PAIRS) !== 0;
  let kept = state.traitCards;
  let count = 0;
  for (let index = state.traitCards - 1; index >= 0 && (isPaired || host[index]! >= slot); index--) {
    if (host[index] !== slot && partner[index] !== slot) continue;
    const trait = traitKind[index]!;
    kept = index;
    addDiscard(state, trait === SHELL ? CENTRE : seat, traitCard[index]!, SEEN);
    state.inPlay[trait]!--;
    if (partner[index] !== NONE) partners[count++] = host[index] === slot ? partner[index]! : host[index]!;
  }
  for (let index = kept; index < state.traitCards; index++)
    if (host[index] !== slot && partner[index] !== slot) moveTrait(state, index, kept++);
  state.traitCards = kept;
  for (let index = 0; index < count; index++) rebuild(state, partners[index]!);
};

/** The index of the card of a trait on an animal: the first one, or the one that links it with `other`; -1 when there is none. */
export const findTrait = (state: State, slot: number, trait: Trait, other = NONE): number => {
  if (!hasBit(state.mask[slot]!, trait)) return -1;
  const { traitKind, host, partner } = state;
  for (let index = 0; index < state.traitCards; index++) {
    if (traitKind[index] !== trait) continue;
    if (other === NONE ? host[index] === slot || partner[index] === slot : isLinked(state, index, slot, other))
      return index;
  }
  return -1;
};

const isLinked = ({ host, partner }: State, index: number, slot: number, other: number): boolean =>
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
