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
      methods: ['GET', 'POST'],
      exposedHeaders: ['x-request-id', 'retry-after'],
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
  app.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address as written: that one has many spellings.
    if (!/^\/(v1\/|metrics$)/.test(request.routeOptions.url ?? '')) return;
    const shown = hash(keyOf(request) ?? '');
    // Every key is compared, each in constant time, so that timing tells nothing.
    if (hashes.filter((known) => timingSafeEqual(known, shown)).length > 0) return;
    reply.header('www-authenticate', 'Bearer');
    throw problemError(
      refuse('unauthorized', [], 'Send a key as "Authorization: Bearer <key>" or "X-API-Key: <key>".').problem,
    );
  });
};

const addRateLimit = async (app: FastifyInstance, { rateLimit: perMinute, apiKeys }: Config): Promise<void> => {
  // Only a key that was checked names its caller; otherwise anybody could be a new one each time.
  const callerOf = (request: FastifyRequest) =>
    apiKeys.length > 0 ? hash(keyOf(request) ?? request.ip).toString('hex') : request.ip;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: (request) => ['/livez', '/readyz'].includes(request.routeOptions.url ?? ''),
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { max, ttl }) => {
      const { problem } = refuse('rate-limited', [], `More than ${max} requests came within a minute.`);
      return problemError({ ...problem, retryAfterSeconds: ttl / 1000 });
    },
  });
};
