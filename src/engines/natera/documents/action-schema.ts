import Type, { type Static, type TProperties } from 'typebox';
import { GROWTH, LETTERS, PILES, RESOURCES, TYPES, ZONES } from '../content/terms.ts';
import { CardId, count, LocationId, SpecialistId, seatField, strict, TribeId } from './fields.ts';

const action = <const Name extends string, Fields extends TProperties>(
  name: Name,
  fields: Fields,
  description: string,
) => Type.Object({ type: Type.Literal(name, { description }), ...fields }, { ...strict, description });

/** What a card may be paid with. */
export const PAYMENTS = ['endurance', 'agility', 'intelligence'] as const;
/** Kinds of pawns. */
export const PAWNS = ['explorer', 'leader'] as const;
/** Sides of science boards. */
export const SIDES = ['a', 'b'] as const;

/** A decision as it travels. */
export const ActionSchema = Type.Union(
  [
    action(
      'deploy',
      { pawn: Type.Enum([...PAWNS], { description: 'Pawn.' }), location: LocationId },
      'Deploys a pawn to a location.',
    ),
    action(
      'play',
      { card: CardId, with: Type.Enum([...PAYMENTS], { description: 'Resource that it is paid with.' }) },
      'Plays an exploration card of the hand.',
    ),
    action('hire', { specialist: SpecialistId }, 'Hires a specialist of the river.'),
    action('establish', { location: LocationId }, 'Establishes a colony for material.'),
    action('consult', { specialist: SpecialistId }, 'Uses the ability of a specialist.'),
    action('use', { card: CardId }, 'Uses the ability of an own exploration card.'),
    action('trade', {}, 'Discards two cards for a resource: the cards and the resource are chosen next.'),
    action('pass', {}, 'Passes until the end of the season.'),
    action('end', {}, 'Ends the turn.'),
    action('card', { card: CardId }, 'An exploration card: one to discard, put aside, keep, play, or copy.'),
    action('resource', { resource: Type.Enum([...RESOURCES], { description: 'Resource.' }) }, 'A kind of resource.'),
    action('pile', { pile: Type.Enum([...PILES], { description: 'Pile.' }) }, 'A pile to draw from, or to look at.'),
    action('track', { track: Type.Enum([...ZONES], { description: 'Track.' }) }, 'A track.'),
    action('location', { location: LocationId }, 'A location: for a colony, a copy, a bonus, or a pawn that moves.'),
    action(
      'growth',
      { space: count(GROWTH, 'From 1, row by row from the bottom, from left to right.', 1) },
      'A space of the own science board.',
    ),
    action('specialist', { specialist: SpecialistId }, 'A specialist of the river, or an own one.'),
    action('way', { way: count(4, 'From 1, in the order of the row.', 1) }, 'One of several ways.'),
    action(
      'part',
      { part: count(48, 'From 1, in the order of the row, or of what is due from the oldest on.', 1) },
      'What of several parts is done next.',
    ),
    action('pay', {}, 'Pays.'),
    action('decline', {}, 'Leaves it, or the rest of it.'),
    action('tribe', { tribe: TribeId }, 'The tribe to play.'),
    action(
      'side',
      { side: Type.Enum([...SIDES], { description: 'Side.' }) },
      'The side of the science board to play with.',
    ),
    action(
      'claim',
      { accomplishment: Type.Enum([...LETTERS, ...ZONES], { description: 'Letter of the tile, or track.' }) },
      'Which of several accomplishments takes the last tokens.',
    ),
    action('kind', { kind: Type.Enum([...TYPES], { description: 'Type.' }) }, 'A type of cards.'),
    action(
      'oust',
      { track: Type.Enum([...ZONES], { description: 'Track.' }), seat: seatField('Whose token.') },
      'The token of another seat on a track.',
    ),
  ],
  { description: 'A decision of NATERA.' },
);
export type ActionJson = Static<typeof ActionSchema>;
