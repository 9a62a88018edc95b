import Type, { type Static } from 'typebox';
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { catalogKind, catalogSchema, repeats } from '../../kit/catalog.ts';
import { type Animal, AnimalRow, compileAnimal } from './animal-rows.ts';
import animals from './animals.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import climates from './climates.json' with { type: 'json' };
import ecosystems from './ecosystems.json' with { type: 'json' };
import fauna from './fauna.json' with { type: 'json' };
import former from './former.json' with { type: 'json' };
import {
  areaId,
  CLIMATE_0,
  CLIMATES,
  climateIndex,
  EARTH_CARDS,
  ECOSYSTEMS,
  ecosystemId,
  FAUNAS,
  faunaId,
  ISLAND_0,
  ISLANDS,
  islandIndex,
} from './ids.ts';
import islands from './islands.json' with { type: 'json' };
import { CardRow, ClimateRow, EcosystemRow, FaunaRow, IslandRow } from './rows.ts';
import { compileScore, emptyTables, enterCard, enterIsland, enterSide, type Score } from './tables.ts';

const all = (count: number) => ({ minItems: count, maxItems: count });

const DocumentSchema = catalogSchema('Earth', {
  cards: Type.Array(CardRow, { ...all(EARTH_CARDS), description: 'All Earth cards, each once.' }),
  islands: Type.Array(IslandRow, { ...all(ISLANDS), description: 'Both sides of ten islands.' }),
  climates: Type.Array(ClimateRow, { ...all(CLIMATES), description: 'Both sides of ten climates.' }),
  ecosystems: Type.Array(EcosystemRow, { ...all(ECOSYSTEMS), description: 'Both sides of 32 ecosystems.' }),
  animals: Type.Array(AnimalRow, { minItems: 22, maxItems: 60, description: 'Animals of the expansion.' }),
  fauna: Type.Array(FaunaRow, { ...all(FAUNAS), description: 'Both sides of 23 fauna cards.' }),
});

type Document = Static<typeof DocumentSchema>;

/** A fauna objective: so many of what its score counts. */
export interface Goal {
  readonly count: number;
  readonly score: Score;
}

/** The cards as tables; see `content/tables.ts`. */
export interface Content extends Readonly<Omit<ReturnType<typeof emptyTables>, 'records'>> {
  /** Events as a mask over card numbers, 32 a word. */
  readonly eventMask: Int32Array;
  /** The words of the mask that are not empty. */
  readonly eventWords: Int32Array;
  /** Ability records of `RECORD` numbers. */
  readonly abilities: Int16Array;
  readonly animals: readonly Animal[];
  /** By ecosystem side 0–63. */
  readonly ecosystems: readonly Score[];
  readonly ecosystemNames: readonly string[];
  /** By fauna side 0–45. */
  readonly fauna: readonly Goal[];
  readonly faunaNames: readonly string[];
  /** Whether a terrain can count for more with fewer sprouts or less growth. */
  readonly terrainsRewardLess: boolean;
}

/** Each list holds every id once, in the printed order; animals, which can be added, are in any. */
const check = (document: Document): Fault[] => {
  const lists: readonly (readonly [name: string, ids: readonly string[], expected: (index: number) => string])[] = [
    ['cards', document.cards.map(({ id }) => String(id)), (index) => String(index + 1)],
    ['islands', document.islands.map(({ id }) => id), (index) => areaId(ISLAND_0 + index)],
    ['climates', document.climates.map(({ id }) => id), (index) => areaId(CLIMATE_0 + index)],
    ['ecosystems', document.ecosystems.map(({ id }) => id), ecosystemId],
    ['fauna', document.fauna.map(({ id }) => id), faunaId],
  ];
  const misplaced = lists.flatMap(([name, ids, expected]) =>
    ids.flatMap((id, index) =>
      id === expected(index)
        ? []
        : [fault(pointer(name, index, 'id'), 'wrong-id', `Expected ${expected(index)} here, got ${id}.`)],
    ),
  );
  const animals = document.animals.map(({ id }) => id);
  return [...misplaced, ...repeats(animals, (index) => pointer('animals', index, 'id'), 'animal-twice')];
};

const build = (document: Document): Content => {
  const tables = emptyTables();
  for (const row of document.cards) enterCard(tables, row);
  for (const row of document.islands) enterIsland(tables, islandIndex(row.id), row);
  for (const row of document.climates) enterSide(tables, climateIndex(row.id), row);
  const { records, ...rest } = tables;
  const eventMask = eventMaskOf(tables.isEvent);
  return {
    ...rest,
    eventMask,
    eventWords: Int32Array.from(eventMask.keys()).filter((word) => eventMask[word] !== 0),
    abilities: Int16Array.from(records),
    animals: document.animals.map(compileAnimal),
    ecosystems: document.ecosystems.map(({ score }) => compileScore(score)),
    ecosystemNames: document.ecosystems.map(({ name }) => name),
    fauna: document.fauna.map(({ goal: { count, ...score } }) => ({ count, score: compileScore(score) })),
    faunaNames: document.fauna.map(({ name }) => name),
    terrainsRewardLess: tables.scores.some((score) => score?.rewardsLess === true),
  };
};

const eventMaskOf = (isEvent: Uint8Array): Int32Array => {
  const mask = new Int32Array(Math.ceil((EARTH_CARDS + 1) / 32));
  for (let card = 1; card <= EARTH_CARDS; card++) if (isEvent[card] === 1) mask[card >> 5]! |= 1 << (card & 31);
  return mask;
};

const printed = {
  game: 'earth',
  id: 'earth',
  title: 'Earth: printed cards from a public list; animals with house values where none is known',
  cards,
  islands,
  climates,
  ecosystems,
  animals,
  fauna,
};

/** Catalogs of Earth. Where each row and each field comes from is said in the row and in docs/rules/earth.md. */
export const catalog = catalogKind({ schema: DocumentSchema, builtIn: [printed], former, check, build });
