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
    [3.57, 0.05, -0.41, 1.1, 2.66, -3.48, 0.8, -1.36, 3.8, 6.2, 8.21, 0.4, -1.5, -1.36, -12.53, -1.69, 3.33, 0.38],
    [0.59, -0.81, -0.16, 0.95, 0.25, 1.18, 0.28, -0.56, 1.23, 1.29, 0.21, -0.62, -1.8, 6.05, -1.04, 1.06, 0.91, 0.38],
    [1.99, -0.34, -0.17, 0.23, 2.61, -3.69, 1.77, 1.74, -3.12, 0.26, 2.84, -4.46, 1.49, -4.65, 3.82, 1.98, 0.14, 0.43],
    [
      9.01, -1.19, -0.63, 0.96, -0.33, -0.7, -0.76, -0.57, 1.5, -0.65, 0.54, 4.11, -0.88, -0.32, -3.96, -2.19, -1.34,
      0.35,
    ],
    [7.19, -0.44, -0.04, 1.8, 0.06, -3.3, 0.36, -1.31, -3.4, 0.41, 0.43, -1.76, 7.35, -4.6, -8.5, 2.13, 0.69, 0.6],
    [
      16.22, 5.17, 2.59, -0.32, 0.61, -2.18, 0.23, -0.61, -6.19, 11.14, -0.81, -1.35, 3.25, 0.31, -8.22, 0.2, 0.93,
      -8.42,
    ],
  ],
  [
    [-1.17, -0.38, -0.67, 1.23, 1.94, -1.72, 0.47, -0.4, 3.43, 3.15, 5.43, -1.18, -1.43, 1.78, 0.45, 0.78, 2.44, 0.99],
    [-0.09, -0.59, -0.06, 0.88, 0.11, 1.06, 0.2, -0.08, 0.41, 0.34, -0.16, 0.37, -0.1, 4.75, 0.19, 0.07, 0.67, 0.16],
    [2.36, -0.48, -0.2, 0.36, 0.65, -1.23, 0.97, 1.98, -1.21, 0.83, 1.98, -2.73, 0.96, -1.67, 0.57, 0.52, 0.45, 0.19],
    [3.16, -1.3, -0.56, 2.09, -0.18, 0.58, -0.25, -0.23, 1.6, 0.34, 0.25, 0.21, 0.63, -0.1, -0.58, 0.9, 0.06, 0.12],
    [
      6.43, -0.65, -0.14, 1.06, 0.61, -2.58, 0.54, -1.29, -0.33, 0.75, -0.19, 0.99, 1.08, -2.1, -1.11, -0.63, 0.29,
      0.22,
    ],
    [
      15.84, 3.78, 1.86, -0.39, 0.47, -1.22, 0.12, -0.57, -3.74, 6.31, -0.31, -1.8, 0.45, -0.4, -0.89, 0.84, 0.38,
      -7.36,
    ],
  ],
  [
    [-5.87, -0.01, -0.54, 1.49, 1.52, -0.67, 0.23, 0.29, 2.91, 0.96, 2.76, -1.04, -1.76, 2.14, 0.61, 1.96, 1.8, 0.76],
    [-1.51, -0.29, 0, 1.04, 0.01, 0.72, -0.02, 0.25, -0.17, 0.07, -0.02, 0.12, 0.09, 2.01, 0.02, 0.22, 0.5, 0.08],
    [1.33, -0.15, -0.05, 0.36, 0.29, -0.55, 0.37, 1.0, 0.27, 0.31, 0.13, -0.41, 0.49, -0.13, -0.75, -0.27, 0.5, -0.02],
    [-1.57, -0.89, -0.36, 1.71, -0.03, 0.54, -0.02, 0.0, 1.35, -0.04, -0.12, 0.04, 0.28, 0.59, 0, 1.03, 0.56, 0.04],
    [2.0, -0.35, 0.0, 1.11, 0.28, -0.66, 0.38, -0.87, 0.54, 0.31, -0.33, 0.35, 0.24, -0.21, -0.13, -0.09, 0.41, -0.06],
    [
      10.89, 2.66, 1.37, 0.34, 0.24, -0.42, -0.16, -0.3, -1.41, 3.39, -0.25, -0.79, 0.31, 0.23, -0.32, 0.58, 0.34,
      -5.73,
    ],
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
const SPREADS: readonly number[] = [12.6, 11.5, 9.2];
const SPREADS_OF_PARTS: readonly (readonly number[])[] = [
  [5.8, 3.3, 3.8, 4.2, 4.3, 4.4],
  [5.4, 2.9, 3.5, 3.8, 3.9, 4.2],
  [4.6, 2.1, 2.7, 2.7, 2.9, 3.8],
];

/** How far the sum of points to come is off. */
export const spreadOf = (state: State): number => SPREADS[rowOf(state)]!;

/** How far the points to come of a part are off. */
export const spreadOfPart = (state: State, part: number): number => SPREADS_OF_PARTS[rowOf(state)]![part]!;
