/** Accomplishments: forced, at once, three tokens, each for one seat, late ones at the end (pages 11 and 16; T11, T12). */
import { describe, expect, test } from 'vitest';
import type { SeatScene } from '../../support/natera/scene.ts';
import { isOver, sit } from '../../support/natera/sitting.ts';

const four = ['business-monkey', 'otter-ferryman', 'mole-surveyor', 'magpie-dealer'];
const hiring: SeatScene = { specialists: four, resources: { food: 40 } };
const river = ['ox-ploughman', 'toad-brewer', 'bee-treasurer', 'carp-banker', 'rat-chemist'];

/** Market square is the fifth card that asks for presence (C2), and the sixth Discovery card (E4). */
const both = { objectives: [1, 1, 2, 1, 4] };
const square: SeatScene = {
  hand: ['market-square'],
  inPlay: [
    ...['beehive-arithmetic', 'tide-tables', 'moss-terrarium', 'tidal-turbine'],
    ...['climbing-wall', 'water-wheel', 'patrol-route', 'lighthouse', 'combine-harvester'],
  ],
  explorers: ['ur1a'],
  resources: { agility: 3 },
};

describe('claiming (page 11)', () => {
  test('is no action and no choice: the token is there before the turn of the next seat', () => {
    const game = sit({ river, seats: [hiring, {}] }).do('hire ox-ploughman');
    expect([game.claims(), game.seat()]).toEqual([{ A: 0 }, 1]);
  });
  test('closes it to others', () => {
    const game = sit({ river, claims: { A: 1 }, seats: [hiring, {}] }).do('hire ox-ploughman');
    expect(game.claims()).toEqual({ A: 1 });
  });
  test('is for good: the condition may go', () => {
    const seat = { specialists: [...four, 'ox-ploughman'], levels: [6, 0, 0, 0] };
    const game = sit({ tiles: ['ag3b'], claims: { A: 0 }, seats: [seat, {}] }).do('deploy leader ag3b');
    game.do('specialist ox-ploughman');
    expect([game.player(0).specialists.length, game.claims()]).toEqual([4, { A: 0 }]);
  });
  test('in the turn of another seat as well', () => {
    const seats = [{ hand: ['peace-conference'], resources: { intelligence: 4 } }, { levels: [3, 3, 3, 2] }, {}];
    const game = sit({ objectives: [1, 1, 3, 1, 1], seats }).do(
      'play peace-conference intelligence',
      'part 1',
      'track urban',
    );
    expect([game.seat(), game.do('track coastal').claims()]).toEqual([1, { C: 1 }]);
  });
  test('of several at once, while there are tokens', () => {
    const game = sit({ ...both, seats: [square, {}] }).do('play market-square agility');
    expect(game.claims()).toEqual({ C: 0, E: 0 });
  });
});

describe('T12: three tokens (page 11)', () => {
  test('T12: a fourth one stays open, for others', () => {
    const claims = { B: 0, C: 0, coastal: 0 };
    const game = sit({
      river,
      claims,
      seats: [hiring, { ...hiring, specialists: ['goat-guide', 'fox-advocate', 'bear-masseur', 'ant-quartermaster'] }],
    });
    expect(game.do('hire ox-ploughman').claims()).toEqual(claims);
    expect(game.do('hire toad-brewer').drift('pile base').claims()).toEqual({ ...claims, A: 1 });
  });
  test('T12: the third token is used', () => {
    const game = sit({ river, claims: { B: 0, C: 0 }, seats: [hiring, {}] }).do('hire ox-ploughman');
    expect(game.claims()).toEqual({ A: 0, B: 0, C: 0 });
  });
  test('two at once for the last token: the seat chooses', () => {
    const game = sit({ ...both, claims: { A: 0, B: 0 }, seats: [square, {}] }).do('play market-square agility');
    expect(game.legal()).toEqual(['claim C', 'claim E']);
    expect(game.do('claim E').claims()).toEqual({ A: 0, B: 0, E: 0 });
  });
});

describe('level 10 of a track (page 11)', () => {
  const nine = (zone: number): number[] => [0, 1, 2, 3].map((each) => (each === zone ? 9 : 0));

  test.each([
    ['agricultural', 'ag1b', 0],
    ['urban', 'ur1a', 1],
    ['military', 'mi1b', 2],
    ['coastal', 'co1a', 3],
  ] as const)('%s: the first one there claims it', (zone, id, place) => {
    const seats = [
      { levels: nine(place), resources: { food: 2 } },
      { levels: nine(place), resources: { food: 2 } },
    ];
    const game = sit({ seats }).do(`deploy explorer ${id}`);
    expect([game.levels(0)[place], game.claims()]).toEqual([10, { [zone]: 0 }]);
    game.do(`deploy explorer ${id}`);
    expect([game.levels(1)[place], game.claims()]).toEqual([10, { [zone]: 0 }]);
  });
  test('not at level 9', () => {
    const game = sit({ seats: [{ levels: [0, 8, 0, 0] }, {}] }).do('deploy explorer ur1a');
    expect(game.claims()).toEqual({});
  });
  test('without a token left it stays open for the next one (O30)', () => {
    const claims = { A: 0, B: 0, C: 0 };
    const game = sit({ claims, seats: [{ levels: nine(1) }, { levels: nine(1) }] }).do('deploy explorer ur1a');
    expect(game.claims()).toEqual(claims);
    expect(game.do('deploy explorer ur1a').claims()).toEqual({ ...claims, urban: 1 });
  });
});

describe('T11: late claims (page 16)', () => {
  const five = [...four, 'ox-ploughman'];
  const dozen = ['goat-guide', 'fox-advocate', 'bear-masseur', 'ant-quartermaster', 'lynx-tracker'];
  const third = ['acrobat-cat', 'gecko-fitter', 'crow-tactician', 'rat-chemist', 'parrot-interpreter'];
  const finish = (seats: readonly SeatScene[], given = {}) => {
    const game = sit({ season: 4, seats, ...given });
    for (const _ of seats) game.do('pass');
    expect(isOver(game)).toBe(true);
    return game.pad().map(([, accomplishments]) => accomplishments);
  };

  test('T11: 7 for who claimed it, 3 for who meets it with a token left, 0 without a token', () => {
    const claims = { A: 0, B: 2, C: 2, D: 2 };
    expect(finish([{ specialists: five }, { specialists: dozen }, { specialists: third }], { claims })).toEqual([
      7, 3, 21,
    ]);
  });
  test('T11: nothing for who does not meet it', () => {
    expect(finish([{}, { specialists: dozen.slice(1) }], { claims: { A: 0 } })).toEqual([7, 0]);
  });
  test('T11: several late ones, as many as there are tokens', () => {
    const seat = { specialists: dozen, inPlay: ['aquaponics', 'brick-kiln', 'scrapyard', 'rooftop-gardens'] };
    const science = ['seed-vault', 'solar-oven', 'acorn-abacus', 'peer-review', 'observatory-dome'];
    const all = { ...seat, inPlay: [...seat.inPlay, ...science] };
    const given = { objectives: [1, 1, 1, 3, 1], claims: { A: 0, D: 0, E: 0 } };
    expect(finish([{}, all], given)).toEqual([21, 9]);
    expect(finish([{}, all], { ...given, claims: { ...given.claims, B: 1 } })).toEqual([21, 13]);
    expect(finish([{}, all], { ...given, claims: { ...given.claims, B: 1, C: 1 } })).toEqual([21, 17]);
  });
  test('T11: tracks have none', () => {
    expect(finish([{ levels: [0, 10, 0, 0] }, { levels: [0, 10, 0, 0] }], { claims: { urban: 0 } })).toEqual([7, 0]);
  });
});
