import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Tracing } from '../../tracing/tracing.ts';

/** By answer, what others are to name as what they are part of. */
const parents = new WeakMap<FastifyReply['raw'], string>();

/** The `traceparent` of the request that `reply` answers; undefined where nothing is told of it. */
export const traceOf = ({ raw }: FastifyReply): string | undefined => parents.get(raw);

/** Tells of every request, as part of what its header `traceparent` says. */
export const addTracing = (app: FastifyInstance, tracing: Tracing): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const span = tracing.begin(`${method} ${route}`, 'server', headers['traceparent']?.toString());
    if (span.traceparent === undefined) return;
    parents.set(reply.raw, span.traceparent);
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
      };
      span.end(attributes, statusCode >= 500 ? String(statusCode) : undefined);
    });
  });
};
