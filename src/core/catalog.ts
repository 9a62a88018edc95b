import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import Type, { type TSchema } from 'typebox';
import { type Fault, fault, under } from './fault.ts';
import { readFormer, wholeOfFormer } from './former.ts';
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
  /** Those that came with it once, as `core/former.ts` reads them; none when absent. */
  readonly former?: unknown;
  /** The document, or every fault that the schema finds. */
  read(document: unknown): Result<ReadCatalog<Content>>;
}

/** The catalogs of one game, by id. The first is the default. */
export interface Catalogs<Content = unknown> {
  readonly all: readonly Catalog<Content>[];
  /**
   * The catalog a document refers to, or the default for `undefined`; a wrong id or hash is a fault. By its hash a catalog is found
   * that was built in once, or is and an owner's has its place: games begun with it go on.
   */
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

/** The name of a document's content: SHA-256 of its canonical JSON, hexadecimal. */
export const hashOf = (document: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(document))));

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
  return ok(freeze({ id, title, hash: hashOf(document), ...sumSources(tables), tables, content: compiled.value }));
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
  const byHash = new Map<string, Catalog<Content>>();
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
    byHash.set(loaded.value.hash, loaded.value);
  };
  for (const [index, document] of kind.builtIn.entries())
    load(document, game === undefined ? '' : `${game}, built-in catalog ${index + 1}#`);
  for (const { name, document } of extra) load(document, `${name}#`, name);
  return faults.length > 0 ? failed(...faults) : ok(shelf(kind, [...byId.values()], byHash));
};

/** @param byHash all that were loaded, those that others took the place of as well; former ones join them when they are asked for */
const shelf = <Content>(
  kind: CatalogKind<Content>,
  all: readonly Catalog<Content>[],
  byHash: Map<string, Catalog<Content>>,
): Catalogs<Content> => ({
  all,
  find(reference) {
    if (reference === undefined) return all[0] === undefined ? failed(unknownId(all)) : ok(all[0]);
    const { id, hash } = reference;
    const present = all.find((each) => each.id === id);
    const exact = hash === undefined ? present : byHash.get(hash);
    if (exact?.id === id) return ok(exact);
    const former = loadFormer(kind, id, hash);
    if (former?.ok) byHash.set(former.value.hash, former.value);
    if (former !== undefined) return former;
    return failed(present === undefined ? unknownId(all, id) : unknownHash(present));
  },
});

const unknownId = (all: readonly Catalog[], id?: string): Fault => {
  const known = all.map((each) => each.id).join(', ');
  return fault('/id', 'unknown-catalog', `There is no catalog "${id}"; known are ${known}.`);
};

const unknownHash = ({ id, hash }: Catalog): Fault =>
  fault('/hash', 'unknown-catalog', `Catalog "${id}" has the hash ${hash} here; leave hash out to take it.`);

/** The former catalog of this name, or why the rules no longer play it; undefined where none is known. */
const loadFormer = <Content>(
  kind: CatalogKind<Content>,
  id: string,
  hash: string | undefined,
): Result<Catalog<Content>> | undefined => {
  const former = readFormer(kind.former ?? []).find((each) => each.id === id && each.hash === hash);
  if (former === undefined) return undefined;
  const gone = (why: string) =>
    failed(fault('/hash', 'unknown-catalog', `This is a former catalog "${id}", which is no longer played: ${why}`));
  if (former.why !== undefined) return gone(former.why);
  const loaded = loadWhole(kind, wholeOfFormer(former, kind.builtIn));
  if (!loaded.ok) return gone(loaded.faults[0]?.detail ?? '');
  if (loaded.value.hash !== hash) throw new Error(`former catalog ${hash} is filed as ${loaded.value.hash}`);
  return loaded;
};
