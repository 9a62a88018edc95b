import type { Metric } from '../../../core/measures.ts';
import { GENERATIONS, isMet, type Rules, type State } from './state.ts';

/** How a game can end: the ice gone, the score below the mark, won, or won with the highest score there is. */
export const ENDINGS = ['lost-ice', 'lost-sky', 'won', 'perfect'] as const;

/** What playouts measure; see `measure`. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: -36, max: 36 },
  { name: 'ice', min: 0, max: 3 },
  { name: 'sky', min: -12, max: 12 },
  { name: 'sky-1', min: -4, max: 4 },
  { name: 'sky-2', min: -4, max: 4 },
  { name: 'sky-3', min: -4, max: 4 },
];

/** Objectives that the grid fulfils now. */
export const objectivesMet = (state: State): number => {
  let met = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) if (isMet(state, seat)) met++;
  return met;
};

/** Sum of the sky cards placed. */
export const skySum = (state: State): number => {
  let sum = 0;
  for (let index = 0; index < state.skies; index++) sum += state.sky[index]!;
  return sum;
};

/** Sum of the sky times the ice (rulebook page 8); the sky alone in chick mode; 0 when the ice is gone. */
const score = (rules: Rules, ice: number, sky: number): number => sky * (rules.mode === 'chick' ? 1 : ice);

/** The score of a game as it stands. */
export const scoreOf = (state: State): number => score(state.rules, state.ice, skySum(state));

/** The highest score there is: every objective of three generations met, no ice lost. */
const maximumScore = (rules: Rules): number => GENERATIONS * rules.seats * (rules.mode === 'chick' ? 1 : 3);

/** Smallest score that wins: 1 (rulebook page 8); ruling P8 in chick mode. */
const winsFrom = (rules: Rules): number => (rules.mode === 'chick' ? rules.rulings.chickWinsFrom : 1);

/** Index into `ENDINGS`. */
export const ending = (state: State): number => {
  if (state.ice === 0) return 0;
  const points = scoreOf(state);
  return points < winsFrom(state.rules) ? 1 : points < maximumScore(state.rules) ? 2 : 3;
};

/** The ending by name. */
export const endingOf = (state: State): string => ENDINGS[ending(state)]!;

/** Part of the utility that winning is worth by itself; the rest grows with the score. */
const WIN = 0.5;
/** Part of the utility that a loss can reach with the best of skies that lose. */
const LOSS = 0.1;

/**
 * Utility of a game that ended with this ice and this sum of the sky. Winning comes first, then the
 * score; among losses a brighter sky is a little better, so that a search far behind still knows where to go.
 */
export const utilityOf = (rules: Rules, ice: number, sky: number): number => {
  if (ice === 0) return 0;
  const points = score(rules, ice, sky);
  const most = GENERATIONS * rules.seats;
  if (points < winsFrom(rules)) return (LOSS * (sky + most)) / (2 * most);
  return WIN + ((1 - WIN) * Math.max(0, points)) / maximumScore(rules);
};

/** Utilities of a finished game: the same for all seats. */
export const utilities = (state: State, into: Float64Array): void => {
  const utility = utilityOf(state.rules, state.ice, skySum(state));
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = utility;
};

/** Score, ice, sky in all, and the sky of each generation (0 for one that was not reached). */
export const measure = (state: State, _seat: number, into: Float64Array): void => {
  into[0] = scoreOf(state);
  into[1] = state.ice;
  into[2] = skySum(state);
  for (let index = 0; index < GENERATIONS; index++) into[3 + index] = index < state.skies ? state.sky[index]! : 0;
};

/** Remarks on a result: the start cards are missing where no source gives them and a game wants them. */
export const notes = ({ rules: { rulings, start } }: State): string[] =>
  rulings.startCards === 'catalog' && start.length === 0 ? ['start-cards-missing'] : [];
