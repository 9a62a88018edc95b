/** What must hold in every state of Evolution, counted anew from the tables of the state; fast enough for every action. */

import { bit, CARNIVOROUS, EXCLUDES, FAT_TISSUE, NEED, PAIRS } from '../../../src/engines/evolution/content/traits.ts';
import { FULL, NONE, REVEALED, type State } from '../../../src/engines/evolution/rules/state.ts';

/** Counts that a check fills again and again. */
export interface Scratch {
  readonly kinds: Uint8Array;
  readonly need: Uint8Array;
  readonly count: Uint8Array;
  readonly fat: Uint8Array;
  readonly full: Uint8Array;
  readonly mask: Int32Array;
  /** Food of each animal at the last check. */
  readonly food: Uint8Array;
}

/** Counts for the states of one game, in the order of play. */
export const scratch = (): Scratch => ({
  kinds: new Uint8Array(64),
  need: new Uint8Array(128),
  count: new Uint8Array(128),
  fat: new Uint8Array(128),
  full: new Uint8Array(128),
  mask: new Int32Array(128),
  food: new Uint8Array(128),
});

/** Every card exactly once in a hand, the deck, the row, on an animal, or discarded. */
const countCards = (state: State, { kinds }: Scratch): string | undefined => {
  const { rules, hands, deck, row, card, traitCard, discardCard } = state;
  kinds.fill(0);
  for (let seat = 0; seat < rules.seats; seat++) {
    let size = 0;
    for (let kind = 0; kind < rules.kinds; kind++) {
      const held = hands[seat * rules.kinds + kind]!;
      kinds[kind]! += held;
      size += held;
    }
    if (size !== state.handSizes[seat]) return `hand ${seat} has ${size} cards`;
  }
  for (let index = 0; index < state.deckSize; index++) kinds[deck[index]!]!++;
  for (let index = 0; index < state.alive; index++) kinds[card[row[index]!]!]!++;
  for (let index = 0; index < state.traitCards; index++) kinds[traitCard[index]!]!++;
  for (let index = 0; index < state.discards; index++) kinds[discardCard[index]!]!++;
  for (let kind = 0; kind < rules.kinds; kind++)
    if (kinds[kind] !== rules.counts[kind]) return `${rules.catalog.content.ids[kind]} is there ${kinds[kind]} times`;
  return undefined;
};

const addTrait = (state: State, into: Scratch, index: number, slot: number): string | undefined => {
  const trait = state.traitKind[index]!;
  if (trait !== FAT_TISSUE && (PAIRS & bit(trait)) === 0 && (into.mask[slot]! & bit(trait)) !== 0)
    return `trait ${trait} twice on ${slot}`;
  into.need[slot]! += NEED[trait]!;
  into.count[slot]!++;
  into.mask[slot]! |= bit(trait);
  if (trait === FAT_TISSUE) into.fat[slot]!++;
  if (trait === FAT_TISSUE && state.mark[index] === FULL) into.full[slot]!++;
  return undefined;
};

/** Trait cards on living animals, a pair between two of one seat and once in either direction. */
const countTraits = (state: State, into: Scratch): string | undefined => {
  const { need, count, fat, full, mask } = into;
  for (const table of [need, count, fat, full, mask]) table.fill(0);
  for (let index = 0; index < state.traitCards; index++) {
    const trait = state.traitKind[index]!;
    const host = state.host[index]!;
    const partner = state.partner[index]!;
    const fault = addTrait(state, into, index, host);
    if (fault !== undefined) return fault;
    if ((PAIRS & bit(trait)) === 0) continue;
    addTrait(state, into, index, partner);
    if (state.owner[partner] !== state.owner[host]) return `trait ${trait} of ${host} ends at ${partner}`;
    if (host === partner) return `${host} is paired with itself`;
    for (let other = 0; other < index; other++)
      if (
        state.traitKind[other] === trait &&
        ((state.host[other] === host && state.partner[other] === partner) ||
          (state.host[other] === partner && state.partner[other] === host))
      )
        return `trait ${trait} twice between ${host} and ${partner}`;
  }
  return undefined;
};

/** Traits that exclude others. */
const EXCLUDING = [...EXCLUDES.keys()].filter((trait) => EXCLUDES[trait] !== 0);

const checkAnimal = (state: State, found: Scratch, slot: number): string | undefined => {
  const revealed = (state.flags[slot]! & REVEALED) !== 0;
  const need = 1 + found.need[slot]! + (revealed ? NEED[CARNIVOROUS]! : 0);
  const mask = found.mask[slot]! | (revealed ? bit(CARNIVOROUS) : 0);
  if (state.need[slot] !== need) return `${slot} needs ${need}, not ${state.need[slot]}`;
  if (state.mask[slot] !== mask) return `${slot} has other traits than its mask says`;
  const food = state.red[slot]! + state.blue[slot]!;
  // Who needs less than before, such as for a parasite that was lost, keeps what it has and gets no more.
  if (food > need && food > found.food[slot]!) return `${slot} is overfed`;
  found.food[slot] = food;
  if (state.fat[slot] !== found.fat[slot] || state.fatFull[slot] !== found.full[slot])
    return `fat of ${slot} is miscounted`;
  if (state.owner[slot]! >= state.rules.seats) return `${slot} has no owner`;
  for (const trait of EXCLUDING)
    if ((mask & bit(trait)) !== 0 && (mask & EXCLUDES[trait]!) !== 0)
      return `${slot} has traits that exclude each other`;
  return undefined;
};

/** What the state keeps up to date beside its tables: the animals of each seat, trait cards in play, and discards. */
const miscounted = (state: State): string | undefined => {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    let next = state.firstOwn[seat]!;
    for (let slot = 0; slot < state.slots; slot++) {
      if (state.owner[slot] !== seat) continue;
      if (next !== slot) return `${next} comes where animal ${slot} of seat ${seat} should`;
      next = state.nextOwn[slot]!;
    }
    if (next !== NONE) return `the animals of seat ${seat} go on to ${next}`;
  }
  for (const [trait, count] of state.inPlay.entries())
    if (count !== state.traitKind.subarray(0, state.traitCards).filter((kind) => kind === trait).length)
      return `trait ${trait} is not in play ${count} times`;
  for (const [seat, count] of state.discardsOf.entries())
    if (count !== state.discardSeat.subarray(0, state.discards).filter((owner) => owner === seat).length)
      return `seat ${seat} has not ${count} discards`;
  return undefined;
};

/** The first thing that is wrong with a state; undefined when nothing is. */
export const broken = (state: State, into: Scratch): string | undefined => {
  const fault = countCards(state, into) ?? countTraits(state, into) ?? miscounted(state);
  if (fault !== undefined) return fault;
  for (let index = 0; index < state.alive; index++) {
    const worst = checkAnimal(state, into, state.row[index]!);
    if (worst !== undefined) return worst;
  }
  if (state.bank < 0 || state.bank > 22) return `${state.bank} food in the bank`;
  return undefined;
};
