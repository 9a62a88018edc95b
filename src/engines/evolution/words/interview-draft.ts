/** From what was told to a view: what nobody was asked for is filled in. */
import { hasBit } from '../../kit/bits.ts';
import { ANGLERFISH, bit, COMMUNICATION, COOPERATION, SHELL, TRAITS, TREMATODE, traitOf } from '../content/traits.ts';
import type { AnimalJson, TraitJson } from '../documents/animal-schema.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Rules } from '../rules/rules.ts';
import { type AnimalDraft, needsOf } from './interview-animal.ts';
import type { Desk } from './interview-desk.ts';
import type { Told } from './interview-players.ts';

type PlayerJson = StateJson['players'][number];

/** Cards that were told, wherever they are, the deck apart. */
export const countTold = (told: readonly Told[], centre: number): number =>
  told.reduce(
    (sum, { animals, handSize, discards }) =>
      sum + animals.reduce((cards, { json }) => cards + 1 + json.traits.length, handSize + discards.length),
    centre,
  );

const MUTUAL = bit(COMMUNICATION) | bit(COOPERATION) | bit(TREMATODE);

/** The same animals, with each pair at one end: it may have been told at both. */
export const withoutEchoes = (animals: readonly AnimalDraft[]): AnimalDraft[] => {
  const links = new Set<string>();
  const isNew = (id: number, { trait, pairedWith }: TraitJson): boolean => {
    if (pairedWith === undefined || !hasBit(MUTUAL, traitOf(trait))) return true;
    links.add(`${trait} ${id} ${pairedWith}`);
    return !links.has(`${trait} ${pairedWith} ${id}`);
  };
  return animals.map((animal) => ({
    ...animal,
    json: { ...animal.json, traits: animal.json.traits.filter((held) => isNew(animal.id, held)) },
  }));
};

/** Shells for the centre, of whatever kind there is. */
export const shellsOf = ({ catalog, counts, sides }: Rules, wanted: number): string[] =>
  catalog.content.ids
    .flatMap((id, kind) =>
      sides[kind * 2] === SHELL || sides[kind * 2 + 1] === SHELL ? Array<string>(counts[kind]!).fill(id) : [],
    )
    .slice(0, wanted);

/** Cards of each kind that were not told, less one of every kind that may be a trait card on the table. */
const spare = ({ catalog, counts, sides }: Rules, told: readonly Told[], centre: readonly string[]): number[] => {
  const named = [
    ...centre,
    ...told.flatMap(({ hand, discards, animals }) => [
      ...(hand ?? []),
      ...discards.flatMap(({ card }) => card ?? []),
      ...animals.flatMap(({ card }) => card ?? []),
    ]),
  ];
  const held = told.flatMap(({ animals }) =>
    animals.flatMap(({ json }) => json.traits.map(({ trait }) => traitOf(trait))),
  );
  return catalog.content.ids.map(
    (id, kind) =>
      counts[kind]! -
      named.filter((other) => other === id).length -
      held.filter((trait) => trait === sides[kind * 2] || trait === sides[kind * 2 + 1]).length,
  );
};

/** The animals of a seat as they stand in the document; own cards that were not told are taken from `left`. */
const animalsOf = (seat: number, { animals }: Told, desk: Desk, left: number[]): AnimalJson[] => {
  const needs = needsOf(animals);
  return animals.map(({ id, fed, card, json }) => {
    const food = fed ? { ...json.food, red: Math.max(0, (needs.get(id) ?? 1) - json.food.blue) } : json.food;
    const shown = seat === desk.you || json.revealed === true;
    return { ...json, food, card: shown ? (card ?? fillCard(desk.rules, left, json.revealed === true)) : null };
  });
};

const fillCard = ({ catalog, anglerfish }: Rules, left: number[], isAnglerfish: boolean): string => {
  const fitting = left.map((count, kind) =>
    (anglerfish[kind] === 1) === isAnglerfish ? count : Number.NEGATIVE_INFINITY,
  );
  const kind = fitting.indexOf(Math.max(...fitting));
  left[kind]!--;
  return catalog.content.ids[kind] ?? TRAITS[ANGLERFISH]!;
};

/** Every seat of the document. @param unknown discards that nobody told, which are shared out among the others */
export const playersOf = (
  told: readonly Told[],
  passed: ReadonlySet<number>,
  centre: readonly string[],
  unknown: number,
  desk: Desk,
): PlayerJson[] => {
  const left = spare(desk.rules, told, centre);
  const others = told.length - 1;
  return told.map((each, seat) => {
    const turn = (seat - desk.you + told.length) % told.length;
    const share = turn === 0 ? 0 : Math.floor((unknown + others - turn) / others);
    return {
      hand: each.hand === null ? null : [...each.hand],
      handSize: each.handSize,
      passed: passed.has(seat),
      discards: [...each.discards, ...Array.from({ length: share }, () => ({ card: null, seen: false }))],
      animals: animalsOf(seat, each, desk, left),
    };
  });
};

/** What was filled in, as sentences. */
export const remarksOf = (told: readonly Told[], unknown: number, { texts, you }: Desk): string[] => {
  const open = (told[you]?.animals ?? []).filter(({ card }) => card === undefined).map(({ id }) => id);
  const traits = told.some(({ animals }) => animals.some(({ json }) => json.traits.length > 0));
  return [
    ...(open.length > 0 ? [texts.filledCards(open.join(', '))] : []),
    ...(traits ? [texts.filledTraits] : []),
    ...(unknown > 0 ? [texts.filledDiscards(unknown)] : []),
  ];
};
