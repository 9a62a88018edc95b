import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

const Id = Type.Optional(Type.String());
/** An action that may be of a card, a specialist or a tribe. */
const actions = checker(Type.Object({ card: Id, specialist: Id, tribe: Id }));

/** What a card, a specialist or a tribe of an action is and does; nothing for other actions, and without a catalog. */
export const nateraNote: Note = (action, rows) => {
  const chosen = actions.check(action);
  if (!chosen.ok) return undefined;
  const { card, specialist, tribe } = chosen.value;
  const wanted = card ?? specialist ?? tribe;
  return rows.find(({ id }) => id === wanted)?.facts.join(' ');
};
