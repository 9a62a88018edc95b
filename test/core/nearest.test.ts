import { expect, test } from 'vitest';
import { meant, namesOf } from '../../src/core/nearest.ts';

test.each([
  ['^a$', ['a']],
  ['^[a-c2]-x$', ['a-x', 'b-x', 'c-x', '2-x']],
  ['^(air|sea)-[01]$', ['air-0', 'air-1', 'sea-0', 'sea-1']],
  ['^([12]-(a|b)|start)$', ['1-a', '1-b', '2-a', '2-b', 'start']],
])('the names of %s', (pattern, names) => {
  expect(namesOf(pattern)).toEqual(names);
  for (const name of names) expect(name).toMatch(new RegExp(pattern));
});

test.each(['^[0-9]{3}$', '^a+$', '^a*$', '^.$', '^[^a]$', 'a', '^[0-9][0-9][0-9][0-9]$', '^\\d$', '^(?:a)$'])(
  'none of %s, which is none of choices alone or allows too many',
  (pattern) => expect(namesOf(pattern)).toEqual([]),
);

test('the nearest name is told, unless all are far', () => {
  expect(meant('Shel', ['shell', 'hell-fire'])).toBe('; did you mean "shell"?');
  expect(meant('x'.repeat(500), ['shell'])).toBe('.');
  expect(meant('shell', [])).toBe('.');
});
