/** How good a decision was, best first. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * What a decision gives away at least for each grade but the best, in units of utility. Where seats compete a win is worth half of
 * it at least, so a blunder gives away three wins in ten; docs/records.md says how games of known strength come out.
 */
const LEAST_LOSS: Readonly<Record<Exclude<Grade, 'best'>, number>> = {
  fine: 0,
  inaccuracy: 0.015,
  mistake: 0.05,
  blunder: 0.15,
};

/**
 * The grade of a decision that was not the best one.
 * @param loss utility that the best action has and the taken one has not
 * @param noise what chance alone may have made of the loss, as a standard error: only what is more than that counts
 */
export const gradeOf = (loss: number, noise: number): Exclude<Grade, 'best'> => {
  const sure = loss - noise;
  if (sure >= LEAST_LOSS.blunder) return 'blunder';
  if (sure >= LEAST_LOSS.mistake) return 'mistake';
  return sure >= LEAST_LOSS.inaccuracy ? 'inaccuracy' : 'fine';
};

/** Standard errors of a loss beyond which no further search would change its grade, hardly ever. */
const SETTLED_ERRORS = 3;

/** Whether a loss is so near to the border of two grades that more of a search might change its grade. */
export const isClose = (loss: number, noise: number): boolean =>
  Object.values(LEAST_LOSS).some((border) => border > 0 && Math.abs(loss - noise - border) <= SETTLED_ERRORS * noise);
