import Type, { type Static } from 'typebox';
import { MOST_CARDS } from '../content/catalog.ts';
import { BAFFLED, GRAZED, HIBERNATING, HIDDEN, PLAIN, POISONED, RESTED, REVEALED } from '../rules/state.ts';
import { AnimalId, CardId, CardOrNull, Count, Mark, strict, TraitSchema } from './fields.ts';

/** The ends of a pair card. */
export const ENDS = ['host', 'partner'] as const;

/** Marks of an animal, and the flags they are in a state. */
export const FLAGS = [
  ['revealed', REVEALED],
  ['notAnglerfish', PLAIN],
  ['hidden', HIDDEN],
  ['hibernating', HIBERNATING],
  ['hibernatedLastYear', RESTED],
  ['poisoned', POISONED],
  ['grazed', GRAZED],
  ['baffled', BAFFLED],
] as const;

/** Traits that an animal can use up for a year; the others work as often as they can. */
export const USABLE = [
  'carnivorous',
  'mimicry',
  'piracy',
  'intellect',
  'specialization-a',
  'specialization-b',
  'metamorphose',
  'ink-cloud',
  'viviparous',
] as const;

const TraitCardSchema = Type.Object(
  {
    trait: TraitSchema,
    card: Type.Optional(CardId),
    full: Mark('Whether a fat card holds its yellow food.'),
    pairedWith: Type.Optional(AnimalId),
    used: Mark('Whether this pair card has passed food on in this round.'),
    waits: Type.Optional(
      Type.Array(Type.Enum([...ENDS]), {
        minItems: 1,
        maxItems: ENDS.length,
        uniqueItems: true,
        description: 'Ends of this pair card that are still to get their share; only while shares are pending.',
      }),
    ),
  },
  strict(
    'A trait card. A pair card stands at one of its animals only, a Symbiosis at the dependent one, with the other as `pairedWith`. Without `card` any card that fits is taken.',
  ),
);

/** An animal with its trait cards. */
export const AnimalSchema = Type.Object(
  {
    id: AnimalId,
    card: CardOrNull('The card that is the animal; null when the viewer cannot see it.'),
    revealed: Mark('Whether it is an Anglerfish that was turned up: then it is Carnivorous without a card for that.'),
    notAnglerfish: Mark('Whether all know that it is no Anglerfish, since it was attacked and did not turn up.'),
    food: Type.Object(
      { red: Count('Red food.'), blue: Count('Blue food.') },
      strict('Food of this year; yellow food is `full` at its fat card.'),
    ),
    traits: Type.Array(TraitCardSchema, { maxItems: MOST_CARDS, description: 'Its trait cards in order of play.' }),
    need: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 255,
        description: 'Food it needs to be fed, which follows from its traits.',
      }),
    ),
    usedThisYear: Type.Optional(
      Type.Array(TraitSchema, {
        maxItems: USABLE.length,
        uniqueItems: true,
        description: 'Traits it has used up for this year.',
      }),
    ),
    hidden: Mark('Whether it is in its Shell until the end of the year.'),
    hibernating: Mark('Whether it hibernates this year.'),
    hibernatedLastYear: Mark('Whether it did last year, so that it cannot now.'),
    poisoned: Mark('Whether it ate a poisonous animal this year.'),
    grazed: Mark('Whether it has grazed in this go.'),
    baffled: Mark('Whether ink undid its attack in this go: it may attack again from the next go on.'),
    studied: Type.Optional(
      Type.Object(
        { prey: AnimalId, trait: TraitSchema },
        strict('What its Intellect ignores this year: a trait of one prey.'),
      ),
    ),
  },
  strict('An animal.'),
);

export type TraitJson = Static<typeof TraitCardSchema>;
export type AnimalJson = Static<typeof AnimalSchema>;
