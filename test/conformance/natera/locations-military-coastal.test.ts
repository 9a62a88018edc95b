/** Locations of the military and the coastal zone and of the forest, each of them (page 11). */
import { describe, expect, test } from 'vitest';
import { facing, visit } from '../../support/natera/visits.ts';

const hand = ['tool-shed', 'rain-barrels'];

describe('military zone (page 11)', () => {
  test('mi1a: a card, a step up and a step down', () => {
    const game = visit('mi1a', { levels: [0, 2, 0, 0] }).do('pile base', 'way 1', 'track coastal', 'track urban');
    expect([game.hand(0), game.levels(0)]).toEqual([['aquaponics'], [0, 1, 1, 1]]);
  });
  test('mi1a: down first, on the same track (O26)', () => {
    const game = visit('mi1a', { levels: [0, 2, 0, 0] }).do('pile base', 'way 2', 'track urban', 'track urban');
    expect(game.levels(0)).toEqual([0, 2, 1, 0]);
  });
  test('mi1b: 2 energy', () => expect(visit('mi1b').purse(0)).toBe('energy 2'));
  test('mi2a: 4 energy and a step down', () => {
    const game = visit('mi2a', { levels: [1, 0, 3, 0] });
    expect(game.legal()).toEqual(['track agricultural', 'track military']);
    expect([game.do('track agricultural').levels(0), game.purse(0)]).toEqual([[0, 0, 4, 0], 'energy 4']);
  });
  test.each([
    ['fo1', 'endurance 5'],
    ['fo2', 'agility 3'],
    ['fo3', 'intelligence 3'],
    ['fo4', 'food 8'],
    ['fo5', 'energy 4'],
    ['fo6', 'material 4'],
  ])('mi2b: copies %s, for a card, and nobody goes there', (id, purse) => {
    const game = visit('mi2b', { hand });
    expect(game.legal()).toEqual(['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6'].map((each) => `location ${each}`));
    game.do(`location ${id}`, 'card tool-shed');
    expect([game.purse(0), game.hand(0), game.levels(0)]).toEqual([purse, ['rain-barrels'], [0, 0, 4, 0]]);
    expect(game.at(id).explorers).toBeUndefined();
  });
  test('mi2c: a step up of choice', () => {
    expect(visit('mi2c').legal()).toHaveLength(4);
    expect(visit('mi2c').do('track urban').levels(0)).toEqual([0, 1, 4, 0]);
  });
  test('mi2d: 2 energy and a card', () => {
    const game = visit('mi2d').do('pile advanced');
    expect([game.purse(0), game.hand(0)]).toEqual(['energy 2', ['genome-bank']]);
  });
  test('mi2e: a card and a location of tier 1', () => {
    const game = visit('mi2e').do('pile base');
    expect(game.can('location')).toEqual(['ag1a', 'ag1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b']);
    expect([game.do('location ur1a').purse(0), game.levels(0)]).toEqual(['material 2', [0, 0, 4, 0]]);
  });
  test('mi2e: an exchange of tier 1 is paid for', () => {
    const game = visit('mi2e', { resources: { food: 3 } }).do('pile base', 'location co1b');
    expect(game.purse(0)).toBe('agility 2, food 1');
  });
  test('mi3a: two locations of tier 1 that differ', () => {
    const game = visit('mi3a').do('location ag1b');
    expect(game.can('location')).not.toContain('ag1b');
    expect([game.do('location mi1b').purse(0), game.seat()]).toEqual(['food 4, energy 2', 1]);
  });
  test('mi3a: cards of the first one are seen before the second one is chosen', () => {
    const game = visit('mi3a').do('location ur1b', 'pile base', 'pile advanced');
    expect([game.hand(0), game.can('location')]).toEqual([
      ['aquaponics', 'genome-bank'],
      ['ag1a', 'ag1b', 'mi1a', 'mi1b', 'ur1a'],
    ]);
  });
  test('mi3a: what the first one gives pays for the second one', () => {
    const game = visit('mi3a').do('location ag1b');
    expect(game.can('location')).toEqual(expect.arrayContaining(['co1a', 'co1b']));
    expect(game.do('location co1a').purse(0)).toBe('intelligence 2, food 2');
  });
  test('mi3b: any location with access: forest, tier 1, tiers 2 and 3, but not itself', () => {
    const game = visit(
      'mi3b',
      { hand, levels: [3, 2, 6, 0] },
      { tiles: ['ag2a', 'ag2d', 'mi2c', 'mi2d'], revealed: [['urban', 2]] },
    );
    const can = game.can('location');
    expect(can).toEqual(expect.arrayContaining(['fo1', 'ag1a', 'ag2a', 'ag2d', 'mi2c', 'mi2d', 'ur1b']));
    for (const id of ['mi3b', 'ag3a', 'ur2a', 'ur2b', 'co1a', 'co2a']) expect(can).not.toContain(id);
    expect(game.do('location ag2a', 'way 3').purse(0)).toBe('intelligence 2');
  });
  test('mi3c: 2 energy for growth', () => {
    const game = visit('mi3c', { resources: { energy: 2 } }).do('growth 1');
    expect([game.purse(0), game.player(0).growth]).toEqual(['', [1]]);
  });
});

describe('coastal zone (page 11)', () => {
  test.each([
    ['co1a', 2, 'intelligence 2'],
    ['co1b', 2, 'agility 2'],
    ['co2a', 2, 'endurance 4'],
    ['co2c', 2, 'material 4'],
    ['co2d', 2, 'energy 4'],
  ])('%s: %i food for %s, once', (id, food, purse) => {
    expect(visit(id, { resources: { food } }).purse(0)).toBe(purse);
    expect(visit(id, { resources: { food: food * 3 } }).player(0).resources.food).toBe(food * 2);
  });
  test('co2b: 2 food for three cards', () => {
    const game = visit('co2b', { resources: { food: 2 } }).do('pile base', 'pile base', 'pile advanced');
    expect([game.hand(0), game.purse(0)]).toEqual([['aquaponics', 'genome-bank', 'scrapyard'], '']);
  });
  test('co2e: 2 food for three of any kind', () => {
    const game = visit('co2e', { resources: { food: 2 } });
    expect(game.do('resource agility', 'resource food', 'resource energy').purse(0)).toBe(
      'agility 1, food 1, energy 1',
    );
  });
  test('co3a: 5 food for a specialist of at most 18', () => {
    const river = ['business-monkey', 'otter-ferryman', 'fox-advocate', 'bee-treasurer', 'carp-banker'];
    const game = visit('co3a', { resources: { food: 5 } }, { river });
    expect(game.legal()).toEqual(['specialist business-monkey', 'specialist otter-ferryman']);
    game.do('specialist business-monkey');
    expect([game.purse(0), game.player(0).specialists]).toEqual(['material 3', ['business-monkey']]);
    expect(game.see().river).toHaveLength(5);
  });
  test('co3b: 5 food for growth', () => {
    const game = visit('co3b', { resources: { food: 6 } }).do('growth 2');
    expect([game.purse(0), game.player(0).growth]).toEqual(['food 1', [2]]);
  });
  test('co3c: 5 food for five of any kind', () => {
    const game = visit('co3c', { resources: { food: 5 } });
    game.do('resource endurance', 'resource agility', 'resource agility', 'resource material', 'resource energy');
    expect(game.purse(0)).toBe('endurance 1, agility 2, material 1, energy 1');
  });
});

describe('forest (page 11)', () => {
  test.each([
    ['fo1', 'endurance 5'],
    ['fo2', 'agility 3'],
    ['fo3', 'intelligence 3'],
    ['fo4', 'food 8'],
    ['fo5', 'energy 4'],
    ['fo6', 'material 4'],
  ])('%s: %s, for a card of the hand', (id, purse) => {
    const game = facing(id, { hand }).do(`deploy leader ${id}`);
    expect(game.can('card')).toEqual(['rain-barrels', 'tool-shed']);
    game.do('card rain-barrels');
    expect([game.purse(0), game.hand(0), game.see().discards]).toEqual([purse, ['tool-shed'], ['rain-barrels']]);
    expect(game.at(id).leader).toBe(0);
  });
});
