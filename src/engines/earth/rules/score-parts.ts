/** The parts of a score, as the game stands (rules sections 3.6 and 4.4). */

import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { COMPLETION_POINTS } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { BOARD_LEAF_POINTS, gaiaGrowthPoints } from '../gaia/core/numbers.ts';
import { animalPoints } from './animals.ts';
import { arrivalPoints } from './goals.ts';
import { pointsFor } from './measure.ts';
import type { State } from './state.ts';
import { GAIA, LEAVES, OBJECTIVES, PLACE, PUBLIC, SPACES } from './terms.ts';

/** The parts of a score in the order of the score pad, and the whole before them. */
export const SCORE_PARTS = [
  'score',
  'cards',
  'events',
  'compost',
  'sprouts',
  'growth',
  'terrain',
  'ecosystems',
  'fauna',
  'animals',
] as const;
/** Places in `SCORE_PARTS`. */
const AT = {
  cards: 1,
  events: 2,
  compost: 3,
  sprouts: 4,
  growth: 5,
  terrain: 6,
  ecosystems: 7,
  fauna: 8,
  animals: 9,
} as const;

/** Printed points of the cards in the tableau, the island and the climate. */
const printedPoints = (state: State, owner: number): number => {
  const { points } = state.rules.content;
  let sum = points[state.island[owner]!]! + points[state.climate[owner]!]!;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest))
    sum += points[state.tableau[owner * SPACES + lowestBit(rest)]!]!;
  return sum;
};

/** Printed points of the events, which may be below 0. */
const eventPoints = (state: State, owner: number): number => {
  if (state.events[owner] === 0) return 0;
  const { points } = state.rules.content;
  let sum = 0;
  for (let card = 1; card < state.place.length; card++)
    if (state.place[card] === PLACE.events + owner) sum += points[card]!;
  return sum;
};

/** A trunk is 1; the printed canopy value stands for the whole growth once it is full (rules section 3.6). */
export const growthPoints = (state: State, owner: number): number => {
  const { growthSpaces, canopy } = state.rules.content;
  let sum = 0;
  for (let rest = state.hasGrowth[owner]!; rest !== 0; rest = withoutLowest(rest)) {
    const at = owner * SPACES + lowestBit(rest);
    const card = state.tableau[at]!;
    const pieces = state.growth[at]!;
    sum += pieces === growthSpaces[card]! ? canopy[card]! : pieces;
  }
  return sum;
};

const terrainPoints = (state: State, owner: number): number => {
  const { scores } = state.rules.content;
  let sum = 0;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    const score = scores[state.tableau[owner * SPACES + space]!];
    if (score !== undefined) sum += pointsFor(state, owner, score, space);
  }
  return sum;
};

/** The own ecosystem and the two of everybody. */
const ecosystemPoints = (state: State, owner: number): number => {
  const { ecosystems } = state.rules.content;
  const own = state.ecosystem[owner]!;
  let sum = own === NONE ? 0 : pointsFor(state, owner, ecosystems[own]!, NONE);
  for (let place = 0; place < PUBLIC; place++) {
    const side = state.publicEcosystems[place]!;
    if (side !== NONE) sum += pointsFor(state, owner, ecosystems[side]!, NONE);
  }
  return sum;
};

const faunaPoints = (state: State, owner: number): number => {
  let sum = state.completion === owner ? COMPLETION_POINTS : 0;
  for (let at = 0; at < OBJECTIVES * LEAVES; at++)
    if (state.arrivals[at] === owner) sum += arrivalPoints(state, at % LEAVES);
  return sum;
};

/**
 * The parts of the score of a seat as the game stands, into the first places of `into`, as in `SCORE_PARTS`; at any time.
 * @returns the score
 */
export const fillParts = (state: State, seat: number, into: Float64Array): number => {
  into[AT.cards] = printedPoints(state, seat);
  into[AT.events] = eventPoints(state, seat);
  into[AT.compost] = state.compostSize[seat]!;
  into[AT.sprouts] = state.sproutCount[seat]!;
  into[AT.growth] = growthPoints(state, seat);
  into[AT.terrain] = terrainPoints(state, seat);
  into[AT.ecosystems] = ecosystemPoints(state, seat);
  into[AT.fauna] = faunaPoints(state, seat);
  into[AT.animals] = animalPoints(state, seat);
  let sum = 0;
  for (let part = AT.cards; part <= AT.animals; part++) {
    into[part]! += state.forecast[seat * SCORE_PARTS.length + part]!;
    sum += into[part]!;
  }
  into[0] = sum;
  return sum;
};

/** Printed points of Gaïa's pile; what she makes of events below 0 is ruling E3. */
export const pilePoints = (state: State): number => {
  const { content, rulings } = state.rules;
  const { points, isEvent } = content;
  let sum = 0;
  for (let card = 1; card < state.place.length; card++)
    if (state.place[card] === PLACE.events + GAIA)
      sum += rulings.gaiaEvents === 'absolute' && isEvent[card] === 1 ? Math.abs(points[card]!) : points[card]!;
  return sum;
};

/** Leaves on her board: those the person discarded, and those she never placed where they count (ruling G4). */
const boardLeaves = (state: State): number =>
  state.discarded[0]! + (state.rules.rulings.gaiaLeaves === 'five' ? state.leaves[GAIA]! : 0);

/**
 * How Gaïa's points spread over `SCORE_PARTS` at the end of 60 weighted playouts at each difficulty, without and with
 * animals: so those that a forecast still gives her are spread. House figures.
 */
const GAIA_SHARES = [1, 0.19, 0, 0.16, 0.14, 0.21, 0, 0, 0.3, 0] as const;
const GAIA_SHARES_WITH_ANIMALS = [1, 0.175, 0, 0.18, 0.115, 0.175, 0, 0, 0.26, 0.095] as const;

/**
 * The parts of Gaïa's score as the game stands (rules section 4.4), as `fillParts` has those of a seat. Her whole pile
 * counts as cards, and what she gets for leaves that the person discarded as animals, for which they were.
 * @returns her score
 */
export const fillGaiaParts = (state: State, into: Float64Array): number => {
  const coming = state.forecast[GAIA * SCORE_PARTS.length]!;
  const shares = state.rules.animals ? GAIA_SHARES_WITH_ANIMALS : GAIA_SHARES;
  into.fill(0, 0, SCORE_PARTS.length);
  into[AT.cards] = pilePoints(state);
  into[AT.sprouts] = state.sproutCount[GAIA]!;
  into[AT.growth] = gaiaGrowthPoints(state.growthCount[GAIA]!);
  into[AT.compost] = state.compostSize[GAIA]!;
  into[AT.fauna] = faunaPoints(state, GAIA);
  into[AT.animals] = animalPoints(state, GAIA) + BOARD_LEAF_POINTS * boardLeaves(state);
  let sum = coming;
  for (let part = AT.cards; part <= AT.animals; part++) {
    sum += into[part]!;
    into[part]! += coming * shares[part]!;
  }
  into[0] = sum;
  return sum;
};

const parts = new Float64Array(SCORE_PARTS.length);

/** Gaïa's score as the game stands. */
export const gaiaScore = (state: State): number => fillGaiaParts(state, parts);

/** The score of a seat as the game stands. */
export const scoreOf = (state: State, seat: number): number => fillParts(state, seat, parts);
