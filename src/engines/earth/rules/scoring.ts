import type { Nature } from '../../../core/contract.ts';
import type { Metric } from '../../../core/measures.ts';
import { GAIA_TURNS } from '../gaia/core/numbers.ts';
import { verdict } from '../gaia/core/score.ts';
import { EVERYWHERE } from './grid.ts';
import { fillParts, growthPoints, scoreOf } from './score-parts.ts';
import { gaiaScore } from './solo/score.ts';
import type { State } from './state.ts';

/** How a game ends: a tableau is complete, Gaïa has had all her turns, or the rounds are over (ruling E8). */
export const ENDINGS = ['complete', 'gaia-done', 'round-limit'] as const;

/** What playouts measure: the parts of the score, and what decides a tie. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: -200, max: 1000, usual: [-50, 460] },
  { name: 'cards', min: -100, max: 300 },
  { name: 'events', min: -100, max: 100 },
  { name: 'compost', min: 0, max: 283 },
  { name: 'sprouts', min: 0, max: 100 },
  { name: 'growth', min: 0, max: 250 },
  { name: 'terrain', min: 0, max: 500 },
  { name: 'ecosystems', min: 0, max: 300 },
  { name: 'fauna', min: 0, max: 67 },
  { name: 'animals', min: 0, max: 500 },
  { name: 'gaia', min: 0, max: 1000, seats: [1, 1] },
];
const GAIA_METRIC = METRICS.length - 1;

/** The parts of the score of a seat, and Gaïa's score: `METRICS`. */
export const measure = (state: State, seat: number, into: Float64Array): void => {
  fillParts(state, seat, into);
  into[GAIA_METRIC] = state.rules.solo ? gaiaScore(state) : 0;
};

/** What ties are broken by, one after the other: soil, hand, growth, sprouts, compost (rules section 3.6, ruling E5). */
const tieBreaks = (state: State, seat: number): number[] => [
  state.soil[seat]!,
  state.handSize[seat]!,
  state.rules.rulings.tiedGrowth === 'points' ? growthPoints(state, seat) : state.growthCount[seat]!,
  state.sproutCount[seat]!,
  state.compostSize[seat]!,
];

/** Most seats of a game. */
export const MOST_SEATS = 5;
/** Score by seat, as `countScores` has left it. */
const finals = new Float64Array(MOST_SEATS);

/** Counts the score of every seat once, for all comparisons that follow. */
const countScores = (state: State): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) finals[seat] = scoreOf(state, seat);
};

/**
 * Below 0 when the score of `one` is better, above 0 when that of `other` is, 0 when they are tied to the last.
 * The scores are those that `countScores` has counted.
 */
const compare = (state: State, one: number, other: number): number => {
  if (finals[one] !== finals[other]) return finals[other]! - finals[one]!;
  const left = tieBreaks(state, one);
  const right = tieBreaks(state, other);
  const differs = left.findIndex((value, index) => value !== right[index]);
  return differs < 0 ? 0 : right[differs]! - left[differs]!;
};

/** Index into `ENDINGS`. */
export const ending = (state: State): number => {
  if (state.occupied.includes(EVERYWHERE)) return 0;
  if (state.rules.solo && state.gaiaTurn === GAIA_TURNS) return 1;
  return state.round >= state.rules.roundLimit ? 2 : 0;
};

/** Margin, in points, from which a larger one is worth no more. */
export const MARGIN = 60;

/**
 * Utility of a margin over the best of the others, in points: winning comes first, then by how much.
 * @param rank above 0 for a win, below 0 for a loss, 0 for a tie
 * @returns 0–0.25 for a loss, 0.5, 0.75–1 for a win
 */
export const utilityOf = (margin: number, rank: number): number => {
  const scaled = Math.min(1, Math.abs(margin) / MARGIN) / 4;
  return rank < 0 ? 0.25 - scaled : rank > 0 ? 0.75 + scaled : 0.5;
};

/** Utilities of a finished game. */
export const utilities = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    const margin = scoreOf(state, 0) - gaiaScore(state);
    into[0] = utilityOf(margin, verdict(margin, state.rules.rulings));
    return;
  }
  countScores(state);
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    let rank = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      best = Math.max(best, finals[other]!);
      rank = Math.min(rank, compare(state, other, seat));
    }
    into[seat] = utilityOf(finals[seat]! - best, rank);
  }
};

/** Rank by seat, 1 is best; alone, 1 for a win against Gaïa and 2 for a loss. */
export const ranks = (state: State, into: Int8Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    into[0] = verdict(scoreOf(state, 0) - gaiaScore(state), state.rules.rulings) < 0 ? 2 : 1;
    return;
  }
  countScores(state);
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = 1;
    for (let other = 0; other < seats; other++) if (compare(state, other, seat) < 0) into[seat]!++;
  }
};

/** Part of a point that a place counts by which seats of one score differ. */
const TIE = 1 / 8;

/** What a finished game came to: points, and what breaks ties as parts of one; alone, the margin over Gaïa. */
export const fillResults = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    into[0] = scoreOf(state, 0) - gaiaScore(state);
    return;
  }
  ranks(state, places);
  for (let seat = 0; seat < seats; seat++) into[seat] = finals[seat]! - TIE * (places[seat]! - 1);
};
const places = new Int8Array(MOST_SEATS);

/** Seats compete; a seat alone wins or loses against Gaïa, who has no seat. */
export const nature = ({ rules: { solo } }: State): Nature => (solo ? 'solo' : 'competitive');

/** Remarks on a result: with the expansion, what the house has filled in. */
export const notes = ({ rules: { animals } }: State): string[] => (animals ? ['house-animals'] : []);
