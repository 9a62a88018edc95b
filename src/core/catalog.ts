import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import Type, { type TSchema } from 'typebox';
import { type Fault, fault, under } from './fault.ts';
import { wholeOf } from './overlay.ts';
import { countSources, type Provenance, provenanceFaults, type SourcedRow, sumSources } from './provenance.ts';
import { failed, ok, type Result } from './result.ts';
import { checker, Line } from './schema.ts';

/** The fields every catalog document starts with; a game's schema adds its rows. */
export const CatalogHead = {
  game: Type.String({ description: 'The game this content is for.' }),
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Name of the catalog, unique within the game.' }),
  title: Line(100, 'A line for people.'),
};

/** The field of a state that says which catalog it is played with. */
export const CatalogField = Type.Optional(
  Type.Object(
    {
      id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
      hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 the catalog must have.' })),
    },
    { additionalProperties: false, description: 'Content the game is played with; the default when absent.' },
  ),
);

/** The rows of one kind that a catalog has. */
export interface CatalogTable extends Provenance {
  /** The field of the document that holds them. */
  readonly name: string;
  /** As in the document. */
  readonly content: readonly SourcedRow[];
}

/** One set of content for a game, checked, compiled and frozen. */
export interface Catalog<Content = unknown> extends Provenance {
  readonly id: string;
  readonly title: string;
  /** SHA-256 of the document's canonical JSON, hexadecimal. */
  readonly hash: string;
  readonly tables: readonly CatalogTable[];
  /** The rows in the form the rules work with. */
  readonly content: Content;
}

/** A document that fits the schema of its kind. */
export interface ReadCatalog<Content> {
  /** Its rows, by the name of the field that holds them. */
  readonly tables: Readonly<Record<string, readonly SourcedRow[]>>;
  /** Checks what a schema cannot say, and makes the content. */
  compile(): Result<Content>;
}

/** What a game says of its catalogs; `catalogKind` of the engines' kit makes it. */
export interface CatalogKind<Content = unknown> {
  /** Schema of a catalog document, `CatalogHead` included. */
  readonly schema: TSchema;
  /** Documents that come with Arbor; the first is the default. */
  readonly builtIn: readonly unknown[];
  /** The document, or every fault that the schema finds. */
  read(document: unknown): Result<ReadCatalog<Content>>;
}

/** The catalogs of one game, by id. The first is the default. */
export interface Catalogs<Content = unknown> {
  readonly all: readonly Catalog<Content>[];
  /** The catalog a document refers to, or the default for `undefined`; a wrong id or hash is a fault. */
  find(reference: { readonly id: string; readonly hash?: string } | undefined): Result<Catalog<Content>>;
}

/** What lists say of each catalog, the default first: the rows themselves are left out. */
export const catalogEntries = ({ all }: Catalogs) =>
  all.map(({ id, title, hash, rows, fields, tables }, index) => ({
    id,
    title,
    hash,
    default: index === 0,
    rows,
    fields,
    tables: tables.map(({ name, rows, fields }) => ({ name, rows, fields })),
  }));

const Head = checker(Type.Object(CatalogHead));

/** JSON with sorted keys: the same content has the same text, however it was written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([left], [right]) => (left < right ? -1 : 1)))
      : held,
  );

/** Freezes `value` and all it holds; typed arrays, which cannot be frozen, are left as they are. */
const freeze = <T>(value: T, seen = new Set<unknown>()): T => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return value;
  seen.add(value);
  for (const held of Object.values(value)) freeze(held, seen);
  return Object.freeze(value);
};

/**
 * Checks and compiles one document; every fault is listed.
 * @param document whole, or rows that take the place of those of a built-in one that it `extends` (`overlay.ts`)
 */
export const loadCatalog = <Content>(kind: CatalogKind<Content>, document: unknown): Result<Catalog<Content>> => {
  const whole = wholeOf(document, kind.builtIn);
  if (!whole.ok) return whole;
  const loaded = loadWhole(kind, whole.value.document);
  return loaded.ok ? loaded : failed(...whole.value.blame(loaded.faults));
};

const loadWhole = <Content>(kind: CatalogKind<Content>, document: unknown): Result<Catalog<Content>> => {
  const read = kind.read(document);
  if (!read.ok) return read;
  const head = Head.check(document);
  if (!head.ok) return head;
  const compiled = read.value.compile();
  const named = Object.entries(read.value.tables);
  const unsourced = named.flatMap(([name, rows]) => provenanceFaults(name, rows));
  if (!compiled.ok) return failed(...compiled.faults, ...unsourced);
  if (unsourced.length > 0) return failed(...unsourced);
  const tables = named.map(([name, rows]): CatalogTable => ({ name, content: rows, ...countSources(rows) }));
  const { id, title } = head.value;
  const hash = bytesToHex(sha256(utf8ToBytes(canonical(document))));
  return ok(freeze({ id, title, hash, ...sumSources(tables), tables, content: compiled.value }));
};

/**
 * All catalogs of a game: the built-in documents, then `extra` ones (an owner's), which replace a
 * built-in catalog of the same id or stand beside it. Two extra ones with the same id are a fault.
 * @param extra documents with the name to show in faults
 * @param game the name to show in faults of built-in ones; pointers have none when absent
 */
export const loadCatalogs = <Content>(
  kind: CatalogKind<Content>,
  extra: readonly { readonly name: string; readonly document: unknown }[] = [],
  game?: string,
): Result<Catalogs<Content>> => {
  const byId = new Map<string, Catalog<Content>>();
  const nameOf = new Map<string, string>();
  const faults: Fault[] = [];
  const load = (document: unknown, at: string, name?: string): void => {
    const loaded = loadCatalog(kind, document);
    if (!loaded.ok) {
      faults.push(...under(at, loaded.faults));
      return;
    }
    const { id } = loaded.value;
    const other = nameOf.get(id);
    if (other !== undefined)
      faults.push(fault(`${at}/id`, 'duplicate-catalog', `${other} has the id ${id} too; keep one of the two.`));
    if (name !== undefined) nameOf.set(id, name);
    byId.set(id, loaded.value);
  };
  for (const [index, document] of kind.builtIn.entries())
    load(document, game === undefined ? '' : `${game}, built-in catalog ${index + 1}#`);
  for (const { name, document } of extra) load(document, `${name}#`, name);
  return faults.length > 0 ? failed(...faults) : ok(shelf([...byId.values()]));
};

const shelf = <Content>(all: readonly Catalog<Content>[]): Catalogs<Content> => ({
  all,
  find(reference) {
    const found = reference === undefined ? all[0] : all.find(({ id }) => id === reference.id);
    if (found === undefined) {
      const known = all.map(({ id }) => id).join(', ');
      return failed(fault('/id', 'unknown-catalog', `There is no catalog "${reference?.id}"; known are ${known}.`));
    }
    if (reference?.hash !== undefined && reference.hash !== found.hash)
      return failed(
        fault(
          '/hash',
          'unknown-catalog',
          `Catalog "${found.id}" has the hash ${found.hash} here; leave hash out to take it.`,
        ),
      );
    return ok(found);
  },
});
