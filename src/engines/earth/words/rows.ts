/** Rows of Earth's catalogs as messages: every field that the rules read is a parameter. */
import type { Static } from 'typebox';
import { type RowTellers, type RowWords, rowTeller } from '../../../core/rows.ts';
import type { Message, Params } from '../../../core/text.ts';
import { AnimalRow } from '../content/animal-rows.ts';
import {
  type AbilityRow,
  CardRow,
  ClimateRow,
  EcosystemRow,
  FaunaRow,
  IslandRow,
  type ScoreRow,
} from '../content/rows.ts';

type Animal = Static<typeof AnimalRow>;
type Held = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Params[string] =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

/** Fields of a row as parameters; those of a field that holds fields are named `field.inner`. */
const flat = (held: Held): Params =>
  Object.fromEntries(
    Object.entries(held).flatMap(([name, value]) => {
      if (isPlain(value)) return [[name, value]];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(flat({ ...value })).map(([inner, each]) => [`${name}.${inner}`, each]);
    }),
  );

const fact = (code: string, fields: Held = {}): Message => ({ code: `fact.${code}`, params: flat(fields) });
const named = (name: string): Message => ({ code: 'name.card', params: { name } });

/** What an ability does when it fires or always, and what it scores at the end. */
const abilityFacts = (abilities: readonly AbilityRow[], event = false): Message[] =>
  abilities.flatMap(({ score, ...rest }) => [
    ...(Object.keys(rest).length > 1 ? [fact('ability', { ...rest, event })] : []),
    ...(score === undefined ? [] : [scoreFact({ ...score, colour: rest.colour })]),
  ]);

const scoreFact = (score: ScoreRow & { readonly colour?: string }): Message => fact('score', score);

const tellCard = (row: Static<typeof CardRow>): RowWords => {
  const { id, kind, cost, points, habitats, markers = [], abilities } = row;
  const { sproutSpaces = 0, growthSpaces = 0, canopy = 0 } = row;
  const isEvent = kind === 'event';
  return {
    id: String(id),
    name: named(row.name),
    facts: [
      fact('card', { kind, cost, points }),
      ...(habitats === undefined ? [] : [fact('habitats', { habitats })]),
      ...(isEvent || kind === 'terrain' ? [] : [fact('spaces', { sproutSpaces, growthSpaces, canopy })]),
      ...markers.map((marker) => fact('marker', { marker })),
      ...abilityFacts(abilities, isEvent),
    ],
  };
};

const tellClimate = ({ id, name, points, habitats, abilities }: Static<typeof ClimateRow>): RowWords => ({
  id,
  name: named(name),
  facts: [fact('side', { points }), fact('habitats', { habitats }), ...abilityFacts(abilities)],
});

const tellIsland = ({ id, name, points, habitats, start, abilities }: Static<typeof IslandRow>): RowWords => ({
  id,
  name: named(name),
  facts: [fact('side', { points }), fact('habitats', { habitats }), fact('start', start), ...abilityFacts(abilities)],
});

/** Parts of an animal that can be ours. */
const PARTS = ['enter', 'move', 'effect', 'storage', 'collective'] as const;

/** The parts of a row that no source gives, in whole or in part. */
const oursOf = (row: Animal): string[] =>
  PARTS.filter((part) => {
    const listed = row.house.some((path) => path.split('.')[0] === part);
    return row[part] !== undefined && (row.source === 'house' || listed);
  });

const tellAnimal = (row: Animal): RowWords => {
  const ours = oursOf(row);
  const { id, name, french, pawns, abundance, gaia, enter, move, effect, storage, collective } = row;
  return {
    id,
    name: { code: 'name.animal', params: { animal: name, fr: french } },
    facts: [
      fact('pawns', { pawns, gaia }),
      ...(abundance === true ? [fact('abundance')] : []),
      ...(enter === undefined ? [] : [fact('enter', enter)]),
      fact('move', move),
      fact('effect', effect),
      ...(storage === undefined ? [] : [fact('storage', storage)]),
      fact('collective', collective),
      ...(ours.length === 0 ? [] : [fact('ours', { parts: ours })]),
    ],
  };
};

/** Tellers of Earth's tables. */
export const rows: RowTellers = {
  cards: rowTeller(CardRow, tellCard),
  islands: rowTeller(IslandRow, tellIsland),
  climates: rowTeller(ClimateRow, tellClimate),
  ecosystems: rowTeller(EcosystemRow, ({ id, name, score }) => ({ id, name: named(name), facts: [scoreFact(score)] })),
  animals: rowTeller(AnimalRow, tellAnimal),
  fauna: rowTeller(FaunaRow, ({ id, name, goal }) => ({ id, name: named(name), facts: [fact('goal', goal)] })),
};
