import Type, { type Static, type TProperties } from 'typebox';
import { ROLES } from '../content/terms.ts';
import { CardName, count, FullCardName, place, rowId, strict } from './fields.ts';

const action = <const Name extends string, Fields extends TProperties>(
  name: Name,
  fields: Fields,
  description: string,
) => Type.Object({ type: Type.Literal(name, { description }), ...fields }, { ...strict, description });

const value = count(6, 'What it shows.', 1);
const EffectId = rowId('Effect card.', 'poachers');

/** A decision as it travels. */
export const ActionSchema = Type.Union(
  [
    action('place', { value, on: FullCardName }, 'Places a die on an action.'),
    action('permanent', { card: CardName }, 'Does what an own permanent card says.'),
    action('ability', {}, 'Does what the own special ability says.'),
    action('end', {}, 'Ends the actions of the turn.'),
    action(
      'card',
      { card: FullCardName },
      'A card of the hand or the discards by its short name, or an action to be copied.',
    ),
    action('space', place, 'A space of the board.'),
    action('row', { row: place.row }, 'A row, for destruction.'),
    action('column', { column: place.column }, 'A column, for destruction.'),
    action('ambassador', { place: count(6, 'Place in the row of ambassadors.', 1) }, 'An ambassador.'),
    action(
      'constant',
      {
        effect: EffectId,
        copy: Type.Optional(count(6, 'Which of those that are alike, from the oldest on; the oldest when absent.', 2)),
      },
      'A constant effect in play.',
    ),
    action(
      'player',
      {
        player: count(4, 'A role in play, by place in the team from 0.'),
        money: Type.Optional(count(9, 'M$ that it is given.', 1)),
      },
      'A role in play: who is next, who pays, who is given money.',
    ),
    action('way', { way: count(4, 'From 1, in the order of the card.', 1) }, 'One of several ways.'),
    action('pay', {}, 'Pays.'),
    action('decline', {}, 'Leaves it, or the rest of it.'),
    action('keep', { effect: EffectId }, 'An effect card that goes back: the one to come next first.'),
    action('throw', { effect: EffectId }, 'An effect card that is discarded.'),
    action('role', { role: Type.Enum([...ROLES], { description: 'Role.' }) }, 'The role to play.'),
    action('choose', { ability: rowId('Special ability.', 'den-watch') }, 'The special ability to play with.'),
    action('turn', { value, to: count(6, 'What it is to show.', 1) }, 'Turns a die.'),
    action('reroll', { value }, 'Rolls a die again.'),
    action('return', { value, on: FullCardName }, 'Takes a die back.'),
  ],
  { description: 'A decision of Extinction.' },
);
export type ActionJson = Static<typeof ActionSchema>;
