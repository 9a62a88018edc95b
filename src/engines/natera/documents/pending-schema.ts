/** Programs in progress: rows and the course of the game, as `rules/machine.ts` works them off. */
import Type, { type Static } from 'typebox';
import { OWNERS } from '../content/layout.ts';
import { CARDS } from '../content/terms.ts';
import { count, rowId, seatField, strict } from './fields.ts';

/** One program in progress. */
export const FrameSchema = Type.Object(
  {
    owner: Type.Enum([...OWNERS], {
      description: 'Table of the row that says it, or which part of the row; built-in for the course of the game.',
    }),
    id: rowId('The row; of a science board with the space behind it, from 1; of what is built in its name.', 'turn'),
    step: Type.String({
      pattern: '^[a-z0-9.-]{1,40}$',
      description:
        'The step that is next, as a path such as 1.from.0.2 in the row; `cost` for the price of a row, `end` behind the last step.',
    }),
    seat: seatField('For whom.'),
    stage: Type.Optional(count(15, 'How far the step has come; absent at its beginning.', 1)),
    left: Type.Optional(count(CARDS, 'How often still.', -1)),
    from: Type.Optional(count(1023, 'What the step began with or has come to: a card, a location, a kind.', -1)),
    mark: Type.Optional(
      Type.Integer({
        minimum: -32768,
        maximum: 32767,
        description: 'What else it has to know, such as what is used up as bits.',
      }),
    ),
    source: Type.Optional(count(1023, 'What began it, such as the location of a pawn; absent for nothing.')),
  },
  { ...strict, description: 'A program in progress.' },
);
export type FrameJson = Static<typeof FrameSchema>;
