/** Fields that several schemas have. */
import Type from 'typebox';

/** No unknown fields. */
export const strict = { additionalProperties: false };
/** A whole number from 0. */
export const count = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });
/** A field that can be hidden. */
export const orNull = <T extends Type.TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A printed number of an Earth card. */
export const CardId = Type.Integer({ minimum: 1, maximum: 283, description: 'Printed number of an Earth card.' });
/** 0-based. */
export const SeatField = Type.Integer({ minimum: 0, maximum: 4, description: 'A seat.' });
/** A French name, kebab-case. */
export const AnimalId = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 30,
  description: 'An animal of the catalog.',
  examples: ['panda-roux'],
});
/** A space of a tableau. */
export const SpaceField = count(15, 'Space: row times 4 plus column.');
/** The fields of a space that is given by row and column. */
export const position = {
  row: count(3, 'Row of the tableau, from the top; its first row with a card is 0.'),
  column: count(3, 'Column of the tableau, from the left; its first column with a card is 0.'),
};
