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

/** Half a deal that was won and half a deal that was lost, so that deals which all ended alike have a spread. */
const withPrior = ({ count, sum, squares }: Sample): Sample => ({
  count: count + 1,
  sum: sum + 0.5,
  squares: squares + 0.5,
});

/** Mean squared distance of points, 0–1, from their mean: never 0. */
const spreadOfPoints = (sample: Sample): number => {
  const padded = withPrior(sample);
  return spreadAround(padded, meanOf(padded));
};

/** Standard error of the mean of points, 0–1; never 0, infinite of nothing. */
export const errorOfPoints = (sample: Sample): number =>
  sample.count === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(spreadOfPoints(sample) / sample.count);

/**
 * The interval that holds the true mean of points, 0–1, in 95 of 100 cases: Wilson's (1927), which is never empty and stays
 * within 0 and 1, for as many deals that are won or lost as tell as much as these (Kish 1965). All of nothing.
 */
export const intervalOfPoints = (sample: Sample): readonly [low: number, high: number] => {
  if (sample.count === 0) return [0, 1];
  const padded = meanOf(withPrior(sample));
  const count = (sample.count * padded * (1 - padded)) / spreadOfPoints(sample);
  const mean = meanOf(sample);
  const weight = BAND ** 2 / count;
  const centre = (mean + weight / 2) / (1 + weight);
  const half = (BAND * Math.sqrt((mean * (1 - mean)) / count + weight / (4 * count))) / (1 + weight);
  // Rounding must not turn an end that is certain into one that is nearly so.
  return [mean === 0 ? 0 : centre - half, mean === 1 ? 1 : centre + half];
};

/** Points expected, 0–1, by a player who is `elo` stronger (the logistic model). */
export const pointsOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The lead in Elo that explains a share of points; infinite at 0 and 1. */
export const eloOfPoints = (points: number): number => -400 * Math.log10(1 / Math.min(1, Math.max(0, points)) - 1);
