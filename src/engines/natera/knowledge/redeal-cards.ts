/** Exploration cards that a seat cannot see, drawn anew. */
import type { Random } from '../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, PILES, SEATS } from '../content/terms.ts';
import { pileSeen, pileSize } from '../rules/cards.ts';
import { FIRST_LATE, holderOfGroup, seatsOfGroup } from '../rules/memory.ts';
import { include, sizeWithin } from '../rules/sets.ts';
import { GROUPS, type State } from '../rules/state.ts';
import { unseenCards } from './unseen.ts';

/** Where cards of another seat lie face down. */
const HAND = 0;
const ASIDE = 1;
const PACKET = 2;
const PLACES = 3;

// Scratch: cards to be dealt, and the sets that their places form; how many cards a place still lacks, by seat, place and pile.
const pool = new Uint8Array(CARDS);
const labels = new Uint8Array(CARDS);
const lacks = new Int16Array(SEATS * PLACES * PILES.length);
/** Cards that a seat has from a draft of the opening, in its hand or put aside: how many, and which, by seat. */
const earlySize = new Uint8Array(SEATS);
const early = new Uint8Array(SEATS * CARDS);

const lackAt = (seat: number, place: number, pile: number): number => (seat * PLACES + place) * PILES.length + pile;

/** The sets of one sort of place. */
const setsOf = (state: State, place: number): Int32Array =>
  place === HAND ? state.hand : place === ASIDE ? state.aside : state.packet;

/**
 * Draws anew hands, cards put aside, packets, picks and piles as far as `seat` cannot see them.
 * @param settled whether others' cards can matter to nobody any more
 */
export const redealCards = (state: State, seat: number, random: Random, settled: boolean): void => {
  const others = settled ? random.idle() : random;
  for (let other = 0; other < state.rules.seats; other++) if (other !== seat) empty(state, seat, other);
  dealGroups(state, seat, others);
  for (let pile = 0; pile < PILES.length; pile++) {
    dealEarly(state, seat, pile, others);
    dealPile(state, seat, pile, random, settled);
  }
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && state.picks[other] !== NONE) state.picks[other] = anyOfPacket(state, other, others);
};

/** Counts the cards of another seat by place and back, and takes away all that the viewer does not know to be in its hand. */
const empty = (state: State, seat: number, other: number): void => {
  const { group, groupSeats, hand, known, rules } = state;
  const from = other * CARD_WORDS;
  earlySize[other] = 0;
  for (let pile = 0; pile < PILES.length; pile++) {
    const cards = rules.content.cards.ofPile[pile]!;
    for (let place = 0; place < PLACES; place++)
      lacks[lackAt(other, place, pile)] = sizeWithin(setsOf(state, place), from, cards);
    for (let word = 0; word < CARD_WORDS; word++)
      for (
        let rest = hand[from + word]! & known[seat * CARD_WORDS + word]! & cards[word]!;
        rest !== 0;
        rest = withoutLowest(rest)
      )
        lacks[lackAt(other, HAND, pile)]!--;
  }
  for (let word = 0; word < CARD_WORDS; word++) {
    hand[from + word]! &= known[seat * CARD_WORDS + word]!;
    state.aside[from + word] = 0;
    state.packet[from + word] = 0;
    known[from + word] = 0;
  }
  group.fill(0, other * CARDS, (other + 1) * CARDS);
  groupSeats.fill(0, other * GROUPS, (other + 1) * GROUPS);
};

/** Puts a card into a place of another seat. */
const lay = (state: State, other: number, place: number, card: number): void => {
  include(setsOf(state, place), other * CARD_WORDS, card);
  lacks[lackAt(other, place, state.rules.content.cards.pile[card]!)]!--;
};

/** The groups that the viewer remembers, in the order of their first cards: their numbers are no part of what it knows. */
const dealGroups = (state: State, seat: number, random: Random): void => {
  let dealt = 1;
  for (let card = 0; card < CARDS; card++) {
    const number = state.group[seat * CARDS + card]!;
    if (hasBit(dealt, number)) continue;
    dealt |= 1 << number;
    dealGroup(state, seat, number, random);
  }
};

/** One card of a group for each of its seats; the rest is in the packet of its holder. */
const dealGroup = (state: State, seat: number, number: number, random: Random): void => {
  const seats = seatsOfGroup(state, seat, number);
  const holder = holderOfGroup(state, seat, number);
  let size = 0;
  for (let card = 0; card < CARDS; card++) if (state.group[seat * CARDS + card] === number) pool[size++] = card;
  let next = 0;
  for (let rest = seats; rest !== 0; rest = withoutLowest(rest)) labels[next++] = lowestBit(rest);
  labels.fill(SEATS, next, size);
  random.deal(pool, size, labels);
  next = 0;
  for (let rest = seats; rest !== 0; rest = withoutLowest(rest))
    take(state, lowestBit(rest), pool[next++]!, number < FIRST_LATE);
  for (; next < size; next++) lay(state, holder, PACKET, pool[next]!);
};

/** A card of a draft comes to a seat: into its hand, or where cards may have been put aside since, that is drawn later. */
const take = (state: State, other: number, card: number, isEarly: boolean): void => {
  if (!isEarly) lay(state, other, HAND, card);
  else early[other * CARDS + earlySize[other]!++] = card;
};

/** Cards of the opening of one pile: each of the places in a hand and of those put aside is as likely for them as another. */
const dealEarly = (state: State, seat: number, pile: number, random: Random): void => {
  const { pile: pileOf } = state.rules.content.cards;
  for (let other = 0; other < state.rules.seats; other++) {
    if (other === seat || earlySize[other] === 0) continue;
    const held = lacks[lackAt(other, HAND, pile)]!;
    const size = held + lacks[lackAt(other, ASIDE, pile)]!;
    pool.fill(HAND, 0, held);
    pool.fill(ASIDE, held, size);
    let count = 0;
    for (let index = 0; index < earlySize[other]!; index++)
      if (pileOf[early[other * CARDS + index]!] === pile) labels[count] = count++;
    if (count === 0) continue;
    labels.fill(count, count, size);
    random.deal(pool, size, labels);
    count = 0;
    for (let index = 0; index < earlySize[other]!; index++) {
      const card = early[other * CARDS + index]!;
      if (pileOf[card] === pile) lay(state, other, pool[count++]!, card);
    }
  }
};

/** Deals the cards of a pile that are unseen: to places of other seats, and the rest is the pile below what is known of it. */
const dealPile = (state: State, seat: number, pile: number, random: Random, settled: boolean): void => {
  const { piles, rules } = state;
  const size = unseenCards(state, seat, pile, pool);
  const isTopKnown = hasBit(pileSeen(state, pile), seat);
  const inPile = pileSize(state, pile) - (isTopKnown && pileSize(state, pile) > 0 ? 1 : 0);
  let next = size;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    for (let place = 0; place < PLACES; place++) {
      const count = lacks[lackAt(other, place, pile)]!;
      labels.fill(settled ? CARDS : CARDS + other * PLACES + place, next - count, next);
      next -= count;
    }
  }
  for (let height = 0; height < inPile; height++) labels[height] = height;
  random.deal(pool, size, labels);
  next = size;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    for (let place = 0; place < PLACES; place++)
      for (let count = lacks[lackAt(other, place, pile)]!; count > 0; count--)
        include(setsOf(state, place), other * CARD_WORDS, pool[--next]!);
  }
  for (let height = 0; height < inPile; height++) piles[pile * CARDS + height] = pool[height]!;
};

/** Any card of a seat's packet. */
const anyOfPacket = ({ packet }: State, seat: number, random: Random): number => {
  let size = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = packet[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      pool[size++] = word * 32 + lowestBit(rest);
  return pool[random.below(size)]!;
};
