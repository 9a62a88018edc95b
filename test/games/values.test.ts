/** What the games are worth; the numbers were computed with OpenSpiel, or are proven in the literature. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/core/actions.ts';
import { TERMINAL } from '../../src/core/contract.ts';
import { Random } from '../../src/core/random.ts';
import { bestResponse, exploitability, valuesOf } from '../support/best-response.ts';
import { solve } from '../support/cfr.ts';
import { goofspiel } from '../support/games/goofspiel.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { leducPoker } from '../support/games/leduc-poker.ts';
import { liarsDice } from '../support/games/liars-dice.ts';
import type { SolvedGame } from '../support/games/solved-game.ts';
import { type Board, board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { type Policy, sequenceForm, tabulate, uniformPolicy } from '../support/sequence-form.ts';

interface Row {
  readonly game: SolvedGame;
  /** Of the uniform policy: payoff of seat 0 and exploitability. */
  readonly uniform: readonly [value: number, exploitability: number];
  /** Payoff of seat 0 when both play an equilibrium. */
  readonly value: number;
  /** How exactly `value` is known. */
  readonly known: number;
  readonly iterations: number;
  /** Exploitability that the referee must come down to. */
  readonly reached: number;
}

const ROWS: readonly Row[] = [
  { game: kuhnPoker(2), uniform: [0.125, 0.458333], value: -1 / 18, known: 0, iterations: 1000, reached: 1e-4 },
  { game: leducPoker, uniform: [-0.078125, 2.373611], value: -0.0856, known: 1e-4, iterations: 500, reached: 1e-3 },
  { game: goofspiel(3), uniform: [0, 0.666667], value: 0, known: 0, iterations: 500, reached: 1e-3 },
  { game: goofspiel(4), uniform: [0, 0.708333], value: 0, known: 0, iterations: 1000, reached: 1e-3 },
  // 1,500 iterations would come to 6e-5; these 400 pin the value down to a thousandth in a third of the time.
  { game: liarsDice, uniform: [-0.032407, 0.780744], value: -0.02714, known: 1e-4, iterations: 400, reached: 1e-3 },
];

describe.each(ROWS.map((row) => [row.game.id, row] as const))('%s', (_id, row) => {
  const form = sequenceForm(row.game);

  test('the uniform policy is worth and loses what it should', () => {
    const table = tabulate(form, uniformPolicy);
    expect(valuesOf(form, table)[0]).toBeCloseTo(row.uniform[0], 6);
    expect(exploitability(form, table)).toBeCloseTo(row.uniform[1], 6);
  });

  test('the referee comes close to an equilibrium, and its best answers bracket the value of the game', () => {
    const table = solve(form, row.iterations);
    expect(exploitability(form, table)).toBeLessThan(row.reached);
    // In a zero-sum game no seat can be held below its value, so the bracket holds whatever the table.
    expect(bestResponse(form, table, 0)).toBeGreaterThanOrEqual(row.value - row.known);
    expect(-bestResponse(form, table, 1)).toBeLessThanOrEqual(row.value + row.known);
  });

  test('payoffs add up to nothing at every end', () => {
    for (let end = 0; end < form.chance.length; end++)
      expect(Math.abs(form.payoffs[2 * end]! + form.payoffs[2 * end + 1]!)).toBeLessThan(1e-9);
  });
});

test('Kuhn poker for three: payoffs add up to nothing and lie between -2 and 4 chips', () => {
  const form = sequenceForm(kuhnPoker(3));
  for (let end = 0; end < form.chance.length; end++) {
    const payoffs = form.payoffs.subarray(3 * end, 3 * end + 3);
    expect(payoffs.reduce((sum, payoff) => sum + payoff, 0)).toBeCloseTo(0, 9);
    expect(Math.min(...payoffs)).toBeGreaterThanOrEqual(-2 - 1e-9);
    expect(Math.max(...payoffs)).toBeLessThanOrEqual(4 + 1e-9);
  }
});

describe('tiny Hanabi', () => {
  const form = sequenceForm(tinyHanabi);

  /** Every way for both seats to play without chance. */
  const plans = form.sets.reduce<number[][]>(
    (all, { actions }) => all.flatMap((plan) => actions.map((_, index) => [...plan, index])),
    [[]],
  );

  const planned =
    (plan: readonly number[]): Policy =>
    ({ key, actions }) =>
      actions.map((_, index) => (index === plan[form.sets.findIndex((set) => set.key === key)] ? 1 : 0));

  test('9 of the 6,561 joint plans reach 10 points, and none more', () => {
    const values = plans.map((plan) => valuesOf(form, tabulate(form, planned(plan)))[0] ?? 0);
    expect(values.length).toBe(6561);
    expect(Math.max(...values)).toBeCloseTo(10, 12);
    expect(values.filter((value) => value > 10 - 1e-9).length).toBe(9);
  });

  test('always taking the middle action is worth 8, and neither seat alone can better it: the trap', () => {
    const table = tabulate(form, () => [0, 1, 0]);
    expect(valuesOf(form, table)).toEqual([8, 8]);
    expect(exploitability(form, table)).toBeCloseTo(0, 12);
  });
});

test('tic-tac-toe is a draw when both play well', () => {
  const known = new Map<string, number>();
  const none = new Random('no chance');
  /** Payoff of seat 0. */
  const worth = (state: Board): number => {
    const key = state.join();
    const found = known.get(key) ?? search(state);
    known.set(key, found);
    return found;
  };
  const search = (state: Board): number => {
    const seat = ticTacToe.toAct(state);
    const utilities = new Float64Array(2);
    if (seat === TERMINAL) {
      ticTacToe.utilities(state, utilities);
      return ticTacToe.payoff(utilities[0]!);
    }
    const legal = new ActionList();
    ticTacToe.legalActions(state, legal);
    const values = legal.toArray().map((action) => {
      const next = state.slice();
      ticTacToe.apply(next, action, none);
      return worth(next);
    });
    return seat === 0 ? Math.max(...values) : Math.min(...values);
  };
  expect(worth(board('.........'))).toBe(0);
});
