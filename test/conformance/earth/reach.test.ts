/**
 * One order of choices is as good as any: the results that decisions in canonical order reach are all those that
 * the rules allow, found here by trying everything (issue: branching kept in hand).
 */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { play, type SeatScene, seatOf, stateOf, still } from '../../support/earth/scene.ts';

/** Every result of the effects in progress, as text. */
const reached = (state: State, textOf: (state: State) => string): Set<string> => {
  const results = new Set<string>();
  const legal = new ActionList();
  const visit = (at: State): void => {
    if (at.depth === 0) {
      results.add(textOf(at));
      return;
    }
    earth.legalActions(at, legal);
    for (const action of legal.toArray()) {
      const next = earth.blank(at);
      earth.copy(at, next);
      earth.apply(next, action, stream('reach', 'test'));
      visit(next);
    }
  };
  visit(state);
  return results;
};

const pieces = (state: State): string =>
  seatOf(state)
    .tableau.map(({ sprouts = 0, growth = 0 }) => `${sprouts}/${growth}`)
    .join(' ');

/** All ways to spread up to `count` pieces, at most `room` on each. */
const spreads = (room: readonly number[], count: number): number[][] =>
  room.length === 0
    ? [[]]
    : Array.from({ length: Math.min(count, room[0]!) + 1 }, (_, first) => first).flatMap((first) =>
        spreads(room.slice(1), count - first).map((rest) => [first, ...rest]),
      );

const subsetsOf = ([first, ...rest]: readonly number[]): number[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((some) => [some, [first, ...some]]);

describe('placing and paying', () => {
  // Room for 3, 2 and 1 more sprouts; two sprouts, none, five.
  const tableau = [
    [14, 0, 0, 3],
    [13, 0, 1, 0],
    [44, 0, 2, 5],
  ] as const;
  const begin = (seat: SeatScene = {}): State => stateOf({ seats: [{ ...still, tableau, ...seat }, {}] });

  test('Water: every way to place up to six sprouts', () => {
    const state = begin();
    play(state, 'water');
    const found = reached(state, pieces);
    const wanted = spreads([3, 2, 1], 6).map(([one, two, three]) => `${3 + one!}/0 ${two}/0 ${5 + three!}/0`);
    expect([...found].sort()).toEqual([...new Set(wanted)].sort());
  });

  test('a conversion: every way to take three sprouts', () => {
    const state = begin();
    play(state, 'convert');
    const found = reached(state, pieces);
    const wanted = spreads([3, 0, 5], 3)
      .filter((taken) => taken.reduce((sum, each) => sum + each, 0) === 3)
      .map(([one, , three]) => `${3 - one!}/0 0/0 ${5 - three!}/0`);
    expect([...found].sort()).toEqual(wanted.sort());
  });

  test('compost of the hand: every choice of up to three of five cards', () => {
    const hand = [60, 61, 62, 63, 64];
    // Hairy Crabgrass: +3 compost from the hand, red.
    const state = stateOf({ seats: [{ ...still, hand, tableau: [[40, 0, 0]] }, {}] });
    play(state, 'compost');
    const found = reached(state, (at) => (seatOf(at).hand ?? []).join());
    const subsets = subsetsOf(hand);
    const wanted = subsets
      .filter(({ length }) => length <= 3)
      .map((some) => hand.filter((card) => !some.includes(card)).join());
    expect([...found].sort()).toEqual(wanted.sort());
  });

  test('a mixed price: every way to pay 3 with soil and cards', () => {
    const hand = [190, 60, 61, 62, 63];
    const state = stateOf({ seats: [{ ...still, soil: 2, hand }, {}] });
    play(state, 'plant', 'plant 190');
    const found = reached(state, (at) => `${seatOf(at).soil} ${(seatOf(at).hand ?? []).join()}`);
    const others = hand.slice(1);
    const subsets = subsetsOf(others);
    const wanted = subsets
      .filter(({ length }) => length >= 1 && length <= 3)
      .map((some) => `${2 - (3 - some.length)} ${others.filter((card) => !some.includes(card)).join()}`);
    expect([...found].sort()).toEqual(wanted.sort());
  });

  test('a row of flora: every choice of those that get one', () => {
    // Olive Tree: +1 growth on each tree of its row.
    const state = stateOf({
      seats: [
        {
          ...still,
          tableau: [
            [143, 0, 0],
            [13, 0, 1],
            [14, 0, 2],
            [31, 0, 3],
          ],
        },
        {},
      ],
    });
    play(state, 'grow', 'stop', 'tableau first');
    const found = reached(state, pieces);
    const wanted = spreads([1, 1, 0, 1], 3).map((each) => each.map((growth) => `0/${growth}`).join(' '));
    // White Oak and the palm draw cards by themselves afterwards; nothing else is placed.
    expect([...found].sort()).toEqual(wanted.sort());
  });
});

describe('planting', () => {
  /** Shapes of cards planted one by one anywhere, as text, the first row and column being the first with a card. */
  const shapes = (cards: readonly number[]): Set<string> => {
    const results = new Set<string>();
    const place = (
      left: readonly number[],
      at: readonly (readonly [card: number, row: number, column: number])[],
    ): void => {
      const [card, ...rest] = left;
      if (card === undefined) {
        const top = Math.min(...at.map(([, row]) => row));
        const first = Math.min(...at.map(([, , column]) => column));
        results.add(
          at
            .map(([each, row, column]) => `${each}@${row - top},${column - first}`)
            .sort()
            .join(' '),
        );
        return;
      }
      for (let row = -4; row <= 4; row++)
        for (let column = -4; column <= 4; column++) {
          const touches = at.some(([, down, right]) => Math.max(Math.abs(down - row), Math.abs(right - column)) === 1);
          const taken = at.some(([, down, right]) => down === row && right === column);
          const rows = [...at.map(([, down]) => down), row];
          const columns = [...at.map(([, , right]) => right), column];
          const wide = Math.max(...rows) - Math.min(...rows) > 3 || Math.max(...columns) - Math.min(...columns) > 3;
          if (at.length > 0 ? touches && !taken && !wide : row === 0 && column === 0)
            place(rest, [...at, [card, row, column]]);
        }
    };
    place(cards, []);
    return results;
  };

  test('three cards: every shape there is, once', () => {
    const cards = [14, 18, 20];
    const results = new Set<string>();
    const visit = (state: State, left: readonly number[]): void => {
      const [card, ...rest] = left;
      if (card === undefined) {
        results.add(
          seatOf(state)
            .tableau.map((each) => `${each.card}@${each.row},${each.column}`)
            .sort()
            .join(' '),
        );
        return;
      }
      const next = earth.blank(state);
      earth.copy(state, next);
      next.plants = 2;
      play(next, `plant ${card}`);
      const legal = new ActionList();
      if (next.planting === 0) visit(next, rest);
      else {
        earth.legalActions(next, legal);
        for (const action of legal.toArray()) {
          const planted = earth.blank(next);
          earth.copy(next, planted);
          planted.plants = 2;
          earth.apply(planted, action, stream('reach', 'test'));
          visit(planted, rest);
        }
      }
    };
    const state = stateOf({ seats: [{ ...still, soil: 40, hand: cards }, {}] });
    play(state, 'plant');
    visit(state, cards);
    expect([...results].sort()).toEqual([...shapes(cards)].sort());
    expect(results.size).toBeGreaterThan(50);
  });
});
