import type { BeliefSlot } from '../../../core/contract.ts';

/** Part of all that is hidden: in how many ways it can be, and what is told of it. */
export interface Part {
  readonly worlds: number;
  readonly slots: readonly BeliefSlot[];
}

/** Orders of so many things out of `all`. */
export const orders = (all: number, drawn = all): number => {
  let ways = 1;
  for (let index = 0; index < drawn; index++) ways *= all - index;
  return ways;
};
