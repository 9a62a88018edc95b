import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

/** An action that may choose a side or an animal. */
const actions = checker(Type.Object({ side: Type.Optional(Type.String()), animal: Type.Optional(Type.String()) }));

/** What an action that chooses a side or an animal brings; nothing for others, and without a catalog. */
export const earthNote: Note = (action, words) => {
  const chosen = actions.check(action);
  return chosen.ok ? words.get(chosen.value.side ?? chosen.value.animal ?? '') : undefined;
};
