import type { Seat } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NO_TRAIT, TRAITS } from '../content/traits.ts';
import { foodOf, isFed, lives } from '../rules/animals.ts';
import { canHunt } from '../rules/attack.ts';
import { MOST_SEATS } from '../rules/rules.ts';
import { fillScores } from '../rules/scoring.ts';
import { FEEDING, FINISHED, HIBERNATING, HIDDEN, type State } from '../rules/state.ts';
import { pointsOf, spreadOf, TERMS, writeTerms } from './forecast.ts';

/** Numbers of the table as a whole. */
const TABLE = 8;
/** Numbers of one seat before its traits: those of the seat and its animals, and its forecast with the terms of it. */
const SEAT = 15;
const FORECAST = 12;
/** Numbers of one seat: those, and how many animals have each trait. */
const BLOCK = SEAT + TRAITS.length;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 2;
/** The table, six seats from the viewer's on clockwise (absent ones are 0), and the traits in the viewer's hand. */
const SIZE = TABLE + MOST_SEATS * BLOCK + TRAITS.length;

/**
 * What `seat` sees, as numbers of about −1 to 3 for a value network: counts are divided by what is usual.
 * Only public things and the seat's own hand are read.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  const { seats } = state.rules;
  into.fill(0, 0, SIZE);
  writeTable(state, into);
  fillScores(state, scores);
  for (let step = 0; step < seats; step++) writeSeat(state, (seat + step) % seats, into, TABLE + step * BLOCK);
  writeHand(state, seat, into, HAND);
};

const scores = new Float64Array(MOST_SEATS);

const writeTable = (state: State, into: Float32Array): void => {
  const { seats, cards, timeToFly } = state.rules;
  into[0] = seats / MOST_SEATS;
  into[1] = timeToFly ? 1 : 0;
  into[2] = state.deckSize / cards;
  // Nets read no more than 4, so that it was the same for them before.
  into[3] = Math.min(4, state.deckSize / (state.alive + seats) / 6);
  into[4] = state.phase === FEEDING ? 1 : 0;
  into[5] = state.phase === FINISHED ? 1 : 0;
  into[6] = state.bank / 10;
  into[7] = spreadOf(state) / 5;
};

const writeSeat = (state: State, seat: Seat, into: Float32Array, at: number): void => {
  into[at] = 1;
  into[at + 1] = state.seat === seat ? 1 : 0;
  into[at + 2] = state.firstSeat === seat ? 1 : 0;
  into[at + 3] = (state.passed >> seat) & 1;
  into[at + 4] = state.handSizes[seat]! / 6;
  into[at + 5] = scores[seat]! / 20;
  for (let slot = 0; slot < state.slots; slot++)
    if (lives(state, slot) && state.owner[slot] === seat) addAnimal(state, slot, into, at);
  writeForecast(state, seat, into, at + FORECAST);
};

const terms = new Float64Array(TERMS.length);
const CARDS = TERMS.indexOf('cards');
const POINTS = TERMS.indexOf('points');

/** What the search goes by without a net, so that a net need not find out by itself. */
const writeForecast = (state: State, seat: Seat, into: Float32Array, at: number): void => {
  writeTerms(state, seat, terms);
  into[at] = pointsOf(state.rules.seats, terms) / 20;
  into[at + 1] = terms[CARDS]! / 20;
  into[at + 2] = terms[POINTS]! / 10;
};

const addAnimal = (state: State, slot: number, into: Float32Array, at: number): void => {
  into[at + 6]! += 1 / 5;
  into[at + 7]! += Math.max(0, state.need[slot]! - foodOf(state, slot)) / 5;
  into[at + 8]! += isFed(state, slot) ? 1 / 5 : 0;
  into[at + 9]! += state.fatFull[slot]! / 5;
  into[at + 10]! += (state.flags[slot]! & (HIDDEN | HIBERNATING)) !== 0 ? 1 / 5 : 0;
  into[at + 11]! += canHunt(state, slot) ? 1 / 3 : 0;
  for (let left = state.mask[slot]!; left !== 0; left = withoutLowest(left))
    into[at + SEAT + lowestBit(left)]! += 1 / 3;
};

const writeHand = (state: State, seat: Seat, into: Float32Array, at: number): void => {
  const { kinds, sides } = state.rules;
  for (let side = 0; side < 2 * kinds; side++) {
    const trait = sides[side]!;
    if (trait !== NO_TRAIT) into[at + trait]! += state.hands[seat * kinds + (side >> 1)]! / 3;
  }
};

/** Where the hand is. */
const HAND = TABLE + MOST_SEATS * BLOCK;

/** What every seat sees: the same table and seats, in another order, and another hand. For two seats that took 0.6 of the time of two views. */
const writeAll = (state: State, into: Float32Array): void => {
  const { seats } = state.rules;
  write(state, 0, into);
  for (let seat = 1; seat < seats; seat++) {
    const at = seat * SIZE;
    const turned = TABLE + seat * BLOCK;
    into.copyWithin(at, 0, TABLE);
    into.copyWithin(at + TABLE, turned, TABLE + seats * BLOCK);
    into.copyWithin(at + TABLE + (seats - seat) * BLOCK, TABLE, turned);
    into.fill(0, at + TABLE + seats * BLOCK, at + SIZE);
    writeHand(state, seat, into, at + HAND);
  }
};

/** The view of a seat as one vector, for nets. */
export const features = { version: VERSION, size: SIZE, write, writeAll };
