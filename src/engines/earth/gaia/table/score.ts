/** Gaïa's score (rules sections 4.3 and 4.4). */

import { COMPLETION_POINTS, leafPoints } from '../../content/boards.ts';
import type { GaiaAnimal } from '../core/animal.ts';
import { BOARD_LEAF_POINTS, gaiaGrowthPoints } from '../core/numbers.ts';
import type { GaiaRules } from '../core/rulings.ts';
import { G, GAIA_LEAVES, type Gaia, OBJECTIVES, usedLeaves } from './counters.ts';

/** What Gaïa scores for, in the order of `scoreParts`. */
export const PARTS = ['pile', 'sprouts', 'growth', 'compost', 'fauna', 'completion', 'leaves', 'animals'] as const;

/** Replaces `into` by her points for each of `PARTS`. @returns the sum */
export const scoreParts = (gaia: Gaia, rules: GaiaRules, into: Float64Array): number => {
  let fauna = 0;
  for (let objective = 0; objective < OBJECTIVES.length; objective++) {
    const arrival = gaia[G.claims + objective]!;
    if (arrival > 0) fauna += leafPoints(arrival - 1);
  }
  const unused = rules.rulings.gaiaLeaves === 'five' ? GAIA_LEAVES - usedLeaves(gaia) : 0;
  into[0] = gaia[G.points]!;
  into[1] = gaia[G.sprouts]!;
  into[2] = gaiaGrowthPoints(gaia[G.growth]!);
  into[3] = gaia[G.compost]!;
  into[4] = fauna;
  into[5] = gaia[G.completion]! * COMPLETION_POINTS;
  into[6] = (gaia[G.discarded]! + unused) * BOARD_LEAF_POINTS;
  into[7] = storedPoints(gaia, rules.animals);
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += into[part]!;
  return sum;
};

/** Points of what the storage zones of her animals hold. */
export const storedPoints = (gaia: Gaia, animals: readonly GaiaAnimal[]): number => {
  let sum = 0;
  for (let index = 0; index < animals.length; index++) {
    const { stores } = animals[index]!;
    if (stores !== undefined) sum += Math.floor(gaia[G.stored + index]! / (stores.per ?? 1)) * stores.points;
  }
  return sum;
};
