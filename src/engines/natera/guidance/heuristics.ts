import type { Random } from '../../../core/random.ts';
import { normal } from '../../kit/normal.ts';
import { SEASONS, SEATS } from '../content/terms.ts';
import { fillStandings, partOf, utilitiesOf } from '../rules/scoring.ts';
import { PARTS, type State } from '../rules/state.ts';
import { spreadOf, spreadOfPart, TERMS, toCome, writeTerms } from './forecast.ts';

/**
 * The season; a finished game is past its last one. Of 24 games a search that is cut at the end of the season won 15 against one
 * that is cut after 6 to 9 rounds, and that won 18 of 24 against one that is cut after 1 to 3, all at 15 ms a decision.
 */
export const phase = ({ season, result }: State): number => (result === 0 ? season : SEASONS + 1);

// Scratch of a forecast: points of a seat in each part, and its terms; points by seat.
const points = new Float64Array(PARTS.length);
const terms = new Float64Array(TERMS.length);
const scores = new Float64Array(SEATS);

const look = (state: State, seat: number): void => {
  for (let part = 0; part < PARTS.length; part++) points[part] = partOf(state, seat, part);
  writeTerms(state, seat, points, terms);
};

/** Writes the points that each seat may expect at the end, at the beginning of a season. @returns how far they are off */
const write = (state: State, into: Float64Array): number => {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    look(state, seat);
    into[seat] = 0;
    for (let part = 0; part < PARTS.length; part++) into[seat]! += points[part]!;
    for (let part = 0; part < PARTS.length; part++) into[seat]! += toCome(state, terms, part);
  }
  return spreadOf(state);
};

/** What nets correct: points. */
export const forecast = { unit: 'points', write, result: fillStandings } as const;

/** Expected utilities when a season begins. */
export const estimate = (state: State, into: Float64Array, correction?: Float64Array): void => {
  const { seats } = state.rules;
  const spread = write(state, scores);
  if (correction !== undefined) for (let seat = 0; seat < seats; seat++) scores[seat]! += correction[seat]!;
  utilitiesOf(seats, scores, spread, into);
};

/** Parts of one seat go well or badly together: part of their variance that they share. */
const SHARED = 0.08;

/** Of what a net expects more of a seat, the share of each part: in proportion to the variance that parts have, so that none is pulled far. */
const shareOf = (state: State, part: number): number => {
  let sum = 0;
  for (let other = 0; other < PARTS.length; other++) sum += spreadOfPart(state, other) ** 2;
  return spreadOfPart(state, part) ** 2 / sum;
};

/** Ends a game the way such games come out: each part is what is expected and some chance. */
export const finish = (state: State, random: Random, correction?: Float64Array): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    look(state, seat);
    const beyond = correction === undefined ? 0 : correction[seat]!;
    const shared = Math.sqrt(SHARED) * normal(random);
    for (let part = 0; part < PARTS.length; part++) {
      const chance = shared + Math.sqrt(1 - SHARED) * normal(random);
      const expected = toCome(state, terms, part) + beyond * shareOf(state, part);
      const more = Math.round(expected + chance * spreadOfPart(state, part));
      // No part comes out below nothing.
      state.forecast[seat * PARTS.length + part] = Math.max(-points[part]!, more);
    }
  }
  state.result = 1;
};

/**
 * How far the tree trusts the weights, in units of utility: a season is some sixty decisions, and most of a turn's are bad. At 15 ms
 * a decision it won 17 of 24 games against 0.3, and that 20 of 32 against 0 at 30 ms.
 */
export const BIAS = 0.7;
