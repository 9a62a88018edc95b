/** Documents of Evolution with something wrong in them, and what is said of it. */

import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { faultLines, valueOf } from '../results.ts';
import type { AnimalJson } from './notation.ts';
import { catalogs } from './play.ts';

export type TraitJson = AnimalJson['traits'][number];
/** Makes something wrong. */
export type Spoil = (document: StateJson) => void;
/** What is wrong, how it comes about, and all that is said of it. */
export type Spoilt = readonly [what: string, spoil: Spoil, lines: readonly string[]];

const spoilt = (sound: StateJson, spoil: Spoil): StateJson => {
  const document = structuredClone(sound);
  spoil(document);
  return document;
};

/** Pointer and code of every fault of a sound document that was spoilt. */
export const linesOf = (sound: StateJson, spoil: Spoil): string[] =>
  faultLines(evolution.decode(spoilt(sound, spoil), catalogs));

/** What becomes of a sound document after a change that leaves it sound, as `viewer` sees it. */
export const readAgain = (sound: StateJson, change: Spoil, viewer: number | 'all' = 'all'): StateJson =>
  evolution.encode(valueOf(evolution.decode(spoilt(sound, change), catalogs)), viewer);

/** The animal with this id. */
export const animalIn = ({ players }: StateJson, id: number): AnimalJson => {
  const found = players.flatMap(({ animals }) => animals).find((animal) => animal.id === id);
  if (found === undefined) throw new Error(`there is no animal ${id}`);
  return found;
};

/** Takes a card with this id out of the deck, so that it can go elsewhere. */
export const draw = (document: StateJson, id: string): string => {
  const { deck } = document;
  const place = deck?.indexOf(id) ?? -1;
  if (place < 0) throw new Error(`there is no ${id} in the deck`);
  deck?.splice(place, 1);
  document.deckSize--;
  return id;
};

/** Lays a card of the deck on an animal as a trait. */
export const lay = (
  document: StateJson,
  id: number,
  trait: TraitJson['trait'],
  card: string,
  more: Partial<TraitJson> = {},
): void => void animalIn(document, id).traits.push({ trait, card: draw(document, card), ...more });
