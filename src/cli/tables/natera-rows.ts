import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';

const Named = { id: Type.String(), name: Type.String(), french: Type.String() };
const Cost = Type.Object({ of: Type.String(), amount: Type.Integer() });
const Words = Type.Optional(Type.String());
const Count = Type.Optional(Type.Integer());
/** Any step, as far as a table shows it. */
const Step = Type.Object({
  ...{ do: Type.String(), resource: Words, track: Words, of: Words },
  ...{ amount: Count, cards: Count, by: Count, tokens: Count, colonies: Count, locations: Count },
  ...{ discount: Count, upTo: Count },
  from: Type.Optional(Type.Unknown()),
});
const Steps = Type.Array(Step);
const Rows = Type.Array(Type.Object(Named));
const Location = Type.Object({ ...Named, cost: Type.Optional(Cost), steps: Steps });
const Card = Type.Object({
  ...Named,
  price: Type.Object({ endurance: Type.Integer(), agility: Type.Integer(), intelligence: Type.Integer() }),
});
const Specialist = Type.Object({
  ...Named,
  price: Type.Integer(),
  ability: Type.Object({ energy: Type.Integer(), steps: Steps }),
});
const catalogs = checker(
  Type.Object({
    locations: Type.Array(Location),
    cards: Type.Array(Card),
    specialists: Type.Array(Specialist),
    objectives: Rows,
    tribes: Rows,
  }),
);

export type StepRow = Static<typeof Step>;
export type LocationRow = Static<typeof Location>;
export type CardRow = Static<typeof Card>;
export type SpecialistRow = Static<typeof Specialist>;

/** What a table needs of a catalog. */
export interface Box {
  /** What a row is called; its id where the catalog is not known. */
  name(id: string): string;
  location(id: string): LocationRow | undefined;
  card(id: string): CardRow | undefined;
  specialist(id: string): SpecialistRow | undefined;
}

/** Reads a catalog document. */
export const readBox = (lang: Lang, catalog: unknown): Box => {
  const known = catalogs.check(catalog);
  const rows = known.ok ? known.value : undefined;
  const named =
    rows === undefined ? [] : [rows.locations, rows.cards, rows.specialists, rows.objectives, rows.tribes].flat();
  const names = new Map(named.map((row) => [row.id, lang === 'fr' ? row.french : row.name]));
  return {
    name: (id) => names.get(id) ?? id,
    location: (id) => rows?.locations.find((row) => row.id === id),
    card: (id) => rows?.cards.find((row) => row.id === id),
    specialist: (id) => rows?.specialists.find((row) => row.id === id),
  };
};
