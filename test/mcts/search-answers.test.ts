/** What a search takes where the right answer is known: a coin that nobody sees, and tic-tac-toe. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../../src/mcts/params.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { coin, SURE, SURE_UTILITY } from '../support/games/coin.ts';
import { type Board, board, ticTacToe, winner } from '../support/games/tic-tac-toe.ts';
import { legalOf } from '../support/walk.ts';
import { line } from './support.ts';

/** The action that `visits` iterations on `state` visit most. */
const bestOf = (state: Board, seed: number, visits: number): number => {
  const seat = ticTacToe.toAct(state);
  const search = createSearch({
    game: ticTacToe,
    root: state,
    seat,
    random: stream(seed, 'search'),
    params: DEFAULT_PARAMS,
  });
  search.iterate(visits);
  return reportActions(search.table(line()), ticTacToe, seat)[0]!.action;
};

describe('hidden information', () => {
  test.each([0, 1] as const)(
    'a coin that shows %i is not seen: guessing is worth a half, so the sure thing is taken',
    (side) => {
      const root = { side, choice: -1 };
      const search = createSearch({ game: coin, root, seat: 0, random: stream(1, 'search'), params: PLAIN_PARAMS });
      search.iterate(4000);
      const reports = reportActions(search.table(line()), coin, 0);
      expect(reports[0]).toMatchObject({ action: SURE, value: { mean: SURE_UTILITY, error: 0 } });
      for (const { value } of reports.slice(1)) expect(Math.abs(value.mean - 0.5)).toBeLessThan(4 * value.error);
    },
  );
});

describe('tic-tac-toe', () => {
  test.each([
    ['xx. oo. ...', 2],
    ['oo. xx. x..', 2],
    ['x.o .xo ...', 8],
    ['..x .x. .oo', 6],
  ])('%s: finds the win in one', (signs, win) => {
    for (const seed of [1, 2, 3]) expect(bestOf(board(signs), seed, 500)).toBe(win);
  });

  test.each([
    ['oo. .x. ..x', 2],
    ['xx. .o. ...', 2],
    ['x.. .o. x..', 3],
  ])('%s: stops the other’s win in one', (signs, block) => {
    for (const seed of [1, 2, 3]) expect(bestOf(board(signs), seed, 2000)).toBe(block);
  });

  test.each([0, 1])('seat %i never loses, whatever the other plays', (seat) => {
    const known = new Map<string, number>();
    const answer = (state: Board): number => {
      const key = state.join();
      const action = known.get(key) ?? bestOf(state, 1, 3000);
      known.set(key, action);
      return action;
    };
    const everyGame = (state: Board): void => {
      const toAct = ticTacToe.toAct(state);
      if (toAct < 0) expect(winner(state), state.join()).not.toBe(1 - seat);
      for (const action of toAct === seat ? [answer(state)] : legalOf(ticTacToe, state)) {
        const next = state.slice();
        ticTacToe.apply(next, action, stream(1, 'apply'));
        everyGame(next);
      }
    };
    everyGame(board('.........'));
  });
});
