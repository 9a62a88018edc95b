/** Searches whose leaves a net values. */
import { describe, expect, test } from 'vitest';
import { TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { type MakeEvaluator, playouts } from '../../src/mcts/evaluate.ts';
import { DEFAULT_PARAMS, type SearchParams } from '../../src/mcts/params.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { misfit, netEvaluator } from '../../src/net/evaluator.ts';
import type { Session } from '../../src/net/session.ts';
import { line, sum } from '../mcts/support.ts';
import { FOUR, NET, SESSION, SIZE, stateOf, TWO } from '../support/nets/evolution.ts';
import { answerOf } from '../support/nets/whole-net.ts';
import { copyOf, sample, type Table } from '../support/walk.ts';

const { game } = TWO;

const tableOf = (
  table: Table,
  evaluator: MakeEvaluator,
  params: Partial<SearchParams> = {},
  visits = 400,
): RootTable => {
  const root = stateOf(table);
  const search = createSearch({
    game,
    root,
    seat: game.toAct(root),
    random: stream(1, 'search'),
    params: { ...DEFAULT_PARAMS, ...params },
    evaluator,
  });
  search.iterate(visits);
  return search.table(line());
};

/** A net that says the same of every world: what each seat has more than the game's forecast. */
const constant = (...told: readonly number[]): Session => ({
  size: SIZE,
  outputs: told.length,
  batch: 8,
  exact: true,
  run: (_rows, count, into) => {
    const seats = told.length;
    // Views come in the order of the seats.
    for (let row = 0; row < count; row++)
      for (const [seat, more] of told.entries()) into[row * seats + ((seat - row + count) % seats)] = more;
  },
});

describe.each([TWO, FOUR])('with $setup.name', (table) => {
  test('a net that corrects nothing changes nothing', () => {
    const net = netEvaluator(constant(0, 0, 0, 0));
    expect(tableOf(table, net, { batch: 1 })).toEqual(tableOf(table, playouts));
  });

  test('what a net gives for all views of a leaf is its correction, in the mean', () => {
    const states = sample(table, 3, 1);
    const phaseOf = (state: unknown): number => game.heuristics?.phase(state) ?? 0;
    const begun = states.find((state, index) => index > 0 && phaseOf(state) > phaseOf(states[index - 1]));
    const seats = game.seatCount(begun);
    const worlds = Array.from({ length: 5 }, () => copyOf(game, begun));
    const into = worlds.map(() => new Float64Array(seats));
    const params = { ...DEFAULT_PARAMS, batch: 5 };
    // To a search of the year before, the worlds are cut as they stand.
    netEvaluator(SESSION)({ game, root: states[0], params, random: stream(4, 'search') }).evaluate(worlds, 5, into);
    const correction = new Float64Array(seats);
    const view = new Float32Array(SIZE);
    for (let viewer = 0; viewer < seats; viewer++) {
      game.features?.write(begun, viewer, view);
      const given = answerOf(NET, view);
      for (let seat = 0; seat < seats; seat++) correction[seat]! += given[(seat - viewer + seats) % seats]! / seats;
    }
    const expected = new Float64Array(seats);
    game.heuristics?.estimate(begun, expected, correction);
    for (const utilities of into) expect(utilities).toEqual(expected);
    expect(correction.some((value) => Math.abs(value) > 0.5)).toBe(true);
    expect(worlds.every((world) => game.toAct(world) === TERMINAL)).toBe(true);
  });
});

test('a seat that a net expects more of is worth more, and is told to win more', () => {
  const told = [-20, 0, 20].map((more) => {
    const table = tableOf(TWO, netEvaluator(constant(more, -more)));
    const { seats } = table.shape;
    const seat = game.toAct(stateOf(TWO));
    const playouts = sum(table.playouts);
    const utility = sum(table.utility.filter((_, place) => place % seats === seat)) / playouts;
    const wins = sum(table.results.filter((_, place) => place % 3 === 0)) / playouts;
    return { utility, wins };
  });
  expect(told[0]?.utility).toBeLessThan(told[1]?.utility ?? 0);
  expect(told[1]?.utility).toBeLessThan(told[2]?.utility ?? 0);
  expect(told[0]?.wins).toBeLessThan(told[1]?.wins ?? 0);
  expect(told[1]?.wins).toBeLessThan(told[2]?.wins ?? 0);
});

test('a net is asked once a batch, for the views of all seats of the leaves that are cut', () => {
  const counts: number[] = [];
  const zero = constant(0, 0, 0, 0);
  const noting: Session = {
    ...zero,
    run: (rows, count, into) => {
      counts.push(count);
      zero.run(rows, count, into);
    },
  };
  tableOf(FOUR, netEvaluator(noting), { batch: 6 }, 100);
  expect(counts).toEqual([...Array(16).fill(24), 16]);
});

test.each([
  ['reads views of another size', { ...constant(0, 0), size: SIZE - 1 }, 2, 'reads'],
  ['knows of fewer seats', constant(0, 0), 3, 'knows of 2 seats'],
])('a net that %s does not fit', (_, net, seats, why) => {
  expect(misfit(net, game, seats)).toContain(why);
  expect(misfit(constant(0, 0), game, 2)).toBeUndefined();
});

test('no net fits a game that none is made for', () => {
  const { features: _, ...plain } = game;
  expect(misfit(constant(0, 0), plain, 2)).toContain('No nets are made');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e30])('a net that says %d ends its search', (told) => {
  expect(() => tableOf(TWO, netEvaluator(constant(told, 0)))).toThrow('which no game comes to');
});

test('a net sees what the views of seats show, and so does not see what is redealt', () => {
  // Worlds of one view are searched from any of them alike: nothing of the one that was given is seen.
  const root = stateOf(TWO);
  const seat = game.toAct(root);
  const other = copyOf(game, root);
  game.redeal(other, seat, stream('other', 'test'));
  expect(game.encode(other, 'all')).not.toEqual(game.encode(root, 'all'));
  const search = (state: unknown): RootTable => {
    const made = createSearch({
      game,
      root: state,
      seat,
      random: stream(1, 'search'),
      params: DEFAULT_PARAMS,
      evaluator: netEvaluator(SESSION),
    });
    made.iterate(300);
    return made.table(line());
  };
  expect(search(other)).toEqual(search(root));
});
