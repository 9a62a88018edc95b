/** Forecasts where playouts are cut: `estimate` and `finish` expect the same points, and games against Gaïa end when they are full. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { alone } from '../../support/earth/alone.ts';
import { type Planted, stateOf } from '../../support/earth/scene.ts';

const { heuristics } = earth;
if (heuristics === undefined) throw new Error('Earth has forecasts');

const DRAWS = 4000;

/** Cards 1 to this, in rows of four. */
const tableau = (cards: number): Planted[] =>
  Array.from({ length: cards }, (_, at) => [at + 1, Math.floor(at / 4), at % 4]);

const estimateOf = (state: State): number => {
  const into = new Float64Array(state.rules.seats);
  heuristics.estimate(state, into);
  return into[0]!;
};

/** Mean utility of seat 0 over games that `finish` ends, and the mean of a metric. */
const finished = (state: State, metric: string): { readonly utility: number; readonly mean: number } => {
  const random = stream('forecast', 'test');
  const at = earth.metrics.findIndex(({ name }) => name === metric);
  const end = earth.blank(state);
  const utilities = new Float64Array(state.rules.seats);
  const measures = new Float64Array(earth.metrics.length);
  let [utility, sum] = [0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    earth.copy(state, end);
    heuristics.finish(end, random);
    earth.utilities(end, utilities);
    earth.measure(end, 0, measures);
    utility += utilities[0]! / DRAWS;
    sum += measures[at]! / DRAWS;
  }
  return { utility, mean: sum };
};

describe('estimates and games that are ended by chance favour the same side', () => {
  test.each([
    ['alone, behind', alone({ tableau: tableau(4) }, 'water')],
    ['alone, ahead', alone({ tableau: tableau(7), soil: 3 }, 'water')],
  ] as const)('%s', (_, scene) => {
    const state = stateOf(scene);
    const [drawn, told] = [finished(state, 'score').utility - 0.5, estimateOf(state) - 0.5];
    expect(Math.sign(drawn)).toBe(Math.sign(told));
    // An estimate is the surer of the two.
    expect(Math.abs(told)).toBeGreaterThan(Math.abs(drawn));
  });
});

describe('against Gaïa', () => {
  test('she gains less the fewer spaces the person has left to plant', () => {
    const hers = [0, 6, 12].map((cards) => finished(stateOf(alone({ tableau: tableau(cards) }, 'water')), 'gaia').mean);
    expect(hers).toEqual([...hers].sort((one, other) => other - one));
    expect(hers[0]! - hers[2]!).toBeGreaterThan(50);
  });
});
