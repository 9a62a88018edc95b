/** Rounds, and whose turn it is in them; those of solo games are in `solo/course.ts`. */
import type { EventLog } from '../../../core/contract.ts';
import { EVERYWHERE } from './grid.ts';
import type { State } from './state.ts';
import { STAGE } from './terms.ts';

/** The seat after the one that decides. */
export const nextSeat = (state: State): number => (state.seat + 1) % state.rules.seats;

/** The game ends with the round in which somebody planted the 16th card (rules section 3.6), or with the last one there is. */
export const isLastRound = (state: State): boolean =>
  state.occupied.includes(EVERYWHERE) || state.round + 1 >= state.rules.roundLimit;

/** Begins the next round, or the end of the game. */
export const nextRound = (state: State, log?: EventLog): void => {
  state.stage = isLastRound(state) ? STAGE.last : STAGE.choose;
  state.round++;
  if (state.stage === STAGE.choose) log?.({ code: 'event.round', params: { round: state.round + 1 } });
};
