import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Backend } from '../../jobs/backend.ts';
import { problemError, refuse } from '../problems.ts';
import { Shares } from '../shares.ts';
import { callerOf } from './security.ts';

/** Routes that must answer under pressure, or nobody would see it. */
const PROBES: readonly string[] = ['/livez', '/metrics'];

/** Time over which the delay is averaged, and between two of its own looks, in milliseconds. */
const SAMPLE_MS = 1000;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/** Operations that search while their caller waits. */
const SEARCHING = /^\/v1\/games\/:game\/(recommend|hint|analyze|review|playout)/;

/**
 * Refuses work while the process is behind with what it has, or its queue half full: more would only make everybody wait. Those who ask less than
 * an even share go on, so that whoever asks too much harms nobody else.
 */
export const addPressure = (app: FastifyInstance, config: Config, backend: Pick<Backend, 'state'>): void => {
  const shares = new Shares(() => performance.now());
  const isLate = latenessOf(app, config.maxDelayMs);
  app.addHook('onRequest', async (request) => {
    const url = request.routeOptions.url ?? '';
    if (PROBES.includes(url)) return;
    const share = url.startsWith('/v1/') ? shares.count(callerOf(request, config)) : 'even';
    if (share !== 'less' && isLate()) throw overloaded('The service is behind with its work.');
    if (share === 'more' && SEARCHING.test(url) && 2 * backend.state().queued > config.queueLimit)
      throw overloaded('Many searches wait, most of them of this caller.');
  });
};

const overloaded = (detail: string) =>
  problemError({ ...refuse('overloaded', [], detail).problem, retryAfterSeconds: 1 });

/**
 * Whether the process is more behind than it may be. It looks at the event loop and at nothing that has to be read from a file, so that it goes
 * on where no file can be opened any more.
 */
const latenessOf = (app: FastifyInstance, maxDelayMs: number): (() => boolean) => {
  if (maxDelayMs === 0) return () => false;
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
  return () => delayMs > maxDelayMs;
};
