import { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { fault } from '../../../core/fault.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { checker } from '../../../core/schema.ts';
import { cardId, cardIndex, DECK } from '../content/catalog.ts';
import { COLUMNS } from '../content/terms.ts';
import { actionOf, cardOf, columnOf, legalActions } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';
import { type ActionJson, ActionSchema } from './schema.ts';

const actions = checker(ActionSchema);

/** The id of the card that is played. */
export const idOf = (state: State, action: Action): string => cardId(state.generation * DECK + cardOf(action));

/** The action as it travels. */
export const encodeAction = (state: State, action: Action): ActionJson => ({
  type: 'play',
  card: idOf(state, action),
  column: COLUMNS[columnOf(action)]!,
});

/** The legal action that `json` names. */
export const decodeAction = (state: State, json: unknown): Result<Action> => {
  const parsed = actions.check(json);
  if (!parsed.ok) return parsed;
  const { card, column } = parsed.value;
  const index = cardIndex(card) - state.generation * DECK;
  const action = actionOf(index, COLUMNS.indexOf(column));
  const legal = new ActionList();
  legalActions(state, legal);
  if (index >= 0 && index < DECK && legal.has(action)) return ok(action);
  const held = legal.toArray().some((each) => idOf(state, each) === card);
  return failed(
    held
      ? fault('/column', 'illegal-action', `${card} cannot go to column ${column}: its row still has an empty space.`)
      : fault('/card', 'illegal-action', `${card} is not in the hand of the seat to act.`),
  );
};
