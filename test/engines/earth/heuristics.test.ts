/** How playouts end a game, and what is thought of games that go on. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { type Planted, type SeatScene, stateOf } from '../../support/earth/scene.ts';

const { heuristics } = earth;
if (heuristics === undefined) throw new Error('Earth has playout weights');
/** Every space has a card. */
const FULL_TABLEAU = 0xffff;
const { weigh, estimate, phase } = heuristics;

/** Cards 1–16 in rows of four; the first of them, Oak, has sprouts. */
const tableau = (cards: number): Planted[] =>
  Array.from({ length: cards }, (_, at) => [at + 1, Math.floor(at / 4), at % 4, at === 0 ? 4 : 0]);

/** The share of the weights that each legal action has, by its notation. */
const shares = (state: State): Map<string, number> => {
  const legal = new ActionList();
  earth.legalActions(state, legal);
  const weights = new Float64Array(legal.length);
  weigh(state, legal, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(legal.toArray().map((action, index) => [earth.notation(state, action), weights[index]! / total]));
};

const scene = (seat: SeatScene, other: SeatScene = {}): State => stateOf({ seats: [seat, other] });

describe('playouts end games', () => {
  /** A seat that may plant two cards, as it is once it has chosen to. */
  const planting = (seat: SeatScene): State => {
    const state = scene(seat);
    state.stage = STAGE.planting;
    state.action = 0;
    state.plants = 1;
    return state;
  };

  test('whoever has no room for another card stops and keeps its sprouts', () => {
    const state = planting({ tableau: tableau(15), soil: 20, hand: [40, 41] });
    state.occupied[0] = FULL_TABLEAU;
    const of = shares(state);
    expect([...of.keys()]).toEqual(['stop', 'convert']);
    expect(of.get('stop')).toBeGreaterThan(0.9);
  });

  test('whoever can plant hardly converts instead, however little the cards are worth', () => {
    const of = shares(planting({ tableau: tableau(15), soil: 2, hand: [40, 41, 42, 43, 44, 45] }));
    expect([...of.keys()].some((notation) => notation.startsWith('plant'))).toBe(true);
    expect(of.get('convert')).toBeLessThan(0.1);
  });

  test('the last card counts for more while the completion bonus is free', () => {
    const state = scene({ tableau: tableau(15), soil: 20, hand: [40, 41] });
    const free = shares(state).get('plant') ?? Number.NaN;
    state.completion = 1;
    expect(free).toBeGreaterThan(shares(state).get('plant') ?? Number.NaN);
  });
});

describe('waiting', () => {
  const at = (round: number): readonly number[] => {
    const state = scene({ tableau: tableau(15), soil: 20 }, { tableau: tableau(0) });
    state.round = round;
    const into = new Float64Array(2);
    estimate(state, into);
    return [...into];
  };

  test('a game that goes on and on is worth less to every seat, and as ever what its others are', () => {
    const [early, late] = [at(12), at(20)];
    for (const [seat, before] of early.entries()) expect(late[seat]).toBeLessThan(before);
    expect(late[0]! / late[1]!).toBeCloseTo(early[0]! / early[1]!);
  });

  test('late rounds are phases of their own', () => {
    const phases = Array.from({ length: 30 }, (_, round) => {
      const state = scene({});
      state.round = round;
      return phase(state);
    });
    expect(phases.slice(0, 13)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
    expect(phases.slice(16, 20)).toEqual([4, 5, 6, 7]);
  });
});
