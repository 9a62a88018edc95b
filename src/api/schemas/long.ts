/** Searches that are handed in, and come back for. */
import Type, { type Static } from 'typebox';
import { LONG_STATUSES } from '../../jobs/ledger.ts';
import { ProblemAnswer } from './answers.ts';
import { count, nullable, record } from './slots.ts';

/** Operations that can be handed in. */
export const LONG_KINDS = ['recommend', 'hint', 'analyze', 'review'] as const;

const KindField = Type.Enum([...LONG_KINDS], { description: 'Operation that it is: `POST /v1/games/{game}/{kind}`.' });

/** What tells a search that is handed in from one that is waited for. */
const LongHead = Type.Object({
  game: Type.String({ maxLength: 60, description: 'Game that it is about, as `GET /v1/games` lists it.' }),
  kind: KindField,
});

/** Body of `start-search`: the fields of the operation beside these. */
export const longBody = () =>
  Type.Object(LongHead.properties, {
    $id: 'LongSearchRequest',
    additionalProperties: true,
    description:
      'The body of `POST /v1/games/{game}/{kind}`, with `game` and `kind` beside its own fields. It is checked as that operation checks it.',
  });

/** As `Date` writes it: ISO 8601, in UTC. */
const Moment = (description: string) => Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12}Z$', description });

const LongProgressField = record(
  {
    done: count('Visits so far; for a review, decisions judged so far.'),
    of: nullable(Type.Integer({ minimum: 0 }), 'Of so many; null where only time limits it.'),
  },
  { description: 'How far it is.' },
);

/** Answer of the operations on one search that was handed in. */
export const LongAnswer = record(
  {
    id: Type.String({ pattern: '^[0-9a-f]{32}$', description: 'Its name in addresses: 128 random bits.' }),
    game: Type.String({ description: 'Game that it is about.' }),
    kind: KindField,
    status: Type.Enum([...LONG_STATUSES], {
      description:
        '`queued` and `running` go on; `done` has the answer, `ended` what had been found when its caller ended it, `failed` a problem.',
    }),
    createdAt: Moment('When it was handed in.'),
    startedAt: nullable(Moment('A moment.'), 'When the search began; null while it waits.'),
    endedAt: nullable(Moment('A moment.'), 'When it was over; null before.'),
    expiresAt: nullable(Moment('A moment.'), 'When it is forgotten; null while it goes on.'),
    progress: nullable(LongProgressField, 'How far it is; null before the first news.'),
    answer: nullable(
      Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })),
      'The answer of that operation: byte for byte what it gives to the same body, once `status` is `done`; before, and of one that was ended, the best so far. Null where nothing is known.',
    ),
    problem: nullable(ProblemAnswer, 'Why there is no answer; null unless it `failed`.'),
  },
  { $id: 'LongSearch', description: 'A search that was handed in, as it stands.' },
);

export type LongJson = Static<typeof LongAnswer>;

const Lane = {
  queued: count('Searches that wait.'),
  running: count('Searches under way.'),
  oldestMs: count('How long the oldest of those that wait has waited; 0 where none does.'),
};

/** Answer of `queue`. */
export const QueueAnswer = record(
  {
    ...Lane,
    searchers: count('Processes that search.'),
    busy: count('Those of them at work.'),
    long: record(Lane, { description: 'Of those that were handed in, before they are split into searches.' }),
  },
  {
    $id: 'QueueAnswer',
    description:
      'What waits and what is under way, all searches together, and those that were handed in by themselves.',
  },
);

export type QueueJson = Static<typeof QueueAnswer>;
