import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { refuse } from '../problems.ts';
import { LiveAnswer, ReadyAnswer } from '../schemas/answers.ts';

export const liveOperation: Operation = {
  id: 'livez',
  method: 'GET',
  path: '/livez',
  tag: 'operations',
  summary: 'Whether the process answers',
  description: 'Answers as long as the process can answer at all.',
  answer: LiveAnswer,
  problems: [],
};

export const readyOperation: Operation = {
  id: 'readyz',
  method: 'GET',
  path: '/readyz',
  tag: 'operations',
  summary: 'Whether the service takes requests',
  description: 'Refuses until the first searcher is ready, and while the service stops.',
  answer: ReadyAnswer,
  problems: [],
};

export const metricsOperation: Operation = {
  id: 'metrics',
  method: 'GET',
  path: '/metrics',
  tag: 'operations',
  summary: 'Metrics for Prometheus',
  description: 'Requests, searches, visits, searchers and the process, as Prometheus reads them.',
  answer: 'text/plain',
  problems: [],
};

/** Registers the probes and the metrics. */
export const addHealth = (app: FastifyInstance, { backend, metrics }: Service): void => {
  app.get(routePath(liveOperation), async () => ({ status: 'alive' }));
  app.get(routePath(readyOperation), async (_request, reply) => {
    const { searchers, busy, queued } = backend.state();
    if (searchers > 0) return { status: 'ready', searchers, busy, queued };
    const { problem } = refuse('overloaded', [], 'No searcher is ready yet.');
    return sendProblem(reply, { ...problem, retryAfterSeconds: 1 });
  });
  app.get(routePath(metricsOperation), async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
};
