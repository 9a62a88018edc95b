import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import type { ServedNets } from '../../src/api/choosing-net.ts';
import { workedExamples } from '../../src/api/examples.ts';
import { openapiDocument } from '../../src/api/openapi/document.ts';
import { OPERATIONS } from '../../src/api/openapi/operations.ts';
import { loadConfig } from '../../src/config.ts';
import { type Games, loadGames } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import type { Ledger } from '../../src/jobs/ledger.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';

const loaded = loadGames();
if (!loaded.ok) throw new Error('the built-in catalogs are wrong');

export const games = loaded.value;

export const anthropocene = (() => {
  const found = games.get('anthropocene');
  if (found === undefined) throw new Error('Anthropocène is missing');
  return found;
})();

export const PATH = '/v1/games/anthropocene';

/** The worked example bodies, which every test starts from. */
export const BODIES = workedExamples(anthropocene);

/** A body field of the example for `operation`. */
export const exampleOf = (operation: string): Record<string, unknown> => ({ ...BODIES[operation] });

/** The example view and full state, as loose objects to spoil. */
export const VIEW: Record<string, unknown> = Object(exampleOf('recommend')['state']);
export const FULL: Record<string, unknown> = Object(exampleOf('view')['state']);

interface Setting {
  readonly env?: Readonly<Record<string, string>>;
  readonly backend?: Backend;
  readonly logger?: Logger;
  readonly ledger?: Ledger;
  /** Those of the registry when absent. */
  readonly served?: Games;
  readonly nets?: ServedNets;
}

/** An application that is closed when its test is over. */
export const openApp = async (setting: Setting = {}): Promise<FastifyInstance> => {
  const app = await openSharedApp(setting);
  onTestFinished(async () => void (await app.close()));
  return app;
};

/** An application that its caller closes. */
export const openSharedApp = async ({
  env = {},
  backend,
  logger,
  ledger,
  served = games,
  nets,
}: Setting = {}): Promise<FastifyInstance> => {
  const config = loadConfig({ SEARCHERS: '2', MAX_DELAY_MS: '0', ...env });
  if (!config.ok) throw new Error(JSON.stringify(config.faults));
  return buildApp({
    config: config.value,
    games: served,
    ...(nets && { nets }),
    backend: backend ?? inProcessBackend(served),
    logger: logger ?? pino({ level: 'silent' }),
    ...(ledger && { ledger }),
  });
};

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; an empty object when it is none. */
  readonly json: Record<string, unknown>;
}

const parse = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Posts `body`, as it is if it is text, to an operation on Anthropocène, or to a path. */
export const post = async (
  app: FastifyInstance,
  operation: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await app.inject({
    method: 'POST',
    url: operation.startsWith('/') ? operation : `${PATH}/${operation}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: parse(answer.body) };
};

/** Gets a path. */
export const get = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: parse(answer.body) };
};

/** Pointers of the errors of a problem, sorted. */
export const pointersOf = ({ json }: Answer): string[] =>
  errorsOf(json)
    .map(({ pointer }) => pointer)
    .sort();

/** The errors of a problem or of a validation. */
export const errorsOf = (json: Record<string, unknown>): { pointer: string; code: string; detail: string }[] =>
  Array.isArray(json['errors']) ? json['errors'] : [];

const ajv = new Ajv2020({ strict: false, allErrors: true });
const document = openapiDocument(OPERATIONS, games, new Map());
ajv.addSchema({ $id: 'openapi', ...document });

/** What the OpenAPI document has against an answer of `operation` on `game`; nothing when it fits. */
export const misfits = (operation: string, { status, headers, json }: Answer, game = 'anthropocene'): string[] => {
  const found = OPERATIONS.find(({ id }) => id === operation);
  if (found === undefined) return [`no operation ${operation}`];
  const media = String(headers['content-type']).split(';')[0] ?? '';
  // An operation is told of the games that have it; others refuse it, as these could.
  const path = [game, ...games.keys()].map((id) => found.path.replace('{game}', id)).find((at) => at in document.paths);
  const steps = ['paths', path ?? found.path, found.method.toLowerCase(), 'responses', String(status)];
  const response: unknown = steps.reduce<unknown>((held, step) => Object(held)[step], document);
  const named = String(Object(response).$ref ?? '')
    .split('/')
    .slice(1);
  const at = [...(named.length > 0 ? named : steps), 'content', media, 'schema']
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  try {
    const check = ajv.getSchema(`openapi#/${at}`);
    if (check === undefined) return [`${operation} does not document ${status} as ${media}`];
    return check(json) === true ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  } catch (error) {
    return [`${operation} ${status} ${media}: ${String(error)}`];
  }
};
