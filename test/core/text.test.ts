import { expect, test } from 'vitest';
import { say } from '../../src/core/text.ts';

const PHRASES = { 'event.drawn': ({ count }: { count?: unknown }) => `${String(count)} drawn` };

test('say fills a phrase', () => {
  expect(say(PHRASES, { code: 'event.drawn', params: { count: 3 } })).toBe('3 drawn');
});

test('a missing phrase is a bug', () => {
  expect(() => say(PHRASES, { code: 'event.lost', params: {} })).toThrow('event.lost');
});
