/** Pawns of tribes (rulebook pages 5 and 7). */
import type { EventLog } from '../../../core/contract.ts';
import { NONE } from '../content/tables.ts';
import type { State } from './state.ts';

/** All pawns are with their seats. */
export const bringHome = (state: State): void => {
  const { content, seats } = state.rules;
  state.pawns.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    state.leaders[seat] = content.tribes.leaders[state.tribe[seat]!]!;
    state.explorers[seat] = content.tribes.explorers[state.tribe[seat]!]!;
  }
};

/** All have chosen their tribes, which lie open now with their pawns; the others are out of the game. */
export const showTribes = (state: State, log?: EventLog): void => {
  state.tribesShown = 1;
  state.offered.fill(NONE);
  bringHome(state);
  for (let seat = 0; seat < state.rules.seats; seat++)
    log?.({ code: 'event.tribe', params: { seat, ...state.rules.content.tribes.names[state.tribe[seat]!]! } });
};
