import type { FastifyInstance } from 'fastify';
import { problemError, refuse } from '../problems.ts';

/** Makes an end clean: new requests are refused, those in flight are answered, and no connection outlives them. */
export const addClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (!closing || request.routeOptions.url === '/livez') return;
    throw problemError({ ...refuse('overloaded', [], 'The service is about to stop.').problem, retryAfterSeconds: 1 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // Connections that were busy when the end began, such as streams, become idle only now.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
};
