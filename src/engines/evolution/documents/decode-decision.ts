import { ActionList } from '../../../core/actions.ts';
import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { bit } from '../content/traits.ts';
import { advanceFrame, mustAsk } from '../rules/advance.ts';
import { defencesOf } from '../rules/attack.ts';
import {
  BEGIN,
  frameFirst,
  frameIgnored,
  frameKind,
  frameMode,
  frameSecond,
  frameStep,
  HUNT,
  REVEALING,
  setStep,
} from '../rules/frames.ts';
import { legalActions } from '../rules/legal.ts';
import { copyState, emptyState, FEEDING, type State } from '../rules/state.ts';
import type { Reading } from './decode-reading.ts';

/** Checks, of a document without another fault, that somebody has something to decide. */
export const checkDecision = (reading: Reading): void => {
  const { state } = reading;
  if (state.phase !== FEEDING) return;
  const at = pointer('pending', state.depth - 1);
  if (state.depth === 0) {
    if (countActions(state) === 0)
      blame(reading, '/turn', 'nothing-to-do', `Seat ${state.seat} has passed and cannot eat, so it is not its go.`);
  } else if (!isReachable(state)) blame(reading, `${at}/prey`, 'no-attack', 'This attack is not possible.');
  else if (!isAsked(state)) blame(reading, at, 'asks-nothing', 'At this point nobody is asked this.');
};

const countActions = (state: State): number => {
  const actions = new ActionList();
  legalActions(state, actions);
  return actions.length;
};

/** Whether no defence is in the way of the attack that goes on, if one does. */
const isReachable = (state: State): boolean =>
  frameKind(state) !== HUNT ||
  (defencesOf(state, frameFirst(state), frameSecond(state), frameMode(state)) & ~bit(frameIgnored(state))) === 0;

/** Whether the rules, coming to this point, ask what is asked here, and change nothing before. */
const isAsked = (state: State): boolean => {
  const again = emptyState(state.rules);
  copyState(state, again);
  if (frameKind(again) === HUNT && frameStep(again) === REVEALING) setStep(again, BEGIN);
  return (
    advanceFrame(again) &&
    again.depth === state.depth &&
    again.bytes.every((byte, index) => byte === state.bytes[index]) &&
    (countActions(state) > 1 || mustAsk(state))
  );
};
