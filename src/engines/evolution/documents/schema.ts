import Type, { type Static } from 'typebox';
import { envelopeFields } from '../../kit/envelope.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import { OptionsSchema } from '../rules/options.ts';
import { DEEPEST, PHASES } from '../rules/state.ts';
import { FreeActionSchema } from './action-schema.ts';
import { AnimalSchema } from './animal-schema.ts';
import { AnimalId, CardOrNull, Cards, Count, Mark, SeatNumber, strict } from './fields.ts';
import { PendingSchema } from './pending-schema.ts';

export type { ActionJson } from './action-schema.ts';

/** What the main action of a go was, by number; see `state.ts`. */
export const MAINS = ['open', 'spent', 'hunted'] as const;

const DiscardSchema = Type.Object(
  {
    card: CardOrNull('The card; null when the viewer cannot know it.'),
    seen: Type.Boolean({ description: 'Whether all have seen which card it is.' }),
    notAnglerfish: Mark('Whether all know that it is no Anglerfish.'),
  },
  strict('A discarded card.'),
);

const PlayerSchema = Type.Object(
  {
    hand: Type.Union([Cards('In the order of the catalog.'), Type.Null()], {
      description: 'Cards in hand; null when the viewer cannot see them.',
    }),
    handSize: Count('Cards in hand.'),
    passed: Mark('Whether the seat has passed in this phase.'),
    discards: Type.Array(DiscardSchema, {
      maxItems: MOST_CARDS,
      description: 'Its discard pile, which breaks ties; the oldest card first.',
    }),
    animals: Type.Array(AnimalSchema, { maxItems: MOST_CARDS, description: 'Its row, from left to right.' }),
  },
  strict('One seat.'),
);

const GoSchema = Type.Object(
  {
    main: Type.Optional(
      Type.Enum([...MAINS], { description: 'The main action: still to come, done, or done as an attack.' }),
    ),
    acted: Type.Optional(Type.Boolean({ description: 'Whether the seat has done anything in this go.' })),
    lastFree: Type.Optional(
      Type.Union([FreeActionSchema, Type.Null()], {
        deprecated: true,
        description:
          'Once the last free action; no order of free actions is refused any more, so it decides nothing and is not written.',
      }),
    ),
  },
  strict('The go of the feeding phase that is on. What is left out follows from the rest, or has not happened.'),
);

/** A state or view of Evolution. */
export const StateSchema = Type.Object(
  {
    ...envelopeFields('evolution', OptionsSchema, SeatNumber('A seat.')),
    year: Type.Integer({ minimum: 1, maximum: 100, description: 'Year being played, or the last one played.' }),
    phase: Type.Enum([...PHASES], { description: 'Phase of the year, or finished.' }),
    firstSeat: SeatNumber('Seat that began this year.'),
    turn: SeatNumber('Seat whose go it is; while something is pending another seat may be asked.'),
    bank: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 22, default: 0, description: 'Red food in the bank; 0 outside feeding.' }),
    ),
    deckSize: Count('Cards in the deck.'),
    deck: Type.Optional(
      Type.Union([Cards('The uppermost card first.'), Type.Null()], {
        description: 'The deck; null or absent in a view of a game that goes on.',
      }),
    ),
    centre: Cards('Shells at the centre of the table, which any seat may take; the oldest first.'),
    players: Type.Array(PlayerSchema, { minItems: 2, maxItems: 6, description: 'By seat, clockwise.' }),
    go: Type.Optional(GoSchema),
    births: Type.Optional(
      Type.Array(AnimalId, {
        maxItems: MOST_CARDS,
        description: 'Viviparous animals that give birth when all shares are settled, in the order they were fed.',
      }),
    ),
    pending: Type.Optional(
      Type.Array(PendingSchema, {
        maxItems: DEEPEST / 2,
        description: 'What is unfinished, the outermost first; the last one asks.',
      }),
    ),
  },
  strict('A full state or a seat’s view of Evolution.'),
);

export type StateJson = Static<typeof StateSchema>;
