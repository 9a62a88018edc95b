import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsTable } from '../../src/api/problems.ts';
import { RecommendAnswer } from '../../src/api/schemas/search.ts';
import { configurationTable } from '../../src/config.ts';
import { checker } from '../../src/core/schema.ts';

const place = (name: string): URL => new URL(`../../${name}`, import.meta.url);
const document = (name: string): string => readFileSync(place(name), 'utf8');

test('docs/configuration.md has the table of variables as the program knows them', () => {
  expect(document('docs/configuration.md')).toContain(configurationTable());
});

test('docs/problems.md has the table of codes as the program knows them', () => {
  expect(document('docs/problems.md')).toContain(problemsTable());
});

test('the answer in README.md has the form that the service gives', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(document('README.md')) ?? [];
  expect(checker(RecommendAnswer).check(JSON.parse(json))).toMatchObject({ ok: true });
});

describe('every link to a file of this repository leads somewhere', () => {
  test.each([
    'README.md',
    'README.fr.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'STYLE.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'docs/configuration.md',
    'docs/problems.md',
    'docs/games/anthropocene.md',
    'docs/rules/anthropocene.md',
  ])('%s', (name) => {
    const links = [...document(name).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(new URL(link, place(name))))).toEqual([]);
  });
});
