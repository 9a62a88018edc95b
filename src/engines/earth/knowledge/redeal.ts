import type { Random } from '../../../core/random.ts';
import { CLIMATE_0, CLIMATES, EARTH_CARDS, ECOSYSTEMS, ISLAND_0, ISLANDS, NO_CARD, NONE } from '../content/ids.ts';
import { shuffleDeck } from '../gaia/core/deck.ts';
import { topFrame } from '../rules/frames/stack.ts';
import { hidesFloor, hidesStep, isHidden, listHidden } from '../rules/hidden.ts';
import { animalCount, animalsInPlay, DEALT_ANIMALS, DEALT_AT, dealtCount, keptAnimals } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { ANIMALS, DEALT, FRAME, HAND_WORDS, MOST_SHUFFLES, PLACE, PUBLIC, STAGE } from '../rules/terms.ts';
import { toHand } from '../rules/zones.ts';
import { isSettled } from './at-stake.ts';

// Scratch of `redeal`, filled anew each time.
const pool = new Int32Array(EARTH_CARDS + 1);
const OWNERS = 5;
/** First and behind the last entry of `pool` that came from each shuffle. */
const starts = new Int32Array(MOST_SHUFFLES + 1);
const ends = new Int32Array(MOST_SHUFFLES + 1);

/**
 * Draws anew what `seat` cannot see, uniformly over all that agrees with what it can: the order of the deck,
 * the other hands, what others composted, what it composted unseen, and before the first turn what the others
 * were dealt and chose. Once the discard pile, which everyone saw, has become the deck, a card of it can only
 * be where something was drawn since: see docs/rules/earth.md, "What a seat knows".
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.stage === STAGE.over) return;
  if (state.stage === STAGE.sides) redealSides(state, seat, random);
  const chance = isSettled(state, seat) ? random.idle() : random;
  if (state.rules.solo) shuffleDeck(state.gaiaDeck, state.gaiaTurn, chance);
  hideFloor(state, seat);
  hideStep(state, seat);
  gather(state, seat);
  listComposts(state);
  if (state.shuffles === 0) dealOnce(state, seat, chance);
  else dealByShuffle(state, seat, chance);
};

const hideFloor = (state: State, seat: number): void => {
  if (!hidesFloor(state, seat)) return;
  state.frames[topFrame(state) + FRAME.floor] = 0;
  state.frames[topFrame(state) + FRAME.put] = 0;
};

/** Where the seat is not told how far another is with activating, that one may as well be done with it. */
const hideStep = (state: State, seat: number): void => {
  if (!hidesStep(state, seat)) return;
  state.stage = STAGE.more;
  state.step = 0;
  state.islandFirst = 0;
  state.news = 0;
};

/** Collects the hidden cards, by shuffle and number: the order must not tell where they are. */
const gather = (state: State, seat: number): void => {
  if (state.shuffles > 0) {
    gatherByShuffle(state, seat);
    return;
  }
  starts[0] = 0;
  ends[0] = listHidden(state, seat, pool);
};

const gatherByShuffle = (state: State, seat: number): void => {
  ends.fill(0, 0, state.shuffles + 1);
  for (let card = 1; card <= EARTH_CARDS; card++) if (isHidden(state, seat, card)) ends[state.shuffle[card]!]!++;
  let size = 0;
  for (let shuffle = 0; shuffle <= state.shuffles; shuffle++) {
    starts[shuffle] = size;
    size += ends[shuffle]!;
    ends[shuffle] = starts[shuffle]!;
  }
  for (let card = 1; card <= EARTH_CARDS; card++)
    if (isHidden(state, seat, card)) pool[ends[state.shuffle[card]!]!++] = card;
};

/** Before any shuffle every hidden place is as good as another. */
const dealOnce = (state: State, seat: number, random: Random): void => {
  const size = ends[0]!;
  random.shuffle(pool, size);
  let next = 0;
  const { owners } = state.rules;
  for (let owner = 0; owner < owners; owner++) {
    if (owner !== seat) next = dealHand(state, owner, next);
    next = dealCompost(owner, owner === seat, next);
  }
  restack(state);
  if (state.looked > 0 && seat !== state.seat) for (let at = 0; at < state.looked; at++) next = look(state, at, next);
  for (let at = 0; at < state.deckSize; at++) {
    const card = pool[next++]!;
    state.deck[at] = card;
    state.place[card] = PLACE.deck;
  }
};

const look = (state: State, at: number, next: number): number => {
  state.look[at] = pool[next]!;
  state.place[pool[next]!] = PLACE.looked;
  return next + 1;
};

const dealHand = (state: State, owner: number, from: number): number => {
  const size = state.handSize[owner]!;
  state.hand.fill(0, owner * HAND_WORDS, (owner + 1) * HAND_WORDS);
  state.handSize[owner] = 0;
  for (let index = 0; index < size; index++) toHand(state, owner, pool[from + index]!);
  return from + size;
};

// Scratch: the composts from top to bottom, one owner behind the other, as cards and as they came there.
const pile = new Int32Array(EARTH_CARDS);
const slots = new Int32Array(EARTH_CARDS);
/** Where in `pile` the compost of each owner begins, and behind the last one where it ends. */
const piles = new Int32Array(OWNERS + 1);

/** Lists all composts before any of them gets other cards. */
const listComposts = (state: State): void => {
  let size = 0;
  for (let owner = 0; owner < state.rules.owners; owner++) {
    piles[owner] = size;
    for (let card = state.compostTop[owner]!; card !== NO_CARD; card = state.below[card]!) {
      pile[size] = card;
      slots[size++] = state.slot[card]!;
    }
    piles[owner + 1] = size;
  }
};

/** Writes the list back. */
const restack = (state: State): void => {
  for (let owner = 0; owner < state.rules.owners; owner++) {
    const [first, end] = [piles[owner]!, piles[owner + 1]!];
    for (let index = first; index < end; index++) {
      const card = pile[index]!;
      state.below[card] = index + 1 < end ? pile[index + 1]! : NO_CARD;
      state.slot[card] = slots[index]!;
      state.place[card] = PLACE.compost + owner;
    }
    state.compostTop[owner] = first < end ? pile[first]! : NO_CARD;
  }
};

/** New cards for the hidden places of a compost: all of another's, those from the deck of the own. */
const dealCompost = (owner: number, own: boolean, from: number): number => {
  let next = from;
  for (let index = piles[owner]!; index < piles[owner + 1]!; index++)
    if (!own || (slots[index]! & 1) === 0) pile[index] = pool[next++]!;
  return next;
};

/** Takes a random card of those that came from this shuffle out of the pool. */
const takeFrom = (shuffle: number, random: Random): number => {
  const last = --ends[shuffle]!;
  const at = starts[shuffle]! + random.below(last - starts[shuffle]! + 1);
  const card = pool[at]!;
  pool[at] = pool[last]!;
  return card;
};

// Scratch: what one owner drew and still holds or composted, ascending by shuffle.
const held = new Int32Array(EARTH_CARDS);

/** Counts, by shuffle, what an owner holds or composted out of its hand: everyone can tell. */
export const heldCounts = (state: State, owner: number): number[] => {
  const counts = new Array<number>(state.shuffles + 1).fill(0);
  for (let card = 1; card <= EARTH_CARDS; card++) {
    const place = state.place[card]!;
    const composted = place === PLACE.compost + owner && (state.slot[card]! & 1) === 1;
    const looked = place === PLACE.looked && owner === state.seat;
    if (composted || looked || place === PLACE.hand + owner) counts[state.shuffle[card]!]!++;
  }
  return counts;
};

/**
 * After a shuffle: a place composted from the deck holds a card of the deck of that time; what an owner drew
 * from each deck is known in number, and a card composted from the hand is not younger than its place.
 */
const dealByShuffle = (state: State, seat: number, random: Random): void => {
  const { owners, seats } = state.rules;
  const counts = Array.from({ length: seats }, (_, owner) => (owner === seat ? [] : heldCounts(state, owner)));
  for (let index = 0; index < piles[owners]!; index++)
    if ((slots[index]! & 1) === 0) pile[index] = takeFrom(slots[index]! >> 1, random);
  for (let owner = 0; owner < seats; owner++) if (owner !== seat) dealHeld(state, owner, counts[owner]!, random);
  restack(state);
  for (let at = 0; at < state.deckSize; at++) {
    const card = takeFrom(state.shuffles, random);
    state.deck[at] = card;
    state.place[card] = PLACE.deck;
  }
};

/** The oldest places choose first: what fits them fits the younger ones too, so every deal is equally likely. */
const dealHeld = (state: State, owner: number, counts: readonly number[], random: Random): void => {
  let drawn = 0;
  for (const [shuffle, count] of counts.entries())
    for (let left = count; left > 0; left--) held[drawn++] = takeFrom(shuffle, random);
  for (let index = piles[owner + 1]! - 1; index >= piles[owner]!; index--) {
    if ((slots[index]! & 1) === 0) continue;
    let fits = 0;
    while (fits < drawn && state.shuffle[held[fits]!]! <= slots[index]! >> 1) fits++;
    const at = random.below(fits);
    pile[index] = held[at]!;
    held.copyWithin(at, at + 1, drawn--);
  }
  if (owner === state.seat)
    for (let at = 0; at < state.looked; at++) {
      const pick = random.below(drawn);
      state.look[at] = held[pick]!;
      state.place[held[pick]!] = PLACE.looked;
      held.copyWithin(pick, pick + 1, drawn--);
    }
  state.hand.fill(0, owner * HAND_WORDS, (owner + 1) * HAND_WORDS);
  state.handSize[owner] = 0;
  for (let index = 0; index < drawn; index++) toHand(state, owner, held[index]!);
};

const KINDS = [
  [DEALT_AT.island, ISLANDS / 2],
  [DEALT_AT.climate, CLIMATES / 2],
  [DEALT_AT.ecosystem, ECOSYSTEMS / 2],
] as const;

/** Other animals for the other seats, and any of them where they have kept some. */
const redealAnimals = (state: State, seat: number, random: Random): void => {
  const { seats, solo } = state.rules;
  if (keptAnimals(state) === 0 || solo) return;
  const own = state.dealt.subarray(seat * DEALT + DEALT_AT.animal, seat * DEALT + DEALT_AT.animal + DEALT_ANIMALS);
  const hidden = animalsInPlay(state).filter((animal) => animal !== state.collective && !own.includes(animal));
  random.shuffle(hidden);
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const dealt = hidden.splice(0, DEALT_ANIMALS);
    for (const [place, animal] of dealt.entries()) state.dealt[other * DEALT + DEALT_AT.animal + place] = animal;
    const kept = animalCount(state, other);
    const open = dealt.sort((one, two) => one - two);
    // One that is kept first leaves a greater one to be kept second.
    if (kept < keptAnimals(state)) open.length = DEALT_ANIMALS - 1;
    random.shuffle(open);
    const chosen = open.slice(0, kept).sort((one, two) => one - two);
    for (const [slot, animal] of chosen.entries()) state.animals[other * ANIMALS + slot] = animal;
  }
};

/** Before the first turn: other cards for the other seats, and any sides of them where they have chosen. */
const redealSides = (state: State, seat: number, random: Random): void => {
  const { seats } = state.rules;
  redealAnimals(state, seat, random);
  for (const [at, cards] of KINDS) {
    const each = dealtCount(state, at);
    const hidden = Array.from({ length: cards }, (_, card) => card).filter((card) => !isOpen(state, seat, at, card));
    random.shuffle(hidden);
    for (let other = 0; other < seats; other++) {
      if (other === seat || each === 0) continue;
      for (let place = 0; place < each; place++) state.dealt[other * DEALT + at + place] = hidden.pop() ?? NONE;
      const side = state.dealt[other * DEALT + at + random.below(each)]! * 2 + random.below(2);
      if (at === DEALT_AT.island && state.island[other] !== NO_CARD) state.island[other] = ISLAND_0 + side;
      if (at === DEALT_AT.climate && state.climate[other] !== NO_CARD) state.climate[other] = CLIMATE_0 + side;
      if (at === DEALT_AT.ecosystem && state.ecosystem[other] !== NONE) state.ecosystem[other] = side;
    }
  }
};

const isOpen = (state: State, seat: number, at: number, card: number): boolean => {
  for (let place = 0; place < dealtCount(state, at); place++)
    if (state.dealt[seat * DEALT + at + place] === card) return true;
  if (at !== DEALT_AT.ecosystem) return false;
  for (let place = 0; place < PUBLIC; place++) if (state.publicEcosystems[place]! >> 1 === card) return true;
  return false;
};
