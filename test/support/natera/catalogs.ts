/**
 * Catalogs that tests of NATERA play with. What the rulebook prints comes from the built-in catalog; house numbers that tests name
 * are those of `pinned.jsonl`, so that balancing changes no test of a rule.
 */
import { readFileSync } from 'node:fs';
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

interface Pinned {
  readonly table: string;
  readonly id: string;
}
type Tables = Readonly<Record<string, readonly (object & { readonly id: string })[]>>;

/** What stays of a built-in row: a row that is changed is of the house, whole. */
const bare = ({ rulebook, public: _public, inferred, house, ...row }: Readonly<Record<string, unknown>>) => ({
  ...row,
  source: 'house',
});

/** Built-in rows with the numbers that tests name. */
const pin = (): Tables => {
  const lines = readFileSync(new URL('pinned.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const found: Record<string, (object & { readonly id: string })[]> = {};
  for (const line of lines) {
    const { table, id, ...fields }: Pinned = JSON.parse(line);
    const rows = builtIn.all[0]!.tables.find(({ name }) => name === table)!.content;
    const known = rows.find((row) => 'id' in row && row.id === id);
    const names = { name: `Pinned ${id}`, french: `Fixé ${id}` };
    found[table] = [...(found[table] ?? []), { ...names, ...(known && bare(known)), ...fields, id }];
  }
  return found;
};
const pinned = pin();

/** The id of the catalog with these rows, beside or in the place of those that are pinned. */
export const overlaid = ({ cards = [], specialists = [], others = {} }: Overlay = {}): string => {
  const given: Readonly<Record<string, readonly object[]>> = { cards, specialists, ...others };
  const ids = (table: string): unknown[] => (given[table] ?? []).map((row) => 'id' in row && row.id);
  const rows = Object.fromEntries(
    [...new Set([...Object.keys(pinned), ...Object.keys(given)])].map((table) => [
      table,
      [...(pinned[table] ?? []).filter(({ id }) => !ids(table).includes(id)), ...(given[table] ?? [])],
    ]),
  );
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

/** The catalog of tests that name no other one. */
export const PINNED = overlaid();

const readRows = (id: string) => {
  const { tables } = valueOf(catalogs.find({ id }));
  const of = (name: string): unknown => tables.find((table) => table.name === name)?.content;
  return {
    ...{ cards: READERS.cards(of('cards')), specialists: READERS.specialists(of('specialists')) },
    ...{ tribes: READERS.tribes(of('tribes')), locations: READERS.locations(of('locations')) },
    ...{ objectives: READERS.objectives(of('objectives')), boards: READERS.boards(of('boards')) },
  };
};
const read = new Map<string, ReturnType<typeof readRows>>();

/** The rows of a catalog; of the pinned one when nothing is said. */
export const catalogRows = (id = PINNED): ReturnType<typeof readRows> => {
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
