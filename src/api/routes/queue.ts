import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';
import { reached } from '../long/desk.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { QueueAnswer, type QueueJson } from '../schemas/long.ts';

export const queueOperation: Operation = {
  id: 'queue',
  method: 'GET',
  path: '/v1/queue',
  tag: 'searches',
  summary: 'How long searches wait',
  description: 'What waits and what is under way, for whoever wants to add searchers or to come back later.',
  answer: QueueAnswer,
  problems: [],
};

/** Registers `queue`. */
export const addQueue = (app: FastifyInstance, { backend, ledger }: Service): void => {
  app.get(routePath(queueOperation), async (_request, reply) => {
    const long = await reached(async () => ({ ok: true, value: await ledger.counts() }));
    if (!long.ok) return sendProblem(reply, long.problem);
    const { queued, running, oldestMs } = backend.queue();
    const { searchers, busy } = backend.state();
    const answer: QueueJson = {
      queued,
      running,
      oldestMs: Math.round(oldestMs),
      searchers,
      busy,
      long: { ...long.value, oldestMs: Math.round(long.value.oldestMs) },
    };
    return answer;
  });
};
