/** Fauna objectives and the completion bonus (rules section 3.5). */

import type { EventLog } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { COMPLETION_POINTS, leafPoints } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { measureIndex } from '../content/measures.ts';
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

/** Last of the measures that count cards by what is printed on them, and nothing else. */
const PRINTED = measureIndex('tableau');

/**
 * Notes which objectives `owner` meets now: one met at any step of a turn is claimed at its end.
 * @param planted whether cards may have been planted since; if not, those that count printed cards, most of all, need no look
 */
export const noteGoals = (state: State, owner: number, planted = true): void => {
  const { fauna } = state.rules.content;
  // Whoever has leaves has claimed what it met in earlier turns; before the second round, what islands and climates meet is new.
  const isKnown = !planted && state.round > 0 && state.leaves[owner]! > 0;
  let met = state.met[owner]! | state.claimed[owner]!;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (hasBit(met, objective)) continue;
    const goal = fauna[state.fauna[objective]!]!;
    if (isKnown && goal.score.what <= PRINTED) continue;
    if (measure(state, owner, goal.score, NONE) >= goal.count) met |= 1 << objective;
  }
  state.met[owner] = met & ~state.claimed[owner]!;
};

/** Puts a leaf of `owner` on the next free step of an objective. @returns which step, from 0 */
export const putLeaf = (state: State, owner: number, objective: number): number => {
  const order = arrivalsOn(state, objective);
  state.arrivals[objective * LEAVES + order] = owner;
  state.claimed[owner]! |= 1 << objective;
  state.leaves[owner]!--;
  return order;
};

/** Puts a leaf of `owner` on the completion bonus, if it is free. @returns whether it was */
export const takeCompletion = (state: State, owner: number): boolean => {
  if (state.completion !== NONE || state.leaves[owner] === 0) return false;
  state.completion = owner;
  state.leaves[owner]!--;
  return true;
};

const claim = (state: State, seat: number, objective: number, log?: EventLog): void => {
  const points = arrivalPoints(state, putLeaf(state, seat, objective));
  waitForAnimals(state, seat);
  const fauna = state.rules.content.faunaNames[state.fauna[objective]!]!;
  log?.({ code: 'event.claimed', params: { seat, fauna, points } });
};

const claimCompletion = (state: State, seat: number, log?: EventLog): void => {
  if (!takeCompletion(state, seat)) return;
  waitForAnimals(state, seat);
  log?.({ code: 'event.completed', params: { seat, points: COMPLETION_POINTS } });
};

/** A seat activates its animals once all leaves of the turn lie. */
const waitForAnimals = (state: State, seat: number): void => {
  if (state.rules.animals) state.pending[seat]!++;
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
