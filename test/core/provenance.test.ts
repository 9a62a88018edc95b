import { describe, expect, test } from 'vitest';
import { pointer } from '../../src/core/fault.ts';
import {
  countSources,
  fieldSources,
  provenanceFaults,
  type SourcedRow,
  sumSources,
} from '../../src/core/provenance.ts';

const bear = {
  name: 'Bear',
  legs: 4,
  colours: ['brown', 'white'],
  move: { steps: 3, on: { land: true, water: false } },
  eats: [{ what: 'fish', most: 2 }],
  source: 'rulebook',
  inferred: ['move.on.water'],
  house: ['move', 'eats.0.most'],
} as const satisfies SourcedRow & Readonly<Record<string, unknown>>;

test('a field is of its row’s source, or of the longest listed path that it lies in', () => {
  expect(Object.fromEntries(fieldSources(bear))).toEqual({
    name: 'rulebook',
    legs: 'rulebook',
    colours: 'rulebook',
    'move.steps': 'house',
    'move.on.land': 'house',
    'move.on.water': 'inferred',
    'eats.0.what': 'rulebook',
    'eats.0.most': 'house',
  });
});

describe('counts', () => {
  const fish: SourcedRow = { source: 'public' };

  test('of fields, and of rows by the least sure of their fields', () => {
    expect(countSources([bear])).toEqual({
      rows: { rulebook: 0, public: 0, inferred: 0, house: 1 },
      fields: { rulebook: 4, public: 0, inferred: 1, house: 3 },
    });
  });

  test('a house row with a printed name is still house', () => {
    const named = { name: 'Bear', legs: 4, source: 'house', rulebook: ['name'] } as const;
    expect(countSources([named])).toMatchObject({ rows: { house: 1 }, fields: { rulebook: 1, house: 1 } });
  });

  test('a row without fields counts as it says, and tables add up', () => {
    expect(sumSources([countSources([bear]), countSources([fish, fish])])).toEqual({
      rows: { rulebook: 0, public: 2, inferred: 0, house: 1 },
      fields: { rulebook: 4, public: 0, inferred: 1, house: 3 },
    });
  });
});

test('a field that is not there, and one that is claimed twice, are faults', () => {
  const wrong = { ...bear, house: ['move', 'mov', 'legs'], public: ['legs'] };
  expect(provenanceFaults('animals', [bear, wrong]).map((fault) => [fault.pointer, fault.code])).toEqual([
    [pointer('animals', 1, 'house', 1), 'no-such-field'],
    [pointer('animals', 1, 'house', 2), 'field-twice'],
  ]);
  expect(provenanceFaults('animals', [{ ...bear, house: [''] }])[0]?.detail).toMatch(
    /^The row has no field ""; known are name, /,
  );
});
