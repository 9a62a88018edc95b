import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { bit, FAT_TISSUE, PAIRS, SHELL, TRAITS, VIVIPAROUS } from '../content/traits.ts';
import { actionOf } from './actions.ts';
import { has, isFed } from './animals.ts';
import { noticeFed } from './births.ts';
import { openShares } from './food.ts';
import { CENTRE, NONE, type State } from './state.ts';
import { findFat, findTrait, removeTrait } from './trait-cards.ts';

// Trait cards that Tail loss and Metamorphose drop.

/** The index of the card that a trait with its second operand names on an animal; -1 when it has none. */
export const namedCard = (state: State, slot: number, trait: number, second: number): number => {
  if (trait === FAT_TISSUE) return findFat(state, slot, second === 1);
  return findTrait(state, slot, trait, (bit(trait) & PAIRS) !== 0 ? second : NONE);
};

/** Drops a trait card for good; whoever needs less by that may be fed now. */
export const dropTrait = (state: State, index: number, log?: EventLog): void => {
  const slot = state.host[index]!;
  const trait = state.traitKind[index]!;
  const wasFed = isFed(state, slot);
  const toCentre = trait === SHELL && state.rules.rulings.droppedShell === 'centre';
  log?.({ code: 'event.dropped', params: { animal: slot + 1, trait: TRAITS[trait]! } });
  removeTrait(state, index, toCentre ? CENTRE : state.owner[slot]!);
  noticeFed(state, slot, wasFed);
  if (has(state, slot, VIVIPAROUS)) openShares(state);
};

/** Adds an action for each card of `trait` on `slot`; two full or two empty fat cards are one. */
export const pushCards = (
  state: State,
  into: ActionList,
  move: number,
  first: number,
  slot: number,
  trait: number,
): void => {
  if (trait === FAT_TISSUE) {
    if (state.fatFull[slot]! < state.fat[slot]!) into.push(actionOf(move, first, 0, trait));
    if (state.fatFull[slot]! > 0) into.push(actionOf(move, first, 1, trait));
    return;
  }
  if ((bit(trait) & PAIRS) === 0) {
    into.push(actionOf(move, first, 0, trait));
    return;
  }
  for (let other = 0; other < state.slots; other++)
    if (other !== slot && findTrait(state, slot, trait, other) >= 0) into.push(actionOf(move, first, other, trait));
};
