/** Gains and payments of Gaïa, with the rules that every one of them obeys. */
import { SOIL_COMPOST, SOIL_LIMIT } from '../automa.ts';
import { G, type Gaia } from './counters.ts';
import type { GaiaRules } from './rulings.ts';
import type { Solo } from './solo.ts';

/** Pieces that 20 stacks hold: four times 5 + 4 + 3 + 2 + 1 (ruling G5). */
export const TWENTY_STACKS = 60;

export const gainSprouts = ({ gaia }: Solo, count: number): void => {
  gaia[G.sprouts]! += count;
};

/** @returns the pieces that were placed: fewer than `count` only under ruling G5 */
export const gainGrowth = ({ gaia, rules }: Solo, count: number): number => {
  const room = rules.rulings.gaiaGrowth === 'unlimited' ? count : Math.max(0, TWENTY_STACKS - gaia[G.growth]!);
  const placed = Math.min(count, room);
  gaia[G.growth]! += placed;
  return placed;
};

/** Composts from the deck, unseen. @returns the cards that there were */
export const gainCompost = ({ gaia, supply }: Solo, count: number): number => {
  if (count === 0) return 0;
  const composted = supply.compost(count);
  gaia[G.compost]! += composted;
  return composted;
};

/** Each full ten soil at once become five cards composted from the deck (rules section 4.2). @returns those cards */
export const gainSoil = (solo: Solo, count: number): number => {
  const soil = solo.gaia[G.soil]! + count;
  solo.gaia[G.soil] = soil % SOIL_LIMIT;
  return gainCompost(solo, Math.floor(soil / SOIL_LIMIT) * SOIL_COMPOST);
};

/** Pays with cards of her compost, which has as many. */
export const payCompost = ({ gaia, supply }: Solo, count: number): void => {
  if (count === 0) return;
  gaia[G.compost]! -= count;
  supply.discard(count);
};

/** Puts a card with these printed points on her Earth pile; only events have points below 0 (ruling E3). */
export const addToPile = (gaia: Gaia, printed: number, { rulings }: GaiaRules): void => {
  gaia[G.pile]!++;
  gaia[G.points]! += rulings.gaiaEvents === 'absolute' ? Math.abs(printed) : printed;
};
