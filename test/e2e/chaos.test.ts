import { expect, it } from 'vitest';
import { askedOf } from '../../bench/asked.ts';
import { runChaos } from '../../bench/chaos.ts';
import { HAS_REDIS } from '../support/redis-server.ts';

it.skipIf(!HAS_REDIS)(
  'nothing that was handed in is lost, and no answer is wrong, while workers, searchers, a service and Redis are killed',
  { timeout: 400_000 },
  async () => {
    const deaths = { workers: 2, searchers: 2, services: 1, redis: 1 };
    // The shorter ones, a review among them.
    const asked = askedOf().filter((_, index) => index % 3 === 0);
    const counts = await runChaos({ ...deaths, pauseMs: 500, callers: 4, asked });
    expect(counts).toMatchObject({ lost: [], wrong: 0, odd: [] });
    // Some at every death, or nothing was under way.
    expect(counts.answered).toBeGreaterThanOrEqual(6);
    expect(counts.answered).toBe(counts.accepted);
  },
);
