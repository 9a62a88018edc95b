import { pointer } from '../../../core/fault.ts';
import { blame, isShown, takeOnce } from '../../kit/reading.ts';
import { EARTH_CARDS, NO_CARD } from '../content/ids.ts';
import type { State } from '../rules/state.ts';
import { GAIA, PLACE, STAGE } from '../rules/terms.ts';
import { toHand } from '../rules/zones.ts';
import type { Reading } from './reading.ts';
import type { PlayerJson, StateJson } from './schema.ts';

type Compost = PlayerJson['compost'];

/** What is read, and the cards that were found so far. */
interface CardReading extends Reading {
  readonly seen: Set<number>;
  /** Whether everything is open to the viewer. */
  readonly open: boolean;
}

/**
 * Reads every Earth card but those of the tableaux, which are `taken` already, and gives hidden places cards.
 * @returns whether each card is somewhere exactly once
 */
export const readCards = (shared: Reading, taken: Set<number>): boolean => {
  const { json, state, faults } = shared;
  const known = faults.length;
  const open = json.viewer === 'all' || state.stage === STAGE.over;
  const reading: CardReading = { ...shared, seen: taken, open };
  readShuffles(reading);
  for (const [index, card] of json.discards.entries())
    if (enter(reading, card, pointer('discards', index), PLACE.discard)) state.discards++;
  readPlanting(reading);
  readLooked(reading);
  readDeck(reading);
  for (const [seat, player] of json.players.entries()) {
    readEvents(reading, seat, player);
    readHand(reading, seat, player);
    readCompost(reading, seat, player.compost, pointer('players', seat, 'compost'));
  }
  if (json.gaia !== undefined) {
    readCompost(reading, GAIA, json.gaia.compost, '/gaia/compost');
    for (const [index, card] of json.gaia.pile.entries())
      if (enter(reading, card, pointer('gaia', 'pile', index), PLACE.events + GAIA)) state.events[GAIA]!++;
  }
  if (faults.length > known) return false;
  fillHidden(reading);
  return faults.length === known;
};

const enter = (reading: CardReading, card: number, at: string, place: number): boolean => {
  const first = takeOnce(reading, reading.seen, card, at, `Card ${card}`);
  if (first) reading.state.place[card] = place;
  return first;
};

const readShuffles = (reading: CardReading): void => {
  const { json, state } = reading;
  const seen = new Set<number>();
  state.shuffles = json.shuffled?.length ?? 0;
  for (const [index, cards] of (json.shuffled ?? []).entries())
    for (const [place, card] of cards.entries()) {
      const at = pointer('shuffled', index, place);
      if (seen.has(card)) blame(reading, at, 'card-twice', `Card ${card} was shuffled later, or is here twice.`);
      if (json.discards.includes(card)) blame(reading, at, 'card-twice', `Card ${card} is in the discard pile now.`);
      seen.add(card);
      state.shuffle[card] = index + 1;
    }
  if (json.shuffled?.length === 0) blame(reading, '/shuffled', 'empty-list', 'Leave this out before a shuffle.');
};

const readPlanting = (reading: CardReading): void => {
  const { json, state } = reading;
  if (json.planting === undefined) return;
  const { card, over } = json.planting;
  if (state.rules.content.isEvent[card] === 1)
    blame(reading, '/planting/card', 'wrong-kind', 'Events are not planted.');
  enter(reading, card, '/planting/card', PLACE.planting);
  state.planting = card;
  state.replacing = over === true ? 1 : 0;
};

const readLooked = (reading: CardReading): void => {
  const { json, state, open } = reading;
  if (json.looked === undefined) return;
  const { count, cards } = json.looked;
  state.looked = count;
  if (!isShown(reading, cards, open || json.viewer === json.seat, '/looked/cards', 'these cards')) return;
  if (cards.length !== count) blame(reading, '/looked/count', 'card-count', `There are ${cards.length} cards.`);
  for (const [index, card] of cards.entries()) {
    enter(reading, card, pointer('looked', 'cards', index), PLACE.looked);
    state.look[index] = card;
  }
};

const readDeck = (reading: CardReading): void => {
  const { json, state, open } = reading;
  state.deckSize = json.deckSize;
  const { deck, deckSize } = json;
  if (!isShown(reading, deck, open, '/deck', 'the deck')) return;
  if (deck.length !== deckSize) blame(reading, '/deckSize', 'card-count', `The deck has ${deck.length} cards.`);
  for (const [index, card] of deck.entries()) {
    const at = pointer('deck', index);
    if (enter(reading, card, at, PLACE.deck) && state.shuffle[card] !== state.shuffles)
      blame(reading, at, 'wrong-shuffle', `Card ${card} was not in the discard pile when it last became the deck.`);
    state.deck[deck.length - 1 - index] = card;
  }
};

const readEvents = (reading: CardReading, seat: number, { events }: PlayerJson): void => {
  const { state } = reading;
  for (const [index, card] of events.entries()) {
    const at = pointer('players', seat, 'events', index);
    if (state.rules.content.isEvent[card] === 0) blame(reading, at, 'wrong-kind', `Card ${card} is not an event.`);
    if (enter(reading, card, at, PLACE.events + seat)) state.events[seat]!++;
  }
};

const readHand = (reading: CardReading, seat: number, { hand, handSize }: PlayerJson): void => {
  const { json, state, open } = reading;
  const at = pointer('players', seat, 'hand');
  if (!isShown(reading, hand, open || json.viewer === seat, at, 'this hand')) {
    state.handSize[seat] = handSize;
    return;
  }
  if (hand.length !== handSize)
    blame(reading, pointer('players', seat, 'handSize'), 'card-count', `There are ${hand.length} cards in hand.`);
  for (const [index, card] of hand.entries())
    if (enter(reading, card, at + pointer(index), PLACE.hand + seat)) toHand(state, seat, card);
};

/** Composts are read from the bottom; hidden cards are left out till `fillHidden`. */
const readCompost = (reading: CardReading, seat: number, compost: Compost, path: string): void => {
  const { json, state, open } = reading;
  for (const [index, { card, from, shuffle = 0 }] of compost.entries()) {
    const at = path + pointer(index);
    const sees = open || (json.viewer === seat && from === 'hand');
    if (path.startsWith('/gaia') && from === 'hand') blame(reading, `${at}/from`, 'wrong-source', 'Gaïa has no hand.');
    if (shuffle > state.shuffles || shuffle > (compost[index - 1]?.shuffle ?? (index === 0 ? shuffle : 0)))
      blame(reading, `${at}/shuffle`, 'wrong-shuffle', 'The top of a compost is the youngest.');
    if (!isShown(reading, card, sees, `${at}/card`, 'this card')) continue;
    enter(reading, card, `${at}/card`, PLACE.compost + seat);
    const last = state.shuffle[card]!;
    if (from === 'deck' ? last !== shuffle : last > shuffle)
      blame(reading, `${at}/card`, 'wrong-shuffle', `Card ${card} was elsewhere when this was composted.`);
  }
};

/** Everybody who has a compost. */
const composts = ({ players, gaia }: StateJson): { readonly compost: Compost }[] =>
  gaia === undefined ? players : [...players, gaia];

/** Free cards by the shuffle that put them into a deck, and the places that need some. */
const fillHidden = (reading: CardReading): void => {
  const { json, state, faults, seen } = reading;
  const free = Array.from({ length: state.shuffles + 1 }, (): number[] => []);
  for (let card = EARTH_CARDS; card > 0; card--) if (!seen.has(card)) free[state.shuffle[card]!]!.push(card);
  const held = json.players.map((player, seat) => readHeld(reading, seat, player));
  const needed = new Array<number>(free.length).fill(0);
  if (json.deck === null) needed[state.shuffles]! += json.deckSize;
  for (const { compost } of composts(json))
    for (const { card, from, shuffle = 0 } of compost) if (card === null && from === 'deck') needed[shuffle]!++;
  for (const counts of held) for (const [shuffle, count] of counts.entries()) needed[shuffle]! += count;
  for (const [shuffle, cards] of free.entries())
    if (cards.length !== needed[shuffle])
      blame(
        reading,
        '',
        'card-count',
        `All ${EARTH_CARDS} cards must be somewhere: ${cards.length} are not shown${shuffle > 0 ? ` of shuffle ${shuffle}` : ''}, but hidden places hold ${needed[shuffle]}.`,
      );
  if (faults.length > 0) return;
  for (const [seat, player] of json.players.entries()) fillSeat(reading, seat, player, free, held[seat]!);
  if (json.gaia !== undefined) fillCompost(state, GAIA, json.gaia.compost, free, () => NO_CARD);
  if (json.deck === null)
    for (let at = 0; at < state.deckSize; at++) {
      const card = free[state.shuffles]!.pop() ?? NO_CARD;
      state.deck[at] = card;
      state.place[card] = PLACE.deck;
    }
};

/** Cards of a seat that are hidden though it knows them: its hand, what it composted of it, what it looks at. */
const hiddenOf = ({ json }: CardReading, seat: number, player: PlayerJson): number =>
  (player.hand === null ? player.handSize : 0) +
  player.compost.filter(({ card, from }) => card === null && from === 'hand').length +
  (json.looked?.cards === null && json.seat === seat ? json.looked.count : 0);

/** How many of them came from each deck: one deck, or as `held` says. */
const readHeld = (reading: CardReading, seat: number, player: PlayerJson): number[] => {
  const { state } = reading;
  const hidden = hiddenOf(reading, seat, player);
  if (state.shuffles === 0) return [hidden];
  const at = pointer('players', seat, 'held');
  const { held = [] } = player;
  if (held.length !== state.shuffles + 1) {
    blame(reading, at, 'held-count', `Expected a number for each of ${state.shuffles + 1} decks.`);
    return [];
  }
  if (player.hand !== null) return new Array<number>(held.length).fill(0);
  const sum = held.reduce((total, count) => total + count, 0);
  if (sum !== hidden) blame(reading, at, 'held-count', `Expected ${hidden} cards in all, got ${sum}.`);
  for (let shuffle = 0; shuffle <= state.shuffles; shuffle++) {
    const old = player.compost.filter((each) => each.from === 'hand' && (each.shuffle ?? 0) <= shuffle).length;
    const had = held.slice(0, shuffle + 1).reduce((total, count) => total + count, 0);
    if (old > had) blame(reading, at, 'held-count', `${old} cards were composted from hand by shuffle ${shuffle}.`);
  }
  return [...held];
};

const fillCompost = (
  state: State,
  owner: number,
  compost: Compost,
  free: readonly number[][],
  oldest: () => number,
): void => {
  for (const { card, from, shuffle = 0 } of [...compost].reverse()) {
    const placed = card ?? (from === 'deck' ? (free[shuffle]!.pop() ?? NO_CARD) : oldest());
    state.place[placed] = PLACE.compost + owner;
    state.below[placed] = state.compostTop[owner]!;
    state.compostTop[owner] = placed;
    state.compostSize[owner]!++;
    state.slot[placed] = shuffle * 2 + (from === 'hand' ? 1 : 0);
  }
};

/** Composts from the bottom, so that the oldest places get the oldest cards; then what is looked at; then the hand. */
const fillSeat = (reading: CardReading, seat: number, player: PlayerJson, free: number[][], held: number[]): void => {
  const { state, json } = reading;
  const oldest = (): number => {
    const shuffle = held.findIndex((count) => count > 0);
    held[shuffle]!--;
    return free[shuffle]!.pop() ?? NO_CARD;
  };
  fillCompost(state, seat, player.compost, free, oldest);
  if (json.looked?.cards === null && json.seat === seat)
    for (let index = 0; index < state.looked; index++) {
      const card = oldest();
      state.look[index] = card;
      state.place[card] = PLACE.looked;
    }
  if (player.hand !== null) return;
  state.handSize[seat] = 0;
  for (let left = player.handSize; left > 0; left--) toHand(state, seat, oldest());
};
