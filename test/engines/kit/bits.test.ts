import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, hasBit, lowestBit, sumOfBytes, sumOfHalves, withoutLowest } from '../../../src/engines/kit/bits.ts';

const members = fc.uniqueArray(fc.nat(31)).map((list) => list.sort((one, other) => one - other));
const setOf = (list: readonly number[]): number => list.reduce((set, member) => set | (1 << member), 0);

it('goes through the members of a set in ascending order', () => {
  fc.assert(
    fc.property(members, (list) => {
      const found: number[] = [];
      for (let rest = setOf(list); rest !== 0; rest = withoutLowest(rest)) found.push(lowestBit(rest));
      expect(found).toEqual(list);
    }),
  );
});

it('counts members', () => {
  fc.assert(fc.property(members, (list) => countBits(setOf(list)) === list.length));
});

it('has its members and no others', () => {
  fc.assert(fc.property(members, fc.nat(31), (list, member) => hasBit(setOf(list), member) === list.includes(member)));
});

it('has no lowest member when it is empty', () => {
  expect(lowestBit(0)).toBe(-1);
});

it('adds up bytes, and their halves, four a word', () => {
  const bytes = fc.array(fc.nat(28), { minLength: 36, maxLength: 36 });
  fc.assert(
    fc.property(bytes, (list) => {
      const words = new Int32Array(Uint8Array.from(list).buffer);
      expect(sumOfBytes(words)).toBe(list.reduce((sum, each) => sum + each, 0));
      expect(sumOfHalves(words)).toBe(list.reduce((sum, each) => sum + (each >> 1), 0));
    }),
  );
});
