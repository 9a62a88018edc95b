/** Colonies and their bonuses (pages 8 and 10). */
import { describe, expect, test } from 'vitest';
import { catalogRows } from '../../support/natera/catalogs.ts';
import { sit } from '../../support/natera/sitting.ts';
import { facing, levelFor, levelsAt, TOPS } from '../../support/natera/visits.ts';

const TEN = { material: 10 };

describe('establishing one (page 10)', () => {
  test('10 material, its bonus at once, as an action', () => {
    const game = sit({ seats: [{ resources: { material: 12 } }, {}] }).do('establish ag1b');
    expect([game.at('ag1b').colony, game.purse(0), game.seat()]).toEqual([0, 'food 2, material 2', 1]);
    expect(game.levels(0)).toEqual([0, 0, 0, 0]);
  });
  test('not with 9 material', () => {
    expect(sit({ seats: [{ resources: { material: 9 } }, {}] }).can('establish')).toEqual([]);
  });
  test('at level 0 on tier 1 alone, and not in the forest', () => {
    const game = sit({ seats: [{ resources: TEN }, {}] });
    expect(game.can('establish')).toEqual(['ag1a', 'ag1b', 'co1a', 'co1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
  });
  test('one a location, whoever has it', () => {
    const game = sit({ seats: [{ resources: TEN, colonies: ['ag1a'] }, { colonies: ['ur1b'] }] });
    expect(game.can('establish')).toEqual(['ag1b', 'co1a', 'co1b', 'mi1a', 'mi1b', 'ur1a']);
  });
  test('whatever pawns are there', () => {
    const game = sit({ seats: [{ resources: TEN }, { leaders: ['ag1a'], explorers: ['ur1a'] }] });
    expect(game.can('establish')).toEqual(expect.arrayContaining(['ag1a', 'ur1a']));
  });
  test.each([
    [2, []],
    [3, ['ur2a', 'ur2b']],
    [5, ['ur2a', 'ur2b']],
    [6, ['ur2a', 'ur2b', 'ur3a']],
  ])('urban level %i opens %o', (level, open) => {
    const game = sit({ revealed: [['urban', 3]], seats: [{ resources: TEN, levels: [0, level, 0, 0] }, {}] });
    expect(game.can('establish').filter((id) => /^ur[23]/.test(id))).toEqual(open);
  });
  test('not the ninth', () => {
    const colonies = ['ag1a', 'ag1b', 'ur1a', 'ur1b', 'mi1a', 'mi1b', 'co1a', 'co1b'];
    const given = { seats: [{ resources: TEN, levels: [3, 0, 0, 0], colonies }, {}], claims: { B: 1 } };
    expect(sit(given).can('establish')).toEqual([]);
    expect(sit({ ...given, seats: [{ ...given.seats[0], colonies: colonies.slice(1) }, {}] }).can('establish')).toEqual(
      [...['ag1a', 'ag2a', 'ag2b']],
    );
  });
});

describe('its bonus when somebody explores it (pages 8 and 10)', () => {
  test('goes to the owner, and the reward to the pawn', () => {
    const game = sit({ seats: [{}, { colonies: ['ag1b'] }] }).do('deploy explorer ag1b');
    expect([game.purse(0), game.purse(1)]).toEqual(['food 4', 'food 2']);
  });
  test('goes to the owner itself as well', () => {
    expect(
      sit({ seats: [{ colonies: ['ag1b'] }, {}] })
        .do('deploy explorer ag1b')
        .purse(0),
    ).toBe('food 6');
  });
  test('each time', () => {
    const game = sit({ seats: [{}, {}, { colonies: ['ag1b'] }] }).do('deploy explorer ag1b', 'deploy explorer ag1b');
    expect(game.purse(2)).toBe('food 4');
  });
  test('is chosen by its owner', () => {
    const game = sit({ ...TOPS, seats: [{}, { colonies: ['co1b'] }, {}] });
    const paid = sit({ ...TOPS, seats: [{ resources: { food: 2 } }, { colonies: ['co1b'] }, {}] }).do(
      'deploy leader co1b',
    );
    expect(game.can('deploy leader')).not.toContain('co1b');
    paid.do('part 1');
    expect([paid.seat(), paid.legal()]).toEqual([1, ['pile advanced', 'pile base']]);
    expect([paid.do('pile advanced').hand(1), paid.purse(0)]).toEqual([['genome-bank'], 'agility 2']);
  });
  test('and reward come in the order that the pawn’s seat likes', () => {
    const game = sit({ ...TOPS, seats: [{}, { colonies: ['ur1b'] }, {}] }).do('deploy explorer ur1b');
    expect([game.seat(), game.legal()]).toEqual([0, ['part 1', 'part 2']]);
    const others = [1, 2].map((part) => game.fork().do(`part ${part}`).seat());
    expect(others.toSorted()).toEqual([0, 1]);
  });
  test('in the one order the owner has the top card, in the other one the pawn’s seat', () => {
    const game = sit({ ...TOPS, seats: [{}, { colonies: ['ur1b'] }, {}] }).do('deploy explorer ur1b');
    const ends = [1, 2].map((part) => {
      const end = game.fork().do(`part ${part}`, 'pile base', 'pile base', 'pile base');
      return `${end.hand(0)} | ${end.hand(1)}`;
    });
    expect(ends.toSorted()).toEqual(['aquaponics,scrapyard | brick-kiln', 'brick-kiln,scrapyard | aquaponics']);
  });
  test('not for a colony elsewhere', () => {
    expect(
      sit({ seats: [{}, { colonies: ['ag1a'] }] })
        .do('deploy explorer ag1b')
        .purse(1),
    ).toBe('');
  });
  test('not for a copy, which is no exploring', () => {
    const game = facing('mi2e', {}, { seats: [{ colonies: ['ag1b'] }] }).do('deploy explorer mi2e', 'pile base');
    game.do('location ag1b');
    expect([game.purse(0), game.purse(1), game.levels(0)]).toEqual(['food 4', '', [0, 0, 4, 0]]);
  });
});

describe('without its price (page 10)', () => {
  test('by a card: no material, its bonus, the same places', () => {
    const game = sit({ seats: [{ inPlay: ['building-site'], resources: { material: 8 } }, { colonies: ['ag1a'] }] });
    game.do('use building-site');
    expect(game.can('location')).toEqual(['ag1b', 'co1a', 'co1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
    expect([game.do('location mi1b').purse(0), game.at('mi1b').colony]).toEqual(['material 1, energy 1', 0]);
  });
});

/** What the bonus of each location is by its row, as resources, steps and cards. */
const RESULTS: Readonly<Record<string, string>> = {
  ag1a: 'endurance 1',
  ag1b: 'food 2',
  ag2a: 'food 4',
  ag2b: 'endurance 1, food 2',
  ag2c: 'food 4',
  ag2d: 'endurance 2',
  ag2e: 'endurance 2',
  ag3a: 'endurance 3',
  ag3b: 'food 6',
  ag3c: 'endurance 2, food 2',
  ur1a: 'material 1',
  ur1b: '1 card',
  ur2a: 'food 4',
  ur2b: 'material 2',
  ur2c: 'material 1, 1 card',
  ur2d: 'material 2',
  ur2e: 'material 1, 1 card',
  ur3a: 'material 3',
  ur3b: 'material 2, 1 card',
  ur3c: 'agility 2',
  mi1a: '1 card',
  mi1b: 'energy 1',
  mi2a: 'energy 2',
  mi2b: 'energy 2',
  mi2c: '1 step',
  mi2d: 'food 2, energy 1',
  mi2e: 'endurance 1, energy 1',
  mi3a: 'endurance 1, energy 2',
  mi3b: 'agility 2',
  mi3c: 'energy 3',
  co1a: 'food 2',
  co1b: '1 card',
  co2a: 'endurance 2',
  co2b: 'food 4',
  co2c: 'material 2',
  co2d: 'energy 2',
  co2e: 'agility 1, food 1',
  co3a: 'food 6',
  co3b: 'agility 2',
  co3c: 'agility 2',
};

describe('the bonus of each location (ag2e: page 10; the others are house content)', () => {
  test('every location but those of the forest has one', () => {
    const { locations } = catalogRows();
    expect(
      locations
        .filter(({ area }) => area !== 'forest')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(RESULTS).toSorted());
  });
  test.each(Object.entries(RESULTS))('%s: %s', (id, result) => {
    const game = facing(id, { levels: levelsAt(id), resources: TEN }).do(`establish ${id}`);
    game.drift('pile base', 'resource agility', 'track coastal');
    const steps = game.levels(0).reduce((sum, level) => sum + level, 0) - levelFor(id);
    const cards = game.hand(0).length;
    const parts = [game.purse(0), cards > 0 ? `${cards} card` : '', steps > 0 ? `${steps} step` : ''];
    expect(parts.filter((part) => part !== '').join(', ')).toBe(result);
  });
});
