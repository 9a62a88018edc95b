/** What levels on the tracks are worth to a seat, in points: house estimates. */
import { CONDITIONS } from '../content/rows.ts';
import { NONE } from '../content/tables.ts';
import { DISC_LEVEL, LETTERS, SEASONS, TIER_LEVELS, TOP, ZONES } from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { placeAt } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { CLAIM, HOPE } from './tiles.ts';
import { restsLeft } from './worth.ts';

/** Part of the points of places that count before the last season: others still move. */
const PLACES_COUNT: readonly number[] = [0.25, 0.4, 0.6, 1];
/** What a level is worth by itself, and one that opens a tier, at the beginning. */
const LEVEL = 0.45;
const OPENS = 0.6;
const DISC = 0.6;

/** What moving the own token on a track is worth. */
export const levelWorth = (state: State, seat: number, zone: number, by: number): number => {
  const from = state.authority[seat * ZONES.length + zone]!;
  const to = Math.max(0, Math.min(TOP, from + by));
  if (to === from) return 0;
  const holder = state.discs[zone]!;
  const holds = holder === seat;
  const leads = holder === NONE ? to >= DISC_LEVEL : !holds && to > state.authority[holder * ZONES.length + zone]!;
  const after = leads ? seat : holds && to === 0 ? NONE : holder;
  const places = placeAt(state, seat, zone, to, after) - placeAt(state, seat, zone, from, holder);
  const rests = restsLeft(state);
  let sum = PLACES_COUNT[state.season - 1]! * places + (LEVEL * (to - from) * (1 + rests)) / SEASONS;
  if (leads) sum += DISC * rests;
  if (holds && after === NONE) sum -= DISC * rests;
  for (const level of TIER_LEVELS)
    if (level > 0 && from >= level !== to >= level) sum += ((to > from ? 1 : -1) * OPENS * rests) / SEASONS;
  return sum + levelTowards(state, seat, zone, to, from);
};

const EACH_TRACK = CONDITIONS.indexOf('each-track');

/** What a level is worth for the accomplishment of its track, and for levels on all tracks. */
const levelTowards = (state: State, seat: number, zone: number, to: number, from: number): number => {
  if (to < from || tokensLeft(state, seat) === 0) return 0;
  let sum = 0;
  if (state.claims[LETTERS.length + zone] === NONE)
    sum += to === TOP ? CLAIM : (CLAIM * HOPE * (to * to * to - from * from * from)) / (TOP * TOP * TOP);
  const { objectives } = state.rules.content;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const objective = state.objectives[letter]!;
    if (state.claims[letter] !== NONE || objectives.condition[objective] !== EACH_TRACK) continue;
    const least = objectives.least[objective]!;
    if (from < least) sum += CLAIM / (ZONES.length * least);
  }
  return sum;
};
