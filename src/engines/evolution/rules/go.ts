import type { Action, EventLog } from '../../../core/contract.ts';
import { bit, PIRACY, SHELL } from '../content/traits.ts';
import * as act from './actions.ts';
import { isFed } from './animals.ts';
import { noticeFed } from './births.ts';
import * as food from './food.ts';
import { OWN_GO } from './frames.ts';
import { beginHunt } from './hunt.ts';
import { SPECIALIZATIONS, shellAtCentre } from './legal-go.ts';
import { metamorphose } from './metamorphose.ts';
import { GRAZED, HIBERNATING, HUNTED, SPENT, type State } from './state.ts';
import { beginTake } from './take.ts';
import { addTrait, removeDiscard } from './trait-cards.ts';

/** Does an action of the go, up to what it sets off. */
export const playGo = (state: State, action: Action, log?: EventLog): void => {
  const move = act.moveOf(action);
  const slot = act.firstOf(action);
  const second = act.secondOf(action);
  state.acted = true;
  if (state.rules.rulings.passing === 'this-go') state.passed = 0;
  if (!act.isFree(move) && (move !== act.CONVERT_FAT || state.rules.rulings.fat === 'main-action'))
    state.main = move === act.ATTACK ? HUNTED : SPENT;
  switch (move) {
    case act.GRAZE:
      graze(state, slot, log);
      break;
    case act.HIBERNATE:
      hibernate(state, slot, log);
      break;
    case act.PIRACY:
      rob(state, slot, second, log);
      break;
    case act.CONVERT_FAT:
      food.convertFat(state, slot, second, log);
      break;
    case act.EAT:
      beginTake(state, slot, log);
      break;
    case act.ATTACK:
      beginHunt(state, slot, second, OWN_GO, log);
      break;
    case act.SPECIALIZE:
      specialize(state, slot, log);
      break;
    case act.METAMORPHOSE:
      metamorphose(state, slot, act.cardOf(action), second, log);
      break;
    case act.TAKE_SHELL:
      takeShell(state, slot, log);
      break;
  }
};

/** Red food is destroyed (section 4.1). */
const graze = (state: State, slot: number, log?: EventLog): void => {
  state.bank--;
  state.flags[slot]! |= GRAZED;
  log?.({ code: 'event.grazed', params: { animal: slot + 1 } });
};

/** Counts as fed from now on, which may give birth (sections 4.1 and 4.2). */
const hibernate = (state: State, slot: number, log?: EventLog): void => {
  const wasFed = isFed(state, slot);
  state.flags[slot]! |= HIBERNATING;
  log?.({ code: 'event.hibernated', params: { animal: slot + 1 } });
  noticeFed(state, slot, wasFed);
  food.openShares(state);
};

/** A pirate takes a food from an animal; which colour changes nothing (ruling Q22). */
const rob = (state: State, slot: number, from: number, log?: EventLog): void => {
  state.used[slot]! |= bit(PIRACY);
  const meal = state.red[from]! > 0 ? food.STOLEN_RED : food.STOLEN_BLUE;
  if (state.red[from]! > 0) state.red[from]!--;
  else state.blue[from]!--;
  log?.({ code: 'event.robbed', params: { animal: slot + 1, from: from + 1 } });
  food.feed(state, slot, 1, meal, log);
};

/** Food from the supply, once a year or once a go (section 4.2; ruling Q14). */
const specialize = (state: State, slot: number, log?: EventLog): void => {
  state.used[slot]! |= state.mask[slot]! & SPECIALIZATIONS;
  log?.({ code: 'event.specialized', params: { animal: slot + 1 } });
  food.feed(state, slot, 1, food.BLUE_MEAL, log);
};

/** A Shell goes from the centre to an animal (section 4.2). */
const takeShell = (state: State, slot: number, log?: EventLog): void => {
  const index = shellAtCentre(state);
  const kind = state.discardCard[index]!;
  removeDiscard(state, index);
  addTrait(state, SHELL, kind, slot);
  log?.({ code: 'event.shell-taken', params: { animal: slot + 1 } });
};
