/** Gaïa's animals (rules section 6.6): no pawns, no places, the largest move, the whole cost. */
import type { Random } from '../../../../core/random.ts';
import type { Cost, GaiaAnimal, Gain } from './animal.ts';
import { receive } from './gains.ts';
import { GOODS, type Keeper, type Log } from './keeper.ts';
import { usedLeaves } from './leaves.ts';

/** Most animals she has. */
export const MOST_ANIMALS = 2;
const NOTHING: Cost = {};

/**
 * Gaïa activates her animals, as she does whenever she has placed a leaf on the Fauna board; what she can pay she must.
 * In the order of her cards, each fully resolved before the next, so that one may pay with what another has brought: the
 * rulebook leaves the order to their owner, and she has no will.
 */
export const activateAnimals = <Place>(keeper: Keeper<Place>, place: Place, random: Random, log?: Log): void => {
  for (let index = 0; index < MOST_ANIMALS; index++) {
    const animal = keeper.animal(place, index);
    if (animal !== undefined) activate(keeper, place, index, animal, random, log);
  }
};

/** As if she had made the largest move: as often as she can pay. */
const activate = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  index: number,
  animal: GaiaAnimal,
  random: Random,
  log?: Log,
): void => {
  const before = log && countsOf(keeper, place, index);
  const most = usesOf(animal, usedLeaves(keeper, place));
  let times = 0;
  while (times < most && use(keeper, place, index, animal, random)) times++;
  if (times > 0 && animal.after !== undefined) receive(keeper, place, animal.after, random);
  if (times > 0 && animal.others !== undefined) keeper.give(place, animal.others, times);
  if (log !== undefined && before !== undefined) tell(log, animal, times, before, countsOf(keeper, place, index));
};

/** Most often an animal can be used in one activation. */
const usesOf = ({ move, most = 1, perUsedLeaf }: GaiaAnimal, leaves: number): number => {
  switch (move) {
    case 'up-to':
      return perUsedLeaf === true ? most * leaves : most;
    case 'pawns':
      return leaves;
    case 'to-card':
    case 'exactly':
    case 'none':
      return 1;
  }
};

/** @returns whether it could be paid; else nothing has changed */
const use = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  index: number,
  { cost = NOTHING, gain, stores }: GaiaAnimal,
  random: Random,
): boolean => {
  if (!canPay(keeper, place, cost)) return false;
  if (stores !== undefined) {
    const stored = storable(keeper, place, stores, cost);
    if (stored === 0) return false;
    if (stores.from !== 'supply') keeper.pay(place, stores.what, stored);
    keeper.store(place, index, stored);
  }
  for (const good of GOODS) if (cost[good] !== undefined) keeper.pay(place, good, cost[good]);
  if (gain !== undefined) receive(keeper, place, gain, random);
  return true;
};

/** She has no hand to pay from. */
const canPay = <Place>(keeper: Keeper<Place>, place: Place, cost: Cost): boolean => {
  for (const good of GOODS) if ((cost[good] ?? 0) > keeper.amount(place, good)) return false;
  return (cost.hand ?? 0) === 0;
};

/** Pieces that can be stored besides paying the cost (ruling G2). */
const storable = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  { what, most, from }: NonNullable<GaiaAnimal['stores']>,
  cost: Cost,
): number => {
  if (from === 'supply') return most;
  const left = keeper.amount(place, what) - (cost[what] ?? 0);
  if (left >= most) return most;
  return keeper.settings(place).rulings.gaiaStores === 'as-many' ? left : 0;
};

/** What she has that an animal can change. */
const countsOf = <Place>(keeper: Keeper<Place>, place: Place, index: number): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(GOODS.map((good) => [good, keeper.amount(place, good)])),
  stored: keeper.stored(place, index),
});

const tell = (
  log: Log,
  { name, others }: GaiaAnimal,
  times: number,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): void => {
  const changed = Object.fromEntries(Object.entries(after).map(([what, count]) => [what, count - before[what]!]));
  if (times === 0) log({ code: 'gaia.animal-unable', params: { ...name } });
  else log({ code: 'gaia.animal', params: { ...name, times, ...changed } });
  if (times > 0 && others !== undefined)
    log({ code: 'gaia.animal-gives', params: { ...name, ...scaled(others, times) } });
};

const scaled = (gain: Gain, times: number): Record<string, number> =>
  Object.fromEntries(Object.entries(gain).map(([what, amount]) => [what, Number(amount) * times]));
