import { EMPTY, errorOf, meanOf, withValue } from '../src/arena/statistics.ts';

/** The mean of a sample with its standard error, such as “16.13 ± 0.75”; nothing of no values. */
export const shown = (values: readonly number[], decimals = 2): string => {
  if (values.length === 0) return '';
  const sample = values.reduce(withValue, EMPTY);
  return `${meanOf(sample).toFixed(decimals)} ± ${errorOf(sample).toFixed(decimals)}`;
};
