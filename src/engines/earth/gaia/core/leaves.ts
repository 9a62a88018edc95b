/** Gaïa's leaves on the Fauna board. */
import type { Pieces } from './keeper.ts';
import { CARD } from './numbers.ts';

/** Fauna objectives as they lie, two by two. */
export const OBJECTIVES = ['upper-left', 'upper-right', 'lower-left', 'lower-right'] as const;
/** One of `OBJECTIVES`. */
export type Objective = (typeof OBJECTIVES)[number];

/** Her leaves: one for each objective, and one for the completion bonus. */
export const GAIA_LEAVES = OBJECTIVES.length + 1;

/** Whether a card of hers, an index into `GAIA_DECK`, is a Gyre: of its pair of objectives she claims one. */
export const isGyre = (card: number): boolean => card >= CARD.north;
/** The pair of a Gyre: 0 for the upper one, 1 for the lower one. */
export const pairOf = (gyre: number): number => gyre - CARD.north;

/** Mask of the objectives of a pair without a leaf of hers: those the person may choose for her. */
export const openObjectives = <Place>(pieces: Pieces<Place>, place: Place, pair: number): number => {
  let mask = 0;
  for (let objective = 2 * pair; objective < 2 * pair + 2; objective++)
    if (pieces.arrival(place, objective) < 0) mask |= 1 << objective;
  return mask;
};

/** Leaves she has put on the Fauna board: what animals call used leaves. Those the person discarded are not hers. */
export const usedLeaves = <Place>(pieces: Pieces<Place>, place: Place): number => {
  let used = pieces.hasBonus(place) ? 1 : 0;
  for (let objective = 0; objective < OBJECTIVES.length; objective++) if (pieces.arrival(place, objective) >= 0) used++;
  return used;
};
