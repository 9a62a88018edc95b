/** The worked examples of the rulebook, T1 to T3, and what its words on cards that are discarded and on the forest lead to, T13 and T14. */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/natera/sitting.ts';

describe('T1: one of three costs is paid (page 8, Aquaponics)', () => {
  const purseOf = (endurance: number, agility: number, intelligence: number, tribe = 'gorillas') =>
    sit({ seats: [{ tribe, hand: ['aquaponics'], resources: { endurance, agility, intelligence } }, {}] });

  test.each([
    ['endurance', 'agility 4, intelligence 3'],
    ['agility', 'endurance 5, intelligence 3'],
    ['intelligence', 'endurance 5, agility 4'],
  ])('T1: with %s, the others are left', (kind, left) => {
    const game = purseOf(5, 4, 3);
    expect(game.can('play')).toEqual(['aquaponics agility', 'aquaponics endurance', 'aquaponics intelligence']);
    game.do(`play aquaponics ${kind}`);
    expect([game.purse(0), game.player(0).inPlay, game.hand(0)]).toEqual([left, ['aquaponics'], []]);
  });
  test('T1: one less of each: unplayable', () => expect(purseOf(4, 3, 2).can('play')).toEqual([]));
  test('T1: 2 agility and 2 intelligence: unplayable', () => expect(purseOf(0, 2, 2).can('play')).toEqual([]));
  test('T1: chimpanzees: 2 agility and 2 intelligence are 3 intelligence, or 4 agility', () => {
    const game = purseOf(0, 2, 2, 'chimpanzees');
    expect(game.can('play')).toEqual(['aquaponics agility', 'aquaponics intelligence']);
    const left = ({ agility, intelligence }: { agility: number; intelligence: number }) => agility + intelligence;
    expect(left(game.fork().do('play aquaponics intelligence').player(0).resources)).toBe(1);
    expect(left(game.do('play aquaponics agility').player(0).resources)).toBe(0);
  });
  test('T1: chimpanzees: 3 agility and 2 intelligence, short of endurance, pay either', () => {
    expect(purseOf(4, 3, 2, 'chimpanzees').can('play')).toEqual(['aquaponics agility', 'aquaponics intelligence']);
  });
});

describe('T2: raccoons explore a location with a yellow colony (page 10)', () => {
  const game = () =>
    sit({
      tiles: ['ag2e'],
      seats: [{ tribe: 'raccoons', levels: [3, 1, 0, 0] }, { colonies: ['ag2e'] }],
    }).do('deploy explorer ag2e');

  test('T2: a step, 5 endurance, 2 endurance for yellow, and then a step down of choice', () => {
    const asked = game();
    expect([asked.legal(), asked.levels(0)]).toEqual([
      ['track agricultural', 'track urban'],
      [4, 1, 0, 0],
    ]);
    asked.do('track urban');
    expect([asked.levels(0), asked.purse(0), asked.purse(1), asked.seat()]).toEqual([
      [4, 0, 0, 0],
      'endurance 5',
      'endurance 2',
      1,
    ]);
  });
  test('T2: the step down may be on the track of the zone itself', () => {
    expect(game().do('track agricultural').levels(0)).toEqual([3, 1, 0, 0]);
  });
});

describe('T3: the ability of the business monkey (page 10)', () => {
  const monkey = (energy: number) => sit({ seats: [{ specialists: ['business-monkey'], resources: { energy } }, {}] });

  test('T3: 4 energy are 7 food, as an action', () => {
    const game = monkey(4).do('consult business-monkey');
    expect([game.purse(0), game.seat()]).toEqual(['food 7', 1]);
  });
  test('T3: not with 3 energy', () => expect(monkey(3).can('consult')).toEqual([]));
  test('T3: once a turn, and again in the next one', () => {
    const game = sit({
      seats: [{ specialists: ['business-monkey'], resources: { energy: 8 }, hand: ['aquaponics', 'scrapyard'] }, {}],
    }).do('consult business-monkey');
    expect([game.seat(), game.legal()]).toEqual([0, ['end', 'trade']]);
    game.do('end', 'pass', 'consult business-monkey');
    expect(game.purse(0)).toBe('food 14');
  });
  test('T3: not by another seat', () => {
    const game = sit({ seats: [{ specialists: ['business-monkey'] }, { resources: { energy: 9 } }] }).do('pass');
    expect(game.can('consult')).toEqual([]);
  });
});

describe('T13: two cards for a resource, beside the action (page 10)', () => {
  const four = ['aquaponics', 'scrapyard', 'brick-kiln', 'tool-shed'];

  test('T13: twice with four cards, and an action after that', () => {
    const game = sit({ seats: [{ hand: four }, {}] });
    game.do('trade', 'card aquaponics', 'card scrapyard', 'resource energy');
    expect([game.seat(), game.purse(0), game.see().discards.toSorted()]).toEqual([
      0,
      'energy 1',
      ['aquaponics', 'scrapyard'],
    ]);
    game.do('trade').doIfAsked('card brick-kiln', 'card tool-shed').do('resource food');
    expect([game.seat(), game.purse(0), game.can('trade')]).toEqual([0, 'food 1, energy 1', []]);
    expect(game.do('deploy leader mi1b').purse(0)).toBe('food 1, energy 3');
  });
  test.each(['endurance', 'agility', 'intelligence', 'food', 'material', 'energy'])('T13: for 1 %s', (kind) => {
    const game = sit({ seats: [{ hand: ['aquaponics', 'scrapyard', 'tool-shed'] }, {}] });
    game.do('trade', 'card aquaponics', 'card scrapyard', `resource ${kind}`);
    expect([game.purse(0), game.hand(0)]).toEqual([`${kind} 1`, ['tool-shed']]);
  });
  test('T13: after the action as well, once for each two cards', () => {
    const game = sit({ seats: [{ hand: four }, {}] }).do('deploy explorer mi1b');
    expect(game.legal()).toEqual(['end', 'trade']);
    game.do('trade', 'card aquaponics', 'card tool-shed', 'resource food');
    game.do('trade').doIfAsked('card brick-kiln', 'card scrapyard').do('resource food');
    expect([game.purse(0), game.seat()]).toEqual(['food 2, energy 2', 1]);
  });
  test('T13: not with one card', () => expect(sit({ seats: [{ hand: ['aquaponics'] }, {}] }).can('trade')).toEqual([]));
  test('T13: who can do nothing else must pass, and is out of the season', () => {
    const seats = [{ explorers: ['ag1b', 'ur1a'], leaders: ['mi1b'], hand: ['aquaponics', 'scrapyard'] }, {}];
    const game = sit({ seats });
    expect(game.legal()).toEqual(['pass', 'trade']);
    game.do('trade').doIfAsked('card aquaponics', 'card scrapyard').do('resource material');
    expect([game.see().passed, game.seat()]).toEqual([[0], 1]);
    expect(game.do('deploy explorer ag1a').seat()).toBe(1);
  });
});

describe('T14: the forest (page 7)', () => {
  const forest = ['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6'];

  test.each(forest)('T14: %s moves no token', (id) => {
    const game = sit({ seats: [{ hand: ['aquaponics'] }, {}] }).do(`deploy explorer ${id}`);
    expect([game.levels(0), game.at(id).explorers]).toEqual([[0, 0, 0, 0], [0]]);
  });
  test('T14: no colony can be there', () => {
    const game = sit({ seats: [{ resources: { material: 10 }, hand: ['aquaponics'] }, {}] });
    expect(game.can('establish').filter((id) => forest.includes(id))).toEqual([]);
    expect(game.can('establish')).toContain('ag1a');
  });
});
