/** Where content comes from: said of every row of a catalog, and of single fields where they differ from their row. */
import Type from 'typebox';
import { type Fault, fault, pointer } from './fault.ts';

/** The printed rules, a public page, a deduction, or our own stand-in; the surest first. */
export const SOURCES = ['rulebook', 'public', 'inferred', 'house'] as const;
/** One of `SOURCES`. */
export type Source = (typeof SOURCES)[number];

const fieldsFrom = (where: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 60, description: 'Path of a field in this row, such as move.steps.' }), {
      maxItems: 40,
      description: `Fields ${where}, where \`source\` says otherwise; each with all that it holds.`,
    }),
  );

/** The fields of a row that say where it comes from; every row of every catalog carries them. */
export const SourceFields = {
  source: Type.Enum([...SOURCES], {
    description: 'Where this row comes from; house rows stand in for printed content that no source gives.',
  }),
  rulebook: fieldsFrom('of the printed rules'),
  public: fieldsFrom('of a public page'),
  inferred: fieldsFrom('that are deduced'),
  house: fieldsFrom('that no source gives: ours'),
};

/** A row of a catalog, as far as its provenance goes. */
export type SourcedRow = { readonly source: Source } & { readonly [Each in Source]?: readonly string[] };

/** How many rows or fields come from where. */
export type SourceCounts = Readonly<Record<Source, number>>;

/** Rows and fields of a table, or of a whole catalog, by source. */
export interface Provenance {
  /** A row counts as the least sure of its fields, so that none passes for printed that is so only in part. */
  readonly rows: SourceCounts;
  /** A field is a value that holds no other: a number, a text, a yes or no, or a list of these. */
  readonly fields: SourceCounts;
}

const isMarked = (row: SourcedRow, path: string): boolean =>
  path === 'source' || SOURCES.some((source) => source === path && Array.isArray(row[source]));

/** The paths of all fields within `held`, which stands at `path`, with dots between names and places of a list. */
const pathsOf = (held: unknown, path: string): string[] => {
  const isSimple = typeof held !== 'object' || held === null;
  const isList = Array.isArray(held) && held.every((each) => typeof each !== 'object');
  if (isSimple || isList) return [path];
  return Object.entries(held).flatMap(([name, value]) => pathsOf(value, path === '' ? name : `${path}.${name}`));
};

const covers = (listed: string, path: string): boolean => path === listed || path.startsWith(`${listed}.`);

/** Every field of `row` by path, with its source: of the longest listed path that it lies in, or the row's own. */
export const fieldSources = (row: SourcedRow): ReadonlyMap<string, Source> => {
  const listed = SOURCES.flatMap((source) => (row[source] ?? []).map((path) => ({ path, source }))).sort(
    (left, right) => right.path.length - left.path.length,
  );
  return new Map(
    Object.entries(row)
      .filter(([name]) => !isMarked(row, name))
      .flatMap(([name, held]) => pathsOf(held, name))
      .map((path) => [path, listed.find((each) => covers(each.path, path))?.source ?? row.source]),
  );
};

const noCounts = () => ({ rulebook: 0, public: 0, inferred: 0, house: 0 });

/** Counts the rows of one table and their fields. */
export const countSources = (table: readonly SourcedRow[]): Provenance => {
  const rows = noCounts();
  const fields = noCounts();
  for (const row of table) {
    const sources = [...fieldSources(row).values()];
    for (const source of sources) fields[source]++;
    rows[SOURCES.findLast((source) => sources.includes(source)) ?? row.source]++;
  }
  return { rows, fields };
};

const sum = (counts: readonly SourceCounts[]): SourceCounts => {
  const total = noCounts();
  for (const each of counts) for (const source of SOURCES) total[source] += each[source];
  return total;
};

/** What tables come to together. */
export const sumSources = (tables: readonly Provenance[]): Provenance => ({
  rows: sum(tables.map(({ rows }) => rows)),
  fields: sum(tables.map(({ fields }) => fields)),
});

/** Listed fields that the row does not have, or that two lists claim. */
export const provenanceFaults = (name: string, table: readonly SourcedRow[]): Fault[] =>
  table.flatMap((row, index) => {
    const paths = [...fieldSources(row).keys()];
    const seen = new Set<string>();
    return SOURCES.flatMap((source) =>
      (row[source] ?? []).flatMap((listed, place) => {
        const at = pointer(name, index, source, place);
        if (seen.has(listed)) return [fault(at, 'field-twice', `"${listed}" is listed a second time.`)];
        seen.add(listed);
        return paths.some((path) => covers(listed, path))
          ? []
          : [fault(at, 'no-such-field', `The row has no field "${listed}"; known are ${paths.join(', ')}.`)];
      }),
    );
  });
