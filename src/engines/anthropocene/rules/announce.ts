import type { EventLog } from '../../../core/contract.ts';
import { isMet, objectivePair, type State } from './state.ts';

/** Tells at the start of a generation whose objective is met already (rulebook page 8; rulings P3, P4). */
export const announceStart = (state: State, log?: EventLog): void => {
  const { seats, rulings } = state.rules;
  if (state.generation === 0 && rulings.announceAtStart === 'from-second') return;
  for (let seat = 0; seat < seats; seat++) {
    if (isMet(state, seat)) {
      state.possible[seat]! &= state.fulfilled;
      log?.({ code: 'event.met', params: { seat } });
    } else if (rulings.silenceAtStart === 'unmet') state.possible[seat]! &= ~state.fulfilled;
  }
};

/**
 * Tells whose objective a placement fulfilled or undid (rulebook page 5), and draws the conclusions:
 * a change leaves the pairs that changed that way, silence those that did not change.
 * @param before pairs fulfilled before the placement
 */
export const announceChange = (state: State, before: number, log?: EventLog): void => {
  const { seats } = state.rules;
  const after = state.fulfilled;
  for (let seat = 0; seat < seats; seat++) {
    const pair = objectivePair(state, seat);
    const was = (before >> pair) & 1;
    const is = (after >> pair) & 1;
    if (was === is) state.possible[seat]! &= ~(before ^ after);
    else if (is === 1) {
      state.possible[seat]! &= after & ~before;
      log?.({ code: 'event.met', params: { seat } });
    } else {
      state.possible[seat]! &= before & ~after;
      log?.({ code: 'event.unmet', params: { seat } });
    }
  }
};
