import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { problemError, refuse } from '../problems.ts';

/** Routes that must answer under pressure, or nobody would see it. */
const PROBES: readonly string[] = ['/livez', '/metrics'];

/** Refuses work while the process is behind with what it has: more would only make everybody wait. */
export const addPressure = async (app: FastifyInstance, { maxDelayMs }: Config): Promise<void> => {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async (request) => {
      if (PROBES.includes(request.routeOptions.url ?? '')) return;
      const { problem } = refuse('overloaded', [], 'The service is behind with its work.');
      throw problemError({ ...problem, retryAfterSeconds: 1 });
    },
  });
};
