/** Gaïa's score, and what it makes of a game (rules sections 4.3 and 4.4), for whole games and for real tables alike. */
import { storagePoints } from '../../content/animal-rows.ts';
import { COMPLETION_POINTS, leafPoints } from '../../content/boards.ts';
import { MOST_ANIMALS } from './activation.ts';
import type { Pieces } from './keeper.ts';
import { GAIA_LEAVES, OBJECTIVES, usedLeaves } from './leaves.ts';
import { BOARD_LEAF_POINTS, gaiaGrowthPoints } from './numbers.ts';
import type { GaiaRulings } from './rulings.ts';

/** What she scores for. */
export const PARTS = ['pile', 'sprouts', 'growth', 'compost', 'fauna', 'completion', 'leaves', 'animals'] as const;
/** Places in `PARTS`. */
export const PART = {
  pile: 0,
  sprouts: 1,
  growth: 2,
  compost: 3,
  fauna: 4,
  completion: 5,
  leaves: 6,
  animals: 7,
} as const satisfies Record<(typeof PARTS)[number], number>;

/** Replaces `into` by her points for each of `PARTS`, as the game stands. @returns the sum */
export const scoreParts = <Place>(pieces: Pieces<Place>, place: Place, into: Float64Array): number => {
  into[PART.pile] = pieces.pilePoints(place);
  into[PART.sprouts] = pieces.amount(place, 'sprouts');
  into[PART.growth] = gaiaGrowthPoints(pieces.amount(place, 'growth'));
  into[PART.compost] = pieces.amount(place, 'compost');
  into[PART.fauna] = faunaPoints(pieces, place);
  into[PART.completion] = pieces.hasBonus(place) ? COMPLETION_POINTS : 0;
  into[PART.leaves] = boardLeaves(pieces, place) * BOARD_LEAF_POINTS;
  into[PART.animals] = storedPoints(pieces, place);
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += into[part]!;
  return sum;
};

const faunaPoints = <Place>(pieces: Pieces<Place>, place: Place): number => {
  let sum = 0;
  for (let objective = 0; objective < OBJECTIVES.length; objective++) {
    const order = pieces.arrival(place, objective);
    if (order >= 0) sum += leafPoints(order);
  }
  return sum;
};

/** Leaves on her board: those the person discarded, and those she never placed where they count (ruling G4). */
const boardLeaves = <Place>(pieces: Pieces<Place>, place: Place): number => {
  const discarded = pieces.discardedLeaves(place);
  if (pieces.settings(place).rulings.gaiaLeaves === 'nothing') return discarded;
  return discarded + GAIA_LEAVES - usedLeaves(pieces, place);
};

/** Points of what the storage zones of her animals hold. */
const storedPoints = <Place>(pieces: Pieces<Place>, place: Place): number => {
  let sum = 0;
  for (let index = 0; index < MOST_ANIMALS; index++) {
    const stores = pieces.animal(place, index)?.stores;
    if (stores !== undefined) sum += storagePoints(pieces.stored(place, index), stores);
  }
  return sum;
};

/** What a card of her pile brings; only events have printed points below 0 (ruling E3). */
export const pileWorth = (printed: number, { gaiaEvents }: GaiaRulings): number =>
  gaiaEvents === 'absolute' ? Math.abs(printed) : printed;

/**
 * What the person's points less hers come to: above 0 a win of the person, below 0 a loss, 0 a draw. The person wins with
 * more points; what equal ones are is ruling G7.
 */
export const verdict = (margin: number, { gaiaTies }: GaiaRulings): number =>
  margin === 0 && gaiaTies === 'lost' ? -1 : Math.sign(margin);
