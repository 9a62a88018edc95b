/** Final scoring and ties (page 16): T10 and T16, and each part of the score. `claims.test.ts` has late claims. */
import { describe, expect, test } from 'vitest';
import { catalogRows } from '../../support/natera/catalogs.ts';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { isOver, type Sitting, sit } from '../../support/natera/sitting.ts';

/** The end of a game in which everybody passes; levels of 0 have no place unless said. */
const finished = (given: Scene): Sitting => {
  const { passed = [], seats = [{}, {}] } = given;
  const game = sit({ rulings: { leastRanked: 1 }, ...given, season: 4 });
  for (let count = passed.length; count < seats.length; count++) game.do('pass');
  expect(isOver(game)).toBe(true);
  return game;
};
const [COLONIES, SCIENCE, SPECIALISTS, CARDS, TRACKS] = [2, 3, 4, 5, 6];
const partOf = (given: Scene, part: number): number[] =>
  finished(given)
    .pad()
    .map((line) => line[part]!);

describe('T10: places of a track (page 16)', () => {
  const urban = (levels: readonly number[], holder: number | null = 0, rest: Scene = {}): number[] =>
    partOf({ ...rest, discs: { urban: holder }, seats: levels.map((level) => ({ levels: [0, level, 0, 0] })) }, TRACKS);

  test('T10: a disc at 4, others at 4, 3, 3: 7, 3, 1, 1', () => expect(urban([4, 4, 3, 3])).toEqual([7, 3, 1, 1]));
  test('T10: a disc at 5, others at 4, 4, 2: 7, 2, 2, 0', () => expect(urban([5, 4, 4, 2])).toEqual([7, 2, 2, 0]));
  test('T10: a disc at 5, others at 3, 3, 3: 7, 1, 1, 1', () => expect(urban([5, 3, 3, 3])).toEqual([7, 1, 1, 1]));
  test('four different levels: 7, 3, 1, 0', () => expect(urban([6, 2, 5, 4])).toEqual([7, 0, 3, 1]));
  test('the disc is first, although another seat is higher', () => {
    expect(urban([3, 5, 4], 0, { passed: [1, 2] })).toEqual([7, 3, 1]);
  });
  test('two seats: 7 and 3', () => expect(urban([2, 1])).toEqual([7, 3]));
  test('a tie for second of two of three: 2 each', () => expect(urban([5, 4, 4])).toEqual([7, 2, 2]));
  test('each track by itself', () => {
    const seats = [{ levels: [4, 1, 0, 3] }, { levels: [2, 5, 0, 3] }, { levels: [1, 0, 2, 0] }];
    expect(partOf({ seats, discs: { coastal: 1 } }, TRACKS)).toEqual([7 + 3 + 3, 3 + 7 + 7, 1 + 7]);
  });
  test('without a holder the highest is first (O12)', () => expect(urban([1, 0, 0], null)).toEqual([7, 0, 0]));
  test('level 0 has a place unless the ruling says otherwise (O13)', () => {
    expect(urban([2, 0, 0], 0, { rulings: { leastRanked: 0, tiedFirst: 'shared' } })[1]).toBeGreaterThan(0);
  });
});

describe('T16: ties (page 16)', () => {
  const levels = (one: number[], other: number[], material: readonly number[] = [0, 0]): Scene => ({
    seats: [one, other].map((each, seat) => ({ levels: [...each, 0, 0], resources: { material: material[seat]! } })),
    discs: { agricultural: 0, urban: 1 },
    objectives: [1, 1, 1, 1, 1],
  });

  test('T16: the higher sum of levels wins', () => {
    const { scores, ranks } = finished(levels([6, 5], [4, 6], [0, 9])).outcome();
    expect([scores, ranks]).toEqual([
      [10, 10],
      [1, 2],
    ]);
  });
  test('T16: then more material', () => {
    expect(finished(levels([6, 4], [4, 6], [3, 2])).outcome().ranks).toEqual([1, 2]);
    expect(finished(levels([6, 4], [4, 6], [2, 3])).outcome().ranks).toEqual([2, 1]);
  });
  test('T16: then they share the victory', () => {
    expect(finished(levels([6, 4], [4, 6], [3, 3])).outcome().ranks).toEqual([1, 1]);
  });
  test('T16: other resources do not count', () => {
    const seats = [{ resources: { food: 9, energy: 9 } }, {}];
    expect(finished({ seats }).outcome().ranks).toEqual([1, 1]);
  });
  test('more points win, whatever the levels', () => {
    const seats = [
      { levels: [1, 1, 1, 1] },
      {
        inPlay: ['great-levy', 'missile-silo', 'shadow-cabinet'],
        colonies: ['ag1a', 'ur1a', 'mi1a'],
        specialists: ['business-monkey', 'fox-advocate', 'goat-guide', 'magpie-dealer'],
      },
    ];
    const { scores, ranks } = finished({ seats, discs: {} }).outcome();
    expect(scores[1]).toBeGreaterThan(scores[0]!);
    expect(ranks).toEqual([2, 1]);
  });
  test('places after the first tie as well', () => {
    const seats = [{ inPlay: ['great-levy'] }, {}, {}];
    expect(finished({ seats }).outcome().ranks).toEqual([1, 2, 2]);
  });
});

describe('colonies (page 16)', () => {
  test('3 points each', () => {
    const seats = [{ colonies: ['ag1a', 'ur1a', 'co1b'] }, { colonies: ['mi1b'] }, {}];
    expect(partOf({ seats }, COLONIES)).toEqual([9, 3, 0]);
  });
});

describe('science boards (page 16)', () => {
  const all = Array.from({ length: 15 }, (_, index) => index + 1);

  test.each(catalogRows().boards)('$id: points of covered spaces', ({ id, spaces }) => {
    const science = id.slice(-2);
    const seats = [{ science, growth: all }, { science: science[0] === '2' ? '1a' : '2a' }];
    const sum = spaces.reduce((points, space) => points + (space.points ?? 0), 0);
    expect(sum).toBeGreaterThan(0);
    expect(partOf({ seats, claims: { D: 1 } }, SCIENCE)).toEqual([sum, 0]);
  });
  test('what is not covered counts nothing', () => {
    const seats = [{ growth: [1, 4, 7, 10] }, { growth: [1, 4, 7, 10, 13], science: '2a' }];
    expect(partOf({ seats }, SCIENCE)).toEqual([0, 5]);
  });
});

describe('specialists (page 16)', () => {
  const points = (seat: SeatScene): number =>
    partOf({ seats: [seat, {}], claims: { A: 1, B: 1, C: 1 } }, SPECIALISTS)[0]!;

  test('plain points', () =>
    expect(points({ specialists: ['business-monkey', 'otter-ferryman', 'bee-treasurer'] })).toBe(10));
  test('per colony', () => {
    expect(points({ specialists: ['hermit-crab-estate-agent'], colonies: ['ag1a', 'ur1a'] })).toBe(2);
  });
  test('per two tokens of growth', () => {
    expect(points({ specialists: ['stork-midwife'], growth: [1, 4, 7] })).toBe(1);
    expect(points({ specialists: ['stork-midwife'], growth: [1, 4, 7, 10] })).toBe(2);
  });
  test('per specialist, itself included', () => {
    expect(points({ specialists: ['wolf-recruiter', 'business-monkey', 'otter-ferryman'] })).toBe(3 + 3 + 2);
  });
  test('per two levels', () => {
    expect(points({ specialists: ['marten-scout'], levels: [0, 0, 5, 0] })).toBe(2);
    expect(points({ specialists: ['cormorant-salvager'], levels: [0, 0, 9, 6] })).toBe(3);
  });
  test('per Science card', () => {
    expect(points({ specialists: ['bat-astronomer'], inPlay: ['seed-vault', 'solar-oven', 'tool-shed'] })).toBe(2);
  });
});

describe('exploration cards (page 16)', () => {
  const points = (seat: SeatScene, nuclear = false): number =>
    partOf({ nuclear, seats: [seat, {}], claims: { A: 1, D: 1 } }, CARDS)[0]!;

  test('plain points of cards in play, none of the hand', () => {
    expect(points({ inPlay: ['great-levy', 'hospital-wing', 'aquaponics'], hand: ['missile-silo'] })).toBe(6);
  });
  test('per two Science cards', () => {
    expect(points({ inPlay: ['university-charter', 'seed-vault', 'solar-oven'] })).toBe(1);
    expect(points({ inPlay: ['university-charter', 'seed-vault', 'solar-oven', 'acorn-abacus'] })).toBe(2);
  });
  test('per two agricultural levels', () => {
    expect(points({ inPlay: ['breadbasket-of-the-plains'], levels: [7, 0, 0, 0] })).toBe(3);
  });
  test('per specialist', () => {
    expect(points({ inPlay: ['pension-for-veterans'], specialists: ['goat-guide', 'fox-advocate'] })).toBe(2);
  });
  test('2 per colony', () => expect(points({ inPlay: ['founding-families'], colonies: ['ag1a', 'ur1a'] })).toBe(4));
  test('per Improvement, Interactive card, two tokens of growth', () => {
    expect(points({ inPlay: ['master-builders', 'aquaponics', 'scrapyard'] })).toBe(2);
    expect(points({ inPlay: ['shadow-cabinet', 'shared-harvest'] })).toBe(2);
    expect(points({ inPlay: ['chain-reaction'], growth: [1, 4, 7, 10, 13] }, true)).toBe(2);
  });
});

test('the whole is the sum of the parts', () => {
  const seats = [
    {
      inPlay: ['great-levy'],
      levels: [0, 2, 0, 0],
      colonies: ['ag1a'],
      specialists: ['goat-guide'],
      growth: [1, 4, 7, 10, 13],
    },
    {},
  ];
  const [line] = finished({ seats, claims: { E: 0 } }).pad();
  expect(line).toEqual([7 + 3 + 3 + 3 + 4 + 7, 7, 3, 3, 3, 4, 7]);
});
