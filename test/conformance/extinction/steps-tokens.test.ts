/** Steps that are about money and influence: each one with everything that it can lead to. */
import { describe } from 'vitest';
import { stepRows } from '../../support/extinction/replay.ts';

describe('gain', () => {
  const steps = [{ do: 'gain', money: 3 } as const];
  stepRows([
    { name: 'from the supply', steps, given: { money: [1, 2] }, show: 'money', ends: ['4 2'] },
    { name: 'no more than 25 M$ in all (page 12)', steps, given: { money: [1, 23] }, show: 'money', ends: ['2 23'] },
    { name: 'nothing from an empty supply', steps, given: { money: [0, 25] }, show: 'money', ends: ['0 25'] },
  ]);
});

describe('give', () => {
  const steps = [{ do: 'give', money: 2 } as const];
  stepRows([
    { name: 'up to so much, or nothing', steps, given: { money: [3, 1] }, show: 'money', ends: ['3 1', '2 2', '1 3'] },
    { name: 'no more than there is', steps, given: { money: [1, 0] }, show: 'money', ends: ['1 0', '0 1'] },
    {
      name: 'to one other seat',
      steps,
      given: { seats: 3, money: [2, 0, 0] },
      show: 'money',
      ends: ['2 0 0', '1 1 0', '1 0 1', '0 2 0', '0 0 2'],
    },
  ]);
});

describe('influence', () => {
  const influence = (cubes: number, on: 'any' | 'hidden' | 'revealed' | 'different') => [
    { do: 'influence', cubes, on } as const,
  ];
  const row = { ambassadors: ['brazil+2', '?', 'japan', '?', 'norway+20', '?'] };
  stepRows([
    {
      name: 'any: face up or not; the first cube reveals (page 7)',
      steps: influence(1, 'any'),
      given: row,
      show: 'cubes',
      ends: [
        '3 0? 0 0? 20 0?',
        '2 1 0 0? 20 0?',
        '2 0? 1 0? 20 0?',
        '2 0? 0 1 20 0?',
        '2 0? 0 0? 21 0?',
        '2 0? 0 0? 20 1',
      ],
    },
    {
      name: 'hidden: those face down',
      steps: influence(1, 'hidden'),
      given: row,
      show: 'cubes',
      ends: ['2 1 0 0? 20 0?', '2 0? 0 1 20 0?', '2 0? 0 0? 20 1'],
    },
    {
      name: 'hidden: two cubes go on two',
      steps: influence(2, 'hidden'),
      given: row,
      show: 'cubes',
      ends: ['2 1 0 1 20 0?', '2 1 0 0? 20 1', '2 0? 0 1 20 1'],
    },
    {
      name: 'revealed: those face up',
      steps: influence(1, 'revealed'),
      given: row,
      show: 'cubes',
      ends: ['3 0? 0 0? 20 0?', '2 0? 1 0? 20 0?', '2 0? 0 0? 21 0?'],
    },
    {
      name: 'different: never two on one',
      steps: influence(2, 'different'),
      given: { ambassadors: ['brazil+1', '?', 'japan+1', '?', 'norway+1', 'china+1'] },
      show: 'cubes',
      ends: [
        ...['2 1 1 0? 1 1', '2 0? 2 0? 1 1', '2 0? 1 1 1 1', '2 0? 1 0? 2 1', '2 0? 1 0? 1 2'],
        ...['1 1 2 0? 1 1', '1 1 1 1 1 1', '1 1 1 0? 2 1', '1 1 1 0? 1 2'],
        ...['1 0? 2 1 1 1', '1 0? 2 0? 2 1', '1 0? 2 0? 1 2'],
        ...['1 0? 1 1 2 1', '1 0? 1 1 1 2', '1 0? 1 0? 2 2'],
      ],
    },
    {
      name: 'no more than 25 cubes in all (page 12)',
      steps: influence(2, 'revealed'),
      given: { ambassadors: ['brazil+4', '?', '?', '?', 'norway+20', '?'] },
      show: 'cubes',
      ends: ['5 0? 0? 0? 20 0?', '4 0? 0? 0? 21 0?'],
    },
    {
      name: 'none from an empty supply, and nobody is revealed',
      steps: influence(1, 'any'),
      given: { ambassadors: ['brazil+5', '?', '?', '?', 'norway+20', '?'] },
      show: 'cubes',
      ends: ['5 0? 0? 0? 20 0?'],
    },
  ]);
});

describe('shift-influence', () => {
  const shift = (cubes: number) => [{ do: 'shift-influence', cubes } as const];
  stepRows([
    {
      name: 'from one that has some to another, or not; the first cube reveals',
      steps: shift(1),
      given: { ambassadors: ['brazil+2', '?', 'japan', '?', 'norway', 'china'] },
      show: 'cubes',
      ends: ['2 0? 0 0? 0 0', '1 1 0 0? 0 0', '1 0? 1 0? 0 0', '1 0? 0 1 0 0', '1 0? 0 0? 1 0', '1 0? 0 0? 0 1'],
    },
    {
      name: 'one by one, each to where one likes',
      steps: shift(2),
      given: { ambassadors: ['brazil+2', 'canada', 'japan', 'norway', 'switzerland', 'china'] },
      show: 'cubes',
      ends: [
        '2 0 0 0 0 0',
        ...['1 1 0 0 0 0', '1 0 1 0 0 0', '1 0 0 1 0 0', '1 0 0 0 1 0', '1 0 0 0 0 1'],
        ...['0 2 0 0 0 0', '0 0 2 0 0 0', '0 0 0 2 0 0', '0 0 0 0 2 0', '0 0 0 0 0 2'],
        ...['0 1 1 0 0 0', '0 1 0 1 0 0', '0 1 0 0 1 0', '0 1 0 0 0 1', '0 0 1 1 0 0'],
        ...['0 0 1 0 1 0', '0 0 1 0 0 1', '0 0 0 1 1 0', '0 0 0 1 0 1', '0 0 0 0 1 1'],
      ],
    },
    { name: 'nothing without cubes', steps: shift(1), show: 'cubes', ends: ['0? 0? 0? 0? 0? 0?'] },
  ]);
});

describe('lose-money', () => {
  stepRows([
    {
      name: 'self: as much as there is',
      steps: [{ do: 'lose-money', money: 2, who: 'self' }],
      given: { money: [3, 5] },
      show: 'money',
      ends: ['1 5'],
    },
    {
      name: 'self: no more than there is',
      steps: [{ do: 'lose-money', money: 2, who: 'self' }],
      given: { money: [1, 5] },
      show: 'money',
      ends: ['0 5'],
    },
    {
      name: 'richest: who has most',
      steps: [{ do: 'lose-money', money: 2, who: 'richest' }],
      given: { money: [3, 5] },
      show: 'money',
      ends: ['3 3'],
    },
    {
      name: 'richest: a tie is for the team (page 12)',
      steps: [{ do: 'lose-money', money: 2, who: 'richest' }],
      given: { money: [5, 5] },
      show: 'money',
      ends: ['3 5', '5 3'],
    },
  ]);
});

describe('lose-influence', () => {
  const lose = (cubes: number, from: 'most' | 'any') => [{ do: 'lose-influence', cubes, from } as const];
  const given = { ambassadors: ['brazil+2', '?', 'japan+2', '?', 'norway+1', 'china'] };
  stepRows([
    {
      name: 'most: the team chooses among them',
      steps: lose(1, 'most'),
      given,
      show: 'cubes',
      ends: ['1 0? 2 0? 1 0', '2 0? 1 0? 1 0'],
    },
    {
      name: 'any: of one that has some',
      steps: lose(1, 'any'),
      given,
      show: 'cubes',
      ends: ['1 0? 2 0? 1 0', '2 0? 1 0? 1 0', '2 0? 2 0? 0 0'],
    },
    {
      name: 'no more than there are; nobody turns face down again',
      steps: lose(6, 'any'),
      given,
      show: 'cubes',
      ends: ['0 0? 0 0? 0 0'],
    },
    { name: 'nothing without cubes', steps: lose(1, 'most'), show: 'cubes', ends: ['0? 0? 0? 0? 0? 0?'] },
  ]);
});
