/** What documents call rows of the catalog, and the ids of spaces on the board. */
import type { Table } from '../content/tables.ts';
import type { State } from '../rules/state.ts';

const known = new WeakMap<Table, ReadonlyMap<string, number>>();

/** The row of a table with this id; undefined when there is none. */
export const rowNamed = (table: Table, id: string): number | undefined => {
  const made = known.get(table) ?? new Map(table.ids.map((name, row) => [name, row]));
  known.set(table, made);
  return made.get(id);
};

/** The id of the location of a space: as printed, or of the tile that lies there. */
export const locationId = ({ tiles, rules }: State, space: number): string =>
  rules.content.locations.ids[tiles[space]!]!;
