/** Steps of cards that are about the board: each one with everything that it can lead to. */
import { describe } from 'vitest';
import { stepRows } from '../../support/extinction/replay.ts';

describe('move', () => {
  const move = (animals: number, steps: number, overTiles?: true) => [
    { do: 'move', animals, steps, ...(overTiles === true ? { overTiles } : {}) } as const,
  ];
  stepRows([
    {
      name: 'one step to a side, never onto a tile, or not at all (page 8)',
      steps: move(1, 1),
      given: { board: ['3#..', '##..', '..1.', '..#.'] },
      show: 'board',
      ends: ['3#..|##..|..1.|..#.', '3#..|##1.|....|..#.', '3#..|##..|.1..|..#.', '3#..|##..|...1|..#.'],
    },
    {
      name: 'several steps, not past a tile; animals may share a space',
      steps: move(1, 2),
      given: { board: ['1#..', '.#..', '2#..', '##..'] },
      show: 'board',
      ends: [
        '1#..|.#..|2#..|##..',
        '.#..|1#..|2#..|##..',
        '.#..|.#..|3#..|##..',
        '1#..|1#..|1#..|##..',
        '2#..|.#..|1#..|##..',
      ],
    },
    {
      name: 'two animals, or the same one again',
      steps: move(2, 1),
      given: { board: ['1#..', '.#..', '.#..', '1#..'] },
      show: 'board',
      ends: [
        '1#..|.#..|.#..|1#..',
        ...['.#..|1#..|.#..|1#..', '1#..|.#..|1#..|.#..', '.#..|1#..|1#..|.#..'],
        ...['.#..|.#..|1#..|1#..', '1#..|1#..|.#..|.#..'],
      ],
    },
    {
      name: 'over tiles where that is said, though not onto one',
      steps: move(1, 3, true),
      given: { board: ['2##.', '####', '.###', '####'] },
      show: 'board',
      ends: ['2##.|####|.###|####', '1##1|####|.###|####', '1##.|####|1###|####'],
    },
  ]);
});

describe('add', () => {
  const add = (animals: number, where: 'empty' | 'beside-animal' | 'with-animal') => [
    { do: 'add', animals, where } as const,
  ];
  stepRows([
    {
      name: 'empty: on a space without animal and tile',
      steps: add(1, 'empty'),
      given: { board: ['2###', '####', '###.', '##.#'] },
      show: 'board',
      ends: ['2###|####|###1|##.#', '2###|####|###.|##1#'],
    },
    {
      name: 'beside-animal: on an empty space beside one',
      steps: add(1, 'beside-animal'),
      given: { board: ['.2#.', '.1..', '#.##', '....'] },
      show: 'board',
      ends: ['12#.|.1..|#.##|....', '.2#.|11..|#.##|....', '.2#.|.11.|#.##|....', '.2#.|.1..|#1##|....'],
    },
    {
      name: 'with-animal: where there are some',
      steps: add(1, 'with-animal'),
      given: { board: ['.2#.', '.1..', '....', '....'] },
      show: 'board',
      ends: ['.3#.|.1..|....|....', '.2#.|.2..|....|....'],
    },
    {
      name: 'no more than 15 animals (page 12)',
      steps: add(2, 'with-animal'),
      given: { board: ['e...', '....', '....', '....'] },
      show: 'board',
      ends: ['f...|....|....|....'],
    },
    {
      name: 'nothing where there is no such space',
      steps: add(1, 'beside-animal'),
      given: { board: ['2#..', '#...', '....', '....'] },
      show: 'board',
      ends: ['2#..|#...|....|....'],
    },
  ]);
});

describe('remove-tile', () => {
  const remove = (tiles: number, where: 'any' | 'beside-animal' | 'one-line') => [
    { do: 'remove-tile', tiles, where } as const,
  ];
  stepRows([
    {
      name: 'any: a tile returns to the pile (page 9)',
      steps: remove(1, 'any'),
      given: { board: ['2#..', '....', '....', '...#'] },
      show: 'board and pile',
      ends: ['2...|....|....|...# 15', '2#..|....|....|.... 15'],
    },
    {
      name: 'any: no more than there are',
      steps: remove(3, 'any'),
      given: { board: ['2#..', '....', '....', '...#'] },
      show: 'board and pile',
      ends: ['2...|....|....|.... 16'],
    },
    {
      name: 'beside-animal: orthogonally',
      steps: remove(2, 'beside-animal'),
      given: { board: ['2#..', '##..', '....', '...#'] },
      show: 'board',
      ends: ['2...|.#..|....|...#'],
    },
    {
      name: 'one-line: from one row or column',
      steps: remove(2, 'one-line'),
      given: { board: ['#.#.', '....', '#..2', '...#'] },
      show: 'board',
      // Where another tile is in the line of the first one, two are removed: as much as can be done (page 12).
      ends: ['....|....|#..2|...#', '..#.|....|...2|...#', '#.#.|....|#..2|....'],
    },
    {
      name: 'nothing without tiles',
      steps: remove(1, 'any'),
      show: 'board and pile',
      ends: ['....|.2..|..2.|.... 16'],
    },
  ]);
});

describe('birth', () => {
  const steps = [{ do: 'birth' } as const];
  const pair = { board: ['2.##', '.###', '####', '###1'] };
  stepRows([
    {
      name: 'a roll up to pairs and one; then the pair parts; the newborn may be left out (page 8, A4)',
      steps,
      given: pair,
      rolls: [2],
      show: 'board',
      ends: ['2.##|.###|####|###1', '11##|1###|####|###1'],
    },
    { name: 'a higher roll is none', steps, given: pair, rolls: [3], show: 'board', ends: ['2.##|.###|####|###1'] },
    {
      name: 'a parent without room is lost (page 8)',
      steps,
      given: { board: ['2.##', '####', '####', '###1'] },
      rolls: [1],
      show: 'board',
      ends: ['2.##|####|####|###1', '11##|####|####|###1'],
    },
    {
      name: 'none without an empty space beside a pair',
      steps,
      given: { board: ['2###', '####', '####', '##.1'] },
      rolls: [1],
      show: 'board',
      ends: ['2###|####|####|##.1'],
    },
    {
      name: 'none without a pair',
      steps,
      given: { board: ['11..', '....', '....', '...1'] },
      rolls: [1],
      show: 'board',
      ends: ['11..|....|....|...1'],
    },
    {
      name: 'none without an animal in the supply',
      steps,
      given: { board: ['f...', '....', '....', '....'] },
      rolls: [1],
      show: 'board',
      ends: ['f...|....|....|....'],
    },
    {
      name: 'any of several pairs; its own parent leaves',
      steps,
      given: { board: ['2.#2', '.##.', '####', '####'] },
      rolls: [3],
      show: 'board',
      // The pair on the right has room for one only: its parent is lost.
      ends: ['2.#2|.##.|####|####', '11#2|1##.|####|####', '2.#1|.##1|####|####'],
    },
  ]);
});

describe('birth-target', () => {
  const given = { board: ['2###', '.###', '####', '###1'] };
  stepRows([
    {
      name: 'is added for this turn',
      steps: [{ do: 'birth-target', by: 2 }, { do: 'birth' }],
      given,
      rolls: [4],
      show: 'board',
      ends: ['2###|.###|####|###1', '1###|1###|####|###1'],
    },
    {
      name: 'no further than that',
      steps: [{ do: 'birth-target', by: 2 }, { do: 'birth' }],
      given,
      rolls: [5],
      show: 'board',
      ends: ['2###|.###|####|###1'],
    },
    {
      name: 'or taken off',
      steps: [{ do: 'birth-target', by: -1 }, { do: 'birth' }],
      given,
      rolls: [2],
      show: 'board',
      ends: ['2###|.###|####|###1'],
    },
  ]);
});

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
