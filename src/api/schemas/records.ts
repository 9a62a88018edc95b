/** Records of games: what is asked about them and what is answered. */
import Type, { type Static } from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { MOST_LEVEL } from '../../mcts/levels.ts';
import { moveSchema, recordSchema } from '../../records/record.ts';
import { EventEntry, ToAct } from './answers.ts';
import { DecisionField, LangField } from './bodies.ts';
import { Outcome } from './outcomes.ts';
import { NetReport } from './search.ts';
import { ANY_GAME, count, nullable, record, type Slots } from './slots.ts';

/** Most decisions of one list, as many as the moves of a record. */
const MOST_DECISIONS = 5000;
const MOST_SEATS = 16;

/** The record of a game whose states and actions fill `slots`, named for the OpenAPI document. */
export const RecordOf = ({ state, action }: Slots) => {
  const schema = recordSchema({ state, action }, Type.String({ maxLength: 60, description: 'Name of the game.' }));
  return Type.Unsafe<Static<typeof schema>>({ ...schema, $id: 'GameRecord' });
};

const GameRecordField = RecordOf(ANY_GAME);
const MoveField = moveSchema(ANY_GAME);

/** Body of `replay`. */
export const replayBody = (slots: Slots) =>
  record(
    {
      record: RecordOf(slots),
      until: Type.Optional(count('Moves to play back; all of them when absent.')),
      history: Type.Optional(
        Type.Boolean({
          description: 'Whether to answer with what the seat that is then to act can tell a search of what others did.',
        }),
      ),
      lang: Type.Optional(LangField),
    },
    { $id: 'ReplayRequest', description: 'A record, and how far to play it back.' },
  );

const ReplayedMove = record(
  {
    seat: Type.Integer({ minimum: 0, description: 'Seat that acted.' }),
    action: ANY_GAME.action,
    notation: nullable(
      Type.String(),
      'The action in one short line; null where the recorder could not tell what it was.',
    ),
    text: nullable(Type.String(), 'The action in words; null likewise.'),
    events: Type.Array(EventEntry, {
      description: 'What everyone saw, in order; empty where a state tells what it came to.',
    }),
  },
  { $id: 'ReplayedMove', description: 'A move of a record.' },
);

/** Answer of `replay`. */
export const ReplayAnswer = record(
  {
    state: nullable(ANY_GAME.state, 'The state after the last move; null where the view of a seat ends without one.'),
    toAct: ToAct,
    moves: Type.Array(ReplayedMove, { description: 'Every move that was played back.' }),
    history: Type.Optional(
      Type.Array(DecisionField(ANY_GAME), {
        description:
          'What the seat to act can tell of what others did, ready for `history` of a search; only where it was asked for. Empty where nothing is concluded (`concludes` of `GET /v1/games`), and where the record is what one seat saw.',
      }),
    ),
    outcome: Type.Optional(Outcome),
  },
  { $id: 'ReplayAnswer', description: 'A game played back.' },
);

/** Body of `record`. */
export const recordBody = ({ state, action }: Slots) =>
  record(
    {
      decisions: Type.Array(
        record({ state, action }, { description: 'What the seat saw when it was to act, and what it did.' }),
        { minItems: 1, maxItems: MOST_DECISIONS, description: 'Every decision of one seat, in order.' },
      ),
      last: Type.Optional(state),
    },
    { $id: 'RecordRequest', description: 'What a seat saw and did; `last` is what it saw in the end.' },
  );

/** Answer of `record`. */
export const RecordAnswer = record(
  { record: GameRecordField },
  { $id: 'RecordAnswer', description: 'The same as a record, which plays back.' },
);

/** What a stream of `playout` tells on the way. */
export const PlayoutProgress = record(
  {
    move: MoveField,
    number: Type.Integer({ minimum: 1, description: 'Which move of the record it is, from 1.' }),
  },
  { description: 'A move that a bot has made.' },
);

const LevelField = Type.Integer({ minimum: 1, maximum: MOST_LEVEL, description: 'A level of `GET /v1/games`.' });

/** Body of `playout`. */
export const playoutBody = ({ state }: Slots) =>
  record(
    {
      state,
      level: Type.Optional(LevelField),
      levels: Type.Optional(
        Type.Array(LevelField, {
          minItems: 1,
          maxItems: MOST_SEATS,
          description: 'Level by seat, in place of one for all. Excludes `level`.',
        }),
      ),
      moves: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_DECISIONS,
          description: 'Moves to stop after; the end of the game when absent.',
        }),
      ),
      seed: Type.Optional(SeedField),
    },
    {
      $id: 'PlayoutRequest',
      description: 'A full state to play on from, and how strong the bots are; level 4 when nothing is said.',
    },
  );

/** Answer of `playout`. */
export const PlayoutAnswer = record(
  {
    record: GameRecordField,
    state: ANY_GAME.state,
    toAct: ToAct,
    outcome: Type.Optional(Outcome),
    seed: SeedField,
    nets: Type.Array(NetReport, {
      description: 'What nets bots searched with, each once; the same request gives the same game with the same nets.',
    }),
  },
  { $id: 'PlayoutAnswer', description: 'The game that bots made of it.' },
);

export type ReplayJson = Static<typeof ReplayAnswer>;
export type RecordJson = Static<typeof RecordAnswer>;
export type PlayoutJson = Static<typeof PlayoutAnswer>;
