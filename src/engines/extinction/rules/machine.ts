/** The machine that plays the game: what instruction is next, and going on until somebody is asked. */

import type { EventLog } from '../../../core/contract.ts';
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

/** Every op by its code; what is no op has none. */
const TABLE: readonly (Op | undefined)[] = Array.from({ length: 64 }, (_, code) => BY_CODE[code]);

/** The op that a frame is at. */
export const opAt = ({ frames, rules }: State, at: number): Op =>
  TABLE[rules.content.program.code[frames[at + FRAME.at]! * WIDTH]!]!;

/** The seat that is asked: of the role that the program is for, or else of the one whose turn it is. */
export const askedSeat = (state: State): number => {
  const at = topFrame(state);
  const { own } = opAt(state, at);
  const isOwn = typeof own === 'function' ? own(state, at) : own === true;
  return seatOf(state, isOwn ? placeAt(state, at) : state.current);
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
    if (opAt(state, at).run(state, at, random, log)) return;
  }
};
