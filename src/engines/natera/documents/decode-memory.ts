import { pointer } from '../../../core/fault.ts';
import { blame, isShown, sees, takeOnce } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, PILES } from '../content/terms.ts';
import { passedBy } from '../rules/drafting.ts';
import { FIRST_LATE, packSeats } from '../rules/memory.ts';
import { holds, include } from '../rules/sets.ts';
import { GROUPS } from '../rules/state.ts';
import type { ZoneOfCards } from './card-zones.ts';
import { lacking } from './decode-fill.ts';
import { maskOf, type Reading, readCard, readRow } from './reading.ts';
import type { PlayerJson } from './schema.ts';

type KnownJson = NonNullable<PlayerJson['knows']>[number];
type GroupJson = NonNullable<PlayerJson['memory']>[number];

/** What is read of the memory of a seat. */
interface Remembering {
  readonly reading: Reading;
  readonly viewer: number;
  readonly taken: Set<number>;
  /** Cards that this seat knows something of. */
  readonly named: Set<number>;
  /** Whether hands of others lie open in the document, so that memory only has to agree with them. */
  readonly isOpen: boolean;
}

/** What a seat knows is shown to those who see its hand. */
export const checkMemory = (reading: Reading): void => {
  for (const [viewer, { knows, memory }] of reading.json.players.entries()) {
    const visible = reading.json.ending !== undefined || sees(reading, viewer);
    const at = pointer('players', viewer);
    if (knows !== undefined) isShown(reading, knows, visible, `${at}/knows`, 'what this seat knows');
    if (memory !== undefined) isShown(reading, memory, visible, `${at}/memory`, 'what this seat remembers');
  }
};

/** Reads what seats know of cards of others: it agrees with these, and in a view it says where some of them are. */
export const readMemory = (reading: Reading, taken: Set<number>): void => {
  const { json } = reading;
  const isOpen = json.viewer === 'all' || json.ending !== undefined;
  for (const [viewer, { knows, memory }] of json.players.entries()) {
    const remembering = { reading, viewer, taken, isOpen, named: new Set<number>() };
    const at = pointer('players', viewer);
    for (const [index, known] of (knows ?? []).entries()) readKnown(remembering, known, `${at}/knows/${index}`);
    readGroups(remembering, memory ?? [], `${at}/memory`);
    if (!isOpen) checkPackets(reading, memory ?? []);
  }
};

/** Of a packet that the viewer has passed on it remembers every card. */
const checkPackets = (reading: Reading, groups: readonly GroupJson[]): void => {
  for (const seat of new Set(groups.flatMap(({ packet }) => packet ?? [])))
    for (const [pile, name] of PILES.entries())
      if (lacking(reading, seat, 'packet', pile) !== 0)
        blame(
          reading,
          `/players/${seat}/packetSize/${name}`,
          'wrong-size',
          'The viewer has seen this packet, and remembers another number of these cards.',
        );
};

/** A card of another seat: where hands are hidden it is put there. @returns it; undefined where something is wrong */
const placeCard = (
  { reading, named, taken, isOpen }: Remembering,
  id: string,
  seat: number,
  zones: readonly ZoneOfCards[],
  at: string,
): number | undefined => {
  const { state } = reading;
  const { cards } = state.rules.content;
  if (isOpen) {
    const card = readRow(reading, cards, id, at, 'card');
    if (card !== undefined && !takeOnce(reading, named, card, at, id)) return undefined;
    if (card === undefined || zones.some((zone) => holds(state[zone], seat * CARD_WORDS, card))) return card;
    blame(reading, at, 'not-there', `${id} is not among these cards of seat ${seat}.`);
    return undefined;
  }
  const card = readCard(reading, id, taken, at);
  if (card === undefined) return undefined;
  const zone = zones.find((each) => lacking(reading, seat, each, cards.pile[card]!) > 0);
  if (zone !== undefined) include(state[zone], seat * CARD_WORDS, card);
  else blame(reading, at, 'no-room', `Seat ${seat} has no hidden card of this back that could be ${id}.`);
  return card;
};

const readKnown = (remembering: Remembering, { card: id, seat }: KnownJson, at: string): void => {
  const { reading, viewer } = remembering;
  if (seat === viewer) {
    blame(reading, `${at}/seat`, 'own-card', 'It is about cards of other seats.');
    return;
  }
  const card = placeCard(remembering, id, seat, ['hand'], `${at}/card`);
  if (card !== undefined) include(reading.state.known, viewer * CARD_WORDS, card);
};

/** Whether a packet has come by a seat on its way from the viewer to the one that has it now. */
const isOnWay = ({ state }: Reading, viewer: number, holder: number, seat: number): boolean => {
  const { seats } = state.rules;
  const steps = (to: number): number => {
    let count = 1;
    for (let at = (viewer + passedBy(state)) % seats; at !== to && count < seats; count++)
      at = (at + passedBy(state)) % seats;
    return count;
  };
  return steps(seat) < steps(holder);
};

/** Cards are of one pile, seats of the table but the viewer: one card each, and the rest in a packet. */
const checkGroup = ({ reading, viewer }: Remembering, { cards, seats, packet }: GroupJson, at: string): boolean => {
  const { faults, json, state } = reading;
  const { ids, pile } = state.rules.content.cards;
  const before = faults.length;
  const named = cards.map((id) => ids.indexOf(id)).filter((card) => card >= 0);
  if (named.some((card) => pile[card] !== pile[named[0]!]))
    blame(reading, `${at}/cards`, 'wrong-pile', 'The cards of a group have the same back.');
  if (seats.includes(viewer) || packet === viewer) blame(reading, at, 'own-card', 'It is about cards of other seats.');
  if (packet !== undefined && json.drafting === undefined)
    blame(reading, `${at}/packet`, 'wrong-stage', 'There are packets only while cards are drafted.');
  if (packet !== undefined && seats.some((seat) => !isOnWay(reading, viewer, packet, seat)))
    blame(
      reading,
      `${at}/seats`,
      'wrong-seat',
      'The packet has come from the viewer by these seats to the one that has it.',
    );
  const rest = cards.length - seats.length;
  if (packet === undefined ? rest !== 0 : rest <= 0)
    blame(
      reading,
      `${at}/seats`,
      'wrong-size',
      packet === undefined
        ? 'Each of these seats has one of the cards.'
        : 'With one for each seat nothing is left over.',
    );
  return faults.length === before;
};

const readGroups = (remembering: Remembering, groups: readonly GroupJson[], at: string): void => {
  const { reading, viewer } = remembering;
  const { state } = reading;
  const next = { early: 1, late: FIRST_LATE };
  // Those that can be in fewer places come first, so that the others find room.
  const ordered = [...groups.entries()].sort(
    ([, one], [, other]) => Number(one.opening === true) - Number(other.opening === true),
  );
  for (const [index, group] of ordered) {
    const here = `${at}/${index}`;
    const number = group.opening === true ? next.early++ : next.late++;
    if (number >= (group.opening === true ? FIRST_LATE : GROUPS)) {
      blame(reading, here, 'too-many-groups', 'No game has so much to remember.');
      return;
    }
    if (!checkGroup(remembering, group, here)) continue;
    const cards = remembering.isOpen ? checkOpen(remembering, group, here) : layGroup(remembering, group, here);
    for (const card of cards) state.group[viewer * CARDS + card] = number;
    state.groupSeats[viewer * GROUPS + number] = packSeats(maskOf(group.seats), group.packet ?? NONE);
  }
};

const placesOf = ({ opening }: GroupJson): readonly ZoneOfCards[] => (opening === true ? ['hand', 'aside'] : ['hand']);

/** Where all lies open: each seat has one of the cards, and the packet has the others. */
const checkOpen = ({ reading, named }: Remembering, group: GroupJson, at: string): number[] => {
  const { state } = reading;
  const { cards: table } = state.rules.content;
  const cards = group.cards.flatMap((id, index) => {
    const card = readRow(reading, table, id, `${at}/cards/${index}`, 'card');
    return card !== undefined && takeOnce(reading, named, card, `${at}/cards/${index}`, id) ? [card] : [];
  });
  const inPlace = (seat: number, zones: readonly ZoneOfCards[]): number =>
    cards.filter((card) => zones.some((zone) => holds(state[zone], seat * CARD_WORDS, card))).length;
  for (const seat of group.seats)
    if (inPlace(seat, placesOf(group)) !== 1)
      blame(reading, `${at}/seats`, 'not-there', `Seat ${seat} has not one of these cards, or more of them.`);
  const rest = cards.length - group.seats.length;
  if (group.packet !== undefined && inPlace(group.packet, ['packet']) !== rest)
    blame(reading, `${at}/packet`, 'not-there', 'This packet has not what is left of these cards.');
  return cards;
};

/** Where hands are hidden: the first cards become those of the seats, and the others are in the packet. */
const layGroup = (remembering: Remembering, group: GroupJson, at: string): number[] => {
  const places = placesOf(group);
  return group.cards.flatMap((id, index) => {
    const seat = group.seats[index] ?? group.packet ?? NONE;
    const zones: readonly ZoneOfCards[] = index < group.seats.length ? places : ['packet'];
    return placeCard(remembering, id, seat, zones, `${at}/cards/${index}`) ?? [];
  });
};
