/**
 * What seats remember of drafts. For a viewer, `group[card] = g` above 0 says: the cards of group g went, one each, to the seats
 * of `groupSeats[g]`; while the draft goes on the rest of them is in the packet of its holder. A group is made of the cards of one
 * pile when a packet is passed on, as backs show of which pile is what a seat keeps; it loses what comes back in the packet, and a
 * card leaves it when it lies open. Cards of the opening may have been put aside since, so that their groups have the numbers
 * below `FIRST_LATE`, and are groups even of one card and one seat; any other such card is simply known, in a hand.
 */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, PILES, SEATS } from '../content/terms.ts';
import { exclude, holds, include } from './sets.ts';
import { GROUPS, type State } from './state.ts';
import { STAGES } from './terms.ts';

/** The first number of groups that are not of the opening: of that there are at most 13, of the rest phases together 15. */
export const FIRST_LATE = 15;

const SEAT_MASK = (1 << SEATS) - 1;

/** Seats and holder of a group as `groupSeats` has them. */
export const packSeats = (seats: number, holder: number): number => seats | ((holder + 1) << SEATS);

/** Seats that have one of the cards of a group each, as a mask. */
export const seatsOfGroup = ({ groupSeats }: State, viewer: number, number: number): number =>
  groupSeats[viewer * GROUPS + number]! & SEAT_MASK;

/** The seat whose packet has the rest of a group; `NONE` where there is no rest. */
export const holderOfGroup = ({ groupSeats }: State, viewer: number, number: number): number =>
  (groupSeats[viewer * GROUPS + number]! >> SEATS) - 1;

const setGroup = ({ groupSeats }: State, viewer: number, number: number, seats: number, holder: number): void => {
  groupSeats[viewer * GROUPS + number] = packSeats(seats, holder);
};

/** Cards by group of one viewer. */
const sizes = new Uint8Array(GROUPS);

const countGroups = ({ group }: State, viewer: number): void => {
  sizes.fill(0);
  for (let card = 0; card < CARDS; card++) sizes[group[viewer * CARDS + card]!]!++;
};

/** A group without cards is free again; one that has a seat for each card has no holder; of one card and one seat it may be known. */
const tidyGroup = (state: State, viewer: number, number: number): void => {
  const { group, known } = state;
  const seats = seatsOfGroup(state, viewer, number);
  if (sizes[number] === 0) setGroup(state, viewer, number, 0, NONE);
  if (sizes[number] !== countBits(seats)) return;
  setGroup(state, viewer, number, seats, NONE);
  if (sizes[number] !== 1 || number < FIRST_LATE) return;
  for (let card = 0; card < CARDS; card++)
    if (group[viewer * CARDS + card] === number) {
      group[viewer * CARDS + card] = 0;
      include(known, viewer * CARD_WORDS, card);
    }
  sizes[number] = 0;
  setGroup(state, viewer, number, 0, NONE);
};

const tidy = (state: State, viewer: number): void => {
  countGroups(state, viewer);
  for (let number = 1; number < GROUPS; number++)
    if (state.groupSeats[viewer * GROUPS + number] !== 0) tidyGroup(state, viewer, number);
};

/** All have chosen, and their picks are still to be taken: each is out of a group that others remember. */
export const rememberPicks = (state: State): void => {
  const { group, groupSeats, picks, rules } = state;
  for (let seat = 0; seat < rules.seats; seat++) {
    const card = picks[seat]!;
    if (card === NONE) continue;
    for (let viewer = 0; viewer < rules.seats; viewer++) {
      const number = group[viewer * CARDS + card]!;
      if (viewer !== seat && number !== 0) groupSeats[viewer * GROUPS + number]! |= 1 << seat;
    }
  }
};

/** A free number for a group; `NONE` where there is none. `sizes` has those of the viewer. */
const freeNumber = (isEarly: boolean): number => {
  const end = isEarly ? FIRST_LATE : GROUPS;
  for (let number = isEarly ? 1 : FIRST_LATE; number < end; number++) if (sizes[number] === 0) return number;
  return NONE;
};

/** Gives the cards of one pile in a seat's packet a group in its memory. */
const rememberPile = (state: State, viewer: number, pile: number, holder: number): void => {
  const { group, packet, rules } = state;
  const number = freeNumber(STAGES[state.stage] === 'opening');
  if (number === NONE) return;
  const cards = rules.content.cards.ofPile[pile]!;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = packet[viewer * CARD_WORDS + word]! & cards[word]!; rest !== 0; rest = withoutLowest(rest)) {
      group[viewer * CARDS + word * 32 + lowestBit(rest)] = number;
      sizes[number]!++;
    }
  if (sizes[number] !== 0) setGroup(state, viewer, number, 0, holder);
};

/**
 * Packets are about to be passed on: what a seat lets go are groups, and those of earlier rounds go on to the next holder.
 * @param step to the seat that has the packet next
 */
export const rememberPassed = (state: State, step: number): void => {
  const { seats } = state.rules;
  for (let viewer = 0; viewer < seats; viewer++) {
    for (let number = 1; number < GROUPS; number++) {
      const holder = holderOfGroup(state, viewer, number);
      if (holder !== NONE)
        setGroup(state, viewer, number, seatsOfGroup(state, viewer, number), (holder + step) % seats);
    }
    tidy(state, viewer);
    for (let pile = 0; pile < PILES.length; pile++) rememberPile(state, viewer, pile, (viewer + step) % seats);
  }
};

/** Packets have come: what a seat sees again was taken by nobody. */
export const rememberSeen = (state: State): void => {
  const { group, packet, rules } = state;
  for (let viewer = 0; viewer < rules.seats; viewer++) {
    for (let word = 0; word < CARD_WORDS; word++)
      for (let rest = packet[viewer * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
        group[viewer * CARDS + word * 32 + lowestBit(rest)] = 0;
    tidy(state, viewer);
  }
};

/** A card of a seat's hand lies open now: it, and one card for that seat, are out of its group. */
export const cardShown = (state: State, seat: number, card: number): void => {
  const { group, rules } = state;
  for (let viewer = 0; viewer < rules.seats; viewer++) {
    const number = group[viewer * CARDS + card]!;
    if (number === 0) continue;
    group[viewer * CARDS + card] = 0;
    const seats = seatsOfGroup(state, viewer, number) & ~(1 << seat);
    setGroup(state, viewer, number, seats, holderOfGroup(state, viewer, number));
    countGroups(state, viewer);
    tidyGroup(state, viewer, number);
  }
};

/** A seat is about to put cards aside: of those that others know to be in its hand they know no more than that it has them. */
export const cardsConcealed = (state: State, seat: number): void => {
  const { group, hand, known, rules } = state;
  for (let viewer = 0; viewer < rules.seats; viewer++) {
    if (viewer === seat) continue;
    countGroups(state, viewer);
    for (let card = 0; card < CARDS; card++) {
      if (!holds(known, viewer * CARD_WORDS, card) || !holds(hand, seat * CARD_WORDS, card)) continue;
      exclude(known, viewer * CARD_WORDS, card);
      const number = freeNumber(true);
      if (number === NONE) continue;
      group[viewer * CARDS + card] = number;
      sizes[number] = 1;
      setGroup(state, viewer, number, 1 << seat, NONE);
    }
  }
};
