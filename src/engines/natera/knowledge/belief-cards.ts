/** What a seat can say of exploration cards that others have: by what it has seen of them, and by their backs. */
import type { BeliefSlot, Seat } from '../../../core/contract.ts';
import { countBits, hasBit } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS } from '../content/terms.ts';
import { membersOf } from '../documents/sets.ts';
import { FIRST_LATE, holderOfGroup, seatsOfGroup } from '../rules/memory.ts';
import { sizeOf, sizeWithin } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { orders, type Part } from './belief-part.ts';

/** A group of cards that a seat remembers from a draft. */
interface Group {
  readonly cards: readonly number[];
  readonly seats: number;
  readonly holder: number;
  readonly isEarly: boolean;
}

const groupsOf = (state: State, seat: Seat): Group[] => {
  const byNumber = new Map<number, number[]>();
  for (let card = 0; card < CARDS; card++) {
    const number = state.group[seat * CARDS + card]!;
    if (number !== 0) byNumber.set(number, [...(byNumber.get(number) ?? []), card]);
  }
  return [...byNumber].map(([number, cards]) => ({
    cards,
    seats: seatsOfGroup(state, seat, number),
    holder: holderOfGroup(state, seat, number),
    isEarly: number < FIRST_LATE,
  }));
};

/** Who has each card that was passed on, where that is open; and what others keep of the packets that they have. */
export const keeperPart = (state: State, seat: Seat): Part => {
  const groups = groupsOf(state, seat);
  const { picks, packet, rules } = state;
  let worlds = 1;
  for (const { cards, seats } of groups) worlds *= orders(cards.length, countBits(seats));
  for (let other = 0; other < rules.seats; other++)
    if (other !== seat && picks[other] !== NONE) worlds *= sizeOf(packet, other * CARD_WORDS, CARD_WORDS);
  return { worlds, slots: groups.flatMap((group) => slotsOf(state, group)) };
};

/** Each of the seats is as likely to have a card as another, and what is left is in the packet. */
const slotsOf = ({ rules }: State, { cards, seats, holder }: Group): BeliefSlot[] => {
  const { ids, names } = rules.content.cards;
  const count = countBits(seats);
  const places = count + (cards.length > count ? 1 : 0);
  if (places < 2) return [];
  const values = [
    ...[...new Array(rules.seats).keys()]
      .filter((other) => hasBit(seats, other))
      .map((other) => ({
        value: { code: 'belief.seat', params: { seat: other } },
        probability: 1 / cards.length,
      })),
    ...(cards.length > count
      ? [
          {
            value: { code: 'belief.packet', params: { seat: holder } },
            probability: (cards.length - count) / cards.length,
          },
        ]
      : []),
  ];
  return cards.map((card) => ({
    slot: { code: 'slot.keeper', params: { id: ids[card]!, ...names[card]! } },
    values,
  }));
};

/** Cards of a group that a pile has, and one seat at least. */
const shareOf = ({ rules }: State, groups: readonly Group[], other: number, pile: number, isEarly: boolean): number =>
  groups.filter(
    (group) =>
      group.isEarly === isEarly && hasBit(group.seats, other) && rules.content.cards.pile[group.cards[0]!] === pile,
  ).length;

/** Cards of a pile in a seat's hand that the viewer knows to be there. */
const knownIn = ({ hand, known, rules }: State, seat: Seat, other: number, pile: number): number =>
  membersOf(hand, other * CARD_WORDS, CARD_WORDS).filter(
    (card) => rules.content.cards.pile[card] === pile && hasBit(known[seat * CARD_WORDS + (card >>> 5)]!, card & 31),
  ).length;

/**
 * Ways in which cards of one pile can lie that the viewer knows nothing of: in hands, put aside, in packets, and in an order in the
 * pile; and in which those of the opening that it knows others to have can be among what these have put aside.
 * @param unseen how many it knows nothing of
 */
export const worldsOfPile = (state: State, seat: Seat, pile: number, unseen: number): number => {
  const { aside, hand, packet, rules } = state;
  const cards = rules.content.cards.ofPile[pile]!;
  const groups = groupsOf(state, seat);
  let worlds = orders(unseen);
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    const from = other * CARD_WORDS;
    const sure = knownIn(state, seat, other, pile) + shareOf(state, groups, other, pile, false);
    const held = sizeWithin(hand, from, cards) - sure;
    const put = sizeWithin(aside, from, cards);
    const early = shareOf(state, groups, other, pile, true);
    const seen = groups
      .filter(({ holder, cards: own }) => holder === other && rules.content.cards.pile[own[0]!] === pile)
      .reduce((sum, group) => sum + group.cards.length - countBits(group.seats), 0);
    const passed = sizeWithin(packet, from, cards) - seen;
    worlds *= orders(held + put, early) / (orders(held) * orders(put) * orders(passed));
  }
  return worlds;
};
