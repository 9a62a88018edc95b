/** Steps that move, add and breed animals and clear tiles: each one with everything that it can lead to. */
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
