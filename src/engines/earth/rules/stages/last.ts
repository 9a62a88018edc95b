/** The end of the game (rules section 3.6). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { codeOf, KIND } from '../codes.ts';
import { type Decision, unasked } from '../decision.ts';
import { canDoMore, listExtras } from '../extras.ts';
import { nextSeat } from '../round.ts';
import type { State } from '../state.ts';
import { STAGE } from '../terms.ts';

/** The seat is done; after the last one the game is over. */
const endLast = (state: State, log?: EventLog): void => {
  state.seat = nextSeat(state);
  if (state.seat !== state.firstSeat) return;
  state.stage = STAGE.over;
  log?.({ code: 'event.ended', params: {} });
};

/** Events and conversions before scoring: each seat's last chance for them. */
export const last: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, _argument: number, _random: Random, log?: EventLog): void => endLast(state, log),
  run: (state: State, _random: Random, log?: EventLog): boolean => {
    if (state.rules.rulings.lastChance === 'offered' && canDoMore(state, state.seat)) return true;
    endLast(state, log);
    return false;
  },
};

/** Nothing is left to decide. */
export const over: Decision = unasked(() => true);
