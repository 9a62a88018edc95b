/** How a game came out. */
import Type, { type Static } from 'typebox';
import { NATURES } from '../../core/contract.ts';
import { partName, rowOwner } from './sheets.ts';
import { record } from './slots.ts';

const Note = record(
  { code: Type.String({ description: 'Kind of remark.' }), text: Type.String({ description: 'In words.' }) },
  { description: 'A remark that belongs to the result.' },
);

/** A row of a score sheet as it stands. */
export const FinalRow = record(
  {
    ...rowOwner,
    parts: Type.Array(
      record(
        {
          ...partName,
          points: Type.Number({ description: 'Points.' }),
        },
        { description: 'Points of one part of the score.' },
      ),
      { description: 'The whole score, then its parts.' },
    ),
  },
  { $id: 'FinalRow', description: 'The score of a seat or of an automaton.' },
);

/** The result of a finished game. */
export const Outcome = record(
  {
    nature: Type.Enum([...NATURES], {
      description: 'How to read the ranks: whether seats won against each other, together, or one played alone.',
    }),
    scores: Type.Array(Type.Number({ description: 'Points.' }), { description: 'Score by seat.' }),
    ranks: Type.Array(Type.Integer({ minimum: 1, description: 'Rank.' }), {
      description: 'Rank by seat; 1 is the best. Together or alone, 1 is a win and 2 a loss.',
    }),
    ending: Type.String({ description: 'The way the game ended.' }),
    text: Type.String({ description: 'The same in words.' }),
    metrics: Type.Record(Type.String(), Type.Number(), {
      description: 'The game’s metrics by name, as seat 0 counts them; where seats play together they are everybody’s.',
    }),
    sheet: Type.Array(FinalRow, {
      description: 'Points of every seat, and of an automaton, by part of the score; empty where that is not known.',
    }),
    notes: Type.Array(Note, { description: 'Remarks that belong to the result.' }),
  },
  { $id: 'Outcome', description: 'How the game came out.' },
);

export type OutcomeJson = Static<typeof Outcome>;
