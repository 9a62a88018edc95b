import Type from 'typebox';
import { MOST_CARDS } from '../content/catalog.ts';
import { TRAITS } from '../content/traits.ts';

// Fields that several schemas have.

/** Keywords of an object that takes no other fields. */
export const strict = (description: string) => ({ additionalProperties: false, description });

/** A kind of card. */
export const CardId = Type.String({
  pattern: '^[a-z+-]{1,60}$',
  description: 'Kind of card, as the catalog names it.',
  examples: ['camouflage+fat-tissue'],
});

/** An animal: its slot and 1. */
export const AnimalId = Type.Integer({ minimum: 1, maximum: 127, description: 'An animal, by its id.' });

/** A trait by name. */
export const TraitSchema = Type.Enum([...TRAITS], { description: 'A trait.' });

/** A seat. */
export const SeatNumber = (description: string) => Type.Integer({ minimum: 0, maximum: 5, description });

/** A number of things that are not more than cards. */
export const Count = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_CARDS, description });

/** A mark that is false when it is left out. */
export const Mark = (description: string) => Type.Optional(Type.Boolean({ default: false, description }));

/** A card, or null where it is hidden. */
export const CardOrNull = (description: string) => Type.Union([CardId, Type.Null()], { description });

/** An animal, or null where there is none any more. */
export const AnimalOrNull = (description: string) => Type.Union([AnimalId, Type.Null()], { description });

/** Kinds of card, each as often as it is there. */
export const Cards = (description: string) => Type.Array(CardId, { maxItems: MOST_CARDS, description });
