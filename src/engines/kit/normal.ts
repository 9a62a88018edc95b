import type { Random } from '../../core/random.ts';

/** Uniform numbers that are added up. */
const DRAWS = 12;

/** A draw from the standard normal distribution, near enough: the sum of twelve uniform ones less six. */
export const normal = (random: Random): number => {
  let sum = -DRAWS / 2;
  for (let draw = 0; draw < DRAWS; draw++) sum += random.next();
  return sum;
};
