import { ActionList } from '../../../core/actions.ts';
import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { FAT_TISSUE } from '../content/traits.ts';
import * as act from './actions.ts';
import { advanceFrame, mustAsk } from './advance.ts';
import { answer } from './answer.ts';
import { nextDeveloper, playDevelopment } from './development.ts';
import { playGo } from './go.ts';
import { legalActions } from './legal.ts';
import { listGo, mustEat } from './legal-go.ts';
import { hasSharing } from './shares.ts';
import { BAFFLED, DEVELOPMENT, FEEDING, FINISHED, GRAZED, NONE, OPEN, SHARED, type State, seatAfter } from './state.ts';
import { beginDevelopment, beginFeeding, endYear } from './year.ts';

// Scratch of this file.
const choices = new ActionList();

/** Does an action and all that follows, up to the next decision. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  if (state.depth > 0) {
    answer(state, action, random, log);
    settle(state, random, log);
  } else if (state.phase === DEVELOPMENT) {
    develop(state, action, random, log);
  } else if (action === act.PASS) {
    pass(state, log);
    passOn(state, seatAfter(state, state.seat, 1), random, log);
  } else {
    playGo(state, action, log);
    settle(state, random, log);
  }
};

/** Plays a card or passes; when nobody plays on, the feeding begins (section 2.1). */
const develop = (state: State, action: Action, random: Random, log?: EventLog): void => {
  playDevelopment(state, action, log);
  const next = nextDeveloper(state, seatAfter(state, state.seat, 1));
  if (next !== NONE) {
    state.seat = next;
    return;
  }
  beginFeeding(state, random, log);
  passOn(state, state.firstSeat, random, log);
};

/** Ends a go; who did nothing in it has passed, for this go or for the year (section 2.3; ruling Q30). */
const pass = (state: State, log?: EventLog): void => {
  if (state.acted) return;
  state.passed |= 1 << state.seat;
  log?.({ code: 'event.passed', params: { seat: state.seat } });
};

/** Finishes what was begun, from the inside out, until somebody is to decide. */
const settle = (state: State, random: Random, log?: EventLog): void => {
  while (state.depth > 0) {
    if (!advanceFrame(state, log)) continue;
    legalActions(state, choices);
    if (choices.length > 1 || mustAsk(state)) return;
    answer(state, choices.at(0), random, log);
  }
  if (!hasChoice(state)) passOn(state, seatAfter(state, state.seat, 1), random, log);
};

/** Whether the seat whose go it is can do anything but pass. */
const hasChoice = (state: State): boolean => {
  // Hungry animals and a full bank are the usual case, and quickly seen.
  if (mustEat(state)) return true;
  choices.clear();
  listGo(state, choices);
  return choices.length > 0 && choices.at(choices.length - 1) !== act.PASS;
};

/** The next go, or the end of the year when nobody can do anything; then further, until there is a decision. */
const passOn = (state: State, from: number, random: Random, log?: EventLog): void => {
  for (let seat = from; ; seat = state.firstSeat) {
    if (findGo(state, seat)) return;
    endYear(state, log);
    if (state.phase === FINISHED) return;
    beginDevelopment(state, random, log);
    if (state.phase !== FEEDING) return;
  }
};

/** Gives the go to the first seat, clockwise from `from`, that can do anything. */
const findGo = (state: State, from: number): boolean => {
  const { seats, rulings } = state.rules;
  for (let steps = 0; steps < seats; steps++) {
    const seat = seatAfter(state, from, steps);
    openGo(state, seat);
    if (seat === state.firstSeat || rulings.sharing === 'once-a-go') renewShares(state);
    if (hasChoice(state)) return true;
  }
  return false;
};

const openGo = (state: State, seat: number): void => {
  state.seat = seat;
  state.main = OPEN;
  state.acted = false;
  for (let slot = 0; slot < state.slots; slot++) state.flags[slot]! &= ~(GRAZED | BAFFLED);
};

/** A new round: the cards of pair traits can pass food on again (ruling Q29). */
const renewShares = (state: State): void => {
  if (!hasSharing(state)) return;
  for (let index = 0; index < state.traitCards; index++)
    if (state.traitKind[index] !== FAT_TISSUE) state.mark[index]! &= ~SHARED;
};
