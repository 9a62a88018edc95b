/** Catalogs of a game: the rows it plays with, checked and made ready for its rules. */
import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { CatalogHead, type CatalogKind } from '../../core/catalog.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { SourceFields } from '../../core/provenance.ts';
import { ok, settle } from '../../core/result.ts';
import { checker } from '../../core/schema.ts';

/**
 * The schema of a game's catalog documents.
 * @param title of the game
 * @param tables by field of the document: a list of rows, each an object with `SourceFields`
 */
export const catalogSchema = <Tables extends TProperties>(title: string, tables: Tables) =>
  Type.Object({ ...CatalogHead, ...tables }, { additionalProperties: false, description: `A catalog of ${title}.` });

const SourcedRows = checker(Type.Array(Type.Object(SourceFields)));

/** The rows of one table. */
const rowsOf = (table: unknown) => {
  const rows = SourcedRows.check(table);
  if (!rows.ok) throw new TypeError(`a table of a catalog is a list of rows with SourceFields`);
  return rows.value;
};

/** What a game says of its catalogs. */
interface Parts<Schema extends TObject, Content> {
  /** Made by `catalogSchema`. */
  readonly schema: Schema;
  /** Documents that come with Arbor; the first is the default. */
  readonly builtIn: readonly unknown[];
  /** The game's `content/former.json`: those that came with it once; none when absent. */
  readonly former?: unknown;
  /** Faults that no schema can say, such as `repeats`. */
  readonly check: (document: Static<Schema>) => readonly Fault[];
  /** The rows of a document without faults, in the form that the rules work with. */
  readonly build: (document: Static<Schema>) => Content;
}

/** The catalogs of a game, ready to be loaded. A document is checked once, against its schema and then by `check`. */
export const catalogKind = <Schema extends TObject, Content>({
  schema,
  builtIn,
  former = [],
  check,
  build,
}: Parts<Schema, Content>): CatalogKind<Content> => {
  const documents = checker(schema);
  const names = Object.keys(schema.properties).filter((name) => !Object.hasOwn(CatalogHead, name));
  return {
    schema,
    builtIn,
    former,
    read(given) {
      const fits = documents.check(given);
      if (!fits.ok) return fits;
      const document = fits.value;
      return ok({
        tables: Object.fromEntries(names.map((name) => [name, rowsOf(Object(document)[name])])),
        compile: () => settle(check(document), () => build(document)),
      });
    },
  };
};

/**
 * A fault for each of `ids` that is there before, whoever comes first; what has no id is passed over.
 * @param at place of an id, by its index
 * @param code of the fault, such as `card-twice`
 */
export const repeats = (ids: readonly (string | undefined)[], at: (index: number) => string, code: string): Fault[] =>
  ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index ? [fault(at(index), code, `${id} is here a second time.`)] : [],
  );
