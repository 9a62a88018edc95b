/** What a seat has, in numbers, to compare before and after. */
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { seatOf } from './scene.ts';

/** Soil, cards in hand, composted cards, and pieces on all flora. */
export interface Amounts {
  readonly soil: number;
  readonly hand: number;
  readonly compost: number;
  readonly sprouts: number;
  readonly growth: number;
}

/** What seat 0 has. */
export const amountsOf = (state: State): Amounts => {
  const { soil, handSize, compost, tableau } = seatOf(state);
  return {
    soil,
    hand: handSize,
    compost: compost.length,
    sprouts: tableau.reduce((sum, { sprouts = 0 }) => sum + sprouts, 0),
    growth: tableau.reduce((sum, { growth = 0 }) => sum + growth, 0),
  };
};

/** What has come since. */
export const changeOf = (before: Amounts, after: Amounts): Amounts => ({
  soil: after.soil - before.soil,
  hand: after.hand - before.hand,
  compost: after.compost - before.compost,
  sprouts: after.sprouts - before.sprouts,
  growth: after.growth - before.growth,
});
