import type { Seat } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import {
  ACCOMPLISHMENTS,
  CARD_TYPES,
  CARD_WORDS,
  CARDS,
  COLONIES,
  GROWTH,
  LETTERS,
  RESOURCES,
  RIVER,
  SEASONS,
  SEATS,
  SLOTS,
  SPACES,
  TOP,
  ZONES,
} from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { isFaceDown } from '../rules/hidden.ts';
import { meetsPrerequisites, PAYMENTS } from '../rules/playing.ts';
import { boardOf, cardsIn, coloniesOf, specialistsOf } from '../rules/points.ts';
import { partOf } from '../rules/scoring.ts';
import { sizeOf } from '../rules/sets.ts';
import { PARTS, type State } from '../rules/state.ts';
import { spreadOf, TERMS, toCome, writeOpenTerms, writeTerms } from './forecast.ts';
import { progressOf } from './progress.ts';
import { lookForCards, lookForSpecialists } from './tiles.ts';
import { handWorth, specialistWorth, worthsIn } from './worth.ts';

/** Most tribes and sides of boards. */
const TRIBES = 16;
const SIDES = 10;
/** Numbers go up to this: more of what may pile up tells nothing. */
const MOST = 4;

/** Numbers of the table as a whole, of a location, of an accomplishment. */
const TABLE = 11;
const LOCATION = 6;
const TILE = 3;
/** Numbers of a forecast: see `writeForecast`. */
const FORECAST = 9;
/** Numbers of a seat. */
const SEAT =
  RESOURCES.length +
  ZONES.length * 2 +
  GROWTH +
  PARTS.length +
  TRIBES +
  SIDES +
  SLOTS +
  CARD_TYPES.length +
  7 +
  FORECAST;
/** Numbers of cards that a seat may come to play: see `writeCards`; and of specialists that lie open. */
const CARDS_SEEN = 5 + PAYMENTS + CARD_TYPES.length;
const PEOPLE = 3;

const PLACES = TABLE;
const TILES = PLACES + SPACES * LOCATION;
const TEAM = TILES + LETTERS.length * TILE;
const HAND_AT = TEAM + SEATS * SEAT;
const PACKET_AT = HAND_AT + CARDS_SEEN;
const RIVER_AT = PACKET_AT + CARDS_SEEN;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 2;
/** The table, locations, accomplishments, seats from the viewer's on, its hand, what it may draft from, specialists that lie open. */
const SIZE = RIVER_AT + PEOPLE;

const writeTable = (state: State, seat: Seat, into: Float32Array): void => {
  const { rules } = state;
  into[0] = rules.seats / SEATS;
  into[1] = state.season / SEASONS;
  into[2] = state.stage / 8;
  into[3] = state.acted;
  into[4] = state.current === seat ? 1 : 0;
  into[5] = state.first === seat ? 1 : 0;
  into[6] = state.baseSize / CARDS;
  into[7] = state.advancedSize / CARDS;
  into[8] = state.depth / 8;
  into[9] = rules.draft ? 1 : 0;
  into[10] = spreadOf(state) / 8;
};

/** By location that is seen: the bonus of a colony, an own pawn, those of others, a leader, an own colony, one of others. */
const writeLocations = (state: State, seat: Seat, into: Float32Array): void => {
  const { locations } = state.rules.content;
  const { from } = worthsIn(state);
  for (let space = 0; space < SPACES; space++) {
    const at = PLACES + space * LOCATION;
    const pawns = state.pawns[space]!;
    const own = 0x11 << seat;
    const owner = state.colonies[space]!;
    const bonus = isFaceDown(state, space) ? NONE : locations.bonus[state.tiles[space]!]!;
    into[at] = bonus === NONE ? 0 : bounded(from[bonus]! / 4);
    into[at + 1] = (pawns & own) === 0 ? 0 : 1;
    into[at + 2] = countBits(pawns & ~own) / SEATS;
    into[at + 3] = pawns > 0xf ? 1 : 0;
    into[at + 4] = owner === seat ? 1 : 0;
    into[at + 5] = owner === NONE || owner === seat ? 0 : 1;
  }
};

/** By accomplishment that is open: that it is, how far the seat has come, and whoever of the others has come furthest. */
const writeTiles = (state: State, seat: Seat, into: Float32Array): void => {
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (state.claims[letter] !== NONE) continue;
    const at = TILES + letter * TILE;
    into[at] = 1;
    for (let owner = 0; owner < state.rules.seats; owner++) {
      const place = owner === seat ? at + 1 : at + 2;
      if (tokensLeft(state, owner) > 0)
        into[place] = Math.max(into[place]!, progressOf(state, owner, state.objectives[letter]!));
    }
  }
};

// Scratch of `writeForecast`, and the score that each seat may expect.
const points = new Float64Array(PARTS.length);
const terms = new Float64Array(TERMS.length);
const expected = new Float64Array(SEATS);

/**
 * Writes what the search goes by without a net, so that a net need not find out by itself; of other seats as far as all can tell:
 * the score that is expected, what is to come, and what that is told from.
 */
const writeForecast = (state: State, owner: number, seat: Seat, into: Float32Array, at: number): void => {
  let now = 0;
  for (let part = 0; part < PARTS.length; part++) now += points[part] = partOf(state, owner, part);
  if (owner === seat) writeTerms(state, owner, points, terms);
  else writeOpenTerms(state, owner, points, terms);
  let coming = 0;
  for (let part = 0; part < PARTS.length; part++) coming += toCome(state, terms, part);
  expected[owner] = now + coming;
  into[at] = bounded((now + coming - 50) / 20);
  into[at + 1] = bounded((coming - 25) / 10);
  for (let number = 0; number < SHOWN.length; number++) into[at + 2 + number] = bounded(terms[SHOWN[number]!]!);
};

/** Terms that are numbers of a seat; the last number is the lead over the best other, when all are forecast. */
const SHOWN = (['wealth', 'hand', 'income', 'abilities', 'ahead', 'progress'] as const).map((term) =>
  TERMS.indexOf(term),
);
const LEAD = SEAT - 1;

const writeLeads = ({ rules: { seats } }: State, seat: Seat, into: Float32Array): void => {
  for (let step = 0; step < seats; step++) {
    const owner = (seat + step) % seats;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== owner) best = Math.max(best, expected[other]!);
    into[TEAM + step * SEAT + LEAD] = bounded((expected[owner]! - best) / 10);
  }
};

const bounded = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/** What lies open of a seat, and how many cards it holds. */
const writeSeat = (state: State, owner: number, seat: Seat, into: Float32Array, from: number): void => {
  const { cards } = state.rules.content;
  let at = from;
  for (let kind = 0; kind < RESOURCES.length; kind++)
    into[at++] = bounded(state.resources[owner * RESOURCES.length + kind]! / 10);
  for (let zone = 0; zone < ZONES.length; zone++) {
    into[at++] = state.authority[owner * ZONES.length + zone]! / TOP;
    into[at++] = state.discs[zone] === owner ? 1 : 0;
  }
  for (let space = 0; space < GROWTH; space++) into[at++] = hasBit(state.growth[owner]!, space) ? 1 : 0;
  for (let part = 0; part < PARTS.length; part++) into[at++] = bounded(partOf(state, owner, part) / 16);
  if (state.tribesShown === 1) into[at + state.tribe[owner]!] = 1;
  at += TRIBES;
  if (boardOf(state, owner) !== NONE) into[at + boardOf(state, owner)] = 1;
  at += SIDES;
  for (let slot = 0; slot < SLOTS; slot++) into[at++] = state.claims[slot] === owner ? 1 : 0;
  for (let type = 0; type < CARD_TYPES.length; type++)
    into[at++] = bounded(cardsIn(state, owner, cards.ofType[type]!) / 8);
  into[at++] = bounded(sizeOf(state.hand, owner * CARD_WORDS, CARD_WORDS) / 8);
  into[at++] = tokensLeft(state, owner) / ACCOMPLISHMENTS;
  into[at++] = coloniesOf(state, owner) / COLONIES;
  into[at++] = bounded(specialistsOf(state, owner) / 4);
  into[at++] = state.leaders[owner]! / 3;
  into[at++] = state.explorers[owner]! / 3;
  into[at++] = hasBit(state.passed, owner) ? 1 : 0;
  writeForecast(state, owner, seat, into, at);
};

/**
 * Of a set of cards: how many, how many of them meet their prerequisites, what they are worth beyond their costs and what the best and
 * the next best of those are, the prices, and how many are of each type.
 */
const writeCards = (state: State, seat: Seat, sets: Int32Array, into: Float32Array, at: number): void => {
  const { cards } = state.rules.content;
  const worths = worthsIn(state);
  lookForCards(state, seat);
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = sets[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      const worth = handWorth(state, seat, card, worths);
      into[at]! += 1 / 8;
      into[at + 1]! += meetsPrerequisites(state, seat, card) ? 1 / 8 : 0;
      into[at + 2]! += worth / 16;
      into[at + 4] = Math.max(into[at + 4]!, Math.min(into[at + 3]!, worth / 4));
      into[at + 3] = Math.max(into[at + 3]!, worth / 4);
      for (let payment = 0; payment < PAYMENTS; payment++)
        into[at + 5 + payment]! += cards.price[card * PAYMENTS + payment]! / 32;
      for (let type = 0; type < CARD_TYPES.length; type++)
        into[at + 5 + PAYMENTS + type]! += hasBit(cards.types[card]!, type) ? 1 / 8 : 0;
    }
  for (let number = 0; number < CARDS_SEEN; number++) into[at + number] = bounded(into[at + number]!);
};

/** Of specialists that lie open: what the best is worth, what all are, and the least price. */
const writeRiver = (state: State, seat: Seat, into: Float32Array): void => {
  const { specialists } = state.rules.content;
  const worths = worthsIn(state);
  lookForSpecialists(state, seat);
  let least = MOST;
  for (let place = 0; place < RIVER; place++) {
    const row = state.river[place]!;
    if (row === NONE) continue;
    const worth = bounded(specialistWorth(state, seat, row, worths) / 8);
    into[RIVER_AT] = Math.max(into[RIVER_AT]!, worth);
    into[RIVER_AT + 1]! += worth / RIVER;
    least = Math.min(least, specialists.price[row]! / 16);
  }
  into[RIVER_AT + 2] = least;
};

/**
 * What `seat` sees, as numbers of about −1 to 2, and of ±4 at most, for a value network.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  const { seats } = state.rules;
  into.fill(0, 0, SIZE);
  writeTable(state, seat, into);
  writeLocations(state, seat, into);
  writeTiles(state, seat, into);
  for (let step = 0; step < seats; step++) writeSeat(state, (seat + step) % seats, seat, into, TEAM + step * SEAT);
  writeLeads(state, seat, into);
  writeCards(state, seat, state.hand, into, HAND_AT);
  writeCards(state, seat, state.packet, into, PACKET_AT);
  writeRiver(state, seat, into);
};

/** A view as one vector of numbers. */
export const features = { version: VERSION, size: SIZE, write };
