import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

/** An action that may choose an ability or a card. */
const actions = checker(
  Type.Object({ type: Type.String(), ability: Type.Optional(Type.String()), card: Type.Optional(Type.String()) }),
);

/** What an ability to choose or a card to play does; nothing for other actions, and without a catalog. */
export const extinctionNote: Note = (action, rows) => {
  const chosen = actions.check(action);
  if (!chosen.ok) return undefined;
  const { type, ability, card } = chosen.value;
  const wanted = type === 'choose' ? ability : type === 'card' ? card?.replace(/^.*\/(?=[a-z])|\/\d$/g, '') : undefined;
  return rows.find(({ id }) => id === wanted)?.facts.join(' ');
};
