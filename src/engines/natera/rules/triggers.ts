/** Lasting rows that do something when something happens. */
import type { EventLog } from '../../../core/contract.ts';
import { EVENTS } from '../content/tables.ts';
import type { State } from './state.ts';

/** Events, as indexes of `EVENTS`. */
export const EVENT = {
  deploy: EVENTS.indexOf('deploy'),
  play: EVENTS.indexOf('play'),
  hire: EVENTS.indexOf('hire'),
  colony: EVENTS.indexOf('colony'),
  growth: EVENTS.indexOf('growth'),
  discard: EVENTS.indexOf('discard'),
  joined: EVENTS.indexOf('joined'),
} as const;

/**
 * Makes due (`queue.ts`) what the tribe and the passive cards of a seat do at an event.
 * @param of of `deploy` the area, of `play` the card, of `joined` the seat that came; else 0
 */
export const fire = (_state: State, _seat: number, _event: number, _of: number, _log?: EventLog): void => {};
