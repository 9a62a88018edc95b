import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { PROBLEMS } from '../problems.ts';

/** One log line and one count for every request, answered or left. Bodies, keys and query strings are never logged. */
export const addRequestLog = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Not `onResponse`: that does not run for a caller who left.
    const tell = () => {
      reply.raw.off('finish', tell).off('close', tell);
      tellRequest(request, reply, metrics);
    };
    reply.raw.on('finish', tell).on('close', tell);
  });
};

const tellRequest = (request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void => {
  const { method } = request;
  // Until headers are sent, the status is none that anybody saw.
  const status = reply.raw.headersSent ? reply.statusCode : PROBLEMS.cancelled.status;
  const durationMs = Math.round(reply.elapsedTime * 10) / 10;
  const left = reply.raw.writableFinished ? {} : { left: true };
  request.log.info({ method, path: request.url.split('?')[0], status, durationMs, ...left }, 'request');
  const route = request.routeOptions.url ?? 'none';
  metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1000 });
};
