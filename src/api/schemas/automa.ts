/** What the automaton did, and what it has to be told. */
import Type, { type Static } from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { Params, ToAct } from './answers.ts';
import { Outcome } from './outcomes.ts';
import { ANY_GAME, count, record } from './slots.ts';

const Step = record(
  {
    code: Type.String({ description: 'Kind of step.' }),
    params: Params,
    text: Type.String({ description: 'In words.' }),
  },
  { $id: 'Step', description: 'Something the automaton does, or the person does with its pieces.' },
);

const Question = record(
  {
    pointer: Type.String({ description: 'Where the answer goes in the document.' }),
    code: Type.String({ description: 'Kind of question.' }),
    params: Params,
    text: Type.String({ description: 'The question in words.' }),
    form: Type.Enum(['choice', 'count', 'yes-no', 'list'], {
      description: 'What the answer is: one of `choices`, a whole number, a boolean, or a list of whole numbers.',
    }),
    choices: Type.Optional(
      Type.Array(
        record(
          { value: Type.String({ description: 'The answer.' }), text: Type.String({ description: 'In words.' }) },
          { description: 'An answer that is possible.' },
        ),
        { description: 'Every answer that is possible.' },
      ),
    ),
    least: Type.Optional(Type.Integer({ description: 'Smallest number.' })),
    most: Type.Optional(Type.Integer({ description: 'Largest number.' })),
    length: Type.Optional(count('Numbers in the list.')),
    usual: Type.Optional(Type.Integer({ description: 'What the answer is nearly always.' })),
    only: Type.Optional(
      record(
        {
          pointer: Type.String({ description: 'Another question of this list.' }),
          values: Type.Array(Type.String({ description: 'An answer.' }), { description: 'Answers to it.' }),
        },
        { description: 'Asked only when the answer to another question is one of these.' },
      ),
    ),
  },
  { $id: 'Question', description: 'Something the automaton has to be told.' },
);

const Part = record(
  {
    code: Type.String({ description: 'What the points are for.' }),
    text: Type.String({ description: 'In words.' }),
    points: Type.Number({ description: 'Points.' }),
  },
  { description: 'A part of the automaton’s score.' },
);

/** Answer of `automa`. */
export const AutomaAnswer = record(
  {
    state: Type.Union([ANY_GAME.table, ANY_GAME.state], { description: 'The document to go on with.' }),
    toAct: ToAct,
    steps: Type.Array(Step, { description: 'What happens, in order.' }),
    asks: Type.Array(Question, { description: 'What the next document has to tell; empty for whole states.' }),
    score: Type.Array(Part, { description: 'The automaton’s points so far; empty for whole states.' }),
    outcome: Type.Optional(Outcome),
    seed: SeedField,
  },
  { $id: 'AutomaAnswer', description: 'What the automaton did, and what it has to be told next.' },
);

/** The same as a type. */
export type AutomaJson = Static<typeof AutomaAnswer>;
