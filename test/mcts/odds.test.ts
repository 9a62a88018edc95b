/** The odds that a search reports where seats compete: first alone, first with others, not first. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { PLAIN_PARAMS } from '../../src/mcts/params.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { board, ticTacToe, winner } from '../support/games/tic-tac-toe.ts';
import { line, sum } from './support.ts';

describe('odds where seats compete', () => {
  /** Tic-tac-toe with rounds of two marks, after which a playout may be cut, everybody level. */
  const inRounds: typeof ticTacToe = {
    ...ticTacToe,
    heuristics: {
      weigh: (_state, actions, into) => void into.fill(1, 0, actions.length),
      phase: ([crosses = 0, noughts = 0, marks = 0]) =>
        winner(Int16Array.of(crosses, noughts, marks)) >= 0 ? 9 : Math.floor(marks / 2),
      // The top row is three crosses.
      finish(state) {
        state[0] = 7;
      },
      estimate: (_state, into) => void into.fill(0.5),
    },
  };
  const reportsOf = (game: typeof ticTacToe, signs: string, phases: number) => {
    const root = board(signs);
    const seat = game.toAct(root);
    const random = stream(1, 'search');
    const search = createSearch({ game, root, seat, random, params: { ...PLAIN_PARAMS, phases } });
    search.iterate(2000);
    return reportActions(search.table(line()), game, seat);
  };

  test('are counted from ranks at the end: first alone, first with others, not first', () => {
    const reports = reportsOf(ticTacToe, 'xox oox x..', 0);
    expect(reports.find(({ action }) => action === 7)?.odds).toEqual([1, 0, 0]);
    expect(reports.find(({ action }) => action === 8)?.odds).toEqual([0, 1, 0]);
    for (const { odds = [], value } of reportsOf(ticTacToe, 'x.. .o. ...', 0)) {
      expect(sum(odds)).toBeCloseTo(1, 9);
      expect((odds[0] ?? 0) + (odds[1] ?? 0) / 2).toBeCloseTo(value.mean, 9);
    }
  });

  test('are those of the end that the game draws where playouts are cut', () => {
    for (const { odds } of reportsOf(inRounds, '... ... ...', 1)) expect(odds).toEqual([1, 0, 0]);
  });
});
