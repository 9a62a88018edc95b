/**
 * The OpenAPI document, made from the operations and the games alone. The service has one route for an operation on all games; the
 * document has one for each game, so that generated clients know which states, actions and options belong together.
 */
import type { TObject, TSchema } from 'typebox';
import { say } from '../../core/text.ts';
import type { Games } from '../../engines/index.ts';
import { ENGINE } from '../context.ts';
import { type WorkedExamples, workedExamples } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { ANY_GAME, slotsByName } from '../schemas/slots.ts';
import { pascal } from './names.ts';
import { type Components, type Filling, type JsonObject, portableSchema } from './portable-schema.ts';
import {
  type Answers,
  describeAnswer,
  describeEvents,
  describeProblems,
  describeStream,
  type Responses,
  type Writing,
} from './responses.ts';

const DESCRIPTION =
  'Arbor answers a game state with the action to take, why, and how sure it is. It keeps nothing, unless a caller asks by `continuation` that trees are kept for a while, or hands a search in by `/v1/searches`: the caller keeps the state and sends it. Every refusal is a problem document (RFC 9457) that lists every fault with a JSON pointer.';

/** The document for these operations and games, with `answers` as examples where they exist. */
export const openapiDocument = (operations: readonly Operation[], games: Games, answers: Answers) => {
  const components: Components = new Map();
  const responses: Responses = new Map();
  const served = servedGames(games);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const { path, operation, game } of placesOf(operations, served)) {
    const writing = { naming: { components, filling: game?.filling }, answers, responses };
    const told = describeOperation(
      operation,
      { path, game, games: served, example: operation.example?.(games) },
      writing,
    );
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: told };
  }
  const text = JSON.stringify({ paths, responses: Object.fromEntries(responses) });
  const shown = [...answers].filter(([name]) => text.includes(`"#/components/examples/${name}"`));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arbor',
      version: ENGINE.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: tagsOf(served),
    security: [{}, { bearer: [] }, { header: [] }],
    paths,
    components: {
      schemas: byName(components),
      responses: byName(responses),
      examples: byName(new Map(shown.map(([name, value]) => [name, { value }]))),
      securitySchemes: KEY_SCHEMES,
    },
  };
};

const byName = <T>(named: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...named].sort(([left], [right]) => (left < right ? -1 : 1)));

/** Two ways to show the same key. */
const KEY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'A key, needed where the server has API keys.' },
  header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same key in a header of its own.' },
} as const;

/** A game as the document tells it. */
interface Served {
  readonly id: string;
  readonly title: string;
  /** A request for every operation that the game has. */
  readonly bodies: WorkedExamples;
  readonly filling: Filling;
}

const servedGames = (games: Games): Served[] =>
  [...games.values()].map((loaded) => {
    const { game } = loaded;
    return {
      id: game.id,
      title: say(game.phrases.en, { code: 'title', params: {} }),
      bodies: workedExamples(loaded),
      filling: { prefix: pascal(game.id), slots: slotsByName(game) },
    };
  });

const tagsOf = (games: readonly Served[]) => [
  { name: 'games', description: 'What can be played, and within which limits.' },
  ...games.map(({ id, title }) => ({
    name: id,
    description: `${title}: its rules, what to do and how sure that is, whole games as records.`,
  })),
  { name: 'searches', description: 'Searches that are handed in and come back for, and how long they wait.' },
  { name: 'operations', description: 'Probes and metrics.' },
];

/** An operation where it stands in the document. */
interface Place {
  readonly path: string;
  readonly operation: Operation;
  /** The game that it is told for; absent where it is told once for all. */
  readonly game?: Served;
}

/** Operations that take no body of a game once, then those of each game. */
const placesOf = (operations: readonly Operation[], games: readonly Served[]): Place[] => {
  const isOfGame = ({ path, body }: Operation): boolean => body !== undefined && path.includes('{game}');
  return [
    ...operations.filter((each) => !isOfGame(each)).map((operation) => ({ path: operation.path, operation })),
    ...games.flatMap((game) =>
      operations
        .filter((operation) => isOfGame(operation) && game.bodies[operation.id] !== undefined)
        .map((operation) => ({ path: operation.path.replace('{game}', game.id), operation, game })),
    ),
  ];
};

interface Setting {
  readonly path: string;
  readonly game: Served | undefined;
  readonly games: readonly Served[];
  /** Of the body of an operation that is told once for all games. */
  readonly example: unknown;
}

const describeOperation = (operation: Operation, setting: Setting, writing: Writing): JsonObject => {
  const { path, game, games, example } = setting;
  const { id, tag, summary, description, body, answer, streams, progress, events } = operation;
  const problems =
    game === undefined ? operation.problems : operation.problems.filter((code) => code !== 'unknown-game');
  const shown = path.includes('{game}')
    ? games.map((each) => [each.id, `${each.id}-${id}`] as const)
    : [['answer', game === undefined ? id : `${game.id}-${id}`] as const];
  return {
    operationId: game === undefined ? id : `${game.id}-${id}`,
    tags: [game?.id ?? tag],
    summary,
    description,
    ...parametersOf(path, operation, games),
    ...(body && { requestBody: describeBody(body(ANY_GAME), game?.bodies[id] ?? example, writing) }),
    responses: {
      [operation.status ?? 200]: describeAnswer(operation, shown, writing),
      ...(events && { 204: { description: 'It is over, and its last event was seen.' } }),
      ...describeProblems({ ...operation, problems }, writing),
    },
    ...(events && describeEvents(events, writing)),
    ...(streams && typeof answer !== 'string' && describeStream(answer, progress ?? answer, writing)),
  };
};

const parametersOf = (path: string, { query, headers }: Operation, games: readonly Served[]): JsonObject => {
  const known: Readonly<Record<string, JsonObject>> = {
    game: {
      description: 'Name of the game, as `GET /v1/games` lists it.',
      schema: { type: 'string', enum: games.map(({ id }) => id) },
    },
    catalog: {
      description: 'Name of a catalog of the game, as `GET /v1/games` lists it.',
      schema: { type: 'string' },
    },
    search: {
      description: 'Name of a search, as `start-search` gave it.',
      schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    },
  };
  const inPath = Object.entries(known)
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, told]) => ({ name, in: 'path', required: true, ...told }));
  const optional = (place: 'query' | 'header', fields: TObject | undefined) =>
    Object.entries<TSchema & { readonly description?: string }>(fields?.properties ?? {}).map(
      ([name, { description, ...schema }]) => ({ name, in: place, required: false, description, schema }),
    );
  const parameters = [...inPath, ...optional('query', query), ...optional('header', headers)];
  return parameters.length === 0 ? {} : { parameters };
};

const describeBody = (schema: TSchema, example: unknown, { naming }: Writing): JsonObject => ({
  required: true,
  content: {
    'application/json': {
      schema: portableSchema(schema, naming),
      ...(example !== undefined && { examples: { example: { value: example } } }),
    },
  },
});
