import { describe, expect, test } from 'vitest';
import { type Game, TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { features } from '../../../src/engines/earth/guidance/features.ts';
import { BLOCK } from '../../../src/engines/earth/guidance/features-owner.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { catalogs, type Scene, stateOf } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf, walk } from '../../support/walk.ts';

const game: Game = earth;

const vectorOf = (state: State, seat = 0): Float32Array => {
  const vector = new Float32Array(features.size);
  features.write(state, seat, vector);
  return vector;
};

/** Places in which two views differ. */
const differing = (one: Float32Array, other: Float32Array): number[] =>
  [...one.keys()].filter((place) => one[place] !== other[place]);

const begin = (options: Options): State =>
  valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream(7, 'setup')));

describe('owners stand in turn order from the viewer on', () => {
  /** Where `seat` sees that `owner` has used a leaf. */
  const leafOf = (scene: Scene, owner: number, seat: number): number[] => {
    const state = stateOf(scene);
    const before = vectorOf(state, seat);
    state.leaves[owner]!--;
    return differing(before, vectorOf(state, seat));
  };
  const three: Scene = { seats: [{}, {}, {}] };
  const [own = Number.NaN, ...more] = leafOf(three, 0, 0);

  test('an own leaf shows in one place', () => {
    expect(more).toEqual([]);
  });

  test.each([
    [0, 1],
    [1, 0],
    [2, 2],
  ])('seat %i sees seat 1 %i blocks behind its own', (seat, blocks) => {
    expect(leafOf(three, 1, seat)).toEqual([own + blocks * BLOCK]);
  });

  test('Gaïa is behind the person', () => {
    expect(leafOf({ seats: [{}] }, 1, 0)).toEqual([own + BLOCK]);
  });
});

describe('of Gaïa’s cards those are marked that are to come in this pass', () => {
  const turned = (turns: number): Float32Array => {
    const state = stateOf({ seats: [{}] });
    state.gaiaTurn = turns;
    return vectorOf(state);
  };
  /** What tells how much of the game is left, and what is forecast by it; after six turns all her cards are to come again. */
  const clock = differing(turned(0), turned(6));
  const shown = (turns: number): number[] =>
    differing(turned(0), turned(turns)).filter((place) => !clock.includes(place));

  test('each that came up shows, and none is left after twelve turns', () => {
    expect([1, 2, 3, 12].map((turns) => shown(turns).length)).toEqual([1, 2, 3, 6]);
  });

  test('cards are no part of the clock', () => {
    expect(clock).not.toContain(shown(1)[0]);
    expect(shown(12)).toEqual(expect.arrayContaining(shown(3)));
  });
});

test('while sides are chosen, what others were dealt and chose shows nowhere', () => {
  const state = begin({ seats: 3, level: 'advanced', animals: true });
  let decisions = 0;
  for (; state.stage === STAGE.sides; decisions++) {
    for (let seat = 0; seat < 3; seat++) {
      const seen = vectorOf(state, seat);
      for (let draw = 0; draw < 5; draw++) {
        const world = earth.blank(state);
        earth.copy(state, world);
        earth.redeal(world, seat, stream(draw, 'view'));
        expect(vectorOf(world, seat)).toEqual(seen);
      }
    }
    const [first = TERMINAL] = legalOf(game, state);
    earth.apply(state, first, stream(1, 'test'));
  }
  expect(decisions).toBe(15);
});

test.each<Options>([
  { seats: 2 },
  { seats: 5, level: 'advanced', animals: true },
  { seats: 1, difficulty: 'expert', animals: true },
])('numbers stay near 0 in whole games: %o', (options) => {
  const state = begin(options);
  let most = 0;
  const visit = (seat: number): void => {
    for (const value of vectorOf(state, Math.max(seat, 0))) most = Math.max(most, Math.abs(value));
  };
  walk(game, state, stream(3, 'test'), { visit });
  expect(most).toBeGreaterThan(0.9);
  expect(most).toBeLessThanOrEqual(4);
});
