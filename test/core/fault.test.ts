import { describe, expect, test } from 'vitest';
import { fault, pointer, under } from '../../src/core/fault.ts';
import { failed, ok, settle } from '../../src/core/result.ts';

describe('pointer', () => {
  // The examples of RFC 6901, section 5.
  test.each([
    [[], ''],
    [['foo'], '/foo'],
    [['foo', 0], '/foo/0'],
    [[''], '/'],
    [['a/b'], '/a~1b'],
    [['c%d'], '/c%d'],
    [['m~n'], '/m~0n'],
    [['~1'], '/~01'],
    [['a', 'b/c', '~'], '/a/b~1c/~0'],
  ])('%j is %s', (steps, text) => {
    expect(pointer(...steps)).toBe(text);
  });
});

test('under moves pointers into a larger document and keeps the rest', () => {
  const inner = fault(pointer('hand', 2), 'card-twice', 'The card is there twice.');
  expect(under('/state', [inner])).toEqual([{ ...inner, pointer: '/state/hand/2' }]);
  expect(inner.pointer).toBe('/hand/2');
});

describe('settle', () => {
  const wrong = fault('', 'wrong', 'It is wrong.');

  test('gives the value when there is no fault', () => {
    expect(settle([], () => 5)).toEqual(ok(5));
  });

  test('gives every fault, and does not ask for the value', () => {
    const never = (): never => {
      throw new Error('asked');
    };
    expect(settle([wrong, wrong], never)).toEqual(failed(wrong, wrong));
  });
});
