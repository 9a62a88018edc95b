import type { Action } from '../../core/contract.ts';
import type { Message, Params } from '../../core/text.ts';
import { cardOf, MOVES, moveOf, PASS } from './actions.ts';
import { DEFENDING, frameFirst, frameKind, frameSecond, frameStep, HUNT, IGNORING, REVEALING } from './frames.ts';
import { encodeAction, type Fields } from './notation.ts';
import { DEVELOPMENT, type State } from './state.ts';
import { NO_TRAIT, TRAITS } from './traits.ts';

/**
 * What the action does, for people. The fields of its document are the parameters, less what is not told;
 * an answer to an attack also names the animals that it is about.
 */
export const describe = (state: State, action: Action): Message => {
  if (moveOf(action) === PASS) return { code: `action.${passOf(state)}`, params: aboutAttack(state) };
  const { type, partner = 0, full = false, ...fields }: Fields = encodeAction(state, action);
  const told: Params = { ...aboutAttack(state), ...fields, partner, full };
  switch (type) {
    case 'animal':
    case 'trait':
      return { code: `action.${type === 'trait' && partner > 0 ? 'pair' : type}`, params: { ...told, sides: sidesOf(state, action) } };
    case 'mimic':
      return { code: 'action.mimic', params: { ...told, animal: frameSecond(state) + 1, prey: fields.animal ?? 0 } };
    default:
      return { code: `action.${type}`, params: told };
  }
};
