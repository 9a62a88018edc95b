/** Answers about searches that are handed in. */
import { startSearchOperation } from '../../src/api/routes/long.ts';
import type { Games } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { builtInBackend } from './models.ts';
import { type Ask, insisting, withService } from './service.ts';
import { at } from './values.ts';

/** What is another one each time, as the examples show it. */
const ID = '5f0c1a7be2d94386a1b07c3d9e48f215';
const MOMENTS = { createdAt: '00.000', startedAt: '00.020', endedAt: '01.250', expiresAt: '01.250' } as const;

const steady = (answer: unknown): unknown => ({
  ...Object(answer),
  id: ID,
  ...Object.fromEntries(
    Object.entries(MOMENTS).map(([name, second]) => [
      name,
      at(answer, name) === null ? null : `2026-11-01T${name === 'expiresAt' ? '13' : '12'}:00:${second}Z`,
    ]),
  ),
});

/** A search on its way: handed in, done, ended; and the queue. */
export const collectLong = (games: Games): Promise<ReadonlyMap<string, unknown>> =>
  withService(games, {}, builtInBackend(games), async (anyAsk) => {
    const ask = insisting(anyAsk);
    const started = await ask({ method: 'POST', url: '/v1/searches', body: startSearchOperation.example?.(games) });
    const url = `/v1/searches/${at(started, 'id')}`;
    const done = await untilOver(ask, url);
    return new Map([
      ['start-search', steady(started)],
      ['search', steady(done)],
      ['end-search', steady(await ask({ method: 'DELETE', url }))],
      ['queue', await ask({ method: 'GET', url: '/v1/queue' })],
    ]);
  });

const untilOver = async (ask: Ask, url: string): Promise<unknown> => {
  for (;;) {
    const answer = await ask({ method: 'GET', url });
    if (at(answer, 'endedAt') !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** A backend whose searches wait until they are cancelled. */
const waiting: Backend = {
  start() {
    const cancelled = Promise.withResolvers<void>();
    const reply = cancelled.promise.then(() => ({ status: 'failed', detail: 'It was cancelled.' }) as const);
    return { reply, cancel: () => cancelled.resolve() };
  },
  state: () => ({ searchers: 1, busy: 1, queued: 0 }),
  queue: () => ({ queued: 0, running: 1, oldestMs: 0 }),
  close: async () => {},
};

/** Refusals that take two requests. */
export const collectLongProblems = (games: Games): Promise<ReadonlyMap<string, unknown>> =>
  withService(games, { LONG_PER_CALLER: '1' }, waiting, async (ask) => {
    const body = startSearchOperation.example?.(games);
    const start = { method: 'POST', url: '/v1/searches' } as const;
    const headers = { 'idempotency-key': 'monday-1' };
    await ask({ ...start, body, headers });
    return new Map([
      [
        'idempotency-conflict',
        await ask({ ...start, body: { ...Object(body), level: 1, budget: undefined }, headers }),
      ],
      ['quota-exceeded', await ask({ ...start, body })],
    ]);
  });
