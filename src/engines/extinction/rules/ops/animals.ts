/** Steps about animals: moving, adding, losing. */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import { advance, countDown, FRAME, operand } from '../../../kit/frames.ts';
import { ADD_WHERE, LOSE_WHERE } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { SPACES } from '../../content/terms.ts';
import {
  addAnimal,
  besideAnimal,
  besideTile,
  hasExit,
  hasSupply,
  isEmpty,
  isShielded,
  loseAnimals,
  moveAnimal,
  SHIELD,
} from '../board.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const ADD = { empty: ADD_WHERE.indexOf('empty'), beside: ADD_WHERE.indexOf('beside-animal') } as const;
const LOSE = {
  most: LOSE_WHERE.indexOf('most'),
  lone: LOSE_WHERE.indexOf('lone'),
  beside: LOSE_WHERE.indexOf('beside-tile'),
} as const;

// Scratch of `reach`: steps to each space, 0 where it is not reached, and those whose neighbours are still to be looked at.
const reached = new Int8Array(SPACES);
const queue = new Int8Array(SPACES);

/** Finds where an animal may go from a space in so many steps; writes into `reached`. @returns whether there is anywhere */
const reach = ({ tiles, rules: { beside } }: State, from: number, steps: number, overTiles: boolean): boolean => {
  reached.fill(0);
  queue[0] = from;
  reached[from] = 1;
  let any = false;
  for (let head = 0, tail = 1; head < tail; head++) {
    const space = queue[head]!;
    if (reached[space]! > steps) break;
    for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) {
      const next = beside[at]!;
      if (reached[next] !== 0 || (tiles[next] === 1 && !overTiles)) continue;
      reached[next] = reached[space]! + 1;
      queue[tail++] = next;
      if (tiles[next] === 0) any = true;
    }
  }
  return any;
};

const mayLeave = (state: State, space: number, steps: number, overTiles: boolean): boolean =>
  state.animals[space]! > 0 &&
  (hasExit(state, space) || (overTiles && steps > 1 && reach(state, space, steps, overTiles)));

/** Moves animals, each up to so many steps; `from` of the frame is one more than where the next comes from. */
export const move: StepOp = {
  can: (state, _place, _animals, steps, overTiles) => {
    const { spaces } = state.rules;
    for (let index = 0; index < spaces.length; index++)
      if (mayLeave(state, spaces[index]!, steps, overTiles === 1)) return true;
    return false;
  },
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    if (frames[at + FRAME.from]! > 0) return true;
    return move.can(state, 0, 0, operand(state, at, 2), operand(state, at, 3)) || advance(state, at);
  },
  list: (state, at, into) => {
    const { spaces } = state.rules;
    const from = state.frames[at + FRAME.from]! - 1;
    const steps = operand(state, at, 2);
    const overTiles = operand(state, at, 3) === 1;
    if (from >= 0) reach(state, from, steps, overTiles);
    for (let index = 0; index < spaces.length; index++) {
      const space = spaces[index]!;
      const open =
        from < 0
          ? mayLeave(state, space, steps, overTiles)
          : space !== from && reached[space] !== 0 && state.tiles[space] === 0;
      if (open) into.push(codeOf(KIND.space, space));
    }
    if (from < 0) into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, space, _random, log) => {
    const from = state.frames[at + FRAME.from]!;
    if (kind === KIND.decline) advance(state, at);
    else if (from === 0) state.frames[at + FRAME.from] = space + 1;
    else {
      moveAnimal(state, from - 1, space, log);
      state.frames[at + FRAME.from] = 0;
      countDown(state, at);
    }
  },
};

const mayAdd = (state: State, space: number, where: number): boolean => {
  if (where === ADD.empty) return isEmpty(state, space);
  return where === ADD.beside ? isEmpty(state, space) && besideAnimal(state, space) : state.animals[space]! > 0;
};

/** Places animals of the supply. */
export const add: StepOp = {
  can: (state, _place, _animals, where) => {
    if (!hasSupply(state)) return false;
    const { spaces } = state.rules;
    for (let index = 0; index < spaces.length; index++) if (mayAdd(state, spaces[index]!, where)) return true;
    return false;
  },
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return add.can(state, 0, 0, operand(state, at, 2), 0) || advance(state, at);
  },
  list: (state, at, into) => {
    const { spaces } = state.rules;
    const where = operand(state, at, 2);
    for (let index = 0; index < spaces.length; index++)
      if (mayAdd(state, spaces[index]!, where)) into.push(codeOf(KIND.space, spaces[index]!));
  },
  take: (state, at, _kind, space, _random, log) => {
    addAnimal(state, space, log);
    countDown(state, at);
  },
};

/** Most animals on one space. */
const crowd = ({ animals, rules: { spaces } }: State): number => {
  let most = 0;
  for (let index = 0; index < spaces.length; index++) most = Math.max(most, animals[spaces[index]!]!);
  return most;
};

const mayLose = (state: State, space: number, where: number, most: number): boolean => {
  const animals = state.animals[space]!;
  if (animals === 0) return false;
  if (where === LOSE.most) return animals === most;
  if (where === LOSE.lone) return animals === 1;
  return where !== LOSE.beside || besideTile(state, space);
};

/** The only space that may lose an animal; `SPACES` when there are several, `NONE` for none. */
const onlyLoser = (state: State, where: number): number => {
  const { spaces } = state.rules;
  const most = crowd(state);
  let only: number = NONE;
  for (let index = 0; index < spaces.length; index++)
    if (mayLose(state, spaces[index]!, where, most)) {
      if (only !== NONE) return SPACES;
      only = spaces[index]!;
    }
  return only;
};

const loseOne = (state: State, at: number, space: number, log?: EventLog): void => {
  countDown(state, at);
  loseAnimals(state, space, 1, log);
};

/** Animals are lost, one by one; the team chooses among spaces that qualify (rulebook page 10). */
export const loseAnimal: StepOp = {
  can: (state, _place, _animals, where) => onlyLoser(state, where) !== NONE,
  run: (state, at, _random, log) => {
    const { frames } = state;
    const space = onlyLoser(state, operand(state, at, 2));
    if (space === NONE) return advance(state, at);
    if (frames[at + FRAME.stage] === 0) {
      if (isShielded(state, SHIELD.loss, log)) return advance(state, at);
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    if (space === SPACES) return true;
    loseOne(state, at, space, log);
    return false;
  },
  list: (state, at, into) => {
    const { spaces } = state.rules;
    const most = crowd(state);
    for (let index = 0; index < spaces.length; index++)
      if (mayLose(state, spaces[index]!, operand(state, at, 2), most)) into.push(codeOf(KIND.space, spaces[index]!));
  },
  take: (state, at, _kind, space, _random, log) => loseOne(state, at, space, log),
};

/** Appends the spaces with the most animals that can leave. @returns the only one; `SPACES` when there are several, `NONE` for none */
const listStrays = (state: State, into?: ActionList): number => {
  const { spaces } = state.rules;
  const most = crowd(state);
  let only: number = NONE;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]!;
    if (most === 0 || state.animals[space] !== most || !hasExit(state, space)) continue;
    into?.push(codeOf(KIND.space, space));
    only = only === NONE ? space : SPACES;
  }
  return only;
};

/** Appends the spaces beside one that have no tile. @returns the only one; `SPACES` when there are several, `NONE` for none */
const listExits = ({ tiles, rules: { beside } }: State, from: number, into?: ActionList): number => {
  let only: number = NONE;
  for (let side = from * 4; side < from * 4 + 4 && beside[side] !== NONE; side++) {
    const space = beside[side]!;
    if (tiles[space] === 1) continue;
    into?.push(codeOf(KIND.space, space));
    only = only === NONE ? space : SPACES;
  }
  return only;
};

/** One animal of a space with the most is moved one step, if it can; `from` of the frame is one more than where it comes from. */
export const stray: StepOp = {
  can: (state) => listStrays(state) !== NONE,
  run: (state, at, _random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.from] === 0) {
      const only = listStrays(state);
      if (only === NONE) return advance(state, at);
      if (only === SPACES) return true;
      frames[at + FRAME.from] = only + 1;
    }
    const from = frames[at + FRAME.from]! - 1;
    const to = listExits(state, from);
    if (to === SPACES) return true;
    moveAnimal(state, from, to, log);
    return advance(state, at);
  },
  list: (state, at, into) => {
    const from = state.frames[at + FRAME.from]!;
    if (from === 0) listStrays(state, into);
    else listExits(state, from - 1, into);
  },
  take: (state, at, _kind, space, _random, log) => {
    const from = state.frames[at + FRAME.from]! - 1;
    if (from < 0) state.frames[at + FRAME.from] = space + 1;
    else {
      moveAnimal(state, from, space, log);
      advance(state, at);
    }
  },
};
