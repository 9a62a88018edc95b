/** The card of a net: what lies beside its file and says where it comes from, what it fits and what it has won. */
import Type, { type Static, type TSchema } from 'typebox';
import { Line } from '../core/schema.ts';

/** How the match of a gate ended: the net won it, lost it, or neither could be told. */
const VERDICTS = ['passed', 'failed', 'open'] as const;

/** What a net may be called. */
const NAME = '^[a-z0-9][a-z0-9-]{0,39}$';

const MOST_SEATS = 16;
/** Longest list of a card: nobody reads further, and cards are sent to callers. */
const MOST_LISTED = 100;

const fields = <const P extends Record<string, TSchema>>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });

const count = (description: string, minimum = 0) => Type.Integer({ minimum, description });

/** A sentence, a command or a bot in JSON. */
const text = (description: string) => Line(2000, description);

const seats = count('Seats.', 1);

const Data = fields(
  {
    games: count('Games of self-play.'),
    positions: count('Positions of these that it has learnt from.'),
    seed: text('Seed of the games.'),
    bot: text('Who played them.'),
    signature: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'Behaviour of the search that played them.' }),
    commands: Type.Array(text('A command.'), {
      maxItems: MOST_LISTED,
      description: 'What makes the same data again, and the net of it.',
    }),
  },
  'What it has learnt from.',
);

const Training = fields(
  {
    seed: text('Seed of the training.'),
    epochs: count('Times that it went through the data.'),
    held: fields(
      {
        loss: Type.Number({ minimum: 0, description: 'With the net.' }),
        without: Type.Number({ minimum: 0, description: 'Of the game’s own forecast.' }),
      },
      'Loss on games that it did not learn from. Nets are judged by matches and not by this.',
    ),
  },
  'How it has learnt.',
);

const Gate = fields(
  {
    seats,
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      description: 'Options of the games, where they are not the default ones.',
    }),
    budget: fields(
      {
        visits: Type.Optional(count('Visits.', 1)),
        timeMs: Type.Optional(count('Milliseconds of processor time.', 1)),
      },
      'Of a decision, the same for both sides.',
    ),
    deals: count('Deals, each played by both sides.'),
    won: Type.Number({
      description:
        'Part of the games that it won, draws as halves; where seats play together, its mean score less the other’s.',
    }),
    error: Type.Number({ minimum: 0, description: 'Standard error of that.' }),
    firsts: Type.Optional(
      Type.Number({
        description: 'Part of first places that it won alone among the others, with three seats or more.',
      }),
    ),
    against: text('Who played against it.'),
    verdict: Type.Enum([...VERDICTS], {
      description: 'Whether it was stronger; `open` where the match does not tell.',
    }),
  },
  'A match between searches with this net and without, or with the one before.',
);

/** Schema of a card. */
export const NetCard = Type.Object(
  {
    name: Type.String({ pattern: NAME, description: 'Name of the net, unique within the game; that of its file.' }),
    game: Type.String({ maxLength: 40, description: 'The game it is for; that of its folder.' }),
    licence: Line(100, 'Licence of the net, as an SPDX expression.'),
    made: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day on which it was made, as 2026-11-29.' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file.' }),
    features: fields(
      { version: count('Version of the vector.'), size: count('Numbers of it.', 1) },
      'The vector that it reads: a view in numbers, as the game writes it.',
    ),
    outputs: Type.Integer({
      minimum: 1,
      maximum: MOST_SEATS,
      description:
        'Numbers that it gives a view: one a seat, for so many seats at most, or a single one for all seats.',
    }),
    layers: Type.Array(count('Numbers of a layer.', 1), {
      maxItems: MOST_LISTED,
      description: 'Sizes of its hidden layers.',
    }),
    exact: Type.Boolean({
      description: 'Whether it computes the same bytes on every processor: in whole numbers that are small enough.',
    }),
    seats: Type.Array(Type.Integer({ minimum: 1, maximum: MOST_SEATS, description: 'Seats.' }), {
      maxItems: MOST_SEATS,
      uniqueItems: true,
      description: 'Numbers of seats for which it has passed its gate; with so many, searches use it by default.',
    }),
    data: Data,
    training: Training,
    gate: Type.Array(Gate, { maxItems: MOST_LISTED, description: 'The matches that it was judged by.' }),
  },
  { additionalProperties: false, description: 'Where a net comes from, what it fits and what it has won.' },
);

/** The card of a net. */
export type NetCard = Static<typeof NetCard>;
