/** Fauna objectives and the completion bonus (rules section 3.5). */

import type { EventLog } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { COMPLETION_POINTS, leafPoints } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { EVERYWHERE } from './grid.ts';
import { measure } from './measure.ts';
import type { State } from './state.ts';
import { LEAVES, OBJECTIVES } from './terms.ts';

/** Points of each objective in a beginner game. */
const BEGINNER_POINTS = 10;

/** Points of the leaf that came to its objective as the `order`th, from 0. */
export const arrivalPoints = (state: State, order: number): number =>
  state.rules.level === 'beginner' ? BEGINNER_POINTS : leafPoints(order);

/** Leaves on an objective. */
export const arrivalsOn = (state: State, objective: number): number => {
  let count = 0;
  while (count < LEAVES && state.arrivals[objective * LEAVES + count] !== NONE) count++;
  return count;
};

/** Notes which objectives `owner` meets now: one met at any step of a turn is claimed at its end. */
export const noteGoals = (state: State, owner: number): void => {
  const { fauna } = state.rules.content;
  let met = state.met[owner]! | state.claimed[owner]!;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (hasBit(met, objective)) continue;
    const goal = fauna[state.fauna[objective]!]!;
    if (measure(state, owner, goal.score, NONE) >= goal.count) met |= 1 << objective;
  }
  state.met[owner] = met & ~state.claimed[owner]!;
};

/** Puts a leaf of `owner` on an objective; the animals of a seat wait for the end of the turn. */
export const claim = (state: State, owner: number, objective: number, log?: EventLog): void => {
  const order = arrivalsOn(state, objective);
  state.arrivals[objective * LEAVES + order] = owner;
  state.claimed[owner]! |= 1 << objective;
  state.leaves[owner]!--;
  waitForAnimals(state, owner);
  log?.({
    code: owner < state.rules.seats ? 'event.claimed' : 'event.gaia-claimed',
    params: {
      seat: owner,
      fauna: state.rules.content.faunaNames[state.fauna[objective]!]!,
      points: arrivalPoints(state, order),
    },
  });
};

/** A seat activates its animals once all leaves of the turn lie; Gaïa does so at once. */
const waitForAnimals = (state: State, owner: number): void => {
  if (state.rules.animals && owner < state.rules.seats) state.pending[owner]!++;
};

/** Puts a leaf of `owner` on the completion bonus, if it is free. @returns whether it did */
export const claimCompletion = (state: State, owner: number, log?: EventLog): boolean => {
  if (state.completion !== NONE || state.leaves[owner] === 0) return false;
  state.completion = owner;
  state.leaves[owner]!--;
  waitForAnimals(state, owner);
  const points = COMPLETION_POINTS;
  if (owner < state.rules.seats) log?.({ code: 'event.completed', params: { seat: owner, points } });
  else log?.({ code: 'gaia.completion', params: { points } });
  return true;
};

/** At the end of a turn the seats claim what they met in it, the active one first, then clockwise. */
export const claimAll = (state: State, log?: EventLog): void => {
  const { seats } = state.rules;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.active + turn) % seats;
    for (let objective = 0; objective < OBJECTIVES; objective++)
      if (hasBit(state.met[seat]!, objective) && state.leaves[seat]! > 0) claim(state, seat, objective, log);
    state.met[seat] = 0;
    if (state.occupied[seat] === EVERYWHERE) claimCompletion(state, seat, log);
  }
};
