/** Many positions in one request. */
import Type, { type TSchema } from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { ProblemAnswer } from './answers.ts';
import { IncludeField, searchFields } from './bodies.ts';
import { AnalyzeAnswer, RecommendAnswer } from './search.ts';
import { ANYTHING, count, record, type Slots } from './slots.ts';

/** Most positions of one request. */
export const MOST_POSITIONS = 100;

/** One of them. */
export const PositionOf = (slots: Slots) =>
  record(
    {
      state: slots.state,
      seed: Type.Optional(SeedField),
      include: Type.Optional(IncludeField(slots)),
    },
    {
      $id: 'Position',
      description: 'A full state, or the view of the seat to act; `<seed>/<place>` is its seed when it has none.',
    },
  );

/** Body of `recommend-many` and `analyze-many`. Made of `ANYTHING` it takes any positions, since each has faults of its own. */
export const manyBody = (slots: Slots) => {
  const { level, budget, ensembles, method, model, lang, top } = searchFields;
  return record(
    {
      positions: Type.Array(slots === ANYTHING ? Type.Unknown() : Type.Unsafe<unknown>(PositionOf(slots)), {
        minItems: 1,
        maxItems: MOST_POSITIONS,
        description: 'What is asked about, all of one game.',
      }),
      level,
      budget,
      seed: Type.Optional(SeedField),
      ensembles,
      method,
      model,
      lang,
      top,
    },
    {
      $id: 'ManyRequest',
      description:
        'Positions, and one budget for all of them: visits are shared out evenly among those that need a search, and time as they come. A `level` is that of every position.',
    },
  );
};

const Refused = record(
  { problem: ProblemAnswer },
  { $id: 'RefusedPosition', description: 'Why there is no answer about a position; pointers begin at the request.' },
);

/** What is told of one position: the answer, or a problem. */
const OutcomeOf = <A extends TSchema>(answer: A) => Type.Union([answer, Refused]);

const answersOf = <A extends TSchema>(answer: A, $id: string) =>
  record(
    { positions: Type.Array(OutcomeOf(answer), { description: 'Answer or problem of each position, in order.' }) },
    { $id, description: 'What there is to say of each position.' },
  );

const progressOf = <A extends TSchema>(answer: A) =>
  record(
    { position: count('Its place among the positions.'), found: OutcomeOf(answer) },
    { description: 'A position that is done, in the order in which they come.' },
  );

/** Answer of `recommend-many`, and what its stream tells on the way. */
export const RecommendManyAnswer = answersOf(RecommendAnswer, 'RecommendManyAnswer');
export const RecommendManyProgress = progressOf(RecommendAnswer);

/** Answer of `analyze-many`, and what its stream tells on the way. */
export const AnalyzeManyAnswer = answersOf(AnalyzeAnswer, 'AnalyzeManyAnswer');
export const AnalyzeManyProgress = progressOf(AnalyzeAnswer);
