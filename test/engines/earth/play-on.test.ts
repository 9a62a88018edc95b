/** Pieces that playouts place at once, as they would have been placed one by one. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { type State, sameState } from '../../../src/engines/earth/rules/state.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { makePlayout } from '../../../src/mcts/playout.ts';
import { catalogs } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

const { heuristics } = earth;
if (heuristics === undefined) throw new Error('Earth has playout weights');

test.each([{ seats: 2 }, { seats: 3, animals: true }, { seats: 1, level: 'advanced' }] as const)(
  'a game of playouts comes out the same, and draws as much: %j',
  (options) => {
    let taken = 0;
    const counting: Game<State> = {
      ...earth,
      heuristics: {
        ...heuristics,
        playOn: (state, random) => {
          const played = heuristics.playOn?.(state, random) ?? false;
          if (played) taken++;
          return played;
        },
      },
    };
    const { playOn: _, ...rest } = heuristics;
    const ends = [counting, { ...earth, heuristics: rest }].map((game) => {
      const state = valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream('play on', 'setup')));
      const random = stream('play on', 'search');
      makePlayout<State>(game, DEFAULT_PARAMS, random, undefined)(state);
      return { state, next: random.next() };
    });
    const [one, other] = ends;
    if (one === undefined || other === undefined) throw new Error('two games were played');
    expect(taken).toBeGreaterThan(0);
    expect(sameState(one.state, other.state)).toBe(true);
    expect(one.next).toBe(other.next);
  },
);
