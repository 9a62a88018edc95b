/** The catalogs that docs/catalogs.md shows, as an owner would put them into a folder. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import { openGames } from '../src/catalogs.ts';
import { checker } from '../src/core/schema.ts';
import { valueOf } from './support/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'overlays-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(new URL('../docs/catalogs.md', import.meta.url), 'utf8');
const heads = checker(Type.Object({ game: Type.String(), id: Type.String(), extends: Type.String() }));
const shown = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text = '']) =>
  valueOf(heads.check(JSON.parse(text))),
);
for (const document of shown) writeFileSync(join(folder, `${document.game}.json`), JSON.stringify(document));
const plain = valueOf(openGames());
const games = valueOf(openGames(folder));

test('the page shows a catalog of every game', () => {
  expect(shown.map(({ game }) => game)).toEqual([...plain.keys()]);
});

describe.each(shown)('the catalog of $game that the page shows', ({ game, id, extends: base }) => {
  test('is another one, with more fields that are printed and no more that are ours', () => {
    const own = games.get(game)?.catalogs.all.find((each) => each.id === id);
    const builtIn = plain.get(game)?.catalogs.all.find((each) => each.id === base);
    expect(own?.hash).not.toBe(builtIn?.hash);
    expect(own?.fields.house).toBeLessThanOrEqual(builtIn?.fields.house ?? -1);
    expect(own?.fields.rulebook).toBeGreaterThan(builtIn?.fields.rulebook ?? Number.POSITIVE_INFINITY);
  });
});
