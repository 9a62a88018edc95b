import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/api/app.ts';
import type { ServedNets } from '../../src/api/choosing-net.ts';
import { loadConfig } from '../../src/config.ts';
import type { Lang } from '../../src/core/text.ts';
import type { Games } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { builtInModels } from './models.ts';
import { at } from './values.ts';

/** A request to the service. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** Media type of the body; JSON when absent. */
  readonly type?: string;
  /** Language to answer in; English when absent. */
  readonly lang?: Lang;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request and gives the document that comes back, whatever its status. */
export type Ask = (call: Call) => Promise<unknown>;

/** Asks what must be answered: a refusal throws, so that it is never shown as an answer. */
export const insisting =
  (ask: Ask): Ask =>
  async (call) => {
    const answer = await ask(call);
    if (String(at(answer, 'type')).startsWith('urn:arbor:problem:'))
      throw new Error(`${call.method} ${call.url} was refused: ${at(answer, 'detail')}`);
    return answer;
  };

/** Runs the service without a network, for as long as `use` takes. */
export const withService = async <T>(
  games: Games,
  env: Readonly<Record<string, string>>,
  backend: Backend,
  use: (ask: Ask) => Promise<T>,
  nets: ServedNets = { models: builtInModels(games) },
): Promise<T> => {
  // Neither the number of cores nor how busy they are may show in the answers.
  const config = loadConfig({ SEARCHERS: '2', MAX_DELAY_MS: '0', ...env });
  if (!config.ok) throw new Error('the configuration of the examples is wrong');
  const app = await buildApp({ config: config.value, games, nets, backend, logger: pino({ level: 'silent' }) });
  const result = await use((call) => send(app, call));
  await app.close();
  return result;
};

const send = async (app: FastifyInstance, { method, url, body, type, lang, headers }: Call): Promise<unknown> => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...headers,
      'x-request-id': 'example',
      ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
      ...(lang !== undefined && { 'accept-language': lang }),
    },
    ...(payload !== undefined && { payload }),
  });
  return answer.json();
};
