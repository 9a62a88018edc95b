import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import { FAT_TISSUE } from '../content/traits.ts';
import { animalsOf, isFed, lives, removeAnimal } from './animals.ts';
import { nextDeveloper } from './development.ts';
import { rollFood } from './food-bank.ts';
import { MOST_SEATS } from './rules.ts';
import {
  DEVELOPMENT,
  FEEDING,
  FINISHED,
  FULL,
  HIBERNATING,
  NONE,
  PLAIN,
  POISONED,
  RESTED,
  REVEALED,
  type State,
  seatAfter,
} from './state.ts';

/** Cards at the beginning, and for a seat that has nothing left (sections 2 and 2.4). */
const FRESH_HAND = 6;

/** Begins the development of a year, or goes straight on when nobody has a card. */
export const beginDevelopment = (state: State, random: Random, log?: EventLog): void => {
  state.phase = DEVELOPMENT;
  state.passed = 0;
  log?.({ code: 'event.year', params: { year: state.year, seat: state.firstSeat } });
  const seat = nextDeveloper(state, state.firstSeat);
  if (seat === NONE) beginFeeding(state, random, log);
  else state.seat = seat;
};

/** Rolls the food bank; the first seat's go is next. */
export const beginFeeding = (state: State, random: Random, log?: EventLog): void => {
  state.phase = FEEDING;
  state.passed = 0;
  state.bank = rollFood(state.rules.seats, random);
  log?.({ code: 'event.bank', params: { food: state.bank } });
};

// Scratch of `extinguish`.
const dying = new Uint8Array(MOST_CARDS);

/** The end of a year: extinction, then the draw and a new year, or the end of the game when the deck is empty (sections 2.4 and 2.5). */
export const endYear = (state: State, log?: EventLog): void => {
  extinguish(state, log);
  state.bank = 0;
  clearYear(state);
  if (state.deckSize === 0) {
    state.phase = FINISHED;
    log?.({ code: 'event.finished', params: {} });
    return;
  }
  draw(state, log);
  state.firstSeat = seatAfter(state, state.firstSeat, 1);
  state.year++;
};

const mustDie = (state: State, slot: number): boolean => (state.flags[slot]! & POISONED) !== 0 || !isFed(state, slot);

/** Poisoned and hungry animals die, all judged before any is removed, or one by one (ruling Q18); no births. */
const extinguish = (state: State, log?: EventLog): void => {
  const oneByOne = state.rules.rulings.extinction === 'one-by-one';
  let count = 0;
  for (let seat = 0; seat < state.rules.seats; seat++)
    for (let place = 0; place < state.alive; place++) {
      const slot = state.row[place]!;
      if (state.owner[slot] === seat && (oneByOne || mustDie(state, slot))) dying[count++] = slot;
    }
  for (let index = 0; index < count; index++) {
    const slot = dying[index]!;
    if (oneByOne && !mustDie(state, slot)) continue;
    log?.({ code: 'event.died', params: { animal: slot + 1, seat: state.owner[slot]! } });
    removeAnimal(state, slot);
  }
};

/** Food and everything that lasted for the year is gone; yellow food stays on its cards. */
const clearYear = (state: State): void => {
  for (let slot = 0; slot < state.slots; slot++) {
    if (!lives(state, slot)) continue;
    state.red[slot] = 0;
    state.blue[slot] = 0;
    state.used[slot] = 0;
    state.studiedPrey[slot] = NONE;
    state.studiedTrait[slot] = 0;
    const flags = state.flags[slot]!;
    state.flags[slot] = (flags & (REVEALED | PLAIN)) | ((flags & HIBERNATING) !== 0 ? RESTED : 0);
  }
  for (let index = 0; index < state.traitCards; index++)
    state.mark[index] = state.traitKind[index] === FAT_TISSUE ? state.mark[index]! & FULL : 0;
};

/** Cards a seat draws: one more than it has animals, six when it has nothing at all. */
const entitlement = (state: State, seat: number): number => {
  const animals = animalsOf(state, seat);
  return animals === 0 && state.handSizes[seat] === 0 ? FRESH_HAND : animals + 1;
};

// Scratch of `draw`.
const wanted = new Uint8Array(MOST_SEATS);

/** Cards go out one at a time from the first seat of the year, to each seat that is still entitled, while the deck lasts. */
const draw = (state: State, log?: EventLog): void => {
  const { seats } = state.rules;
  let left = 0;
  for (let seat = 0; seat < seats; seat++) {
    wanted[seat] = entitlement(state, seat);
    left += wanted[seat]!;
    log?.({ code: 'event.drawn', params: { seat, cards: wanted[seat]! } });
  }
  for (let seat = state.firstSeat; left > 0 && state.deckSize > 0; seat = seatAfter(state, seat, 1)) {
    if (wanted[seat] === 0) continue;
    wanted[seat]!--;
    left--;
    takeCard(state, seat);
  }
};

/** The top card of the deck goes to a hand. */
const takeCard = (state: State, seat: number): void => {
  state.hands[seat * state.rules.kinds + state.deck[--state.deckSize]!]!++;
  state.handSizes[seat]!++;
};

/** Deals the first hands, one card at a time (section 2). */
export const dealHands = (state: State): void => {
  for (let round = 0; round < FRESH_HAND; round++)
    for (let seat = 0; seat < state.rules.seats && state.deckSize > 0; seat++) takeCard(state, seat);
};
