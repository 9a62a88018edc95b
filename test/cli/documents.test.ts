import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemsTable } from '../../src/api/problems.ts';
import { RecommendAnswer } from '../../src/api/schemas/search.ts';
import { configurationTable } from '../../src/config.ts';
import { checker } from '../../src/core/schema.ts';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';

const ROOT = new URL('../../', import.meta.url);
const place = (name: string): URL => new URL(name, ROOT);
const document = (name: string): string => readFileSync(place(name), 'utf8');

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).sort();

test('docs/configuration.md has the table of variables as the program knows them', () => {
  expect(document('docs/configuration.md')).toContain(configurationTable());
});

test('docs/problems.md has the table of codes as the program knows them', () => {
  expect(document('docs/problems.md')).toContain(problemsTable());
});

test.each(['README.md', 'README.fr.md'])('the answer in %s has the form that the service gives', (name) => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(document(name)) ?? [];
  expect(checker(RecommendAnswer).check(JSON.parse(json))).toMatchObject({ ok: true });
});

test('the first call of the READMEs sends a file that is there', () => {
  const files = ['README.md', 'README.fr.md'].flatMap((name) =>
    [...document(name).matchAll(/-d @(\S+)/g)].map(([, file]) => file ?? ''),
  );
  expect(files).toHaveLength(2);
  expect(files.filter((file) => !existsSync(place(file)))).toEqual([]);
});

describe('every link to a file of this repository leads somewhere', () => {
  test.each(DOCUMENTS)('%s', (name) => {
    const links = [...document(name).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(new URL(link, place(name))))).toEqual([]);
  });
});

describe('every file that is named with its folder is there', () => {
  test.each(DOCUMENTS)('%s', (name) => {
    const files = [...document(name).matchAll(/`((?:bench|docs|scripts|src|test)\/[\w./-]+)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.filter((file) => !existsSync(place(file)))).toEqual([]);
  });
});

/** The games that are served. */
const GAMES = [...valueOf(loadGames()).keys()];

test.each(GAMES)('the rules page of %s has its table of rulings, which is written from the schema', (game) => {
  expect(document(`docs/rules/${game}.md`)).toContain(`<!-- generated: ${game}/rulings -->\n| row |`);
});

/** Tests that a page names: `file.test.ts`, or `file.test.ts` › the beginning of a title. */
const NAMED_TEST = /`([\w./-]+\.test\.ts)`(?: › ([^;|\n]+))?/g;

/** Whether a test or a group of tests in `source` has a title that begins with `words`, the last of them whole. */
const hasTitle = (source: string, words: string): boolean =>
  [...source.matchAll(/\(\s*['"`]([^'"`\n]+)/g)].some(
    ([, title = '']) => title.startsWith(words) && !/^\w/.test(title.slice(words.length)),
  );

describe('every test that the page of a game’s rules names is there', () => {
  test.each(globSync('docs/rules/*.md', { cwd: ROOT }))('%s', (page) => {
    const named = [...document(page).matchAll(NAMED_TEST)];
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(([, file = '', words]) => {
      const path = file.includes('/') ? file : `test/conformance/${basename(page, '.md')}/${file}`;
      return !existsSync(place(path)) || (words !== undefined && !hasTitle(document(path), words.trim()));
    });
    expect(missing.map(([text]) => text.trim())).toEqual([]);
  });
});
