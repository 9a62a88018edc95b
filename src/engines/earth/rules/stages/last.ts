/** The end of the game (rules section 3.6). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { codeOf, KIND } from '../codes.ts';
import { type Decision, unasked } from '../decision.ts';
import { canDoMore, listExtras } from '../extras.ts';
import { answerLeaf } from '../frames/leaf.ts';
import { claimAll } from '../goals.ts';
import { nextSeat } from '../round.ts';
import type { State } from '../state.ts';
import { STAGE } from '../terms.ts';

/** The seat is done; after the last one, what was met by then earns its leaves (rules section 3.5), and the game is over. */
const endLast = (state: State, log?: EventLog): void => {
  state.seat = nextSeat(state);
  if (state.seat !== state.firstSeat) return;
  claimAll(state, log);
  if (state.pending.some((leaves) => leaves > 0)) {
    state.step = 1;
    return;
  }
  state.stage = STAGE.over;
  log?.({ code: 'event.ended', params: {} });
};

/**
 * Events and conversions before scoring: each seat's last chance for them. `step` is 1 while animals answer the leaves that were
 * placed after it; then, what they brought may be played, or has met something else.
 */
export const last: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, _argument: number, _random: Random, log?: EventLog): void => endLast(state, log),
  run: (state: State, _random: Random, log?: EventLog): boolean => {
    if (state.step === 1) {
      if (answerLeaf(state)) return false;
      state.step = 0;
      state.seat = state.firstSeat;
    }
    if (state.rules.rulings.lastChance === 'offered' && canDoMore(state, state.seat)) return true;
    endLast(state, log);
    return false;
  },
};

/** Nothing is left to decide. */
export const over: Decision = unasked(() => true);
