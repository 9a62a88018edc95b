import type { Viewer } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, RESOURCES, SEATS, SPECIALIST_WORDS, ZONES } from '../content/terms.ts';
import { SIDES } from '../documents/action-schema.ts';
import type { PlayerJson } from '../documents/schema.ts';
import { idsOf, membersOf } from '../documents/sets.ts';
import { FIRST_LATE, holderOfGroup, seatsOfGroup } from '../rules/memory.ts';
import { holds, sizeWithin } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { STAGES } from '../rules/terms.ts';

/** A seat as a viewer sees it. */
export const playerJson = (state: State, seat: number, eyes: Viewer): PlayerJson => {
  const { rules, leaders, explorers, growth, played, hired, board, side } = state;
  const { cards, specialists } = rules.content;
  const sees = eyes === 'all' || eyes === seat;
  return {
    ...tribeJson(state, seat, sees),
    board: { number: board[seat]! + 1, side: side[seat] === NONE ? null : SIDES[side[seat]!]! },
    resources: resourcesJson(state, seat),
    authority: authorityJson(state, seat),
    leaders: leaders[seat]!,
    explorers: explorers[seat]!,
    growth: spacesJson(growth[seat]!),
    inPlay: idsOf(cards, played, seat * CARD_WORDS, CARD_WORDS),
    specialists: idsOf(specialists, hired, seat * SPECIALIST_WORDS, SPECIALIST_WORDS),
    ...cardsJson(state, seat, sees),
    ...(sees ? knowledgeJson(state, seat) : { knows: null, memory: null }),
  };
};

const TRIBES = STAGES.indexOf('tribes');

const tribeJson = ({ rules, tribe, offered, tribesShown, stage }: State, seat: number, sees: boolean) => {
  const { ids } = rules.content.tribes;
  const mine = tribe[seat]!;
  const both = Array.from(offered.subarray(seat * 2, seat * 2 + 2), (row) => ids[row]!);
  return {
    ...(stage === TRIBES && { offered: sees ? both : null }),
    tribe: mine !== NONE && (tribesShown === 1 || sees) ? ids[mine]! : null,
  };
};

const resourcesJson = ({ resources }: State, seat: number): PlayerJson['resources'] => {
  const own = (resource: (typeof RESOURCES)[number]): number =>
    resources[seat * RESOURCES.length + RESOURCES.indexOf(resource)]!;
  return {
    endurance: own('endurance'),
    agility: own('agility'),
    intelligence: own('intelligence'),
    food: own('food'),
    material: own('material'),
    energy: own('energy'),
  };
};

const authorityJson = ({ authority }: State, seat: number): PlayerJson['authority'] => {
  const own = (zone: (typeof ZONES)[number]): number => authority[seat * ZONES.length + ZONES.indexOf(zone)]!;
  return {
    agricultural: own('agricultural'),
    urban: own('urban'),
    military: own('military'),
    coastal: own('coastal'),
  };
};

/** Spaces of a mask, counted from 1. */
const spacesJson = (mask: number): number[] => {
  const spaces: number[] = [];
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) spaces.push(lowestBit(rest) + 1);
  return spaces;
};

/** Cards of a seat's set by their backs. */
const sizesOf = ({ rules }: State, sets: Int32Array, seat: number) => {
  const [base, advanced] = rules.content.cards.ofPile;
  return {
    base: sizeWithin(sets, seat * CARD_WORDS, base!),
    advanced: sizeWithin(sets, seat * CARD_WORDS, advanced!),
  };
};

const cardsJson = (state: State, seat: number, sees: boolean) => {
  const { rules, hand, aside, packet, picks, drafting } = state;
  const { cards } = rules.content;
  const list = (sets: Int32Array): string[] => idsOf(cards, sets, seat * CARD_WORDS, CARD_WORDS);
  const size = (sets: Int32Array) => sizesOf(state, sets, seat);
  const isDraft = drafting !== 0;
  const pick = picks[seat]!;
  return {
    hand: sees ? list(hand) : null,
    handSize: size(hand),
    aside: sees ? list(aside) : null,
    asideSize: size(aside),
    ...(isDraft && { packet: sees ? list(packet) : null, packetSize: size(packet) }),
    ...(pick !== NONE && { pick: sees ? cards.ids[pick]! : null }),
  };
};

/** What a seat has seen of cards of others. */
const knowledgeJson = (state: State, seat: number): Pick<PlayerJson, 'knows' | 'memory'> => {
  const { rules, known } = state;
  const { ids } = rules.content.cards;
  const knows = membersOf(known, seat * CARD_WORDS, CARD_WORDS).map((card) => ({
    card: ids[card]!,
    seat: keeperOf(state, card),
  }));
  const memory = memoryJson(state, seat);
  return { ...(knows.length > 0 && { knows }), ...(memory.length > 0 && { memory }) };
};

/** The seat that has a card in its hand, or has put it aside. */
const keeperOf = ({ hand, aside, rules }: State, card: number): number => {
  for (let seat = 0; seat < rules.seats; seat++)
    if (holds(hand, seat * CARD_WORDS, card) || holds(aside, seat * CARD_WORDS, card)) return seat;
  return NONE;
};

/** Groups of cards that it remembers, in the order of their first cards. */
const memoryJson = (state: State, seat: number): NonNullable<PlayerJson['memory']> => {
  const { rules, group } = state;
  const { ids } = rules.content.cards;
  const groups = new Map<number, string[]>();
  for (const [card, id] of ids.entries()) {
    const number = group[seat * CARDS + card]!;
    if (number === 0) continue;
    const cards = groups.get(number);
    if (cards === undefined) groups.set(number, [id]);
    else cards.push(id);
  }
  return [...groups].map(([number, cards]) => {
    const mask = seatsOfGroup(state, seat, number);
    const packet = holderOfGroup(state, seat, number);
    return {
      cards,
      seats: Array.from({ length: SEATS }, (_, other) => other).filter((other) => hasBit(mask, other)),
      ...(packet !== NONE && { packet }),
      ...(number < FIRST_LATE && { opening: true as const }),
    };
  });
};
