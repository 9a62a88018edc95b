/** Gaïa's score (rules sections 4.3 and 4.4). */
import { DISCARDED_LEAF_POINTS, gaiaGrowthPoints } from '../automa.ts';
import { storedPoints } from './animals.ts';
import { G, GAIA_LEAVES, type Gaia, OBJECTIVES, usedLeaves } from './counters.ts';
import type { GaiaRules } from './rulings.ts';

/** Points by order of arrival on an objective; the usual ones in solo games too (rules section 3.5). */
const ARRIVAL_POINTS = [0, 15, 11, 8, 6, 5] as const;
/** Points of the completion bonus. */
export const COMPLETION_POINTS = 7;
/** Points of a leaf that arrived as the `arrival`th, 1–5; 0 for no leaf. */
export const leafPoints = (arrival: number): number => ARRIVAL_POINTS[arrival]!;

/** What Gaïa scores for, in the order of `scoreParts`. */
export const PARTS = ['pile', 'sprouts', 'growth', 'compost', 'fauna', 'completion', 'leaves', 'animals'] as const;

/** Replaces `into` by her points for each of `PARTS`. @returns the sum */
export const scoreParts = (gaia: Gaia, rules: GaiaRules, into: Float64Array): number => {
  let fauna = 0;
  for (let objective = 0; objective < OBJECTIVES.length; objective++) fauna += leafPoints(gaia[G.claims + objective]!);
  const unused = rules.rulings.gaiaLeaves === 'five' ? GAIA_LEAVES - usedLeaves(gaia) : 0;
  into[0] = gaia[G.points]!;
  into[1] = gaia[G.sprouts]!;
  into[2] = gaiaGrowthPoints(gaia[G.growth]!);
  into[3] = gaia[G.compost]!;
  into[4] = fauna;
  into[5] = gaia[G.completion]! * COMPLETION_POINTS;
  into[6] = (gaia[G.discarded]! + unused) * DISCARDED_LEAF_POINTS;
  into[7] = storedPoints(gaia, rules);
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += into[part]!;
  return sum;
};
