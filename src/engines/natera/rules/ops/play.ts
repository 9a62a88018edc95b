/** Playing an exploration card by what a row says. */
import { advance, operand, seatAt } from '../../../kit/frames.ts';
import type { StepOp } from '../op.ts';
import { canPlay, listPlays, playCard } from '../playing.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

/** What the step takes off, by payment. */
const moment = [0, 0, 0];

const set = (endurance: number, agility: number, intelligence: number): void => {
  moment[0] = endurance;
  moment[1] = agility;
  moment[2] = intelligence;
};

const setBy = (state: State, at: number): void =>
  set(operand(state, at, 1), operand(state, at, 2), operand(state, at, 3));

/**
 * Plays a card of the hand for less; its prerequisites hold (location AG3a). Nobody has to: what the hand has in it is not to be
 * seen.
 */
export const play: StepOp = {
  can: (state, seat, endurance, agility, intelligence) => {
    set(endurance, agility, intelligence);
    return canPlay(state, seat, moment);
  },
  run: (state, at) => {
    setBy(state, at);
    return canPlay(state, seatAt(state, at), moment) || advance(state, at);
  },
  list: (state, at, into) => {
    setBy(state, at);
    listPlays(state, seatAt(state, at), moment, into);
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, choice, _random, log) => {
    setBy(state, at);
    const seat = seatAt(state, at);
    advance(state, at);
    if (kind === KIND.play) playCard(state, seat, choice, moment, log);
  },
};
