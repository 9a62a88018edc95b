import { lives } from './animals.ts';
import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';
import { bit, CARNIVOROUS, INK_CLOUD, MIMICRY, POISONOUS, RUNNING, SHELL, TAIL_LOSS } from './traits.ts';

/**
 * What a seat's points at the end are told from when a year begins. Years are how long the deck lasts,
 * `others` the mean points of the other seats, `defended` own animals with a defence of their own doing, `foes`
 * the carnivores of other seats.
 */
export const TERMS = [
  'one',
  'score',
  'hand',
  'animals',
  'years',
  'years × score',
  'years × hand',
  'others',
  'years × others',
  'stored fat',
  'defended',
  'foes',
] as const;

/** What forecasts are made with. */
interface Forecast {
  /** Factors of the terms. */
  readonly factors: readonly number[];
  /** How far off it is, in points: when the deck is at its end, and for each year that it lasts. */
  readonly spread: readonly [least: number, aYear: number];
}

const TWO: Forecast = {
  factors: [0.41, 0.23, 1.32, 1.91, 1.07, -0.042, -0.018, -0.14, -0.035, 2.05, 1.43, -1.03],
  spread: [6.2, 0.7],
};
const THREE: Forecast = {
  factors: [5.07, 0.33, 0.23, 0.04, 0.32, -0.049, 0.09, -0.11, 0.011, 1.02, 1.41, -0.38],
  spread: [4.3, 0.27],
};
const MANY: Forecast = {
  factors: [5.47, 0.41, 0.49, 0.16, 0.83, -0.08, -0.018, -0.05, 0.015, 0.83, 0.17, -0.48],
  spread: [5.2, 0.25],
};

/**
 * Forecasts by number of seats: house estimates, none of them printed. Those of two to four seats are by
 * `npm run bench -- forecast` over 80 games each, rounded; five and six are taken to be like four.
 */
export const FORECASTS: readonly Forecast[] = [TWO, TWO, TWO, THREE, MANY, MANY, MANY];

/** Defences that the owner uses when the animal is attacked. */
const ACTIVE = bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS) | bit(SHELL) | bit(INK_CLOUD) | bit(POISONOUS);

/** More years than these tell nothing. */
const MOST_YEARS = 6;

/** Years that the deck lasts when every seat draws what its animals bring. */
const yearsLeft = (state: State): number => Math.min(MOST_YEARS, state.deckSize / (state.alive + state.rules.seats));

/** How far the forecasts of a state are off: a standard deviation, in points. */
export const spreadOf = (state: State): number => {
  const [least, aYear] = FORECASTS[state.rules.seats]!.spread;
  return least + aYear * yearsLeft(state);
};

/** Writes the terms of a seat at the beginning of a year. */
export const writeTerms = (state: State, seat: number, into: Float64Array): void => {
  const { seats } = state.rules;
  const years = yearsLeft(state);
  const score = scoreOf(state, seat);
  const hand = state.handSizes[seat]!;
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += scoreOf(state, other);
  others /= seats - 1;
  into[0] = 1;
  into[1] = score;
  into[2] = hand;
  into[4] = years;
  into[5] = years * score;
  into[6] = years * hand;
  into[7] = others;
  into[8] = years * others;
  countAnimals(state, seat, into);
};

const countAnimals = (state: State, seat: number, into: Float64Array): void => {
  let [animals, fat, defended, foes] = [0, 0, 0, 0];
  for (let slot = 0; slot < state.slots; slot++) {
    const traits = state.mask[slot]!;
    if (state.owner[slot] === seat) {
      animals++;
      fat += state.fatFull[slot]!;
      if ((traits & ACTIVE) !== 0) defended++;
    } else if (lives(state, slot) && (traits & bit(CARNIVOROUS)) !== 0) foes++;
  }
  into[3] = animals;
  into[9] = fat;
  into[10] = defended;
  into[11] = foes;
};
