/** Births: those of the phase, and those of cards. */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, FRAME } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { SPACES } from '../../content/terms.ts';
import { addAnimal, hasSupply, isEmpty, isShielded, loseAnimals, moveAnimal, pairsOf, SHIELD } from '../board.ts';
import { birthModifier, isSplitSafe } from '../modifiers.ts';
import type { Op, StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { EVENT, fire } from '../triggers.ts';

/** Stages: those of a phase come first. `from` of the frame is where the newborn is, `mark` where the parents are. */
const STAGE = { roll: 2, newborn: 3, parents: 4, parted: 5, born: 6 } as const;

const isPair = (state: State, space: number): boolean => state.animals[space]! >= 2;

const besidePair = (state: State, space: number): boolean => {
  const { beside } = state.rules;
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) if (isPair(state, beside[at]!)) return true;
  return false;
};

/** Where a newborn may go: an empty space beside a pair, or that of the pair where the sheet says so (rulebook page 8). */
const mayBeBorn = (state: State, space: number): boolean =>
  (isEmpty(state, space) && besidePair(state, space)) ||
  (state.rules.sheet.birth.where === 'with-or-beside' && isPair(state, space));

const hasRoom = (state: State): boolean => {
  const { spaces } = state.rules;
  for (let index = 0; index < spaces.length; index++) if (mayBeBorn(state, spaces[index]!)) return true;
  return false;
};

/** The number that the birth die must not exceed (rulebook page 8), with what cards and abilities add. */
export const birthTarget = (state: State): number =>
  pairsOf(state) + state.rules.sheet.birth.target + state.birthBonus + birthModifier(state);

/** Whether an animal can be born: there are a pair, a space and an animal in the supply. */
const canBeBorn = (state: State): boolean => pairsOf(state) > 0 && hasSupply(state) && hasRoom(state);

/** Whether the pairs beside the newborn could all be parents. */
const areParents = (state: State, pair: number, newborn: number): boolean => {
  if (!isPair(state, pair)) return false;
  if (pair === newborn) return true;
  const { beside } = state.rules;
  for (let at = pair * 4; at < pair * 4 + 4 && beside[at] !== NONE; at++) if (beside[at] === newborn) return true;
  return false;
};

/** Appends the pairs that could be the parents. @returns the last of them, or `SPACES` when there are several */
const listParents = (state: State, newborn: number, into?: ActionList): number => {
  const { spaces } = state.rules;
  let only: number = NONE;
  for (let index = 0; index < spaces.length; index++) {
    const pair = spaces[index]!;
    if (!areParents(state, pair, newborn)) continue;
    into?.push(codeOf(KIND.space, pair));
    only = only === NONE ? pair : SPACES;
  }
  return only;
};

/** Appends the spaces one parent may move to. @returns the only one, `SPACES` when there are several, `NONE` for none */
const listParted = (state: State, parents: number, newborn: number, into?: ActionList): number => {
  const { beside, rulings } = state.rules;
  let only: number = NONE;
  for (let at = parents * 4; at < parents * 4 + 4 && beside[at] !== NONE; at++) {
    const space = beside[at]!;
    if (!isEmpty(state, space) && (space !== newborn || rulings.splitTo !== 'newborn-too')) continue;
    into?.push(codeOf(KIND.space, space));
    only = only === NONE ? space : SPACES;
  }
  return only;
};

/** Empty spaces beside a pair, up to two. */
const roomBeside = ({ animals, tiles, rules: { beside } }: State, pair: number): number => {
  let count = 0;
  for (let at = pair * 4; at < pair * 4 + 4 && beside[at] !== NONE; at++)
    if (animals[beside[at]!] === 0 && tiles[beside[at]!] === 0) count++;
  return count;
};

/** Whether any birth would cost a parent, for want of a second empty space (ruling A27). */
const isCostly = (state: State): boolean => {
  const { sheet, spaces, rulings } = state.rules;
  if (!sheet.birth.splits || rulings.splitTo === 'newborn-too' || isSplitSafe(state)) return false;
  for (let index = 0; index < spaces.length; index++)
    if (isPair(state, spaces[index]!) && roomBeside(state, spaces[index]!) > 1) return false;
  return true;
};

/** Whether the newborn may be left out (rulings A4 and A27). */
const mayDecline = (state: State): boolean => {
  const { rulings } = state.rules;
  return rulings.newborn === 'may-be-placed' || (rulings.costlyNewborn === 'may-be-left' && isCostly(state));
};

/** Rolls the birth die; without room it says nothing. @returns whether somebody is asked now */
const roll = (state: State, at: number, random: Random, log?: EventLog): boolean => {
  if (!canBeBorn(state)) return advance(state, at);
  const target = birthTarget(state);
  const value = random.below(state.rules.difficulty.birthDie) + 1;
  log?.({ code: value <= target ? 'event.birth' : 'event.no-birth', params: { roll: value, target } });
  if (value > target) return advance(state, at);
  state.frames[at + FRAME.stage] = STAGE.newborn;
  return true;
};

/** The newborn is on the board: who its parents are, if that matters. */
const findParents = (state: State, at: number): void => {
  const { frames, rules } = state;
  const only = rules.sheet.birth.splits ? listParents(state, frames[at + FRAME.from]!) : NONE;
  frames[at + FRAME.stage] = only === SPACES ? STAGE.parents : STAGE.parted;
  frames[at + FRAME.mark] = only;
};

/** One of the parents has to move to an empty space beside, or is lost (rulebook page 8). @returns whether somebody is asked now */
const part = (state: State, at: number, log?: EventLog): boolean => {
  const { frames } = state;
  const parents = frames[at + FRAME.mark]!;
  if (parents !== NONE) {
    const only = listParted(state, parents, frames[at + FRAME.from]!);
    if (only === SPACES) return true;
    if (only !== NONE) moveAnimal(state, parents, only, log);
    else if (!isSplitSafe(state) && !isShielded(state, SHIELD.loss, log)) loseAnimals(state, parents, 1, log);
  }
  bear(state, at);
  return false;
};

/** Says that an animal is born to whatever listens. */
const bear = (state: State, at: number): void => {
  state.frames[at + FRAME.stage] = STAGE.born;
  fire(state, EVENT.birth, 0);
};

const list = (state: State, at: number, into: ActionList): void => {
  const { frames, rules } = state;
  const newborn = frames[at + FRAME.from]!;
  if (frames[at + FRAME.stage] === STAGE.parents) listParents(state, newborn, into);
  else if (frames[at + FRAME.stage] === STAGE.parted) listParted(state, frames[at + FRAME.mark]!, newborn, into);
  else {
    for (let index = 0; index < rules.spaces.length; index++)
      if (mayBeBorn(state, rules.spaces[index]!)) into.push(codeOf(KIND.space, rules.spaces[index]!));
    if (mayDecline(state)) into.push(codeOf(KIND.decline));
  }
};

/** A birth of the phase once it is not skipped, and that of cards, from stage `roll` on. */
export const birth: StepOp & Required<Omit<Op, 'own'>> = {
  can: canBeBorn,
  run: (state, at, random, log) => {
    switch (state.frames[at + FRAME.stage]) {
      case STAGE.parted:
        return part(state, at, log);
      case STAGE.born:
        return advance(state, at);
      case STAGE.newborn:
      case STAGE.parents:
        return true;
      default:
        return roll(state, at, random, log);
    }
  },
  list,
  take: (state, at, kind, space, _random, log) => {
    const { frames } = state;
    if (kind === KIND.decline) {
      advance(state, at);
      return;
    }
    switch (frames[at + FRAME.stage]) {
      case STAGE.newborn:
        addAnimal(state, space, log);
        frames[at + FRAME.from] = space;
        findParents(state, at);
        return;
      case STAGE.parents:
        frames[at + FRAME.mark] = space;
        frames[at + FRAME.stage] = STAGE.parted;
        return;
      default:
        moveAnimal(state, frames[at + FRAME.mark]!, space, log);
        bear(state, at);
    }
  },
};
