/** Reading rows of a catalog as they stand in its document. */
import type { Catalog } from '../../../core/catalog.ts';
import type { Named } from '../content/tables.ts';

/** A field of a row, or a place of a list; undefined where there is none. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The row of a table with this id; undefined where there is none. */
export const rowWith = (tables: Catalog['tables'], table: string, id: string): unknown =>
  tables.find(({ name }) => name === table)?.content.find((row) => field(row, 'id') === id);

const wordsOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** What the row with this id is called, in the first of the tables that has one; the id itself where none has. */
export const namesOf = (tables: Catalog['tables'], where: readonly string[], id: string): Named => {
  const row = where.map((table) => rowWith(tables, table, id)).find((found) => found !== undefined);
  return { name: wordsOr(field(row, 'name'), id), french: wordsOr(field(row, 'french'), id) };
};
