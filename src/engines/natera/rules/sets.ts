/** Sets of cards and specialists: masks of several words in the arrays of the state, one after the other by seat. */
import { countBits, hasBit } from '../../kit/bits.ts';

/** Whether `member` is in the set that begins at `from`. */
export const holds = (sets: Int32Array, from: number, member: number): boolean =>
  hasBit(sets[from + (member >>> 5)]!, member & 31);

/** Puts `member` into the set that begins at `from`. */
export const include = (sets: Int32Array, from: number, member: number): void => {
  sets[from + (member >>> 5)]! |= 1 << (member & 31);
};

/** Takes `member` out of the set that begins at `from`. */
export const exclude = (sets: Int32Array, from: number, member: number): void => {
  sets[from + (member >>> 5)]! &= ~(1 << (member & 31));
};

/** Number of members of the set of `words` words that begins at `from`. */
export const sizeOf = (sets: Int32Array, from: number, words: number): number => {
  let count = 0;
  for (let word = 0; word < words; word++) count += countBits(sets[from + word]!);
  return count;
};

/** Number of members of that set that are in `mask` too. */
export const sizeWithin = (sets: Int32Array, from: number, mask: Int32Array): number => {
  let count = 0;
  for (let word = 0; word < mask.length; word++) count += countBits(sets[from + word]! & mask[word]!);
  return count;
};
