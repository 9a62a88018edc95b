import { SOURCES, type SourceCounts } from '../core/catalog.ts';
import { columns, say } from './format.ts';
import { readConfig, readGames } from './settings.ts';

/**
 * Lists every catalog with its rows by source, after checking them all.
 * @param folder an owner's catalogs; `CATALOG_DIR` when absent
 */
export const listCatalogs = (folder: string | undefined, { json }: { readonly json?: true }): void => {
  const config = readConfig();
  const games = readGames(folder === undefined ? config : { ...config, catalogDir: folder });
  const catalogs = [...games.values()].flatMap(({ game, catalogs: { all } }) =>
    all.map(({ id, title, hash, rows }, index) => ({ game: game.id, id, title, hash, default: index === 0, rows })),
  );
  if (json) say(JSON.stringify(catalogs, null, 2));
  else say(...columns([HEAD, ...catalogs.map(row)]));
};

interface Entry {
  readonly game: string;
  readonly id: string;
  readonly hash: string;
  readonly rows: SourceCounts;
}

const HEAD = ['catalog', ...SOURCES, 'hash'];
const HASH_SHOWN = 12;

const row = ({ game, id, hash, rows }: Entry): string[] => [
  `${game}/${id}`,
  ...SOURCES.map((source) => String(rows[source])),
  hash.slice(0, HASH_SHOWN),
];
