/** Steps that hold others, and the order of the steps of a row (page 9), each with everything that it can lead to. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engines/natera/content/steps.ts';
import { overlaid, specialistRow } from '../../support/natera/catalogs.ts';
import { sit } from '../../support/natera/sitting.ts';
import { doing, endsOf, SHOWS, trialRows } from '../../support/natera/trials.ts';

const gain = (resource: Gain['resource'], amount = 1): Gain => ({ do: 'gain', resource, amount });
type Pay = Extract<Step, { do: 'pay' }>;
type Gain = Extract<Step, { do: 'gain' }>;

const hand = ['rain-barrels', 'tool-shed'];

describe('pay', () => {
  const pay: Pay = { do: 'pay', cost: { of: 'food', amount: 2 }, steps: [gain('energy', 3)] };
  const either: Pay = { ...pay, otherwise: [gain('material')] };
  trialRows([
    {
      name: 'is free to choose',
      steps: [pay],
      seat: { resources: { food: 3 } },
      show: 'purse',
      ends: ['food 3', 'food 1, energy 3'],
      once: true,
    },
    {
      name: 'cannot be done with too little: not asked',
      steps: [pay],
      seat: { resources: { food: 1 } },
      show: 'purse',
      ends: ['food 1'],
      once: true,
    },
    {
      name: 'not paid: what is otherwise',
      steps: [either],
      seat: { resources: { food: 2 } },
      show: 'purse',
      ends: ['energy 3', 'food 2, material 1'],
      once: true,
    },
    {
      name: 'too little: what is otherwise, unasked',
      steps: [either],
      show: 'purse',
      ends: ['material 1'],
      once: true,
    },
    {
      name: 'nothing is gained by paying: what is otherwise is lost',
      steps: [
        {
          do: 'pay',
          cost: { of: 'food', amount: 2 },
          steps: [],
          otherwise: [{ do: 'authority', track: 'urban', by: -1 }],
        },
      ],
      seat: { levels: [0, 2, 0, 0], resources: { food: 2 } },
      show: 'pawns, levels, purse',
      ends: [' | 0 2 0 0 | ', ' | 0 1 0 0 | food 2'],
      once: true,
    },
    {
      name: 'in cards of the hand, which are chosen',
      steps: [{ do: 'pay', cost: { of: 'cards', amount: 1 }, steps: [gain('energy')] }],
      seat: { hand },
      show: 'hand',
      ends: ['rain-barrels tool-shed', 'rain-barrels', 'tool-shed'],
      once: true,
    },
    {
      name: 'the card that says so is no card of the hand',
      steps: [{ do: 'pay', cost: { of: 'cards', amount: 1 }, steps: [gain('energy')] }],
      show: 'purse',
      ends: [''],
      once: true,
    },
  ]);
});

describe('choose', () => {
  trialRows([
    {
      name: 'one way, all of its steps',
      steps: [{ do: 'choose', from: [[gain('food', 2), gain('energy')], [gain('material', 3)]] }],
      show: 'purse',
      ends: ['food 2, energy 1', 'material 3'],
      once: true,
    },
    {
      name: 'ways that can do nothing are not offered',
      steps: [
        {
          do: 'choose',
          from: [
            [{ do: 'discard', cards: 1 }],
            [{ do: 'redeploy' }],
            [{ do: 'return-specialist' }],
            [{ do: 'colony-bonus', of: 'any', colonies: 1 }],
          ],
        },
      ],
      seat: { specialists: ['otter-ferryman'] },
      show: 'purse',
      ends: ['food 14'],
      once: true,
    },
    {
      name: 'no way can do anything: nothing',
      steps: [
        { do: 'choose', from: [[{ do: 'redeploy' }], [{ do: 'hire', discount: 1 }], [{ do: 'copy-production' }]] },
      ],
      show: 'purse',
      ends: [''],
      once: true,
    },
    {
      name: 'a way that has a price: not offered where it cannot be paid',
      steps: [
        {
          do: 'choose',
          from: [[{ do: 'pay', cost: { of: 'food', amount: 2 }, steps: [gain('energy', 3)] }], [gain('material')]],
        },
      ],
      show: 'purse',
      ends: ['material 1'],
      once: true,
    },
  ]);
  test('ways keep their numbers', () => {
    const game = doing({ steps: [{ do: 'choose', from: [[{ do: 'redeploy' }], [gain('food')], [gain('energy')]] }] });
    expect(game.legal()).toEqual(['way 2', 'way 3']);
    expect(game.do('way 3').purse(0)).toBe('energy 1');
  });
});

describe('others', () => {
  const seats = [{ resources: { food: 1 } }, {}];
  test('every other seat, not the own one', () => {
    const game = doing({ steps: [{ do: 'others', steps: [gain('food', 2)] }], given: { seats } });
    expect([0, 1, 2].map((seat) => game.purse(seat))).toEqual(['', 'food 3', 'food 2']);
  });
  test('each decides for itself, in turn order from who plays', () => {
    const game = doing({
      steps: [{ do: 'others', steps: [{ do: 'draw', cards: 1, from: 'either' }] }],
      given: { seats },
    });
    expect(game.seat()).toBe(1);
    game.do('pile base');
    expect(game.seat()).toBe(2);
    game.do('pile base');
    expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([[], ['aquaponics'], ['scrapyard']]);
  });
  test('a price is theirs', () => {
    const pay: Pay = {
      ...{ do: 'pay', cost: { of: 'food', amount: 1 } },
      ...{ steps: [gain('energy', 2)], otherwise: [gain('material')] },
    };
    const game = doing({ steps: [{ do: 'others', steps: [pay] }], given: { seats } });
    expect([game.seat(), game.legal()]).toEqual([1, ['decline', 'pay']]);
    game.do('pay');
    expect([0, 1, 2].map((seat) => game.purse(seat))).toEqual(['', 'energy 2', 'material 1']);
  });
  test('a step down is of their own token', () => {
    const game = doing({
      steps: [{ do: 'others', steps: [{ do: 'authority', track: 'urban', by: -1 }] }],
      seat: { levels: [0, 3, 0, 0] },
      given: { seats: [{ levels: [0, 2, 0, 0] }, {}] },
    });
    expect([0, 1, 2].map((seat) => game.levels(seat)[1])).toEqual([3, 1, 0]);
  });
});

describe('the parts of an immediate card come in any order (page 9)', () => {
  const draw = { do: 'draw', cards: 1, from: 'base' } as const;
  trialRows([
    {
      name: 'a discard before or after a draw',
      steps: [draw, { do: 'discard', cards: 1 }],
      seat: { hand: ['tool-shed'] },
      show: 'hand',
      ends: ['aquaponics', 'tool-shed'],
    },
    {
      name: 'the same, told the other way round',
      steps: [{ do: 'discard', cards: 1 }, draw],
      seat: { hand: ['tool-shed'] },
      show: 'hand',
      ends: ['aquaponics', 'tool-shed'],
    },
    {
      name: 'what is gained can be paid with, wherever it stands',
      steps: [{ do: 'pay', cost: { of: 'food', amount: 2 }, steps: [gain('energy', 3)] }, gain('food', 2)],
      show: 'purse',
      ends: ['food 2', 'energy 3'],
    },
    {
      name: 'three parts: each order',
      steps: [
        { do: 'authority', track: 'any', by: -1 },
        { do: 'authority', track: 'urban', by: 1 },
        { do: 'authority', track: 'coastal', by: 1 },
      ],
      show: 'levels',
      ends: ['0 0 0 1', '0 1 0 0', '0 1 0 1'],
    },
  ]);
  test('and so do those of a specialist’s reward', () => {
    const steps = [draw, { do: 'discard', cards: 1 } as const];
    const catalog = overlaid({ specialists: [specialistRow('owl-librarian', { steps })] });
    const seats = [{ hand: ['tool-shed'], resources: { food: 10 } }, {}];
    const game = sit({ catalog, base: ['aquaponics'], river: ['owl-librarian'], seats }).do('hire owl-librarian');
    expect(endsOf(game, SHOWS.hand).toSorted()).toEqual(['aquaponics', 'tool-shed']);
  });
});
