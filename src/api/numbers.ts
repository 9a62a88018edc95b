import type { ActionReport, Estimate } from '../mcts/report.ts';
import { isTooFew } from './subjects.ts';

/** Decimals of the numbers in answers: finer than any standard error, and easy to read. */
const DECIMALS = 4;

/** `value` as answers show it. */
export const round = (value: number): number => Number(value.toFixed(DECIMALS));

/** The standard error of a mean; null when there are too few playouts to say: that they agree may be chance. */
export const tellError = (
  estimate: Estimate | undefined,
  report: Pick<ActionReport, 'visits' | 'exact'>,
): number | null => (estimate === undefined || isTooFew(report) ? null : round(estimate.error));

/** What an action is almost surely worth, as answers show it; null when there are too few playouts to say. */
export const tellBound = (report: Pick<ActionReport, 'visits' | 'exact' | 'lowerBound'>): number | null =>
  report.visits === 0 || isTooFew(report) ? null : round(report.lowerBound);
