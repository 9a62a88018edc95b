import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { type Animal, type On, storagePoints } from '../content/animal-rows.ts';
import { CARDS, NONE } from '../content/ids.ts';
import { COLOURS } from '../content/traits.ts';
import { firing, isCopy, isUsable } from './abilities.ts';
import { COLUMNS, columnOf, NEIGHBOURS, widthOf } from './grid.ts';
import type { State } from './state.ts';
import { ANIMALS, LEAVES, SPACES } from './terms.ts';

/** The animal in a place of an owner; nothing in a place that is empty. */
export const animalAt = (state: State, owner: number, slot: number): Animal | undefined => {
  const index = state.animals[owner * ANIMALS + slot]!;
  return index === NONE ? undefined : state.rules.content.animals[index];
};

/** Names of an animal, for messages; the printed one is French. */
export const animalNames = (animal: Animal | undefined): { readonly animal: string; readonly fr: string } => ({
  animal: animal?.name ?? '',
  fr: animal?.french ?? '',
});

/** Leaves an owner has placed or discarded so far. */
export const usedLeaves = (state: State, owner: number): number => LEAVES - state.leaves[owner]!;

/** Mask of the cards of a tableau that a pawn may be on. */
const spacesFor = (state: State, owner: number, on: On): number => {
  const { has } = state.rules.content;
  let mask = state.occupied[owner]!;
  if (on.sprouts) mask &= state.hasSprouts[owner]!;
  if (on.growth || on.canopy) mask &= state.hasGrowth[owner]!;
  if (on.canopy) mask &= ~state.growthRoom[owner]!;
  for (const trait of on.traits)
    for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) {
      const space = lowestBit(rest);
      if (has[trait * CARDS + state.tableau[owner * SPACES + space]!] === 0) mask &= ~(1 << space);
    }
  return mask;
};

/** Columns farthest from the one of `space`; two when it is in the middle. */
const farthestColumns = (state: State, owner: number, space: number): number => {
  const last = widthOf(state.occupied[owner]!) - 1;
  const column = columnOf(space);
  const right = last - column;
  return (column >= right ? COLUMNS[0] : 0) | (right >= column ? COLUMNS[last]! : 0);
};

/** Whether a pawn can still take `steps` steps from `space` without entering `used` again. */
const canWalk = (open: number, space: number, used: number, steps: number): boolean => {
  if (steps === 0) return true;
  for (let rest = NEIGHBOURS[space]! & open & ~used; rest !== 0; rest = withoutLowest(rest)) {
    const next = lowestBit(rest);
    if (canWalk(open, next, used | (1 << next), steps - 1)) return true;
  }
  return false;
};

/**
 * Mask of the spaces the next step may enter (rules section 6.3).
 * @param at where the pawn is; -1 when it enters
 * @param steps steps left, this one included
 */
export const nextSpaces = (
  state: State,
  owner: number,
  slot: number,
  at: number,
  used: number,
  steps: number,
): number => {
  const animal = animalAt(state, owner, slot)!;
  const own = state.pawns[owner * ANIMALS + slot]!;
  const open = spacesFor(state, owner, animal.on) & ~(at < 0 ? own : 0);
  let mask = open & ~used;
  if (at < 0) mask &= spacesFor(state, owner, animal.enter);
  else if (animal.kind === 'toCard') mask &= ~(1 << at);
  else mask &= NEIGHBOURS[at]!;
  if (animal.farthest && at >= 0) mask &= farthestColumns(state, owner, at);
  if (animal.kind !== 'exactly') return mask;
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    if (!canWalk(open, space, used | (1 << space), steps - 1)) mask &= ~(1 << space);
  }
  return mask;
};

/**
 * Steps of an animal that is activated for a leaf, which may count the leaves used so far. Leaves of one turn are used one after
 * the other (rulebook p. 4: right after a leaf was used): those whose animals are still to come do not count yet.
 */
export const stepsOf = (state: State, owner: number, animal: Animal): number =>
  animal.perLeaf ? animal.steps * (usedLeaves(state, owner) - state.pending[owner]!) : animal.steps;

/** Where the pawn is that would move; -1 when one would enter. */
export const standing = (state: State, owner: number, slot: number): number => {
  const animal = animalAt(state, owner, slot)!;
  const pawns = state.pawns[owner * ANIMALS + slot]!;
  return animal.kind === 'place' || pawns === 0 ? -1 : lowestBit(pawns);
};

/** Whether an animal can be activated: every prerequisite is met (rules section 6.2). */
const canActivate = (state: State, owner: number, slot: number): boolean => {
  const animal = animalAt(state, owner, slot);
  if (animal === undefined) return false;
  const at = standing(state, owner, slot);
  if (animal.kind === 'stay' && at >= 0) return canUse(state, owner, animal, at);
  if (animal.kind === 'place' && countBits(state.pawns[owner * ANIMALS + slot]!) >= animal.pawns) return false;
  const used = at < 0 ? 0 : 1 << at;
  return nextSpaces(state, owner, slot, at, used, stepsOf(state, owner, animal)) !== 0;
};

/** Mask of the animals among `slots` that can be activated. */
export const activatable = (state: State, owner: number, slots: number): number => {
  let mask = 0;
  for (let slot = 0; slot < ANIMALS; slot++)
    if (hasBit(slots, slot) && canActivate(state, owner, slot)) mask |= 1 << slot;
  return mask;
};

/** Whether the effect of an animal can be used once on the card at `space`; -1 for no card. */
export const canUse = (state: State, owner: number, animal: Animal, space: number): boolean => {
  const { cost = {}, fromCard, take, needs, activates, gain } = animal.effect;
  const here = owner * SPACES + space;
  if (space < 0 && (take !== undefined || needs !== undefined || activates !== undefined || fromCard === true))
    return false;
  if (take !== undefined) return (take.what === 'sprouts' ? state.sprouts[here]! : state.growth[here]!) > 0;
  if (needs !== undefined) return (needs === 'sprouts' ? state.sprouts[here]! : state.growth[here]!) > 0;
  if (activates !== undefined) {
    const ability = firing(state, owner, state.tableau[here]!, COLOURS.indexOf(activates));
    return ability > 0 && !isCopy(state, ability) && isUsable(state, owner, ability, space);
  }
  const sprouts = fromCard === true ? state.sprouts[here]! : state.sproutCount[owner]!;
  const growth = fromCard === true ? state.growth[here]! : state.growthCount[owner]!;
  return (
    (gain !== undefined || animal.effect.store !== undefined) &&
    state.soil[owner]! >= (cost.soil ?? 0) &&
    state.compostSize[owner]! >= (cost.compost ?? 0) &&
    sprouts >= (cost.sprouts ?? 0) &&
    growth >= (cost.growth ?? 0)
  );
};

/** Points of what the animals of an owner have stored. */
export const animalPoints = (state: State, owner: number): number => {
  let sum = 0;
  for (let slot = 0; slot < ANIMALS; slot++) {
    const storage = animalAt(state, owner, slot)?.storage;
    if (storage !== undefined) sum += storagePoints(state.stored[owner * ANIMALS + slot]!, storage);
  }
  if (state.collective === NONE) return sum;
  return sum + (state.rules.content.animals[state.collective]!.collective.points ?? 0) * state.islandStored[owner]!;
};
