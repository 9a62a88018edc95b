import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { problemError, refuse } from '../problems.ts';

/** Delay of the event loop beyond which taking more work would only make everybody wait. */
const MOST_DELAY_MS = 1000;

/** Routes that must answer under pressure, or nobody would see it. */
const PROBES: readonly string[] = ['/livez', '/metrics'];

/** Refuses work while the process is behind with what it has. */
export const addPressure = async (app: FastifyInstance): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    pressureHandler: async (request) => {
      if (PROBES.includes(request.routeOptions.url ?? '')) return;
      const { problem } = refuse('overloaded', [], 'The service is behind with its work.');
      throw problemError({ ...problem, retryAfterSeconds: 1 });
    },
  });
};
