import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { FRAME, operand, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { readTerms, terms } from '../rules/modifiers.ts';
import type { State } from '../rules/state.ts';
import { cardIn, KIND, kindOf, parameterOf } from '../rules/terms.ts';

/** Whether an action does nothing but bring money, and takes none: then it may as well come before another such one. */
const onlyGains = (state: State, card: number): boolean => {
  const { content } = state.rules;
  const { code } = content.program;
  const kind = content.cardKind[card]!;
  let at = content.start[kind]! * WIDTH;
  while (code[at] === OPS.gain) at += WIDTH;
  if (code[at] !== OPS.end) return false;
  readTerms(state, kind);
  return terms.surcharge === 0;
};

/** Two dice for money: the last one on an action without limits, so that it could have come second. */
const isDoubleGain = (state: State, action: Action, last: Action): boolean => {
  const { content } = state.rules;
  const before = cardIn(parameterOf(last));
  return (
    content.free[content.cardKind[before]!] === 1 &&
    onlyGains(state, before) &&
    onlyGains(state, cardIn(parameterOf(action)))
  );
};

/** Two cubes of one step, this one on an ambassador that was face up before. */
const isDoubleCube = (state: State, action: Action, last: Action): boolean => {
  const at = topFrame(state);
  const { frames, rules } = state;
  return (
    rules.content.program.code[frames[at + FRAME.at]! * WIDTH] === OPS.influence &&
    frames[at + FRAME.left]! < operand(state, at, 1) &&
    hasBit(frames[at + FRAME.mark]!, parameterOf(last)) &&
    hasBit(state.revealed, parameterOf(action))
  );
};

const isRedundant = (state: State, action: Action, last: Action): boolean => {
  if (action >= last || kindOf(action) !== kindOf(last)) return false;
  if (kindOf(action) === KIND.die) return isDoubleGain(state, action, last);
  return kindOf(action) === KIND.ambassador && isDoubleCube(state, action, last);
};

/** Of two dice for money, or two cubes of one step, a search tries one order: the one with the lower code first. */
export const prune = (state: State, last: Action, actions: ActionList): void => {
  if (kindOf(last) !== KIND.die && kindOf(last) !== KIND.ambassador) return;
  const { codes, length } = actions;
  let kept = 0;
  for (let index = 0; index < length; index++)
    if (!isRedundant(state, codes[index]!, last)) codes[kept++] = codes[index]!;
  // What is left over when the last die has nowhere else to go.
  if (kept > 0) actions.length = kept;
};
