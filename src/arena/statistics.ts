/** A sample as sums, to which values are added one by one. */
export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const EMPTY: Sample = { count: 0, sum: 0, squares: 0 };

/** The sample with one more value. */
export const withValue = ({ count, sum, squares }: Sample, value: number): Sample => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value * value,
});

/** The mean; 0 of nothing. */
export const meanOf = ({ count, sum }: Sample): number => (count === 0 ? 0 : sum / count);

/** Mean squared distance from `centre`. */
export const spreadAround = ({ count, sum, squares }: Sample, centre: number): number =>
  count === 0 ? 0 : Math.max(0, squares / count - (2 * centre * sum) / count + centre * centre);

/** Standard error of the mean; infinite below two values. */
export const errorOf = (sample: Sample): number =>
  sample.count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spreadAround(sample, meanOf(sample)) / (sample.count - 1));

/** Standard errors on either side of a mean that hold the truth in 95 of 100 cases. */
export const BAND = 1.96;

/** Points expected, 0–1, by a player who is `elo` stronger (the logistic model). */
export const pointsOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The lead in Elo that explains a share of points; infinite at 0 and 1. */
export const eloOfPoints = (points: number): number => -400 * Math.log10(1 / Math.min(1, Math.max(0, points)) - 1);
