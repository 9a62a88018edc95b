import type { Random } from '../../../core/random.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { normal } from '../../kit/normal.ts';
import { GAIA_TURNS } from '../gaia/core/numbers.ts';
import { SCORE_PARTS, scoreOf } from '../rules/score-parts.ts';
import { fillResults, MARGIN, MOST_SEATS, utilityOf } from '../rules/scoring.ts';
import { gaiaScore } from '../rules/solo/score.ts';
import type { State } from '../rules/state.ts';
import { FULL, GAIA, SPACES, STAGE } from '../rules/terms.ts';
import { gaiaSpread, gaiaToCome, personSpread, personToCome } from './forecast-alone.ts';

/**
 * What a seat still gains against others, in points; all but the constant in proportion to the part of the game that is left.
 * Regressions over weighted playouts, at the beginning of rounds, of 900 games of 2–4 seats; house figures. Games against
 * Gaïa are `forecast-alone.ts`.
 */
const COMING = {
  constant: 8,
  left: 84,
  /** Once more in proportion to what is left. */
  leftAgain: 60,
  /** A whole tableau of planted cards. */
  planted: 140,
  soil: 0.5,
  hand: 1.6,
  /** A free space for sprouts, and a point of growth that is missing. */
  sprouts: 0.55,
  growth: 0.4,
} as const;

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
  const { sproutSpaces, growthSpaces, canopy } = state.rules.content;
  let sprouts = 0;
  let growth = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const at = seat * SPACES + lowestBit(rest);
    const card = state.tableau[at]!;
    sprouts += sproutSpaces[card]! - state.sprouts[at]!;
    growth += Math.max(canopy[card]!, growthSpaces[card]!) - state.growth[at]!;
  }
  const rate =
    COMING.left +
    COMING.leftAgain * left +
    (COMING.planted * countBits(state.occupied[seat]!)) / FULL +
    COMING.soil * state.soil[seat]! +
    COMING.hand * state.handSize[seat]! +
    COMING.sprouts * sprouts +
    COMING.growth * growth;
  return COMING.constant + left * rate;
};

/** Scale of the logistic distribution that the margin over another seat has, in points: at the end, and more the more is left. */
const SPREAD = 8;
const SPREAD_LEFT = 12;
/**
 * Part of the spread of a margin over Gaïa that `estimate` goes by. Chances of winning are as uncertain as `finish` draws them, but a
 * search that is told so little of what differs plays worse (docs/experiments.md).
 */
const SHARP = 0.5;
/** Standard deviation of a logistic distribution of scale 1. */
const LOGISTIC = Math.PI / Math.sqrt(3);

/**
 * What a game that is still going on is worth of what it seems to be, for every seat alike: all of it up to a round in which most
 * have ended, then less, down to this part. Who waits otherwise loses nothing by it, and a won game might never be ended.
 * Much less would make all that can be done look alike, and weak levels careless.
 */
const PATIENT = 12;
const PATIENCE = 4;
const LEAST = 0.85;
const worthWaiting = ({ round }: State): number =>
  LEAST + (1 - LEAST) / (1 + (Math.max(0, round - PATIENT) / PATIENCE) ** 2);

/** Points that an owner, a seat or Gaïa, still gains, as such games go. */
export const toCome = (state: State, owner: number): number => {
  if (!state.rules.solo) return pointsToCome(state, owner, partLeft(state));
  return owner === 0 ? personToCome(state) : gaiaToCome(state);
};

/** Expected score by seat at the end; alone, the expected margin. */
const expected = new Float64Array(MOST_SEATS);

/** How far an expected score is off; alone, how far the expected margin is. */
export const spreadOf = (state: State): number =>
  state.rules.solo
    ? Math.hypot(personSpread(state), gaiaSpread(state))
    : // A margin is made of two scores.
      (scaleOf(partLeft(state)) * LOGISTIC) / Math.SQRT2;

/** Scale of the logistic distribution of a margin over another seat. */
const scaleOf = (left: number): number => SPREAD + SPREAD_LEFT * left;

/** Writes the points that each seat may expect at the end; alone, the margin over Gaïa. */
const writeExpected = (state: State, into: Float64Array, correction?: Float64Array): void => {
  const { seats, solo } = state.rules;
  if (solo) into[0] = scoreOf(state, 0) + personToCome(state) - gaiaScore(state) - gaiaToCome(state);
  else {
    const left = partLeft(state);
    for (let seat = 0; seat < seats; seat++) into[seat] = scoreOf(state, seat) + pointsToCome(state, seat, left);
  }
  if (correction !== undefined) for (let seat = 0; seat < seats; seat++) into[seat]! += correction[seat]!;
};

/** What nets correct: points of each seat; alone, the margin over Gaïa. */
export const forecast = {
  unit: 'points',
  write: (state: State, into: Float64Array): number => {
    writeExpected(state, into);
    return spreadOf(state);
  },
  result: fillResults,
} as const;

/** Expected utilities at the beginning of a phase, which is that of a round: one in [0, 1] a seat. */
export const estimate = (state: State, into: Float64Array, correction?: Float64Array): void => {
  const { seats, solo } = state.rules;
  writeExpected(state, expected, correction);
  if (solo) {
    into[0] = softUtility(expected[0]!, (SHARP * spreadOf(state)) / LOGISTIC);
    return;
  }
  const scale = scaleOf(partLeft(state));
  const worth = worthWaiting(state);
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, expected[other]!);
    into[seat] = worth * softUtility(expected[seat]! - best, scale);
  }
};

/** Utility of an uncertain margin: between winning and losing by as much as is expected. */
const softUtility = (margin: number, scale: number): number => {
  const wins = 1 / (1 + Math.exp(-margin / scale));
  const size = Math.min(MARGIN, Math.abs(margin));
  return wins * utilityOf(size, 1) + (1 - wins) * utilityOf(-size, -1);
};

/** Ends the game with the points to come on top of those there are, more or less by as much as such forecasts are off. */
export const finish = (state: State, random: Random, correction?: Float64Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    // What a net expects of the margin is taken to be the person's doing.
    spreadPoints(state, 0, personToCome(state) + more(correction, 0) + personSpread(state) * normal(random));
    const hers = Math.round(gaiaToCome(state) + gaiaSpread(state) * normal(random));
    state.forecast[GAIA * SCORE_PARTS.length] = Math.max(0, hers);
  } else {
    const left = partLeft(state);
    const spread = spreadOf(state);
    for (let seat = 0; seat < seats; seat++)
      spreadPoints(state, seat, pointsToCome(state, seat, left) + more(correction, seat) + spread * normal(random));
  }
  state.stage = STAGE.over;
};

const more = (correction: Float64Array | undefined, seat: number): number =>
  correction === undefined ? 0 : correction[seat]!;

const spreadPoints = (state: State, seat: number, points: number): void => {
  for (let part = 1; part < SCORE_PARTS.length; part++)
    state.forecast[seat * SCORE_PARTS.length + part] = Math.round(points * SHARES[part]!);
};
