/** Steps about colonies: one without its price, bonuses of those that stand, moving one. */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import { advance, begin, FRAME, operand, seatAt } from '../../../kit/frames.ts';
import { BONUS_OF } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { SPACES } from '../../content/terms.ts';
import { canColonize, hasSite, isSite } from '../access.ts';
import { bonusAt, establish, moveColony, nameAt } from '../colonies.ts';
import type { StepOp } from '../op.ts';
import { canDo } from '../possible.ts';
import type { State } from '../state.ts';
import { codeOf, DEEPEST, KIND, NO_SOURCE } from '../terms.ts';

const OWN = BONUS_OF.indexOf('own');

/** The only site of a seat; `NONE` where there are more, or none. */
const onlySite = (state: State, seat: number): number => {
  let only: number = NONE;
  for (let space = 0; space < SPACES; space++) {
    if (!isSite(state, seat, space)) continue;
    if (only !== NONE) return NONE;
    only = space;
  }
  return only;
};

const listSites = (state: State, seat: number, into: ActionList): void => {
  for (let space = 0; space < SPACES; space++) if (isSite(state, seat, space)) into.push(codeOf(KIND.space, space));
};

const settleAt = (state: State, at: number, space: number, log?: EventLog): void => {
  const seat = seatAt(state, at);
  advance(state, at);
  establish(state, seat, space, log);
};

/** Establishes a colony without its price; all else that is asked of its location holds (rulebook page 10). */
export const colony: StepOp = {
  can: (state, seat) => state.depth < DEEPEST && canColonize(state, seat),
  run: (state, at, _random, log) => {
    const seat = seatAt(state, at);
    if (!colony.can(state, seat, 0, 0, 0)) return advance(state, at);
    const only = onlySite(state, seat);
    if (only === NONE) return true;
    settleAt(state, at, only, log);
    return false;
  },
  list: (state, at, into) => listSites(state, seatAt(state, at), into),
  take: (state, at, _kind, space, _random, log) => settleAt(state, at, space, log),
};

/** Whether the bonus of a colony there may be taken: it is one of those that are asked for, and gives something. */
const isBonus = (state: State, seat: number, space: number, of: number): boolean => {
  const owner = state.colonies[space]!;
  if (owner === NONE || (of === OWN && owner !== seat)) return false;
  return canDo(state, seat, bonusAt(state, space));
};

const isPlain = (state: State, space: number): boolean => state.rules.content.plain[bonusAt(state, space)] === 1;

/**
 * Colonies whose bonus may be next, as a mask: another one than the last; of two that give resources alone the lower one comes
 * first, as their order says nothing.
 */
const bonuses = (state: State, at: number): number => {
  const seat = seatAt(state, at);
  const last = state.frames[at + FRAME.from]! - 1;
  let all = 0;
  let higher = 0;
  for (let space = 0; space < SPACES; space++) {
    if (space === last || !isBonus(state, seat, space, operand(state, at, 1))) continue;
    all |= 1 << space;
    if (last < 0 || space > last || !isPlain(state, last) || !isPlain(state, space)) higher |= 1 << space;
  }
  return higher === 0 ? all : higher;
};

const takeBonus = (state: State, at: number, space: number, log?: EventLog): void => {
  const { frames } = state;
  log?.({ code: 'event.bonus', params: { seat: seatAt(state, at), ...nameAt(state, space) } });
  frames[at + FRAME.from] = space + 1;
  frames[at + FRAME.left]!--;
  begin(state, bonusAt(state, space), seatAt(state, at), NO_SOURCE);
};

/** Takes the bonus of so many colonies, all different; of those that there are (ruling O20). */
export const colonyBonus: StepOp = {
  can: (state, seat, of) => {
    if (state.depth >= DEEPEST) return false;
    for (let space = 0; space < SPACES; space++) if (isBonus(state, seat, space, of)) return true;
    return false;
  },
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 2);
    }
    if (frames[at + FRAME.left]! <= 0 || state.depth >= DEEPEST) return advance(state, at);
    const mask = bonuses(state, at);
    if (mask === 0) return advance(state, at);
    if ((mask & (mask - 1)) !== 0) return true;
    takeBonus(state, at, 31 - Math.clz32(mask), log);
    return false;
  },
  list: (state, at, into) => {
    const mask = bonuses(state, at);
    for (let space = 0; space < SPACES; space++) if ((mask & (1 << space)) !== 0) into.push(codeOf(KIND.space, space));
  },
  take: (state, at, _kind, space, _random, log) => takeBonus(state, at, space, log),
};

const hasColony = (state: State, seat: number): boolean => {
  for (let space = 0; space < SPACES; space++) if (state.colonies[space] === seat) return true;
  return false;
};

/** Stage of a move of which the colony is chosen. */
const CHOSEN = 1;

/** Moves an own colony, if the seat likes, to a site that is another location (ruling O32). */
export const moveOwnColony: StepOp = {
  can: (state, seat) => state.depth < DEEPEST && hasColony(state, seat) && hasSite(state, seat),
  run: (state, at) => moveOwnColony.can(state, seatAt(state, at), 0, 0, 0) || advance(state, at),
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    if (state.frames[at + FRAME.stage] === CHOSEN) {
      listSites(state, seat, into);
      return;
    }
    for (let space = 0; space < SPACES; space++)
      if (state.colonies[space] === seat) into.push(codeOf(KIND.space, space));
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, space, _random, log) => {
    const { frames } = state;
    if (kind === KIND.decline) advance(state, at);
    else if (frames[at + FRAME.stage] === CHOSEN) {
      const from = frames[at + FRAME.from]!;
      const seat = seatAt(state, at);
      advance(state, at);
      moveColony(state, seat, from, space, log);
    } else {
      frames[at + FRAME.stage] = CHOSEN;
      frames[at + FRAME.from] = space;
    }
  },
};
