import type { Action } from '../../../core/contract.ts';
import { TRAITS } from '../content/traits.ts';
import { encodeAction, type Fields } from '../documents/actions.ts';
import { cardOf } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';

/** The side that is played, for a card that has two. */
const sideOf = ({ rules }: State, action: Action): string =>
  rules.sides[cardOf(action) | 1]! < TRAITS.length ? `.${(cardOf(action) & 1) + 1}` : '';

/**
 * The action without a language. A card and where it goes: `swimming@+` is a new animal,
 * `camouflage+fat-tissue.2@3` its second side on animal 3, `symbiosis@3-5` a pair. Else the kind of action
 * with the animals, such as `attack@3>5`, `piracy@3<5`, `convert-fat@3*2`, `metamorphose@3:fat-tissue+`.
 */
export const notation = (state: State, action: Action): string => {
  const { type, card, trait, animal, partner, from, prey, amount, full }: Fields = encodeAction(state, action);
  const pair = partner === undefined ? '' : `-${partner}`;
  if (type === 'animal') return `${card}@+`;
  if (type === 'trait') return `${card}${sideOf(state, action)}@${animal}${pair}`;
  return [
    type,
    animal === undefined ? '' : `@${animal}`,
    prey === undefined ? '' : `>${prey}`,
    from === undefined ? '' : `<${from}`,
    amount === undefined ? '' : `*${amount}`,
    trait === undefined ? '' : `:${trait}`,
    pair,
    full ? '+' : '',
  ].join('');
};
