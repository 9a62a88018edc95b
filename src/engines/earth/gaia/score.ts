/** Gaïa's score (rules sections 4.3 and 4.4). */
import { storedPoints } from './animals.ts';
import { G, GAIA_LEAVES, type Gaia, OBJECTIVES, usedLeaves } from './counters.ts';
import type { GaiaRules } from './rulings.ts';

/** Points by order of arrival on an objective; the usual ones in solo games too (rules section 3.5). */
const ARRIVAL_POINTS = [0, 15, 11, 8, 6, 5] as const;
/** Points of the completion bonus. */
export const COMPLETION_POINTS = 7;
/** Points of a leaf on her own board. */
const BOARD_LEAF_POINTS = 5;

/** Heights of the stacks, and points of each when it is finished; then they begin again (rules section 4.3). */
const STACKS = [
  [5, 7],
  [4, 6],
  [3, 5],
  [2, 4],
  [1, 3],
] as const;

/** Points of a leaf that arrived as the `arrival`th, 1–5; 0 for no leaf. */
export const leafPoints = (arrival: number): number => ARRIVAL_POINTS[arrival]!;

/** Points of `pieces` of growth: a finished stack scores as printed, an unfinished one a point a piece. */
export const growthPoints = (pieces: number): number => {
  let sum = 0;
  let left = pieces;
  for (;;)
    for (const [height, points] of STACKS) {
      if (left < height) return sum + left;
      left -= height;
      sum += points;
    }
};

/** What Gaïa scores for, in the order of `scoreParts`. */
export const PARTS = ['pile', 'sprouts', 'growth', 'compost', 'fauna', 'completion', 'leaves', 'animals'] as const;

/** Replaces `into` by her points for each of `PARTS`. @returns the sum */
export const scoreParts = (gaia: Gaia, rules: GaiaRules, into: Float64Array): number => {
  let fauna = 0;
  for (let objective = 0; objective < OBJECTIVES.length; objective++) fauna += leafPoints(gaia[G.claims + objective]!);
  const unused = rules.rulings.gaiaLeaves === 'five' ? GAIA_LEAVES - usedLeaves(gaia) : 0;
  into[0] = gaia[G.points]!;
  into[1] = gaia[G.sprouts]!;
  into[2] = growthPoints(gaia[G.growth]!);
  into[3] = gaia[G.compost]!;
  into[4] = fauna;
  into[5] = gaia[G.completion]! * COMPLETION_POINTS;
  into[6] = (gaia[G.discarded]! + unused) * BOARD_LEAF_POINTS;
  into[7] = storedPoints(gaia, rules);
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += into[part]!;
  return sum;
};
