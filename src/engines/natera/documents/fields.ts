/** Fields that several schemas have. */
import Type, { type TSchema } from 'typebox';
import { SEATS } from '../content/terms.ts';

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

export const seatField = (description: string) => count(SEATS - 1, description);

/** Seats, each once. */
export const seatsField = (description: string) =>
  Type.Array(seatField('Seat.'), { maxItems: SEATS, uniqueItems: true, description });

export const CardId = rowId('Exploration card.', 'aquaponics');
export const SpecialistId = rowId('Specialist.', 'business-monkey');
export const LocationId = rowId('Location, or tile that lies there.', 'ag1a');
export const TribeId = rowId('Tribe.', 'bears');
