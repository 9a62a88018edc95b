import Type, { type Static } from 'typebox';
import { ACTIONS } from '../content/boards.ts';
import { SideId } from '../content/rows.ts';
import { PARTS } from '../rules/codes.ts';
import { AnimalId, CardId, count, position, strict } from './fields.ts';

const plain = (type: string, description: string) =>
  Type.Object({ type: Type.Literal(type, { description }) }, { ...strict, description });
const withCard = (type: string, description: string) =>
  Type.Object({ type: Type.Literal(type, { description }), card: CardId }, { ...strict, description });

/** A decision as it travels. */
export const ActionSchema = Type.Union(
  [
    plain('stop', 'Plants no more, leaves an ability unused, gives up the rest of a gain, pays the rest in soil.'),
    plain('use', 'Uses the ability.'),
    plain('convert', 'Three sprouts for two soil.'),
    Type.Object(
      {
        type: Type.Literal('order', { description: 'When island and climate fire.' }),
        first: Type.Enum(['tableau', 'island'], { description: 'What fires first.' }),
      },
      { ...strict, description: 'Whether island and climate fire before or after the tableau.' },
    ),
    Type.Object(
      {
        type: Type.Literal('action', { description: 'The active seat’s action.' }),
        action: Type.Enum([...ACTIONS], { description: 'The action.' }),
      },
      { ...strict, description: 'The action of the turn.' },
    ),
    Type.Object(
      {
        type: Type.Literal('take', { description: 'A part of another seat’s action.' }),
        what: Type.Enum([...PARTS], { description: 'What is taken.' }),
      },
      { ...strict, description: 'Which of the two parts is taken.' },
    ),
    Type.Object(
      {
        type: Type.Literal('gyre', { description: 'An objective for Gaïa.' }),
        objective: count(3, 'Its place in `fauna`.'),
      },
      { ...strict, description: 'The objective that Gaïa claims.' },
    ),
    plain('gaia', 'Lets Gaïa play, where she waits to be asked.'),
    plain('leaf', 'Discards a leaf to activate an animal.'),
    Type.Object(
      { type: Type.Literal('animal', { description: 'An animal.' }), animal: AnimalId },
      { ...strict, description: 'Keeps an animal of those dealt, or activates it.' },
    ),
    Type.Object(
      { type: Type.Literal('side', { description: 'A side of a card.' }), side: SideId },
      { ...strict, description: 'The side of an island, climate or ecosystem to play with.' },
    ),
    withCard('keep', 'Keeps this card of those looked at.'),
    withCard('plant', 'Plants this card.'),
    withCard('replace', 'Plants this card over a terrain, for nothing.'),
    withCard('compost', 'Composts this card of the hand.'),
    withCard('event', 'Plays this event.'),
    Type.Object(
      {
        type: Type.Literal('plot', { description: 'Where the card goes.' }),
        row: Type.Integer({ minimum: -1, maximum: 3, description: 'Row; -1 is above the tableau.' }),
        column: Type.Integer({ minimum: -1, maximum: 3, description: 'Column; -1 is left of the tableau.' }),
      },
      { ...strict, description: 'Where the chosen card goes.' },
    ),
    Type.Object(
      { type: Type.Literal('space', { description: 'A card of the tableau.' }), ...position },
      { ...strict, description: 'The card that gets or gives a sprout or growth, or whose ability is copied.' },
    ),
  ],
  { description: 'A decision in Earth.' },
);
export type ActionJson = Static<typeof ActionSchema>;
