/** Tracks of the zones: levels, what they reveal, who leads (rulebook pages 7 and 8). */
import type { EventLog } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { DISC_LEVEL, LETTERS, SLOTS, TIER_LEVELS, TOP, ZONES } from '../content/terms.ts';
import { checkClaims, claimSlot, tokensLeft } from './claims.ts';
import type { State } from './state.ts';
import { LOST } from './terms.ts';

/** The level of a seat on a track, an index in `ZONES`. */
export const levelOf = ({ authority }: State, seat: number, zone: number): number =>
  authority[seat * ZONES.length + zone]!;

/** Turns up the tiles of a tier of a zone, if they are not (page 8). */
const reveal = (state: State, zone: number, tier: number, log?: EventLog): void => {
  const bit = zone + (tier === 3 ? ZONES.length : 0);
  if (hasBit(state.revealed, bit)) return;
  state.revealed |= 1 << bit;
  log?.({ code: 'event.revealed', params: { zone: ZONES[zone]!, tier } });
};

/** Gives the disc of a zone to a seat. */
const lead = (state: State, seat: number, zone: number, log?: EventLog): void => {
  state.discs[zone] = seat;
  log?.({ code: 'event.leads', params: { seat, zone: ZONES[zone]! } });
};

/** The accomplishment of a track is for the first one on top of it that has a token left (page 11; ruling O30). */
const claimTrack = (state: State, seat: number, zone: number, log?: EventLog): void => {
  const slot = LETTERS.length + zone;
  if (slot >= SLOTS || state.claims[slot] !== NONE) return;
  if (tokensLeft(state, seat) > 0) claimSlot(state, seat, slot, log);
  else if (state.rules.rulings.tokenless === 'lost') state.claims[slot] = LOST;
};

/** All that a level does that is reached from below. */
const rise = (state: State, seat: number, zone: number, from: number, to: number, log?: EventLog): void => {
  if (from < DISC_LEVEL && to >= DISC_LEVEL && state.discs[zone] === NONE) lead(state, seat, zone, log);
  for (let tier = 2; tier <= 3; tier++) if (to >= TIER_LEVELS[tier]!) reveal(state, zone, tier, log);
  if (from < TOP && to === TOP) claimTrack(state, seat, zone, log);
  checkClaims(state, seat, log);
};

/** The seat with the highest level of at least 1 on a track, the first in turn order from the one that begins; `NONE` for none. */
const highest = (state: State, zone: number): number => {
  const { first, rules } = state;
  let best = NONE;
  let level = 0;
  for (let turn = 0; turn < rules.seats; turn++) {
    const seat = (first + turn) % rules.seats;
    if (levelOf(state, seat, zone) > level) {
      best = seat;
      level = levelOf(state, seat, zone);
    }
  }
  return best;
};

/** The leader of a zone is at level 0: its disc goes back (page 8), or to the highest one (ruling O25). */
const drop = (state: State, seat: number, zone: number, log?: EventLog): void => {
  if (state.discs[zone] !== seat) return;
  const next = state.rules.rulings.droppedDisc === 'to-highest' ? highest(state, zone) : NONE;
  state.discs[zone] = NONE;
  log?.({ code: 'event.disc-returned', params: { zone: ZONES[zone]! } });
  if (next !== NONE) lead(state, next, zone, log);
};

/**
 * Moves the token of a seat on a track, never beyond its ends (ruling O22), with all that follows.
 * @param by steps up, or down where negative
 */
export const moveToken = (state: State, seat: number, zone: number, by: number, log?: EventLog): void => {
  const from = levelOf(state, seat, zone);
  const to = Math.max(0, Math.min(TOP, from + by));
  if (to === from) return;
  state.authority[seat * ZONES.length + zone] = to;
  log?.({ code: 'event.authority', params: { seat, zone: ZONES[zone]!, from, to } });
  if (to > from) rise(state, seat, zone, from, to, log);
  else if (to === 0) drop(state, seat, zone, log);
};

/** Whether a seat takes a disc: it is above its leader (page 8), or at level 2 and nobody leads (ruling O25). */
const overtakes = (state: State, seat: number, zone: number): boolean => {
  const leader = state.discs[zone]!;
  if (leader === seat) return false;
  const level = levelOf(state, seat, zone);
  return leader === NONE ? level >= DISC_LEVEL : level > levelOf(state, leader, zone);
};

/** At the end of a turn, and of production, discs may change hands (page 8; ruling O11). */
export const takeOver = (state: State, seat: number, log?: EventLog): void => {
  for (let zone = 0; zone < ZONES.length; zone++) if (overtakes(state, seat, zone)) lead(state, seat, zone, log);
};

/** Each seat that is above a leader takes its disc, the highest one before others and then the first in turn order. */
export const takeOverAll = (state: State, log?: EventLog): void => {
  for (let zone = 0; zone < ZONES.length; zone++) {
    const seat = highest(state, zone);
    if (seat !== NONE && overtakes(state, seat, zone)) lead(state, seat, zone, log);
  }
};
