/** Steps about money and cubes, and steps that hold others: what may be chosen by what codes, and where they do less. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { doing, run } from '../../support/extinction/doing.ts';

test('gain: as much as there is of 25 M$', () => {
  expect(run(doing({ do: 'gain', money: 3 })).state.money[0]).toBe(3);
  expect(run(doing({ do: 'gain', money: 3 }).money(0, 24)).state.money[0]).toBe(1);
});

test('give: some of the own money to another role, or none', () => {
  const game = run(doing({ do: 'give', money: 3 }).money(2));
  expect(game.choices('seat')).toEqual([9, 10, 11, 17, 18, 19]);
  game.do('seat', 17);
  expect([...game.state.money]).toEqual([0, 2, 0, 0, 0]);
  const kept = run(doing({ do: 'give', money: 3 }).money(2)).do('decline');
  expect(kept.state.money[0]).toBe(2);
});

describe('influence', () => {
  const on = (on: 'any' | 'hidden' | 'revealed' | 'different') =>
    run(doing({ do: 'influence', cubes: 2, on }).cubes(0, 1));

  test.each([
    ['any', [0, 1, 2, 3, 4, 5], 6],
    ['hidden', [0, 2, 3, 4, 5], 4],
    ['revealed', [1], 2],
    ['different', [0, 1, 2, 3, 4, 5], 5],
  ] as const)('on %s', (where, first, second) => {
    const game = on(where);
    expect(game.choices('ambassador')).toEqual(first);
    game.do('ambassador', first[0]);
    expect(game.choices('ambassador')).toHaveLength(where === 'revealed' ? 1 : second);
  });

  test('no more than 25 cubes', () => {
    const game = doing({ do: 'influence', cubes: 2, on: 'any' }).cubes(24);
    run(game).do('ambassador', 1);
    expect([...game.state.cubes]).toEqual([24, 1, 0, 0, 0, 0]);
    expect(game.choices('ambassador')).toEqual([]);
  });
});

test('shift-influence: from one that has some to another, which that may reveal', () => {
  const game = run(doing({ do: 'shift-influence', cubes: 2 }).cubes(0, 1));
  expect(game.choices('ambassador')).toEqual([1]);
  game.do('ambassador', 1);
  expect(game.choices('ambassador')).toEqual([0, 2, 3, 4, 5]);
  game.do('ambassador', 4);
  expect([[...game.state.cubes], game.state.revealed]).toEqual([[0, 0, 0, 0, 1, 0], 18]);
  game.do('decline');
  expect(game.choices('die').length).toBeGreaterThan(0);
});

test('lose-money: of the one it is for, or of the richest, whom the team chooses among equals', () => {
  expect([...run(doing({ do: 'lose-money', money: 3, who: 'self' }).money(2, 5)).state.money]).toEqual([0, 5, 0, 0, 0]);
  expect([...run(doing({ do: 'lose-money', money: 3, who: 'richest' }).money(2, 5)).state.money]).toEqual([
    2, 2, 0, 0, 0,
  ]);
  const tied = run(doing({ do: 'lose-money', money: 3, who: 'richest' }).money(2, 5, 5));
  expect(tied.choices('seat')).toEqual([1, 2]);
  expect([...tied.do('seat', 2).state.money]).toEqual([2, 5, 2, 0, 0]);
});

test('lose-influence: from an ambassador with the most, or any that has some', () => {
  expect(run(doing({ do: 'lose-influence', cubes: 1, from: 'most' }).cubes(1, 3, 2)).state.cubes[1]).toBe(2);
  const any = run(doing({ do: 'lose-influence', cubes: 2, from: 'any' }).cubes(1, 3));
  expect(any.choices('ambassador')).toEqual([0, 1]);
  any.do('ambassador', 0);
  expect([...any.state.cubes]).toEqual([0, 2, 0, 0, 0, 0]);
});

describe('steps that hold others', () => {
  test('pay by oneself: paid, left, or not to be had', () => {
    const price: Step = {
      do: 'pay',
      money: 2,
      by: 'self',
      steps: [{ do: 'draw', cards: 1 }],
      otherwise: [{ do: 'gain', money: 1 }],
    };
    const paid = run(doing(price).money(2).hand(0)).do('pay');
    expect([paid.state.money[0], paid.handOf(0).length]).toEqual([0, 1]);
    const left = run(doing(price).money(2).hand(0)).do('decline');
    expect([left.state.money[0], left.handOf(0).length]).toEqual([3, 0]);
    const poor = run(doing(price).money(1, 5).hand(0));
    expect([poor.state.money[0], poor.handOf(0).length]).toEqual([2, 0]);
  });

  test('pay for nothing is not asked', () => {
    const game = run(
      doing({ do: 'pay', money: 1, by: 'self', steps: [{ do: 'remove-tile', tiles: 1, where: 'any' }] }).money(1),
    );
    expect([game.choices('pay'), game.state.money[0]]).toEqual([[], 1]);
  });

  test('choose: ways that can do something; the only one without asking', () => {
    const both: Step = {
      do: 'choose',
      from: [[{ do: 'remove-tile', tiles: 1, where: 'any' }], [{ do: 'gain', money: 2 }], [{ do: 'draw', cards: 1 }]],
    };
    const three = run(doing(both).board({ '2,2': 2 }, [1, 1]));
    expect(three.choices('option')).toEqual([0, 1, 2]);
    expect(three.do('option', 1).state.money[0]).toBe(2);
    const one = doing({
      do: 'choose',
      from: [[{ do: 'remove-tile', tiles: 1, where: 'any' }], [{ do: 'gain', money: 2 }]],
    });
    expect(run(one).state.money[0]).toBe(2);
  });

  test('each-seat: everybody in turn, from the one to act', () => {
    const game = run(doing({ do: 'each-seat', steps: [{ do: 'gain', money: 1 }] }));
    expect([...game.state.money]).toEqual([1, 1, 1, 1, 0]);
  });

  test('a choice from the own hand is that seat’s, all others are of the one to act', () => {
    const game = doing({ do: 'each-seat', steps: [{ do: 'discard', cards: 1 }] }).hand(0);
    game.hand(1, 'research', 'lobbying').hand(2).hand(3, 'workshop', 'research');
    run(game);
    expect(game.asked).toBe(1);
    game.do('card', game.card(1, 'lobbying'));
    expect(game.asked).toBe(3);
    game.do('card', game.card(3, 'workshop'));
    expect(game.asked).toBe(0);
  });
});
