/** Tableaux: planting, replacing, sprouts and growth, with the masks that are kept along. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS, NO_CARD } from '../content/ids.ts';
import { PRICED_TRAITS, TRAITS } from '../content/traits.ts';
import { plotColumn, plotRow } from './grid.ts';
import type { State } from './state.ts';
import { ANIMALS, CONVERSION, NEWS, PLACE, SPACES } from './terms.ts';

/** Moves the whole tableau of `owner` down or right, to make room above or left of it. */
const shift = (state: State, owner: number, by: 1 | 4): void => {
  const first = owner * SPACES;
  const last = first + SPACES;
  state.tableau.copyWithin(first + by, first, last - by);
  state.sprouts.copyWithin(first + by, first, last - by);
  state.growth.copyWithin(first + by, first, last - by);
  state.tableau.fill(NO_CARD, first, first + by);
  state.sprouts.fill(0, first, first + by);
  state.growth.fill(0, first, first + by);
  for (let mask = 0; mask < MASKS.length; mask++) state[MASKS[mask]!][owner]! <<= by;
  for (let slot = owner * ANIMALS; slot < (owner + 1) * ANIMALS; slot++) state.pawns[slot]! <<= by;
};

/** Masks of spaces that move along with the cards. */
const MASKS = ['occupied', 'fresh', 'sproutRoom', 'growthRoom', 'hasSprouts', 'hasGrowth'] as const;

/**
 * Puts a card that is nowhere on a plot (see `grid.ts`).
 * @returns its space
 */
export const plantOn = (state: State, owner: number, card: number, plot: number): number => {
  const [row, column] = [plotRow(plot), plotColumn(plot)];
  if (row < 0) shift(state, owner, 4);
  if (column < 0) shift(state, owner, 1);
  const space = Math.max(row, 0) * 4 + Math.max(column, 0);
  settleOn(state, owner, card, space);
  state.fresh[owner]! |= 1 << space;
  return space;
};

/** Puts a card on an empty space, with nothing on it. */
export const settleOn = (state: State, owner: number, card: number, space: number): void => {
  const { content } = state.rules;
  const bit = 1 << space;
  state.place[card] = PLACE.tableau + owner;
  state.tableau[owner * SPACES + space] = card;
  state.occupied[owner]! |= bit;
  if (content.sproutSpaces[card]! > 0) state.sproutRoom[owner]! |= bit;
  if (content.growthSpaces[card]! > 0) state.growthRoom[owner]! |= bit;
  changeDiscount(state, owner, card, 1);
  changeTraits(state, owner, card, 1);
};

/** Takes a terrain off its space; the caller puts it somewhere, and another card there. */
export const liftTerrain = (state: State, owner: number, space: number): number => {
  const card = state.tableau[owner * SPACES + space]!;
  changeDiscount(state, owner, card, -1);
  changeTraits(state, owner, card, -1);
  return card;
};

/** Counts the traits of a card that comes into a tableau, or leaves it. */
const changeTraits = (state: State, owner: number, card: number, sign: 1 | -1): void => {
  const { has } = state.rules.content;
  for (let trait = 0; trait < TRAITS.length; trait++)
    state.traits[owner * TRAITS.length + trait]! += sign * has[trait * CARDS + card]!;
};

/** Static abilities that make a kind or a habitat cheaper stack (rules section 3.1). */
export const changeDiscount = (state: State, owner: number, card: number, sign: 1 | -1): void => {
  const { discountTrait, discount } = state.rules.content;
  const trait = discountTrait[card]!;
  if (trait >= 0) state.discount[owner * PRICED_TRAITS + trait]! += sign * discount[card]!;
};

/** What a card costs its owner: the printed soil less all discounts, never below 0. */
export const costOf = (state: State, owner: number, card: number): number => {
  const { cost, priced } = state.rules.content;
  let soil = cost[card]!;
  for (let rest = priced[card]!; rest !== 0; rest = withoutLowest(rest))
    soil -= state.discount[owner * PRICED_TRAITS + lowestBit(rest)]!;
  return Math.max(0, soil);
};

/** Adds sprouts to a flora, or takes some away. */
export const changeSprouts = (state: State, owner: number, space: number, by: number): void => {
  const at = owner * SPACES + space;
  const bit = 1 << space;
  const now = state.sprouts[at]! + by;
  state.sprouts[at] = now;
  const count = state.sproutCount[owner]! + by;
  state.sproutCount[owner] = count;
  if (count >= CONVERSION.sprouts && count - by < CONVERSION.sprouts) state.news |= NEWS.sprouts;
  state.hasSprouts[owner] = now > 0 ? state.hasSprouts[owner]! | bit : state.hasSprouts[owner]! & ~bit;
  const full = now >= state.rules.content.sproutSpaces[state.tableau[at]!]!;
  state.sproutRoom[owner] = full ? state.sproutRoom[owner]! & ~bit : state.sproutRoom[owner]! | bit;
};

/** Adds growth to a flora, or takes some away; the last piece of the full growth is the canopy. */
export const changeGrowth = (state: State, owner: number, space: number, by: number): void => {
  const at = owner * SPACES + space;
  const bit = 1 << space;
  const now = state.growth[at]! + by;
  state.growth[at] = now;
  state.growthCount[owner]! += by;
  state.hasGrowth[owner] = now > 0 ? state.hasGrowth[owner]! | bit : state.hasGrowth[owner]! & ~bit;
  const full = now >= state.rules.content.growthSpaces[state.tableau[at]!]!;
  state.growthRoom[owner] = full ? state.growthRoom[owner]! & ~bit : state.growthRoom[owner]! | bit;
};
