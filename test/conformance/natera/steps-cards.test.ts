/** Steps about specialists and cards, each with everything that it can lead to. */
import { describe, expect, test } from 'vitest';
import { cardRow, specialistRow } from '../../support/natera/catalogs.ts';
import { doing, endsOf, SHOWS, trialRows, waysOf } from '../../support/natera/trials.ts';

/** Specialists that give 1 food when they are hired, by their prices. */
const PRICES = {
  'owl-librarian': 10,
  'badger-gardener': 12,
  'marten-scout': 18,
  'pigeon-registrar': 19,
  'rat-chemist': 24,
};
const specialists = Object.entries(PRICES).map(([id, price]) => specialistRow(id, { price }));
const river = Object.keys(PRICES);
const box = { specialists };
const given = { river, specialistPile: ['ox-ploughman', 'acrobat-cat'] };

describe('hire', () => {
  trialRows([
    {
      name: 'one of the river that can be paid, for less, with its reward; a price may be left (page 9)',
      steps: [{ do: 'hire', discount: 6 }],
      box,
      seat: { resources: { food: 6 } },
      given,
      show: 'specialists, purse',
      ends: [' | food 6', 'owl-librarian | food 3', 'badger-gardener | food 1'],
    },
    {
      name: 'never for less than nothing',
      steps: [{ do: 'hire', discount: 12 }],
      box,
      seat: { resources: { food: 1 } },
      given,
      show: 'specialists, purse',
      ends: [' | food 1', 'owl-librarian | food 2', 'badger-gardener | food 2'],
    },
    {
      name: 'nobody where none can be paid (O5)',
      steps: [{ do: 'hire', discount: 1 }],
      box,
      seat: { resources: { food: 8 } },
      given,
      show: 'specialists, purse',
      ends: [' | food 8'],
      once: true,
    },
  ]);
  test('another one takes the place', () => {
    const game = doing({ steps: [{ do: 'hire', discount: 1 }], box, seat: { resources: { food: 9 } }, given });
    game.doIfAsked('specialist owl-librarian');
    expect(game.see().river.toSorted()).toEqual([...river.slice(1), 'ox-ploughman'].toSorted());
  });
});

describe('hire-free', () => {
  trialRows([
    {
      name: 'one of at most that price, for nothing, with its reward (O8)',
      steps: [{ do: 'hire-free', upTo: 18 }],
      box,
      given,
      show: 'specialists, purse',
      ends: ['owl-librarian | food 1', 'badger-gardener | food 1', 'marten-scout | food 1'],
    },
    {
      name: 'nobody where all cost more',
      steps: [{ do: 'hire-free', upTo: 9 }],
      box,
      seat: { resources: { food: 30 } },
      given,
      show: 'specialists, purse',
      ends: [' | food 30'],
      once: true,
    },
  ]);
});

describe('play', () => {
  const steps = [{ do: 'play', endurance: 4, agility: 3, intelligence: 0 } as const];
  const cards = [
    cardRow('tool-shed', { steps: [{ do: 'gain', resource: 'food', amount: 2 }] }),
    cardRow('climbing-wall', { requires: [{ presence: 'urban' }] }),
  ];
  const hand = ['tool-shed', 'climbing-wall'];
  trialRows([
    {
      name: 'a card for less of what it is paid with, and its reward; a price may be left (page 9)',
      steps,
      box: { cards },
      seat: { hand, resources: { endurance: 1, agility: 1 } },
      show: 'in play, purse',
      ends: [' | endurance 1, agility 1', 'tool-shed | agility 1, food 2', 'tool-shed | endurance 1, food 2'],
    },
    {
      name: 'in full, where nothing is less of it',
      steps,
      box: { cards },
      seat: { hand, resources: { intelligence: 3 } },
      show: 'in play, purse',
      ends: [' | intelligence 3', 'tool-shed | food 2'],
    },
    {
      name: 'nothing where no card can be paid',
      steps,
      box: { cards },
      seat: { hand, resources: { intelligence: 2 } },
      show: 'in play, purse',
      ends: [' | intelligence 2'],
      once: true,
    },
    {
      name: 'with its prerequisites',
      steps,
      box: { cards },
      seat: { hand, explorers: ['ur1a'], resources: { endurance: 1 } },
      show: 'in play, purse',
      ends: [' | endurance 1', 'tool-shed | food 2', 'climbing-wall | food 2'],
    },
    {
      name: 'never for less than nothing',
      steps: [{ do: 'play', endurance: 9, agility: 0, intelligence: 0 }],
      box: { cards },
      seat: { hand },
      show: 'in play, purse',
      ends: [' | ', 'tool-shed | food 2'],
    },
  ]);
});

describe('swap-river', () => {
  const game = (specialistCount: number) =>
    doing({ steps: [{ do: 'swap-river', specialists: specialistCount }], box, given });
  test('none, one or two, and others come', () => {
    const pairs = river.flatMap((one, at) => river.slice(at + 1).map((other) => [one, other]));
    const expected = [[], ...river.map((id) => [id]), ...pairs].map((gone) =>
      [...river.filter((id) => !gone.includes(id)), ...given.specialistPile.slice(0, gone.length)].toSorted().join(' '),
    );
    expect(endsOf(game(2), SHOWS.river).toSorted()).toEqual(expected.toSorted());
  });
  test('declined at once: the river stays', () => {
    const left = game(5).do('decline').see();
    expect([left.river, left.specialistDiscards]).toEqual([river, []]);
  });
  test('each set of the five, in one order only', () => {
    const ways = waysOf(game(5), SHOWS.river);
    expect([ways.length, new Set(ways).size]).toEqual([32, 32]);
  });
});

describe('return-specialist', () => {
  const steps = [{ do: 'return-specialist' } as const];
  trialRows([
    {
      name: 'an own one goes, for its price in food',
      steps,
      box,
      seat: { specialists: ['marten-scout', 'owl-librarian'] },
      given: { river: [], specialistPile: ['ox-ploughman'] },
      show: 'specialists, purse',
      ends: ['owl-librarian | food 18', 'marten-scout | food 10'],
    },
    {
      name: 'nothing without one',
      steps,
      given: { seats: [{ specialists: ['ox-ploughman'] }] },
      show: 'specialists, purse',
      ends: [' | '],
    },
  ]);
  test('it lies under the pile, which all have seen', () => {
    const game = doing({ steps, seat: { specialists: ['otter-ferryman'] } });
    expect(game.see(1).piles.specialists.bottom).toEqual(['otter-ferryman']);
    expect(game.see().piles.specialists.order?.at(-1)).toBe('otter-ferryman');
  });
});

describe('move-colony', () => {
  const steps = [{ do: 'move-colony' } as const];
  const others = { seats: [{ colonies: ['ag1a', 'ur1b', 'co1a', 'co1b', 'mi1a'] }], claims: { B: 1 } };
  trialRows([
    {
      name: 'to a free place with access, with its bonus; it may be left (O32)',
      steps,
      seat: { colonies: ['ag1b'] },
      given: others,
      show: 'colonies, purse',
      ends: ['ag1b | ', 'ur1a | material 1', 'mi1b | energy 1'],
    },
    {
      name: 'one of several',
      steps,
      seat: { colonies: ['ag1b', 'ur1a'] },
      given: others,
      show: 'colonies',
      ends: ['ag1b ur1a', 'ag1b mi1b', 'ur1a mi1b'],
    },
    { name: 'nothing without one', steps, given: others, show: 'colonies, purse', ends: [' | '], once: true },
  ]);
});

describe('find-type', () => {
  const steps = [{ do: 'find-type' } as const];
  const advanced = ['night-crossing', 'power-grid', 'genome-bank', 'great-levy'];
  trialRows([
    {
      name: 'the first card of the type that is named, which all have seen; the others go back (page 14)',
      steps,
      given: { advanced, spent: ['advanced'] },
      show: 'hand',
      ends: ['genome-bank', 'night-crossing', 'power-grid', 'great-levy'],
    },
  ]);
  test('of a prerequisite: the first card that has one', () => {
    const game = doing({ steps, given: { advanced: ['observatory-dome', 'power-grid'], spent: ['advanced'] } });
    game.do('kind prerequisite');
    expect([game.hand(0), game.see().piles.advanced.order]).toEqual([['power-grid'], ['observatory-dome']]);
    expect(game.see(1).players[1]?.knows).toEqual([{ card: 'power-grid', seat: 0 }]);
  });
  test('none has it: nothing is taken', () => {
    const game = doing({ steps, given: { advanced: ['power-grid', 'genome-bank'], spent: ['advanced'] } });
    game.do('kind interactive');
    expect([game.hand(0), game.see().piles.advanced.order?.toSorted()]).toEqual([[], ['genome-bank', 'power-grid']]);
  });
});

describe('copy-production', () => {
  const steps = [{ do: 'copy-production' } as const];
  trialRows([
    {
      name: 'of a production card of another seat, of any background else not',
      steps,
      seat: { inPlay: ['rooftop-gardens'] },
      given: {
        seats: [{ inPlay: ['aquaponics', 'scrapyard', 'tool-shed', 'water-wheel'] }, { inPlay: ['brick-kiln'] }],
        base: [],
      },
      show: 'purses',
      ends: ['food 4 | ', 'material 2 | ', 'food 1, material 1 | '],
    },
    {
      name: 'nothing where others have none',
      steps,
      seat: { inPlay: ['rooftop-gardens'] },
      given: { seats: [{ inPlay: ['tool-shed'] }] },
      show: 'purses',
      ends: [' | '],
      once: true,
    },
  ]);
});

describe('oust', () => {
  const oust = (by: number) => [{ do: 'oust', by } as const];
  trialRows([
    {
      name: 'the token of another seat goes down, on a track where it is above 0',
      steps: oust(1),
      seat: { levels: [3, 3, 3, 3] },
      given: { seats: [{ levels: [1, 0, 2, 0] }] },
      show: 'levels of both',
      ends: ['3 3 3 3 | 0 0 2 0', '3 3 3 3 | 1 0 1 0'],
      once: true,
    },
    {
      name: 'two steps, no further than 0',
      steps: oust(2),
      given: { seats: [{ levels: [1, 0, 3, 0] }] },
      show: 'levels of both',
      ends: ['0 0 0 0 | 0 0 3 0', '0 0 0 0 | 1 0 1 0'],
      once: true,
    },
    {
      name: 'nothing where all others are at 0',
      steps: oust(1),
      seat: { levels: [1, 0, 0, 0] },
      show: 'levels of both',
      ends: ['1 0 0 0 | 0 0 0 0'],
      once: true,
    },
  ]);
  test('of any of the others', () => {
    const game = doing({ steps: oust(1), given: { seats: [{ levels: [1, 0, 0, 0] }, { levels: [1, 1, 0, 0] }] } });
    expect(game.can('oust')).toEqual(['agricultural 1', 'agricultural 2', 'urban 2']);
  });
  test('a disc whose holder falls to 0 goes back at once (O25)', () => {
    const game = doing({ steps: oust(2), given: { seats: [{ levels: [0, 2, 0, 0] }] } });
    expect([game.see().discs.urban, game.levels(1)]).toEqual([null, [0, 0, 0, 0]]);
  });
});
