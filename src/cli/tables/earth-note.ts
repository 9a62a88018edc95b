import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

/** An action that may choose a side or an animal. */
const actions = checker(Type.Object({ side: Type.Optional(Type.String()), animal: Type.Optional(Type.String()) }));

/** What an action that chooses a side or an animal brings; nothing for others, and without a catalog. */
export const earthNote: Note = (action, rows) => {
  const chosen = actions.check(action);
  if (!chosen.ok) return undefined;
  const wanted = chosen.value.side ?? chosen.value.animal;
  return rows.find(({ id }) => id === wanted)?.facts.join(' ');
};
