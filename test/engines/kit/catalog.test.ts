import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { pointer } from '../../../src/core/fault.ts';
import { SourceFields } from '../../../src/core/provenance.ts';
import { catalogKind, catalogSchema, repeats } from '../../../src/engines/kit/catalog.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const strict = { additionalProperties: false };

const KIND = catalogKind({
  schema: catalogSchema('Dominoes', {
    tiles: Type.Array(Type.Object({ id: Type.String(), value: Type.Integer(), ...SourceFields }, strict)),
    boards: Type.Array(Type.Object({ size: Type.Integer(), ...SourceFields }, strict)),
  }),
  builtIn: [],
  check: ({ tiles }) =>
    repeats(
      tiles.map(({ id }) => id),
      (index) => pointer('tiles', index, 'id'),
      'tile-twice',
    ),
  build: ({ tiles, boards }) => ({ sum: tiles.reduce((sum, { value }) => sum + value, 0), boards: boards.length }),
});

const tile = (id: string, value: number) => ({ id, value, source: 'public' });
const document = (...tiles: readonly object[]) => ({
  game: 'dominoes',
  id: 'own',
  title: 'Mine',
  tiles,
  boards: [{ size: 9, source: 'house' }],
});

test('a catalog has its rows as tables, without the head, and the content that is built of them', () => {
  const catalog = valueOf(loadCatalog(KIND, document(tile('a', 2), tile('b', 5))));
  expect(catalog.tables.map(({ name, rows }) => [name, rows.public, rows.house])).toEqual([
    ['tiles', 2, 0],
    ['boards', 0, 1],
  ]);
  expect(catalog.content).toEqual({ sum: 7, boards: 1 });
});

describe('faults', () => {
  test('of the schema are told first, and nothing is built', () => {
    expect(faultLines(loadCatalog(KIND, document({ ...tile('a', 2), colour: 'red' }, tile('a', 2))))).toEqual([
      '/tiles/0/colour unknown-field',
    ]);
  });

  test('that no schema can say are told with those of the sources', () => {
    const wrong = { ...tile('a', 3), house: ['colour'] };
    expect(faultLines(loadCatalog(KIND, document(tile('a', 2), wrong)))).toEqual([
      '/tiles/1/house/0 no-such-field',
      '/tiles/1/id tile-twice',
    ]);
  });

  test('a table whose rows have no source is a mistake of the game', () => {
    const unsourced = catalogKind({
      schema: catalogSchema('Dominoes', { tiles: Type.Array(Type.Object({ id: Type.String() })) }),
      builtIn: [],
      check: () => [],
      build: () => null,
    });
    const { game, id, title } = document();
    expect(() => unsourced.read({ game, id, title, tiles: [{ id: 'a' }] })).toThrow('SourceFields');
  });
});

test('what is there again is a fault each time but the first, and what has no id is passed over', () => {
  const faults = repeats(['a', undefined, 'b', 'a', undefined, 'a'], (index) => pointer(index), 'twice');
  expect(faults.map(({ pointer, code, detail }) => `${pointer} ${code} ${detail}`)).toEqual([
    '/3 twice a is here a second time.',
    '/5 twice a is here a second time.',
  ]);
});
