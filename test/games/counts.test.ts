/** Numbers of histories, as OpenSpiel counts them: every decision, every end and every node of chance. */
import { describe, expect, test } from 'vitest';
import { goofspiel } from '../support/games/goofspiel.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { leducPoker } from '../support/games/leduc-poker.ts';
import { liarsDice } from '../support/games/liars-dice.ts';
import type { SolvedGame } from '../support/games/solved-game.ts';
import { ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { walkHistories } from '../support/histories.ts';

interface Row {
  readonly game: SolvedGame;
  readonly nodes: number;
  readonly ends: number;
  readonly chance: number;
  /** Information sets, by seat. */
  readonly sets: readonly number[];
}

const ROWS: readonly Row[] = [
  { game: kuhnPoker(2), nodes: 58, ends: 30, chance: 4, sets: [6, 6] },
  { game: kuhnPoker(3), nodes: 617, ends: 312, chance: 17, sets: [16, 16, 16] },
  { game: leducPoker, nodes: 9457, ends: 5520, chance: 157, sets: [468, 468] },
  { game: liarsDice, nodes: 294_883, ends: 147_420, chance: 7, sets: [12_288, 12_288] },
  { game: goofspiel(3), nodes: 67, ends: 36, chance: 0, sets: [8, 8] },
  { game: goofspiel(4), nodes: 1077, ends: 576, chance: 0, sets: [81, 81] },
  { game: tinyHanabi, nodes: 55, ends: 36, chance: 3, sets: [2, 6] },
  { game: ticTacToe, nodes: 549_946, ends: 255_168, chance: 0, sets: [2423, 2097] },
];

describe.each(ROWS.map((row) => [row.game.id, row] as const))('%s', (_id, { game, sets, ...expected }) => {
  test('has as many histories as it should', () => {
    const { nodes, ends, chance } = walkHistories(game);
    expect({ nodes, ends, chance }).toEqual(expected);
  });

  test('has as many views to decide on as it has information sets', () => {
    const keys = Array.from({ length: game.seats[0] }, () => new Set<string>());
    walkHistories(game, {
      decision: ({ state }, seat) => keys[seat]?.add(game.informationKey(state, seat)),
    });
    expect(keys.map(({ size }) => size)).toEqual(sets);
  });

  test('deals with probabilities that add up to 1', () => {
    let total = 0;
    walkHistories(game, {
      end({ probability, path }) {
        // One way to play through all outcomes of chance: always the first action.
        if (path.every((index) => index === 0)) total += probability;
      },
    });
    expect(total).toBeCloseTo(1, 12);
  });
});

test('tic-tac-toe has the known number of positions at every ply', () => {
  expect(walkHistories(ticTacToe).byDepth).toEqual([1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]);
});
