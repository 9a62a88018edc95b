/** Steps that threaten animals and spaces, and shields: each one with everything that it can lead to. */
import { describe } from 'vitest';
import { stepRows } from '../../support/extinction/replay.ts';

describe('shield', () => {
  const lose = { do: 'lose-animal', animals: 1, where: 'lone' } as const;
  const tile = { do: 'place-tile', tiles: 1, how: 'nearest-animal' } as const;
  const given = { board: ['1##.', '####', '####', '####'.replace('#', '2')] };
  stepRows([
    {
      name: 'loss: the next loss of animals is prevented',
      steps: [{ do: 'shield', against: 'loss' }, lose],
      given,
      show: 'board',
      ends: ['1##.|####|####|2###'],
    },
    {
      name: 'loss: only the next one',
      steps: [{ do: 'shield', against: 'loss' }, lose, lose],
      given,
      show: 'board',
      ends: ['.##.|####|####|2###'],
    },
    {
      name: 'tile: the next tile is prevented',
      steps: [{ do: 'shield', against: 'tile' }, tile],
      given: { board: ['2...', '####', '####', '####'] },
      show: 'board',
      ends: ['2...|####|####|####'],
    },
    {
      name: 'tile: only the next one',
      steps: [{ do: 'shield', against: 'tile' }, tile, tile],
      given: { board: ['2...', '####', '####', '####'] },
      show: 'board',
      ends: ['2#..|####|####|####'],
    },
  ]);
});

describe('lose-animal', () => {
  const lose = (animals: number, where: 'most' | 'lone' | 'beside-tile' | 'any') => [
    { do: 'lose-animal', animals, where } as const,
  ];
  const given = { board: ['21..', '.#..', '..2.', '...1'] };
  stepRows([
    {
      name: 'most: from a space with the most; the team chooses (page 10)',
      steps: lose(1, 'most'),
      given,
      show: 'board',
      ends: ['11..|.#..|..2.|...1', '21..|.#..|..1.|...1'],
    },
    {
      name: 'lone: one that is alone on its space',
      steps: lose(1, 'lone'),
      given,
      show: 'board',
      ends: ['2...|.#..|..2.|...1', '21..|.#..|..2.|....'],
    },
    {
      name: 'beside-tile: orthogonally',
      steps: lose(1, 'beside-tile'),
      given,
      show: 'board',
      ends: ['2...|.#..|..2.|...1'],
    },
    {
      name: 'any',
      steps: lose(1, 'any'),
      given,
      show: 'board',
      ends: ['11..|.#..|..2.|...1', '2...|.#..|..2.|...1', '21..|.#..|..1.|...1', '21..|.#..|..2.|....'],
    },
    {
      name: 'several, one after the other',
      steps: lose(2, 'most'),
      given,
      show: 'board',
      ends: ['11..|.#..|..1.|...1'],
    },
    {
      name: 'none where none is such',
      steps: lose(1, 'lone'),
      given: { board: ['2...', '....', '..2.', '....'] },
      show: 'board',
      ends: ['2...|....|..2.|....'],
    },
    {
      name: 'one animal left is a loss (pages 8 and 12)',
      steps: lose(1, 'any'),
      given: { board: ['2...', '....', '....', '....'] },
      show: 'lost',
      ends: ['population'],
    },
  ]);
});

describe('stray', () => {
  const steps = [{ do: 'stray', where: 'most' } as const];
  stepRows([
    {
      name: 'one animal of a space with the most, one step, to wherever the team likes',
      steps,
      given: { board: ['21..', '....', '.#..', '....'] },
      show: 'board',
      ends: ['12..|....|.#..|....', '11..|1...|.#..|....'],
    },
    {
      name: 'not if it cannot',
      steps,
      given: { board: ['2#..', '#...', '..1.', '....'] },
      show: 'board',
      ends: ['2#..|#...|..1.|....'],
    },
  ]);
});

describe('place-tile', () => {
  const place = (how: 'destruction' | 'beside-tile' | 'nearest-animal', tiles = 1) => [
    { do: 'place-tile', tiles, how } as const,
  ];
  stepRows([
    {
      name: 'destruction: as in the phase (page 9)',
      steps: place('destruction'),
      given: { board: ['1...', '....', '....', '...2'] },
      rolls: [3],
      show: 'board',
      ends: ['1.#.|....|....|...2', '1...|....|#...|...2', '1...|....|....|..#2', '1...|....|...#|...2'],
    },
    {
      name: 'beside-tile: orthogonally, with animals or not',
      steps: place('beside-tile'),
      given: { board: ['#1..', '....', '....', '...2'] },
      show: 'board',
      ends: ['##..|....|....|...2', '#1..|#...|....|...2'],
    },
    {
      name: 'beside-tile: nowhere without a tile',
      steps: place('beside-tile'),
      given: { board: ['.1..', '....', '....', '...2'] },
      show: 'board',
      ends: ['.1..|....|....|...2'],
    },
    {
      name: 'nearest-animal: on a space beside one, not on it',
      steps: place('nearest-animal'),
      given: { board: ['2#..', '.#..', '##..', '....'] },
      show: 'board',
      ends: ['2#..|##..|##..|....'],
    },
    {
      name: 'nearest-animal: further off where no nearer space is without a tile',
      steps: place('nearest-animal'),
      given: { board: ['2##.', '###.', '##..', '....'] },
      show: 'board',
      ends: ['2###|###.|##..|....', '2##.|###.|##..|#...'],
    },
    {
      name: 'several, one after the other',
      steps: place('nearest-animal', 2),
      given: { board: ['2...', '.###', '####', '####'] },
      show: 'board and pile',
      ends: ['2#..|####|####|#### 3'],
    },
  ]);
});
