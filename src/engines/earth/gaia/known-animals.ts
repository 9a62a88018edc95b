/** Animals whose effect for Gaïa is known well enough to be played by name, and those that she never plays with. */
import type { Source } from '../../../core/catalog.ts';
import type { GaiaAnimal } from './animals.ts';

/** An animal with where its figures come from. */
interface KnownAnimal extends GaiaAnimal {
  readonly source: Source;
}

/**
 * By id, after the printed French names (rules section 7). Only what the printed rules say or show; whoever has another
 * animal's card on the table enters its figures.
 */
export const KNOWN_ANIMALS: Readonly<Record<string, KnownAnimal>> = {
  'mouche-bleue': {
    name: { en: 'Blue Bottle Fly', fr: 'Mouche bleue' },
    move: 'up-to',
    most: 3,
    cost: { compost: 1 },
    gain: { growth: 2 },
    source: 'rulebook',
  },
  'aigle-royal': {
    name: { en: 'Golden Eagle', fr: 'Aigle royal' },
    move: 'to-card',
    stores: { what: 'growth', most: 1, points: 6 },
    source: 'rulebook',
  },
  'cochon-vietnamien': {
    name: { en: 'Vietnamese Pot-bellied Pig', fr: 'Cochon vietnamien' },
    move: 'exactly',
    gain: { soil: 3 },
    source: 'rulebook',
  },
  'vache-highland': {
    name: { en: 'Highland Cow', fr: 'Vache Highland' },
    move: 'up-to',
    most: 3,
    cost: { growth: 1 },
    gain: { compost: 3 },
    source: 'inferred',
  },
  'chevre-des-rocheuses': {
    name: { en: 'Mountain Goat', fr: 'Chèvre des Rocheuses' },
    move: 'up-to',
    most: 2,
    stores: { what: 'sprouts', most: 3, points: 2 },
    source: 'inferred',
  },
  'ours-blanc': {
    name: { en: 'Polar Bear', fr: 'Ours blanc' },
    move: 'up-to',
    most: 1,
    perUsedLeaf: true,
    gain: { hand: 2 },
    source: 'inferred',
  },
};

/** Animals that are not compatible with Gaïa: when she is dealt one she is dealt another (rules section 6.7). */
const INCOMPATIBLE = [
  { en: 'Komodo Dragon', fr: 'Dragon de Komodo' },
  { en: 'Indian Peafowl', fr: 'Paon bleu' },
  { en: 'Saltwater Crocodile', fr: 'Crocodile marin' },
  { en: 'Ball Python', fr: 'Python royal' },
  { en: 'Reindeer', fr: 'Renne' },
  { en: 'Jaguar', fr: 'Jaguar' },
  { en: 'Snow Goose', fr: 'Oie des neiges' },
] as const;

/** A name as an id: lower case, no accents, words joined by dashes. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

const INCOMPATIBLE_IDS: ReadonlySet<string> = new Set(INCOMPATIBLE.flatMap(({ en, fr }) => [idOf(en), idOf(fr)]));

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
