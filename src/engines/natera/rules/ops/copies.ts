/** Steps that do what a location says without a pawn of one's own being placed there: copies, and pawns that move. */
import type { EventLog } from '../../../../core/contract.ts';
import { advance, begin, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { SPACES } from '../../content/terms.ts';
import { mayCopy, mayDeploy } from '../access.ts';
import { nameAt } from '../colonies.ts';
import { deploy, lift, moveFor, ownStep, seatsAt } from '../deploying.ts';
import type { StepOp } from '../op.ts';
import { sourceAt, spacesInProgress } from '../sources.ts';
import type { State } from '../state.ts';
import { codeOf, DEEPEST, KIND } from '../terms.ts';

const startAt = ({ rules: { content }, tiles }: State, space: number): number =>
  content.locations.start[tiles[space]!]!;

const isPlain = (state: State, space: number): boolean => state.rules.content.plain[startAt(state, space)] === 1;

/**
 * Locations that may be copied next, as a mask: another one than the last; of two that give resources alone the lower one comes
 * first, as their order says nothing.
 */
const copies = (state: State, at: number): number => {
  const seat = seatAt(state, at);
  const last = state.frames[at + FRAME.from]! - 1;
  const barred = spacesInProgress(state) | (last < 0 ? 0 : 1 << last);
  let all = 0;
  let higher = 0;
  for (let space = 0; space < SPACES; space++) {
    if (!mayCopy(state, seat, space, operand(state, at, 1), barred)) continue;
    all |= 1 << space;
    if (last < 0 || space > last || !isPlain(state, last) || !isPlain(state, space)) higher |= 1 << space;
  }
  return higher === 0 ? all : higher;
};

const copyOne = (state: State, at: number, space: number, log?: EventLog): void => {
  const { frames } = state;
  const seat = seatAt(state, at);
  frames[at + FRAME.from] = space + 1;
  frames[at + FRAME.left]!--;
  log?.({ code: 'event.copied', params: { seat, ...nameAt(state, space) } });
  begin(state, startAt(state, space), seat, sourceAt(space));
};

/** Does what so many locations say, all different. It is no deployment: no step on a track, and no bonus of a colony. */
export const copy: StepOp = {
  can: (state, seat, of) => {
    if (state.depth >= DEEPEST) return false;
    const barred = spacesInProgress(state);
    for (let space = 0; space < SPACES; space++) if (mayCopy(state, seat, space, of, barred)) return true;
    return false;
  },
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 2);
    }
    if (frames[at + FRAME.left]! <= 0 || state.depth >= DEEPEST) return advance(state, at);
    const mask = copies(state, at);
    if (mask === 0) return advance(state, at);
    if ((mask & (mask - 1)) !== 0) return true;
    copyOne(state, at, 31 - Math.clz32(mask), log);
    return false;
  },
  list: (state, at, into) => {
    const mask = copies(state, at);
    for (let space = 0; space < SPACES; space++) if ((mask & (1 << space)) !== 0) into.push(codeOf(KIND.space, space));
  },
  take: (state, at, _kind, space, _random, log) => copyOne(state, at, space, log),
};

/** Locations that a pawn of a seat may move to, as a mask. Own pawns stand on none of them, whichever it is that moves. */
const targets = (state: State, seat: number): number => {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) if (mayDeploy(state, seat, space)) mask |= 1 << space;
  return mask;
};

/** Locations with a pawn of a seat, as a mask. */
const placed = (state: State, seat: number): number => {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) if ((seatsAt(state, space) & (1 << seat)) !== 0) mask |= 1 << space;
  return mask;
};

/** Stages of a move: a pawn is chosen, where to, and it has come there. */
const CHOSEN = 1;
const COME = 2;

const go = (state: State, at: number, space: number, log?: EventLog): void => {
  const { frames } = state;
  const seat = seatAt(state, at);
  const isLeader = lift(state, seat, frames[at + FRAME.from]!);
  if (state.rules.rulings.redeployed === 'reward-only') {
    advance(state, at);
    moveFor(state, seat, isLeader, space, log);
    return;
  }
  frames[at + FRAME.stage] = COME;
  frames[at + FRAME.mark] = space;
  deploy(state, seat, isLeader, space, log);
};

/** It has come, and all is done that was due: the step on the track, where that is last (ruling O1). */
const finish = (state: State, at: number, log?: EventLog): false => {
  const seat = seatAt(state, at);
  const space = state.frames[at + FRAME.mark]!;
  advance(state, at);
  if (state.rules.rulings.ownStep === 'after-reward') ownStep(state, seat, space, log);
  return false;
};

/** Moves an own pawn to another location that it might be deployed to; where none is on the board nothing (page 12, gorillas). */
export const redeploy: StepOp = {
  can: (state, seat) => state.depth < DEEPEST && placed(state, seat) !== 0 && targets(state, seat) !== 0,
  run: (state, at, _random, log) => {
    const { frames } = state;
    const seat = seatAt(state, at);
    if (frames[at + FRAME.stage] === COME) return finish(state, at, log);
    if (!redeploy.can(state, seat, 0, 0, 0)) return advance(state, at);
    if (frames[at + FRAME.stage] === 0) {
      const pawns = placed(state, seat);
      if ((pawns & (pawns - 1)) !== 0) return true;
      frames[at + FRAME.stage] = CHOSEN;
      frames[at + FRAME.from] = 31 - Math.clz32(pawns);
    }
    const spaces = targets(state, seat);
    if ((spaces & (spaces - 1)) !== 0) return true;
    go(state, at, 31 - Math.clz32(spaces), log);
    return false;
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    const mask = state.frames[at + FRAME.stage] === CHOSEN ? targets(state, seat) : placed(state, seat);
    for (let space = 0; space < SPACES; space++) if ((mask & (1 << space)) !== 0) into.push(codeOf(KIND.space, space));
  },
  take: (state, at, _kind, space, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === CHOSEN) go(state, at, space, log);
    else {
      frames[at + FRAME.stage] = CHOSEN;
      frames[at + FRAME.from] = space;
    }
  },
};
