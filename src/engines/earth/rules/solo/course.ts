/** The course of a solo game in stages: when Gaïa plays, and whose turn is next; what she does is `gaia/core/course.ts`. */
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import {
  afterGaia,
  afterPerson,
  answerTurn,
  leavesOut,
  type Next,
  playGyre,
  playTurn,
  turnedUp,
} from '../../gaia/core/course.ts';
import { isGyre, openObjectives, pairOf } from '../../gaia/core/leaves.ts';
import { CARD } from '../../gaia/core/numbers.ts';
import { noteGoals } from '../goals.ts';
import type { State } from '../state.ts';
import { GAIA, STAGE } from '../terms.ts';
import { stateKeeper } from './keeper.ts';

/**
 * Plays what is Gaïa's to do in the stage `gaia`: her answer to the person's turn, the beginning of her own, or what she
 * gains in it once the person has had their part.
 */
export const playGaia = (state: State, random: Random, log?: EventLog): void => {
  const isHers = state.active === GAIA;
  if (isHers && state.action < 0) {
    beginTurn(state, random, log);
    return;
  }
  // Where she waits, a document may come from elsewhere, and need not say which objectives are met.
  if (state.rules.gaia === 'asked') noteGoals(state, 0);
  if (isHers) playTurn(stateKeeper, state, state.action, random, log);
  else answerTurn(stateKeeper, state, state.action, random, log);
  endTurn(state);
};

/** She claims the objective the person chose for her. */
export const claimGyre = (state: State, objective: number, random: Random, log?: EventLog): void => {
  state.gyre = 0;
  playGyre(stateKeeper, state, objective, random, log);
  endTurn(state);
};

/** The person's animals come next. */
const endTurn = (state: State): void => {
  state.fresh.fill(0);
  state.action = -1;
  state.seat = 0;
  state.stage = STAGE.animals;
};

/** Once the person's animals are done: whose turn is next. */
export const nextSoloTurn = (state: State, log?: EventLog): void => {
  const isHers = state.active === GAIA;
  state.soilGained = 0;
  state.cardsDrawn = 0;
  state.seat = 0;
  goOn(state, isHers ? afterGaia(stateKeeper, state) : afterPerson(stateKeeper, state), log);
};

/** A round is a turn of the person and one of hers. */
const goOn = (state: State, next: Next, log?: EventLog): void => {
  if (next === 'gaia') {
    state.active = GAIA;
    state.stage = STAGE.gaia;
    return;
  }
  state.active = 0;
  state.round++;
  state.stage = next === 'over' || state.round >= state.rules.roundLimit ? STAGE.last : STAGE.choose;
  if (state.stage === STAGE.choose) log?.({ code: 'event.round', params: { round: state.round + 1 } });
};

/** Her turn: the top card says what, if she does not leave it out. */
const beginTurn = (state: State, random: Random, log?: EventLog): void => {
  if (leavesOut(stateKeeper, state, log)) {
    goOn(state, afterGaia(stateKeeper, state), log);
    return;
  }
  const card = state.gaiaDeck[state.gaiaTurn++]!;
  log?.(turnedUp(card));
  if (!isGyre(card)) {
    state.action = card;
    state.stage = card === CARD.plant ? STAGE.planting : STAGE.option;
    if (card === CARD.plant) state.plants = 1;
    return;
  }
  state.gyre = pairOf(card);
  state.stage = STAGE.gyre;
  const open = gyreChoices(state);
  if (withoutLowest(open) === 0) claimGyre(state, lowestBit(open), random, log);
};

/** Mask of the objectives among which the person chooses for her gyre. */
export const gyreChoices = (state: State): number => openObjectives(stateKeeper, state, state.gyre);
