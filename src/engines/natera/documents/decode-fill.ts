import { blame } from '../../kit/reading.ts';
import { CARD_WORDS, CARDS, PILES } from '../content/terms.ts';
import { pileSeen, pileSize } from '../rules/cards.ts';
import { include, sizeWithin } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { sizesIn, ZONES_OF_CARDS, type ZoneOfCards } from './card-zones.ts';
import type { Reading } from './reading.ts';

/** Cards of a pile that a seat still lacks in a place whose cards are hidden. */
export const lacking = ({ json, state }: Reading, seat: number, zone: ZoneOfCards, pile: number): number => {
  const player = json.players[seat]!;
  const sizes = sizesIn(player, zone);
  if (player[zone] !== null || sizes === undefined) return 0;
  const cards = state.rules.content.cards.ofPile[pile]!;
  return sizes[PILES[pile]!] - sizeWithin(state[zone], seat * CARD_WORDS, cards);
};

/** Any deal of what is left will do: `redeal` draws it anew. */
export const fillCards = (reading: Reading, taken: ReadonlySet<number>): void => {
  for (const pile of PILES.keys()) fillPile(reading, taken, pile);
};

/** Cards that the game has and that have not turned up. */
const cardsLeft = ({ rules }: State, taken: ReadonlySet<number>, pile: number): number[] => {
  const { cards } = rules.content;
  return [...cards.ids.keys()].filter(
    (card) => cards.pile[card] === pile && (rules.nuclear || cards.nuclear[card] === 0) && !taken.has(card),
  );
};

const fillPile = (reading: Reading, taken: ReadonlySet<number>, pile: number): void => {
  const { json, state } = reading;
  const name = PILES[pile]!;
  const { ids } = state.rules.content.cards;
  const left = cardsLeft(state, taken, pile);
  const isFull = json.viewer === 'all' || json.ending !== undefined;
  if (isFull) {
    for (const card of left) blame(reading, `/piles/${name}`, 'card-missing', `${ids[card]} is in no place.`);
    return;
  }
  const knowsTop = typeof json.viewer === 'number' && ((pileSeen(state, pile) >> json.viewer) & 1) === 1;
  const inPile = pileSize(state, pile) - (knowsTop ? 1 : 0);
  const seats = [...json.players.keys()];
  const places = seats.flatMap((seat) =>
    ZONES_OF_CARDS.map((zone) => ({ seat, zone, count: lacking(reading, seat, zone, pile) })),
  );
  const hidden = places.reduce((sum, { count }) => sum + count, 0);
  if (places.some(({ count }) => count < 0) || hidden + inPile !== left.length) {
    blame(
      reading,
      `/piles/${name}/size`,
      'wrong-size',
      `Of the ${name} cards ${left.length} are hidden from the viewer; hands, what is put aside, packets and the pile say ${hidden + inPile}.`,
    );
    return;
  }
  for (const { seat, zone, count } of places)
    for (const card of left.splice(0, count)) include(state[zone], seat * CARD_WORDS, card);
  for (const [height, card] of left.entries()) state.piles[pile * CARDS + height] = card;
};
