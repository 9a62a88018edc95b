/** Longest simple paths in a tableau. Each answer is computed once and kept: 1 MiB for all there are. */
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { DIAGONAL, ORTHOGONAL } from './grid.ts';
import { SPACES } from './terms.ts';

const MASKS = 1 << SPACES;

/** Longest path, in spaces, that starts at `space` and then keeps inside `free`. */
const reachFrom = (steps: Int32Array, space: number, free: number): number => {
  let longest = 0;
  for (let next = steps[space]! & free; next !== 0; next = withoutLowest(next)) {
    const step = lowestBit(next);
    longest = Math.max(longest, reachFrom(steps, step, free & ~(1 << step)));
  }
  return longest + 1;
};

/** Longest path through `space` inside `free`: an arm, and the best other arm that keeps clear of it. */
const through = (space: number, free: number): number => {
  let longest = 0;
  const walk = (at: number, left: number, length: number): void => {
    longest = Math.max(longest, length + reachFrom(ORTHOGONAL, space, left));
    for (let next = ORTHOGONAL[at]! & left; next !== 0; next = withoutLowest(next)) {
      const step = lowestBit(next);
      walk(step, left & ~(1 << step), length + 1);
    }
  };
  walk(space, free & ~(1 << space), 0);
  return longest;
};

const diagonals = new Int8Array(MASKS).fill(-1);
let orthogonals: Int8Array | undefined;

/** Cards of the longest path over diagonal neighbours inside `mask`, 0–8. */
export const longestDiagonal = (mask: number): number => {
  const known = diagonals[mask]!;
  if (known >= 0) return known;
  let longest = 0;
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    longest = Math.max(longest, reachFrom(DIAGONAL, space, mask & ~(1 << space)));
  }
  diagonals[mask] = longest;
  return longest;
};

/** Cards of the longest path over orthogonal neighbours inside `mask` that includes `space`, which is in it. */
export const longestOrthogonal = (mask: number, space: number): number => {
  orthogonals ??= new Int8Array(MASKS * SPACES).fill(-1);
  const at = mask * SPACES + space;
  const known = orthogonals[at]!;
  if (known >= 0) return known;
  const longest = through(space, mask);
  orthogonals[at] = longest;
  return longest;
};
