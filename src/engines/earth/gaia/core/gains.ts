/** Gains of Gaïa, with the rules that every one of them obeys. */
import type { Random } from '../../../../core/random.ts';
import type { Gain } from './animal.ts';
import type { Keeper } from './keeper.ts';
import { COMPOST_FOR_CARD, SOIL_COMPOST, SOIL_LIMIT, TWENTY_STACKS } from './numbers.ts';

/** @returns the pieces that were placed: fewer than `count` only under ruling G5 */
export const gainGrowth = <Place>(keeper: Keeper<Place>, place: Place, count: number, random: Random): number => {
  const unlimited = keeper.settings(place).rulings.gaiaGrowth === 'unlimited';
  const room = unlimited ? count : Math.max(0, TWENTY_STACKS - keeper.amount(place, 'growth'));
  return keeper.add(place, 'growth', Math.min(count, room), random);
};

/** Each full ten soil at once become five cards composted from the deck (rules section 4.2). @returns those cards */
export const gainSoil = <Place>(keeper: Keeper<Place>, place: Place, count: number, random: Random): number => {
  keeper.add(place, 'soil', count, random);
  let composted = 0;
  while (keeper.amount(place, 'soil') >= SOIL_LIMIT) {
    keeper.pay(place, 'soil', SOIL_LIMIT);
    composted += keeper.add(place, 'compost', SOIL_COMPOST, random);
  }
  return composted;
};

/** What an animal brings her: she draws no cards and has no hand (rules section 6.6, ruling E7). */
export const receive = <Place>(keeper: Keeper<Place>, place: Place, gain: Gain, random: Random): void => {
  const { soil = 0, sprouts = 0, growth = 0, compost = 0, hand = 0, draw = 0 } = gain;
  const fromHand = keeper.settings(place).rulings.gaiaHand === 'deck' ? hand : 0;
  keeper.add(place, 'sprouts', sprouts, random);
  gainGrowth(keeper, place, growth, random);
  keeper.add(place, 'compost', compost + COMPOST_FOR_CARD * draw + fromHand, random);
  gainSoil(keeper, place, soil, random);
};
