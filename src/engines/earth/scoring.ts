import type { Outcome } from '../../core/contract.ts';
import type { Metric } from '../../core/measures.ts';
import { animalPoints } from './animals.ts';
import { BOARD_LEAF_POINTS, GAIA_TURNS, gaiaGrowthPoints } from './automa.ts';
import { NONE } from './catalog/ids.ts';
import { arrivalPoints } from './goals.ts';
import { EVERYWHERE, lowestBit } from './grid.ts';
import { COMPLETION_POINTS } from './leaf-points.ts';
import { pointsFor } from './measure.ts';
import type { State } from './state.ts';
import { GAIA, LEAVES, OBJECTIVES, PLACE, PUBLIC, SPACES } from './terms.ts';

/** How a game ends: a tableau is complete, Gaïa has had all her turns, or the rounds are over (ruling E8). */
export const ENDINGS = ['complete', 'gaia-done', 'round-limit'] as const;

/** The parts of a score in the order of the score pad, and the whole before them. */
export const CATEGORIES = [
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
/** Places in `CATEGORIES`. */
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

/** What playouts measure: the parts of the score, and what decides a tie. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: -200, max: 1000, usual: [-50, 460] },
  { name: 'cards', min: -100, max: 300 },
  { name: 'events', min: -100, max: 100 },
  { name: 'compost', min: 0, max: 283 },
  { name: 'sprouts', min: 0, max: 100 },
  { name: 'growth', min: 0, max: 250 },
  { name: 'terrain', min: 0, max: 500 },
  { name: 'ecosystems', min: 0, max: 300 },
  { name: 'fauna', min: 0, max: 67 },
  { name: 'animals', min: 0, max: 500 },
  { name: 'gaia', min: 0, max: 1000, seats: [1, 1] },
];
const GAIA_METRIC = METRICS.length - 1;

/** Printed points of the cards in the tableau, the island and the climate. */
const printedPoints = (state: State, owner: number): number => {
  const { points } = state.rules.content;
  let sum = points[state.island[owner]!]! + points[state.climate[owner]!]!;
  for (let rest = state.occupied[owner]!; rest !== 0; rest &= rest - 1)
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
const growthPoints = (state: State, owner: number): number => {
  const { growthSpaces, canopy } = state.rules.content;
  let sum = 0;
  for (let rest = state.hasGrowth[owner]!; rest !== 0; rest &= rest - 1) {
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
  for (let rest = state.occupied[owner]!; rest !== 0; rest &= rest - 1) {
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
 * The parts of the score of a seat as the game stands, into the first places of `into`, as in `CATEGORIES`; at any time.
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
    into[part]! += state.forecast[seat * CATEGORIES.length + part]!;
    sum += into[part]!;
  }
  into[0] = sum;
  return sum;
};

/** The parts of the score of a seat, and Gaïa's score: `METRICS`. */
export const measure = (state: State, seat: number, into: Float64Array): void => {
  fillParts(state, seat, into);
  into[GAIA_METRIC] = state.rules.solo ? gaiaScore(state) : 0;
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
 * How Gaïa's points spread over `CATEGORIES` at the end of 60 weighted playouts at each difficulty, without and with
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
  const coming = state.forecast[GAIA * CATEGORIES.length]!;
  const shares = state.rules.animals ? GAIA_SHARES_WITH_ANIMALS : GAIA_SHARES;
  into.fill(0, 0, CATEGORIES.length);
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

const parts = new Float64Array(CATEGORIES.length);

/** Gaïa's score as the game stands. */
export const gaiaScore = (state: State): number => fillGaiaParts(state, parts);

/** The score of a seat as the game stands. */
export const scoreOf = (state: State, seat: number): number => fillParts(state, seat, parts);

/** What ties are broken by, one after the other: soil, hand, growth, sprouts, compost (rules section 3.6, ruling E5). */
const tieBreaks = (state: State, seat: number): number[] => [
  state.soil[seat]!,
  state.handSize[seat]!,
  state.rules.rulings.tiedGrowth === 'points' ? growthPoints(state, seat) : state.growthCount[seat]!,
  state.sproutCount[seat]!,
  state.compostSize[seat]!,
];

/** Most seats, each with a place in `finals`. */
const MOST_SEATS = 5;
/** Score by seat, as `countScores` has left it. */
const finals = new Float64Array(MOST_SEATS);

/** Counts the score of every seat once, for all comparisons that follow. */
const countScores = (state: State): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) finals[seat] = scoreOf(state, seat);
};

/**
 * Below 0 when the score of `one` is better, above 0 when that of `other` is, 0 when they are tied to the last.
 * The scores are those that `countScores` has counted.
 */
const compare = (state: State, one: number, other: number): number => {
  if (finals[one] !== finals[other]) return finals[other]! - finals[one]!;
  const left = tieBreaks(state, one);
  const right = tieBreaks(state, other);
  const differs = left.findIndex((value, index) => value !== right[index]);
  return differs < 0 ? 0 : right[differs]! - left[differs]!;
};

/** Index into `ENDINGS`. */
export const ending = (state: State): number => {
  if (state.occupied.includes(EVERYWHERE)) return 0;
  if (state.rules.solo && state.gaiaTurn === GAIA_TURNS) return 1;
  return state.round >= state.rules.roundLimit ? 2 : 0;
};

/** Points by which a margin counts in full. */
const MARGIN = 60;

/** Utility of a margin over the best of the others: winning comes first, then by how much. */
export const utilityOf = (margin: number, rank: number): number => {
  const scaled = Math.min(1, Math.abs(margin) / MARGIN) / 4;
  return rank < 0 ? 0.25 - scaled : rank > 0 ? 0.75 + scaled : 0.5;
};

/** Whether the person won or not, as `utilityOf` has it; what equal scores are is ruling G7. */
const soloRank = (state: State, margin: number): number =>
  margin === 0 && state.rules.rulings.gaiaTies === 'lost' ? -1 : Math.sign(margin);

/** Utilities of a finished game. */
export const utilities = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    const margin = scoreOf(state, 0) - gaiaScore(state);
    into[0] = utilityOf(margin, soloRank(state, margin));
    return;
  }
  countScores(state);
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    let rank = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      best = Math.max(best, finals[other]!);
      rank = Math.min(rank, compare(state, other, seat));
    }
    into[seat] = utilityOf(finals[seat]! - best, rank);
  }
};

/** Rank by seat, 1 is best; alone, 1 for a win against Gaïa and 2 for a loss. */
export const ranks = (state: State, into: Int8Array): void => {
  const { seats, solo } = state.rules;
  if (solo) {
    into[0] = soloRank(state, scoreOf(state, 0) - gaiaScore(state)) < 0 ? 2 : 1;
    return;
  }
  countScores(state);
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = 1;
    for (let other = 0; other < seats; other++) if (compare(state, other, seat) < 0) into[seat]!++;
  }
};

/** The result for people. */
export const outcome = (state: State): Outcome => {
  const { seats } = state.rules;
  const measured = new Float64Array(METRICS.length);
  measure(state, 0, measured);
  const order = new Int8Array(seats);
  ranks(state, order);
  return {
    scores: Array.from(order, (_, seat) => scoreOf(state, seat)),
    ranks: [...order],
    ending: ENDINGS[ending(state)]!,
    metrics: Object.fromEntries(METRICS.map(({ name }, index) => [name, measured[index]!])),
    notes: state.rules.animals ? ['house-animals'] : [],
  };
};
