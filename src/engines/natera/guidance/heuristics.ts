import type { Random } from '../../../core/random.ts';
import { normal } from '../../kit/normal.ts';
import { SEATS } from '../content/terms.ts';
import { partOf, scoreOf, utilitiesOf } from '../rules/scoring.ts';
import { PARTS, type State } from '../rules/state.ts';
import { spreadOf, spreadOfPart, TERMS, toCome, writeTerms } from './forecast.ts';

/** Rounds of turns that a phase takes: a season is about nine. */
const ROUNDS = 3;
/** More phases than a game has. */
const OVER = 1000;

/** Turns that have begun, in phases of a few for each seat; a finished game is past its last one. */
export const phase = ({ turn, result, rules }: State): number =>
  result === 0 ? Math.trunc(turn / (ROUNDS * rules.seats)) : OVER;

// Scratch of a forecast: terms of a seat, points by seat.
const terms = new Float64Array(TERMS.length);
const scores = new Float64Array(SEATS);

/** Expected utilities when a turn begins. */
export const estimate = (state: State, into: Float64Array): void => {
  const { seats } = state.rules;
  let spread = 0;
  for (let seat = 0; seat < seats; seat++) {
    writeTerms(state, seat, terms);
    scores[seat] = scoreOf(state, seat);
    for (let part = 0; part < PARTS.length; part++) scores[seat]! += toCome(terms, part);
    spread += spreadOf(terms) / seats;
  }
  utilitiesOf(seats, scores, spread, into);
};

/** Parts of one seat go well or badly together: part of their variance that they share. */
const SHARED = 0.115;

/** Ends a game the way such games come out: each part is what is expected and some chance. */
export const finish = (state: State, random: Random): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    writeTerms(state, seat, terms);
    const shared = Math.sqrt(SHARED) * normal(random);
    for (let part = 0; part < PARTS.length; part++) {
      const chance = shared + Math.sqrt(1 - SHARED) * normal(random);
      const more = Math.round(toCome(terms, part) + chance * spreadOfPart(terms, part));
      // No part comes out below nothing.
      state.forecast[seat * PARTS.length + part] = Math.max(-partOf(state, seat, part), more);
    }
  }
  state.result = 1;
};

/** How far the tree trusts the weights, in units of utility. */
export const BIAS = 0.3;
