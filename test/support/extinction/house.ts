/** The built-in catalog of Extinction, and that with other rows. */
import { type Catalog, loadCatalog, loadCatalogs } from '../../../src/core/catalog.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import type { Content } from '../../../src/engines/extinction/content/tables.ts';
import { valueOf } from '../results.ts';

/** The catalog that comes with Arbor. */
export const HOUSE: Catalog<Content> = valueOf(loadCatalogs(catalog)).all[0]!;

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** That catalog with other rows: `changes` by table and id, merged into the row. */
export const withRows = (changes: Readonly<Record<string, Readonly<Record<string, object>>>>): Catalog<Content> => {
  const document: Rows = JSON.parse(JSON.stringify(catalog.builtIn[0]));
  const changed = Object.entries(document).map(([table, rows]) => [
    table,
    Array.isArray(rows)
      ? rows.map((row) => {
          const change = changes[table]?.[String(row['id'])];
          return change === undefined ? row : { ...bare(row), ...change };
        })
      : rows,
  ]);
  return valueOf(loadCatalog(catalog, Object.fromEntries(changed)));
};

/** A row as a house row, without lists of fields that come from elsewhere. */
const bare = ({ rulebook, public: _public, inferred, house, ...row }: Readonly<Record<string, unknown>>) => ({
  ...row,
  source: 'house',
});

/** The catalog with a starting action, Relocate, that does something else and takes any die. */
export const withSteps = (...steps: readonly Step[]): Catalog<Content> =>
  withRows({ starters: { relocate: { steps, free: true } } });
