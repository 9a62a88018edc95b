/** The machine that plays the game: what instruction is next, and going on until somebody is asked. */

import type { ActionList } from '../../../core/actions.ts';
import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { begin, FRAME, seatAt as placeAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { draw } from './cards.ts';
import type { Op } from './op.ts';
import { choose, eachSeat, endProgram, jump, pay } from './ops/control.ts';
import { next } from './ops/next.ts';
import { birthPhase, destructionPhase, effectPhase, endPhase } from './ops/phases.ts';
import { firstCard, pickAbility, pickRole } from './ops/setup.ts';
import { act, rollDice } from './ops/turn.ts';
import { STEPS } from './possible.ts';
import { type State, seatOf } from './state.ts';
import { kindOf, parameterOf } from './terms.ts';

const BY_CODE: Readonly<Record<number, Op>> = {
  ...STEPS,
  [OPS.end]: endProgram,
  [OPS.jump]: jump,
  [OPS.choose]: choose,
  [OPS.pay]: pay,
  [OPS['each-seat']]: eachSeat,
  [OPS['pick-role']]: pickRole,
  [OPS['pick-ability']]: pickAbility,
  [OPS['first-card']]: firstCard,
  [OPS.roll]: rollDice,
  [OPS.act]: act,
  [OPS['birth-phase']]: birthPhase,
  [OPS['destruction-phase']]: destructionPhase,
  [OPS['effect-phase']]: effectPhase,
  [OPS['end-phase']]: endPhase,
  [OPS.next]: next,
};

const byCode = <T>(part: (op: Op) => T): readonly (T | undefined)[] =>
  Array.from({ length: 64 }, (_, code) => (BY_CODE[code] === undefined ? undefined : part(BY_CODE[code])));

/** The parts of every op by its code; what is no op has none. A table each, as ops differ in shape. */
const RUN = byCode(({ run }) => run);
const LIST = byCode(({ list }) => list);
const TAKE = byCode(({ take }) => take);
const OWN = byCode(({ own }) => own);

/** The code of the op that a frame is at. */
const opAt = ({ frames, rules }: State, at: number): number =>
  rules.content.program.code[frames[at + FRAME.at]! * WIDTH]!;

/** The seat that is asked: of the role that the program is for, or else of the one whose turn it is. */
export const askedSeat = (state: State): number => {
  const at = topFrame(state);
  const own = OWN[opAt(state, at)];
  const isOwn = own !== undefined && (own === true || own(state, at));
  return seatOf(state, isOwn ? placeAt(state, at) : state.current);
};

/** Appends what may be chosen now, ascending. */
export const listOptions = (state: State, into: ActionList): void => {
  const at = topFrame(state);
  LIST[opAt(state, at)]?.(state, at, into);
};

/** Does what was chosen; `proceed` does what follows. */
export const takeOption = (state: State, action: Action, random: Random, log?: EventLog): void => {
  const at = topFrame(state);
  TAKE[opAt(state, at)]?.(state, at, kindOf(action), parameterOf(action), random, log);
};

/** Cards of the first hand (rulebook page 5). */
const HAND = 2;

/** Begins the next turn when no program is in progress; before the first one hands are drawn. */
const beginTurn = (state: State, random: Random, log?: EventLog): void => {
  if (state.turn === 0) {
    for (let place = 0; place < state.rules.places; place++) draw(state, place, HAND, random, log);
    state.current = state.first;
  }
  begin(state, state.rules.turnStart, state.current);
};

/** Goes on until a seat is asked, or the game is over. */
export const proceed = (state: State, random: Random, log?: EventLog): void => {
  while (state.result === 0) {
    if (state.depth === 0) beginTurn(state, random, log);
    const at = topFrame(state);
    if (RUN[opAt(state, at)]!(state, at, random, log)) return;
  }
};
