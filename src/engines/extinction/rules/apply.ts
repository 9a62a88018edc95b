/**
 * Performing decisions. What is told to the log, by code (spaces as `row` and `column` from 1, rows of the catalog as `name` and
 * `french`, roles as in `ROLES`):
 *
 * - setting up: `event.role` place, role; `event.ability` role, name, french;
 * - turns: `event.turn` role; `event.rolled` role, rolls (a list); `event.placed` role, value, name, french; `event.permanent`,
 *   `event.used` (the ability) role, name, french; `event.turned` role, from, to; `event.rerolled` role, roll; `event.returned`
 *   role, value; `event.copied` name, french; `event.skipped` phase, one of `SKIPPED`; `event.year` year;
 * - cards: `event.played`, `event.recovered`, `event.discarded` role, name, french; `event.drew` role, cards;
 * - money: `event.gained`, `event.paid` role, money; `event.gave` role, to, money;
 * - ambassadors: `event.ambassador` (revealed) place, name, french; `event.cube`, `event.cube-moved` (from it),
 *   `event.cube-lost` name, french; `event.yes`, `event.no` name, french, sum, target; `event.vote` votes, needed;
 * - animals: `event.birth`, `event.no-birth` roll, target; `event.animal` (placed) row, column; `event.moved` fromRow, fromColumn,
 *   row, column; `event.lost` count, row, column; `event.loss-prevented`;
 * - tiles: `event.destruction-row`, `event.destruction-column` line, roll; `event.tile`, `event.tile-removed` row, column;
 *   `event.tile-prevented`;
 * - effects: `event.effect`, `event.constant` (revealed), `event.constant-ended`, `event.foreseen`, `event.effect-discarded`
 *   name, french; `event.reshuffled` cards;
 * - `event.ended` ending.
 */

import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { proceed, takeOption } from './machine.ts';
import type { State } from './state.ts';

/** Performs a decision and all that follows, up to the next one. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  takeOption(state, action, random, log);
  proceed(state, random, log);
};
