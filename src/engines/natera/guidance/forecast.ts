/** What a seat still gains by the end, told from what it has when a season begins. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import {
  BACKGROUNDS,
  CARD_WORDS,
  COLUMNS,
  GROWTH,
  LETTERS,
  RESOURCES,
  SPECIALIST_WORDS,
  ZONES,
} from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { authorityOf, boardOf, specialistsOf } from '../rules/points.ts';
import { sizeOf } from '../rules/sets.ts';
import { PARTS, type State } from '../rules/state.ts';
import { progressOf } from './progress.ts';
import { rowWorths } from './row-worth.ts';
import { lookForCards } from './tiles.ts';
import { handWorth, worthsIn } from './worth.ts';

/** What is looked at, each a number of about 0 to 2; then the points there are in each of `PARTS`, in tens. */
export const TERMS = [
  'one',
  'two-seats',
  'three-seats',
  'wealth',
  'hand',
  'cards',
  'income',
  'abilities',
  'levels',
  'ahead',
  'progress',
  'hired',
  ...PARTS,
] as const;

/** Where the points there are begin. */
const POINTS = TERMS.length - PARTS.length;

const PRODUCTION = BACKGROUNDS.indexOf('production');
const ABILITY = BACKGROUNDS.indexOf('ability');
const ENERGY = RESOURCES.indexOf('energy');
const BOTTOM = (1 << COLUMNS) - 1;
/** Sum of worths of the programs of cards in play with a background. */
const inPlay = (state: State, seat: number, background: number, from: Float64Array): number => {
  const { cards } = state.rules.content;
  const set = cards.ofBackground[background]!;
  let sum = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.played[seat * CARD_WORDS + word]! & set[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const start = cards.start[word * 32 + lowestBit(rest)]!;
      if (start !== NONE) sum += Math.max(0, from[start]!);
    }
  return sum;
};

/** Points that the things which a seat has produce in a rest phase. */
const incomeOf = (state: State, seat: number, from: Float64Array): number => {
  const { boards, discs, tribes } = state.rules.content;
  const tribe = state.tribe[seat]!;
  let sum = inPlay(state, seat, PRODUCTION, from);
  if (tribe !== NONE) {
    for (const start of [tribes.tile[tribe]!, tribes.production[tribe]!]) if (start !== NONE) sum += from[start]!;
  }
  const board = boardOf(state, seat);
  if (board !== NONE)
    for (let rest = state.growth[seat]! & BOTTOM; rest !== 0; rest = withoutLowest(rest)) {
      const start = boards.start[board * GROWTH + lowestBit(rest)]!;
      if (start !== NONE) sum += from[start]!;
    }
  for (let zone = 0; zone < ZONES.length; zone++) if (state.discs[zone] === seat) sum += from[discs[zone]!]!;
  return sum;
};

/** Points that the abilities of a seat bring when each is used once. */
const abilitiesOf = (state: State, seat: number, of: Float64Array, from: Float64Array): number => {
  const { specialists } = state.rules.content;
  let sum = inPlay(state, seat, ABILITY, from);
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = state.hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const specialist = word * 32 + lowestBit(rest);
      sum += Math.max(0, from[specialists.ability[specialist]!]! - specialists.energy[specialist]! * of[ENERGY]!);
    }
  return sum;
};

/** Points that resources are worth when they are all spent well. */
const wealthOf = ({ resources }: State, seat: number, of: Float64Array): number => {
  let sum = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++)
    sum += resources[seat * RESOURCES.length + resource]! * of[resource]!;
  return sum;
};

/** How near a seat is to open tiles: for each, the square of the part that is done; none without tokens. */
const progressIn = (state: State, seat: number, tokens: number): number => {
  if (tokens === 0) return 0;
  let sum = 0;
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (state.claims[letter] === NONE) sum += progressOf(state, seat, state.objectives[letter]!) ** 2;
  return Math.min(sum, tokens);
};

/** What the cards of a hand are worth. */
const worthOfHand = (state: State, seat: number): number => {
  let worth = 0;
  const worths = worthsIn(state);
  lookForCards(state, seat);
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.hand[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      worth += handWorth(state, seat, word * 32 + lowestBit(rest), worths);
  return worth;
};

/** How far a seat is above the best of the others, over all tracks. */
const aheadOf = ({ authority, rules }: State, seat: number): number => {
  let sum = 0;
  for (let zone = 0; zone < ZONES.length; zone++) {
    let best = 0;
    for (let other = 0; other < rules.seats; other++)
      if (other !== seat) best = Math.max(best, authority[other * ZONES.length + zone]!);
    sum += authority[seat * ZONES.length + zone]! - best;
  }
  return sum;
};

const HAND = TERMS.indexOf('hand');

/**
 * Writes the terms of a seat.
 * @param points that it has in each of `PARTS`
 */
export const writeTerms = (state: State, seat: number, points: ArrayLike<number>, into: Float64Array): void => {
  writeOpenTerms(state, seat, points, into);
  into[HAND] = worthOfHand(state, seat) / 10;
};

/** Writes the terms of a seat that all can tell: those without what its hand is worth, which is as many points as it has cards. */
export const writeOpenTerms = (state: State, seat: number, points: ArrayLike<number>, into: Float64Array): void => {
  const { content, seats } = state.rules;
  const { of, from } = rowWorths(content, 1);
  const cards = sizeOf(state.hand, seat * CARD_WORDS, CARD_WORDS);
  into[0] = 1;
  into[1] = seats === 2 ? 1 : 0;
  into[2] = seats === 3 ? 1 : 0;
  into[3] = wealthOf(state, seat, of) / 10;
  into[HAND] = cards / 10;
  into[5] = cards / 10;
  into[6] = incomeOf(state, seat, from) / 5;
  into[7] = abilitiesOf(state, seat, of, from) / 2;
  into[8] = authorityOf(state, seat) / 10;
  into[9] = aheadOf(state, seat) / 10;
  into[10] = progressIn(state, seat, tokensLeft(state, seat));
  into[11] = specialistsOf(state, seat) / 4;
  for (let part = 0; part < PARTS.length; part++) into[POINTS + part] = points[part]! / 10;
};

/**
 * Points to come of each of `PARTS` when the second, third and fourth season begins: factors of the terms. Least squares within each
 * tribe, over 1,500 games of 2–4 seats that the playout weights played, `npm run bench -- seasons --games 1500`; house figures.
 */
const FACTORS: readonly (readonly (readonly number[])[])[] = [
  [
    [-1.36, 0.33, -0.1, 2.27, 2.64, -1.84, 3.45, -0.55, 2.8, 5.02, 6.34, 1.74, 5.38, 0.14, -15.24, -2.43, 4.81, 0.23],
    [0.7, -0.98, -0.12, 0.69, 0.42, 0.95, 0.99, -0.16, 1.19, 2.22, -0.77, 0.41, -3.62, 3.37, -6.23, -0.36, 0.91, 0.31],
    [0.38, -0.22, 0.0, 1.21, 2.56, -3.0, 1.56, 2.32, -2.7, 0.23, 1.73, -2.97, -3.49, -2.24, -2.33, 1.74, 1.27, 0.39],
    [
      6.88, -1.36, -0.68, 1.24, 0.06, -0.54, 2.42, -0.25, 1.36, 0.94, -0.22, 1.46, 3.06, -5.36, -3.57, -2.94, -0.76,
      -0.13,
    ],
    [
      9.08, -0.57, -0.19, 0.57, -0.39, -3.21, 0.48, -1.03, -4.55, 0.53, -0.75, -1.63, 5.09, -0.33, -6.69, 2.53, -2.27,
      0.68,
    ],
    [
      14.39, 5.41, 2.54, 0.48, 0.83, -2.39, 0.39, -0.11, -5.52, 9.59, -1.68, -1.59, 7.97, 8.47, -12.38, 2.62, 1.66,
      -8.35,
    ],
  ],
  [
    [-4.77, 0.04, -0.31, 1.94, 2.01, -0.98, 1.74, -0.03, 3.34, 2.75, 4.99, -1.88, -1.35, 5.49, -0.55, 2.09, 3.14, 0.68],
    [-0.72, -0.78, -0.12, 0.9, 0.05, 1.24, 0.6, 0.12, 0.54, 0.78, -0.42, 1.24, -0.21, 5.86, 0.46, -0.99, 0.84, 0.19],
    [2.42, -0.3, -0.01, 0.73, 0.62, -1.22, 0.01, 2.73, -0.61, 0.79, 1.65, -2.28, 0.99, 0.82, -0.61, 0.74, 0.55, 0.11],
    [1.37, -1.47, -0.66, 2.24, 0.06, 0.74, 1.54, -0.33, 1.63, 0.84, 0.29, -0.49, 0.78, -0.93, 0.27, 0.32, 0.73, -0.2],
    [
      6.81, -0.71, -0.21, 0.69, 0.29, -2.44, 0.95, -1.31, -0.42, 0.46, -0.43, 1.24, 0.53, -2.68, -0.8, -0.56, -0.77,
      0.35,
    ],
    [15.26, 3.99, 1.85, -0.24, 0.63, -1.4, 0.34, -0.23, -3.91, 5.89, -0.19, -1.63, 0.75, 0.6, -1.89, 1.29, 0.24, -7.44],
  ],
  [
    [-7.23, 0.26, -0.34, 1.74, 1.44, -0.43, 1.06, 0.17, 2.75, 1.15, 2.73, -1.39, -1.93, 3.04, 0.73, 2.6, 2.15, 0.31],
    [-2.15, -0.25, 0.05, 1.14, 0.05, 0.85, 0.15, 0.25, 0.05, 0.21, -0.16, 0.14, -0.15, 2.2, 0.32, 0.21, 0.79, -0.03],
    [1.82, -0.16, 0.03, 0.22, 0.29, -0.58, 0.34, 1.09, -0.02, 0.37, 0.07, 0.09, 0.49, 0.22, -1.19, -0.65, 0.34, 0.01],
    [-1.52, -1.1, -0.48, 1.73, 0.06, 0.53, 0.74, 0.05, 1.24, 0.38, -0.19, -0.02, 0.25, -0.03, 0.1, 0.69, 0.63, -0.23],
    [1.65, -0.29, -0.02, 1.07, 0.3, -0.72, 0.59, -0.94, 0.69, 0.17, -0.35, 0.33, 0.09, 0.05, -0.35, 0.19, 0.2, -0.03],
    [11.4, 2.78, 1.37, 0.3, 0.29, -0.62, 0.05, -0.27, -1.88, 3.41, -0.05, -0.84, 0.25, 0.96, -0.5, 0.66, 0.31, -5.93],
  ],
];

/** The season whose factors are used, from 0 for the second. */
const rowOf = ({ season }: State): number => Math.max(0, season - 2);

/** Points to come of a part, by the terms of a seat. */
export const toCome = (state: State, terms: Float64Array, part: number): number => {
  const factors = FACTORS[rowOf(state)]![part]!;
  let sum = 0;
  for (let index = 0; index < TERMS.length; index++) sum += terms[index]! * factors[index]!;
  return sum;
};

/** How far the points to come are off in all, as a standard deviation, by season; and of each part. */
const SPREADS: readonly number[] = [12.9, 11.7, 9.9];
const SPREADS_OF_PARTS: readonly (readonly number[])[] = [
  [5.9, 3.3, 3.7, 4.4, 4.5, 4.5],
  [5.4, 2.9, 3.6, 4.0, 4.0, 4.2],
  [4.7, 2.1, 2.9, 2.9, 3.0, 3.9],
];

/** How far the sum of points to come is off. */
export const spreadOf = (state: State): number => SPREADS[rowOf(state)]!;

/** How far the points to come of a part are off. */
export const spreadOfPart = (state: State, part: number): number => SPREADS_OF_PARTS[rowOf(state)]![part]!;
