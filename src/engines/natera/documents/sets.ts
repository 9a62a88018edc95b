/** Sets of cards and specialists as documents list them. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Table } from '../content/tables.ts';

/** The members of the set of `words` words that begins at `from`, ascending. */
export const membersOf = (sets: Int32Array, from: number, words: number): number[] => {
  const members: number[] = [];
  for (let word = 0; word < words; word++)
    for (let rest = sets[from + word]!; rest !== 0; rest = withoutLowest(rest))
      members.push(word * 32 + lowestBit(rest));
  return members;
};

/** Their ids. */
export const idsOf = ({ ids }: Table, sets: Int32Array, from: number, words: number): string[] =>
  membersOf(sets, from, words).map((row) => ids[row]!);
