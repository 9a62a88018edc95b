import { createHash, timingSafeEqual } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { problemError, refuse } from '../problems.ts';

/** Response headers, cross-origin rules, API keys and the rate limit, in the order a request meets them. */
export const addSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // Arbor itself speaks plain HTTP; whoever puts TLS in front decides about upgrades.
      directives: { 'upgrade-insecure-requests': null },
    },
    strictTransportSecurity: false,
  });
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: config.corsOrigins.includes('*') ? '*' : [...config.corsOrigins],
      methods: ['GET', 'POST', 'DELETE'],
      exposedHeaders: ['x-request-id', 'retry-after', 'location'],
    });
  if (config.apiKeys.length > 0) addKeys(app, config.apiKeys);
  if (config.rateLimit > 0) await addRateLimit(app, config);
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key that a request shows, from `Authorization: Bearer` or `X-API-Key`. */
const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? headers['x-api-key']?.toString();

const addKeys = (app: FastifyInstance, keys: readonly string[]): void => {
  const hashes = keys.map(hash);
  // After the rate limit, which is a hook of each route: wrong keys count like any other request.
  app.addHook('preParsing', async (request, reply) => {
    // The route that was found, not the address as written: that one has many spellings.
    if (!/^\/(v1\/|metrics$)/.test(request.routeOptions.url ?? '')) return;
    if (isKnown(hashes, keyOf(request))) return;
    reply.header('www-authenticate', 'Bearer');
    throw problemError(
      refuse('unauthorized', [], 'Send a key as "Authorization: Bearer <key>" or "X-API-Key: <key>".').problem,
    );
  });
};

/** Whether `key` is one of those. Each is compared, in constant time, so that timing tells nothing. */
const isKnown = (hashes: readonly Buffer[], key: string | undefined): boolean => {
  const shown = hash(key ?? '');
  return hashes.filter((known) => timingSafeEqual(known, shown)).length > 0;
};

/** Who asks, told by the key or else the address. Only a right key names its caller; with others, anybody could be a new one each time. */
export const callerOf = (request: FastifyRequest, { apiKeys }: Pick<Config, 'apiKeys'>): string => {
  const key = keyOf(request);
  return key !== undefined && isKnown(apiKeys.map(hash), key) ? `key ${hash(key).toString('hex')}` : request.ip;
};

/** The key that a request shows, by a name that nobody can be given; empty where there are no keys. */
export const ownerOf = (request: FastifyRequest, config: Pick<Config, 'apiKeys'>): string =>
  config.apiKeys.length === 0 ? '' : callerOf(request, config);

const addRateLimit = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    allowList: (request) => ['/livez', '/readyz'].includes(request.routeOptions.url ?? ''),
    keyGenerator: (request) => callerOf(request, config),
    errorResponseBuilder: (_request, { max, ttl }) => {
      const { problem } = refuse('rate-limited', [], `More than ${max} requests came within a minute.`);
      return problemError({ ...problem, retryAfterSeconds: ttl / 1000 });
    },
  });
};
