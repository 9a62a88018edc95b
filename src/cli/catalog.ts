import { type Catalog, catalogEntries } from '../core/catalog.ts';
import type { Game } from '../core/contract.ts';
import { fieldSources, type Provenance, SOURCES } from '../core/provenance.ts';
import { tellRows } from '../core/rows.ts';
import { say as inWords, type Lang } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import { EXIT, Failure } from './failure.ts';
import { columns, paint, say, sayWrapped } from './format.ts';
import { readConfig, readGames } from './settings.ts';
import { matching, type Told } from './told.ts';

/** Options of `catalog`. */
export interface CatalogOptions {
  readonly row?: string;
  readonly missing?: true;
  readonly game?: string;
  readonly lang: Lang;
  readonly json?: true;
}

/**
 * Lists every catalog with its rows and fields by source, after checking them all, tells some of their rows, or lists what is
 * still `house`: stand-ins of ours for what no source gives.
 * @param folder an owner's catalogs; `CATALOG_DIR` when absent
 */
export const catalog = (folder: string | undefined, options: CatalogOptions): void => {
  const config = readConfig();
  const games = readGames(folder === undefined ? config : { ...config, catalogDir: folder });
  const { game: id } = options;
  const chosen = [...games.values()].filter(({ game }) => id === undefined || game.id === id);
  if (chosen.length === 0)
    throw new Failure(`There is no game ${id}; known are ${[...games.keys()].join(', ')}.`, EXIT.badInput);
  if (options.missing) tellMissing(chosen, options);
  else if (options.row === undefined) listCatalogs(chosen, options);
  else tellSome(chosen, options.row, options);
};

const listCatalogs = (games: readonly LoadedGame[], { json }: CatalogOptions): void => {
  const entries = games.flatMap(({ game, catalogs }) =>
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

/** A row and where it stands. */
interface ToldRow extends Told {
  readonly game: string;
  readonly catalog: string;
  readonly table: string;
}

const toldRows = (game: Game, { id: catalogId, tables }: Catalog, lang: Lang): ToldRow[] =>
  tables.flatMap((table) =>
    tellRows(game.rows, table, tables).map(({ id, name, facts }) => ({
      game: game.id,
      catalog: catalogId,
      table: table.name,
      id,
      name: inWords(game.phrases[lang], name),
      facts: facts.map((fact) => inWords(game.phrases[lang], fact)),
    })),
  );

const tellSome = (games: readonly LoadedGame[], wanted: string, { lang, json }: CatalogOptions): void => {
  const all = games.flatMap(({ game, catalogs }) => catalogs.all.flatMap((each) => toldRows(game, each, lang)));
  const found = matching(all, wanted);
  if (found.length === 0) throw new Failure(`No row has "${wanted}" in its id or name.`, EXIT.badInput);
  if (json) say(JSON.stringify(found, null, 2));
  else
    for (const { game, catalog: catalogId, table, id, name, facts } of found)
      sayWrapped(`${paint('bold', name)}  ${game}/${catalogId} ${table} ${id}`, ...facts.map((fact) => `  ${fact}`));
};

/** A row with fields that no source gives, by path. */
interface MissingRow {
  readonly game: string;
  readonly catalog: string;
  readonly table: string;
  readonly id: string;
  readonly name: string;
  /** None where all of the row is ours. */
  readonly fields: readonly string[];
}

const missingRows = (game: Game, { id: catalogId, tables }: Catalog, lang: Lang): MissingRow[] =>
  tables.flatMap((table) => {
    const told = tellRows(game.rows, table, tables);
    return table.content.flatMap((row, index) => {
      const fields = [...fieldSources(row)];
      const ours = fields.flatMap(([path, source]) => (source === 'house' ? [path] : []));
      const { id = '', name } = told[index] ?? {};
      return ours.length === 0
        ? []
        : [
            {
              game: game.id,
              catalog: catalogId,
              table: table.name,
              id,
              name: name === undefined ? id : inWords(game.phrases[lang], name),
              fields: ours.length === fields.length ? [] : ours,
            },
          ];
    });
  });

const tellMissing = (games: readonly LoadedGame[], { lang, json }: CatalogOptions): void => {
  const missing = games.flatMap(({ game, catalogs }) => catalogs.all.flatMap((each) => missingRows(game, each, lang)));
  if (json) say(JSON.stringify(missing, null, 2));
  else if (missing.length === 0) say('Every row has a source.');
  for (const { game, catalog: catalogId, table, id, name, fields } of json ? [] : missing)
    sayWrapped(
      `${paint('bold', name)}  ${game}/${catalogId} ${table} ${id}`,
      `  ${fields.length === 0 ? 'all of it' : fields.join(', ')}`,
    );
};
