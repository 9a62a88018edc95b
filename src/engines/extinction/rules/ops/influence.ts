/** Steps about influence on ambassadors. */

import type { EventLog } from '../../../../core/contract.ts';
import { countBits, hasBit } from '../../../kit/bits.ts';
import { advance, countDown, FRAME, operand } from '../../../kit/frames.ts';
import { CUBES_FROM, INFLUENCE_ON } from '../../content/steps.ts';
import { AMBASSADORS } from '../../content/terms.ts';
import { cubesLeft, cubesOf } from '../cards.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const ON = {
  hidden: INFLUENCE_ON.indexOf('hidden'),
  revealed: INFLUENCE_ON.indexOf('revealed'),
  different: INFLUENCE_ON.indexOf('different'),
} as const;
const MOST = CUBES_FROM.indexOf('most');
const ALL = (1 << AMBASSADORS) - 1;

/** Puts a cube on an ambassador; the first one on one that is face down reveals it, and it does not vote yet (rulebook page 7). */
const place = (state: State, slot: number, log?: EventLog): void => {
  const { ambassadors } = state.rules.content;
  if (!hasBit(state.revealed, slot)) {
    state.revealed |= 1 << slot;
    log?.({ code: 'event.ambassador', params: { place: slot + 1, ...ambassadors.names[state.ambassador[slot]!]! } });
  }
  state.cubes[slot]!++;
  log?.({ code: 'event.cube', params: ambassadors.names[state.ambassador[slot]!]! });
};

/** Where the next cube may go, as a mask; `used` are those that have had one from this step. */
const targets = (state: State, on: number, used: number): number => {
  if (on === ON.hidden) return ALL & ~state.revealed;
  if (state.rules.rulings.moreCubes === 'refused') return on === ON.revealed ? 0 : ALL & ~state.revealed;
  if (on === ON.revealed) return state.revealed;
  return on === ON.different ? ALL & ~used : ALL;
};

const listSlots = (mask: number, push: { push: (action: number) => void }): void => {
  for (let slot = 0; slot < AMBASSADORS; slot++) if (hasBit(mask, slot)) push.push(codeOf(KIND.ambassador, slot));
};

/** Places cubes on ambassadors. */
export const influence: StepOp = {
  can: (state, _place, _cubes, on) => cubesLeft(state) > 0 && targets(state, on, 0) !== 0,
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    const open = targets(state, operand(state, at, 2), frames[at + FRAME.mark]!);
    return (cubesLeft(state) > 0 && open !== 0) || advance(state, at);
  },
  list: (state, at, into) => listSlots(targets(state, operand(state, at, 2), state.frames[at + FRAME.mark]!), into),
  take: (state, at, _kind, slot, _random, log) => {
    place(state, slot, log);
    state.frames[at + FRAME.mark]! |= 1 << slot;
    countDown(state, at);
  },
};

/** Ambassadors that have cubes, as a mask. */
const withCubes = ({ cubes }: State): number => {
  let mask = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) if (cubes[slot]! > 0) mask |= 1 << slot;
  return mask;
};

/** Where a cube from one may go. */
const shiftTargets = (state: State, from: number): number =>
  (state.rules.rulings.moreCubes === 'refused' ? ALL & ~state.revealed : ALL) & ~(1 << from);

/** Moves cubes from one ambassador to another, one by one; `from` of the frame is one more than where the next comes from. */
export const shiftInfluence: StepOp = {
  can: (state) => cubesOf(state) > 0 && (state.rules.rulings.moreCubes === 'allowed' || state.revealed !== ALL),
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return frames[at + FRAME.from]! > 0 || shiftInfluence.can(state, 0, 0, 0, 0) || advance(state, at);
  },
  list: (state, at, into) => {
    const from = state.frames[at + FRAME.from]!;
    listSlots(from > 0 ? shiftTargets(state, from - 1) : withCubes(state), into);
    if (from === 0) into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, slot, _random, log) => {
    const { frames } = state;
    const from = frames[at + FRAME.from]!;
    if (kind === KIND.decline) advance(state, at);
    else if (from === 0) frames[at + FRAME.from] = slot + 1;
    else {
      state.cubes[from - 1]!--;
      log?.({
        code: 'event.cube-moved',
        params: state.rules.content.ambassadors.names[state.ambassador[from - 1]!]!,
      });
      place(state, slot, log);
      frames[at + FRAME.from] = 0;
      countDown(state, at);
    }
  },
};

/** Those that may lose a cube, as a mask. */
const losers = ({ cubes }: State, from: number): number => {
  let most = 1;
  if (from === MOST) for (let slot = 0; slot < AMBASSADORS; slot++) most = Math.max(most, cubes[slot]!);
  let mask = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) if (cubes[slot]! >= most) mask |= 1 << slot;
  return mask;
};

const loseCube = (state: State, at: number, slot: number, log?: EventLog): void => {
  state.cubes[slot]!--;
  log?.({ code: 'event.cube-lost', params: state.rules.content.ambassadors.names[state.ambassador[slot]!]! });
  countDown(state, at);
};

/** Cubes return to the supply. */
export const loseInfluence: StepOp = {
  can: (state) => cubesOf(state) > 0,
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    const mask = losers(state, operand(state, at, 2));
    if (mask === 0) return advance(state, at);
    if (countBits(mask) > 1) return true;
    loseCube(state, at, 31 - Math.clz32(mask), log);
    return false;
  },
  list: (state, at, into) => listSlots(losers(state, operand(state, at, 2)), into),
  take: (state, at, _kind, slot, _random, log) => loseCube(state, at, slot, log),
};
