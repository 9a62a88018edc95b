/** Steps that hold others, and steps one after the other. */
import { describe } from 'vitest';
import { stepRows } from '../../support/extinction/replay.ts';

const gain = (money: number) => ({ do: 'gain', money }) as const;
const draw = { do: 'draw', cards: 1 } as const;
const decks = [['workshop'], ['breeding']];

describe('pay', () => {
  stepRows([
    {
      name: 'self: the seat may pay, or not',
      steps: [{ do: 'pay', money: 2, by: 'self', steps: [draw] }],
      given: { money: [3, 3], decks },
      show: 'money',
      ends: ['3 3', '1 3'],
    },
    {
      name: 'self: what is paid for is done, and only then',
      steps: [{ do: 'pay', money: 2, by: 'self', steps: [gain(9)] }],
      given: { money: [2, 3] },
      show: 'money',
      ends: ['2 3', '9 3'],
    },
    {
      name: 'self: not with less, whatever others have (page 7)',
      steps: [{ do: 'pay', money: 2, by: 'self', steps: [gain(9)] }],
      given: { money: [1, 9] },
      show: 'money',
      ends: ['1 9'],
    },
    {
      name: 'otherwise: done when it is not paid, by choice',
      steps: [{ do: 'pay', money: 2, by: 'self', steps: [gain(9)], otherwise: [gain(1)] }],
      given: { money: [2, 0] },
      show: 'money',
      ends: ['3 0', '9 0'],
    },
    {
      name: 'otherwise: done when it cannot be paid',
      steps: [{ do: 'pay', money: 2, by: 'self', steps: [gain(9)], otherwise: [gain(1)] }],
      given: { money: [1, 0] },
      show: 'money',
      ends: ['2 0'],
    },
    {
      name: 'one: whoever has it all, as the team likes',
      steps: [{ do: 'pay', money: 2, by: 'one', steps: [], otherwise: [{ do: 'birth-target', by: 1 }] }],
      given: { seats: 3, money: [2, 1, 4] },
      show: 'money',
      ends: ['2 1 4', '0 1 4', '2 1 2'],
    },
    {
      name: 'one: what two have together is not enough (T6a)',
      steps: [{ do: 'pay', money: 3, by: 'one', steps: [], otherwise: [gain(1)] }],
      given: { money: [2, 1] },
      show: 'money',
      ends: ['3 1'],
    },
  ]);
});

describe('choose', () => {
  stepRows([
    {
      name: 'one of the ways, each of them whole',
      steps: [{ do: 'choose', from: [[gain(1), gain(2)], [gain(5)]] }],
      show: 'money',
      ends: ['3 0', '5 0'],
    },
    {
      name: 'prices within ways',
      steps: [
        {
          do: 'choose',
          from: [
            [{ do: 'pay', money: 1, by: 'self', steps: [gain(4)] }],
            [{ do: 'pay', money: 3, by: 'self', steps: [gain(9)] }],
          ],
        },
      ],
      given: { money: [3, 0] },
      show: 'money',
      ends: ['3 0', '6 0', '9 0'],
    },
    {
      name: 'then goes on behind the choice',
      steps: [{ do: 'choose', from: [[gain(1)], [gain(2)], [gain(3)]] }, gain(4)],
      show: 'money',
      ends: ['5 0', '6 0', '7 0'],
    },
  ]);
});

describe('each-seat', () => {
  stepRows([
    {
      name: 'everybody, the seat to act included',
      steps: [{ do: 'each-seat', steps: [gain(2)] }],
      given: { seats: 3, money: [1, 0, 4] },
      show: 'money',
      ends: ['3 2 6'],
    },
    {
      name: 'from the seat to act: where the supply ends, it is the others who get less',
      steps: [{ do: 'each-seat', steps: [gain(2)] }],
      given: { seats: 3, money: [0, 11, 11] },
      show: 'money',
      ends: ['2 12 11'],
    },
    {
      name: 'each chooses on their own',
      steps: [{ do: 'each-seat', steps: [{ do: 'pay', money: 1, by: 'self', steps: [], otherwise: [gain(1)] }] }],
      given: { money: [1, 1] },
      show: 'money',
      ends: ['0 0', '0 2', '2 0', '2 2'],
    },
    {
      name: 'cards are those of each',
      steps: [{ do: 'each-seat', steps: [{ do: 'discard', cards: 1 }] }, gain(1)],
      given: { hands: [['workshop'], ['breeding']] },
      show: 'hand, discards',
      ends: [' / workshop'],
    },
  ]);
});

describe('one after the other', () => {
  stepRows([
    {
      name: 'in order',
      steps: [gain(2), { do: 'pay', money: 2, by: 'self', steps: [gain(5)] }],
      show: 'money',
      ends: ['2 0', '5 0'],
    },
    {
      name: 'what cannot be done is passed over (page 12)',
      steps: [
        { do: 'end-constant', constants: 1 },
        { do: 'play', cards: 1 },
        { do: 'remove-tile', tiles: 1, where: 'any' },
        gain(1),
      ],
      show: 'money',
      ends: ['1 0'],
    },
  ]);
});
