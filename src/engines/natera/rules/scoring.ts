/** Final scoring (rulebook page 16). */
import type { Metric } from '../../../core/measures.ts';
import { NONE } from '../content/tables.ts';
import { RESOURCES, SEATS, SLOTS, TOP, ZONES } from '../content/terms.ts';
import { lateClaims } from './claims.ts';
import { authorityOf, cardPoints, colonyPoints, sciencePoints, specialistPoints } from './points.ts';
import { PARTS, type State } from './state.ts';

/** Points of an accomplishment, and of one that is claimed when all is counted. */
const CLAIMED = 7;
const LATE = 3;
/** Points of the first, second and third place of a track. */
const PLACES = [7, 3, 1] as const;
const MATERIAL = RESOURCES.indexOf('material');

/** Most that is measured of points, of a part of them, and of material: more than games come to. */
const MOST_POINTS = 255;
const MOST_OF_PART = 127;
const MOST_MATERIAL = 127;
/** Nearly all scores lie below this. */
const USUAL = 127;

/** What playouts measure; see `measure`. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: 0, max: MOST_POINTS, usual: [0, USUAL] },
  ...PARTS.map((name) => ({ name, min: 0, max: MOST_OF_PART })),
  { name: 'authority', min: 0, max: ZONES.length * TOP },
  { name: 'material', min: 0, max: MOST_MATERIAL },
];

/** Points of places from `place` on, 0 for the first, that so many seats share: added, divided, rounded down. */
const shareOf = (place: number, seats: number): number => {
  let sum = 0;
  for (let index = place; index < Math.min(PLACES.length, place + seats); index++) sum += PLACES[index]!;
  return Math.trunc(sum / seats);
};

/**
 * Points of so many seats that tie for a place: for first, ruling O35; for second, second and third are shared and nobody is
 * third; for third, each has its points (page 16).
 */
const placePoints = ({ rules }: State, place: number, tied: number): number => {
  if (place >= PLACES.length) return 0;
  const inFull = tied === 1 || place === 2 || (place === 0 && rules.rulings.tiedFirst === 'each-in-full');
  return inFull ? PLACES[place]! : shareOf(place, tied);
};

/** Points on one track of a seat with a level, and a holder of the disc: that one is first, and the others come by level (page 16). */
export const placeAt = (state: State, seat: number, zone: number, level: number, holder: number): number => {
  if (holder === seat) return PLACES[0];
  const { authority, rules } = state;
  // Rulings O13 (who has a place at all) and O12 (whether a place that no disc gives is anybody's).
  if (level < rules.rulings.leastRanked) return 0;
  let place = holder !== NONE || rules.rulings.vacantDisc === 'nobody' ? 1 : 0;
  let tied = 1;
  for (let other = 0; other < rules.seats; other++) {
    if (other === holder || other === seat) continue;
    const its = authority[other * ZONES.length + zone]!;
    if (its > level) place++;
    else if (its === level) tied++;
  }
  return placePoints(state, place, tied);
};

/** Points of a seat on one track, as it stands. */
export const trackPoints = (state: State, seat: number, zone: number): number =>
  placeAt(state, seat, zone, state.authority[seat * ZONES.length + zone]!, state.discs[zone]!);

/** Points of accomplishments: those claimed in time, and those claimed at the end. */
const accomplishmentPoints = (state: State, seat: number): number => {
  let sum = LATE * lateClaims(state, seat);
  for (let slot = 0; slot < SLOTS; slot++) if (state.claims[slot] === seat) sum += CLAIMED;
  return sum;
};

const allTracks = (state: State, seat: number): number => {
  let sum = 0;
  for (let zone = 0; zone < ZONES.length; zone++) sum += trackPoints(state, seat, zone);
  return sum;
};

const pointsOfPart = (state: State, seat: number, part: number): number => {
  switch (PARTS[part]!) {
    case 'accomplishments':
      return accomplishmentPoints(state, seat);
    case 'colonies':
      return colonyPoints(state, seat);
    case 'science':
      return sciencePoints(state, seat);
    case 'specialists':
      return specialistPoints(state, seat);
    case 'cards':
      return cardPoints(state, seat);
    case 'tracks':
      return allTracks(state, seat);
  }
};

/** Points of a seat in one of `PARTS`, as if the game ended now. */
export const partOf = (state: State, seat: number, part: number): number =>
  pointsOfPart(state, seat, part) + state.forecast[seat * PARTS.length + part]!;

/** Points of a seat, as if the game ended now. */
export const scoreOf = (state: State, seat: number): number => {
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += partOf(state, seat, part);
  return sum;
};

const materialOf = ({ resources }: State, seat: number): number =>
  Math.min(MOST_MATERIAL, resources[seat * RESOURCES.length + MATERIAL]!);

/** More than levels and material can sum up to, as factors of what goes before them. */
const LEVELS = 64;
const MATERIALS = 128;

/** Points, then the sum of levels, then material (page 16): one number that orders the seats. */
const standingOf = (state: State, seat: number): number =>
  (scoreOf(state, seat) * LEVELS + authorityOf(state, seat)) * MATERIALS + materialOf(state, seat);

const standings = new Float64Array(SEATS);

/** Part of a utility that the place is worth; the rest is the distance to the others. */
const PLACE = 0.7;
/** Points by which a lead is worth three quarters of the most it can be. */
const WIDE = 15;

/**
 * Utilities from points: the chance to be ahead of each other seat, as a product, and how far ahead of the best of them.
 * @param spread how unsure the points of one seat are; 0 says that they are final, and then a tie counts half
 */
export const utilitiesOf = (seats: number, scores: Float64Array, spread: number, into: Float64Array): void => {
  for (let seat = 0; seat < seats; seat++) {
    let first = 1;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      first *= chanceToBeat(scores[seat]! - scores[other]!, spread);
      if (scores[other]! > best) best = scores[other]!;
    }
    const lead = (scores[seat]! - best) / WIDE;
    into[seat] = PLACE * first + (1 - PLACE) * (0.5 + (0.5 * lead) / (1 + Math.abs(lead)));
  }
};

const chanceToBeat = (lead: number, spread: number): number =>
  // The difference of two scores is off by √2 of one; 1.7 turns a normal spread into a logistic one.
  spread > 0 ? 1 / (1 + Math.exp((-1.7 * lead) / (Math.SQRT2 * spread))) : lead > 0 ? 1 : lead < 0 ? 0 : 0.5;

/** Points by seat with what breaks ties as parts of one: the order is the printed one, and they weigh next to nothing in a lead. */
export const fillStandings = (state: State, into: Float64Array): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = standingOf(state, seat) / (LEVELS * MATERIALS);
};

/** Utilities of a finished game. */
export const utilities = (state: State, into: Float64Array): void => {
  fillStandings(state, standings);
  utilitiesOf(state.rules.seats, standings, 0, into);
};

/** Rank by seat, 1 is best; what points, levels and material do not tell apart shares its rank (page 16). */
export const ranks = (state: State, into: Int8Array): void => {
  const { seats } = state.rules;
  for (let seat = 0; seat < seats; seat++) standings[seat] = standingOf(state, seat);
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = 1;
    for (let other = 0; other < seats; other++) if (standings[other]! > standings[seat]!) into[seat]!++;
  }
};

/** Index into `ENDINGS`: there is one. */
export const ending = (): number => 0;

/** Seats win against each other. */
export const nature = (): 'competitive' => 'competitive';

/** Score, its parts, sum of levels, material; what is beyond its most counts as the most. */
export const measure = (state: State, seat: number, into: Float64Array): void => {
  into[0] = 0;
  for (let part = 0; part < PARTS.length; part++) {
    const points = partOf(state, seat, part);
    into[0] += points;
    into[1 + part] = Math.max(0, Math.min(MOST_OF_PART, points));
  }
  into[0] = Math.max(0, Math.min(MOST_POINTS, into[0]));
  into[1 + PARTS.length] = authorityOf(state, seat);
  into[2 + PARTS.length] = materialOf(state, seat);
};
