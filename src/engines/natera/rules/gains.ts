import type { EventLog } from '../../../core/contract.ts';
import { RESOURCES } from '../content/terms.ts';
import type { State } from './state.ts';

/** Most of a resource that a seat has; the book knows no limit (O16), and no game comes near it. */
const MOST = 9999;

/** Gives resources of one kind, an index in `RESOURCES`. */
export const gainResource = (state: State, seat: number, resource: number, amount: number, log?: EventLog): void => {
  const at = seat * RESOURCES.length + resource;
  state.resources[at] = Math.min(MOST, state.resources[at]! + amount);
  log?.({ code: 'event.gained', params: { seat, resource: RESOURCES[resource]!, amount } });
};
