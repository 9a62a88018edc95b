import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { problemError, refuse } from '../problems.ts';

/** Delay of the event loop beyond which taking more work would only make everybody wait. */
const MOST_DELAY_MS = 1000;

/** Routes that must answer under pressure, or nobody would see it. */
const PROBES: readonly string[] = ['/livez', '/metrics'];

/** Refuses work while the process is behind with what it has, or about to end. Probes are always answered. */
export const addPressure = async (app: FastifyInstance): Promise<void> => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing || request.routeOptions.url === '/livez') return;
    reply.header('connection', 'close');
    throw busy('The service is about to stop.');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    pressureHandler: (request) => {
      if (!PROBES.includes(request.routeOptions.url ?? '')) throw busy('The service is behind with its work.');
    },
  });
};

const busy = (detail: string) => problemError({ ...refuse('overloaded', [], detail).problem, retryAfterSeconds: 1 });
