import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { EARTH_CARDS, NO_CARD } from '../content/ids.ts';
import type { State } from '../rules/state.ts';
import { GAIA, PLACE, STAGE } from '../rules/terms.ts';
import { toHand } from '../rules/zones.ts';
import type { PlayerJson, StateJson } from './schema.ts';

type Compost = PlayerJson['compost'];

/** What is read so far: where each card was found, and what is hidden. */
interface Reading {
  readonly json: StateJson;
  readonly state: State;
  readonly faults: Fault[];
  readonly seen: Set<number>;
  /** Whether everything is open to the viewer. */
  readonly open: boolean;
}

/**
 * Reads every Earth card but those of the tableaux, which are `taken` already, and gives hidden places cards.
 * @returns whether each card is somewhere exactly once
 */
export const readCards = (json: StateJson, state: State, taken: Set<number>, faults: Fault[]): boolean => {
  const known = faults.length;
  const open = json.viewer === 'all' || state.stage === STAGE.over;
  const reading: Reading = { json, state, faults, seen: taken, open };
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

const enter = ({ state, faults, seen }: Reading, card: number, at: string, place: number): boolean => {
  if (seen.has(card)) {
    faults.push(fault(at, 'card-twice', `Card ${card} is here a second time.`));
    return false;
  }
  seen.add(card);
  state.place[card] = place;
  return true;
};

/** A value that the viewer must see, or must not. */
const checkSight = ({ faults }: Reading, given: boolean, sees: boolean, at: string): boolean => {
  if (given && !sees) faults.push(fault(at, 'not-visible', 'The viewer cannot see this; it must be null.'));
  if (!given && sees) faults.push(fault(at, 'hidden-value', 'The viewer sees this, so it must be given.'));
  return given && sees;
};

const readShuffles = ({ json, state, faults }: Reading): void => {
  const seen = new Set<number>();
  state.shuffles = json.shuffled?.length ?? 0;
  for (const [index, cards] of (json.shuffled ?? []).entries())
    for (const [place, card] of cards.entries()) {
      const at = pointer('shuffled', index, place);
      if (seen.has(card)) faults.push(fault(at, 'card-twice', `Card ${card} was shuffled later, or is here twice.`));
      if (json.discards.includes(card))
        faults.push(fault(at, 'card-twice', `Card ${card} is in the discard pile now.`));
      seen.add(card);
      state.shuffle[card] = index + 1;
    }
  if (json.shuffled?.length === 0) faults.push(fault('/shuffled', 'empty-list', 'Leave this out before a shuffle.'));
};

const readPlanting = (reading: Reading): void => {
  const { json, state, faults } = reading;
  if (json.planting === undefined) return;
  const { card, over } = json.planting;
  if (state.rules.content.isEvent[card] === 1)
    faults.push(fault('/planting/card', 'wrong-kind', 'Events are not planted.'));
  enter(reading, card, '/planting/card', PLACE.planting);
  state.planting = card;
  state.replacing = over === true ? 1 : 0;
};

const readLooked = (reading: Reading): void => {
  const { json, state, faults, open } = reading;
  if (json.looked === undefined) return;
  const { count, cards } = json.looked;
  state.looked = count;
  if (!checkSight(reading, cards !== null, open || json.viewer === json.seat, '/looked/cards') || cards === null)
    return;
  if (cards.length !== count) faults.push(fault('/looked/count', 'card-count', `There are ${cards.length} cards.`));
  for (const [index, card] of cards.entries()) {
    enter(reading, card, pointer('looked', 'cards', index), PLACE.looked);
    state.look[index] = card;
  }
};

const readDeck = (reading: Reading): void => {
  const { json, state, faults, open } = reading;
  state.deckSize = json.deckSize;
  if (!checkSight(reading, json.deck !== null, open, '/deck') || json.deck === null) return;
  if (json.deck.length !== json.deckSize)
    faults.push(fault('/deckSize', 'card-count', `The deck has ${json.deck.length} cards.`));
  for (const [index, card] of json.deck.entries()) {
    const at = pointer('deck', index);
    if (enter(reading, card, at, PLACE.deck) && state.shuffle[card] !== state.shuffles)
      faults.push(fault(at, 'wrong-shuffle', `Card ${card} was not in the discard pile when it last became the deck.`));
    state.deck[json.deck.length - 1 - index] = card;
  }
};

const readEvents = (reading: Reading, seat: number, { events }: PlayerJson): void => {
  const { state, faults } = reading;
  for (const [index, card] of events.entries()) {
    const at = pointer('players', seat, 'events', index);
    if (state.rules.content.isEvent[card] === 0) faults.push(fault(at, 'wrong-kind', `Card ${card} is not an event.`));
    if (enter(reading, card, at, PLACE.events + seat)) state.events[seat]!++;
  }
};

const readHand = (reading: Reading, seat: number, { hand, handSize }: PlayerJson): void => {
  const { json, state, faults, open } = reading;
  const at = pointer('players', seat, 'hand');
  if (!checkSight(reading, hand !== null, open || json.viewer === seat, at) || hand === null) {
    state.handSize[seat] = handSize;
    return;
  }
  if (hand.length !== handSize)
    faults.push(fault(pointer('players', seat, 'handSize'), 'card-count', `There are ${hand.length} cards in hand.`));
  for (const [index, card] of hand.entries())
    if (enter(reading, card, at + pointer(index), PLACE.hand + seat)) toHand(state, seat, card);
};

/** Composts are read from the bottom; hidden cards are left out till `fillHidden`. */
const readCompost = (reading: Reading, seat: number, compost: Compost, path: string): void => {
  const { json, state, faults, open } = reading;
  for (const [index, { card, from, shuffle = 0 }] of compost.entries()) {
    const at = path + pointer(index);
    const sees = open || (json.viewer === seat && from === 'hand');
    if (path.startsWith('/gaia') && from === 'hand')
      faults.push(fault(`${at}/from`, 'wrong-source', 'Gaïa has no hand.'));
    if (shuffle > state.shuffles || shuffle > (compost[index - 1]?.shuffle ?? (index === 0 ? shuffle : 0)))
      faults.push(fault(`${at}/shuffle`, 'wrong-shuffle', 'The top of a compost is the youngest.'));
    if (!checkSight(reading, card !== null, sees, `${at}/card`) || card === null) continue;
    enter(reading, card, `${at}/card`, PLACE.compost + seat);
    const last = state.shuffle[card]!;
    if (from === 'deck' ? last !== shuffle : last > shuffle)
      faults.push(fault(`${at}/card`, 'wrong-shuffle', `Card ${card} was elsewhere when this was composted.`));
  }
};

/** Everybody who has a compost. */
const composts = ({ players, gaia }: StateJson): { readonly compost: Compost }[] =>
  gaia === undefined ? players : [...players, gaia];

/** Free cards by the shuffle that put them into a deck, and the places that need some. */
const fillHidden = (reading: Reading): void => {
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
      faults.push(
        fault(
          '',
          'card-count',
          `All ${EARTH_CARDS} cards must be somewhere: ${cards.length} are not shown${shuffle > 0 ? ` of shuffle ${shuffle}` : ''}, but hidden places hold ${needed[shuffle]}.`,
        ),
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
const hiddenOf = ({ json }: Reading, seat: number, player: PlayerJson): number =>
  (player.hand === null ? player.handSize : 0) +
  player.compost.filter(({ card, from }) => card === null && from === 'hand').length +
  (json.looked?.cards === null && json.seat === seat ? json.looked.count : 0);

/** How many of them came from each deck: one deck, or as `held` says. */
const readHeld = (reading: Reading, seat: number, player: PlayerJson): number[] => {
  const { state, faults } = reading;
  const hidden = hiddenOf(reading, seat, player);
  if (state.shuffles === 0) return [hidden];
  const at = pointer('players', seat, 'held');
  const { held = [] } = player;
  if (held.length !== state.shuffles + 1) {
    faults.push(fault(at, 'held-count', `Expected a number for each of ${state.shuffles + 1} decks.`));
    return [];
  }
  if (player.hand !== null) return new Array<number>(held.length).fill(0);
  const sum = held.reduce((total, count) => total + count, 0);
  if (sum !== hidden) faults.push(fault(at, 'held-count', `Expected ${hidden} cards in all, got ${sum}.`));
  for (let shuffle = 0; shuffle <= state.shuffles; shuffle++) {
    const old = player.compost.filter((each) => each.from === 'hand' && (each.shuffle ?? 0) <= shuffle).length;
    const had = held.slice(0, shuffle + 1).reduce((total, count) => total + count, 0);
    if (old > had) faults.push(fault(at, 'held-count', `${old} cards were composted from hand by shuffle ${shuffle}.`));
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
const fillSeat = (reading: Reading, seat: number, player: PlayerJson, free: number[][], held: number[]): void => {
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
