/** Fauna objectives and the completion bonus (rules section 3.5). */
import type { EventLog } from '../../core/contract.ts';
import { NONE } from './catalog/ids.ts';
import { EVERYWHERE } from './grid.ts';
import { measure } from './measure.ts';
import type { State } from './state.ts';
import { LEAVES, OBJECTIVES } from './terms.ts';

/** Points by order of arrival on an objective, and of each objective in a beginner game. */
const ARRIVAL_POINTS = [15, 11, 8, 6, 5] as const;
const BEGINNER_POINTS = 10;
/** Points of the completion bonus. */
export const COMPLETION_POINTS = 7;

/** Points of the leaf that is the `order`th on its objective. */
export const arrivalPoints = (state: State, order: number): number =>
  state.rules.level === 'beginner' ? BEGINNER_POINTS : ARRIVAL_POINTS[order]!;

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
    if (((met >> objective) & 1) === 1) continue;
    const goal = fauna[state.fauna[objective]!]!;
    if (measure(state, owner, goal.score, NONE) >= goal.count) met |= 1 << objective;
  }
  state.met[owner] = met & ~state.claimed[owner]!;
};

/** Puts a leaf of `owner` on an objective. */
export const claim = (state: State, owner: number, objective: number, log?: EventLog): void => {
  const order = arrivalsOn(state, objective);
  state.arrivals[objective * LEAVES + order] = owner;
  state.claimed[owner]! |= 1 << objective;
  state.leaves[owner]!--;
  if (state.rules.animals) state.pending[owner]!++;
  log?.({
    code: owner < state.rules.seats ? 'event.claimed' : 'event.gaia-claimed',
    params: {
      seat: owner,
      fauna: state.rules.content.faunaNames[state.fauna[objective]!]!,
      points: arrivalPoints(state, order),
    },
  });
};

/** Puts a leaf of `owner` on the completion bonus, if it is free. */
export const claimCompletion = (state: State, owner: number, log?: EventLog): void => {
  if (state.completion !== NONE || state.leaves[owner] === 0) return;
  state.completion = owner;
  state.leaves[owner]!--;
  if (state.rules.animals) state.pending[owner]!++;
  const code = owner < state.rules.seats ? 'event.completed' : 'event.gaia-completed';
  log?.({ code, params: { seat: owner, points: COMPLETION_POINTS } });
};

/** At the end of a turn the seats claim what they met in it, the active one first, then clockwise. */
export const claimAll = (state: State, log?: EventLog): void => {
  const { seats } = state.rules;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.active + turn) % seats;
    for (let objective = 0; objective < OBJECTIVES; objective++)
      if (((state.met[seat]! >> objective) & 1) === 1 && state.leaves[seat]! > 0) claim(state, seat, objective, log);
    state.met[seat] = 0;
    if (state.occupied[seat] === EVERYWHERE) claimCompletion(state, seat, log);
  }
};
