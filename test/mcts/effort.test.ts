import { describe, expect, it, test } from 'vitest';
import { effortFor, paramsOf } from '../../src/mcts/effort.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../../src/mcts/params.ts';

describe('what is wanted of a search', () => {
  it.each([
    [{ visits: 100 }, { ensembles: 1, proof: 2000 }],
    [{ visits: 20_000 }, { ensembles: 4, proof: 20_000 }],
    [
      { visits: 20_000, temperature: 0.5 },
      { ensembles: 4, proof: 20_000 },
    ],
    [
      { visits: 6000, timeMs: 15 },
      { ensembles: 1, proof: 20_000 },
    ],
    [{ timeMs: 10 }, { ensembles: 1, proof: 20_000 }],
    [{ timeMs: 20 }, { ensembles: 2, proof: 20_000 }],
    [{ timeMs: 100 }, { ensembles: 4, proof: 20_000 }],
    [
      { timeMs: 1, ensembles: 64 },
      { ensembles: 64, proof: 20_000 },
    ],
    [
      { timeMs: 10_000, visits: 6000 },
      { ensembles: 2, proof: 20_000 },
    ],
    [
      { visits: 20_000, ensembles: 7 },
      { ensembles: 7, proof: 20_000 },
    ],
    [
      { visits: 3, ensembles: 7 },
      { ensembles: 3, proof: 60 },
    ],
    [
      { visits: 20_000, method: 'team' },
      { ensembles: 1, proof: 20_000 },
    ],
    [
      { visits: 20_000, method: 'team', ensembles: 2 },
      { ensembles: 2, proof: 20_000 },
    ],
    [
      { visits: 100, proof: 7 },
      { ensembles: 1, proof: 7 },
    ],
  ] as const)('%j is done with %j', (wanted, done) => {
    expect(effortFor(wanted)).toEqual({ ...DEFAULT_PARAMS, temperature: 0, ...wanted, ...done });
  });

  it('is at most what the server allows, where the caller does not say', () => {
    expect(effortFor({ visits: 20_000 }, 2).ensembles).toBe(2);
    expect(effortFor({ visits: 20_000, ensembles: 3 }, 2).ensembles).toBe(3);
  });

  it('leaves the service’s parameters where nothing is said of them', () => {
    expect(effortFor({ visits: 50_000 })).toEqual({ ...DEFAULT_PARAMS, visits: 50_000, ensembles: 4, temperature: 0 });
  });

  it('that says all of an effort is that effort', () => {
    for (const effort of [effortFor({ timeMs: 20, method: 'team' }), effortFor({ ...PLAIN_PARAMS, visits: 9000 })])
      expect(effortFor(effort)).toEqual(effort);
  });
});

test('the trees of an effort share its nodes, and each has room for one', () => {
  const params = paramsOf(effortFor({ ...PLAIN_PARAMS, visits: 100, ensembles: 3, maxNodes: 1000 }));
  expect(params).toEqual({ ...PLAIN_PARAMS, maxNodes: 333 });
  expect(paramsOf(effortFor({ visits: 100, ensembles: 3, maxNodes: 2 })).maxNodes).toBe(1);
});
