/** Steps about science boards, colonies, copies and pawns, each with everything that it can lead to. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../../src/engines/natera/content/rows.ts';
import { boardWith, doing, endsOf, SHOWS, trialRows } from '../../support/natera/trials.ts';

/** Columns with two links across: 4 gives, 5 has a cost, 6 moves a pawn. */
const links: Board['links'] = [
  '1 4',
  '2 5',
  '3 6',
  '4 5',
  '4 7',
  '5 8',
  '6 9',
  '7 10',
  '8 9',
  '8 11',
  '9 12',
  '10 13',
  '11 14',
  '12 15',
].map((link) => link.split(' ').map(Number));
const spaces: Record<number, Board['spaces'][number]> = {
  1: { steps: [{ do: 'gain', resource: 'endurance', amount: 1 }] },
  2: { steps: [{ do: 'gain', resource: 'material', amount: 1 }] },
  4: { steps: [{ do: 'gain', resource: 'energy', amount: 1 }] },
  5: { cost: { of: 'food', amount: 2 }, steps: [{ do: 'gain', resource: 'agility', amount: 3 }] },
  6: { steps: [{ do: 'redeploy' }] },
  7: { steps: [{ do: 'growth', tokens: 1 }] },
  8: { cost: { of: 'cards', amount: 1 }, steps: [{ do: 'gain', resource: 'intelligence', amount: 2 }] },
};
const box = boardWith(spaces, links);

describe('growth', () => {
  const growth = (tokens: number) => [{ do: 'growth', tokens } as const];
  trialRows([
    {
      name: 'the first one goes on the bottom row, which gives nothing at once (page 11)',
      steps: growth(1),
      box,
      show: 'growth, purse',
      ends: ['1 | ', '2 | ', '3 | '],
      once: true,
    },
    {
      name: 'then only where a link leads, on the bottom row as well',
      steps: growth(1),
      box,
      seat: { growth: [1] },
      show: 'growth, purse',
      ends: ['1 4 | energy 1'],
      once: true,
    },
    {
      name: 'a link across may be taken, and its space costs what it says; a space with growth gives it at once',
      steps: growth(1),
      box,
      seat: { growth: [1, 4], resources: { food: 3 } },
      show: 'growth',
      ends: ['1 4 5', '1 4 5 7', '1 4 7 10'],
    },
    {
      name: 'a space that cannot be paid is not there: nothing else leads on, so nothing happens',
      steps: growth(1),
      box,
      seat: { growth: [2], resources: { food: 1 } },
      show: 'growth, purse',
      ends: ['2 | food 1'],
      once: true,
    },
    {
      name: 'downwards is a way too',
      steps: growth(1),
      box,
      seat: { growth: [2, 5, 4] },
      show: 'growth, purse',
      ends: ['1 2 4 5 | ', '2 4 5 7 10 | ', '1 2 4 5 7 | '],
    },
    {
      name: 'two: the second one goes on from the first, with all rewards',
      steps: growth(2),
      box,
      seat: { resources: { food: 2 } },
      show: 'growth, purse',
      ends: ['1 4 | food 2, energy 1', '2 5 | agility 3', '3 6 | food 2'],
    },
    {
      name: 'nothing on a full board',
      steps: growth(1),
      box,
      seat: { growth: Array.from({ length: 15 }, (_, place) => place + 1) },
      given: { claims: { D: 0 } },
      show: 'purse',
      ends: [''],
      once: true,
    },
  ]);
});

describe('colony', () => {
  const steps = [{ do: 'colony' } as const];
  const taken = ['ag1b', 'ur1a', 'ur1b', 'mi1a', 'co1a', 'co1b'];
  trialRows([
    {
      name: 'where the level gives access and none is yet, with its bonus, for nothing (page 10)',
      steps,
      seat: { levels: [3, 0, 0, 0] },
      given: { seats: [{ colonies: taken }], claims: { B: 1 } },
      show: 'colonies, purse',
      ends: ['ag1a | endurance 1', 'mi1b | energy 1', 'ag2a | food 4', 'ag2b | endurance 1, food 2'],
      once: true,
    },
    {
      name: 'nothing where all places are taken',
      steps,
      given: { seats: [{ colonies: [...taken, 'ag1a', 'mi1b'] }], claims: { B: 1 } },
      show: 'colonies, purse',
      ends: [' | '],
      once: true,
    },
    {
      name: 'nothing after the eighth',
      steps,
      seat: { levels: [3, 0, 0, 0], colonies: [...taken, 'ag1a', 'mi1b'] },
      given: { claims: { B: 1 } },
      show: 'purse',
      ends: [''],
      once: true,
    },
  ]);
});

describe('colony-bonus', () => {
  const bonus = (of: 'own' | 'any', colonies: number) => [{ do: 'colony-bonus', of, colonies } as const];
  const seat = { colonies: ['ag1b', 'mi1b'] };
  const given = { seats: [{ colonies: ['ur1a'] }] };
  trialRows([
    {
      name: 'of an own colony',
      steps: bonus('own', 1),
      seat,
      given,
      show: 'purses',
      ends: ['food 2 | ', 'energy 1 | '],
    },
    {
      name: 'of any colony; its owner gets nothing',
      steps: bonus('any', 1),
      seat,
      given,
      show: 'purses',
      ends: ['food 2 | ', 'energy 1 | ', 'material 1 | '],
    },
    {
      name: 'of two own colonies that differ',
      steps: bonus('own', 2),
      seat,
      given,
      show: 'purses',
      ends: ['food 2, energy 1 | '],
    },
    {
      name: 'of any two that differ',
      steps: bonus('any', 2),
      seat,
      given,
      show: 'purses',
      ends: ['food 2, energy 1 | ', 'food 2, material 1 | ', 'material 1, energy 1 | '],
    },
    {
      name: 'of two: of the one that there is',
      steps: bonus('own', 2),
      seat: { colonies: ['ag1b'] },
      given,
      show: 'purses',
      ends: ['food 2 | '],
    },
    { name: 'without a colony of one’s own: nothing', steps: bonus('own', 1), given, show: 'purses', ends: [' | '] },
  ]);
});

const FOREST = ['endurance 5', 'agility 3', 'intelligence 3', 'food 8', 'material 4', 'energy 4'];

describe('copy', () => {
  const copy = (of: 'forest' | 'tier-1' | 'any', locations: number) => [{ do: 'copy', of, locations } as const];
  const hand = ['rain-barrels', 'tool-shed'];
  trialRows([
    {
      name: 'a location of the forest, for its card',
      steps: copy('forest', 1),
      seat: { hand },
      show: 'purse',
      ends: FOREST,
    },
    { name: 'the forest without a card: nothing', steps: copy('forest', 1), show: 'purse', ends: [''], once: true },
    {
      name: 'two of the forest: two that differ',
      steps: copy('forest', 2),
      seat: { hand },
      show: 'purse',
      ends: FOREST.flatMap((one, at) => FOREST.slice(at + 1).map((other) => `${one}, ${other}`)),
    },
    {
      name: 'two of the forest with one card: one',
      steps: copy('forest', 2),
      seat: { hand: hand.slice(1) },
      show: 'purse',
      ends: FOREST,
    },
    {
      name: 'one of tier 1; an exchange must be paid',
      steps: copy('tier-1', 1),
      show: 'purse',
      ends: ['', 'endurance 2', 'food 4', 'material 2', 'energy 2'],
    },
    {
      name: 'one of tier 1, an exchange once',
      steps: copy('tier-1', 1),
      seat: { resources: { food: 5 } },
      show: 'purse',
      ends: [
        ...['food 5', 'endurance 2, food 5', 'food 9', 'food 5, material 2', 'food 5, energy 2'],
        ...['intelligence 2, food 3', 'agility 2, food 3'],
      ],
    },
  ]);
  test('no step of authority, and no bonus for the colony there: nobody explores', () => {
    const game = doing({ steps: copy('tier-1', 1), given: { seats: [{ colonies: ['ag1a'], leaders: ['ag1a'] }] } });
    game.do('location ag1a');
    expect([game.purse(0), game.purse(1), game.levels(0)]).toEqual(['endurance 2', '', [0, 0, 0, 0]]);
    expect(game.player(0).explorers).toBe(2);
  });
  test('two of tier 1 that differ', () => {
    const game = doing({ steps: copy('tier-1', 2) }).do('location ag1a');
    expect(game.can('location')).toEqual(['ag1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
    expect(game.do('location mi1b').purse(0)).toBe('endurance 2, energy 2');
  });
  test('any with access that lies open: forest, tiers 1, 2 and 3 (O6)', () => {
    const given = { tiles: ['ur2d', 'ur2e', 'ur3a', 'ag2d'], revealed: [['agricultural', 3]] } as const;
    const game = doing({ steps: copy('any', 1), seat: { levels: [2, 3, 0, 0], hand }, given });
    expect(game.can('location')).toEqual([
      ...['ag1a', 'ag1b', 'fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6', 'mi1a', 'mi1b', 'ur1a', 'ur1b', 'ur2d', 'ur2e'],
    ]);
  });
  test('a copy of a copy, which is not of itself (O7)', () => {
    const given = { tiles: ['mi3b'] };
    const game = doing({ steps: copy('any', 1), seat: { levels: [0, 0, 6, 0] }, given }).do('location mi3b');
    expect(game.can('location')).toEqual(expect.arrayContaining(['ag1b', 'mi1b']));
    expect(game.can('location')).not.toContain('mi3b');
    expect(game.do('location ag1b').purse(0)).toBe('food 4');
  });
});

describe('redeploy', () => {
  const steps = [{ do: 'redeploy' } as const];
  test('an own pawn goes elsewhere, as if it were deployed there: a step, the reward, bonuses (O33)', () => {
    const seats = [{ colonies: ['ur1a'] }];
    const game = doing({ steps, seat: { explorers: ['ag1a'], levels: [1, 0, 0, 0] }, given: { seats } });
    expect(game.can('location')).toEqual(['ag1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
    game.do('location ur1a');
    expect(SHOWS['pawns, levels, purse'](game)).toBe('ur1a | 1 1 0 0 | material 2');
    expect([game.at('ag1a').explorers, game.purse(1)]).toEqual([undefined, 'material 1']);
  });
  test('one of several, which is chosen first, to where none of the others is', () => {
    const game = doing({ steps, seat: { explorers: ['ag1a'], leaders: ['ur1a'] } });
    expect(game.can('location')).toEqual(['ag1a', 'ur1a']);
    game.do('location ur1a');
    expect(game.can('location')).toEqual(['ag1b', 'mi1a', 'mi1b', 'ur1b']);
    expect(game.do('location mi1b').at('mi1b').leader).toBe(0);
  });
  test('not behind a leader, and not without the price', () => {
    const seats = [{ leaders: ['ag1b'] }];
    const game = doing({ steps, seat: { explorers: ['ag1a'], resources: { food: 2 } }, given: { seats } });
    expect(game.can('location')).toEqual(['co1a', 'co1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
  });
  test('nothing without a pawn on the board', () => {
    expect(endsOf(doing({ steps }), SHOWS['pawns, levels, purse'])).toEqual([' | 0 0 0 0 | ']);
  });
});
