import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { bit, CARNIVOROUS, TRAITS, type TraitName } from '../content/traits.ts';
import { NONE, type State } from '../rules/state.ts';

/**
 * What a seat's points at the end are told from when a year begins: the years that the deck lasts, the cards that
 * it holds and that its animals will bring while they live, and the points of those that live to the end.
 */
export const TERMS = ['one', 'years', 'cards', 'points'] as const;

/** What forecasts are made with. */
interface Forecast {
  /** Factors of the terms. */
  readonly factors: readonly number[];
  /** How far off it is, in points: when the deck is at its end, and for each year that it lasts. */
  readonly spread: readonly [least: number, aYear: number];
  /**
   * How games of searches go on from it, which is what people are told: leads are this part of themselves larger in the end
   * for each year that the deck lasts, and points as far off as this.
   */
  readonly told: { readonly growth: number; readonly spread: readonly [least: number, aYear: number] };
}

const TWO: Forecast = {
  factors: [3.8, 1, 0.34, 0.8],
  spread: [4.8, 0.35],
  told: { growth: 0.25, spread: [3, 1.6] },
};
const MANY: Forecast = {
  factors: [3.4, 0.7, 0.44, 0.75],
  spread: [5.4, 0.35],
  told: { growth: 0, spread: [5.4, 0.35] },
};

/**
 * Forecasts by number of seats: house estimates, none of them printed. Two seats and four are by
 * `npm run bench -- forecast`, rounded, and what is told by `npm run bench -- calibration`; the others are taken to be like four.
 */
const FORECASTS: readonly Forecast[] = [TWO, TWO, TWO, MANY, MANY, MANY, MANY];

/** Log-odds that an animal lives through a year; house estimates from the same games. */
export const LOG_ODDS = {
  always: 1,
  /** For each food that it needs beyond the first. */
  need: -0.36,
  /** For each full fat card. */
  fat: 0.43,
  /** For each carnivore of another seat. */
  foe: -0.12,
} as const;

/** What a trait adds to them; traits that are not listed add nothing that could be told from chance. */
const TRAIT_LOG_ODDS: Readonly<Partial<Record<TraitName, number>>> = {
  carnivorous: 0.4,
  'high-body-weight': 0.15,
  parasite: -0.55,
  camouflage: 0.45,
  swimming: 0.2,
  running: 0.55,
  mimicry: 0.5,
  'tail-loss': 0.65,
  poisonous: 0.2,
  scavenger: 0.25,
  piracy: 0.25,
  hibernation: 0.45,
  cooperation: 0.4,
  shell: 0.35,
  'ink-cloud': 0.3,
  viviparous: 0.15,
};
const ADDED = Float64Array.from(TRAITS, (name) => TRAIT_LOG_ODDS[name] ?? 0);

/** More years than these tell nothing. */
const MOST_YEARS = 6;
/** No animal is as good as lost, or lives for ever. */
const SUREST = 0.93;
const RAREST = 0.2;

/** Years that the deck lasts when every seat draws what its animals bring. */
const yearsLeft = (state: State): number => Math.min(MOST_YEARS, state.deckSize / (state.alive + state.rules.seats));

/** How far the forecasts of a state are off: a standard deviation, in points. */
export const spreadOf = (state: State): number => spreadFrom(state, FORECASTS[state.rules.seats]!.spread);

const spreadFrom = (state: State, [least, aYear]: Forecast['spread']): number => least + aYear * yearsLeft(state);

/** How many times as large as forecast leads are told to become, and a standard deviation of points that are told. */
export const growthOf = (state: State): number => 1 + FORECASTS[state.rules.seats]!.told.growth * yearsLeft(state);
export const toldSpreadOf = (state: State): number => spreadFrom(state, FORECASTS[state.rules.seats]!.told.spread);

/** Carnivores of other seats. */
export const foesOf = ({ alive, mask, owner, row }: State, seat: number): number => {
  let foes = 0;
  for (let place = 0; place < alive; place++) {
    const slot = row[place]!;
    if (owner[slot] !== seat && (mask[slot]! & bit(CARNIVOROUS)) !== 0) foes++;
  }
  return foes;
};

/** The chance that an animal lives through a year. */
const survivalOf = (state: State, slot: number, foes: number): number => {
  let logOdds =
    LOG_ODDS.always +
    LOG_ODDS.need * (state.need[slot]! - 1) +
    LOG_ODDS.fat * state.fatFull[slot]! +
    LOG_ODDS.foe * foes;
  for (let left = state.mask[slot]!; left !== 0; left = withoutLowest(left)) logOdds += ADDED[lowestBit(left)]!;
  return Math.min(SUREST, Math.max(RAREST, 1 / (1 + Math.exp(-logOdds))));
};

/** Writes the terms of a seat at the beginning of a year. */
export const writeTerms = (state: State, seat: number, into: Float64Array): void => {
  const years = yearsLeft(state);
  const foes = foesOf(state, seat);
  let cards = state.handSizes[seat]!;
  let points = 0;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!) {
    const survival = survivalOf(state, slot, foes);
    const survivalToLast = survival ** years;
    // A card for each year that it lives through, and then its points if it lives through the last one too.
    cards += (survival * (1 - survivalToLast)) / (1 - survival);
    points += (1 + state.need[slot]! + state.traitCount[slot]!) * survivalToLast * survival;
  }
  into[0] = 1;
  into[1] = years;
  into[2] = cards;
  into[3] = points;
};

/** Points at the end that the terms of a seat come to. */
export const pointsOf = (seats: number, terms: Float64Array): number => {
  const { factors } = FORECASTS[seats]!;
  let points = 0;
  for (let term = 0; term < TERMS.length; term++) points += terms[term]! * factors[term]!;
  return points;
};
