import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { problemError, refuse } from '../problems.ts';

/** Routes that must answer under pressure, or nobody would see it. */
const PROBES: readonly string[] = ['/livez', '/metrics'];

/** Time over which the delay is averaged, and between two of its own looks, in milliseconds. */
const SAMPLE_MS = 1000;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/**
 * Refuses work while the process is behind with what it has: more would only make everybody wait. It looks at the event loop
 * and at nothing that has to be read from a file, so that it goes on where no file can be opened any more.
 */
export const addPressure = (app: FastifyInstance, { maxDelayMs }: Config): void => {
  if (maxDelayMs === 0) return;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    delayMs = Math.max(0, delays.mean / NANOSECONDS - RESOLUTION_MS);
    delays.reset();
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delays.disable();
  });
  app.addHook('onRequest', async (request) => {
    if (delayMs <= maxDelayMs || PROBES.includes(request.routeOptions.url ?? '')) return;
    const { problem } = refuse('overloaded', [], 'The service is behind with its work.');
    throw problemError({ ...problem, retryAfterSeconds: 1 });
  });
};
