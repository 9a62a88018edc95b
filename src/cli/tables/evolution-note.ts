import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Note } from './table.ts';

/** An action that may play a trait. */
const actions = checker(Type.Object({ type: Type.Literal('trait'), trait: Type.String() }));

/** What the trait of a card to play does; nothing for other actions, and without a catalog. */
export const evolutionNote: Note = (action, rows) => {
  const chosen = actions.check(action);
  return chosen.ok ? rows.find(({ id }) => id === chosen.value.trait)?.facts.join(' ') : undefined;
};
