import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';

/** What a forecast is made of, in the order of its factors; `years` is how long the deck lasts. */
export const TERMS = [
  'one',
  'score',
  'hand',
  'animals',
  'years',
  'years × score',
  'years × hand',
  'years × animals',
  'others',
  'years × others',
] as const;

/** More years than these tell nothing. */
const MOST_YEARS = 6;

/** Years that the deck lasts when every seat draws what its animals bring. */
export const yearsLeft = (state: State): number =>
  Math.min(MOST_YEARS, state.deckSize / (state.alive + state.rules.seats));

/** Writes the terms of a seat's forecast at the beginning of a year: points, cards, animals, the mean points of the others. */
export const writeTerms = (state: State, seat: number, into: Float64Array): void => {
  const { seats } = state.rules;
  const years = yearsLeft(state);
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += scoreOf(state, other);
  others /= seats - 1;
  let animals = 0;
  for (let slot = 0; slot < state.slots; slot++) if (state.owner[slot] === seat) animals++;
  const score = scoreOf(state, seat);
  const hand = state.handSizes[seat]!;
  into[0] = 1;
  into[1] = score;
  into[2] = hand;
  into[3] = animals;
  into[4] = years;
  into[5] = years * score;
  into[6] = years * hand;
  into[7] = years * animals;
  into[8] = others;
  into[9] = years * others;
};
