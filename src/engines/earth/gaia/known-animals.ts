/** Animals as Gaïa uses them, out of the catalog: those whose figures are printed, and those she never plays with. */

import Type from 'typebox';
import { checker } from '../../../core/schema.ts';
import { type Animal, AnimalRow, compileAnimal } from '../catalog/animal-rows.ts';
import rows from '../catalog/animals.json' with { type: 'json' };
import type { GaiaAnimal, Gain } from './animals.ts';

const animals = ((): readonly Animal[] => {
  const checked = checker(Type.Array(AnimalRow)).check(rows);
  if (!checked.ok) throw new TypeError('the animals do not fit their schema');
  return checked.value.map(compileAnimal);
})();

type CatalogGain = NonNullable<Animal['effect']['gain']>;

/** Amounts by the names that Gaïa's rules go by; 0 is none. */
const gainOf = ({ compostDeck, compostHand, ...same }: CatalogGain): Gain => ({
  ...same,
  ...(compostDeck !== undefined && { compost: compostDeck }),
  ...(compostHand !== undefined && { hand: compostHand }),
});

/** What is left of a catalog's animal for Gaïa, who has neither tableau nor pawns (rules section 6.6). */
export const gaiaAnimal = (animal: Animal): GaiaAnimal => {
  const { name, french, effect, storage } = animal;
  const { cost, gain, others, take, store, needs } = effect;
  const { compostHand, ...same } = cost ?? {};
  return {
    name: { en: name, fr: french },
    ...moveOf(animal),
    ...(cost && { cost: { ...same, ...(compostHand !== undefined && { hand: compostHand }) } }),
    ...(gain && { gain: gainOf(gain) }),
    ...(others && { others: gainOf(others) }),
    ...(storage && take && { stores: { ...take, ...storage } }),
    ...(storage &&
      store !== undefined && {
        stores: { what: needs ?? 'sprouts', most: store, from: 'supply' as const, ...storage },
      }),
  };
};

const moveOf = ({ effect, kind, steps, perLeaf }: Animal): Pick<GaiaAnimal, 'move' | 'most' | 'perUsedLeaf'> => {
  if (effect.on === 'visited') return { move: 'up-to', most: steps, ...(perLeaf && { perUsedLeaf: true }) };
  if (effect.on === 'pawns') return { move: 'pawns' };
  return { move: kind === 'toCard' ? 'to-card' : kind === 'exactly' ? 'exactly' : 'none' };
};

/**
 * Whether all that Gaïa goes by is printed, or deduced from what is: at a real table lies a printed card, and no figure of
 * ours may stand for it. Where a pawn may go is nothing to her.
 */
const isPrinted = ({ source, house, gaia, abundance }: Animal): boolean =>
  source !== 'house' && gaia && abundance !== true && !house.some((field) => /^(move$|effect|storage)/.test(field));

/** Animals that are played by name, by id; whoever has another one's card on the table enters its figures. */
export const KNOWN_ANIMALS: Readonly<Record<string, GaiaAnimal>> = Object.fromEntries(
  animals.filter(isPrinted).map((animal) => [animal.id, gaiaAnimal(animal)]),
);

/** A name as an id: lower case, no accents, words joined by dashes. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** Animals that are not compatible with Gaïa: when she is dealt one she is dealt another (rules section 6.7). */
const INCOMPATIBLE_IDS: ReadonlySet<string> = new Set(
  animals.filter(({ gaia }) => !gaia).flatMap(({ id, name }) => [id, idOf(name)]),
);

/** Whether Gaïa can play with an animal, by its id or by its name in English or French. */
export const isCompatible = (name: string): boolean => !INCOMPATIBLE_IDS.has(idOf(name));

const KNOWN_BY_ID: ReadonlyMap<string, GaiaAnimal> = new Map(
  Object.entries(KNOWN_ANIMALS).flatMap(([id, animal]) => [
    [id, animal],
    [idOf(animal.name.en), animal],
  ]),
);

/** The known animal with this id, or with this name in English or French. */
export const knownAnimal = (name: string): GaiaAnimal | undefined => KNOWN_BY_ID.get(idOf(name));
