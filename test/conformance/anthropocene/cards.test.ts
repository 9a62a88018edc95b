/** The cards: rulebook pages 2 and 3; section 2 of the rules. */
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import printed from '../../../src/engines/anthropocene/content/ice-and-sky.json' with { type: 'json' };
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { catalogs } from '../../support/anthropocene/play.ts';
import { deck } from '../../support/anthropocene/scene.ts';
import { startCatalogs } from '../../support/anthropocene/start-cards.ts';
import { faultLines, valueOf } from '../../support/results.ts';

/** Printed Air, Terre, Eau; from one public list. */
const CO2 = [
  '1-air-1',
  '1-water-2',
  '2-air-3',
  '2-earth-1',
  '2-water-0',
  '3-air-2',
  '3-earth-0',
  '3-earth-2',
  '3-water-3',
];
const CH4 = ['1-earth-3', '2-air-0', '3-water-1'];

describe('the built-in catalog', () => {
  test('has the 36 generation cards, each once', () => {
    expect(printed.cards.map(({ id }) => id).sort()).toEqual([1, 2, 3].flatMap(deck).sort());
  });

  test('carries carbon dioxide on 2, 3 and 4 cards of the generations: these', () => {
    expect(printed.cards.filter(({ co2 }) => co2).map(({ id }) => id)).toEqual(CO2);
  });

  test('carries methane on one card of each generation: these', () => {
    expect(printed.cards.filter(({ ch4 }) => ch4).map(({ id }) => id)).toEqual(CH4);
  });

  test('has six landmark and six biosphere objectives: 3 4 4 5 5 6', () => {
    const landmarks = printed.objectives.flatMap((row) => ('landmark' in row && row.landmark ? [row.landmark] : []));
    const values = printed.objectives.flatMap((row) => ('biosphere' in row && row.biosphere ? [row.biosphere] : []));
    expect([landmarks.sort(), values.sort()]).toEqual([
      ['E', 'N', 'W', 'air', 'earth', 'water'],
      [3, 4, 4, 5, 5, 6],
    ]);
  });

  test('has no start cards, for they are not known', () => {
    expect(printed.start).toEqual([]);
  });

  test('says that the molecules come from a public list; nothing in it is ours', () => {
    expect(new Set(printed.cards.map(({ source }) => source))).toEqual(new Set(['public']));
    expect(valueOf(loadCatalog(anthropocene.catalog, printed)).rows).toMatchObject({ inferred: 0, house: 0 });
  });
});

describe('the catalog with house start cards', () => {
  const held = valueOf(catalogs.find({ id: 'ice-and-sky-house-start' }));

  test('has three of ours beside the rows of the default catalog, and says so', () => {
    expect(held.rows).toEqual({ ...valueOf(catalogs.find(undefined)).rows, house: 3 });
    expect(held.title).toContain('house start cards');
  });

  test('lays one in each row, worth 0 and without a molecule', () => {
    const { value, co2, ch4, start } = held.content;
    expect(start.map(({ space }) => Math.floor(space / 3))).toEqual([0, 1, 2]);
    for (const { card } of start) expect([value[card], co2[card], ch4[card]]).toEqual([0, 0, 0]);
  });

  test('is not the default', () => {
    expect(valueOf(catalogs.find(undefined)).id).toBe(printed.id);
  });
});

describe('an owner’s catalog', () => {
  const check = (change: object): string[] =>
    faultLines(loadCatalog(anthropocene.catalog, { ...printed, id: 'own', ...change }));
  const start = { row: 'air', column: 'W', value: 1, co2: false, ch4: false, source: 'house' };

  test.each(startCatalogs.map(({ name, document }) => [name, document]))('%s loads', (_name, document) => {
    expect(loadCatalog(anthropocene.catalog, document).ok).toBe(true);
  });

  test('a card twice and another missing is a fault', () => {
    const [first, , ...rest] = printed.cards;
    expect(check({ cards: [first, first, ...rest] }).length).toBeGreaterThan(0);
  });

  test('two start cards on one space are a fault', () => {
    const places = check({ start: [start, start] }).map((line) => line.slice(0, '/start/'.length));
    expect([...new Set(places)]).toEqual(['/start/']);
  });

  test('a landmark twice and another missing is a fault', () => {
    const objectives = printed.objectives.map((row) =>
      'landmark' in row && row.landmark === 'air' ? { ...row, landmark: 'earth' } : row,
    );
    expect(check({ objectives }).length).toBeGreaterThan(0);
  });

  test('faults in several rows are listed together', () => {
    const cards = printed.cards.map((card, index) =>
      index === 3 ? { ...card, co2: 'yes' } : index === 5 ? { ...card, extra: 1 } : card,
    );
    expect(check({ cards, start: [{ ...start, value: 9 }] })).toEqual([
      '/cards/3/co2 wrong-type',
      '/cards/5/extra unknown-field',
      '/start/0/value out-of-range',
    ]);
  });
});
