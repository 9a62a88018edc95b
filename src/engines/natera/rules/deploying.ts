/** Placing a pawn, and what that does (rulebook page 8). */
import type { EventLog } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { TRAITS } from '../content/rows.ts';
import { areaOf, NONE } from '../content/tables.ts';
import { AREAS } from '../content/terms.ts';
import { zoneOf } from './access.ts';
import { bonusAt, nameAt } from './colonies.ts';
import { due, gather } from './due.ts';
import { hasTrait } from './payments.ts';
import { sourceAt } from './sources.ts';
import type { State } from './state.ts';
import { NO_SOURCE } from './terms.ts';
import { moveToken } from './tracks.ts';
import { EVENT, fire } from './triggers.ts';

const DOUBLE = TRAITS.indexOf('double-bonus');
const FOREST_AREA = AREAS.indexOf('forest');
const LEADER_BITS = 4;

/** The step on the track of the zone that deploying brings (page 8); none in the forest. */
export const ownStep = (state: State, seat: number, space: number, log?: EventLog): void => {
  if (zoneOf(space) !== NONE) moveToken(state, seat, zoneOf(space), 1, log);
};

/** Seats with a pawn at a location, as a mask. */
export const seatsAt = ({ pawns }: State, space: number): number =>
  (pawns[space]! | (pawns[space]! >> LEADER_BITS)) & 0xf;

/** Whether a seat's pawn at a location is a leader. */
export const isLeaderAt = ({ pawns }: State, seat: number, space: number): boolean =>
  hasBit(pawns[space]!, LEADER_BITS + seat);

/** Puts a pawn on the board. */
const put = (state: State, seat: number, isLeader: boolean, space: number, log?: EventLog): void => {
  state.pawns[space]! |= 1 << (isLeader ? LEADER_BITS + seat : seat);
  log?.({
    code: 'event.deployed',
    params: { seat, leader: isLeader ? 1 : 0, ...nameAt(state, space) },
  });
};

/** Takes a seat's pawn off a location. @returns whether it is a leader */
export const lift = (state: State, seat: number, space: number): boolean => {
  const isLeader = isLeaderAt(state, seat, space);
  state.pawns[space]! &= ~(1 << (isLeader ? LEADER_BITS + seat : seat));
  return isLeader;
};

/** The bonus of a colony there is due to its owner; twice to beavers, when a leader comes (page 12; ruling O19). */
const dueBonus = (state: State, seat: number, isLeader: boolean, space: number, log?: EventLog): void => {
  const owner = state.colonies[space]!;
  if (owner === NONE) return;
  log?.({ code: 'event.bonus', params: { seat: owner, ...nameAt(state, space) } });
  const bonus = bonusAt(state, space);
  due(state, bonus, owner, NO_SOURCE, log);
  const counts = isLeader && (owner === seat || state.rules.rulings.doubledFor === 'any-leader');
  if (counts && hasTrait(state, owner, DOUBLE)) due(state, bonus, owner, NO_SOURCE, log);
};

/** What others have of it that a pawn comes to where theirs stand, `there` as a mask (moles, page 13). */
const dueJoined = (state: State, seat: number, there: number, log?: EventLog): void => {
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && hasBit(there, other)) fire(state, other, EVENT.joined, seat, log);
};

const dueReward = (state: State, seat: number, space: number, log?: EventLog): void =>
  due(state, state.rules.content.locations.start[state.tiles[space]!]!, seat, sourceAt(space), log);

/**
 * All that is due when a pawn has come, in the order that its seat likes (page 8). In the forest the price, a card, is discarded
 * before what the tribe has of it, or after that (ruling O31): cards that are drawn for it are no price yet.
 */
const dueAll = (state: State, seat: number, isLeader: boolean, space: number, there: number, log?: EventLog): void => {
  const isForest = areaOf(space) === FOREST_AREA;
  const isLast = isForest && state.rules.rulings.foxDraw === 'after-discard';
  let floor = state.depth;
  if (isLast) fire(state, seat, EVENT.deploy, areaOf(space), log);
  else if (isForest) dueReward(state, seat, space, log);
  gather(state, seat, floor);
  floor = state.depth;
  if (isLast || !isForest) dueReward(state, seat, space, log);
  dueBonus(state, seat, isLeader, space, log);
  if (!isLast) fire(state, seat, EVENT.deploy, areaOf(space), log);
  dueJoined(state, seat, there, log);
  gather(state, seat, floor);
};

/**
 * A pawn comes to a location, with all that deploying does; but for the step on the track where that is after the reward (ruling
 * O1): who calls does it then.
 */
export const deploy = (state: State, seat: number, isLeader: boolean, space: number, log?: EventLog): void => {
  const there = seatsAt(state, space);
  put(state, seat, isLeader, space, log);
  if (state.rules.rulings.ownStep === 'before-reward') ownStep(state, seat, space, log);
  dueAll(state, seat, isLeader, space, there, log);
};

/** A pawn comes to a location, and its seat has the reward of that alone (ruling O33). */
export const moveFor = (state: State, seat: number, isLeader: boolean, space: number, log?: EventLog): void => {
  put(state, seat, isLeader, space, log);
  dueReward(state, seat, space, log);
};
