import { pointer } from '../../../core/fault.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { blame, isShown, takeOnce } from '../../kit/reading.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { CARD_TYPES, DECK, ROLES, STARTERS } from '../content/terms.ts';
import { BUILT_IN } from '../content/turn.ts';
import { hidesHand } from '../rules/hidden.ts';
import { firstOf } from '../rules/ops/setup.ts';
import { cardOf } from '../rules/state.ts';
import { cardNamed, cardOfRole, nameWithin } from './names.ts';
import type { Reading } from './reading.ts';
import type { MemberJson } from './schema.ts';

const ALL = (1 << DECK) - 1;

/** The step of the set-up in which first cards are played. */
const FIRST_CARD = String(BUILT_IN.setup.findIndex(([op]) => op === 'first-card'));

/** The cards of one role, as they turn up. */
interface Cards {
  readonly role: number;
  readonly taken: Set<number>;
}

/** Reads the cards of every role: each is in one place. */
export const readCards = (reading: Reading): void => {
  const { state, json } = reading;
  const elsewhere = new Set([...resolved(reading), ...setAside(reading)]);
  for (const [place, member] of json.team.entries()) {
    const at = pointer('team', place);
    const role = state.role[place]!;
    if (state.turn === 0 && state.ability[state.current] === NONE) checkNone(reading, member, at);
    if (role !== NONE) readRole(reading, member, place, { role, taken: new Set(elsewhere) }, at);
  }
};

/** First cards that are still to be played: all are searched out before the first one is (rulebook page 5). */
const setAside = ({ json, state }: Reading): number[] => {
  const { current, turn, rules } = state;
  const [bottom] = json.pending ?? [];
  if (turn > 0 || bottom?.id !== 'setup' || bottom.step !== FIRST_CARD) return [];
  return Array.from({ length: rules.places - 1 - current }, (_, later) => firstOf(state, current + 1 + later));
};

/** Unique cards that are being resolved: they are in no pile. */
const resolved = ({ json, state }: Reading): Set<number> => {
  const { content } = state.rules;
  const cards = (json.pending ?? []).flatMap(({ card = '' }) => cardNamed(content, card) ?? []);
  return new Set(cards.filter((card) => CARD_TYPES[content.type[content.cardKind[card]!]!] === 'unique'));
};

/** While roles and abilities are chosen all cards lie in the decks. */
const checkNone = (reading: Reading, member: MemberJson, at: string): void => {
  const { role, hand, deck, actions, permanents, discards, handSize = 0, deckSize = 0 } = member;
  const moved = [hand ?? [], actions, permanents, discards];
  if (moved.some(({ length }) => length > 0) || handSize > 0)
    blame(reading, at, 'not-set-up', 'Before all abilities are chosen no card is drawn or played.');
  if (role === null && ((deck ?? []).length > 0 || deckSize > 0))
    blame(reading, at, 'not-set-up', 'There are no cards while there is no role.');
};

const readRole = (reading: Reading, member: MemberJson, place: number, cards: Cards, at: string): void => {
  const { state, faults, json } = reading;
  const { role } = cards;
  const before = faults.length;
  const { hand, deck } = member;
  state.zone[role] = readList(reading, member.actions, cards, `${at}/actions`, 'action');
  readPermanents(reading, member, place, cards, at);
  state.discards[role] = readList(reading, member.discards, cards, `${at}/discards`);
  const open = json.viewer === 'all' || json.ending !== undefined;
  const seesHand = open || json.viewer === 'all' || !hidesHand(state, place, json.viewer);
  const handIsShown = isShown(reading, hand, seesHand, `${at}/hand`, 'this hand');
  if (handIsShown) {
    state.hand[role] = readList(reading, hand, cards, `${at}/hand`);
    checkSize(reading, hand.length, member.handSize, `${at}/handSize`);
  }
  if (isShown(reading, deck, open, `${at}/deck`, 'the order of this deck')) {
    layDeck(reading, role, readDeck(reading, deck, cards, `${at}/deck`));
    checkSize(reading, deck.length, member.deckSize, `${at}/deckSize`);
    if (faults.length === before) checkWhole(reading, cards, at);
  } else if (faults.length === before) fillHidden(reading, member, cards, handIsShown, at);
};

const checkSize = (reading: Reading, length: number, size: number | undefined, at: string): void => {
  if (size !== undefined && size !== length) blame(reading, at, 'wrong-size', `There are ${length} cards.`);
};

/** A card by its name, once. @returns its place in the deck of the role; undefined where there is a fault */
const readCard = (reading: Reading, name: string, { role, taken }: Cards, at: string): number | undefined => {
  const card = cardOfRole(reading.state.rules.content, role, name);
  if (card === undefined) blame(reading, at, 'no-such-card', `The deck of the ${ROLES[role]} has no card "${name}".`);
  else if (takeOnce(reading, taken, card, at, name)) return (card - STARTERS) % DECK;
  return undefined;
};

const readDeck = (reading: Reading, names: readonly string[], cards: Cards, at: string): number[] =>
  names.flatMap((name, index) => readCard(reading, name, cards, at + pointer(index)) ?? []);

/** A set of cards as a mask, all of one type where it must be. */
const readList = (
  reading: Reading,
  names: readonly string[],
  cards: Cards,
  at: string,
  type?: (typeof CARD_TYPES)[number],
): number => {
  const { content } = reading.state.rules;
  let mask = 0;
  for (const [index, name] of names.entries()) {
    const here = at + pointer(index);
    const card = readCard(reading, name, cards, here);
    if (card === undefined) continue;
    const is = CARD_TYPES[content.type[content.cardKind[cardOf(cards.role, card)]!]!];
    if (type !== undefined && is !== type)
      blame(
        reading,
        here,
        'wrong-type',
        `${name} is a card of the type ${is}, and here lie those of the type ${type}.`,
      );
    mask |= 1 << card;
  }
  return mask;
};

const readPermanents = (reading: Reading, member: MemberJson, place: number, cards: Cards, at: string): void => {
  const { state } = reading;
  const names = member.permanents.map(({ card }) => card);
  state.permanents[cards.role] = readList(reading, names, cards, `${at}/permanents`, 'permanent');
  for (const [index, { card, used }] of member.permanents.entries()) {
    if (used === undefined) continue;
    if (place !== state.current)
      blame(reading, `${at}/permanents/${index}/used`, 'wrong-turn', 'Only the role to act uses cards.');
    const number = cardOfRole(state.rules.content, cards.role, card);
    if (number !== undefined) state.used |= 1 << ((number - STARTERS) % DECK);
  }
};

/** Cards of the role that have not turned up, as a mask. */
const missing = ({ role, taken }: Cards): number => {
  let mask = ALL;
  for (const card of taken) if (roleOf(card) === role) mask &= ~(1 << ((card - STARTERS) % DECK));
  return mask;
};

const checkWhole = (reading: Reading, cards: Cards, at: string): void => {
  for (let rest = missing(cards); rest !== 0; rest = withoutLowest(rest)) {
    const name = nameWithin(reading.state.rules.content, cardOf(cards.role, lowestBit(rest)));
    blame(reading, at, 'card-missing', `${name} is in no place.`);
  }
};

const layDeck = ({ state }: Reading, role: number, cards: readonly number[]): void => {
  state.deckSize[role] = cards.length;
  for (const [depth, card] of cards.entries()) state.decks[role * DECK + cards.length - 1 - depth] = card;
};

/** Any deal of what is left will do: `redeal` draws it anew. */
const fillHidden = (reading: Reading, member: MemberJson, cards: Cards, handIsShown: boolean, at: string): void => {
  const { state } = reading;
  const left: number[] = [];
  for (let rest = missing(cards); rest !== 0; rest = withoutLowest(rest)) left.push(lowestBit(rest));
  const { deckSize = 0, handSize = 0 } = member;
  const inHand = handIsShown ? 0 : handSize;
  if (deckSize + inHand !== left.length) {
    const where = handIsShown ? 'in the deck' : 'in the deck and the hand';
    blame(reading, `${at}/deckSize`, 'wrong-size', `Of ${DECK} cards ${left.length} are ${where}.`);
    return;
  }
  for (const card of left.slice(0, inHand)) state.hand[cards.role]! |= 1 << card;
  layDeck(reading, cards.role, left.slice(inHand));
};
