/** Former catalogs as `content/former.json` of their game has them. */
import { type CatalogKind, canonical, hashOf, loadCatalog } from '../../src/core/catalog.ts';
import { type Former, wholeOfFormer } from '../../src/core/former.ts';

/** A table by the rows of today: runs of these as `[first, last]`, and rows of its own. */
const partsOf = (rows: readonly unknown[], present: readonly unknown[]): Former['tables'][string] => {
  const places = new Map(present.map((row, place) => [canonical(row), place]));
  const parts: ([number, number] | object)[] = [];
  for (const row of rows) {
    const place = places.get(canonical(row));
    const last = parts.at(-1);
    if (place === undefined) parts.push(Object(row));
    else if (Array.isArray(last) && last[1] === place - 1) last[1] = place;
    else parts.push([place, place]);
  }
  return parts;
};

/** A document by how it differs from the present one with its id, with what keeps the rules of today from playing it. */
export const tellFormer = (kind: CatalogKind, document: { readonly id: string; readonly title: string }): Former => {
  const { id, title } = document;
  const present: object = kind.builtIn.map(Object).find((each) => each.id === id) ?? {};
  const tables = new Map(Object.entries(present).filter(([, rows]) => Array.isArray(rows)));
  const own = Object.entries(document).flatMap(([name, rows]) =>
    Array.isArray(rows) && canonical(rows) !== canonical(tables.get(name))
      ? [[name, partsOf(rows, tables.get(name) ?? [])] as const]
      : [],
  );
  const hash = hashOf(document);
  const former = { id, title, hash, tables: Object.fromEntries(own) };
  const loaded = loadCatalog(kind, wholeOfFormer(former, kind.builtIn));
  if (loaded.ok && loaded.value.hash === hash) return former;
  const [fault] = loaded.ok ? [] : loaded.faults;
  const why = fault === undefined ? 'a table has come since.' : `${fault.pointer}: ${fault.detail}`;
  return { id, title, hash, why, tables: {} };
};
