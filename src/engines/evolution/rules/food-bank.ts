import type { Random } from '../../../core/random.ts';

/** Dice and what is added to them, by number of seats (section 2.2; ruling Q20). */
const FOOD_DICE = [
  [0, 0],
  [0, 0],
  [1, 2],
  [2, 0],
  [2, 2],
  [3, 2],
  [3, 4],
] as const;

/** Rolls the red food of a year. */
export const rollFood = (seats: number, random: Random): number => {
  const [dice, bonus] = FOOD_DICE[seats]!;
  let food = bonus;
  for (let die = 0; die < dice; die++) food += 1 + random.below(6);
  return food;
};

/** Most red food that the bank can hold. */
export const mostFood = (seats: number): number => {
  const [dice, bonus] = FOOD_DICE[seats]!;
  return 6 * dice + bonus;
};

/** Red food that the bank holds in the mean. */
export const meanFood = (seats: number): number => {
  const [dice, bonus] = FOOD_DICE[seats]!;
  return 3.5 * dice + bonus;
};
