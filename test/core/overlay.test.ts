import { describe, expect, test } from 'vitest';
import { wholeOf } from '../../src/core/overlay.ts';
import { faultLines, valueOf } from '../support/results.ts';

const base = {
  game: 'zoo',
  id: 'box',
  title: 'The box',
  animals: [
    { id: 'ant', legs: 6 },
    { id: 'bat', legs: 2 },
    { id: 3, legs: 8 },
  ],
  years: [{ seats: 2 }, { seats: 3 }],
};
const mine = { game: 'zoo', id: 'mine', title: 'Mine', extends: 'box' };
const whole = (document: unknown) => valueOf(wholeOf(document, [{ id: 'other' }, base]));
const faults = (document: unknown) => faultLines(wholeOf(document, [{ id: 'other' }, base]));

describe('a document that extends another', () => {
  test('is the other one with a head of its own when it gives no rows', () => {
    expect(whole(mine).document).toEqual({ ...base, id: 'mine', title: 'Mine' });
  });

  test('has its rows in the places of those of the same id, and others behind', () => {
    const animals = [
      { id: 'cat', legs: 4 },
      { id: 3, legs: 80 },
      { id: 'ant', legs: 60 },
    ];
    expect(whole({ ...mine, animals }).document).toMatchObject({
      animals: [
        { id: 'ant', legs: 60 },
        { id: 'bat', legs: 2 },
        { id: 3, legs: 80 },
        { id: 'cat', legs: 4 },
      ],
      years: base.years,
    });
  });

  test('drops the rows it names', () => {
    expect(whole({ ...mine, without: { animals: ['bat', 3] } }).document).toMatchObject({
      animals: [{ id: 'ant', legs: 6 }],
    });
  });

  test('replaces a table whose rows have no ids as one', () => {
    expect(whole({ ...mine, years: [{ seats: 5 }] }).document).toMatchObject({ years: [{ seats: 5 }] });
  });

  test('leaves what is no table as it was written, for the schema to refuse', () => {
    expect(whole({ ...mine, animals: 'none', plants: [] }).document).toMatchObject({ animals: 'none', plants: [] });
  });

  test('changes neither document', () => {
    const before = JSON.stringify(base);
    whole({ ...mine, animals: [{ id: 'ant', legs: 60 }], without: { animals: ['bat'] } });
    expect(JSON.stringify(base)).toBe(before);
  });
});

test('a document without extends is whole as it is', () => {
  for (const document of [base, null, 5, 'text', []]) expect(whole(document).document).toBe(document);
});

describe('faults', () => {
  test('of rows point to where they were written, and of rows that were not to extends', () => {
    const { blame } = whole({ ...mine, animals: [{ id: 'cat' }, { id: 'bat' }] });
    const at = (pointer: string) => blame([{ pointer, code: 'odd', detail: 'Odd.' }])[0];
    expect(at('/animals/1/legs')?.pointer).toBe('/animals/1/legs');
    expect(at('/animals/3')?.pointer).toBe('/animals/0');
    expect(at('/animals/0/legs')).toEqual({
      pointer: '/extends',
      code: 'odd',
      detail: 'In animals ant of box, as it is there: Odd.',
    });
    expect(at('/years/1')?.detail).toBe('In years 1 of box, as it is there: Odd.');
    for (const elsewhere of ['/title', '/animals', '']) expect(at(elsewhere)?.pointer).toBe(elsewhere);
  });

  test('are told when the other one is not there, whatever it is called', () => {
    expect(faults({ ...mine, extends: 'bocks' })).toEqual(['/extends unknown-catalog']);
    expect(faults({ ...mine, extends: 5 })).toEqual(['/extends wrong-type']);
    expect(faults({ ...mine, extends: null })).toEqual(['/extends wrong-type']);
  });

  test('are told of rows that are not there, tables that are not, and a row that is written twice', () => {
    const without = { animals: ['bat', 'cow'], plants: ['oak'] };
    expect(faults({ ...mine, without, animals: [{ id: 'ant' }, { id: 'ant' }] })).toEqual([
      '/animals/1/id duplicate-row',
      '/without/animals/1 unknown-row',
      '/without/plants unknown-field',
    ]);
  });
});
