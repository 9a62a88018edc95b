import type { ActionReport, Estimate } from '../../mcts/report.ts';

/** Decimals of the numbers in answers: finer than any standard error, and easy to read. */
const DECIMALS = 4;

/** `value` as answers show it. */
export const round = (value: number): number => Number(value.toFixed(DECIMALS));

/** Playouts that are too few to tell a mean or a difference: all that is rarer than one in ten may not be among them. */
const FEW = 20;

/** Whether nothing can be told of what so few playouts came to. */
export const isTooFew = ({ playouts, exact }: Pick<ActionReport, 'playouts' | 'exact'>): boolean =>
  !exact && playouts < FEW;

/** The standard error of a mean; null when there are too few playouts to say: that they agree may be chance. */
export const tellError = (
  estimate: Estimate | undefined,
  report: Pick<ActionReport, 'playouts' | 'exact'>,
): number | null => (estimate === undefined || isTooFew(report) ? null : round(estimate.error));

/** What an action is almost surely worth, as answers show it; null when there are too few playouts to say. */
export const tellBound = (report: Pick<ActionReport, 'playouts' | 'exact' | 'lowerBound'>): number | null =>
  report.playouts === 0 || isTooFew(report) ? null : round(report.lowerBound);
