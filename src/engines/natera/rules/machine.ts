/** The machine that plays the game: what instruction is next, and going on until somebody is asked. */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { FRAME, seatAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { beginNext } from './course.ts';
import type { Op, StepOp } from './op.ts';
import { authority, oust } from './ops/authority.ts';
import { discard, draw } from './ops/cards.ts';
import { claim } from './ops/claim.ts';
import { colony, colonyBonus, moveOwnColony } from './ops/colonies.ts';
import { choose, cost, endProgram, jump, order, others, pay } from './ops/control.ts';
import { copy, redeploy } from './ops/copies.ts';
import { draft, restDraw } from './ops/draft.ts';
import { copyProduction, findType } from './ops/find.ts';
import { gain, gainAny } from './ops/gains.ts';
import { growth } from './ops/growth.ts';
import { play } from './ops/play.ts';
import { produce } from './ops/production.ts';
import { pickSide, pickTribe, putAside } from './ops/setup.ts';
import { hireForLess, hireFree, putBack, swapRiver } from './ops/specialists.ts';
import { turn } from './ops/turn.ts';
import { knowStep } from './possible.ts';
import { queue } from './queue.ts';
import type { State } from './state.ts';

/** Steps of rows that hold no others, by op. */
const STEPS: Readonly<Record<number, StepOp>> = {
  [OPS.growth]: growth,
  [OPS.hire]: hireForLess,
  [OPS['hire-free']]: hireFree,
  [OPS.play]: play,
  [OPS['swap-river']]: swapRiver,
  [OPS['return-specialist']]: putBack,
  [OPS['find-type']]: findType,
  [OPS['copy-production']]: copyProduction,
  [OPS.gain]: gain,
  [OPS['gain-any']]: gainAny,
  [OPS.draw]: draw,
  [OPS.discard]: discard,
  [OPS.authority]: authority,
  [OPS.colony]: colony,
  [OPS['colony-bonus']]: colonyBonus,
  [OPS.copy]: copy,
  [OPS.redeploy]: redeploy,
  [OPS['move-colony']]: moveOwnColony,
  [OPS.oust]: oust,
};

for (const [op, { can }] of Object.entries(STEPS)) knowStep(Number(op), can);

const BY_CODE: Readonly<Record<number, Op>> = {
  ...STEPS,
  [OPS.end]: endProgram,
  [OPS.jump]: jump,
  [OPS.choose]: choose,
  [OPS.pay]: pay,
  [OPS.cost]: cost,
  [OPS.others]: others,
  [OPS.order]: order,
  [OPS.queue]: queue,
  [OPS.claim]: claim,
  [OPS['pick-tribe']]: pickTribe,
  [OPS['pick-side']]: pickSide,
  [OPS['put-aside']]: putAside,
  [OPS.draft]: draft,
  [OPS['rest-draw']]: restDraw,
  [OPS.turn]: turn,
  [OPS.produce]: produce,
};

/** What the ops do, by code, in tables: to ask objects of several shapes for it instead made NATERA 0.96 times as fast. */
const CODES = Array.from({ length: 64 }, (_, code) => BY_CODE[code]);
const RUN = CODES.map((op) => op?.run);
const LIST = CODES.map((op) => op?.list);
const TAKE = CODES.map((op) => op?.take);

const codeAt = ({ frames, rules }: State, at: number): number =>
  rules.content.program.code[frames[at + FRAME.at]! * WIDTH]!;

/** Appends what may be chosen at the innermost frame, ascending. */
export const listChoices = (state: State, into: ActionList): void => {
  const at = topFrame(state);
  LIST[codeAt(state, at)]?.(state, at, into);
};

/** Does what was chosen at the innermost frame: one of `KIND`, and its parameter. */
export const takeChoice = (state: State, kind: number, parameter: number, random: Random, log?: EventLog): void => {
  const at = topFrame(state);
  TAKE[codeAt(state, at)]?.(state, at, kind, parameter, random, log);
};

/** The seat that is asked: the one that the innermost program is for. */
export const askedSeat = (state: State): number => seatAt(state, topFrame(state));

/** Goes on until a seat is asked, or the game is over. */
export const proceed = (state: State, random: Random, log?: EventLog): void => {
  while (state.result === 0) {
    if (state.depth === 0) beginNext(state, random, log);
    else {
      const at = topFrame(state);
      if (RUN[codeAt(state, at)]!(state, at, random, log)) return;
    }
  }
};
