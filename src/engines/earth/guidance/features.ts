import type { Seat } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS } from '../content/boards.ts';
import { EARTH_CARDS, NONE } from '../content/ids.ts';
import { DIFFICULTIES, GAIA_CARDS, GAIA_DECK, GAIA_TURNS } from '../gaia/core/numbers.ts';
import { SOURCES } from '../rules/abilities.ts';
import { hidesStep } from '../rules/hidden.ts';
import { LEVELS } from '../rules/options.ts';
import { MOST_SEATS } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { HAND_WORDS, LOOKED, STAGE } from '../rules/terms.ts';
import { cardWorth, emptyWants, setWants } from './card-worth.ts';
import { addTraits, BLOCK, COUNTED, writeForecasts, writeOwner } from './features-owner.ts';
import { partLeft, spreadOf } from './forecast.ts';

/** What there is a good deal of, so that counts divided by it are about 0–1; house figures, of weighted playouts. */
const USUAL = {
  rounds: 20,
  plants: 2,
  effects: 3,
  gained: 10,
  events: 5,
  worth: 100,
  planted: 8,
  cost: 60,
  cards: 16,
  spread: 40,
} as const;
/** So many times what is usual of what may pile up. */
const MOST = 4;

/** Numbers of the table as a whole: see `writeTable`. */
const TABLE = 14;
/** Stages, one of which is 1, and the actions of a turn, one of which may be. */
const STAGES = STAGE.over + 1;
const PHASE = STAGES + ACTIONS.length;
/** Numbers of Gaïa's course before her cards: see `writeGaia`. */
const COURSE = 5;
/** Numbers of the hand before its traits: see `writeHand`. */
const HAND = 6;

// Where each part begins.
const PHASE_AT = TABLE;
const GAIA_AT = PHASE_AT + PHASE;
const OWNERS_AT = GAIA_AT + COURSE + GAIA_CARDS;
const HAND_AT = OWNERS_AT + MOST_SEATS * BLOCK;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 3;
/**
 * The table, its phase, Gaïa's course (0 where she does not play), five owners from the viewer on clockwise (absent ones
 * are 0), and the viewer's hand.
 */
const SIZE = HAND_AT + HAND + COUNTED;

/**
 * What `seat` sees, as numbers of about −1 to 2 for a value network: counts are divided by what is usual.
 * Only public things and the seat's own hand and choices are read.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  const { owners, solo } = state.rules;
  into.fill(0, 0, SIZE);
  writeTable(state, seat, into);
  into[PHASE_AT + (hidesStep(state, seat) ? STAGE.activate : state.stage)] = 1;
  if (state.action >= 0) into[PHASE_AT + STAGES + state.action] = 1;
  if (solo) writeGaia(state, into, GAIA_AT);
  for (let step = 0; step < owners; step++)
    writeOwner(state, (seat + step) % owners, seat, into, OWNERS_AT + step * BLOCK);
  writeForecasts(state, seat, into, OWNERS_AT);
  writeHand(state, seat, into, HAND_AT);
};

const writeTable = (state: State, seat: Seat, into: Float32Array): void => {
  const { seats, level, animals } = state.rules;
  into[0] = seats / MOST_SEATS;
  into[1] = LEVELS.indexOf(level) / (LEVELS.length - 1);
  into[2] = animals ? 1 : 0;
  into[3] = partLeft(state);
  into[4] = state.round / USUAL.rounds;
  into[5] = state.round / state.rules.roundLimit;
  into[6] = state.deckSize / EARTH_CARDS;
  into[7] = state.discards / EARTH_CARDS;
  into[8] = state.completion === NONE ? 1 : 0;
  into[9] = state.plants / USUAL.plants;
  into[10] = hidesStep(state, seat) ? 0 : state.step / SOURCES;
  into[11] = state.depth / USUAL.effects;
  into[12] = state.looked / LOOKED;
  into[13] = spreadOf(state) / USUAL.spread;
};

/** How she plays, what she looks at, and which of her cards are still to come in this pass: their order is nobody's to know. */
const writeGaia = (state: State, into: Float32Array, at: number): void => {
  const { rules, gaiaTurn } = state;
  into[at] = DIFFICULTIES.indexOf(rules.difficulty) / (DIFFICULTIES.length - 1);
  into[at + 1] = state.gaiaSkips;
  into[at + 2] = state.gyre;
  into[at + 3] = Math.min(MOST, state.soilGained / USUAL.gained);
  into[at + 4] = Math.min(MOST, state.cardsDrawn / USUAL.gained);
  if (gaiaTurn === GAIA_TURNS) return;
  into.fill(1, at + COURSE, at + COURSE + GAIA_DECK.length);
  for (let turn = gaiaTurn - (gaiaTurn % GAIA_CARDS); turn < gaiaTurn; turn++)
    into[at + COURSE + state.gaiaDeck[turn]!] = 0;
};

const wants = emptyWants();

/**
 * Events; what the rest costs and is worth and how many of it can be paid; what the best and the next best of those are worth less
 * their cost; and the traits of all.
 */
const writeHand = (state: State, seat: Seat, into: Float32Array, at: number): void => {
  const { isEvent } = state.rules.content;
  setWants(state, seat, partLeft(state), wants);
  for (let word = 0; word < HAND_WORDS; word++)
    for (let rest = state.hand[seat * HAND_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      addTraits(state, card, into, at + HAND);
      if (isEvent[card] === 1) {
        into[at]! += 1 / USUAL.events;
        continue;
      }
      const cost = costOf(state, seat, card);
      into[at + 1]! += cost / USUAL.cost;
      into[at + 2]! += cardWorth(state, wants, card) / USUAL.worth;
      if (cost > state.soil[seat]!) continue;
      into[at + 3]! += 1 / USUAL.cards;
      const planted = (cardWorth(state, wants, card) - cost) / USUAL.planted;
      into[at + 5] = Math.max(into[at + 5]!, Math.min(into[at + 4]!, planted));
      into[at + 4] = Math.max(into[at + 4]!, planted);
    }
  for (let number = 0; number < HAND; number++) into[at + number] = Math.min(MOST, into[at + number]!);
};

/** The view of a seat as one vector, for nets. */
export const features = { version: VERSION, size: SIZE, write };
