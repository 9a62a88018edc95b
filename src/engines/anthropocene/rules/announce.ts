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
  const changed = before ^ after;
  if (changed === 0) return;
  for (let seat = 0; seat < seats; seat++) {
    const pair = 1 << objectivePair(state, seat);
    const met = (after & pair) !== 0;
    const heard = (changed & pair) !== 0;
    state.possible[seat]! &= heard ? changed & (met ? after : before) : ~changed;
    if (heard) log?.({ code: met ? 'event.met' : 'event.unmet', params: { seat } });
  }
};
