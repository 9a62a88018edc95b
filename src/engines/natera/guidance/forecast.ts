/** What a seat still gains by the end, told from what it has when a turn begins. */
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import {
  BACKGROUNDS,
  CARD_WORDS,
  COLUMNS,
  GROWTH,
  LETTERS,
  RESOURCES,
  SEASONS,
  SPECIALIST_WORDS,
  ZONES,
} from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { authorityOf, boardOf, specialistsOf } from '../rules/points.ts';
import { partOf } from '../rules/scoring.ts';
import { PARTS, type State } from '../rules/state.ts';
import { pricesOf } from './prices.ts';
import { progressOf } from './progress.ts';
import { handWorth, restsLeft } from './worth.ts';

/** What is looked at, each a number of about 0 to 2; then the points there are in each of `PARTS`, in tens. */
export const TERMS = [
  'one',
  'left',
  'left-again',
  'wealth',
  'wealth-left',
  'hand',
  'cards-left',
  'income-left',
  'abilities-left',
  'levels',
  'levels-left',
  'progress',
  'progress-left',
  'tokens-left',
  'specialists-left',
  'two-left',
  'tracks-left',
  ...PARTS,
] as const;

/** Where the points there are begin. */
const POINTS = TERMS.length - PARTS.length;
const TRACKS = PARTS.indexOf('tracks');

const PRODUCTION = BACKGROUNDS.indexOf('production');
const ABILITY = BACKGROUNDS.indexOf('ability');
const ENERGY = RESOURCES.indexOf('energy');
const BOTTOM = (1 << COLUMNS) - 1;
/** Part of a season that is left to a seat with no pawn to place. */
const LAST = 0.1;

/** Part of the game that is left to a seat, 0–1. */
const leftOf = (state: State, seat: number): number => {
  const { content } = state.rules;
  const tribe = state.tribe[seat]!;
  let season = 1;
  if (hasBit(state.passed, seat)) season = 0;
  else if (tribe !== NONE) {
    const pawns = content.tribes.leaders[tribe]! + content.tribes.explorers[tribe]!;
    season = LAST + ((1 - LAST) * (state.leaders[seat]! + state.explorers[seat]!)) / pawns;
  }
  return (restsLeft(state) + season) / SEASONS;
};

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

/** Writes the terms of a seat. */
export const writeTerms = (state: State, seat: number, into: Float64Array): void => {
  const { of, from } = pricesOf(state.rules.content, 1);
  const left = leftOf(state, seat);
  const tokens = tokensLeft(state, seat);
  const levels = authorityOf(state, seat) / 10;
  const wealth = wealthOf(state, seat, of) / 10;
  const progress = progressIn(state, seat, tokens);
  readHand(state, seat);
  into[0] = 1;
  into[1] = left;
  into[2] = left * left;
  into[3] = wealth;
  into[4] = wealth * left;
  into[5] = hand.worth / 10;
  into[6] = (hand.cards * left) / 5;
  into[7] = (incomeOf(state, seat, from) * restsLeft(state)) / 10;
  into[8] = (abilitiesOf(state, seat, of, from) * left) / 2;
  into[9] = levels;
  into[10] = levels * left;
  into[11] = progress;
  into[12] = progress * left;
  into[13] = tokens * left;
  into[14] = specialistsOf(state, seat) * left;
  into[15] = state.rules.seats === 2 ? left : 0;
  for (let part = 0; part < PARTS.length; part++) into[POINTS + part] = partOf(state, seat, part) / 10;
  into[16] = into[POINTS + TRACKS]! * left;
};

/**
 * Points to come of each of `PARTS`: factors of the terms, before the last season and in it. Least squares over positions of 3,000
 * games of 2–4 seats that the playout weights played, `npm run bench -- seasons`; house figures.
 */
const FACTORS: readonly (readonly (readonly number[])[])[] = [
  [
    [
      -12.04, 1.86, 13.22, 1.5, 4.07, 1.58, -1.18, 2.21, 1.11, 2.64, 7.05, 0.59, 10.29, -1.31, 0.21, 1.06, -0.84, -2.56,
      2.43, 0.25, 1.48, 2.48, 1.9,
    ],
    [
      -4.09, 4.23, 1.03, 1.85, -0.03, 0.41, 0.54, 0.62, 0.52, -0.17, 4.68, -0.94, 1.59, -0.29, 0.25, -0.88, 0.98, -0.24,
      4.05, 0.07, 1.15, 0.62, -0.25,
    ],
    [
      -0.39, -1.82, 7.07, 0.01, 3.18, 0.62, -0.31, 2.64, 5.12, 1.92, -6.17, -1.65, 7.33, -2.12, -0.38, -0.29, 0.07,
      -0.33, -1.44, 0.17, 0.2, 1.19, 0.16,
    ],
    [
      -1.34, 5.66, 4.21, 2.03, 2.34, 0.15, -0.93, -0.83, -0.47, 0.79, 5.68, -1.33, 3.3, 0.42, 1.15, -1.65, 0.15, 0.89,
      0.36, -1.04, -0.43, -0.44, -0.06,
    ],
    [
      -0.18, 6.1, 2.58, 0.15, 5.31, 0.18, -1.2, 1.54, -1.56, 2.81, -7.08, -1.18, 3.01, -1.91, 0.52, -0.1, 0.41, -0.61,
      -1.3, -0.54, 0.38, 1.01, 0.14,
    ],
    [
      0.69, 9.84, -4.91, -0.03, 0.79, 0.15, -0.74, 0.28, -0.03, 2.11, -4.6, -0.82, 2.37, 0.86, -0.05, 7.05, -4.91, 0.9,
      0.31, -0.45, 0.17, 0.58, -2.28,
    ],
  ],
  [
    [
      -4.28, -9.83, -10.08, 1.14, 0.9, 0.66, -0.25, 1.44, 1.77, 1.19, 6.19, 0.4, 13.15, 1.44, -0.02, -0.44, 5.46, -0.55,
      0.62, 0.07, 0.45, 0.77, 0.01,
    ],
    [
      -2.04, 4.93, -10.91, 1.23, -0.19, 0.22, 1.44, 1.31, 0.81, 0.4, -1.44, 0.01, -0.05, -0.49, 0.66, -1.64, 0.48, 0.03,
      0.24, -0.02, 0.18, 0.11, -0.04,
    ],
    [
      -0.47, 6.08, -7.04, 0.48, 0.7, 0.09, -0.55, 0.81, 6.46, 0.14, 1.47, -0.01, 1.11, -0.97, -0.13, -1.73, 1.07, 0.06,
      -0.11, -0.35, -0.19, 0.28, 0.01,
    ],
    [
      -2.6, 6.37, -11.36, 1.58, 2.52, 0.2, 1.05, 2.23, 0.46, 1.07, 2.94, -0.26, -0.06, -1.31, 0.78, -4.88, 0.55, -0.16,
      0.37, -0.13, 0.01, 0.16, -0.04,
    ],
    [
      -1.11, 8.55, -10.37, 0.85, 3.35, 0.13, -0.53, 1.16, -2.84, 0.42, 0.67, -0.09, 0.47, -0.92, 0.71, -2.47, 1.47,
      -0.08, 0.02, -0.12, -0.01, 0.1, -0.05,
    ],
    [
      -0.74, 15.2, 10.42, 0.05, 1.97, 0.04, -0.17, -0.05, -0.81, 0.59, 1, 0.11, -0.86, 0.11, 0.24, 12.49, -12.26, 0.28,
      0.27, -0.17, 0.15, 0.53, -0.92,
    ],
  ],
];

/** The term that says how much of the game is left. */
const LEFT = TERMS.indexOf('left');

/** Points to come of a part, by the terms of a seat. */
export const toCome = (terms: Float64Array, part: number): number => {
  const factors = FACTORS[terms[LEFT]! > 1 / SEASONS ? 0 : 1]![part]!;
  let sum = 0;
  for (let index = 0; index < TERMS.length; index++) sum += terms[index]! * factors[index]!;
  return sum;
};

/** How far the points to come are off, as a standard deviation: at the end of the game, and how much more at its beginning. */
const SURE = 6;
const UNSURE = 9;
/** The same of each part when the game begins. */
const SPREADS: readonly number[] = [5.8, 3.5, 4, 4.8, 4.8, 5];

/** How far the sum of points to come is off, by the terms of a seat. */
export const spreadOf = (terms: Float64Array): number => SURE + UNSURE * Math.sqrt(terms[LEFT]!);

/** How far the points to come of a part are off. */
export const spreadOfPart = (terms: Float64Array, part: number): number =>
  (SPREADS[part]! * spreadOf(terms)) / (SURE + UNSURE);
