import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import { openGames } from '../src/catalogs.ts';
import { CatalogHead } from '../src/core/catalog.ts';
import { checker } from '../src/core/schema.ts';
import { faultLines, valueOf } from './support/results.ts';

const root = mkdtempSync(join(tmpdir(), 'catalogs-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with these files; texts are written as they are, the rest as JSON. */
const folder = (name: string, files: Readonly<Record<string, unknown>>): string => {
  const path = join(root, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const builtIn = [...valueOf(openGames()).values()];
const printed = valueOf(checker(Type.Object(CatalogHead)).check(builtIn[0]?.game.catalog.builtIn[0]));

describe('an owner’s folder', () => {
  test('may be empty', () => {
    expect(valueOf(openGames(folder('empty', {}))).size).toBe(builtIn.length);
  });

  test('of texts that are not UTF-8 is refused', () => {
    const path = folder('latin', {});
    writeFileSync(
      join(path, 'a.json'),
      Buffer.from(JSON.stringify({ ...printed, title: 'Ete' }).replace('Ete', 'Été'), 'latin1'),
    );
    expect(faultLines(openGames(path))).toEqual(['a.json# not-json']);
  });

  test('replaces a catalog and adds another; files that are not .json are left alone', () => {
    const path = folder('both', {
      'a.json': { ...printed, title: 'Mine' },
      'b.json': { ...printed, id: 'second', title: 'Second' },
      'notes.txt': 'not a catalog',
    });
    const { catalogs } = valueOf(openGames(path)).get(printed.game) ?? {};
    expect(catalogs?.all.map(({ id, title }) => [id, title])).toEqual([
      [printed.id, 'Mine'],
      ['ice-and-sky-house-start', expect.any(String)],
      ['second', 'Second'],
    ]);
    expect(catalogs && valueOf(catalogs.find(undefined)).title).toBe('Mine');
  });

  test('lists the faults of all its files at once', () => {
    const path = folder('bad', {
      'a-not-json.json': '{"game": ',
      'b-unknown.json': { ...printed, game: 'chess' },
      'c-unnamed.json': [],
      'd-broken.json': { ...printed, id: 'NO', extra: 1 },
    });
    expect(faultLines(openGames(path))).toEqual([
      'a-not-json.json# not-json',
      'b-unknown.json#/game unknown-game',
      'c-unnamed.json#/game unknown-game',
      'd-broken.json#/extra unknown-field',
      'd-broken.json#/id out-of-range',
    ]);
  });

  test('must be there', () => {
    const missing = openGames(join(root, 'nowhere'));
    expect(missing.ok ? [] : missing.faults.map(({ code }) => code)).toEqual(['unreadable']);
  });
});
