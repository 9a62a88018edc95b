import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/core/actions.ts';
import { type Game, TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import type { State } from '../../src/engines/anthropocene/rules/state.ts';
import { DEFAULT_PARAMS, proofWithin } from '../../src/mcts/params.ts';
import { prove } from '../../src/mcts/prove.ts';
import { type ActionReport, reportActions, reportAll } from '../../src/mcts/report.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { catalogs, nearEnd } from '../support/anthropocene/play.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { newGame } from '../support/games/solved-game.ts';
import { type Board, board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { toy } from '../support/games/toy.ts';
import { valueOf } from '../support/results.ts';

const legalOf = <State>(game: Game<State>, state: State): number[] => {
  const legal = new ActionList();
  game.legalActions(state, legal);
  return legal.toArray();
};

const copyOf = <State>(game: Game<State>, state: State): State => {
  const copy = game.blank(state);
  game.copy(state, copy);
  return copy;
};

const tableOf = <State>(game: Game<State>, root: State, proof = 100_000) =>
  prove({ game, root, seat: game.toAct(root), params: { ...DEFAULT_PARAMS, proof } });

/** What is proved of each action, best first; fails when nothing is. */
const proved = <State>(game: Game<State>, root: State): ActionReport[] => {
  const table = tableOf(game, root) ?? expect.fail('nothing is proved');
  return reportActions(table, game, game.toAct(root));
};

const utilitiesOf = <State>(game: Game<State>, state: State): Float64Array => {
  const utilities = new Float64Array(game.seatCount(state));
  game.utilities(state, utilities);
  return utilities;
};

describe('tic-tac-toe', () => {
  /** Minimax, by the book. */
  const worth = (state: Board, seat: number): number => {
    const mover = ticTacToe.toAct(state);
    if (mover === TERMINAL) return utilitiesOf(ticTacToe, state)[seat]!;
    const worths = legalOf(ticTacToe, state).map((action) => worth(played(state, action), seat));
    return mover === seat ? Math.max(...worths) : Math.min(...worths);
  };
  const played = (state: Board, action: number): Board => {
    const next = copyOf(ticTacToe, state);
    ticTacToe.apply(next, action, stream(1, 'test'));
    return next;
  };

  test.each(['xo. ... ...', 'xo. .x. ..o', 'x.o .o. x..', 'xox oxo ...', 'xxo oo. x..'])(
    '%s: values are those of minimax',
    (signs) => {
      const root = board(signs);
      const seat = ticTacToe.toAct(root);
      for (const { action, value } of proved(ticTacToe, root)) {
        expect(value.mean).toBeCloseTo(worth(played(root, action), seat), 12);
        expect(value.error).toBe(0);
      }
      expect(proved(ticTacToe, root)[0]?.value.mean).toBeCloseTo(worth(root, seat), 12);
    },
  );

  test('a whole game takes more moves than are allowed', () => {
    expect(tableOf(ticTacToe, board('... ... ...'), 20_000)).toBeUndefined();
    expect(tableOf(ticTacToe, board('xox oxo ...'), 0)).toBeUndefined();
  });

  test('lines are counted, and the best value comes first', () => {
    const table = tableOf(ticTacToe, board('xox oox x..')) ?? expect.fail('nothing is proved');
    expect(table).toMatchObject({ exact: true, actions: [7, 8], iterations: 2 });
    expect(reportActions(table, ticTacToe, 1).map(({ action, share }) => [action, share])).toEqual([
      [7, 0.5],
      [8, 0.5],
    ]);
    expect(reportAll(table, ticTacToe, 1).value).toEqual({ mean: 1, error: 0, deviation: 0 });
  });
});

describe('a solo game of chance', () => {
  const SURE = 0.6;
  interface Dice {
    /** What shows; 0 before the first roll. */
    die: number;
    rolls: number;
    over: boolean;
  }
  /** Take the sure thing (0) or roll (1); then keep what shows (0) or roll once more (1). The utility is a sixth of the die. */
  const rules = toy<Dice>({
    id: 'dice',
    nature: () => 'solo',
    seats: [1, 1],
    begin: () => ({ die: 0, rolls: 0, over: false }),
    blank: () => ({ die: 0, rolls: 0, over: false }),
    copy: (from, into) => void Object.assign(into, from),
    toAct: ({ over }) => (over ? TERMINAL : 0),
    legalActions({ over }, into) {
      into.clear();
      if (!over) for (const action of [0, 1]) into.push(action);
    },
    apply(state, action, random) {
      if (action === 1) {
        state.die = 1 + random.below(6);
        state.rolls++;
      }
      state.over = action === 0 || state.rolls === 2;
      return state.die;
    },
    utilities({ die }, into) {
      into[0] = die === 0 ? SURE : die / 6;
    },
    redeal() {},
    notation: (_state, action) => ['stop', 'roll'][action] ?? '',
  });
  const dice: Game<Dice> = {
    ...rules,
    encode: ({ die, rolls }, viewer) => ({ game: 'dice', version: 1, options: { die, rolls }, viewer }),
    watch: {
      items: () => [{ code: 'watch.six', params: {} }],
      check: (_root, { die }, _seat, into) => void into.fill(die === 6 ? 1 : 0, 0, 1),
    },
    sheet: {
      parts: () => ['score', 'rolls'],
      rows: () => [{ code: 'row', params: {} }],
      fill: ({ die, rolls }, into) => into.set([10 * (die === 0 ? SURE : die / 6), rolls]),
    },
  };

  test('is worth what the best play with every roll is worth', () => {
    const [roll, sure] = proved(dice, { die: 0, rolls: 0, over: false });
    // Of the first roll 4, 5 and 6 are kept; the rest is rolled again, for 3.5 in the mean.
    expect(roll).toMatchObject({ action: 1, visits: 3 + 3 * 6, policy: 1 });
    expect(roll?.value.mean).toBeCloseTo((4 + 5 + 6 + 3 * 3.5) / 36, 12);
    expect(roll?.metrics[0]?.mean).toBeCloseTo((10 * (4 + 5 + 6 + 3 * 3.5)) / 36, 12);
    expect(roll?.watched[0]).toBeCloseTo(1 / 6 + 3 / 6 / 6, 12);
    const [score, rolls] = roll?.points ?? [];
    expect([score?.mean, score?.error]).toEqual([roll?.metrics[0]?.mean, 0]);
    expect(score?.deviation).toBeCloseTo(roll?.metrics[0]?.deviation ?? Number.NaN, 12);
    // Half of the first rolls are followed by another one.
    expect(rolls?.mean).toBeCloseTo(1.5, 12);
    expect(rolls?.deviation).toBeCloseTo(0.5, 12);
    expect(sure).toMatchObject({ action: 0, visits: 1, policy: 0, value: { mean: SURE, deviation: 0 } });
  });

  test('is not proved in fewer moves than it takes', () => {
    expect(tableOf(dice, { die: 0, rolls: 0, over: false }, 5)).toBeUndefined();
    expect(tableOf(dice, { die: 0, rolls: 0, over: false }, 25)).toBeUndefined();
  });
});

describe('Kuhn poker, where others may bluff', () => {
  const kuhn = kuhnPoker(2);
  /** Seat 1 holds `card` and seat 0 has bet. */
  const facingBet = (card: number) => {
    for (let seed = 0; ; seed++) {
      const state = newGame(kuhn, stream(seed, 'setup'));
      if (state.cards[1] !== card) continue;
      kuhn.apply(state, 1, stream(1, 'test'));
      return state;
    }
  };

  test.each([
    [0, 'folds', 0],
    [2, 'calls', 1],
  ])('whoever holds card %i %s, whatever the other holds', (card, _, action) => {
    expect(proved(kuhn, facingBet(card))[0]?.action).toBe(action);
  });

  test('what depends on the other card is no proof', () => {
    expect(tableOf(kuhn, facingBet(1))).toBeUndefined();
    expect(tableOf(kuhn, newGame(kuhn, stream(1, 'setup')))).toBeUndefined();
  });
});

test('tiny Hanabi: the last decision is worth the mean over what the partner may hold', () => {
  const root = newGame(tinyHanabi, stream(1, 'setup'));
  tinyHanabi.apply(root, legalOf(tinyHanabi, root)[1]!, stream(1, 'test'));
  const seat = tinyHanabi.toAct(root);
  const worlds = new Map<string, typeof root>();
  const random = stream('worlds', 'test');
  for (let deal = 0; deal < 200; deal++) {
    const world = copyOf(tinyHanabi, root);
    tinyHanabi.redeal(world, seat, random);
    worlds.set(JSON.stringify(tinyHanabi.encode(world, 'all')), world);
  }
  expect(worlds.size).toBe(2);
  for (const { action, value } of proved(tinyHanabi, root)) {
    let sum = 0;
    for (const world of worlds.values()) {
      const end = copyOf(tinyHanabi, world);
      tinyHanabi.apply(end, action, random);
      sum += utilitiesOf(tinyHanabi, end)[seat]!;
    }
    expect(value.mean).toBeCloseTo(sum / 2, 12);
  }
});

describe('the last cards of Anthropocène', () => {
  const atEnd = (left: number, seed: number): State => valueOf(anthropocene.decode(nearEnd(left, seed), catalogs));

  /**
   * The worlds of the seat to act with their probabilities, written as documents from the belief report:
   * with one card or none in the other hands only the own objective is unknown.
   */
  const worldsOf = (state: State): { world: State; probability: number }[] => {
    const seat = anthropocene.toAct(state);
    const [objective] = anthropocene.belief?.(state, seat).slots ?? [];
    return (objective?.values ?? []).map(({ value, probability }) => {
      const full = anthropocene.encode(state, 'all');
      const players = full.players.map(({ met: _, ...player }, each) =>
        each === seat ? { ...player, ...value.params } : player,
      );
      return { world: valueOf(anthropocene.decode(Object({ ...full, players }), catalogs)), probability };
    });
  };

  /** Mean utility of each action when whoever plays later does what is best by what they know. */
  const worths = (state: State): Map<number, number> =>
    new Map(
      legalOf(anthropocene, state).map((action) => {
        let sum = 0;
        for (const { world, probability } of worldsOf(state)) {
          let next = world;
          for (let choice = action; ; choice = best(next)) {
            next = copyOf(anthropocene, next);
            anthropocene.apply(next, choice, stream(1, 'test'));
            if (anthropocene.toAct(next) === TERMINAL) break;
          }
          sum += probability * utilitiesOf(anthropocene, next)[0]!;
        }
        return [action, sum];
      }),
    );
  const best = (state: State): number => {
    const all = [...worths(state)];
    const most = Math.max(...all.map(([, worth]) => worth));
    return all.find(([, worth]) => worth > most - 1e-12)![0];
  };

  /** Games in which the last choices still matter, by cards left. */
  const AT_STAKE: readonly (readonly [left: number, seeds: readonly number[]])[] = [
    [1, [1, 4, 5, 28, 29]],
    [2, [2, 3, 11, 16, 30]],
  ];

  test.each(AT_STAKE.flatMap(([left, seeds]) => seeds.map((seed) => [left, seed] as const)))(
    'with %i left, game %i: values are those of a count by the belief report',
    (left, seed) => {
      const root = atEnd(left, seed);
      const known = worths(root);
      expect(Math.max(...known.values()) - Math.min(...known.values())).toBeGreaterThan(0.01);
      for (const { action, value } of proved(anthropocene, root))
        expect(value.mean).toBeCloseTo(known.get(action) ?? Number.NaN, 10);
    },
  );

  test('a search of many visits comes to the same', () => {
    const root = atEnd(1, 28);
    const seat = anthropocene.toAct(root);
    const search = createSearch({
      game: anthropocene,
      root,
      seat,
      random: stream(1, 'search'),
      params: DEFAULT_PARAMS,
    });
    search.iterate(20_000);
    const sampled = reportActions(search.table(stream(1, 'line')), anthropocene, seat);
    for (const exact of proved(anthropocene, root)) {
      const { value, endings } = sampled.find(({ action }) => action === exact.action) ?? expect.fail('an action less');
      expect(Math.abs(value.mean - exact.value.mean)).toBeLessThan(4 * value.error + 1e-9);
      expect(exact.endings.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 10);
      expect(exact.endings.every((part, ending) => part > 0 || endings[ending] === 0)).toBe(true);
    }
  });

  test('nothing but the view decides', () => {
    const root = atEnd(3, 11);
    const other = copyOf(anthropocene, root);
    anthropocene.redeal(other, anthropocene.toAct(root), stream('other', 'test'));
    expect(tableOf(anthropocene, other)).toEqual(tableOf(anthropocene, root));
  });
});

test('counting may take as many moves as the visits of a search would', () => {
  expect(proofWithin(20)).toBe(400);
  expect(proofWithin(1000)).toBe(DEFAULT_PARAMS.proof);
  expect(proofWithin(1_000_000)).toBe(DEFAULT_PARAMS.proof);
  expect(proofWithin()).toBe(DEFAULT_PARAMS.proof);
});
