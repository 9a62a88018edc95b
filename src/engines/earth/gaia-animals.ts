/** Gaïa's animals (rules section 6.6): no pawns, no places, the whole move, the whole cost. */
import type { EventLog } from '../../core/contract.ts';
import { animalAt, usedLeaves } from './animals.ts';
import type { Animal } from './catalog/animal-rows.ts';
import { pushGain } from './frames.ts';
import { EVERYWHERE } from './grid.ts';
import type { State } from './state.ts';
import { ANIMALS, GAIA } from './terms.ts';
import { loseCompost } from './zones.ts';

type Gain = NonNullable<Animal['effect']['gain']>;

/** What she gains, for `gaia.ts` to enter. */
export interface AnimalGain {
  soil: number;
  sprouts: number;
  growth: number;
  compost: number;
}

/** Cards she composts instead of drawing one. */
const COMPOST_FOR_CARD = 2;

/** How often an animal's effect is resolved: its whole move, or once for each leaf used where pawns count. */
const timesOf = (state: State, animal: Animal): number => {
  if (animal.effect.on === 'pawns') return usedLeaves(state, GAIA);
  if (animal.effect.on !== 'visited') return 1;
  return animal.perLeaf ? animal.steps * usedLeaves(state, GAIA) : animal.steps;
};

const add = (state: State, into: AnimalGain, gain: Gain | undefined): void => {
  into.soil += gain?.soil ?? 0;
  into.sprouts += gain?.sprouts ?? 0;
  into.growth += gain?.growth ?? 0;
  into.compost += (gain?.compostDeck ?? 0) + COMPOST_FOR_CARD * (gain?.draw ?? 0);
  if (state.rules.rulings.gaiaHand === 'deck') into.compost += gain?.compostHand ?? 0;
};

/** Pays and gains once; false when she cannot pay it all. */
const resolve = (state: State, slot: number, animal: Animal, into: AnimalGain): boolean => {
  const { cost = {}, take, store, gain } = animal.effect;
  if (take !== undefined) {
    const pieces = take.what === 'sprouts' ? state.sproutCount : state.growthCount;
    const taken = Math.min(take.most, pieces[GAIA]!);
    pieces[GAIA]! -= taken;
    state.stored[GAIA * ANIMALS + slot]! += taken;
    return taken > 0;
  }
  if (
    state.soil[GAIA]! < (cost.soil ?? 0) ||
    state.compostSize[GAIA]! < (cost.compost ?? 0) ||
    state.sproutCount[GAIA]! < (cost.sprouts ?? 0) ||
    state.growthCount[GAIA]! < (cost.growth ?? 0)
  )
    return false;
  state.soil[GAIA]! -= cost.soil ?? 0;
  loseCompost(state, GAIA, cost.compost ?? 0);
  state.sproutCount[GAIA]! -= cost.sprouts ?? 0;
  state.growthCount[GAIA]! -= cost.growth ?? 0;
  state.stored[GAIA * ANIMALS + slot]! += store ?? 0;
  add(state, into, gain);
  return true;
};

/** All her animals, each as often as it goes; what an animal gives to others the person gets. */
export const resolveGaiaAnimals = (state: State, log?: EventLog): AnimalGain => {
  const gained: AnimalGain = { soil: 0, sprouts: 0, growth: 0, compost: 0 };
  for (let slot = 0; slot < ANIMALS; slot++) {
    const animal = animalAt(state, GAIA, slot);
    if (animal === undefined) continue;
    let done = false;
    for (let left = timesOf(state, animal); left > 0 && resolve(state, slot, animal, gained); left--) done = true;
    if (!done) continue;
    log?.({ code: 'event.gaia-animal', params: { animal: animal.name } });
    add(state, gained, animal.effect.after);
    if (animal.effect.others !== undefined) pushGain(state, 0, animal.effect.others, EVERYWHERE);
  }
  return gained;
};
