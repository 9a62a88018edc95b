import type { Seat } from '../../src/core/contract.ts';
import { gains, type SequenceForm, weigh } from './sequence-form.ts';

/** Expected payoff of each seat when all play by `table`. */
export const valuesOf = (form: SequenceForm, table: Float64Array): number[] => {
  const weights = weigh(form, table);
  return Array.from({ length: form.seats }, (_, seat) =>
    gains(form, weights, seat).reduce((sum, gain, sequence) => sum + gain * weights[sequence]!, 0),
  );
};

/** Highest payoff that `seat` can expect against the others' part of `table`. */
export const bestResponse = (form: SequenceForm, table: Float64Array, seat: Seat): number => {
  const gain = gains(form, weigh(form, table), seat);
  for (const set of form.sets.toReversed()) {
    if (set.seat !== seat) continue;
    const { first, actions, parent } = set;
    gain[parent]! += Math.max(...gain.subarray(first, first + actions.length));
  }
  return gain[seat]!;
};

/** NashConv over the number of seats: what a seat gains, on average, by answering the others as well as can be. */
export const exploitability = (form: SequenceForm, table: Float64Array): number => {
  const values = valuesOf(form, table);
  return values.reduce((sum, value, seat) => sum + bestResponse(form, table, seat) - value, 0) / form.seats;
};
