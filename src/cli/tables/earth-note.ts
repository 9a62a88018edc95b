import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

/** An action that may choose a side or an animal, or be about a card. */
const actions = checker(
  Type.Object({
    side: Type.Optional(Type.String()),
    animal: Type.Optional(Type.String()),
    card: Type.Optional(Type.Integer()),
  }),
);

/** What a side, an animal or a card is and does that an action is about; nothing for others, and without a catalog. */
export const earthNote: Note = (action, rows) => {
  const chosen = actions.check(action);
  if (!chosen.ok) return undefined;
  const { side, animal, card } = chosen.value;
  const wanted = side ?? animal ?? card?.toString();
  return rows.find(({ id }) => id === wanted)?.facts.join(' ');
};
