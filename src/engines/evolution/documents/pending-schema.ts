import Type, { type Static } from 'typebox';
import { HUNTS, STEPS } from '../rules/frames.ts';
import { AnimalOrNull, SeatNumber, strict, TraitSchema } from './fields.ts';

/** What may have been tried in an attack: the bits of a frame, in order. */
export const TRIED = ['ran', 'moved', 'studied'] as const;

/** Unfinished business, as `frames.ts` has it. */
export const PendingSchema = Type.Union(
  [
    Type.Object(
      {
        type: Type.Literal('take', { description: 'A meal.' }),
        animal: AnimalOrNull('The animal; null when it was eaten meanwhile.'),
        asked: SeatNumber('How many seats, clockwise from the owner of the animal, have said whether they ambush.'),
      },
      strict('An animal takes red food from the bank and may be ambushed.'),
    ),
    Type.Object(
      {
        type: Type.Literal('attack', { description: 'An attack.' }),
        attacker: AnimalOrNull('The carnivore; null when it was eaten meanwhile.'),
        prey: AnimalOrNull('The prey; null when it was eaten meanwhile.'),
        kind: Type.Enum([...HUNTS], { description: 'In a go, as an ambush, or by an Anglerfish that strikes back.' }),
        step: Type.Enum([...STEPS], {
          description:
            'What is asked: whether an Anglerfish is turned up, what Intellect ignores, how the prey defends itself; or the attack is over, and what it set off goes on.',
        }),
        ignored: Type.Optional(
          Type.Union([TraitSchema, Type.Null()], { description: 'The trait of the prey that is ignored.' }),
        ),
        tried: Type.Optional(
          Type.Array(Type.Enum([...TRIED]), {
            maxItems: TRIED.length,
            uniqueItems: true,
            description: 'The prey ran in vain; Mimicry moved the attack; Intellect was used on it.',
          }),
        ),
      },
      strict('An attack.'),
    ),
    Type.Object(
      {
        type: Type.Literal('scavenge', { description: 'A carcass.' }),
        from: SeatNumber('Owner of the carnivore.'),
        passedOver: SeatNumber('How many seats, clockwise from that one, have no scavenger that can eat.'),
      },
      strict('An animal was eaten, and a seat chooses which of its scavengers gets food.'),
    ),
    Type.Object(
      {
        type: Type.Literal('shares', { description: 'Shares of pair cards.' }),
        asked: SeatNumber('Seat that is asked, or was asked last.'),
      },
      strict('Pair cards pass food on, in the order that the owner chooses; then births happen.'),
    ),
  ],
  { description: 'Something unfinished.' },
);

export type PendingJson = Static<typeof PendingSchema>;
