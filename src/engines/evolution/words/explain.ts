import type { Action } from '../../../core/contract.ts';
import type { Message, Params } from '../../../core/text.ts';
import { TRAITS } from '../content/traits.ts';
import { encodeAction, type Fields } from '../documents/actions.ts';
import { cardOf, moveOf, PASS } from '../rules/actions.ts';
import { frameFirst, frameKind, frameSecond, frameStep, HUNT, IGNORING, REVEALING, TAKE } from '../rules/frames.ts';
import { DEVELOPMENT, type State } from '../rules/state.ts';

/**
 * What the action does, for people. Its fields are the parameters, with 0 and false for what it has not; an
 * answer to an attack or a meal also names the `attacker` and the `prey`.
 */
export const describe = (state: State, action: Action): Message => {
  if (moveOf(action) === PASS) return { code: `action.${passOf(state)}`, params: aboutFrame(state) };
  const { type, partner = 0, full = false, ...fields }: Fields = encodeAction(state, action);
  const params: Params = { ...aboutFrame(state), ...fields, partner, full, sides: sidesOf(state, action) };
  return { code: `action.${type === 'trait' && partner > 0 ? 'pair' : type}`, params };
};

/** What passing means at this moment (ruling Q30). */
const passOf = (state: State): string => {
  if (state.depth === 0) {
    if (state.phase === DEVELOPMENT) return 'keep-cards';
    if (state.acted) return 'end-go';
    return state.rules.rulings.passing === 'this-go' ? 'pass-go' : 'pass-year';
  }
  if (frameKind(state) === TAKE) return 'no-ambush';
  switch (frameStep(state)) {
    case REVEALING:
      return 'no-reveal';
    case IGNORING:
      return 'no-ignore';
    default:
      return 'no-defence';
  }
};

/** The animals that a question is about. */
const aboutFrame = (state: State): Params => {
  if (state.depth === 0) return {};
  switch (frameKind(state)) {
    case HUNT:
      return { attacker: frameFirst(state) + 1, prey: frameSecond(state) + 1 };
    case TAKE:
      return { prey: frameFirst(state) + 1 };
    default:
      return {};
  }
};

/** The traits on the card that is played, if one is. */
const sidesOf = (state: State, action: Action): string[] => {
  const card = cardOf(action) & ~1;
  const { sides } = state.rules;
  return [sides[card], sides[card + 1]].flatMap((trait) => TRAITS[trait ?? TRAITS.length] ?? []);
};
