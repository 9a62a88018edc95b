/** Full rows and columns whose four cards differ, or agree, in a feature (ecosystems 315–316, 318, 322–323, 326–328). */

import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Content } from '../content/catalog.ts';
import type { FEATURES } from '../content/measures.ts';
import type { State } from './state.ts';
import { SPACES } from './terms.ts';

type Feature = (typeof FEATURES)[number] | undefined;

const LINE = 4;
// Scratch of `linesOf`, filled anew for each line: what each card of the line shows, as a mask or as a number.
const shown = new Int32Array(LINE);

/** The masks of what cards can show, for features of which a card can show several. */
const masksOf = (content: Content, by: Feature): Int8Array | undefined => {
  switch (by) {
    case 'colours':
      return content.colours;
    case 'kinds':
      return content.kinds;
    case 'habitats':
      return content.habitats;
    default:
      return undefined;
  }
};

/** Whether each card from `from` on can show a value of its own, none of them among `taken`. */
const canDiffer = (from: number, taken: number): boolean => {
  if (from === LINE) return true;
  for (let rest = shown[from]! & ~taken; rest !== 0; rest = withoutLowest(rest))
    if (canDiffer(from + 1, taken | (rest & -rest))) return true;
  return false;
};

const numbersDiffer = (): boolean => {
  for (let one = 1; one < LINE; one++)
    for (let other = 0; other < one; other++) if (shown[one] === shown[other]) return false;
  return true;
};

const numberOf = (state: State, owner: number, space: number, by: Feature): number => {
  const at = owner * SPACES + space;
  switch (by) {
    case 'sprouts':
      return state.sprouts[at]!;
    case 'growth':
      return state.growth[at]!;
    default:
      return state.rules.content.points[state.tableau[at]!]!;
  }
};

/**
 * Full lines whose four cards can show four different values of `by`, or all one that they share.
 * @param lines masks of the rows or of the columns
 */
export const linesOf = (
  state: State,
  owner: number,
  by: Feature,
  lines: readonly number[],
  distinct: boolean,
): number => {
  const masks = masksOf(state.rules.content, by);
  let count = 0;
  for (const line of lines) {
    if ((state.occupied[owner]! & line) !== line) continue;
    let index = 0;
    let shared = -1;
    for (let rest = line; rest !== 0; rest = withoutLowest(rest)) {
      const space = lowestBit(rest);
      const value =
        masks === undefined ? numberOf(state, owner, space, by) : masks[state.tableau[owner * SPACES + space]!]!;
      shown[index++] = value;
      shared &= value;
    }
    const counts = distinct ? (masks === undefined ? numbersDiffer() : canDiffer(0, 0)) : shared !== 0;
    if (counts) count++;
  }
  return count;
};
