/** The catalogs that tests play with: what is built in, and probes, each made when it is first asked for. */
import { type Catalog, type Catalogs, loadCatalog, loadCatalogs } from '../../../src/core/catalog.ts';
import type { SourcedRow } from '../../../src/core/provenance.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import type { Content } from '../../../src/engines/extinction/content/tables.ts';
import { valueOf } from '../results.ts';
import { type Probe, probe } from './probes.ts';
import { type Rows, readRows } from './rows.ts';

const builtIn = valueOf(loadCatalogs(catalog));
const probes = new Map<string, Catalog<Content>>();

/** The id of the catalog with this probe. */
export const probing = (given: Probe): string => {
  const id = `probe-${JSON.stringify(given)
    .split('')
    .reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 2 ** 40, 7)
    .toString(36)}`;
  if (!probes.has(id)) probes.set(id, valueOf(loadCatalog(catalog, probe(id, given).document)));
  return id;
};

/** The built-in catalogs, and every probe so far. */
export const catalogs: Catalogs<Content> = {
  get all() {
    return [...builtIn.all, ...probes.values()];
  },
  find(reference) {
    const known = reference === undefined ? undefined : probes.get(reference.id);
    return known === undefined ? builtIn.find(reference) : { ok: true, value: known };
  },
};

const read = new Map<string | undefined, Rows>();

/** The rows of a catalog; of the built-in one when nothing is said. */
export const catalogRows = (id?: string): Rows => {
  const known = read.get(id);
  if (known !== undefined) return known;
  const { tables } = valueOf(catalogs.find(id === undefined ? undefined : { id }));
  const rows = readRows(
    Object.fromEntries(tables.map(({ name, content }): [string, readonly SourcedRow[]] => [name, content])),
  );
  read.set(id, rows);
  return rows;
};
