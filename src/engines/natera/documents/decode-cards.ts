import { pointer } from '../../../core/fault.ts';
import { blame, isShown, sees } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, OPENING, OPENING_DISCARDS, PILES } from '../content/terms.ts';
import { setSeen } from '../rules/cards.ts';
import { holds, include } from '../rules/sets.ts';
import { STAGES } from '../rules/terms.ts';
import { sizesIn, ZONES_OF_CARDS, type ZoneOfCards } from './card-zones.ts';
import { fillCards } from './decode-fill.ts';
import { checkMemory, readMemory } from './decode-memory.ts';
import { maskOf, type Reading, readCard, readRow } from './reading.ts';
import type { PlayerJson } from './schema.ts';
import { membersOf } from './sets.ts';

/** Reads exploration cards: each is in one place; those that are hidden become any that are left. */
export const readCards = (reading: Reading): void => {
  const { json, state } = reading;
  const taken = new Set<number>();
  const before = reading.faults.length;
  readInto(reading, json.discards, taken, state.discards, 0, '/discards');
  for (const [seat, player] of json.players.entries()) {
    const at = pointer('players', seat);
    readInto(reading, player.inPlay, taken, state.played, seat * CARD_WORDS, `${at}/inPlay`);
    for (const zone of ZONES_OF_CARDS) readZone(reading, player, seat, zone, taken, `${at}/${zone}`);
    checkZones(reading, player, seat, at);
  }
  for (const pile of PILES) readPile(reading, pile, taken);
  checkMemory(reading);
  if (reading.faults.length === before) readMemory(reading, taken);
  if (reading.faults.length === before) fillCards(reading, taken);
  for (const [seat, player] of json.players.entries()) readPick(reading, player, seat, `/players/${seat}/pick`);
};

const readInto = (
  reading: Reading,
  names: readonly string[],
  taken: Set<number>,
  into: Int32Array,
  from: number,
  at: string,
): void => {
  for (const [index, id] of names.entries()) {
    const card = readCard(reading, id, taken, `${at}/${index}`);
    if (card !== undefined) include(into, from, card);
  }
};

const readZone = (
  reading: Reading,
  player: PlayerJson,
  seat: number,
  zone: ZoneOfCards,
  taken: Set<number>,
  at: string,
): void => {
  const { state } = reading;
  const { cards } = state.rules.content;
  const list = player[zone];
  const sizes = sizesIn(player, zone);
  if (list === undefined) {
    if (sizes !== undefined) blame(reading, `${at}Size`, 'wrong-stage', 'There is no packet.');
    return;
  }
  if (!isShown(reading, list, sees(reading, seat) || reading.json.ending !== undefined, at, `this ${zone}`)) {
    if (list === null && sizes === undefined)
      blame(reading, `${at}Size`, 'missing-field', 'Where cards are hidden it is needed how many they are.');
    return;
  }
  readInto(reading, list, taken, state[zone], seat * CARD_WORDS, at);
  if (sizes === undefined) return;
  for (const [pile, name] of PILES.entries()) {
    const count = list.filter((id) => cards.pile[cards.ids.indexOf(id)] === pile).length;
    if (sizes[name] !== count)
      blame(reading, `${at}Size/${name}`, 'wrong-size', `Of the ${name} pile ${count} cards are listed.`);
  }
};

const total = (player: PlayerJson, zone: ZoneOfCards): number => {
  const sizes = sizesIn(player, zone);
  return player[zone]?.length ?? (sizes === undefined ? 0 : sizes.base + sizes.advanced);
};

/**
 * Fewest and most cards that a seat, which has put `found` aside, can have: each does so once, in the set-up, of a hand that
 * may be small. Not counting piles for who has as many as can be made reading a state 1.26 times as fast.
 */
const putAside = ({ json, state }: Reading, seat: number, found: number): readonly [least: number, most: number] => {
  const { cards } = state.rules.content;
  const { seats } = state.rules;
  const stage = STAGES.indexOf(json.stage) - STAGES.indexOf('put-aside');
  if (stage < 0 || (stage === 0 && !json.done.includes(seat))) return [0, 0];
  if (stage === 0 && seat === json.current) return [0, OPENING_DISCARDS - 1];
  if (found === OPENING_DISCARDS) return [found, found];
  const isRich = OPENING.every(
    (dealt, pile) =>
      cards.pile.filter((each, card) => each === pile && cards.nuclear[card] === 0).length >= dealt * seats,
  );
  return [isRich ? OPENING_DISCARDS : 0, OPENING_DISCARDS];
};

/** What is put aside agrees with the stage; packets are there while cards are drafted. */
const checkZones = (reading: Reading, player: PlayerJson, seat: number, at: string): void => {
  const { json } = reading;
  const found = total(player, 'aside');
  const [least, most] = putAside(reading, seat, found);
  if (found < least || found > most)
    blame(
      reading,
      `${at}/aside`,
      found > most ? 'too-many-cards' : 'too-few-cards',
      `By now this seat has put aside ${least === most ? most : `${least} to ${most}`} cards.`,
    );
  const isDraft = json.drafting !== undefined;
  if (isDraft && player.packet === undefined)
    blame(
      reading,
      `${at}/packet`,
      'missing-field',
      'While cards are drafted each seat has a packet, if only an empty one.',
    );
  if (!isDraft && player.packet !== undefined)
    blame(reading, `${at}/packet`, 'wrong-stage', 'There are packets only while cards are drafted.');
  if (!isDraft && player.pick !== undefined)
    blame(reading, `${at}/pick`, 'wrong-stage', 'Cards are picked only while they are drafted.');
  if (json.drafting !== undefined && total(player, 'packet') > json.drafting)
    blame(reading, `${at}/packet`, 'too-many-cards', `In ${json.drafting} rounds no packet has more cards.`);
};

const readPile = (reading: Reading, name: (typeof PILES)[number], taken: Set<number>): void => {
  const { json, state } = reading;
  const { cards } = state.rules.content;
  const { size, order, seenBy = [], top } = json.piles[name];
  const pile = PILES.indexOf(name);
  const at = `/piles/${name}`;
  const visible = json.viewer === 'all' || json.ending !== undefined;
  setPile(reading, name, size, seenBy);
  if (seenBy.length > 0 && size === 0) blame(reading, `${at}/seenBy`, 'empty-pile', 'The pile has no top card.');
  const mayHave = (id: string, here: string): number | undefined => {
    const card = readCard(reading, id, taken, here);
    if (card === undefined || cards.pile[card] === pile) return card;
    blame(reading, here, 'wrong-pile', `${id} is of the other pile.`);
    return undefined;
  };
  const seesTop = visible || seenBy.some((seat) => seat === json.viewer);
  if (seenBy.length === 0 && top !== undefined) blame(reading, `${at}/top`, 'not-seen', 'Nobody knows the top card.');
  if (seenBy.length > 0 && top === undefined) blame(reading, `${at}/top`, 'missing-field', 'Some know the top card.');
  const shown = top !== undefined && isShown(reading, top, seesTop, `${at}/top`, 'this card') ? top : undefined;
  if (!isShown(reading, order, visible, `${at}/order`, 'this order')) {
    const card = shown === undefined || size === 0 ? undefined : mayHave(shown, `${at}/top`);
    if (card !== undefined) state.piles[pile * CARDS + size - 1] = card;
    return;
  }
  if (order.length !== size) blame(reading, `${at}/size`, 'wrong-size', `The order lists ${order.length} cards.`);
  if (shown !== undefined && order[0] !== shown)
    blame(reading, `${at}/top`, 'wrong-order', `By the order the top card is ${order[0]}.`);
  for (const [depth, id] of order.entries()) {
    const card = mayHave(id, `${at}/order/${depth}`);
    if (card !== undefined && depth < size) state.piles[pile * CARDS + size - 1 - depth] = card;
  }
};

const setPile = ({ state }: Reading, name: (typeof PILES)[number], size: number, seats: readonly number[]): void => {
  if (name === 'base') state.baseSize = size;
  else state.advancedSize = size;
  setSeen(state, PILES.indexOf(name), maskOf(seats));
};

/** What a seat keeps of this round is still in its packet. */
const readPick = (reading: Reading, { pick }: PlayerJson, seat: number, at: string): void => {
  const { json, state } = reading;
  if (pick === undefined) return;
  if (!json.done.includes(seat) || seat === json.current)
    blame(reading, at, 'not-chosen', 'This seat has not chosen yet in this round.');
  if (!isShown(reading, pick, sees(reading, seat), at, 'this card')) {
    state.picks[seat] = membersOf(state.packet, seat * CARD_WORDS, CARD_WORDS)[0] ?? NONE;
    return;
  }
  const card = readRow(reading, state.rules.content.cards, pick, at, 'card');
  if (card === undefined) return;
  if (!holds(state.packet, seat * CARD_WORDS, card))
    blame(reading, at, 'not-in-packet', 'What is kept is a card of the packet.');
  else state.picks[seat] = card;
};
