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
import { partOf } from '../rules/scoring.ts';
import { PARTS, type State } from '../rules/state.ts';
import { pricesOf } from './prices.ts';
import { progressOf } from './progress.ts';
import { handWorth } from './worth.ts';

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

/** Cards of the hand, and what they are worth. */
const hand = { cards: 0, worth: 0 };
const readHand = (state: State, seat: number): void => {
  hand.cards = 0;
  hand.worth = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.hand[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      hand.cards++;
      hand.worth += handWorth(state, seat, word * 32 + lowestBit(rest));
    }
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

/** Writes the terms of a seat. */
export const writeTerms = (state: State, seat: number, into: Float64Array): void => {
  const { content, seats } = state.rules;
  const { of, from } = pricesOf(content, 1);
  readHand(state, seat);
  into[0] = 1;
  into[1] = seats === 2 ? 1 : 0;
  into[2] = seats === 3 ? 1 : 0;
  into[3] = wealthOf(state, seat, of) / 10;
  into[4] = hand.worth / 10;
  into[5] = hand.cards / 10;
  into[6] = incomeOf(state, seat, from) / 5;
  into[7] = abilitiesOf(state, seat, of, from) / 2;
  into[8] = authorityOf(state, seat) / 10;
  into[9] = aheadOf(state, seat) / 10;
  into[10] = progressIn(state, seat, tokensLeft(state, seat));
  into[11] = specialistsOf(state, seat) / 4;
  for (let part = 0; part < PARTS.length; part++) into[POINTS + part] = partOf(state, seat, part) / 10;
};

/**
 * Points to come of each of `PARTS` when the second, third and fourth season begins: factors of the terms. Least squares over 3,000
 * games of 2–4 seats that the playout weights played, `npm run bench -- seasons`; house figures.
 */
const FACTORS: readonly (readonly (readonly number[])[])[] = [
  [
    [-3.79, 0.17, -0.11, 4.36, 2.51, -1.57, 2.21, 0.07, 5.74, 5.59, 7.65, -0.12, -3.61, -0.74, 2.29, 4.53, 5.41, 0.29],
    [-1.88, -0.9, -0.21, 1.88, 0.05, 1.77, 0.45, -0.63, 2.05, 0.45, 0.09, -2.93, -1.29, 5.92, -5.05, 7.28, 2.01, 0.68],
    [
      -2.38, -0.24, -0.2, 1.89, 2.67, -2.78, 3.42, 2.22, -2.47, -0.35, 1.76, -2.54, 2.03, -4.22, 13.43, 2.86, 2.09,
      0.29,
    ],
    [5.67, -1.27, -0.78, 2.62, 0.02, -0.17, -1.67, -0.52, 2.2, -1.4, 1.64, 2.32, 0.52, 0.02, 0, 2.5, -0.24, 0.8],
    [2.02, -0.28, 0.13, 3.97, 0.09, -2.66, 1.45, -1.16, -1.41, -0.05, -0.15, 0.5, 7.25, -3.65, 2.21, 1.26, 3.13, 0.68],
    [16.05, 4.92, 2.44, 0.12, 0.84, -2.26, 0.15, 0.16, -6.22, 11.71, -1.47, 0.46, -1.23, 1.19, 4.63, -1.02, 1.1, -8.52],
  ],
  [
    [-6.78, -0.18, -0.29, 2.71, 1.79, -0.98, 1.26, 0.45, 4.62, 2.5, 5.28, -2.13, -1.65, 3.59, 0.32, 3.95, 3.29, 0.94],
    [-1.3, -0.58, -0.1, 1.31, 0.15, 1.02, 0.17, -0.21, 0.95, 0.09, -0.31, -0.73, -0.02, 5.23, 0.4, 2.24, 1.07, 0.21],
    [0.02, -0.36, -0.19, 0.97, 0.7, -0.99, 1.52, 2.3, -0.88, 0.54, 2.08, -2.33, 1.18, -0.92, 0.99, 1.18, 0.79, 0],
    [-1.18, -1.17, -0.61, 3.23, -0.01, 1.15, -0.01, 0.04, 2.24, -0.4, 0.22, 0.31, 1.05, 1.05, -0.88, 2.22, 0.41, 0.28],
    [0.83, -0.43, 0.11, 2.37, 0.33, -1.74, 1.1, -0.9, 0.77, -0.13, -0.22, 0.68, 0.89, -0.71, -0.22, 1.0, 1.69, 0.49],
    [14.89, 3.56, 1.75, 0.26, 0.55, -1.16, 0.1, 0.01, -3.16, 6.83, -0.87, -0.39, 0.45, 0.45, -0.1, 0.86, 0.81, -7.65],
  ],
  [
    [-8.03, -0.11, -0.28, 1.83, 1.3, -0.41, 0.81, 0.56, 3.1, 0.94, 2.81, -1.21, -2.07, 2.41, 0.48, 2.54, 1.71, 0.87],
    [-2.07, -0.24, 0.02, 1.2, 0.09, 0.61, -0.14, 0.1, 0.12, -0.19, -0.09, 0.32, 0.09, 1.99, 0.21, 0.27, 0.4, 0.19],
    [0.09, -0.24, -0.06, 0.53, 0.17, -0.35, 0.44, 1.1, 0.31, 0.08, 0.33, -0.72, 0.53, 0.09, -0.5, 0.21, 0.55, 0.11],
    [-2.41, -0.94, -0.42, 1.95, 0.04, 0.67, -0.04, 0.19, 1.4, 0.03, -0.11, -0.31, 0.31, 0.92, -0.1, 1.66, 0.44, 0.01],
    [-0.17, -0.33, 0.08, 1.39, 0.21, -0.4, 0.48, -0.62, 0.74, 0.07, -0.16, 0.11, 0.16, 0.07, -0.05, 0.53, 0.95, 0.11],
    [11.12, 2.3, 1.14, 0.34, 0.19, -0.37, -0.18, -0.06, -1.45, 3.74, -0.35, -0.08, 0.23, 0.31, -0.14, 0.2, 0.47, -5.75],
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
const SPREADS: readonly number[] = [12.7, 11.4, 9.3];
const SPREADS_OF_PARTS: readonly (readonly number[])[] = [
  [5.9, 3.2, 3.7, 4.3, 4.1, 4.4],
  [5.3, 2.8, 3.5, 3.9, 3.8, 4.1],
  [4.6, 2.1, 2.7, 2.9, 2.9, 3.7],
];

/** How far the sum of points to come is off. */
export const spreadOf = (state: State): number => SPREADS[rowOf(state)]!;

/** How far the points to come of a part are off. */
export const spreadOfPart = (state: State, part: number): number => SPREADS_OF_PARTS[rowOf(state)]![part]!;
