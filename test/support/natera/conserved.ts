/** What must hold of every state of NATERA: nothing is lost, doubled, or less than nothing. */
import { countBits } from '../../../src/engines/kit/bits.ts';
import { NONE } from '../../../src/engines/natera/content/tables.ts';
import {
  ACCOMPLISHMENTS,
  CARD_WORDS,
  CARDS,
  COLONIES,
  PILES,
  SEATS,
  SPACES,
  SPECIALIST_WORDS,
  TOP,
} from '../../../src/engines/natera/content/terms.ts';
import { seatsOfGroup } from '../../../src/engines/natera/rules/memory.ts';
import { holds } from '../../../src/engines/natera/rules/sets.ts';
import { GROUPS, type State } from '../../../src/engines/natera/rules/state.ts';

const seatsOf = (state: State): number[] => Array.from({ length: state.rules.seats }, (_, seat) => seat);
const rowsOf = (table: { readonly ids: readonly string[] }): number[] => [...table.ids.keys()];

/** How often an exploration card is somewhere. */
const timesOfCard = (state: State, card: number): number => {
  const sets = [state.hand, state.aside, state.packet, state.played];
  const held = sets.flatMap((set) => seatsOf(state).filter((seat) => holds(set, seat * CARD_WORDS, card))).length;
  const piled = PILES.flatMap((_, pile) => [
    ...state.piles.subarray(pile * CARDS, pile * CARDS + [state.baseSize, state.advancedSize][pile]!),
  ]);
  return held + piled.filter((each) => each === card).length + (holds(state.discards, 0, card) ? 1 : 0);
};

/** How often a specialist is somewhere. */
const timesOfSpecialist = (state: State, row: number): number => {
  const hired = seatsOf(state).filter((seat) => holds(state.hired, seat * SPECIALIST_WORDS, row)).length;
  const lying = [...state.specialists.subarray(0, state.specialistSize), ...state.river];
  return hired + lying.filter((each) => each === row).length + (holds(state.specialistDiscards, 0, row) ? 1 : 0);
};

/** Who has a card in hand or put aside, as a mask. */
const holders = (state: State, card: number): number =>
  seatsOf(state)
    .filter((seat) => [state.hand, state.aside].some((set) => holds(set, seat * CARD_WORDS, card)))
    .reduce((mask, seat) => mask | (1 << seat), 0);

/** What is wrong with the pawns and tokens of a seat. */
const wrongOfSeat = (state: State, seat: number): string | undefined => {
  const { content } = state.rules;
  const tribe = state.tribe[seat]!;
  const pawns = [...state.pawns];
  const leaders = state.leaders[seat]! + pawns.filter((mask) => (mask >> (SEATS + seat)) % 2 === 1).length;
  const explorers = state.explorers[seat]! + pawns.filter((mask) => (mask >> seat) % 2 === 1).length;
  if (state.tribesShown === 1)
    if (leaders !== content.tribes.leaders[tribe] || explorers !== content.tribes.explorers[tribe])
      return `pawns of seat ${seat}`;
  if (state.colonies.filter((owner) => owner === seat).length > COLONIES) return `colonies of seat ${seat}`;
  if (state.claims.filter((claimer) => claimer === seat).length > ACCOMPLISHMENTS) return `claims of seat ${seat}`;
  return undefined;
};

/** What is wrong with what a seat knows: cards that others do not have, or groups without their seats. */
const wrongOfMemory = (state: State, viewer: number): string | undefined => {
  const inGroup = new Map<number, number>();
  for (const card of rowsOf(state.rules.content.cards)) {
    const others = holders(state, card) & ~(1 << viewer);
    if (holds(state.known, viewer * CARD_WORDS, card) && others === 0) return `${viewer} knows card ${card}`;
    const group = state.group[viewer * CARDS + card]!;
    if (group === 0) continue;
    if (others !== 0) inGroup.set(group, (inGroup.get(group) ?? 0) + 1);
    if ((others & ~seatsOfGroup(state, viewer, group)) !== 0) return `${viewer} remembers card ${card} elsewhere`;
  }
  for (let group = 1; group < GROUPS; group++)
    if (countBits(seatsOfGroup(state, viewer, group)) !== (inGroup.get(group) ?? 0))
      return `${viewer} remembers group ${group}`;
  return undefined;
};

/** Locations are full at most as far as the rules go: one leader, no second pawn of a seat. */
const isCrowded = (mask: number): boolean => countBits(mask >> SEATS) > 1 || (mask & (mask >> SEATS)) !== 0;

/** The first thing that is wrong with a state; nothing in every state of a game. */
export const wrong = (state: State): string | undefined => {
  const { content, nuclear } = state.rules;
  for (const card of rowsOf(content.cards))
    if (timesOfCard(state, card) !== (nuclear || content.cards.nuclear[card] === 0 ? 1 : 0)) return `card ${card}`;
  for (const row of rowsOf(content.specialists)) if (timesOfSpecialist(state, row) !== 1) return `specialist ${row}`;
  if (state.resources.some((amount) => amount < 0)) return 'resources';
  if (state.authority.some((level) => level < 0 || level > TOP)) return 'authority';
  if (state.pawns.some(isCrowded)) return 'a location';
  for (let space = 0; space < SPACES; space++) if (state.tiles[space] === NONE) return `no location at ${space}`;
  for (const seat of seatsOf(state)) {
    const fault = wrongOfSeat(state, seat) ?? wrongOfMemory(state, seat);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
