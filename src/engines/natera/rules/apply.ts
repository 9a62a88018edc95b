/**
 * Performing decisions. What is told to the log, by code: rows of the catalog as `name` and `french`, seats from 0, resources,
 * piles, zones and types by their names in `content/terms.ts`. Nothing of it is hidden from anybody.
 *
 * - set-up: `event.tribe`, `event.side` seat, name, french; `event.put-aside` seat, cards;
 * - course: `event.season`, `event.rest` season; `event.turn`, `event.passed` seat; `event.drafted` left (rounds); `event.ended`;
 * - pawns: `event.deployed` seat, leader (1 or 0), name, french; `event.copied` (a location) seat, name, french;
 * - tracks: `event.authority` seat, zone, from, to; `event.revealed` zone, tier; `event.leads` seat, zone;
 *   `event.disc-returned` zone;
 * - colonies: `event.colony`, `event.colony-moved` (to), `event.bonus` seat, name, french;
 * - resources: `event.gained`, `event.paid` seat, resource, amount;
 * - cards: `event.drew` seat, pile, cards; `event.peeked` seat, pile; `event.reshuffled` pile, cards; `event.discarded`,
 *   `event.used` (its ability) seat, name, french; `event.played` seat, name, french, amount, resource; `event.sought` seat, type;
 *   `event.found` seat, name, french;
 * - specialists: `event.hired` seat, name, french, amount (food); `event.returned` (under the pile) seat, name, french, amount;
 *   `event.consulted` (its ability) seat, name, french; `event.arrived` (in the river), `event.dismissed` (from it) name, french;
 * - `event.grew` (a growth token) seat, space (from 1); `event.claimed` seat, slot.
 */
import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { proceed, takeChoice } from './machine.ts';
import type { State } from './state.ts';
import { kindOf, parameterOf } from './terms.ts';

/** Performs a decision and all that follows, up to the next one. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  takeChoice(state, kindOf(action), parameterOf(action), random, log);
  proceed(state, random, log);
};
