/** The parts of a score, as the game stands (rules section 3.6). */

import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { COMPLETION_POINTS } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { animalPoints } from './animals.ts';
import { arrivalPoints } from './goals.ts';
import { pointsFor } from './measure.ts';
import type { State } from './state.ts';
import { LEAVES, OBJECTIVES, PLACE, PUBLIC, SPACES } from './terms.ts';

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
export const AT = {
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
  const { points, eventMask, eventWords } = state.rules.content;
  let sum = 0;
  for (let index = 0; index < eventWords.length; index++) {
    const word = eventWords[index]!;
    for (let rest = eventMask[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (state.place[card] === PLACE.events + owner) sum += points[card]!;
    }
  }
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

const parts = new Float64Array(SCORE_PARTS.length);

/** The score of a seat as the game stands. */
export const scoreOf = (state: State, seat: number): number => fillParts(state, seat, parts);
