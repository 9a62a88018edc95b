/** Tribes, what lasts and what they produce: bears, beavers, chimpanzees, foxes, gorillas, moles (pages 12 and 13). */
import { describe, expect, test } from 'vitest';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';

/** A rest phase, up to the first question to seat 0. */
const rest = (seat: SeatScene, given: Scene = {}): Sitting => {
  const { seats = [{ tribe: 'raccoons' }], ...others } = given;
  const game = sit({ ...TOPS, ...others, seats: [seat, ...seats] });
  for (const _ of [seat, ...seats]) game.do('pass');
  return game;
};
const tracks = ['track agricultural', 'track coastal', 'track military', 'track urban'];
const forest = ['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6'].map((id) => `location ${id}`);

describe('bears (page 12)', () => {
  const bears: SeatScene = { tribe: 'bears', hand: ['aquaponics', 'scrapyard'] };

  test('three leaders, no explorers', () => {
    const { leaders, explorers } = sit({ seats: [bears, {}] }).player(0);
    expect([leaders, explorers]).toEqual([3, 0]);
    expect(sit({ seats: [bears, {}] }).can('deploy explorer')).toEqual([]);
  });
  test('each bear closes its location', () => {
    const game = sit({ seats: [bears, {}] }).do('deploy leader ag1b', 'end');
    expect(game.can('deploy').filter((text) => text.endsWith('ag1b'))).toEqual([]);
  });
  test('a bear in the forest: a step on a track of choice', () => {
    const game = sit({ seats: [bears, {}] }).do('deploy leader fo2', 'card aquaponics');
    expect(game.legal()).toEqual(tracks);
    expect([game.do('track military').levels(0), game.purse(0)]).toEqual([[0, 0, 1, 0], 'agility 3']);
  });
  test('not elsewhere', () => {
    const game = sit({ seats: [bears, {}] }).do('deploy leader ur1a');
    expect([game.levels(0), game.legal()]).toEqual([
      [0, 1, 0, 0],
      ['end', 'trade'],
    ]);
  });
  test('not for others in the forest', () => {
    const game = sit({ seats: [bears, { hand: ['tool-shed'] }] }).do('pass', 'deploy leader fo2');
    expect([game.levels(0), game.levels(1)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
  test('not for a copy of a forest location', () => {
    const game = sit({ tiles: ['mi2b'], seats: [{ ...bears, levels: [0, 0, 3, 0] }, {}] }).do('deploy leader mi2b');
    game.do('location fo1', 'card aquaponics');
    expect([game.levels(0), game.seat()]).toEqual([[0, 0, 4, 0], 1]);
  });
  test('produce a card of either pile', () => {
    const game = rest({ tribe: 'bears' });
    expect([game.seat(), game.legal()]).toEqual([0, ['pile advanced', 'pile base']]);
    expect(game.do('pile advanced').hand(0)).toContain('genome-bank');
  });
});

describe('beavers (page 12)', () => {
  const beavers: SeatScene = { tribe: 'beavers', colonies: ['ag1b'] };

  test('a leader explores a colony of theirs: its bonus twice', () => {
    expect(
      sit({ seats: [{}, beavers] })
        .do('deploy leader ag1b')
        .purse(1),
    ).toBe('food 4');
  });
  test('an explorer: once', () =>
    expect(
      sit({ seats: [{}, beavers] })
        .do('deploy explorer ag1b')
        .purse(1),
    ).toBe('food 2'));
  test('their own leader as well', () => {
    expect(
      sit({ seats: [beavers, {}] })
        .do('deploy leader ag1b')
        .purse(0),
    ).toBe('food 8');
  });
  test('a bear is a leader (O19)', () => {
    expect(
      sit({ seats: [{ tribe: 'bears' }, beavers] })
        .do('deploy leader ag1b')
        .purse(1),
    ).toBe('food 4');
  });
  test('not for colonies of others', () => {
    const game = sit({ seats: [{ tribe: 'beavers' }, { colonies: ['ag1b'] }] }).do('deploy leader ag1b');
    expect([game.purse(0), game.purse(1)]).toEqual(['food 4', 'food 2']);
  });
  test('not when they establish one', () => {
    const game = sit({ seats: [{ tribe: 'beavers', resources: { material: 10 } }, {}] }).do('establish ag1b');
    expect(game.purse(0)).toBe('food 2');
  });
  test('produce the bonus of a colony, of anybody', () => {
    const game = rest({ ...beavers }, { seats: [{ tribe: 'raccoons', colonies: ['mi1b'] }] });
    expect(game.legal()).toEqual(['location ag1b', 'location mi1b']);
    const { energy, food } = game.do('location mi1b').player(0).resources;
    expect([energy, food]).toEqual([1, 3]);
  });
  test('produce nothing more when there is no colony', () => {
    expect(rest({ tribe: 'beavers' }).purse(0)).toBe('food 3, material 2');
  });
});

describe('chimpanzees (page 12)', () => {
  const chimpanzees = (agility: number, intelligence: number, more: SeatScene = {}): SeatScene => ({
    ...{ tribe: 'chimpanzees', resources: { agility, intelligence } },
    ...more,
  });

  test.each([
    [3, 1, 'agility'],
    [0, 4, 'agility'],
    [3, 0, 'intelligence'],
    [1, 2, 'intelligence'],
  ])('%i agility and %i intelligence pay in %s', (agility, intelligence, kind) => {
    const game = sit({ seats: [chimpanzees(agility, intelligence, { hand: ['aquaponics'] }), {}] });
    expect(game.do(`play aquaponics ${kind}`).player(0).inPlay).toEqual(['aquaponics']);
  });
  test('not in endurance', () => {
    expect(sit({ seats: [chimpanzees(9, 9, { hand: ['aquaponics'] }), {}] }).can('play aquaponics')).toEqual([
      ...['agility', 'intelligence'],
    ]);
  });
  test('others have two kinds', () => {
    const seat = { tribe: 'raccoons', resources: { agility: 3, intelligence: 2 }, hand: ['aquaponics'] };
    expect(sit({ seats: [seat, {}] }).can('play')).toEqual([]);
  });
  test('pay an ability in either', () => {
    const game = sit({ seats: [chimpanzees(2, 0, { inPlay: ['exchange-of-scholars'] }), {}] });
    expect(game.can('use')).toEqual(['exchange-of-scholars']);
    expect(game.do('use exchange-of-scholars').drift('part 1', 'growth 1', 'pile base').purse(0)).toBe('');
  });
  test('produce two of any kinds', () => {
    const game = rest(chimpanzees(0, 0)).do('resource agility', 'resource energy');
    expect(game.player(0).resources).toMatchObject({ agility: 1, energy: 1 });
  });
});

describe('foxes (page 12)', () => {
  const foxes: SeatScene = { tribe: 'foxes', hand: ['tool-shed', 'rain-barrels'] };

  test('a fox in the forest: a card, after the one that it costs (O31)', () => {
    const game = sit({ ...TOPS, seats: [foxes, {}] }).do('deploy explorer fo5');
    expect(game.can('card')).toEqual(['rain-barrels', 'tool-shed']);
    game.do('card tool-shed');
    expect(game.legal()).toEqual(['pile advanced', 'pile base']);
    game.do('pile base');
    expect([game.purse(0), game.hand(0)]).toEqual(['energy 4', ['aquaponics', 'rain-barrels']]);
  });
  test('the leader is a fox, too', () => {
    const game = sit({ ...TOPS, seats: [foxes, {}] }).do('deploy leader fo5', 'card tool-shed', 'pile advanced');
    expect(game.hand(0)).toEqual(['genome-bank', 'rain-barrels']);
  });
  test('not for a copy', () => {
    const game = sit({ ...TOPS, tiles: ['mi2b'], seats: [{ ...foxes, levels: [0, 0, 3, 0] }, {}] });
    game.do('deploy explorer mi2b', 'location fo5', 'card tool-shed');
    expect(game.hand(0)).toEqual(['rain-barrels']);
  });
  test('not elsewhere', () => {
    expect(
      sit({ seats: [foxes, {}] })
        .do('deploy explorer ur1a')
        .legal(),
    ).toEqual(['end', 'trade']);
  });
  test('produce a copy of a forest location, for a card', () => {
    const game = rest(foxes);
    expect(game.legal()).toEqual(forest);
    game.do('location fo4', 'card rain-barrels');
    expect([game.player(0).resources.food, game.hand(0).includes('rain-barrels')]).toEqual([9, false]);
  });
  test('produce none without a card', () => {
    expect(rest({ tribe: 'foxes' }).purse(0)).toBe('endurance 2, food 1');
  });
});

describe('gorillas (page 13)', () => {
  const gorillas: SeatScene = { tribe: 'gorillas', resources: { agility: 3 } };

  test('a Science card is played: 1 endurance', () => {
    const game = sit({ seats: [{ ...gorillas, hand: ['seed-vault'] }, {}] }).do('play seed-vault agility', 'growth 1');
    expect(game.purse(0)).toBe('endurance 1, food 4');
  });
  test('not for another card', () => {
    const game = sit({ seats: [{ ...gorillas, hand: ['climbing-wall'] }, {}] }).do('play climbing-wall agility');
    expect(game.purse(0)).toBe('agility 3');
  });
  test('not for a Science card of others', () => {
    const other = { tribe: 'raccoons', hand: ['seed-vault'], resources: { agility: 3 } };
    const game = sit({ seats: [gorillas, other] }).do('pass', 'play seed-vault agility', 'growth 1');
    expect(game.purse(0)).toBe('agility 3');
  });
  test('produce growth', () => {
    const game = rest({ tribe: 'gorillas' });
    expect(game.legal()).toEqual(['growth 1', 'growth 2', 'growth 3']);
    expect(game.do('growth 3').player(0).growth).toEqual([3]);
  });
  test('what they cover on the bottom row produces in the next rest phase', () => {
    expect(rest({ tribe: 'gorillas' }).do('growth 1').purse(0)).toBe('food 2');
  });
  test('other rewards are theirs at once', () => {
    expect(rest({ tribe: 'gorillas', growth: [1] }).purse(0)).toBe('endurance 3, food 6');
  });
  test('a reward that moves a pawn does nothing then', () => {
    const game = rest({ tribe: 'gorillas', growth: [2, 5, 8], explorers: ['ur1a'] }).do('growth 11');
    expect([game.player(0).growth, game.see().stage, game.see().season]).toEqual([[2, 5, 8, 11], 'actions', 2]);
    expect(game.see().board.flatMap(({ explorers = [] }) => explorers)).toEqual([]);
  });
});

describe('moles (page 13)', () => {
  const moles: SeatScene = { tribe: 'moles', explorers: ['mi1b'] };

  test('four explorers, no leader', () => {
    const { leaders, explorers } = sit({ seats: [{ tribe: 'moles' }, {}] }).player(0);
    expect([leaders, explorers]).toEqual([0, 4]);
  });
  test('an explorer of another tribe comes: 4 food for them, 2 for it', () => {
    const game = sit({ seats: [{}, moles] }).do('deploy explorer mi1b');
    expect([game.purse(0), game.purse(1)]).toEqual(['food 2, energy 2', 'food 4']);
  });
  test('each time', () => {
    const game = sit({ seats: [{}, {}, moles] }).do('deploy explorer mi1b', 'deploy explorer mi1b');
    expect([game.purse(0), game.purse(1), game.purse(2)]).toEqual(['food 2, energy 2', 'food 2, energy 2', 'food 8']);
  });
  test('not when a mole comes to others', () => {
    const game = sit({ seats: [{ tribe: 'moles' }, { explorers: ['mi1b'] }] }).do('deploy explorer mi1b');
    expect([game.purse(0), game.purse(1)]).toEqual(['energy 2', '']);
  });
  test('in the forest as well', () => {
    const game = sit({ seats: [{ hand: ['tool-shed'] }, { ...moles, explorers: ['fo6'] }] }).do('deploy leader fo6');
    expect([game.purse(0), game.purse(1)]).toEqual(['food 2, material 4', 'food 4']);
  });
  test('produce a step down on a track of choice', () => {
    const game = rest({ tribe: 'moles', levels: [1, 0, 2, 0] });
    expect(game.legal()).toEqual(['track agricultural', 'track military']);
    expect(game.do('track military').levels(0)).toEqual([1, 0, 1, 0]);
  });
  test('nothing at level 0 everywhere (O4)', () => {
    const game = rest({ tribe: 'moles' });
    expect([game.levels(0), game.see().season]).toEqual([[0, 0, 0, 0], 2]);
  });
});
