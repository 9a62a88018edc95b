/** Colonies: establishing, their bonus, moving (rulebook page 10). */
import type { EventLog } from '../../../core/contract.ts';
import { NONE } from '../content/tables.ts';
import { checkClaims } from './claims.ts';
import { due, gather } from './due.ts';
import type { State } from './state.ts';
import { NO_SOURCE } from './terms.ts';
import { EVENT, fire } from './triggers.ts';

/** First instruction of the bonus of a colony at a location. */
export const bonusAt = ({ rules: { content }, tiles }: State, space: number): number =>
  content.locations.bonus[tiles[space]!]!;

/** What the location at a space is called. */
export const nameAt = ({ rules: { content }, tiles }: State, space: number) => content.locations.names[tiles[space]!]!;

/** A colony of a seat is established at a location, which gives its bonus (page 10). */
export const establish = (state: State, seat: number, space: number, log?: EventLog): void => {
  state.colonies[space] = seat;
  log?.({ code: 'event.colony', params: { seat, ...nameAt(state, space) } });
  const floor = state.depth;
  due(state, bonusAt(state, space), seat, NO_SOURCE, log);
  fire(state, seat, EVENT.colony, 0, log);
  gather(state, seat, floor);
  checkClaims(state, seat, log);
};

/** A colony of a seat moves to another location, which gives its bonus (turtles, page 14). */
export const moveColony = (state: State, seat: number, from: number, to: number, log?: EventLog): void => {
  state.colonies[from] = NONE;
  state.colonies[to] = seat;
  log?.({ code: 'event.colony-moved', params: { seat, ...nameAt(state, to) } });
  due(state, bonusAt(state, to), seat, NO_SOURCE, log);
  checkClaims(state, seat, log);
};
