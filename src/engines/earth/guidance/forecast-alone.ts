/** Forecasts of games against Gaïa: when they end, and the points on either side until then. */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Difficulty } from '../gaia/core/numbers.ts';
import { GAIA_TURNS } from '../gaia/core/numbers.ts';
import type { State } from '../rules/state.ts';
import { FULL } from '../rules/terms.ts';

/** What the person's points to come are told from, beside `likelyPoints`: the part of Gaïa's turns that is left. */
export const PERSON_TERMS = ['one', 'left'] as const;
/** What hers are told from: the turns that she will have had when the person has planted everywhere, or her deck is empty. */
export const GAIA_TERMS = ['one', 'turns'] as const;

/** Turns of hers in which one space is planted: people plant two cards a round when they plant, and not in every round. */
const TURNS_A_SPACE = 0.5;

/**
 * Factors of `PERSON_TERMS`, and of `GAIA_TERMS` by difficulty: house estimates. `npm run bench -- gaia` fits such factors; these
 * were set by hand between what few games of 150 and of 1,200 visits came to.
 */
const PERSON = [-32, 66] as const;
const HERS: Readonly<Record<Difficulty, readonly [one: number, turns: number]>> = {
  beginner: [13, 12],
  medium: [-2, 15.5],
  hard: [-2, 19],
  expert: [5, 20],
};

/** Standard deviations of what comes of them, in points: at the end, and for each turn that she has left. */
const OFF = { person: [34, 2], gaia: [4, 3] } as const;

/**
 * What the person's tableau and what is in store bring, in points, when all of the game is left: a whole tableau, soil,
 * cards, growth that is missing; and once more what is left itself. These are regressions over playouts that were made before, and
 * stay as they are: by games of searches, who has much soil and many cards has played badly, so that a search that goes by such a
 * regression throws them away, or plants nothing.
 */
const LIKELY = { again: 89, planted: 190, soil: 2, hand: 2.5, growth: 0.33 } as const;

const planted = (state: State): number => countBits(state.occupied[0]!);

/** Part of Gaïa's turns that is left, 0–1. */
const gaiaLeft = ({ gaiaTurn }: State): number => (GAIA_TURNS - gaiaTurn) / GAIA_TURNS;

/** Turns of Gaïa until the game ends. */
const turnsToCome = (state: State): number =>
  Math.min(GAIA_TURNS - state.gaiaTurn, TURNS_A_SPACE * (FULL - planted(state)));

/** Points that what the person has makes likely, besides what comes to everybody. */
export const likelyPoints = (state: State): number => {
  const { growthSpaces, canopy } = state.rules.content;
  let growth = 0;
  for (let rest = state.occupied[0]!; rest !== 0; rest = withoutLowest(rest)) {
    const at = lowestBit(rest);
    const card = state.tableau[at]!;
    growth += Math.max(canopy[card]!, growthSpaces[card]!) - state.growth[at]!;
  }
  const left = gaiaLeft(state);
  const rate =
    LIKELY.again * left +
    (LIKELY.planted * planted(state)) / FULL +
    LIKELY.soil * state.soil[0]! +
    LIKELY.hand * state.handSize[0]! +
    LIKELY.growth * growth;
  return left * rate;
};

/** Writes `PERSON_TERMS`. */
export const writePersonTerms = (state: State, into: Float64Array): void => {
  into[0] = 1;
  into[1] = gaiaLeft(state);
};

/** Writes `GAIA_TERMS`. */
export const writeGaiaTerms = (state: State, into: Float64Array): void => {
  into[0] = 1;
  into[1] = turnsToCome(state);
};

/** Points that the person still gains. */
export const personToCome = (state: State): number => {
  const [one, left] = PERSON;
  return likelyPoints(state) + one + left * gaiaLeft(state);
};

/** Points that Gaïa still gains. */
export const gaiaToCome = (state: State): number => {
  const [one, turns] = HERS[state.rules.difficulty];
  return one + turns * turnsToCome(state);
};

/** How far forecasts of the person's points are off: a standard deviation. */
export const personSpread = (state: State): number => OFF.person[0] + OFF.person[1] * turnsToCome(state);
/** The same of Gaïa's points. */
export const gaiaSpread = (state: State): number => OFF.gaia[0] + OFF.gaia[1] * turnsToCome(state);
