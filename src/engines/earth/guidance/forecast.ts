import type { Random } from '../../../core/random.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { GAIA_TURNS } from '../gaia/core/numbers.ts';
import { SCORE_PARTS, scoreOf } from '../rules/score-parts.ts';
import { MARGIN, MOST_SEATS, utilityOf } from '../rules/scoring.ts';
import { gaiaScore } from '../rules/solo/score.ts';
import type { State } from '../rules/state.ts';
import { FULL, GAIA, SPACES, STAGE } from '../rules/terms.ts';

/** What a seat still gains, in points; all but the constant in proportion to the part of the game that is left. */
interface Coming {
  readonly constant: number;
  readonly left: number;
  /** Once more in proportion to what is left. */
  readonly leftAgain: number;
  /** A whole tableau of planted cards. */
  readonly planted: number;
  readonly soil: number;
  readonly hand: number;
  /** A free space for sprouts, and a point of growth that is missing. */
  readonly sprouts: number;
  readonly growth: number;
}

/**
 * Regressions over weighted playouts, at the beginning of rounds: 900 games of 2–4 seats (error 22 points near
 * the end, 36 at the beginning), and 400 games against Gaïa (error 23). House figures.
 */
const RIVALS: Coming = {
  constant: 8,
  left: 84,
  leftAgain: 60,
  planted: 140,
  soil: 0.5,
  hand: 1.6,
  sprouts: 0.55,
  growth: 0.4,
};
const ALONE: Coming = {
  constant: 0,
  left: 1,
  leftAgain: 89,
  planted: 190,
  soil: 2,
  hand: 2.5,
  sprouts: 0,
  growth: 0.33,
};

/** Points that Gaïa gains in twelve turns, and at the end, by difficulty; of the same games. */
const GAIA_GAINS = { beginner: 210, medium: 190, hard: 219, expert: 234 } as const;
const GAIA_END = 8;

/** How the points to come of a seat spread over `SCORE_PARTS`: house figures too. */
const SHARES = [1, 0.26, 0, 0.1, 0.13, 0.14, 0.03, 0.16, 0.18, 0] as const;

/** Part of the game that is left, 0–1: what whoever is furthest still has to plant, or Gaïa's turns. */
export const partLeft = (state: State): number => {
  if (state.rules.solo) return (GAIA_TURNS - state.gaiaTurn) / GAIA_TURNS;
  let most = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) most = Math.max(most, countBits(state.occupied[seat]!));
  return 1 - most / FULL;
};

/** Points that `seat` still gains, as such games go. */
const pointsToCome = (state: State, seat: number, left: number): number => {
  const { content, solo } = state.rules;
  const { sproutSpaces, growthSpaces, canopy } = content;
  const coming = solo ? ALONE : RIVALS;
  let sprouts = 0;
  let growth = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const at = seat * SPACES + lowestBit(rest);
    const card = state.tableau[at]!;
    sprouts += sproutSpaces[card]! - state.sprouts[at]!;
    growth += Math.max(canopy[card]!, growthSpaces[card]!) - state.growth[at]!;
  }
  const rate =
    coming.left +
    coming.leftAgain * left +
    (coming.planted * countBits(state.occupied[seat]!)) / FULL +
    coming.soil * state.soil[seat]! +
    coming.hand * state.handSize[seat]! +
    coming.sprouts * sprouts +
    coming.growth * growth;
  return coming.constant + left * rate;
};

/** Points that Gaïa still gains. */
const gaiaToCome = (state: State, left: number): number => GAIA_END + left * GAIA_GAINS[state.rules.difficulty];

/** Spread of a margin, in points, that remains uncertain: at the end, and more of it the more is left. */
const SPREAD = 8;
const SPREAD_LEFT = 12;
/** Expected score by seat at the end. */
const expected = new Float64Array(MOST_SEATS);

/** Expected utilities at the beginning of a phase, which is that of a round: one in [0, 1] a seat. */
export const estimate = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  const left = partLeft(state);
  for (let seat = 0; seat < seats; seat++) expected[seat] = scoreOf(state, seat) + pointsToCome(state, seat, left);
  if (solo) {
    into[0] = softUtility(expected[0]! - gaiaScore(state) - gaiaToCome(state, left), SPREAD + SPREAD_LEFT * left);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, expected[other]!);
    into[seat] = softUtility(expected[seat]! - best, SPREAD + SPREAD_LEFT * left);
  }
};

/** Utility of an uncertain margin: between winning and losing by as much as is expected. */
const softUtility = (margin: number, spread: number): number => {
  const wins = 1 / (1 + Math.exp(-margin / spread));
  const size = Math.min(MARGIN, Math.abs(margin));
  return wins * utilityOf(size, 1) + (1 - wins) * utilityOf(-size, -1);
};

/** Ends the game with the points to come on top of those there are. */
export const finish = (state: State, _random: Random): void => {
  const { seats } = state.rules;
  const left = partLeft(state);
  for (let seat = 0; seat < seats; seat++) {
    const points = pointsToCome(state, seat, left);
    for (let part = 1; part < SCORE_PARTS.length; part++)
      state.forecast[seat * SCORE_PARTS.length + part] = Math.round(points * SHARES[part]!);
  }
  if (state.rules.solo) state.forecast[GAIA * SCORE_PARTS.length] = Math.round(gaiaToCome(state, left));
  state.stage = STAGE.over;
};
