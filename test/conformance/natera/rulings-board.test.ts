/** Rulings on what the rules leave open, value by value: pawns, locations, tracks and their ends. */
import { describe, expect, test } from 'vitest';
import { cardRow, overlaid } from '../../support/natera/catalogs.ts';
import { sit } from '../../support/natera/sitting.ts';
import { facing, TOPS } from '../../support/natera/visits.ts';

/** Part of the score pad that tracks have. */
const TRACKS = 6;

describe('O1: authority of a deployment and the reward of the location', () => {
  const down = (ownStep: 'before-reward' | 'after-reward') =>
    sit({ ...TOPS, rulings: { ownStep }, seats: [{}, {}] }).do('deploy explorer mi1a', 'pile base', 'way 2');
  test('O1: before the reward, what was just gained can be lost', () => {
    expect(down('before-reward').do('track urban').levels(0)).toEqual([0, 1, 0, 0]);
  });
  test('O1: after the reward, there is nothing to lose yet', () => {
    expect(down('after-reward').do('track urban').levels(0)).toEqual([0, 1, 1, 0]);
  });
});

test.each([
  ['no', false],
  ['yes', true],
] as const)('O2: the step of a deployment counts for its own access: %s', (ownStepAccess, open) => {
  const game = facing(
    'ag2d',
    { levels: [2, 0, 0, 0] },
    { revealed: [['agricultural', 2]], rulings: { ownStepAccess } },
  );
  expect(game.can('deploy explorer').includes('ag2d')).toBe(open);
});

describe('O3: locations that ask for more cards than there are', () => {
  test('O3: are closed', () => {
    expect(facing('ur2b', { hand: ['brick-kiln'] }, { base: [] }).can('deploy explorer')).not.toContain('ur2b');
  });
  test('O3: take what there is', () => {
    const given = { base: [], rulings: { shortDiscards: 'what-there-is' } } as const;
    const game = facing('ur2b', { hand: ['brick-kiln'] }, given).do('deploy explorer ur2b');
    expect([game.purse(0), game.hand(0)]).toEqual(['material 5', []]);
  });
});

test.each([
  ['allowed', true],
  ['refused', false],
] as const)('O5: a pawn may go where nothing of the reward can be done: %s', (idleLocations, open) => {
  expect(facing('ag2c', {}, { rulings: { idleLocations } }).can('deploy explorer').includes('ag2c')).toBe(open);
});

test.each([
  ['needed', false],
  ['revealed-is-enough', true],
] as const)('O6: authority to copy what lies open: %s', (copyAccess, open) => {
  const game = facing('mi3b', {}, { tiles: ['ur2e'], revealed: [['urban', 2]], rulings: { copyAccess } });
  expect(game.do('deploy explorer mi3b').can('location').includes('ur2e')).toBe(open);
});

test.each([
  ['allowed', true],
  ['refused', false],
] as const)('O7: a copy of a location that copies: %s, and never of itself', (copiedCopies, open) => {
  const game = facing('mi3b', { hand: ['brick-kiln'] }, { base: [], tiles: ['mi2b'], rulings: { copiedCopies } });
  const legal = game.do('deploy explorer mi3b').can('location');
  expect([legal.includes('mi2b'), legal.includes('mi3b')]).toEqual([open, false]);
});

test.each([
  ['own-turn', 0],
  ['every-turn', 1],
] as const)('O11: a disc changes hands at the end of a turn: %s', (discTakeover, holder) => {
  const seats = [{ levels: [0, 2, 0, 0] }, { levels: [0, 3, 0, 0] }, {}];
  const game = sit({ seats, discs: { urban: 0 }, rulings: { discTakeover } }).do('pass');
  expect(game.see().discs.urban).toBe(holder);
});

test.each([
  ['highest-level', 7],
  ['nobody', 3],
] as const)('O12: first on a track whose disc nobody holds: %s', (vacantDisc, points) => {
  const game = sit({ seats: [{ levels: [0, 1, 0, 0] }, {}], rulings: { vacantDisc, leastRanked: 1 } });
  expect(game.pad().map((row) => row[TRACKS])).toEqual([points, 0]);
});

test.each([
  [0, 3],
  [1, 0],
])('O13: with %i as the least level that has a place, one at 0 has %i points', (leastRanked, points) => {
  const given = { rulings: { leastRanked, vacantDisc: 'nobody', tiedFirst: 'shared' } } as const;
  const levels = [0, 2, 0, 0];
  const one = sit({ ...given, seats: [{ levels }, {}] })
    .pad()
    .map((row) => row[TRACKS]!);
  const none = sit({ ...given, seats: [{}, {}] })
    .pad()
    .map((row) => row[TRACKS]!);
  // The three other tracks are alike in both.
  expect(one[1]! - (none[1]! / 4) * 3).toBe(points);
});

test.each([
  ['each-in-full', 7],
  ['shared', 5],
] as const)('O35: seats that tie for a first place: %s', (tiedFirst, points) => {
  const seats = [{ levels: [1, 0, 0, 0] }, { levels: [1, 0, 0, 0] }];
  const game = sit({ seats, rulings: { tiedFirst, leastRanked: 1 } });
  expect(game.pad().map((row) => row[TRACKS])).toEqual([points, points]);
});

test.each([
  ['any-leader', 4],
  ['own-leader', 2],
] as const)('O19: the leader of another seat at a colony of beavers: %s', (doubledFor, food) => {
  const seats = [{}, { tribe: 'beavers', colonies: ['ag1b'] }];
  const game = sit({ seats, rulings: { doubledFor } });
  const own = sit({ seats: seats.toReversed(), rulings: { doubledFor } }).do('deploy leader ag1b');
  expect([game.do('deploy leader ag1b').purse(1), own.purse(0)]).toEqual([`food ${food}`, 'food 8']);
});

test.each([
  ['what-there-is', true],
  ['closed', false],
] as const)('O20: bonuses of two colonies where there is one: %s', (fewColonies, open) => {
  const game = facing('ur3c', { colonies: ['ag1b'] }, { rulings: { fewColonies } });
  expect(game.can('deploy explorer').includes('ur3c')).toBe(open);
  if (open) expect(game.do('deploy explorer ur3c').purse(0)).toBe('food 2');
});

test.each([
  ['to-board', null],
  ['to-highest', 1],
] as const)('O25: the disc of a seat that falls to level 0: %s', (droppedDisc, holder) => {
  const others = [{ levels: [0, 1, 0, 0] }];
  const seat = { levels: [3, 1, 0, 0] };
  const game = facing('ag2e', seat, { seats: others, discs: { urban: 0 }, rulings: { droppedDisc } });
  expect(game.do('deploy explorer ag2e', 'track urban').see().discs.urban).toBe(holder);
});

test.each([
  ['allowed', true],
  ['refused', false],
] as const)('O26: up and down on the same track: %s', (sameTrack, open) => {
  const game = sit({ ...TOPS, seats: [{ levels: [1, 0, 0, 0] }, {}], rulings: { sameTrack } });
  game.do('deploy explorer mi1a', 'pile base', 'way 1', 'track urban');
  expect(game.can('track')).toEqual(open ? ['agricultural', 'military', 'urban'] : ['agricultural', 'military']);
});

test.each([
  ['next-one', undefined],
  ['lost', true],
] as const)('O30: the accomplishment of a track, topped without a token: %s', (tokenless, lost) => {
  const given = { claims: { A: 0, B: 0, C: 0 }, rulings: { tokenless } } as const;
  const game = sit({ ...given, seats: [{ levels: [0, 9, 0, 0] }, {}] }).do('deploy explorer ur1a');
  expect(game.see().accomplishments.find(({ of }) => of === 'urban')).toEqual({
    of: 'urban',
    claimedBy: null,
    ...(lost === undefined ? {} : { lost }),
  });
});

test.each([
  ['deployed', 1],
  ['reward-only', 0],
] as const)('O33: a pawn that moves to another location: %s', (redeployed, level) => {
  const steps = [{ do: 'redeploy' }] as const;
  const catalog = overlaid({ cards: [cardRow('brick-kiln', { steps: [...steps] })] });
  const seat = { hand: ['brick-kiln'], explorers: ['ag1a'], resources: { endurance: 5 } };
  const game = sit({ catalog, seats: [seat, {}], rulings: { redeployed } });
  game.do('play brick-kiln endurance').doIfAsked('location ag1a').do('location ur1a');
  expect([game.purse(0), game.levels(0)[1], game.at('ag1a').explorers]).toEqual(['material 2', level, undefined]);
});
