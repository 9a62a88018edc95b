/** The other phases of a turn (rulebook pages 8–10). Each begins with what is triggered by it. */

import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, begin, FRAME } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { PHASES } from '../../content/terms.ts';
import { draw } from '../cards.ts';
import { discardEffect, effectNames, takeTop } from '../effect-deck.ts';
import type { Op } from '../op.ts';
import type { State } from '../state.ts';
import { EVENT, fire } from '../triggers.ts';
import { birth } from './births.ts';
import { isSkipped, SKIP } from './guards.ts';
import { destruction } from './place-tile.ts';

/** Stages of a phase before it is what it is: its triggers, and whether it is skipped. */
const STAGE = { begin: 0, triggered: 1, done: 2 } as const;

/** Begins a phase at its triggers. @returns whether it has to wait for them */
const waits = (state: State, at: number, phase: (typeof PHASES)[number]): boolean => {
  const { frames } = state;
  if (frames[at + FRAME.stage] !== STAGE.begin) return false;
  frames[at + FRAME.stage] = STAGE.triggered;
  fire(state, EVENT.phase, PHASES.indexOf(phase));
  return true;
};

/** Whether a phase is over before it is what it is: one that is skipped does not begin, and what begins with it may skip it still. */
const passes = (state: State, at: number, mask: number, log?: EventLog): boolean =>
  state.frames[at + FRAME.stage]! < STAGE.done && isSkipped(state, mask, log);

/** Births. */
export const birthPhase: Op = {
  ...birth,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (passes(state, at, SKIP.birth, log)) return advance(state, at);
    if (waits(state, at, 'birth')) return false;
    if (frames[at + FRAME.stage] === STAGE.triggered) {
      frames[at + FRAME.stage] = STAGE.done;
    }
    return birth.run(state, at, random, log);
  },
};

/** Destruction: one tile. */
export const destructionPhase: Op = {
  ...destruction,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (passes(state, at, SKIP.destruction, log)) return advance(state, at);
    if (waits(state, at, 'destruction')) return false;
    if (frames[at + FRAME.stage] === STAGE.triggered) {
      frames[at + FRAME.stage] = STAGE.done;
      frames[at + FRAME.left] = 1;
    }
    return destruction.run(state, at, random, log);
  },
};

/**
 * Reveals the top effect card. What its being revealed triggers comes before what it says itself; a constant takes its place in
 * the row after that, so it is not triggered by itself.
 */
const revealEffect = (state: State, random: Random, log?: EventLog): void => {
  const { effects } = state.rules.sheet;
  const kind = takeTop(state, random, log);
  if (kind === NONE) return;
  const constant = effects.constant[kind] === 1;
  log?.({ code: constant ? 'event.constant' : 'event.effect', params: effectNames(state, kind) });
  state.shown = kind;
  if (!constant && effects.start[kind] !== NONE) begin(state, effects.start[kind]!, state.current);
  fire(state, EVENT.reveal, kind);
  if (!constant) return;
  state.constants[state.constantCount++] = kind;
  state.shown = NONE;
};

/** Effects: one card; an immediate one is discarded when it is resolved. */
export const effectPhase: Op = {
  run: (state, at, random, log) => {
    const { frames } = state;
    if (passes(state, at, SKIP.effect, log)) return advance(state, at);
    if (waits(state, at, 'effect')) return false;
    if (frames[at + FRAME.stage] === STAGE.triggered) {
      frames[at + FRAME.stage] = STAGE.done;
      revealEffect(state, random, log);
      return false;
    }
    if (state.shown !== NONE) {
      const kind = state.shown;
      state.shown = NONE;
      discardEffect(state, kind, random, log);
    }
    return advance(state, at);
  },
};

/** The end of the turn: a card is drawn (rulebook page 10). */
export const endPhase: Op = {
  run: (state, at, random, log) => {
    if (waits(state, at, 'end')) return false;
    draw(state, state.current, 1, random, log);
    return advance(state, at);
  },
};
