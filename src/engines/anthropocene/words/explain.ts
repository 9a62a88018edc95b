import type { Action } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { cardId, NO_CARD } from '../content/catalog.ts';
import { encodeAction } from '../documents/actions.ts';
import { cardOf, columnOf, rowOf } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';

/** What the action does, for people: the card, the column, and the card it covers, if any. */
export const describe = (state: State, action: Action): Message => {
  const { card, column } = encodeAction(state, action);
  const covered = state.top[rowOf(cardOf(action)) * 3 + columnOf(action)]!;
  return covered === NO_CARD
    ? { code: 'action.play', params: { card, column } }
    : { code: 'action.cover', params: { card, column, covered: cardId(covered) } };
};
