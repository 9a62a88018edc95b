import { catalogEntries } from '../core/catalog.ts';
import { type Provenance, SOURCES } from '../core/provenance.ts';
import { columns, say } from './format.ts';
import { readConfig, readGames } from './settings.ts';

/**
 * Lists every catalog with its rows and fields by source, after checking them all.
 * @param folder an owner's catalogs; `CATALOG_DIR` when absent
 */
export const listCatalogs = (folder: string | undefined, { json }: { readonly json?: true }): void => {
  const config = readConfig();
  const games = readGames(folder === undefined ? config : { ...config, catalogDir: folder });
  const entries = [...games.values()].flatMap(({ game, catalogs }) =>
    catalogEntries(catalogs).map((entry) => ({ game: game.id, ...entry })),
  );
  if (json) say(JSON.stringify(entries, null, 2));
  else say(...columns([HEAD, ...entries.flatMap(lines)]));
};

interface Entry extends Provenance {
  readonly game: string;
  readonly id: string;
  readonly hash: string;
  readonly tables: readonly ({ readonly name: string } & Provenance)[];
}

const HEAD = ['catalog (rows/fields)', ...SOURCES, 'hash'];
const HASH_SHOWN = 12;

const counts = ({ rows, fields }: Provenance): string[] =>
  SOURCES.map((source) => (fields[source] === 0 ? '-' : `${rows[source]}/${fields[source]}`));

/** A line for the catalog, and one for each of its tables. */
const lines = ({ game, id, hash, tables, ...whole }: Entry): string[][] => [
  [`${game}/${id}`, ...counts(whole), hash.slice(0, HASH_SHOWN)],
  ...tables.map(({ name, ...table }) => [`  ${name}`, ...counts(table), '']),
];
