/**
 * Sequential probability ratio tests (Wald 1945) of two hypotheses about the mean of a stream of
 * deals, in the generalised form: all else that is unknown about the distribution takes, under each
 * hypothesis, the value that explains the sample best.
 */
import { type Sample, spreadAround } from './statistics.ts';

/** The mean under H0 and under H1. */
export type Hypotheses = readonly [low: number, high: number];

/** Chance of taking H1 when H0 holds. */
const ALPHA = 0.05;
/** Chance of taking H0 when H1 holds. */
const BETA = 0.05;

/** The log-likelihood ratios at which H0 and H1 are taken. */
export const BOUNDS: readonly [lower: number, upper: number] = [
  Math.log(BETA / (1 - ALPHA)),
  Math.log((1 - BETA) / ALPHA),
];

/** Which hypothesis a ratio speaks for; undefined while it is between the bounds. */
export const decide = (ratio: number): 'H0' | 'H1' | undefined =>
  ratio <= BOUNDS[0] ? 'H0' : ratio >= BOUNDS[1] ? 'H1' : undefined;

/** Deals before which the spread of differences is not known well enough to decide anything. */
const FEWEST = 8;

/** Least variance that is believed; two bots that play alike have none. */
const LEAST_SPREAD = 1e-6;

/** Log-likelihood ratio for values that are about normal, their variance unknown. */
export const normalRatio = (sample: Sample, [low, high]: Hypotheses): number => {
  if (sample.count < FEWEST) return 0;
  const spread = (mean: number) => Math.max(LEAST_SPREAD, spreadAround(sample, mean));
  return (sample.count / 2) * Math.log(spread(low) / spread(high));
};

/** Times that each value was seen. */
export type Counts = ReadonlyMap<number, number>;

/** What a deal of two games can come to: a pentanomial, from two losses to two wins. */
const PAIR_POINTS = [0, 0.25, 0.5, 0.75, 1] as const;

/** What a value counts that was possible but not seen, so that no hypothesis becomes impossible. */
const UNSEEN = 1e-3;

/** Log-likelihood ratio for values of a finite set in [0, 1], their probabilities unknown; hypotheses inside (0, 1). */
export const multinomialRatio = (counts: Counts, [low, high]: Hypotheses): number => {
  const values = [...new Set<number>([...PAIR_POINTS, ...counts.keys()])];
  const weights = values.map((value) => counts.get(value) ?? UNSEEN);
  const [tiltLow, tiltHigh] = [tiltFor(values, weights, low), tiltFor(values, weights, high)];
  return weights.reduce((ratio, weight, index) => {
    const value = values[index]!;
    return ratio + weight * Math.log((1 + tiltLow * (value - low)) / (1 + tiltHigh * (value - high)));
  }, 0);
};

const STEPS = 60;

/**
 * The distribution on `values` with the given mean that explains `weights` best gives each value a
 * probability proportional to weight / (1 + tilt (value − mean)) (Lagrange). This is that tilt, found
 * by halving: the sum below falls as the tilt grows.
 */
const tiltFor = (values: readonly number[], weights: readonly number[], mean: number): number => {
  let [lower, upper] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < STEPS; step++) {
    const tilt = (lower + upper) / 2;
    let pull = 0;
    for (const [index, value] of values.entries())
      pull += (weights[index]! * (value - mean)) / (1 + tilt * (value - mean));
    if (pull > 0) lower = tilt;
    else upper = tilt;
  }
  return (lower + upper) / 2;
};
