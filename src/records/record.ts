/** The document of a whole game: how it began, what was done, and how it came out. */
import Type, { type Static, type TSchema } from 'typebox';
import type { StateEnvelope } from '../core/contract.ts';
import { SeedField } from '../core/seed.ts';

/** Most moves of one record: a game of five seats takes some 700. */
const MOST_MOVES = 5000;

/** What a record holds whose form depends on the game. */
interface Parts<State extends TSchema, Action extends TSchema> {
  readonly state: State;
  readonly action: Action;
}

/** One action of a record, made of the schemas of a game's states and actions. */
export const moveSchema = <State extends TSchema, Action extends TSchema>({ state, action }: Parts<State, Action>) =>
  Type.Object(
    {
      seat: Type.Integer({ minimum: 0, description: 'Seat that acted.' }),
      action,
      seed: Type.Optional(SeedField),
      state: Type.Optional(state),
    },
    {
      $id: 'RecordedMove',
      additionalProperties: false,
      description:
        'An action, and how chance came out: `seed` where `apply` was given one, or `state`, what the recorder saw after it, where chance or hidden cards came from elsewhere. Without either the seed is 0.',
    },
  );

/** How a recorded game came out: what replays are held to. */
const ResultField = Type.Object(
  {
    scores: Type.Array(Type.Number(), { maxItems: 16, description: 'Score by seat.' }),
    ranks: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 16, description: 'Rank by seat, 1 is the best.' }),
    ending: Type.String({ maxLength: 60, description: 'The way the game ended.' }),
  },
  {
    $id: 'RecordResult',
    additionalProperties: false,
    description: 'How the game came out; absent where it did not end.',
  },
);

/**
 * The record of a game, made of the schemas of its states and actions.
 * @param game schema of its id
 */
export const recordSchema = <State extends TSchema, Action extends TSchema, Id extends TSchema>(
  parts: Parts<State, Action>,
  game: Id,
) =>
  Type.Object(
    {
      game,
      version: Type.Literal(1, { description: 'Version of the states and actions.' }),
      record: Type.Literal(1, { description: 'Version of the record; also what tells it from a state.' }),
      start: parts.state,
      moves: Type.Array(moveSchema(parts), { maxItems: MOST_MOVES, description: 'What was done, in order.' }),
      result: Type.Optional(ResultField),
    },
    {
      additionalProperties: false,
      description:
        'A game from a state on: a full one, or the view of one seat, and then each move but the last says what this seat saw after it.',
    },
  );

/** A record whose states and actions are not looked at yet. */
export const LooseRecord = recordSchema(
  { state: Type.Unsafe<StateEnvelope>(Type.Object({})), action: Type.Unsafe<unknown>(Type.Unknown()) },
  Type.String({ maxLength: 60 }),
);

/** A game as a file. */
export type GameRecord = Static<typeof LooseRecord>;

/** One move of it. */
export type Move = GameRecord['moves'][number];
