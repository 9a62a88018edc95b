import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { type Evaluator, playoutEvaluator } from '../../src/mcts/evaluate.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../../src/mcts/params.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { type RootTable, SCORE_BINS } from '../../src/mcts/root.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { coin, SURE, SURE_UTILITY } from '../support/games/coin.ts';
import { type Board, board, ticTacToe, winner } from '../support/games/tic-tac-toe.ts';
import { LEGAL, MIDDLE, searchMiddle, TABLE } from '../support/positions.ts';
import { legalOf } from '../support/walk.ts';

const line = () => stream('lines', 'line');
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

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

describe.each([
  ['plain', PLAIN_PARAMS],
  ['with game knowledge', DEFAULT_PARAMS],
] as const)('what the sums of a root satisfy, %s', (_how, params) => {
  const VISITS = 2000;
  const search = searchMiddle(1, params);
  search.iterate(VISITS);
  const table = search.table(line());

  test('every legal action is there, ascending', () => {
    expect(table.actions).toEqual(LEGAL);
  });

  test('the visits of the actions add up to the iterations', () => {
    expect([table.iterations, sum(table.visits)]).toEqual([VISITS, VISITS]);
  });

  test('n ≤ m ≤ N for every action', () => {
    for (const [index, visits] of table.visits.entries()) {
      expect(visits).toBeLessThanOrEqual(table.availability[index]!);
      expect(table.availability[index]).toBeLessThanOrEqual(VISITS);
    }
  });

  test('every iteration has one ending and one score', () => {
    const { endings } = table.shape;
    for (const [index, visits] of table.visits.entries()) {
      expect(sum(table.endings.subarray(index * endings, (index + 1) * endings))).toBe(visits);
      expect(sum(table.scores.subarray(index * SCORE_BINS, (index + 1) * SCORE_BINS))).toBe(visits);
    }
  });

  test('utilities lie in [0, 1], so their squares are no larger; all seats of a cooperative game have the same', () => {
    const { seats } = table.shape;
    for (const [index, visits] of table.visits.entries()) {
      const sums = [...table.utility.subarray(index * seats, (index + 1) * seats)];
      expect(new Set(sums).size).toBe(1);
      expect(sums[0]).toBeGreaterThanOrEqual(table.squares[index]!);
      expect(sums[0]).toBeLessThanOrEqual(visits);
    }
  });

  test('no mean square is below the square of the mean', () => {
    const { metrics } = table.shape;
    for (const [index, total] of table.metrics.entries()) {
      const visits = table.visits[Math.floor(index / metrics)]!;
      expect(table.metricSquares[index]! * visits).toBeGreaterThanOrEqual(total * total - 1e-6);
    }
  });

  test('there are at most as many nodes as iterations, and the root', () => {
    expect(table.nodes).toBeLessThanOrEqual(VISITS + 1);
    expect(table.depth).toBeGreaterThan(1);
  });

  test('each line begins with its own action and has falling visits', () => {
    for (const [index, steps] of table.lines.entries()) {
      expect(steps[0]?.notation).toBe(TABLE.game.notation(MIDDLE, table.actions[index]!));
      const visits = steps.map((step) => step.visits);
      expect(visits).toEqual(visits.toSorted((left, right) => right - left));
      expect(visits[0]).toBe(table.visits[index]);
    }
  });

  test('it is plain data that survives being sent', () => {
    expect(structuredClone(table)).toEqual(table);
  });

  test('a table is a picture of its moment: more iterations do not change it', () => {
    const before = structuredClone(table);
    search.iterate(100);
    expect(table).toEqual(before);
  });
});

describe('reproducibility', () => {
  const tableOf = (seed: number, ...counts: number[]): RootTable => {
    const search = searchMiddle(seed);
    for (const count of counts) search.iterate(count);
    return search.table(line());
  };

  test('the same stream gives the same table', () => {
    expect(tableOf(5, 600)).toEqual(tableOf(5, 600));
  });

  test('it does not matter how the iterations are sliced', () => {
    expect(tableOf(5, 1, 128, 71, 400)).toEqual(tableOf(5, 600));
  });

  test('another stream gives another', () => {
    expect(tableOf(6, 600)).not.toEqual(tableOf(5, 600));
  });

  test('making a table in between changes nothing', () => {
    const search = searchMiddle(5);
    search.iterate(300);
    search.table(line());
    search.iterate(300);
    expect(search.table(line())).toEqual(tableOf(5, 600));
  });
});

describe('root actions', () => {
  test('may be restricted; only those are searched', () => {
    const few = [LEGAL[0]!, LEGAL[2]!];
    const search = searchMiddle(1, {}, few);
    search.iterate(300);
    const table = search.table(line());
    expect([table.actions, sum(table.visits)]).toEqual([few, 300]);
  });

  test('a single one gets every visit', () => {
    const search = searchMiddle(1, {}, [LEGAL[1]!]);
    search.iterate(50);
    expect([...search.table(line()).visits]).toEqual([50]);
  });

  test('a table without iterations is empty, not broken', () => {
    const table = searchMiddle(1).table(line());
    expect([table.iterations, sum(table.visits), table.lines.flat()]).toEqual([0, 0, []]);
  });
});

describe('memory', () => {
  test('a full tree stops, with whole iterations only', () => {
    const search = searchMiddle(1, { maxNodes: 200 });
    search.iterate(100_000);
    const table = search.table(line());
    expect([search.full, table.nodes]).toEqual([true, 200]);
    expect(sum(table.visits)).toBe(search.iterations);
    expect(search.iterations).toBeLessThan(100_000);
  });

  test('further iterations of a full tree do nothing', () => {
    const search = searchMiddle(1, { maxNodes: 50 });
    search.iterate(1000);
    const before = search.table(line());
    search.iterate(1000);
    expect(search.table(line())).toEqual(before);
  });
});

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

describe('odds where seats compete', () => {
  /** Tic-tac-toe with rounds of two marks, after which a playout may be cut, everybody level. */
  const inRounds: typeof ticTacToe = {
    ...ticTacToe,
    heuristics: {
      weigh: (_state, actions, into) => void into.fill(1, 0, actions.length),
      phase: ([crosses = 0, noughts = 0, marks = 0]) =>
        winner(Int16Array.of(crosses, noughts, marks)) >= 0 ? 9 : Math.floor(marks / 2),
      finish() {},
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

  test('are the same for a game that only tells whole outcomes', () => {
    const { ranks: _, ...slow } = ticTacToe;
    expect(reportsOf(slow, 'x.. .o. ...', 0)).toEqual(reportsOf(ticTacToe, 'x.. .o. ...', 0));
  });

  test('are not told where playouts were cut, and told again where none was', () => {
    for (const { odds } of reportsOf(inRounds, '... ... ...', 1)) expect(odds).toBeUndefined();
    expect(reportsOf(inRounds, 'xox oox x..', 1)[0]?.odds).toEqual([1, 0, 0]);
  });
});

describe('an evaluator', () => {
  const evaluatorOf = (batch: number, sizes: number[]): Evaluator<unknown> => {
    const random = stream('playouts', 'test');
    const inner = playoutEvaluator(TABLE.game, PLAIN_PARAMS, Number.POSITIVE_INFINITY, random);
    return {
      batch,
      cut: new Uint8Array(batch),
      evaluate(worlds, count, into) {
        sizes.push(count);
        inner.evaluate(worlds, count, into);
      },
    };
  };
  const searchWith = (batch: number, sizes: number[], iterations: number): RootTable => {
    const seat = TABLE.game.toAct(MIDDLE);
    const evaluator = evaluatorOf(batch, sizes);
    const search = createSearch({
      game: TABLE.game,
      root: MIDDLE,
      seat,
      random: stream(1, 'search'),
      params: PLAIN_PARAMS,
      evaluator,
    });
    search.iterate(iterations);
    return search.table(line());
  };

  test('gets full batches, and what is left at the end', () => {
    const sizes: number[] = [];
    searchWith(8, sizes, 100);
    expect(sizes).toEqual([...Array(12).fill(8), 4]);
  });

  test.each([1, 8, 32])('in batches of %i: n ≤ m ≤ N, and every visit has its utility', (batch) => {
    const table = searchWith(batch, [], 1000);
    expect(sum(table.visits)).toBe(1000);
    for (const [index, visits] of table.visits.entries()) {
      expect(visits).toBeLessThanOrEqual(table.availability[index]!);
      expect(table.availability[index]).toBeLessThanOrEqual(1000);
      expect(table.utility[index * table.shape.seats]).toBeLessThanOrEqual(visits);
    }
  });

  test('leaves that wait for their value turn the next descents elsewhere', () => {
    const spread = (batch: number): number => searchWith(batch, [], 64).nodes;
    expect(spread(16)).toBe(spread(1));
    expect(new Set(searchWith(16, [], LEGAL.length).visits)).toEqual(new Set([1]));
  });
});
