/** Setup, turns and placement: rulebook pages 3–6; sections 2–5 of the rules. */
import { describe, expect, test } from 'vitest';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { ELEMENTS } from '../../../src/engines/anthropocene/content/terms.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { action, catalogs, deal, legalMoves, play, playOut } from '../../support/anthropocene/play.ts';
import { cardsOn, deck, generationOf, scene } from '../../support/anthropocene/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const SEATS = [2, 3, 4];

describe('p. 3, setup', () => {
  test.each(SEATS)('%i seats: all twelve cards of the first generation are dealt evenly (D1)', (seats) => {
    const { state } = deal({ seats });
    expect(state.players.map(({ hand }) => hand?.length)).toEqual(Array(seats).fill(12 / seats));
    expect(state.players.flatMap(({ hand }) => hand ?? []).sort()).toEqual(deck(1));
  });

  test.each(SEATS)('%i seats: everyone has a landmark and a biosphere objective, each card once', (seats) => {
    for (let seed = 0; seed < 50; seed++) {
      const { players } = deal({ seats }, seed).state;
      expect(new Set(players.map(({ landmark }) => landmark)).size).toBe(seats);
      const values = players.map(({ biosphere }) => biosphere);
      for (const [value, copies] of [
        [3, 1],
        [4, 2],
        [5, 2],
        [6, 1],
      ])
        expect(values.filter((held) => held === value).length).toBeLessThanOrEqual(copies ?? 0);
    }
  });

  test('ice shows 3, no sky card is placed, the grid is empty without start cards', () => {
    const { state } = deal({ seats: 3 });
    expect([state.generation, state.ice, state.sky, cardsOn(state.grid), state.finished]).toEqual([
      1,
      3,
      [],
      [],
      false,
    ]);
  });

  test('the first seat is the one asked for, or drawn: every seat is drawn sometimes', () => {
    expect(deal({ seats: 4, firstSeat: 2 }).toAct).toBe(2);
    const drawn = Array.from({ length: 60 }, (_, seed) => deal({ seats: 4 }, seed).toAct);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('a first seat that is not at the table is a fault', () => {
    const catalog = valueOf(catalogs.find(undefined));
    expect(faultLines(anthropocene.setup({ seats: 2, firstSeat: 3 }, catalog, stream(1, 'setup')))[0]).toMatch(
      /^\/firstSeat /,
    );
  });
});

describe('p. 5, turns', () => {
  test.each(SEATS)('%i seats: one card each, clockwise; 36 cards in all (D1)', (seats) => {
    const states = playOut(deal({ seats, mode: 'chick' }).state, stream('turns', 'test', seats));
    expect(states.length - 1).toBe(36);
    expect(cardsOn(states[36]!.grid).sort()).toEqual([...deck(1), ...deck(2), ...deck(3)]);
  });

  test('the next seat is the left neighbour', () => {
    const given = scene({ seats: 4, firstSeat: 3, holding: ['1-air-0'] });
    expect(play(given).toAct).toBe(3);
    expect(play(given, ['1-air-0', 'W']).toAct).toBe(0);
  });

  test('the card leaves the hand and lies on top of its space', () => {
    const given = scene({ grid: { air: ['1-air-1', '1-air-2', '1-air-3'] }, holding: ['1-air-0'] });
    const { state } = play(given, ['1-air-0', 'N']);
    expect(state.grid.air).toEqual({ W: ['1-air-1'], N: ['1-air-2', '1-air-0'], E: ['1-air-3'] });
    expect(state.players.flatMap(({ hand }) => hand ?? [])).not.toContain('1-air-0');
  });
});

describe('p. 5, where a card may lie', () => {
  const placements = (
    air: readonly [string, string, string],
    card: string,
    earth?: readonly [string, string, string],
  ): string[] =>
    legalMoves(scene({ grid: { air, ...(earth && { earth }) }, holding: [card] }))
      .filter((move) => move.startsWith(card))
      .map((move) => move.slice(-1))
      .sort();

  test.each([
    ['empty row: all three spaces', ['', '', ''], ['E', 'N', 'W']],
    ['one space taken: the two empty ones', ['', '1-air-1', ''], ['E', 'W']],
    ['two spaces taken: only the third (D2)', ['1-air-1', '', '1-air-2'], ['N']],
    ['full row: any of the three (D2)', ['1-air-1', '1-air-2', '1-air-3'], ['E', 'N', 'W']],
  ] as const)('%s', (_rule, air, columns) => {
    expect(placements(air, '1-air-0')).toEqual(columns);
  });

  test('the test is by row: another row with empty spaces does not matter', () => {
    expect(placements(['1-air-1', '1-air-2', '1-air-3'], '1-air-0', ['1-earth-0', '', ''])).toEqual(['E', 'N', 'W']);
    expect(placements(['1-air-1', '', ''], '1-air-0', ['1-earth-0', '1-earth-1', '1-earth-2'])).toEqual(['E', 'N']);
  });

  test('every card of the hand may be played, in its own row, and no other card', () => {
    const given = scene({ holding: ['1-air-0', '1-earth-3', '1-water-1', '1-water-2'] });
    const moves = ['1-air-0', '1-earth-3', '1-water-1', '1-water-2'].flatMap((card) =>
      ['E', 'N', 'W'].map((column) => `${card} ${column}`),
    );
    expect(legalMoves(given)).toEqual(moves);
    const { state } = play(given, ['1-earth-3', 'E']);
    expect([state.grid.earth.E, cardsOn(state.grid)]).toEqual([['1-earth-3'], ['1-earth-3']]);
  });

  test.each([
    ['a covered space while the row has an empty one', ['1-air-0', 'W']],
    ['a card of another seat', ['1-water-3', 'W']],
    ['a card that lies on the grid', ['1-air-1', 'N']],
    ['a card of a later generation', ['2-air-0', 'N']],
  ] as const)('illegal: %s', (_what, move) => {
    const given = scene({ grid: { air: ['1-air-1', '', ''] }, holding: ['1-air-0', '1-air-2'] });
    const state = valueOf(anthropocene.decode(given, catalogs));
    expect(faultLines(anthropocene.decodeAction(state, action(move)))[0]).toMatch(/ illegal-action$/);
  });

  test('from the second generation on every card covers another', () => {
    const states = playOut(deal({ seats: 3, mode: 'chick' }).state, stream('cover', 'test'));
    for (const { generation, grid } of states.slice(13)) {
      expect(generation).toBeGreaterThan(1);
      for (const element of ELEMENTS)
        for (const stack of Object.values(grid[element])) expect(generationOf(stack[0] ?? '')).toBe(1);
    }
  });

  test('placed cards never move', () => {
    const states = playOut(deal({ seats: 2, mode: 'chick' }).state, stream('still', 'test'));
    for (const [index, { grid }] of states.entries())
      for (const element of ELEMENTS)
        for (const column of ['W', 'N', 'E'] as const)
          expect(
            states[index + 1]?.grid[element][column].slice(0, grid[element][column].length) ?? grid[element][column],
          ).toEqual(grid[element][column]);
  });
});

test('a finished game has no legal action', () => {
  const last = playOut(deal({ seats: 3, mode: 'chick' }).state, stream('end', 'test')).at(-1)!;
  expect([last.finished, play(last).toAct, legalMoves(last)]).toEqual([true, TERMINAL, []]);
});
