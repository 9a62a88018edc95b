/**
 * What seats remember of drafts. For a viewer, `group[card] = g` above 0 says: the cards of group g went, one each, to the seats
 * in `groupSeats[g]`; while the draft goes on the rest of them is still in the packet that the viewer passed on. A group is made
 * when a packet is passed on, and loses what comes back in it; a card leaves its group when it lies open. What is left of one
 * card and one seat is simply known. A card that was put aside stays where it was remembered.
 */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS } from '../content/terms.ts';
import { include } from './sets.ts';
import { GROUPS, type State } from './state.ts';

/** Cards by group of one viewer. */
const sizes = new Uint8Array(GROUPS);

const countGroups = ({ group }: State, viewer: number): void => {
  sizes.fill(0);
  for (let card = 0; card < CARDS; card++) sizes[group[viewer * CARDS + card]!]!++;
};

/** A group of which one card and one seat are left is a card that is known; one without cards is free again. */
const tidyGroup = (state: State, viewer: number, number: number): void => {
  const { group, groupSeats, known } = state;
  const seats = groupSeats[viewer * GROUPS + number]!;
  if (sizes[number] === 1 && countBits(seats) === 1)
    for (let card = 0; card < CARDS; card++)
      if (group[viewer * CARDS + card] === number) {
        group[viewer * CARDS + card] = 0;
        include(known, viewer * CARD_WORDS, card);
        sizes[number] = 0;
      }
  if (sizes[number] === 0) groupSeats[viewer * GROUPS + number] = 0;
};

const tidy = (state: State, viewer: number): void => {
  countGroups(state, viewer);
  for (let number = 1; number < GROUPS; number++)
    if (state.groupSeats[viewer * GROUPS + number] !== 0) tidyGroup(state, viewer, number);
};

/** A card of a packet; `NONE` where that is empty. */
const anyOf = ({ packet }: State, seat: number): number => {
  for (let word = 0; word < CARD_WORDS; word++) {
    const cards = packet[seat * CARD_WORDS + word]!;
    if (cards !== 0) return word * 32 + lowestBit(cards);
  }
  return NONE;
};

/** All have chosen, and their packets still hold it: of each group another seat has one. */
export const rememberPicks = (state: State): void => {
  const { group, groupSeats, rules } = state;
  for (let seat = 0; seat < rules.seats; seat++) {
    const card = anyOf(state, seat);
    if (card === NONE) continue;
    for (let viewer = 0; viewer < rules.seats; viewer++) {
      const number = group[viewer * CARDS + card]!;
      if (viewer !== seat && number !== 0) groupSeats[viewer * GROUPS + number]! |= 1 << seat;
    }
  }
};

/** Gives the cards of a seat's packet the group `number` in its memory; 0 for none. */
const setGroup = ({ group, packet }: State, viewer: number, number: number): void => {
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = packet[viewer * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      group[viewer * CARDS + word * 32 + lowestBit(rest)] = number;
};

/** Packets are about to be passed on: what a seat lets go is a group. */
export const rememberPassed = (state: State): void => {
  for (let viewer = 0; viewer < state.rules.seats; viewer++) {
    countGroups(state, viewer);
    let number = 1;
    while (number < GROUPS && sizes[number] !== 0) number++;
    if (number < GROUPS) setGroup(state, viewer, number);
  }
};

/** Packets have come: what a seat sees again was taken by nobody. */
export const rememberSeen = (state: State): void => {
  for (let viewer = 0; viewer < state.rules.seats; viewer++) {
    setGroup(state, viewer, 0);
    tidy(state, viewer);
  }
};

/** A card of a seat's hand lies open now: it, and one card for that seat, are out of its group. */
export const cardShown = (state: State, seat: number, card: number): void => {
  const { group, groupSeats, rules } = state;
  for (let viewer = 0; viewer < rules.seats; viewer++) {
    const number = group[viewer * CARDS + card]!;
    if (number === 0) continue;
    group[viewer * CARDS + card] = 0;
    groupSeats[viewer * GROUPS + number]! &= ~(1 << seat);
    countGroups(state, viewer);
    tidyGroup(state, viewer, number);
  }
};
