import { expect, test } from 'vitest';
import { ActionList } from '../../src/core/actions.ts';

const filled = (count: number, capacity?: number): ActionList => {
  const list = new ActionList(capacity);
  for (let code = 0; code < count; code++) list.push(code * 3);
  return list;
};

test('holds what is pushed, in order', () => {
  expect(filled(4).toArray()).toEqual([0, 3, 6, 9]);
});

test.each([0, 1, 2, 7])('grows past a capacity of %i', (capacity) => {
  expect(filled(100, capacity).toArray()).toEqual([...Array(100).keys()].map((code) => code * 3));
});

test('at gives the code at an index', () => {
  expect(filled(4).at(2)).toBe(6);
});

test('has finds only what is in the list', () => {
  expect([0, 9, 1, 12, -1].map((code) => filled(4).has(code))).toEqual([true, true, false, false, false]);
});

test('clear forgets the codes and keeps the memory', () => {
  const list = filled(100);
  const { codes } = list;
  list.clear();
  expect([list.length, list.toArray(), list.has(0), list.codes === codes]).toEqual([0, [], false, true]);
});

test.each([
  [[], 5, [5]],
  [[0, 3, 6], -1, [-1, 0, 3, 6]],
  [[0, 3, 6], 4, [0, 3, 4, 6]],
  [[0, 3, 6], 9, [0, 3, 6, 9]],
])('insert keeps %j ascending with %i', (before, code, after) => {
  const list = new ActionList(0);
  for (const each of before) list.push(each);
  list.insert(code);
  expect(list.toArray()).toEqual(after);
});

test('codes are int32', () => {
  const list = new ActionList();
  list.push(-(2 ** 31));
  list.push(2 ** 31 - 1);
  expect(list.toArray()).toEqual([-(2 ** 31), 2 ** 31 - 1]);
});
