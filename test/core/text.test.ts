import { expect, test } from 'vitest';
import { numbers, say, texts } from '../../src/core/text.ts';

const PHRASES = { 'event.drawn': ({ count }: { count?: unknown }) => `${String(count)} drawn` };

test('say fills a phrase', () => {
  expect(say(PHRASES, { code: 'event.drawn', params: { count: 3 } })).toBe('3 drawn');
});

test('a missing phrase is a bug', () => {
  expect(() => say(PHRASES, { code: 'event.lost', params: {} })).toThrow('event.lost');
});

test('lists hold what the phrase needs, or it is a bug', () => {
  const params = { names: ['soil', 'sprouts'], points: [1, 2], count: 3 };
  expect([texts(params, 'names'), numbers(params, 'points')]).toEqual([
    ['soil', 'sprouts'],
    [1, 2],
  ]);
  expect(() => numbers(params, 'names')).toThrow('names');
  expect(() => texts(params, 'count')).toThrow('count');
});
