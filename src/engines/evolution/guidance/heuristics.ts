import type { Random } from '../../../core/random.ts';
import { normal } from '../../kit/normal.ts';
import { MOST_SEATS } from '../rules/rules.ts';
import { fillScores, utilitiesOf } from '../rules/scoring.ts';
import { FINISHED, type State } from '../rules/state.ts';
import { FORECASTS, spreadOf, TERMS, writeTerms } from './forecast.ts';

/** The year; a finished game is past the last one. */
export const phase = (state: State): number => state.year + (state.phase === FINISHED ? 1 : 0);

const forecasts = new Float64Array(MOST_SEATS);
const scores = new Float64Array(MOST_SEATS);
const terms = new Float64Array(TERMS.length);

/** Points that each seat may expect at the end, at the beginning of a year. */
const forecast = (state: State, into: Float64Array): void => {
  const { seats } = state.rules;
  const { factors } = FORECASTS[seats]!;
  for (let seat = 0; seat < seats; seat++) {
    writeTerms(state, seat, terms);
    let points = 0;
    for (let term = 0; term < terms.length; term++) points += terms[term]! * factors[term]!;
    into[seat] = points;
  }
};

/** Expected utilities when a year begins. */
export const estimate = (state: State, into: Float64Array): void => {
  forecast(state, forecasts);
  utilitiesOf(state.rules.seats, forecasts, spreadOf(state), into);
};

/** Ends the game with the points that are forecast, less or more by as much as forecasts are off. */
export const finish = (state: State, random: Random): void => {
  forecast(state, forecasts);
  const spread = spreadOf(state);
  fillScores(state, scores);
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const drawn = forecasts[seat]! + spread * normal(random);
    state.expected[seat] = Math.max(0, Math.round(drawn)) - scores[seat]!;
  }
  state.phase = FINISHED;
};
