/** Rows of catalogs in words. */
import type { Static, TSchema } from 'typebox';
import type { CatalogTable } from './catalog.ts';
import { type Checker, checker } from './schema.ts';
import type { Message } from './text.ts';

/** A row of a catalog in words: our own, put together from its data. */
export interface RowWords {
  /** What states, actions and callers name it by; rows of one table with the same id are alike. */
  readonly id: string;
  readonly name: Message;
  /** What it is and does, in the order to read it; rows that differ in what they do differ here. */
  readonly facts: readonly Message[];
}

/**
 * Tells a row of one table; `index` is its place there, `tables` are all of the catalog, for rows that name others. A row that
 * does not fit the table is a bug and throws.
 */
export type RowTeller = (row: unknown, index: number, tables: readonly CatalogTable[]) => RowWords;

/** Tellers of a game by the name of the table, all its tables. */
export type RowTellers = Readonly<Record<string, RowTeller>>;

/** A teller for the rows that fit `schema`. */
export const rowTeller = <S extends TSchema>(
  schema: S,
  tell: (row: Static<S>, index: number, tables: readonly CatalogTable[]) => RowWords,
): RowTeller => {
  // Made when first needed: searchers load every game and tell nothing.
  let rows: Checker<Static<S>> | undefined;
  return (row, index, tables) => {
    rows ??= checker(schema);
    const fits = rows.check(row);
    if (!fits.ok) throw new TypeError(`row ${index} does not fit its table: ${JSON.stringify(fits.faults)}`);
    return tell(fits.value, index, tables);
  };
};

/** Every row of a table in words, in its order; `tables` are all of its catalog. */
export const tellRows = (
  tellers: RowTellers,
  { name, content }: CatalogTable,
  tables: readonly CatalogTable[],
): RowWords[] => {
  const tell = tellers[name];
  if (tell === undefined) throw new Error(`nothing tells the rows of ${name}`);
  return content.map((row, index) => tell(row, index, tables));
};
