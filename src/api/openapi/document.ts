/** The OpenAPI document, made from the operations and the games alone. */
import type { TObject, TSchema } from 'typebox';
import type { Game } from '../../core/contract.ts';
import type { Games } from '../../engines/index.ts';
import { ENGINE } from '../context.ts';
import { type WorkedExamples, workedExamples } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { PROBLEM_TYPE, PROBLEMS, type ProblemCode } from '../problems.ts';
import { ProblemAnswer } from '../schemas/answers.ts';
import { ANY_GAME } from '../schemas/slots.ts';
import { STREAM_TYPE } from '../stream.ts';
import { type Components, type JsonObject, portableSchema } from './portable-schema.ts';

/** Answers to show, by the name of their file without its ending. */
export type Answers = ReadonlyMap<string, unknown>;

const TAGS = [
  { name: 'games', description: 'What can be played, and within which limits.' },
  { name: 'rules', description: 'A rules server: set up, look, list, apply, check.' },
  { name: 'search', description: 'What to do, why, and how sure that is.' },
  { name: 'records', description: 'Whole games: to keep, to play back, to play on.' },
  { name: 'operations', description: 'Probes and metrics.' },
];

const DESCRIPTION =
  'Arbor answers a game state with the action to take, why, and how sure it is. It keeps nothing, unless a caller asks by `continuation` that trees are kept for a while: the caller keeps the state and sends it. Every refusal is a problem document (RFC 9457) that lists every fault with a JSON pointer.';

/** The document for these operations and games, with `answers` as examples where they exist. */
export const openapiDocument = (operations: readonly Operation[], games: Games, answers: Answers) => {
  const components: Components = new Map();
  const gameList = [...games.values()].map((loaded) => ({ loaded, bodies: workedExamples(loaded) }));
  const tools: Tools = { components, answers, games: gameList.map(({ loaded, bodies }) => [loaded.game.id, bodies]) };
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = describeOperation(operation, tools);
    paths[operation.path] = path;
  }
  addGameSchemas(
    components,
    gameList.map(({ loaded }) => loaded.game),
  );
  const named = [...components].sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arbor',
      version: ENGINE.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: TAGS,
    security: [{}, { bearer: [] }, { header: [] }],
    paths,
    components: {
      schemas: Object.fromEntries(named),
      examples: Object.fromEntries([...answers].map(([name, value]) => [name, { value }])),
      securitySchemes: KEY_SCHEMES,
    },
  };
};

/** Two ways to show the same key. */
const KEY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'A key, needed where the server has API keys.' },
  header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same key in a header of its own.' },
} as const;

interface Tools {
  readonly components: Components;
  readonly answers: Answers;
  readonly games: readonly (readonly [id: string, bodies: WorkedExamples])[];
}

const describeOperation = (operation: Operation, tools: Tools): JsonObject => {
  const { id, tag, summary, description, path, query, body } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...parametersOf(path, query),
    ...(body && { requestBody: describeBody(id, body(ANY_GAME), tools) }),
    responses: { 200: describeAnswer(operation, tools), ...describeProblems(operation, tools) },
  };
};

/** What may stand in a path. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  game: 'Name of the game, as `GET /v1/games` lists it.',
  catalog: 'Name of a catalog of the game, as `GET /v1/games` lists it.',
};

const parametersOf = (path: string, query: TObject | undefined): JsonObject => {
  const inPath = Object.entries(PATH_PARAMETERS)
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, description]) => ({ name, in: 'path', required: true, description, schema: { type: 'string' } }));
  const inQuery = Object.entries<TSchema & { readonly description?: string }>(query?.properties ?? {}).map(
    ([name, { description, ...schema }]) => ({ name, in: 'query', required: false, description, schema }),
  );
  const parameters = [...inPath, ...inQuery];
  return parameters.length === 0 ? {} : { parameters };
};

const describeBody = (id: string, schema: TSchema, { components, games }: Tools): JsonObject => {
  const examples = games.flatMap(([game, bodies]) => (bodies[id] === undefined ? [] : [[game, { value: bodies[id] }]]));
  return {
    required: true,
    content: {
      'application/json': { schema: portableSchema(schema, components), examples: Object.fromEntries(examples) },
    },
  };
};

const describeAnswer = ({ id, summary, answer, streams, path }: Operation, tools: Tools): JsonObject => {
  if (typeof answer === 'string')
    return { description: `${summary}.`, content: { [answer]: { schema: { type: 'string' } } } };
  const keys = path.includes('{game}')
    ? tools.games.map(([game]) => [game, `${game}-${id}`] as const)
    : [['answer', id] as const];
  return {
    description: `${'description' in answer ? answer.description : summary}`,
    content: {
      'application/json': { schema: portableSchema(answer, tools.components), ...examplesOf(keys, tools) },
      ...(streams && { [STREAM_TYPE]: { schema: { type: 'string', description: STREAM_DESCRIPTION } } }),
    },
  };
};

const STREAM_DESCRIPTION =
  'Server-sent events: `progress` about every 250 ms, whose data is an answer as far as it is known, then exactly one `result`, whose data is the answer, or `problem`, whose data is a problem document. The client closes the stream then. A comment is sent every 15 s.';

/** Problems of one status share a response, which names their codes. */
const describeProblems = ({ problems, body }: Operation, tools: Tools): JsonObject => {
  const anywhere: readonly ProblemCode[] = ['unauthorized', 'rate-limited', 'internal', 'overloaded'];
  const withBody: readonly ProblemCode[] = body ? ['invalid-request', 'too-large', 'unsupported-media-type'] : [];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...problems, ...withBody, ...anywhere]) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
        content: {
          [PROBLEM_TYPE]: {
            schema: portableSchema(ProblemAnswer, tools.components),
            ...examplesOf(
              codes.map((code) => [code, `problem-${code}`] as const),
              tools,
            ),
          },
        },
      },
    ]),
  );
};

const examplesOf = (keys: readonly (readonly [key: string, file: string])[], { answers }: Tools): JsonObject => {
  const found = keys
    .filter(([, file]) => answers.has(file))
    .map(([key, file]) => [key, { $ref: `#/components/examples/${file}` }]);
  return found.length === 0 ? {} : { examples: Object.fromEntries(found) };
};

/** Says what may fill the slots that depend on the game: one named schema a game and slot. */
const addGameSchemas = (components: Components, games: readonly Game[]): void => {
  const add = (slot: string, description: string, schemaOf: (game: Game) => TSchema | undefined): void => {
    const anyOf = games.flatMap((game) => {
      const schema = schemaOf(game);
      if (schema === undefined) return [];
      const name = `${pascal(game.id)}${slot}`;
      components.set(name, portableSchema(schema, components));
      return [{ $ref: `#/components/schemas/${name}` }];
    });
    // A list of alternatives may not be empty.
    components.set(slot, anyOf.length > 0 ? { description, anyOf } : { description, not: {} });
  };
  add('State', 'A full state or a view, of one of the games.', ({ schemas }) => schemas.state);
  add('Action', 'An action of one of the games.', ({ schemas }) => schemas.action);
  add('Options', 'Options of one of the games.', ({ schemas }) => schemas.options);
  add('Table', 'A companion of a real table, of one of the games with an automaton.', ({ automa }) => automa?.schema);
};

const pascal = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
