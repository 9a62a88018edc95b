/** The end of a turn: leaves that were placed in it, and whose turn is next. */
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { NONE } from '../../content/ids.ts';
import { type Decision, unasked } from '../decision.ts';
import { answerLeaf } from '../frames/leaf.ts';
import { isLastRound, nextRound } from '../round.ts';
import { nextSoloTurn } from '../solo/course.ts';
import type { State } from '../state.ts';
import { STAGE } from '../terms.ts';

const nextTurn = (state: State, log?: EventLog): void => {
  state.soilGained = 0;
  state.cardsDrawn = 0;
  state.active = (state.active + 1) % state.rules.seats;
  state.seat = state.active;
  state.stage = STAGE.choose;
  if (state.active === state.firstSeat) endRound(state, log);
};

/** The collective ability is resolved when the first seat is active again (rules section 6.5, ruling E4). */
const endRound = (state: State, log?: EventLog): void => {
  const ends = isLastRound(state) && state.rules.rulings.collectiveAtEnd === 'no';
  if (state.collective === NONE || ends) nextRound(state, log);
  else state.stage = STAGE.collective;
};

/** Each leaf that was just placed lets its owner activate animals, one leaf after the other. */
export const animals: Decision = unasked((state: State, _random: Random, log?: EventLog): boolean => {
  if (answerLeaf(state)) return false;
  if (state.rules.solo) nextSoloTurn(state, log);
  else nextTurn(state, log);
  return false;
});
