/** Answers of the routes that do not search, and the problem document. */
import Type, { type Static } from 'typebox';
import { NATURES } from '../../core/contract.ts';
import { SeedField } from '../../core/seed.ts';
import { LANGS } from '../../core/text.ts';
import { METHODS } from '../../mcts/params.ts';
import { NetCard } from '../../net/card.ts';
import { PROBLEMS, type ProblemCode } from '../problems.ts';
import { CatalogEntry } from './catalogs.ts';
import { FinalRow, Outcome } from './outcomes.ts';
import { ANY_GAME, byKey, count, nullable, record } from './slots.ts';

/** Whose turn it is. */
export const ToAct = nullable(
  Type.Integer({ minimum: 0, description: 'Seat.' }),
  'Seat to act; null when the game is over.',
);
/** What a sentence is made of, by name. */
export const Params = Type.Record(Type.String(), Type.Unknown(), { description: 'What the sentence is made of.' });

const Fault = record(
  {
    pointer: Type.String({ description: 'JSON pointer (RFC 6901) to the offending value in the request body.' }),
    code: Type.String({ description: 'Kind of fault.' }),
    detail: Type.String({ description: 'What is wrong and what would be right.' }),
  },
  { $id: 'Fault', description: 'One thing wrong with a request.' },
);

const codes: ProblemCode[] = Object.keys(PROBLEMS).filter((code): code is ProblemCode => code in PROBLEMS);

/** Body of every 4xx and 5xx answer. */
export const ProblemAnswer = record(
  {
    type: Type.String({ description: 'The code as a URN.' }),
    title: Type.String({ description: 'The code in words.' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
    detail: Type.String({ description: 'One sentence about this very case.' }),
    code: Type.Enum(codes, { description: 'Kind of problem, from a closed list.' }),
    errors: Type.Array(Fault, { description: 'Every fault found; empty when no part of the body is to blame.' }),
    requestId: Type.String({ description: 'Identifier of the request, also in the x-request-id header.' }),
  },
  { $id: 'Problem', description: 'Why a request was refused (RFC 9457).' },
);

const LevelEntry = record(
  {
    level: Type.Integer({ minimum: 1, maximum: 10, description: 'Strength, weakest first.' }),
    visits: count('Visits of a search at this level.'),
    temperature: Type.Number({
      minimum: 0,
      description: 'How freely the choice strays from the best action; 0 never.',
    }),
    name: byKey(LANGS, Type.String({ description: 'Name.' }), 'What kind of player to expect, by language.'),
    elo: nullable(
      record(
        {
          value: Type.Integer({ description: 'Elo above a player who takes any legal action, who stands at 0.' }),
          error: Type.Integer({ minimum: 0, description: 'Its standard error.' }),
        },
        { $id: 'Elo', description: 'Strength on the scale of the game, from matches of its levels.' },
      ),
      'How strong it was measured to be: 400 more wins ten games for one that is lost, and where seats play together has the better result in ten deals for one. Null where that was not measured.',
    ),
  },
  { $id: 'Level', description: 'A playing strength.' },
);

const Limits = record(
  {
    bodyBytes: count('Largest request body.'),
    recordBytes: count('Largest request body that holds a whole game, or many positions.'),
    maxPositions: count('Most positions of one request.'),
    maxVisits: count('Most visits a search may ask for.'),
    maxTimeMs: count('Longest time a search may ask for.'),
    maxEnsembles: count('Most ensembles a search may ask for.'),
    maxNodes: count('Most nodes of a search, all its trees together.'),
    searchers: count('Processes that search.'),
    queue: count('Searches that may wait.'),
    requestsPerMinute: count('Requests a minute from one caller; 0 for no limit.'),
    longPerCaller: count('Searches that one caller may have handed in and unfinished.'),
    longMinutes: count('How long the answer of such a search is kept.'),
    longSecondsADay: count('Processor seconds a day that those of one caller may take; 0 for no limit.'),
  },
  { $id: 'Limits', description: 'What this server allows.' },
);

const entry = {
  id: Type.String({ description: 'Name in addresses and states.' }),
  title: byKey(LANGS, Type.String({ description: 'Title.' }), 'Title by language.'),
  seats: Type.Array(Type.Integer({ minimum: 1, description: 'Seats.' }), {
    minItems: 2,
    maxItems: 2,
    description: 'Fewest and most seats.',
  }),
  nature: Type.Enum([...NATURES], {
    description:
      'Whether seats win against each other, together, or one plays alone; with the default options. A result says it of its own game.',
  }),
  methods: Type.Array(Type.Enum([...METHODS], { description: 'A method.' }), {
    description: 'Methods that can search it, the default first.',
  }),
  catalogs: Type.Array(CatalogEntry, { description: 'Content it can be played with, the default first.' }),
  levels: Type.Array(LevelEntry, { description: 'Levels that this server’s limits allow.' }),
  defaultModels: Type.Array(
    record(
      {
        seats: Type.Integer({ minimum: 1, description: 'Seats of a game.' }),
        model: Type.String({ description: 'Net that guides searches of such games when nobody says.' }),
      },
      { $id: 'DefaultModel', description: 'A default net.' },
    ),
    { description: 'By number of seats; where one is missing, searches have no net by default.' },
  ),
  automa: Type.Boolean({ description: 'Whether the game has a solo automaton.' }),
  concludes: Type.Boolean({
    description:
      'Whether searches conclude anything from `history`, what others did; where they do not, it need not be sent.',
  }),
  limits: Limits,
};

const Engine = record(
  {
    name: Type.String({ description: 'Name.' }),
    version: Type.String({ description: 'Release.' }),
    signature: Type.String({
      pattern: '^[0-9a-f]{16}$',
      description:
        'Names the behaviour of the search; the same request gives the same answer as long as it is the same.',
    }),
  },
  { $id: 'Engine', description: 'The program that answers.' },
);

/** Answer of `games`. */
export const GamesAnswer = record(
  {
    engine: Engine,
    games: Type.Array(record(entry, { $id: 'GameEntry', description: 'A game.' }), { description: 'Every game.' }),
  },
  { $id: 'GamesAnswer', description: 'The games this server knows.' },
);

/** Answer of `models`. */
export const ModelsAnswer = record(
  {
    models: Type.Array(
      record(NetCard.properties, {
        $id: 'Model',
        description: 'A net: where it comes from, what it fits and what it has won.',
      }),
      { description: 'Every net, by game and name.' },
    ),
    unavailable: nullable(Type.String(), 'Why only exact nets can run on this server; null where all can.'),
  },
  { $id: 'ModelsAnswer', description: 'The nets that searches may use.' },
);

export type ModelsJson = Static<typeof ModelsAnswer>;

const JsonSchema = Type.Record(Type.String(), Type.Unknown(), { description: 'A JSON Schema (draft 2020-12).' });

/** Answer of `game`. */
export const GameAnswer = record(
  {
    ...entry,
    schemas: record(
      { options: JsonSchema, state: JsonSchema, action: JsonSchema, table: Type.Optional(JsonSchema) },
      {
        description:
          'Forms of options, states, actions, and of companions of a real table where there is an automaton.',
      },
    ),
    examples: Type.Array(
      record(
        {
          operation: Type.String({ description: 'Name of the operation in the OpenAPI document.' }),
          method: Type.String({ description: 'HTTP method.' }),
          path: Type.String({ description: 'Path on this server.' }),
          body: Type.Record(Type.String(), Type.Unknown(), { description: 'Request body.' }),
        },
        { description: 'A request that works as it stands.' },
      ),
      { description: 'One request for every operation on the game.' },
    ),
  },
  { $id: 'GameAnswer', description: 'A game with its schemas and worked examples.' },
);

/** Answer of `setup`. */
export const SetupAnswer = record(
  { state: ANY_GAME.state, toAct: ToAct, seed: SeedField },
  { $id: 'SetupAnswer', description: 'A new game: a full state.' },
);

/** Answer of `view`. It is a request body for `legal-actions` and the searches as it stands. */
export const ViewAnswer = record(
  { state: ANY_GAME.state },
  { $id: 'ViewAnswer', description: 'What the seat may know.' },
);

const ActionEntry = record(
  {
    action: ANY_GAME.action,
    notation: Type.String({ description: 'The action in one short line that needs no language.' }),
    text: Type.String({ description: 'The action in words.' }),
  },
  { $id: 'ActionEntry', description: 'A legal action.' },
);

/** Answer of `legal-actions`. */
export const LegalActionsAnswer = record(
  {
    toAct: Type.Integer({ minimum: 0, description: 'Seat to act.' }),
    actions: Type.Array(ActionEntry, { description: 'Every legal action, in a fixed order.' }),
    sheet: Type.Optional(
      Type.Array(FinalRow, {
        description: 'Where asked for: the points so far, as the seat to act knows them; empty in a game without any.',
      }),
    ),
  },
  { $id: 'LegalActionsAnswer', description: 'What the seat to act may do.' },
);

/** An event, as it travels. */
export const EventEntry = record(
  {
    code: Type.String({ description: 'Kind of event.' }),
    params: Params,
    text: Type.String({ description: 'In words.' }),
  },
  { $id: 'Event', description: 'Something that happened in the open.' },
);

const AppliedMove = record(
  { seat: Type.Integer({ minimum: 0, description: 'Seat that acted.' }), action: ANY_GAME.action, seed: SeedField },
  { $id: 'AppliedMove', description: 'An action and the seed of its chance.' },
);

/** Answer of `apply`. */
export const ApplyAnswer = record(
  {
    state: ANY_GAME.state,
    toAct: ToAct,
    moves: Type.Array(AppliedMove, { description: 'The same as moves of a record.' }),
    events: Type.Array(EventEntry, { description: 'What everyone saw, in order.' }),
    outcome: Type.Optional(Outcome),
    seed: SeedField,
  },
  { $id: 'ApplyAnswer', description: 'The full state after the actions and all that follows from them.' },
);

/** Answer of `validate`. */
export const ValidateAnswer = record(
  {
    valid: Type.Boolean({ description: 'Whether the state can be played from.' }),
    errors: Type.Array(Fault, { description: 'Every contradiction; pointers are relative to the request body.' }),
  },
  { $id: 'ValidateAnswer', description: 'Whether a state makes sense.' },
);

/** Answer of `livez`. */
export const LiveAnswer = record(
  { status: Type.Literal('alive', { description: 'Always this.' }) },
  { $id: 'LiveAnswer', description: 'The process answers.' },
);

/** Answer of `readyz`. */
export const ReadyAnswer = record(
  {
    status: Type.Literal('ready', { description: 'Always this.' }),
    searchers: count('Processes that search.'),
    busy: count('Searchers at work.'),
    queued: count('Searches that wait.'),
  },
  { $id: 'ReadyAnswer', description: 'The service takes requests.' },
);

export type SetupJson = Static<typeof SetupAnswer>;
export type ViewJson = Static<typeof ViewAnswer>;
export type LegalActionsJson = Static<typeof LegalActionsAnswer>;
export type ApplyJson = Static<typeof ApplyAnswer>;
export type ValidateJson = Static<typeof ValidateAnswer>;
export type GamesJson = Static<typeof GamesAnswer>;
export type GameJson = Static<typeof GameAnswer>;
