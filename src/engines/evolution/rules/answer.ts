import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import * as act from './actions.ts';
import * as defences from './defences.ts';
import { namedCard } from './drops.ts';
import {
  DEFENDING,
  FROM_AMBUSH,
  frameCursor,
  frameFirst,
  frameKind,
  frameSecond,
  frameStep,
  HUNT,
  IGNORING,
  REVEALING,
  setCursor,
  setStep,
} from './frames.ts';
import * as hunt from './hunt.ts';
import { kill } from './hunt-end.ts';
import { scavenge } from './scavenging.ts';
import { share } from './shares.ts';
import type { State } from './state.ts';
import { findTrait } from './trait-cards.ts';

/** Does what a seat answered to the question on top of the stack. */
export const answer = (state: State, action: Action, random: Random, log?: EventLog): void => {
  const first = act.firstOf(action);
  const second = act.secondOf(action);
  const card = act.cardOf(action);
  switch (act.moveOf(action)) {
    case act.PASS:
      decline(state, log);
      return;
    case act.REVEAL:
      hunt.strikeBack(state, first, log);
      return;
    case act.IGNORE:
      hunt.ignoreTrait(state, card, log);
      setStep(state, DEFENDING);
      return;
    case act.RUN:
      defences.run(state, random, log);
      return;
    case act.MIMIC:
      defences.mimic(state, first, log);
      return;
    case act.LOSE:
      defences.loseTail(state, namedCard(state, frameSecond(state), card, second), log);
      return;
    case act.HIDE:
      defences.hide(state, log);
      return;
    case act.INK:
      defences.squirt(state, log);
      return;
    case act.AMBUSH:
      hunt.beginHunt(state, first, frameFirst(state), FROM_AMBUSH, log);
      return;
    case act.SCAVENGE:
      scavenge(state, first, log);
      return;
    case act.SHARE: {
      const index = findTrait(state, first, card, second);
      share(state, index, state.host[index] === first, log);
      return;
    }
  }
};

/** Nothing is revealed, ignored or ambushed; or the prey is eaten. */
const decline = (state: State, log?: EventLog): void => {
  if (frameKind(state) !== HUNT) {
    setCursor(state, frameCursor(state) + 1);
    return;
  }
  switch (frameStep(state)) {
    case REVEALING:
      setStep(state, IGNORING);
      return;
    case IGNORING:
      setStep(state, DEFENDING);
      return;
    default:
      kill(state, log);
  }
};
