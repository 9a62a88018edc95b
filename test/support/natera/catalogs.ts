/** Catalogs that tests of NATERA play with: what is built in, and overlays on it, each made when it is first asked for. */
import Type, { type Static, type TSchema } from 'typebox';
import { type Catalog, type Catalogs, loadCatalog, loadCatalogs } from '../../../src/core/catalog.ts';
import { checker } from '../../../src/core/schema.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import {
  BoardRow,
  type Card,
  CardRow,
  LocationRow,
  ObjectiveRow,
  type Specialist,
  SpecialistRow,
  TribeRow,
} from '../../../src/engines/natera/content/rows.ts';
import type { Content } from '../../../src/engines/natera/content/tables.ts';
import { valueOf } from '../results.ts';

const builtIn = valueOf(loadCatalogs(catalog));
const overlays = new Map<string, Catalog<Content>>();

/** The built-in catalog, and every overlay so far. */
export const catalogs: Catalogs<Content> = {
  get all() {
    return [...builtIn.all, ...overlays.values()];
  },
  find(reference) {
    const known = reference === undefined ? undefined : overlays.get(reference.id);
    return known === undefined ? builtIn.find(reference) : { ok: true, value: known };
  },
};

/** Rows that an overlay puts into the box, or in the place of rows with the same id. */
export interface Overlay {
  readonly cards?: readonly Card[];
  readonly specialists?: readonly Specialist[];
  /** Other tables, as documents have them. */
  readonly others?: Readonly<Record<string, readonly object[]>>;
}

/** The id of the catalog with these rows. */
export const overlaid = ({ cards, specialists, others }: Overlay): string => {
  const rows = { ...(cards && { cards }), ...(specialists && { specialists }), ...others };
  const letters = [...JSON.stringify(rows)];
  const id = `overlay-${letters.reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 2 ** 40, 7).toString(36)}`;
  const document = { game: 'natera', id, title: `Overlay ${id}`, extends: 'natera-house', ...rows };
  if (!overlays.has(id)) overlays.set(id, valueOf(loadCatalog(catalog, document)));
  return id;
};

/** A card of the base pile to be changed: 2 food at once for 5 endurance, 4 agility or 3 intelligence, and of no type. */
export const cardRow = (id: string, rest: Partial<Card> = {}): Card => ({
  ...{ id, name: `Card ${id}`, french: `Carte ${id}`, pile: 'base', types: [] },
  price: { endurance: 5, agility: 4, intelligence: 3 },
  background: 'immediate',
  ...(rest.discount === undefined ? { steps: [{ do: 'gain', resource: 'food', amount: 2 }] } : {}),
  source: 'house',
  ...rest,
});

/** A specialist to be changed: 10 food, 1 food at once, 2 material for 2 energy. */
export const specialistRow = (id: string, rest: Partial<Specialist> = {}): Specialist => ({
  ...{ id, name: `Specialist ${id}`, french: `Spécialiste ${id}`, price: 10 },
  steps: [{ do: 'gain', resource: 'food', amount: 1 }],
  ability: { energy: 2, steps: [{ do: 'gain', resource: 'material', amount: 2 }] },
  source: 'house',
  ...rest,
});

const reader = <Row extends TSchema>(row: Row) => {
  const rows = checker(Type.Array(row));
  return (given: unknown): Static<Row>[] => valueOf(rows.check(given));
};
const READERS = {
  ...{ cards: reader(CardRow), specialists: reader(SpecialistRow), tribes: reader(TribeRow) },
  ...{ locations: reader(LocationRow), objectives: reader(ObjectiveRow), boards: reader(BoardRow) },
};

const readRows = (id: string | undefined) => {
  const { tables } = valueOf(catalogs.find(id === undefined ? undefined : { id }));
  const of = (name: string): unknown => tables.find((table) => table.name === name)?.content;
  return {
    ...{ cards: READERS.cards(of('cards')), specialists: READERS.specialists(of('specialists')) },
    ...{ tribes: READERS.tribes(of('tribes')), locations: READERS.locations(of('locations')) },
    ...{ objectives: READERS.objectives(of('objectives')), boards: READERS.boards(of('boards')) },
  };
};
const read = new Map<string | undefined, ReturnType<typeof readRows>>();

/** The rows of a catalog; of the built-in one when nothing is said. */
export const catalogRows = (id?: string): ReturnType<typeof readRows> => {
  const known = read.get(id) ?? readRows(id);
  read.set(id, known);
  return known;
};

/** The row with this id. */
export const rowOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
