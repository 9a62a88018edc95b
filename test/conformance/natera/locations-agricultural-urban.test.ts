/** Locations of the agricultural and the urban zone, each of them (page 11); `locations-closed.test.ts` has who cannot come. */
import { describe, expect, test } from 'vitest';
import { facing, visit } from '../../support/natera/visits.ts';

const three = ['rain-barrels', 'running-track', 'tool-shed'];

describe('agricultural zone (page 11)', () => {
  test('ag1a: 2 endurance', () => expect(visit('ag1a').purse(0)).toBe('endurance 2'));
  test('ag1b: 4 food', () => expect(visit('ag1b').purse(0)).toBe('food 4'));
  test.each([
    ['way 1', 'endurance 3'],
    ['way 2', 'agility 2'],
    ['way 3', 'intelligence 2'],
  ])('ag2a: 3 endurance, 2 agility or 2 intelligence: %s', (way, purse) => {
    const game = visit('ag2a');
    expect(game.legal()).toEqual(['way 1', 'way 2', 'way 3']);
    expect(game.do(way).purse(0)).toBe(purse);
  });
  test('ag2b: 2 endurance and a card', () => {
    const game = visit('ag2b');
    expect(game.legal()).toEqual(['pile advanced', 'pile base']);
    expect([game.do('pile base').purse(0), game.hand(0)]).toEqual(['endurance 2', ['aquaponics']]);
  });
  test('ag2c: a specialist for 6 food less', () => {
    const river = ['business-monkey', 'otter-ferryman', 'beaver-foreman', 'bee-treasurer', 'carp-banker'];
    const game = visit('ag2c', { resources: { food: 12 } }, { river, specialistPile: ['ox-ploughman'] });
    expect(game.can('specialist')).toEqual(['business-monkey', 'otter-ferryman']);
    game.do('specialist business-monkey');
    expect([game.purse(0), game.player(0).specialists]).toEqual(['material 3', ['business-monkey']]);
    expect(game.see().river.toSorted()).toEqual([...river.slice(1), 'ox-ploughman'].toSorted());
  });
  test('ag2d: 4 food and a card', () => {
    const game = visit('ag2d').do('pile advanced');
    expect([game.purse(0), game.hand(0)]).toEqual(['food 4', ['genome-bank']]);
  });
  test('ag2e: 5 endurance and a step down of choice', () => {
    const game = visit('ag2e', { levels: [3, 2, 0, 1] });
    expect(game.legal()).toEqual(['track agricultural', 'track coastal', 'track urban']);
    expect([game.do('track coastal').levels(0), game.purse(0)]).toEqual([[4, 2, 0, 0], 'endurance 5']);
  });
  test.each([
    ['endurance', { endurance: 1 }],
    ['agility', { agility: 1 }],
  ])('ag3a: a card for 4 endurance, 3 agility or 3 intelligence less: 1 %s of 5, 4 and 3', (kind, resources) => {
    const game = visit('ag3a', { hand: ['aquaponics', 'scrapyard'], resources }, { base: [] });
    expect(game.can('play').filter((text) => text.startsWith('aquaponics'))).toContain(`aquaponics ${kind}`);
    game.do(`play aquaponics ${kind}`);
    expect([game.purse(0), game.player(0).inPlay]).toEqual(['', ['aquaponics']]);
  });
  test('ag3a: 3 intelligence of 3: for nothing', () => {
    const game = visit('ag3a', { hand: ['aquaponics', 'scrapyard'] }, { base: [] });
    expect(game.can('play')).toEqual(['aquaponics intelligence', 'scrapyard intelligence']);
    expect(game.do('play scrapyard intelligence').player(0).inPlay).toEqual(['scrapyard']);
  });
  test('ag3a: prerequisites hold', () => {
    const hand = ['market-square', 'tide-tables'];
    expect(visit('ag3a', { hand, resources: { endurance: 9 } }).player(0).inPlay).toEqual([]);
  });
  test('ag3b: an own specialist goes under the pile, for its price', () => {
    const game = visit('ag3b', { specialists: ['business-monkey', 'otter-ferryman'] });
    expect(game.can('specialist')).toEqual(['business-monkey', 'otter-ferryman']);
    game.do('specialist otter-ferryman');
    const { piles } = game.see();
    expect([game.purse(0), game.player(0).specialists]).toEqual(['food 14', ['business-monkey']]);
    expect([piles.specialists.order?.at(-1), piles.specialists.bottom]).toEqual(['otter-ferryman', ['otter-ferryman']]);
  });
  test('ag3c: 2 endurance for growth', () => {
    const game = visit('ag3c', { resources: { endurance: 3 } });
    expect([game.purse(0), game.legal()]).toEqual(['endurance 1', ['growth 1', 'growth 2', 'growth 3']]);
    expect(game.do('growth 2').player(0).growth).toEqual([2]);
  });
});

describe('urban zone (page 11)', () => {
  test('ur1a: 2 material', () => expect(visit('ur1a').purse(0)).toBe('material 2'));
  test('ur1b: two cards, each of either pile', () => {
    const game = visit('ur1b').do('pile base');
    expect(game.legal()).toEqual(['pile advanced', 'pile base']);
    expect(game.do('pile advanced').hand(0)).toEqual(['aquaponics', 'genome-bank']);
    expect(visit('ur1b').do('pile base', 'pile base').hand(0)).toEqual(['aquaponics', 'scrapyard']);
  });
  test('ur2a: 1 material for 8 food, once', () => {
    expect(visit('ur2a', { resources: { material: 3 } }).purse(0)).toBe('food 8, material 2');
  });
  test('ur2b: 5 material and two cards away', () => {
    const game = visit('ur2b', { hand: three }).do('card running-track').doIfAsked('card tool-shed');
    expect([game.purse(0), game.hand(0)]).toEqual(['material 5', ['rain-barrels']]);
    expect(game.see().discards.toSorted()).toEqual(['running-track', 'tool-shed']);
  });
  test('ur2c: three cards, and one away, old or new', () => {
    const game = visit('ur2c', { hand: ['tool-shed'] }).do('pile base', 'pile advanced', 'pile base');
    expect(game.can('card')).toEqual(['aquaponics', 'genome-bank', 'scrapyard', 'tool-shed']);
    expect(game.do('card scrapyard').hand(0)).toEqual(['aquaponics', 'genome-bank', 'tool-shed']);
  });
  test('ur2c: with an empty hand as well', () => {
    const game = visit('ur2c').do('pile base', 'pile base', 'pile base', 'card brick-kiln');
    expect(game.hand(0)).toEqual(['aquaponics', 'scrapyard']);
  });
  test('ur2d: 3 material', () => expect(visit('ur2d').do('way 1').purse(0)).toBe('material 3'));
  test('ur2d: or two of any kind', () => {
    expect(visit('ur2d').do('way 2', 'resource agility', 'resource energy').purse(0)).toBe('agility 1, energy 1');
    expect(visit('ur2d').do('way 2', 'resource food', 'resource food').purse(0)).toBe('food 2');
  });
  test('ur2e: 2 material and a card', () => {
    const game = visit('ur2e').do('pile base');
    expect([game.purse(0), game.hand(0)]).toEqual(['material 2', ['aquaponics']]);
  });
  test('ur3a: 5 material', () => expect(visit('ur3a').purse(0)).toBe('material 5'));
  test('ur3b: growth, and two cards away', () => {
    const game = visit('ur3b', { hand: three }).do('growth 3', 'card rain-barrels', 'card running-track');
    expect([game.player(0).growth, game.hand(0)]).toEqual([[3], ['tool-shed']]);
  });
  const colonies = { seats: [{ colonies: ['ag1b', 'mi1b'] }] };

  test('ur3c: bonuses of two colonies, of anybody, that differ', () => {
    const game = visit('ur3c', { colonies: ['ur1a'] }, colonies);
    expect(game.can('location')).toEqual(['ag1b', 'mi1b', 'ur1a']);
    game.do('location ag1b');
    expect(game.can('location')).not.toContain('ag1b');
    expect([game.doIfAsked('location mi1b').purse(0), game.purse(1)]).toEqual(['food 2, energy 1', '']);
  });
  test('ur3c: of one colony, when there are no more (O20)', () => {
    expect(visit('ur3c', { colonies: ['ur1a'] }).purse(0)).toBe('material 1');
  });
  test('ur3c: without any colony nothing', () =>
    expect([visit('ur3c').purse(0), visit('ur3c').seat()]).toEqual(['', 1]));
});

test('what a location gives stays the same however high the level is (page 11)', () => {
  expect(
    facing('ur2a', { levels: [0, 9, 0, 0], resources: { material: 1 } })
      .do('deploy leader ur2a')
      .purse(0),
  ).toBe('food 8');
});
