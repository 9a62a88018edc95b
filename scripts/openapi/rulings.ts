/** The tables of rulings in the rules pages: a row for each option whose description names one, with the tests of that row. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Game } from '../../src/core/contract.ts';
import { at } from './values.ts';

/** One ruling as its table tells it. */
interface Ruling {
  /** A letter and a number. */
  readonly row: string;
  readonly about: string;
  /** Where it is set, relative to the options. */
  readonly option: string;
  readonly byDefault: string;
  readonly others: string;
}

/** A row and what it is about, as `engines/kit/options.ts` writes them. */
const DESCRIPTION = /^([A-Z]\d+)\. (.+)$/;

const code = (value: unknown): string => `\`${String(value)}\``;

/** The values beside the default, or the range of a number. */
const othersOf = (schema: unknown): string => {
  const values = at(schema, 'enum');
  if (!Array.isArray(values)) return `${code(at(schema, 'minimum'))} to ${code(at(schema, 'maximum'))}`;
  const others = values.filter((value) => value !== at(schema, 'default'));
  return others.map(code).join(', ');
};

/** Every ruling in `schema`, which stands at `option`. */
const rulingsIn = (schema: unknown, option = ''): Ruling[] => {
  const [, row, about = ''] = DESCRIPTION.exec(String(at(schema, 'description'))) ?? [];
  if (row !== undefined)
    return [{ row, about, option, byDefault: code(at(schema, 'default')), others: othersOf(schema) }];
  return Object.entries(Object(at(schema, 'properties'))).flatMap(([name, inner]) =>
    rulingsIn(inner, option === '' ? name : `${option}.${name}`),
  );
};

/** The beginning of a test or of a group of tests, up to the end of the line with its title. */
const TITLE = /(?:\b(?:test|describe)|\))\(\s*['"`][^\n]*/g;

/** The titles of the tests of a game's rules, by path. */
const titlesOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`test/conformance/${game}/*.test.ts`)
      .sort()
      .map((path) => [path, (readFileSync(path, 'utf8').match(TITLE) ?? []).join('\n')]),
  );

const HEAD = ['row', 'open point', 'option', 'default', 'other values', 'tests'];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`.replaceAll(/ {2,}/g, ' ');

/** The table of `rulings`; a row without a test is a fault. */
const tableOf = (rulings: readonly Ruling[], titles: ReadonlyMap<string, string>, name: (path: string) => string) => {
  const rows = rulings.toSorted((one, other) => one.row.localeCompare(other.row, 'en', { numeric: true }));
  const lines = rows.map(({ row, about, option, byDefault, others }) => {
    const tests = [...titles].filter(([, text]) => new RegExp(`\\b${row}\\b`).test(text)).map(([path]) => path);
    if (tests.length === 0) throw new Error(`no title of a test in test/conformance names the ruling ${row}`);
    return line([row, about, code(option), byDefault, others, tests.map((path) => code(name(path))).join(', ')]);
  });
  return [line(HEAD), line(HEAD.map(() => '---')), ...lines].join('\n');
};

/** The tables that the rules pages of a game show, by the name of the block. */
export const rulingTables = ({ id, schemas, automa }: Game): ReadonlyMap<string, string> => {
  const titles = titlesOf(id);
  const own = rulingsIn(schemas.options);
  const ofAutoma = rulingsIn(at(automa?.schema, 'properties.options'));
  return new Map([
    ...(own.length > 0 ? [[`${id}/rulings`, tableOf(own, titles, (path) => basename(path))] as const] : []),
    ...(ofAutoma.length > 0 ? [[`${id}/automa-rulings`, tableOf(ofAutoma, titles, (path) => path)] as const] : []),
  ]);
};
