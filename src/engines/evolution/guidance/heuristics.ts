import type { Random } from '../../../core/random.ts';
import { normal } from '../../kit/normal.ts';
import { MOST_SEATS } from '../rules/rules.ts';
import { fillPlaces, fillScores, utilitiesOf } from '../rules/scoring.ts';
import { FINISHED, type State } from '../rules/state.ts';
import { growthOf, pointsOf, spreadOf, TERMS, toldSpreadOf, writeTerms } from './forecast.ts';

/** The year; a finished game is past the last one. */
export const phase = (state: State): number => state.year + (state.phase === FINISHED ? 1 : 0);

const forecasts = new Float64Array(MOST_SEATS);
const scores = new Float64Array(MOST_SEATS);
const terms = new Float64Array(TERMS.length);

/** Writes the points that each seat may expect at the end, at the beginning of a year. @returns how far they are off */
const write = (state: State, into: Float64Array): number => {
  const { seats } = state.rules;
  for (let seat = 0; seat < seats; seat++) {
    writeTerms(state, seat, terms);
    into[seat] = pointsOf(seats, terms);
  }
  return spreadOf(state);
};

/** What nets correct: points. */
export const forecast = { unit: 'points', write, result: fillPlaces } as const;

/** Writes the forecast with what a net adds to it. @returns how far it is off */
const corrected = (state: State, correction: Float64Array | undefined): number => {
  const spread = write(state, forecasts);
  if (correction !== undefined)
    for (let seat = 0; seat < state.rules.seats; seat++) forecasts[seat]! += correction[seat]!;
  return spread;
};

/** The mean of what is forecast. */
const meanForecast = (seats: number): number => {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += forecasts[seat]!;
  return sum / seats;
};

/** Expected utilities when a year begins. */
export const estimate = (state: State, into: Float64Array, correction?: Float64Array): void => {
  const spread = corrected(state, correction);
  utilitiesOf(state.rules.seats, forecasts, spread, into);
};

/**
 * Ends the game as games of searches end from here: leads of two seats grow, and points are less or more by as much as they are
 * off. What searches go by, `estimate`, has no growing leads: its matches were won without.
 */
export const finish = (state: State, random: Random, correction?: Float64Array): void => {
  const { seats } = state.rules;
  corrected(state, correction);
  const mean = meanForecast(seats);
  const growth = growthOf(state);
  const spread = toldSpreadOf(state);
  fillScores(state, scores);
  for (let seat = 0; seat < seats; seat++) {
    const drawn = mean + growth * (forecasts[seat]! - mean) + spread * normal(random);
    state.expected[seat] = Math.max(0, Math.round(drawn)) - scores[seat]!;
  }
  state.phase = FINISHED;
};
