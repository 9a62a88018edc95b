/** Fields that several schemas have. */
import Type, { type TSchema } from 'typebox';
import { SIDE } from '../content/terms.ts';

export const strict = { additionalProperties: false } as const;

/** A whole number from 0 or `least`. */
export const count = (maximum: number, description: string, least = 0) =>
  Type.Integer({ minimum: least, maximum, description });

/** A value that may be hidden, or that there may be none of. */
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** The id of a row of the catalog. */
export const rowId = (description: string, example: string) =>
  Type.String({ pattern: '^[a-z0-9-]{1,40}$', description, examples: [example] });

/** A card of a role, where it is clear whose. */
export const CardName = Type.String({
  pattern: '^[a-z0-9-]{1,40}(/[2-4])?$',
  description: 'Card of the role: its id; `/2` behind it for the second card like that of the deck.',
  examples: ['research', 'field-team/2'],
});

/** A card of any role, or an action of the board. */
export const FullCardName = Type.String({
  pattern: '^[a-z0-9-]{1,40}(/[a-z0-9-]{1,40}(/[2-4])?)?$',
  description:
    'An action of the board by its id, or a card: the role, a stroke, and the card as in the lists of the role.',
  examples: ['plan', 'zoologist/field-team/2'],
});

/** Row and column of a space. */
export const place = {
  row: count(SIDE, 'From the top.', 1),
  column: count(SIDE, 'From the left.', 1),
};
