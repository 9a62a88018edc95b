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

/**
 * Factors of the terms by number of seats: house estimates by `npm run bench -- forecast`, rounded. None of
 * them is printed anywhere.
 */
export const FACTORS: readonly (readonly number[])[] = [
  [],
  [],
  [7.6, 0.41, -0.1, -0.05, 0.51, -0.061, 0.046, -0.071, 0.031, 1.21, 0.87, -1.68],
  [7.6, 0.41, -0.1, -0.05, 0.51, -0.061, 0.046, -0.071, 0.031, 1.21, 0.87, -1.0],
  [7.6, 0.41, -0.1, -0.05, 0.51, -0.061, 0.046, -0.071, 0.031, 1.21, 0.87, -0.6],
  [7.6, 0.41, -0.1, -0.05, 0.51, -0.061, 0.046, -0.071, 0.031, 1.21, 0.87, -0.5],
  [7.6, 0.41, -0.1, -0.05, 0.51, -0.061, 0.046, -0.071, 0.031, 1.21, 0.87, -0.4],
];

/** How far forecasts are off, in points: when the deck lasts for less than a year, and more for each year, up to a most. */
const SPREAD = { least: 5, aYear: 0.5, most: 6.8 } as const;

/** Defences that the owner uses when the animal is attacked. */
const ACTIVE = bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS) | bit(SHELL) | bit(INK_CLOUD) | bit(POISONOUS);

/** More years than these tell nothing. */
const MOST_YEARS = 6;

/** Years that the deck lasts when every seat draws what its animals bring. */
const yearsLeft = (state: State): number => Math.min(MOST_YEARS, state.deckSize / (state.alive + state.rules.seats));

/** How far the forecasts of a state are off: a standard deviation, in points. */
export const spreadOf = (state: State): number => Math.min(SPREAD.most, SPREAD.least + SPREAD.aYear * yearsLeft(state));

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
