import { describe, expect, it } from 'vitest';
import { isSame } from '../../src/core/records.ts';

const DOCUMENT = { viewer: 0, hands: [[1, 2], null, 3], name: { en: 'a', fr: 'b' }, none: {}, empty: [], done: true };

describe('whether two documents are the same', () => {
  it('they are when everything in them is', () => {
    expect(isSame(DOCUMENT, structuredClone(DOCUMENT))).toBe(true);
  });

  it.each<[what: string, left: unknown, right: unknown]>([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }],
    ['the kind of a value', { a: 1 }, { a: '1' }],
    ['a value in a list', { a: [[1], [2]] }, { a: [[1], [3]] }],
    ['what a list has more', [1, 2], [1, 2, 3]],
    ['what an object has more', { a: 1 }, { a: 1, b: 2 }],
    ['what an object has more, unknown though it is', { a: 1 }, { a: 1, b: null }],
    ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['the name of a field', { a: 1 }, { b: 1 }],
    ['null for an object', { a: {} }, { a: null }],
    ['a list for an object', { a: {} }, { a: [] }],
    ['a list for an object with the same places', { a: { 0: 1, length: 1 } }, { a: [1] }],
    ['the sign of nothing', { a: 0 }, { a: -0 }],
  ])('but not when they differ in %s', (_, left, right) => {
    expect(isSame(left, right)).toBe(false);
    expect(isSame(right, left)).toBe(false);
  });
});
