/** Catalogs told as changes to another one: an owner writes the rows that are known better, and the others stay. */
import Type from 'typebox';
import { type Fault, fault, pointer } from './fault.ts';
import { meant } from './nearest.ts';
import { failed, ok, type Result, settle } from './result.ts';
import { checker } from './schema.ts';

const RowId = Type.Union([Type.String({ maxLength: 60 }), Type.Integer()], { description: 'The `id` of a row.' });
type RowId = string | number;

/** What a document has that is told as changes; the tables of its game stand beside these, each as far as it differs. */
const overlays = checker(
  Type.Object({
    extends: Type.String({
      maxLength: 40,
      description: 'Id of the built-in catalog whose rows stay where none is given.',
    }),
    without: Type.Optional(
      Type.Record(Type.String(), Type.Array(RowId, { maxItems: 400 }), {
        description: 'Rows that are dropped, by the name of the table.',
      }),
    ),
  }),
);
const bases = checker(Type.Object({ id: Type.String() }));

/** A document with all its rows, and the way back to the one that was written. */
export interface Whole {
  readonly document: unknown;
  /** Faults of `document` as faults of what was written; those of a row that it did not write are put to its `extends`. */
  readonly blame: (faults: readonly Fault[]) => Fault[];
}

/** A table after the changes: each row with its place in what was written, if it was. */
type Table = readonly { readonly row: unknown; readonly written?: number }[];

const idOf = (row: unknown): RowId | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && (typeof row.id === 'string' || typeof row.id === 'number')
    ? row.id
    : undefined;

/**
 * The whole document that `document` tells. One without `extends` is whole. In others, a row takes the place of the row with its
 * `id` or joins the table, the rows `without` names are dropped, and a table whose rows have no ids is replaced as one.
 * @param builtIn documents that may be extended
 */
export const wholeOf = (document: unknown, builtIn: readonly unknown[]): Result<Whole> => {
  if (typeof document !== 'object' || document === null || !('extends' in document))
    return ok({ document, blame: (faults) => [...faults] });
  const read = overlays.check(document);
  if (!read.ok) return read;
  const { extends: wanted, without = {} } = read.value;
  const known = builtIn.flatMap((each) => {
    const base = bases.check(each);
    return base.ok ? [base.value] : [];
  });
  const base = known.find(({ id }) => id === wanted);
  if (base === undefined) {
    const names = known.map(({ id }) => id);
    const detail = `There is no built-in catalog "${wanted}"; known are ${names.join(', ')}`;
    return failed(fault('/extends', 'unknown-catalog', `${detail}${meant(wanted, names)}`));
  }
  return layOver(Object.entries(document), without, base);
};

const layOver = (
  written: readonly (readonly [string, unknown])[],
  without: Readonly<Record<string, readonly RowId[]>>,
  base: { readonly id: string },
): Result<Whole> => {
  const fields = new Map<string, unknown>(written.filter(([name]) => name !== 'extends' && name !== 'without'));
  const tables = new Map<string, Table>();
  const faults: Fault[] = [];
  for (const [name, rows] of Object.entries(base)) {
    const given = fields.get(name);
    if (!Array.isArray(rows) || (given !== undefined && !Array.isArray(given))) continue;
    const dropped = without[name] ?? [];
    faults.push(...unknownRows(name, dropped, rows), ...doubles(name, given ?? []));
    tables.set(name, merged(rows, given, new Set(dropped)));
  }
  for (const name of Object.keys(without))
    if (!tables.has(name))
      faults.push(fault(pointer('without', name), 'unknown-field', `${base.id} has no such table.`));
  const whole = { ...base, ...Object.fromEntries(fields), ...Object.fromEntries(Array.from(tables, rowsOf)) };
  return settle(faults, () => ({
    document: whole,
    blame: (found) => found.map((each) => blamed(each, tables, base.id)),
  }));
};

const rowsOf = ([name, table]: readonly [string, Table]) => [name, table.map(({ row }) => row)] as const;

const merged = (
  rows: readonly unknown[],
  given: readonly unknown[] | undefined,
  dropped: ReadonlySet<RowId>,
): Table => {
  const own = (given ?? []).map((row, written) => ({ row, written }));
  if (given !== undefined && rows.some((row) => idOf(row) === undefined)) return own;
  const ids = new Set(rows.map(idOf));
  const kept = rows.flatMap((row) => {
    const id = idOf(row);
    const instead = id === undefined ? undefined : own.find((each) => idOf(each.row) === id);
    if (instead !== undefined) return [instead];
    return id !== undefined && dropped.has(id) ? [] : [{ row }];
  });
  return [...kept, ...own.filter(({ row }) => !ids.has(idOf(row)))];
};

const unknownRows = (table: string, dropped: readonly RowId[], rows: readonly unknown[]): Fault[] => {
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  return dropped.flatMap((id, index) =>
    ids.includes(id)
      ? []
      : [
          fault(
            pointer('without', table, index),
            'unknown-row',
            `No row of ${table} has the id ${JSON.stringify(id)}${meant(String(id), ids.map(String))}`,
          ),
        ],
  );
};

/** The first row of an id takes its place; a second would be lost without a word. */
const doubles = (table: string, given: readonly unknown[]): Fault[] => {
  const ids = given.map(idOf);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [fault(pointer(table, index, 'id'), 'duplicate-row', `${JSON.stringify(id)} is here a second time.`)]
      : [],
  );
};

const blamed = (found: Fault, tables: ReadonlyMap<string, Table>, base: string): Fault => {
  const [, name = '', index = '', rest = ''] = /^\/([^/]+)\/(\d+)(.*)$/.exec(found.pointer) ?? [];
  const place = tables.get(name)?.[Number(index)];
  if (place === undefined) return found;
  if (place.written !== undefined) return { ...found, pointer: pointer(name, place.written) + rest };
  const row = idOf(place.row) ?? index;
  return { ...found, pointer: '/extends', detail: `In ${name} ${row} of ${base}, as it is there: ${found.detail}` };
};
