import type { ActionList } from '../../../core/actions.ts';
import { type Seat, TERMINAL } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { bit, INK_CLOUD, MIMICRY, RUNNING, SHELL, TAIL_LOSS } from '../content/traits.ts';
import * as act from './actions.ts';
import { isHiddenAnglerfish } from './attack.ts';
import { COMPULSORY, canLose, canMimic, usableDefences } from './defences.ts';
import { listDevelopment } from './development.ts';
import { pushCards } from './drops.ts';
import {
  DEFENDING,
  frameCursor,
  frameFirst,
  frameKind,
  frameSecond,
  frameStep,
  HUNT,
  IGNORING,
  REVEALING,
  SCAVENGING,
  SHARES,
  TAKE,
} from './frames.ts';
import { ignorable } from './hunt.ts';
import { listGo } from './legal-go.ts';
import { canScavenge, scavengingSeat } from './scavenging.ts';
import { isShareOpen } from './shares.ts';
import { DEVELOPMENT, FINISHED, NONE, type State } from './state.ts';
import { ambushingSeat, canAmbush } from './take.ts';

/** The seat to act, or `TERMINAL`. */
export const toAct = (state: State): Seat | typeof TERMINAL => {
  if (state.phase === FINISHED) return TERMINAL;
  if (state.depth === 0) return state.seat;
  switch (frameKind(state)) {
    case TAKE:
      return ambushingSeat(state);
    case SCAVENGING:
      return scavengingSeat(state);
    case SHARES:
      return frameCursor(state);
    default:
      return state.owner[frameStep(state) === IGNORING ? frameFirst(state) : frameSecond(state)]!;
  }
};

/** Every legal action, ascending: of the development, of a go, or the answer to what is asked. */
export const legalActions = (state: State, into: ActionList): void => {
  into.clear();
  if (state.phase === FINISHED) return;
  if (state.depth > 0) listAnswers(state, into);
  else if (state.phase === DEVELOPMENT) listDevelopment(state, into);
  else listGo(state, into);
};

const listAnswers = (state: State, into: ActionList): void => {
  switch (frameKind(state)) {
    case TAKE:
      into.push(act.PASS);
      listOwn(state, into, act.AMBUSH, ambushingSeat(state), canAmbush);
      return;
    case SCAVENGING:
      listOwn(state, into, act.SCAVENGE, scavengingSeat(state), canScavenge);
      return;
    case SHARES:
      listShares(state, into);
      return;
    case HUNT:
      listHuntAnswers(state, into);
      return;
  }
};

const listHuntAnswers = (state: State, into: ActionList): void => {
  switch (frameStep(state)) {
    case REVEALING:
      into.push(act.PASS);
      listOwn(state, into, act.REVEAL, state.owner[frameSecond(state)]!, isHiddenAnglerfish);
      return;
    case IGNORING:
      into.push(act.PASS);
      for (let left = ignorable(state); left !== 0; left = withoutLowest(left))
        into.push(act.actionOf(act.IGNORE, 0, 0, lowestBit(left)));
      return;
    case DEFENDING:
      listDefences(state, into);
      return;
  }
};

/** Adds `move` for each animal of `seat` that can do it. */
const listOwn = (
  state: State,
  into: ActionList,
  move: number,
  seat: Seat,
  can: (state: State, slot: number) => boolean,
): void => {
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (can(state, slot)) into.push(act.actionOf(move, slot, 0, 0));
};

/** The prey chooses; it may do without only while nothing compulsory is left (section 3.2, step 4). */
const listDefences = (state: State, into: ActionList): void => {
  const usable = usableDefences(state);
  const prey = frameSecond(state);
  if ((usable & COMPULSORY) === 0) into.push(act.PASS);
  if ((usable & bit(RUNNING)) !== 0) into.push(act.actionOf(act.RUN, 0, 0, 0));
  if ((usable & bit(MIMICRY)) !== 0)
    for (let slot = state.firstOwn[state.owner[prey]!]!; slot !== NONE; slot = state.nextOwn[slot]!)
      if (canMimic(state, slot)) into.push(act.actionOf(act.MIMIC, slot, 0, 0));
  if ((usable & bit(TAIL_LOSS)) !== 0)
    for (let left = state.mask[prey]!; left !== 0; left = withoutLowest(left)) {
      const trait = lowestBit(left);
      if (canLose(state, trait)) pushCards(state, into, act.LOSE, 0, prey, trait);
    }
  if ((usable & bit(SHELL)) !== 0) into.push(act.actionOf(act.HIDE, 0, 0, 0));
  if ((usable & bit(INK_CLOUD)) !== 0) into.push(act.actionOf(act.INK, 0, 0, 0));
};

const listShares = (state: State, into: ActionList): void => {
  const seat = frameCursor(state);
  for (let index = 0; index < state.traitCards; index++) {
    const host = state.host[index]!;
    const partner = state.partner[index]!;
    if (partner === NONE || state.owner[host] !== seat) continue;
    const trait = state.traitKind[index]!;
    if (isShareOpen(state, index, true)) into.insert(act.actionOf(act.SHARE, host, partner, trait));
    if (isShareOpen(state, index, false)) into.insert(act.actionOf(act.SHARE, partner, host, trait));
  }
};
