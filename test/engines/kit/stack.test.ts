import { expect, it } from 'vitest';
import { pushOnto, topOf } from '../../../src/engines/kit/stack.ts';

it('lays frames of zeros on each other', () => {
  const state = { depth: 1 };
  const frames = new Int16Array(9).fill(7);
  expect(pushOnto(state, frames, 3)).toBe(3);
  expect(state.depth).toBe(2);
  expect(topOf(state, 3)).toBe(3);
  expect([...frames]).toEqual([7, 7, 7, 0, 0, 0, 7, 7, 7]);
});

it('throws where there is no room, and leaves the stack as it was', () => {
  const state = { depth: 3 };
  const frames = new Uint8Array(9).fill(7);
  expect(() => pushOnto(state, frames, 3)).toThrow(RangeError);
  expect(state.depth).toBe(3);
  expect([...frames]).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7]);
});
