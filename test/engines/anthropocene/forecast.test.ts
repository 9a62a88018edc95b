/** What is forecast when a generation begins: games that are ended by chance come to what a corrected estimate says. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import type { State } from '../../../src/engines/anthropocene/rules/state.ts';
import { valueOf } from '../../support/results.ts';

const { heuristics } = anthropocene;
if (heuristics === undefined) throw new Error('Anthropocène has forecasts');

const catalog = valueOf(valueOf(loadCatalogs(anthropocene.catalog)).find(undefined));

/** A generation that begins with so much ice, and a sky. */
const begin = (seats: number, ice: number, sky: readonly number[]): State => {
  const state = valueOf(anthropocene.setup({ seats }, catalog, stream(1, 'setup')));
  state.generation = sky.length;
  state.ice = ice;
  state.sky.set(sky);
  state.skies = sky.length;
  return state;
};

const DRAWS = 4000;

const estimateOf = (state: State, more: number): number => {
  const into = new Float64Array(state.rules.seats);
  heuristics.estimate(state, into, new Float64Array(state.rules.seats).fill(more));
  return into[0]!;
};

/** Mean utility of games that `finish` ends. */
const drawn = (state: State, more: number): number => {
  const random = stream('forecast', 'test');
  const correction = new Float64Array(state.rules.seats).fill(more);
  const utilities = new Float64Array(state.rules.seats);
  const end = anthropocene.blank(state);
  let mean = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    anthropocene.copy(state, end);
    heuristics.finish(end, random, correction);
    anthropocene.utilities(end, utilities);
    mean += utilities[0]! / DRAWS;
  }
  return mean;
};

describe.each([-3, -0.5, -0.1, 0, 0.1, 0.5, 3])('corrected by %d', (more) => {
  test.each([
    [2, 3, [0]],
    [3, 3, [1]],
    [3, 2, [1, -1]],
    [4, 2, [0]],
    [4, 1, [2, -4]],
  ])('%i seats, ice %i, sky %j: the mean of games that are drawn is what is estimated', (seats, ice, sky) => {
    const state = begin(seats, ice, sky);
    // Five errors of a mean of numbers in [0, 1].
    expect(Math.abs(drawn(state, more) - estimateOf(state, more))).toBeLessThan(2.5 / Math.sqrt(DRAWS));
    expect(Math.sign(estimateOf(state, more) - estimateOf(state, 0))).toBe(Math.sign(more));
  });
});

test('more is expected than there can be: games end as well as they can', () => {
  const state = begin(3, 3, [1]);
  const utilities = new Float64Array(3);
  heuristics.finish(state, stream(1, 'test'), new Float64Array(3).fill(20));
  anthropocene.utilities(state, utilities);
  // Ice 3 times a sky of 1 and twice 3, of at most 9.
  expect(utilities[0]).toBeCloseTo(0.5 + (0.5 * 21) / 27);
});
