import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** One log line and one count for every request. Bodies, keys and query strings are never logged. */
export const addRequestLog = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const status = reply.statusCode;
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    const left = reply.raw.writableEnded ? {} : { left: true };
    request.log.info({ method, path: request.url.split('?')[0], status, durationMs, ...left }, 'request');
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1000 });
  });
};
