/** What lies face down, and who can see it all the same. */
import { hasBit } from '../../kit/bits.ts';
import { areaOf, tierOf } from '../content/tables.ts';
import { ZONES } from '../content/terms.ts';
import type { State } from './state.ts';

/** The bit of `revealed` that a location of tier 2 or 3 waits for; both of tier 2 are turned up together (rulebook page 7). */
export const revealBit = (space: number): number => areaOf(space) - 1 + (tierOf(space) === 3 ? ZONES.length : 0);

/** Whether the tile of a location is face down: nobody knows which one it is. */
export const isFaceDown = ({ revealed }: State, space: number): boolean =>
  tierOf(space) >= 2 && !hasBit(revealed, revealBit(space));
