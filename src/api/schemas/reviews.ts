/** Reviews of whole games. */
import Type, { type Static } from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { GRADES, type Grade } from '../../records/grade.ts';
import { BudgetField, LangField, ModelField } from './bodies.ts';
import { Outcome } from './outcomes.ts';
import { RecordOf } from './records.ts';
import { lostBeside, netReport, Reason, Value } from './search.ts';
import { ANY_GAME, byKey, count, nullable, record, type Slots } from './slots.ts';

const MOST_SEATS = 16;

/** Body of `review`. */
export const reviewBody = (slots: Slots) =>
  record(
    {
      record: RecordOf(slots),
      seats: Type.Optional(
        Type.Array(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1, description: 'Seat.' }), {
          minItems: 1,
          maxItems: MOST_SEATS,
          uniqueItems: true,
          description: 'Seats whose decisions are looked at; all when absent, or the one whose view the record is.',
        }),
      ),
      budget: Type.Optional(BudgetField),
      model: Type.Optional(ModelField),
      seed: Type.Optional(SeedField),
      lang: Type.Optional(LangField),
    },
    {
      $id: 'ReviewRequest',
      description:
        'A record, and how much to search for the whole of it: 1,000 visits a decision when nothing is said, as far as this server allows. Half goes to all decisions alike, the rest to those that seem wrong, or nearly so.',
    },
  );

/** What a stream of `review` tells on the way. */
export const ReviewProgress = record(
  { done: count('Decisions judged so far.'), of: count('Decisions to judge.') },
  { description: 'How far the review is.' },
);

const Judged = record(
  {
    action: ANY_GAME.action,
    notation: Type.String({ description: 'The action in one short line.' }),
    text: Type.String({ description: 'The action in words.' }),
    value: nullable(Value, 'What it was worth to the seat by what it knew.'),
  },
  { $id: 'JudgedAction', description: 'An action as it looked to the seat that had to decide.' },
);

const GradeField = Type.Enum([...GRADES], {
  description:
    'How good it was, by the utility that it gave away against the best action, less what chance may have made of that.',
});

const JudgedDecision = record(
  {
    move: count('Its place among the moves of the record.'),
    seat: Type.Integer({ minimum: 0, description: 'Seat that decided.' }),
    legal: Type.Integer({ minimum: 2, description: 'Legal actions there were.' }),
    grade: GradeField,
    taken: Judged,
    best: Judged,
    loss: record(
      {
        utility: Type.Number({ minimum: 0, description: 'Utility that it gave away.' }),
        error: Type.Number({ minimum: 0, description: 'Standard error of that.' }),
        ...lostBeside,
      },
      { description: 'What it cost against the best action.' },
    ),
    text: nullable(Type.String(), 'What was wrong, in a sentence; null where it was best or fine.'),
    reasons: Type.Array(Reason, { description: 'What sets the two apart; empty where it was best or fine.' }),
    visits: count('Visits of the searches of this decision.'),
  },
  { $id: 'JudgedDecision', description: 'A decision between several actions, judged by what the seat knew then.' },
);

const Utilities = (description: string) =>
  Type.Array(Type.Number({ minimum: 0, maximum: 1, description: 'Utility.' }), { description });

const SeatReview = record(
  {
    seat: Type.Integer({ minimum: 0, description: 'Seat.' }),
    grades: Type.Unsafe<Record<Grade, number>>(byKey(GRADES, count('Decisions.'), 'Its decisions by grade.')),
    start: Type.Number({ description: 'Its utility at the first decision that was looked at.' }),
    own: Type.Number({ description: 'What its own decisions changed: 0 for the best play, or below.' }),
    others: Type.Number({ description: 'What decisions of others changed, of those that were looked at.' }),
    luck: Type.Number({
      description:
        'What happened between these decisions: chance, hidden cards that showed, and decisions that were not looked at.',
    }),
    end: Type.Number({ description: 'Its utility at the end. `start`, `own`, `others` and `luck` come to it.' }),
  },
  { $id: 'SeatReview', description: 'What a game came to for one seat.' },
);

const TurningPoint = record(
  {
    move: count('The move it came with.'),
    kind: Type.Enum(['decision', 'luck'], { description: 'Whether the move itself changed it, or what came after.' }),
    changes: Type.Array(Type.Number(), { description: 'Change of utility by seat.' }),
  },
  { description: 'Where the game changed most.' },
);

/** Answer of `review`. */
export const ReviewAnswer = record(
  {
    decisions: Type.Array(JudgedDecision, { description: 'Every decision that was looked at, in order.' }),
    curve: Type.Array(
      record(
        { move: count('Moves made before.'), utilities: Utilities('Expected utility by seat.') },
        { description: 'How the game stood.' },
      ),
      { description: 'How the game stood at each decision, and at its end.' },
    ),
    turningPoints: Type.Array(TurningPoint, { description: 'Where it changed most, in order of moves; at most five.' }),
    seats: Type.Array(SeatReview, { description: 'What it came to for every seat.' }),
    outcome: Type.Optional(Outcome),
    visits: count('Visits of all searches.'),
    seed: SeedField,
    ...netReport,
  },
  { $id: 'ReviewAnswer', description: 'A game reviewed.' },
);

export type ReviewJson = Static<typeof ReviewAnswer>;
