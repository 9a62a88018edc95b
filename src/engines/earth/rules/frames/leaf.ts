/** A leaf that was used, and the animals that its owner activates for it (rules section 6.2). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { activatable, animalAt, animalNames } from '../animals.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import type { State } from '../state.ts';
import { ANIMALS, FRAME, SOURCE } from '../terms.ts';
import { pushAnimal } from './animal.ts';
import { closeFrame, pushFrame, topFrame } from './stack.ts';

/** Uses a leaf: its owner may activate one animal or both, one after the other. */
export const pushLeaf = (state: State, owner: number): void => {
  const frame = pushFrame(state, SOURCE.leaf, 0);
  state.frames[frame + FRAME.owner] = owner;
  state.frames[frame + FRAME.asks] = (1 << ANIMALS) - 1;
};

/**
 * Lets the next leaf that was placed be answered by its owner's animals: the active seat's come first.
 * @returns whether there was one
 */
export const answerLeaf = (state: State): boolean => {
  const { seats } = state.rules;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.active + turn) % seats;
    if (state.pending[seat] === 0) continue;
    state.pending[seat]!--;
    state.seat = seat;
    pushLeaf(state, seat);
    return true;
  }
  return false;
};

/** Mask of the animals it can still activate. */
const choices = (state: State): number => activatable(state, state.seat, state.frames[topFrame(state) + FRAME.asks]!);

/** The leaf on top. */
export const leafFrame: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    for (let rest = choices(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.animal, lowestBit(rest)));
  },
  take: (state: State, kind: number, slot: number, _random: Random, log?: EventLog): void => {
    const { seat, frames } = state;
    const asks = topFrame(state) + FRAME.asks;
    if (kind === KIND.stop) {
      frames[asks] = 0;
      return;
    }
    log?.({ code: 'event.animal', params: { seat, ...animalNames(animalAt(state, seat, slot)) } });
    frames[asks]! &= ~(1 << slot);
    pushAnimal(state, slot);
  },
  run: (state: State): boolean => {
    if (choices(state) !== 0) return true;
    closeFrame(state);
    return false;
  },
};
