import type { Metric } from '../../../core/measures.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import { animalsOf } from './animals.ts';
import { MOST_SEATS } from './rules.ts';
import { REVEALED, type State } from './state.ts';

/** How a game can end: with one best seat, or with several that points and discards do not tell apart. */
export const ENDINGS = ['decided', 'shared'] as const;

/** Most points that are measured: more than a game ever comes to, while a histogram still tells single points apart. */
const MOST_POINTS = 127;

/** What playouts measure; see `measure`. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: 0, max: MOST_POINTS },
  { name: 'lead', min: -MOST_POINTS, max: MOST_POINTS },
  { name: 'animals', min: 0, max: MOST_CARDS },
];

/**
 * Points of every seat (section 2.5): 2 an animal, 1 a trait card, and what its traits add to the need of each
 * animal. So an animal is worth its need and 1, and every trait card 1; a pair card counts once.
 */
export const fillScores = (state: State, into: Float64Array): void => {
  const { expected, flags, host, need, owner, row } = state;
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = expected[seat]!;
  for (let place = 0; place < state.alive; place++) {
    const slot = row[place]!;
    into[owner[slot]!]! += 1 + need[slot]! + ((flags[slot]! & REVEALED) !== 0 ? 1 : 0);
  }
  for (let index = 0; index < state.traitCards; index++) into[owner[host[index]!]!]!++;
};

/** More than there can be discards. */
const DISCARDS = 128;

const standings = new Float64Array(MOST_SEATS);

/** Points first, then discards, which break ties (section 2.5): a number by seat that orders them. */
const fillStandings = (state: State): void => {
  fillScores(state, standings);
  for (let seat = 0; seat < state.rules.seats; seat++)
    standings[seat] = standings[seat]! * DISCARDS + state.discardsOf[seat]!;
};

/** Part of a utility that the place is worth; the rest is the distance to the others. */
const PLACE = 0.7;
/** Points by which a lead is worth about three quarters of the most it can be. */
const WIDE = 12;

/**
 * Utilities from points: the chance to beat each other seat, as a product, and how far ahead of the best of
 * them. `spread` is how unsure the points are; 0 says that they are final, and then a tie counts half.
 */
export const utilitiesOf = (seats: number, scores: Float64Array, spread: number, into: Float64Array): void => {
  for (let seat = 0; seat < seats; seat++) {
    let first = 1;
    let best = 0;
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

/** Points with the discards that break ties as parts of one: a point is 128 of them, so they weigh next to nothing in a lead. */
export const fillPlaces = (state: State, into: Float64Array): void => {
  fillStandings(state);
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = standings[seat]! / DISCARDS;
};

const places = new Float64Array(MOST_SEATS);

/** Utilities of a finished game. */
export const utilities = (state: State, into: Float64Array): void => {
  fillPlaces(state, places);
  utilitiesOf(state.rules.seats, places, 0, into);
};

/** Rank by seat, 1 is best; a tie that points and discards do not break is left to the printed roll of the dice. */
export const ranks = (state: State, into: Int8Array): void => {
  const { seats } = state.rules;
  fillStandings(state);
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = 1;
    for (let other = 0; other < seats; other++) if (standings[other]! > standings[seat]!) into[seat]!++;
  }
};

/** Index into `ENDINGS`. */
export const ending = (state: State): number => {
  let best = -1;
  let shared = false;
  fillStandings(state);
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const standing = standings[seat]!;
    if (standing > best) {
      best = standing;
      shared = false;
    } else if (standing === best) shared = true;
  }
  return shared ? 1 : 0;
};

/** Score, lead over the best other seat, animals; scores beyond the most count as the most. */
export const measure = (state: State, seat: number, into: Float64Array): void => {
  let best = 0;
  fillScores(state, standings);
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && standings[other]! > best) best = standings[other]!;
  into[0] = Math.min(MOST_POINTS, standings[seat]!);
  into[1] = into[0] - Math.min(MOST_POINTS, best);
  into[2] = animalsOf(state, seat);
};
