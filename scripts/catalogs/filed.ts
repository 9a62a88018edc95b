/** The built-in catalogs as they were filed, whole: what a change of rows would lose otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Type from 'typebox';
import { type CatalogKind, canonical, hashOf } from '../../src/core/catalog.ts';
import { type Former, readFormer, wholeOfFormer } from '../../src/core/former.ts';
import { checker } from '../../src/core/schema.ts';
import { tellFormer } from './tell.ts';

const documents = checker(Type.Array(Type.Object({ id: Type.String(), title: Type.String() })));

const checked = (value: unknown) => {
  const read = documents.check(value);
  if (!read.ok) throw new TypeError(`no catalogs: ${JSON.stringify(read.faults)}`);
  return read.value;
};

/** The file that keeps a game's built-in catalogs. */
export const filedAt = (game: string): URL => new URL(`../../test/golden/catalogs/${game}.json.br`, import.meta.url);

/** The documents that are filed for a game; none where it is new. */
export const filedOf = (game: string): readonly unknown[] => {
  const file = filedAt(game);
  return existsSync(file) ? checked(JSON.parse(brotliDecompressSync(readFileSync(file)).toString())) : [];
};

/** What to file for a game. */
export const packed = ({ builtIn }: CatalogKind): Uint8Array => brotliCompressSync(canonical(builtIn));

/** The former catalogs of a game as of today: those that are known and those of `filed` that are built in no more, each once. */
export const formerOf = (kind: CatalogKind, filed: readonly unknown[]): readonly Former[] => {
  const known = readFormer(kind.former ?? []);
  const present = new Set(kind.builtIn.map(hashOf));
  const told = known.map((each) =>
    each.why === undefined ? tellFormer(kind, checked([wholeOfFormer(each, filed)])[0] ?? each) : each,
  );
  const left = checked(filed).map((document) => tellFormer(kind, document));
  const each = new Map([...told, ...left].map((former) => [former.hash, former]));
  return [...each.values()].filter(({ hash }) => !present.has(hash));
};
