import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemError, refuse } from '../problems.ts';

/** Time between looks at whether anybody is still owed an answer. */
const LOOK_MS = 1000;

/**
 * Makes an end clean: new requests are refused, those in flight are answered, and no connection outlives them.
 * @param shutdownMs longest wait for answers; whoever has none by then is cut off
 */
export const addClosing = (app: FastifyInstance, shutdownMs: number): void => {
  const inFlight = new Set<FastifyRequest>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (app.server.listening) cutOff(app, inFlight, shutdownMs);
  });
  app.addHook('onRequest', async (request, reply) => {
    inFlight.add(request);
    reply.raw.once('close', () => inFlight.delete(request));
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

/** Cuts the connections that would hold up the end: soon those that only send or say nothing, in time all. */
const cutOff = ({ server, log }: FastifyInstance, inFlight: ReadonlySet<FastifyRequest>, shutdownMs: number): void => {
  const isOwed = ({ raw }: FastifyRequest): boolean => raw.complete && !raw.socket.destroyed;
  const look = setInterval(() => {
    if (![...inFlight].some(isOwed)) server.closeAllConnections();
  }, LOOK_MS);
  const deadline = setTimeout(() => {
    log.warn({ requests: inFlight.size }, 'cutting off whoever still waits');
    server.closeAllConnections();
  }, shutdownMs);
  server.once('close', () => {
    clearInterval(look);
    clearTimeout(deadline);
  });
};
