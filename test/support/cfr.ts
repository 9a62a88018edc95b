import type { Seat } from '../../src/core/contract.ts';
import { gains, type InformationSet, type SequenceForm, weigh } from './sequence-form.ts';

/**
 * CFR+ (Tammelin 2014): regret matching with regrets that never fall below 0, seats in turn, later
 * strategies counting more. In a zero-sum game of two its average strategy goes to an equilibrium.
 * @returns the average strategy as a table by sequence
 */
export const solve = (form: SequenceForm, iterations: number): Float64Array => {
  const regrets = new Float64Array(form.sequences);
  const table = new Float64Array(form.sequences).fill(1);
  const average = new Float64Array(form.sequences);
  const weights = new Float64Array(form.sequences);
  const gain = new Float64Array(form.sequences);
  for (const set of form.sets) match(set, regrets, table);
  for (let iteration = 1; iteration <= iterations; iteration++)
    for (let seat = 0; seat < form.seats; seat++) {
      weigh(form, table, weights);
      learn(form, seat, gains(form, weights, seat, gain), regrets, table);
      weigh(form, table, weights);
      for (const set of form.sets) {
        if (set.seat !== seat) continue;
        for (let index = 0; index < set.actions.length; index++)
          average[set.first + index]! += iteration * weights[set.first + index]!;
      }
    }
  for (const set of form.sets) match(set, average, average);
  return average;
};

/** Adds the regrets of one iteration and moves the strategy of `seat`; `gain` is used up. */
const learn = (
  form: SequenceForm,
  seat: Seat,
  gain: Float64Array,
  regrets: Float64Array,
  table: Float64Array,
): void => {
  for (let number = form.sets.length - 1; number >= 0; number--) {
    const set = form.sets[number]!;
    if (set.seat !== seat) continue;
    const { first, actions, parent } = set;
    let value = 0;
    for (let index = 0; index < actions.length; index++) value += table[first + index]! * gain[first + index]!;
    for (let index = 0; index < actions.length; index++)
      regrets[first + index] = Math.max(0, regrets[first + index]! + gain[first + index]! - value);
    gain[parent]! += value;
    match(set, regrets, table);
  }
};

/** Probabilities in proportion to `from`; equal ones where all of it is 0. */
const match = ({ first, actions: { length } }: InformationSet, from: Float64Array, into: Float64Array): void => {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += from[first + index]!;
  for (let index = 0; index < length; index++) into[first + index] = sum > 0 ? from[first + index]! / sum : 1 / length;
};
