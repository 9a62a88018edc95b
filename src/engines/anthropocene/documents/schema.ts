import Type, { type Static } from 'typebox';
import { envelopeFields } from '../../kit/envelope.ts';
import { COLUMNS, LANDMARKS } from '../content/terms.ts';
import { OptionsSchema } from '../rules/options.ts';

const CardId = Type.String({
  pattern: '^([123]-(air|earth|water)-[0-3]|start-[1-3])$',
  description: 'Card: generation, element, biosphere value; or a start card of the catalog.',
  examples: ['1-air-2'],
});

const HandCardId = Type.String({
  pattern: '^[123]-(air|earth|water)-[0-3]$',
  description: 'Generation card: generation, element, biosphere value.',
  examples: ['1-air-2'],
});

const ColumnSchema = Type.Enum([...COLUMNS], { description: 'Column, from left to right W, N, E.' });

const LandmarkSchema = Type.Enum([...LANDMARKS], { description: 'A row (air, earth, water) or a column (W, N, E).' });

const BiosphereSchema = Type.Integer({ minimum: 3, maximum: 6, description: 'Sum that the line must show exactly.' });

const StackSchema = Type.Array(CardId, { maxItems: 13, description: 'Cards of one space from bottom to top.' });

const RowSchema = Type.Object(
  { W: StackSchema, N: StackSchema, E: StackSchema },
  { additionalProperties: false, description: 'The three spaces of a row.' },
);

const PlayerSchema = Type.Object(
  {
    hand: Type.Union([Type.Array(HandCardId, { maxItems: 6 }), Type.Null()], {
      description: 'Cards in hand; null when the viewer cannot see them.',
    }),
    landmark: Type.Union([LandmarkSchema, Type.Null()], {
      description: 'Line of the objective; null for the viewer, who never sees their own.',
    }),
    biosphere: Type.Union([BiosphereSchema, Type.Null()], {
      description: 'Value of the objective; null for the viewer.',
    }),
    met: Type.Optional(
      Type.Union([Type.Boolean(), Type.Null()], {
        description: 'Whether the objective is met now, as announced; null or absent when not known.',
      }),
    ),
    possible: Type.Optional(
      Type.Array(Type.Tuple([LandmarkSchema, BiosphereSchema]), {
        maxItems: 24,
        description:
          'Objectives that agree with every announcement of this generation. Leave it out without a history: then only `met` binds.',
      }),
    ),
  },
  { additionalProperties: false, description: 'One seat.' },
);

/** A state or view of Anthropocène. */
export const StateSchema = Type.Object(
  {
    ...envelopeFields('anthropocene', OptionsSchema, Type.Integer({ minimum: 0, maximum: 3 })),
    generation: Type.Integer({
      minimum: 1,
      maximum: 3,
      description: 'Generation being played, or the last one played.',
    }),
    firstSeat: Type.Integer({ minimum: 0, maximum: 3, description: 'Seat that began this generation.' }),
    ice: Type.Integer({ minimum: 0, maximum: 3, description: 'Ice level; the game is lost at 0.' }),
    sky: Type.Array(Type.Integer({ minimum: -4, maximum: 4 }), {
      maxItems: 3,
      description: 'Sky value of each generation that has ended.',
    }),
    grid: Type.Object(
      { air: RowSchema, earth: RowSchema, water: RowSchema },
      { additionalProperties: false, description: 'The nine spaces.' },
    ),
    players: Type.Array(PlayerSchema, { minItems: 2, maxItems: 4, description: 'By seat, clockwise.' }),
    finished: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the game has ended: lost by the ice, or three generations.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A full state or a seat’s view of Anthropocène.' },
);

export type StateJson = Static<typeof StateSchema>;

export const ActionSchema = Type.Object(
  {
    type: Type.Literal('play', { description: 'The only kind of action.' }),
    card: HandCardId,
    column: ColumnSchema,
  },
  { additionalProperties: false, description: 'Place a card from the hand in its row, in this column.' },
);

export type ActionJson = Static<typeof ActionSchema>;
