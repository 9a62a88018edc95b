/** Animals of the catalog that a person at a real table can name: those whose figures are printed, and those she never plays with. */

import Type from 'typebox';
import { checker } from '../../../../core/schema.ts';
import { type Animal, AnimalRow, compileAnimal } from '../../content/animal-rows.ts';
import rows from '../../content/animals.json' with { type: 'json' };
import { type GaiaAnimal, gaiaAnimal } from '../core/animal.ts';

const animals = ((): readonly Animal[] => {
  const checked = checker(Type.Array(AnimalRow)).check(rows);
  if (!checked.ok) throw new TypeError('the animals do not fit their schema');
  return checked.value.map(compileAnimal);
})();

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
