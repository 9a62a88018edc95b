import { describe, expect, it } from 'vitest';
import { type FleetPlan, type Kind, simulateFleet } from '../../bench/fleet-simulation.ts';
import { stream } from '../../src/core/random.ts';

const short: Kind = { lane: 'short', perSecond: 50, parts: 1, partMs: 10 };
const plan: FleetPlan = {
  kinds: [short],
  workers: 1,
  redisMs: 0,
  serviceMs: 0,
  services: 1,
  seconds: 4000,
};
const run = (changes: Partial<FleetPlan>) => simulateFleet({ ...plan, ...changes }, stream('fleet', 'test'));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a simulated fleet', () => {
  it('of one worker waits as long as one server with equal times does', () => {
    const { latencies, workers } = run({});
    // Half busy: 10 ms of its own, and by Pollaczek and Khinchine 0.5 · 10 / (2 · 0.5) of waiting.
    expect(meanOf(latencies.short)).toBeCloseTo(15, 0);
    expect(workers).toBeCloseTo(0.5, 1);
  });

  it('waits for Redis as for any other server', () => {
    const { latencies, redis } = run({ workers: 1000, redisMs: 16, kinds: [{ ...short, partMs: 0 }] });
    expect(redis).toBeCloseTo(0.8, 1);
    // Both halves at least, and more for the others that come and go.
    expect(meanOf(latencies.short)).toBeGreaterThan(20);
  });

  it('has short searches go first, and long ones go on where they were', () => {
    const long: Kind = { lane: 'long', perSecond: 0.3, parts: 1, partMs: 1000 };
    const { latencies } = run({ kinds: [short, long] });
    expect(meanOf(latencies.short)).toBeCloseTo(15, 0);
    // Of which half a worker's time is left: a second takes two, and longer where another one waits.
    expect(Math.min(...latencies.long)).toBeGreaterThan(1500);
    expect(latencies.long.length).toBeGreaterThan(1000);
  });

  it('answers once all parts are done', () => {
    const { latencies } = run({ workers: 4, kinds: [{ ...short, perSecond: 0.01, parts: 8 }], seconds: 100_000 });
    expect(Math.min(...latencies.short)).toBe(20);
  });
});
