import type { Seat } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import {
  ACCOMPLISHMENTS,
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
  SPECIALIST_WORDS,
  SPECIALISTS,
  TOP,
  ZONES,
} from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { isFaceDown } from '../rules/hidden.ts';
import { boardOf, coloniesOf } from '../rules/points.ts';
import { partOf } from '../rules/scoring.ts';
import { sizeOf } from '../rules/sets.ts';
import { PARTS, type State } from '../rules/state.ts';

/** Rows of locations and of objectives that a catalog has, and most tribes and sides of boards. */
const LOCATIONS = 46;
const OBJECTIVES = 20;
const TRIBES = 16;
const SIDES = 10;

/** Numbers of the table as a whole, of a location, of a seat. */
const TABLE = 10;
const LOCATION = 6;
const SEAT = RESOURCES.length + ZONES.length * 2 + GROWTH + PARTS.length + TRIBES + SIDES + SLOTS + 6;

const PLACES = TABLE;
const TILES = PLACES + LOCATIONS * LOCATION;
const TEAM = TILES + OBJECTIVES;
const CARDS_AT = TEAM + SEATS * SEAT;
const PEOPLE = CARDS_AT + 3 * CARDS;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 1;
/** The table, locations, objectives, seats from the viewer's on, cards, specialists. */
const SIZE = PEOPLE + 3 * SPECIALISTS;

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
};

/** By location that is seen: that it is there, an own pawn, those of others, a leader, an own colony, one of others. */
const writeLocations = (state: State, seat: Seat, into: Float32Array): void => {
  for (let space = 0; space < SPACES; space++) {
    if (isFaceDown(state, space)) continue;
    const at = PLACES + state.tiles[space]! * LOCATION;
    const pawns = state.pawns[space]!;
    const own = 0x11 << seat;
    const owner = state.colonies[space]!;
    into[at] = 1;
    into[at + 1] = (pawns & own) === 0 ? 0 : 1;
    into[at + 2] = countBits(pawns & ~own) / SEATS;
    into[at + 3] = pawns > 0xf ? 1 : 0;
    into[at + 4] = owner === seat ? 1 : 0;
    into[at + 5] = owner === NONE || owner === seat ? 0 : 1;
  }
};

/** Objectives that are open. */
const writeObjectives = ({ claims, objectives }: State, into: Float32Array): void => {
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (claims[letter] === NONE) into[TILES + objectives[letter]!] = 1;
};

/** What lies open of a seat, and how many cards it holds. */
const writeSeat = (state: State, owner: number, into: Float32Array, from: number): void => {
  let at = from;
  for (let kind = 0; kind < RESOURCES.length; kind++)
    into[at++] = state.resources[owner * RESOURCES.length + kind]! / 10;
  for (let zone = 0; zone < ZONES.length; zone++) {
    into[at++] = state.authority[owner * ZONES.length + zone]! / TOP;
    into[at++] = state.discs[zone] === owner ? 1 : 0;
  }
  for (let space = 0; space < GROWTH; space++) into[at++] = hasBit(state.growth[owner]!, space) ? 1 : 0;
  for (let part = 0; part < PARTS.length; part++) into[at++] = partOf(state, owner, part) / 20;
  if (state.tribesShown === 1) into[at + state.tribe[owner]!] = 1;
  at += TRIBES;
  if (boardOf(state, owner) !== NONE) into[at + boardOf(state, owner)] = 1;
  at += SIDES;
  for (let slot = 0; slot < SLOTS; slot++) into[at++] = state.claims[slot] === owner ? 1 : 0;
  into[at++] = sizeOf(state.hand, owner * CARD_WORDS, CARD_WORDS) / 10;
  into[at++] = tokensLeft(state, owner) / ACCOMPLISHMENTS;
  into[at++] = coloniesOf(state, owner) / COLONIES;
  into[at++] = state.leaders[owner]! / 3;
  into[at++] = state.explorers[owner]! / 3;
  into[at] = hasBit(state.passed, owner) ? 1 : 0;
};

/** Marks the members of a set. */
const mark = (sets: Int32Array, from: number, words: number, into: Float32Array, at: number): void => {
  for (let word = 0; word < words; word++)
    for (let rest = sets[from + word]!; rest !== 0; rest = withoutLowest(rest))
      into[at + word * 32 + lowestBit(rest)] = 1;
};

/** By card: in the own hand, or before the seat in a draft; in play of one's own; in play of others. The same of specialists. */
const writeRows = (state: State, seat: Seat, into: Float32Array): void => {
  mark(state.hand, seat * CARD_WORDS, CARD_WORDS, into, CARDS_AT);
  mark(state.packet, seat * CARD_WORDS, CARD_WORDS, into, CARDS_AT);
  for (let place = 0; place < RIVER; place++) if (state.river[place] !== NONE) into[PEOPLE + state.river[place]!] = 1;
  for (let owner = 0; owner < state.rules.seats; owner++) {
    const own = owner === seat ? 1 : 2;
    mark(state.played, owner * CARD_WORDS, CARD_WORDS, into, CARDS_AT + own * CARDS);
    mark(state.hired, owner * SPECIALIST_WORDS, SPECIALIST_WORDS, into, PEOPLE + own * SPECIALISTS);
  }
};

/**
 * What `seat` sees, as numbers of about 0 to 3 for a value network.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  const { seats } = state.rules;
  into.fill(0, 0, SIZE);
  writeTable(state, seat, into);
  writeLocations(state, seat, into);
  writeObjectives(state, into);
  for (let step = 0; step < seats; step++) writeSeat(state, (seat + step) % seats, into, TEAM + step * SEAT);
  writeRows(state, seat, into);
};

/** A view as one vector of numbers. */
export const features = { version: VERSION, size: SIZE, write };
