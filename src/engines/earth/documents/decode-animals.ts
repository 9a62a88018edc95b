import { pointer } from '../../../core/fault.ts';
import { blame, sees, takeOnce } from '../../kit/reading.ts';
import { NONE } from '../content/ids.ts';
import { animalsInPlay, choosesAnimals, DEALT_ANIMALS, DEALT_AT, keptAnimals } from '../rules/setup.ts';
import { ANIMALS, DEALT, GAIA, LEAVES, STAGE } from '../rules/terms.ts';
import type { Reading } from './reading.ts';
import type { PlayerJson } from './schema.ts';

/** What is read, and the animals that were found so far. */
interface AnimalReading extends Reading {
  readonly used: Set<number>;
}

/** Reads what the expansion adds: animals, pawns, storages, leaves discarded. */
export const readAnimals = (shared: Reading): void => {
  const reading: AnimalReading = { ...shared, used: new Set() };
  const { json, state } = reading;
  readCollective(reading);
  for (const [seat, player] of json.players.entries()) readSeat(reading, seat, player);
  if (json.gaia !== undefined) readKept(reading, GAIA, json.gaia.animals, '/gaia/animals', keptAnimals(state));
  if (state.stage === STAGE.sides && choosesAnimals(state)) fillDealt(reading);
};

const find = (reading: AnimalReading, id: string, at: string): number => {
  const { state, used } = reading;
  const index = state.rules.content.animals.findIndex((animal) => animal.id === id);
  if (!animalsInPlay(state).includes(index))
    blame(reading, at, 'no-such-animal', `${id} is not an animal of this game.`);
  else takeOnce(reading, used, index, at, id);
  return index;
};

const readCollective = (reading: AnimalReading): void => {
  const { json, state } = reading;
  const { animals, solo } = state.rules;
  if ((json.collective !== undefined) !== (animals && !solo))
    blame(reading, '/collective', 'wrong-set-up', 'A collective ability belongs to Animal Kingdom with 2 or more.');
  else if (json.collective !== undefined) state.collective = find(reading, json.collective, '/collective');
};

const readSeat = (reading: AnimalReading, seat: number, player: PlayerJson): void => {
  const { state } = reading;
  const at = pointer('players', seat);
  const { islandStored = 0, leavesDiscarded = 0, leavesPending = 0 } = player;
  if (!state.rules.animals && islandStored + leavesDiscarded + leavesPending > 0)
    blame(reading, at, 'wrong-set-up', 'Leaves are discarded, and pieces stored, with Animal Kingdom only.');
  state.islandStored[seat] = islandStored;
  state.discarded[seat] = leavesDiscarded;
  state.pending[seat] = leavesPending;
  const left = state.leaves[seat]! - leavesDiscarded;
  if (left < 0) blame(reading, `${at}/leavesDiscarded`, 'leaf-count', `A seat has ${LEAVES} leaves in all.`);
  const answers = state.stage === STAGE.animals || (state.stage === STAGE.last && state.step === 1);
  if (leavesPending > 0 && !answers)
    blame(reading, `${at}/leavesPending`, 'wrong-stage', 'Leaves wait at the end of a turn, or of the game, only.');
  state.leaves[seat] = Math.max(0, left);
  if (state.stage === STAGE.sides && choosesAnimals(state)) {
    if (sees(reading, seat)) readDealt(reading, seat, player);
    else if (player.animals !== undefined)
      blame(reading, `${at}/animals`, 'not-visible', 'The viewer cannot see what this seat keeps.');
  } else readKept(reading, seat, player.animals, `${at}/animals`, keptAnimals(state));
};

const readKept = (
  reading: AnimalReading,
  owner: number,
  animals: PlayerJson['animals'],
  at: string,
  wanted: number,
): void => {
  const { state } = reading;
  if ((animals?.length ?? 0) !== wanted) {
    blame(reading, at, 'animal-count', `Expected ${wanted} animals here.`);
    return;
  }
  for (const [slot, { id, pawns = [], stored = 0 }] of (animals ?? []).entries()) {
    const here = at + pointer(slot);
    const index = find(reading, id, `${here}/id`);
    const animal = state.rules.content.animals[index];
    if (animal === undefined) continue;
    state.animals[owner * ANIMALS + slot] = index;
    state.stored[owner * ANIMALS + slot] = stored;
    if (stored > 0 && animal.storage === undefined)
      blame(reading, `${here}/stored`, 'no-storage', `${id} has no storage.`);
    if (owner >= state.rules.seats && (!animal.gaia || pawns.length > 0))
      blame(reading, here, 'not-for-gaia', 'Gaïa plays without pawns, and not with this animal.');
    readPawns(reading, owner, slot, pawns, animal.pawns, here);
  }
};

/** Pawns stand on cards, not more than there are. */
const readPawns = (
  reading: AnimalReading,
  owner: number,
  slot: number,
  pawns: readonly number[],
  most: number,
  at: string,
): void => {
  const { state } = reading;
  const mask = pawns.reduce((sum, space) => sum | (1 << space), 0);
  if (pawns.length > most) blame(reading, `${at}/pawns`, 'too-many', `There are ${most} pawns of this animal.`);
  if ((mask & ~state.occupied[owner]!) !== 0) blame(reading, `${at}/pawns`, 'empty-space', 'A pawn stands on a card.');
  state.pawns[owner * ANIMALS + slot] = mask;
};

const readDealt = (reading: AnimalReading, seat: number, { dealt, animals = [], chosen = 0 }: PlayerJson): void => {
  const { state } = reading;
  const at = pointer('players', seat);
  const ids = dealt?.animals ?? [];
  if (ids.length !== DEALT_ANIMALS) {
    blame(reading, `${at}/dealt/animals`, 'animal-count', `Each seat is dealt ${DEALT_ANIMALS} animals.`);
    return;
  }
  const indexes = ids.map((id, index) => find(reading, id, `${at}/dealt/animals/${index}`));
  if (indexes.some((animal, index) => animal < (indexes[index - 1] ?? 0)))
    blame(reading, `${at}/dealt/animals`, 'not-ascending', 'Animals dealt are in the order of the catalog.');
  for (const [place, animal] of indexes.entries()) state.dealt[seat * DEALT + DEALT_AT.animal + place] = animal;
  const sides = state.rules.level === 'beginner' ? 2 : 3;
  const wanted = Math.max(0, chosen - sides);
  const kept = animals.map(({ id }) => ids.indexOf(id));
  if (kept.length !== wanted || kept.includes(NONE))
    blame(reading, `${at}/animals`, 'animal-count', `Expected ${wanted} of the animals dealt to be kept so far.`);
  else if (
    kept.some((place, slot) => place <= (kept[slot - 1] ?? NONE) || place > DEALT_ANIMALS - keptAnimals(state) + slot)
  )
    blame(reading, `${at}/animals`, 'not-ascending', 'Animals are kept in the order of the catalog.');
  else for (const [slot, place] of kept.entries()) state.animals[seat * ANIMALS + slot] = indexes[place]!;
};

/** Hidden animals get any that are free: `redeal` draws them anew. */
const fillDealt = ({ json, state, used }: AnimalReading): void => {
  const free = animalsInPlay(state).filter((animal) => !used.has(animal));
  for (const [seat, player] of json.players.entries()) {
    if ((player.dealt ?? null) !== null) continue;
    const dealt = free.splice(0, DEALT_ANIMALS);
    for (const [place, animal] of dealt.entries()) state.dealt[seat * DEALT + DEALT_AT.animal + place] = animal;
    const kept = Math.max(0, (player.chosen ?? 0) - (state.rules.level === 'beginner' ? 2 : 3));
    for (let slot = 0; slot < Math.min(kept, ANIMALS); slot++)
      state.animals[seat * ANIMALS + slot] = dealt[slot] ?? NONE;
  }
};
