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
      expect(reports[0]).toMatchObject({ action: SURE, value: { mean: SURE_UTILITY } });
      expect(reports[0]?.value.error).toBeLessThan(0.001);
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

  /** What the game is worth to seat 0 from here if both play their best, by state. */
  const worths = new Map<string, number>();
  const played = (state: Board, action: number): Board => {
    const next = state.slice();
    ticTacToe.apply(next, action, stream(1, 'apply'));
    return next;
  };
  const worthOf = (state: Board): number => {
    const known = worths.get(state.join());
    if (known !== undefined) return known;
    const [toAct, won] = [ticTacToe.toAct(state), winner(state)];
    const next = toAct < 0 ? [] : legalOf(ticTacToe, state).map((action) => worthOf(played(state, action)));
    const best = toAct === 0 ? Math.max(...next) : Math.min(...next);
    const worth = toAct < 0 ? ([1, 0][won] ?? 0.5) : best;
    worths.set(state.join(), worth);
    return worth;
  };

  /** Positions with at least so many empty squares. */
  const early = (empty: number): Board[] => {
    const found = new Map<string, Board>();
    const walk = (state: Board): void => {
      if (ticTacToe.toAct(state) < 0 || legalOf(ticTacToe, state).length < empty || found.has(state.join())) return;
      found.set(state.join(), state);
      for (const action of legalOf(ticTacToe, state)) walk(played(state, action));
    };
    walk(board('.........'));
    return [...found.values()];
  };

  // Where no action has a floor of visits, it is 2.1 %: what looks bad at first is never tried again.
  test('what is given away, of all positions with six empty squares or more, is next to nothing', () => {
    const choices = [1, 2].flatMap((seed) =>
      early(6).map((state) => worthOf(played(state, bestOf(state, seed, 3000))) === worthOf(state)),
    );
    expect(choices.filter((isRight) => !isRight).length / choices.length).toBeLessThan(0.01);
  });
});
