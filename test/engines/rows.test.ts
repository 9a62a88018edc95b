import { describe, expect, test } from 'vitest';
import { type Catalog, type CatalogTable, loadCatalogs } from '../../src/core/catalog.ts';
import type { Game } from '../../src/core/contract.ts';
import { SOURCES } from '../../src/core/provenance.ts';
import { type RowWords, tellRows } from '../../src/core/rows.ts';
import { LANGS, type Lang, say } from '../../src/core/text.ts';
import { loadGames } from '../../src/engines/index.ts';
import { PROBES } from '../support/probes/index.ts';
import { valueOf } from '../support/results.ts';

/** Fields that name a row, or say where it comes from. */
const NAMING: readonly string[] = ['id', 'name', 'french', 'scientific', 'source', ...SOURCES];

/** Built-in catalogs, and those of the probes. */
const tables = [...valueOf(loadGames()).values()].flatMap(({ game }) =>
  valueOf(loadCatalogs(game.catalog, PROBES.get(game.id)?.catalogs)).all.flatMap((catalog: Catalog) =>
    catalog.tables.map((table) => [`${game.id}/${catalog.id} ${table.name}`, game, table, catalog.tables] as const),
  ),
);

const factsOf = ({ phrases }: Game, { facts }: RowWords, lang: Lang): string[] =>
  facts.map((fact) => say(phrases[lang], fact));

const toldOf = (game: Game, words: RowWords, lang: Lang): string => factsOf(game, words, lang).join(' ');

/** A row without what names it. */
const dataOf = (row: unknown): string =>
  JSON.stringify(Object.fromEntries(Object.entries(Object(row)).filter(([field]) => !NAMING.includes(field))));

/** Whether a row holds its data in its id, as cards of Anthropocène do. */
const isOnlyNamed = ({ content }: CatalogTable): boolean =>
  new Set(content.map(dataOf)).size < content.length / 2 && !content.some((row) => 'name' in row);

describe.each(tables)('the rows of %s', (_name, game, table, all) => {
  const told = tellRows(game.rows, table, all);

  test('are told in every language, in whole sentences with nothing left to fill in', () => {
    for (const lang of LANGS)
      for (const words of told) {
        expect(say(game.phrases[lang], words.name)).toMatch(/^(?!.*(undefined|null|NaN|\[object)).*\S/);
        expect(words.facts.length).toBeGreaterThan(0);
        for (const sentence of factsOf(game, words, lang)) {
          expect(sentence).toMatch(/^[-−\p{Lu}\d].*[.]$/u);
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.| [.,]|true|false/);
        }
      }
  });

  test('differ in their words where they differ in what they do', () => {
    for (const lang of LANGS) {
      const byWords = new Map<string, string>();
      for (const [index, words] of told.entries()) {
        const text = toldOf(game, words, lang);
        const data = dataOf(table.content[index]);
        expect(byWords.get(text) ?? data, text).toBe(data);
        byWords.set(text, data);
      }
    }
  });

  test('are named by ids, the same only for rows that are alike', () => {
    const byId = new Map<string, string>();
    for (const [index, { id }] of told.entries()) {
      const data = dataOf(table.content[index]);
      expect(byId.get(id) ?? data, id).toBe(data);
      byId.set(id, data);
    }
  });

  test('say something else as soon as any of their fields is another', () => {
    let changed = 0;
    for (const [index, row] of table.content.entries())
      for (const variant of variantsOf(row, table.content)) {
        const words = attempt(() => game.rows[table.name]?.(variant, index, all));
        if (words === undefined) continue;
        changed++;
        for (const lang of LANGS)
          expect(toldOf(game, words, lang), JSON.stringify(variant)).not.toBe(toldOf(game, told[index]!, lang));
      }
    expect(changed).toBeGreaterThanOrEqual(isOnlyNamed(table) ? 0 : table.content.length);
  });
});

/** The value, or nothing where the row does not fit its table. */
const attempt = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('does not fit')) return undefined;
    throw error;
  }
};

/** `row` with one field changed, for every field that does not name it: a number more or less, a flag turned, another row's text. */
const variantsOf = (row: unknown, all: readonly unknown[]): unknown[] =>
  Object.keys(Object(row))
    .filter((field) => !NAMING.includes(field))
    .flatMap((field) =>
      changesOf(
        Object(row)[field],
        all.flatMap((other) => Object(other)[field] ?? []),
      ).map((value) => ({ ...Object(row), [field]: value })),
    );

const changesOf = (value: unknown, seen: readonly unknown[]): unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string')
    return seen.filter((other) => typeof other === 'string' && other !== value).slice(0, 1);
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      const without = value.filter((_, other) => other !== index);
      const changes = changesOf(each, seen.flat());
      return [without, ...changes.map((change) => value.with(index, change))];
    });
  const held: Record<string, unknown> = Object(value);
  return Object.keys(held).flatMap((field) =>
    changesOf(
      held[field],
      seen.flatMap((other) => Object(other)[field] ?? []),
    ).map((change) => ({ ...held, [field]: change })),
  );
};
