import { expect, test } from 'vitest';
import { nextSpots, type Pickable, pick } from '../../web/src/table/picks.ts';

const of = (choice: string, ...spots: string[]): Pickable<string> => ({ choice, spots });
const ALL = [
  of('a', 'card', 'west'),
  of('b', 'card', 'east'),
  of('c', 'other', 'east'),
  of('d', 'do:pass'),
  of('e', 'card', 'east'),
];

test('what may be picked next follows from what is picked', () => {
  expect([...nextSpots(ALL, [])]).toEqual(['card', 'other', 'do:pass']);
  expect([...nextSpots(ALL, ['card'])]).toEqual(['west', 'east']);
});

test('a pick that completes actions gives them, to be told apart where they are several', () => {
  expect(pick(ALL, ['card'], 'west')).toEqual({ picked: ['card', 'west'], choices: ['a'] });
  expect(pick(ALL, ['card'], 'east')).toEqual({ picked: ['card', 'east'], choices: ['b', 'e'] });
  expect(pick(ALL, [], 'do:pass')).toEqual({ picked: ['do:pass'], choices: ['d'] });
});

test('who changes their mind takes the last pick back, or begins anew', () => {
  expect(pick(ALL, ['card'], 'card')).toEqual({ picked: [] });
  expect(pick(ALL, ['card'], 'other')).toEqual({ picked: ['other'] });
  expect(pick(ALL, ['card'], 'nowhere')).toEqual({ picked: [] });
});
