/** Tribes, what lasts and what they produce: rabbits, raccoons, crows, reptiles (page 13), red pandas and turtles (page 14). */
import { describe, expect, test } from 'vitest';
import { catalogRows, rowOf } from '../../support/natera/catalogs.ts';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { isOver, type Sitting, sit } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';

/** A rest phase, up to the first question to seat 0. */
const rest = (seat: SeatScene, given: Scene = {}): Sitting => {
  const { seats = [{ tribe: 'raccoons' }], ...others } = given;
  const game = sit({ ...TOPS, ...others, seats: [seat, ...seats] });
  for (const _ of [seat, ...seats]) game.do('pass');
  return game;
};
const river = ['business-monkey', 'otter-ferryman', 'fox-advocate', 'bee-treasurer', 'carp-banker'];

describe('rabbits (page 13)', () => {
  const rabbits: SeatScene = { tribe: 'rabbits', resources: { agility: 4, intelligence: 4 } };

  test.each([
    ['presence', 'market-square', { explorers: ['ur1a'] }],
    ['a level', 'tanker-aground', { levels: [0, 0, 0, 2] }],
    ['cards', 'lost-luggage', { inPlay: ['tool-shed'] }],
  ])('a card that asks for %s is played: 2 food', (_, card, more) => {
    const game = sit({ seats: [{ ...rabbits, ...more, hand: [card] }, {}] });
    game.do(`play ${card} agility`).drift('resource agility', 'part 1', 'pile base');
    const gained = rowOf(catalogRows().cards, card).steps?.find(
      (step) => step.do === 'gain' && step.resource === 'food',
    );
    expect(game.player(0).resources.food).toBe(2 + (gained?.do === 'gain' ? gained.amount : 0));
  });
  test('not for one without a prerequisite', () => {
    const game = sit({ seats: [{ ...rabbits, hand: ['climbing-wall'] }, {}] }).do('play climbing-wall intelligence');
    expect(game.player(0).resources.food).toBe(0);
  });
  test('produce a step on a track of choice', () => {
    const game = rest({ tribe: 'rabbits' });
    expect(game.legal()).toHaveLength(4);
    expect(game.do('track coastal').levels(0)).toEqual([0, 0, 0, 1]);
  });
  test('a level that they produce reveals and takes discs at once', () => {
    const game = rest({ tribe: 'rabbits', levels: [2, 1, 0, 0] }, { discs: { agricultural: null } });
    expect(game.fork().do('track urban').see().discs.urban).toBe(0);
    expect(game.do('track agricultural').at('ag2a').faceDown).toBeUndefined();
  });
});

describe('raccoons (page 13)', () => {
  test('use abilities of the river, and hire nobody by it', () => {
    const game = sit({ river, seats: [{ tribe: 'raccoons', resources: { energy: 4 } }, {}] });
    expect(game.can('consult')).toEqual(['bee-treasurer', 'business-monkey', 'fox-advocate', 'otter-ferryman']);
    game.do('consult business-monkey');
    expect([game.purse(0), game.see().river, game.player(0).specialists]).toEqual(['food 7', river, []]);
  });
  test('as well as own ones', () => {
    const seats = [{ tribe: 'raccoons', specialists: ['mole-surveyor'], resources: { energy: 2 } }, {}];
    expect(sit({ river, seats }).can('consult')).toEqual(['mole-surveyor', 'otter-ferryman']);
  });
  test('not those of others', () => {
    const seats = [{ tribe: 'raccoons', resources: { energy: 9 } }, { specialists: ['mole-surveyor'] }];
    expect(sit({ river, seats }).can('consult')).not.toContain('mole-surveyor');
  });
  test('others use only their own', () => {
    expect(sit({ river, seats: [{ tribe: 'rabbits', resources: { energy: 9 } }, {}] }).can('consult')).toEqual([]);
  });
  test('produce 4 energy', () => {
    expect(rest({ tribe: 'raccoons' }, { seats: [{ tribe: 'rabbits' }] }).purse(0)).toBe('food 3, energy 4');
  });
});

describe('crows (page 13)', () => {
  const crows: SeatScene = { tribe: 'crows' };

  test('look at the top of either pile before a draw, and draw from either', () => {
    const game = sit({ ...TOPS, seats: [crows, {}] }).do('deploy explorer ur1b');
    expect(game.legal()).toEqual(expect.arrayContaining(['pile advanced', 'pile base']));
    expect(game.see(0).piles.base.top).toBeUndefined();
    game.do('pile base');
    expect([game.see(0).piles.base.top, game.see(1).piles.base.top]).toEqual(['aquaponics', null]);
    expect(game.see(1).piles.base.seenBy).toEqual([0]);
    expect([game.legal(), game.hand(0)]).toEqual([['pile advanced', 'pile base'], []]);
    expect(game.fork().do('pile advanced').hand(0)).toEqual(['genome-bank']);
    expect(game.do('pile base').hand(0)).toEqual(['aquaponics']);
  });
  test('need not look', () => {
    const game = sit({ ...TOPS, seats: [crows, {}] }).do('deploy explorer ur1b', 'decline', 'pile advanced');
    expect(game.hand(0)).toEqual(['genome-bank']);
  });
  test('before each card (O18)', () => {
    const game = sit({ ...TOPS, seats: [crows, {}] }).do('deploy explorer ur1b');
    game.do('pile base', 'pile base', 'pile advanced', 'pile base').doIfAsked('end');
    expect([game.hand(0), game.see(0).piles.advanced.top, game.seat()]).toEqual([
      ['aquaponics', 'scrapyard'],
      'genome-bank',
      1,
    ]);
  });
  test('others draw without a look', () => {
    const game = sit({ ...TOPS, seats: [{}, crows] }).do('deploy explorer ur1b', 'pile base');
    expect(game.hand(0)).toEqual(['aquaponics']);
  });
  test('produce a card, with a look', () => {
    const game = rest(crows).do('pile advanced', 'pile base');
    expect(game.hand(0)).toContain('aquaponics');
  });
});

describe('reptiles (page 13)', () => {
  const reptiles = (food: number): SeatScene => ({ tribe: 'reptiles', resources: { food } });

  test('hire for 2 food less', () => {
    const game = sit({ river, seats: [reptiles(16), {}] });
    expect(game.can('hire')).toEqual(['business-monkey', 'otter-ferryman']);
    expect(game.do('hire business-monkey').purse(0)).toBe('material 3');
    expect(sit({ river, seats: [reptiles(15), {}] }).can('hire')).toEqual(['otter-ferryman']);
  });
  test('others pay in full', () => {
    const seats = [{ tribe: 'rabbits', resources: { food: 17 } }, {}];
    expect(sit({ river, seats }).can('hire')).toEqual(['otter-ferryman']);
  });
  test('with 6 less at ag2c: 8 less (O9)', () => {
    const seats = [{ ...reptiles(10), levels: [3, 0, 0, 0] }, {}];
    const game = sit({ river, tiles: ['ag2c'], seats }).do('deploy explorer ag2c');
    expect(game.do('specialist business-monkey').purse(0)).toBe('material 3');
  });
  test('give up to two of the river away, others take their places', () => {
    const specialistPile = ['ox-ploughman', 'acrobat-cat', 'bear-masseur'];
    const game = rest({ tribe: 'reptiles' }, { river, specialistPile });
    expect(game.legal()).toEqual([...river.map((id) => `specialist ${id}`), 'decline'].toSorted());
    game.do('specialist otter-ferryman', 'specialist carp-banker');
    const { river: now, specialistDiscards, season } = game.see();
    expect(season).toBe(2);
    expect(now.toSorted()).toEqual(['acrobat-cat', 'bee-treasurer', 'business-monkey', 'fox-advocate', 'ox-ploughman']);
    expect(specialistDiscards.toSorted()).toEqual(['carp-banker', 'otter-ferryman']);
  });
  test('or one, or none', () => {
    const one = rest({ tribe: 'reptiles' }, { river }).do('specialist otter-ferryman', 'decline');
    expect([one.see().specialistDiscards, one.see().season]).toEqual([['otter-ferryman'], 2]);
    expect(rest({ tribe: 'reptiles' }, { river }).do('decline').see().river).toEqual(river);
  });
});

describe('red pandas (page 14)', () => {
  const pandas = (hand: string[], inPlay: string[] = [], more: SeatScene = {}): Scene => ({
    nuclear: true,
    seats: [{ tribe: 'red-pandas', hand, inPlay, resources: { agility: 5 }, ...more }, {}],
  });
  const energy = (given: Scene, act: string): number =>
    sit(given).do(act).drift('growth 1', 'growth 2', 'part 1', 'pile base').player(0).resources.energy;

  test('a first card of a type: 1 energy', () => {
    expect(energy(pandas(['rooftop-gardens']), 'play rooftop-gardens agility')).toBe(1);
  });
  test('not a second one', () => {
    expect(energy(pandas(['rooftop-gardens'], ['aquaponics']), 'play rooftop-gardens agility')).toBe(0);
  });
  test('one for each type that is new', () => {
    expect(energy(pandas(['diving-bell'], [], { explorers: ['co1a'] }), 'play diving-bell agility')).toBe(3);
    expect(energy(pandas(['diving-bell'], ['tool-shed'], { explorers: ['co1a'] }), 'play diving-bell agility')).toBe(2);
  });
  test('nuclear is a type', () => {
    expect(energy(pandas(['cooling-pond'], ['aquaponics']), 'play cooling-pond agility')).toBe(1);
  });
  test('prerequisite is a type', () => {
    const card = 'tidal-turbine';
    expect(energy(pandas([card], ['aquaponics'], { explorers: ['co1a'] }), `play ${card} agility`)).toBe(1);
  });
  test('a specialist is a type, at the first hire alone', () => {
    const seat = { hand: [], inPlay: [], resources: { food: 18 } };
    expect(energy({ river, ...pandas([], [], seat) }, 'hire business-monkey')).toBe(1);
    expect(
      energy({ river, ...pandas([], [], { ...seat, specialists: ['mole-surveyor'] }) }, 'hire business-monkey'),
    ).toBe(0);
  });
  test('produce the first advanced card of a type that they name; the others are shuffled back', () => {
    const advanced = ['genome-bank', 'night-crossing', 'power-grid', 'great-levy'];
    const game = rest({ tribe: 'red-pandas' }, { nuclear: true, advanced });
    expect(game.can('kind')).toEqual(expect.arrayContaining(['discovery', 'improvement', 'interactive', 'science']));
    const before = game.see().piles.advanced.size;
    game.do('kind improvement');
    // The rest phase goes on with three base cards and an advanced one for each seat.
    expect(game.hand(0)).toContain('power-grid');
    expect(game.see().piles.advanced.size).toBe(before - 1 - 2);
  });
  test('produce nothing where no card has the type', () => {
    const game = rest({ tribe: 'red-pandas' }, { nuclear: true, spent: ['advanced'], advanced: TOPS.advanced });
    expect(game.do('kind nuclear').hand(0)).toHaveLength(4);
    const found = rest({ tribe: 'red-pandas' }, { nuclear: true, spent: ['advanced'], advanced: TOPS.advanced });
    expect(found.do('kind science').hand(0)).toHaveLength(5);
  });
});

describe('turtles (page 14)', () => {
  const turtles: SeatScene = { tribe: 'turtles', colonies: ['ag1a', 'ur1a'] };

  test('colonies are 2 points each, not 3', () => {
    const game = sit({ season: 4, nuclear: true, seats: [turtles, { colonies: ['mi1a', 'mi1b'] }] }).do('pass', 'pass');
    expect([isOver(game), game.pad().map(([, , colonies]) => colonies)]).toEqual([true, [4, 6]]);
  });
  test('may move one, and take the bonus of the new place', () => {
    const game = rest(turtles, { nuclear: true, seats: [{ tribe: 'raccoons', colonies: ['co1a'] }] });
    expect(game.legal()).toEqual(['decline', 'location ag1a', 'location ur1a']);
    game.do('location ur1a');
    expect(game.can('location')).toEqual(['ag1b', 'co1b', 'mi1a', 'mi1b', 'ur1b']);
    game.do('location mi1b');
    expect([game.at('ur1a').colony, game.at('mi1b').colony]).toEqual([undefined, 0]);
    expect(game.purse(0)).toBe('food 4, energy 2');
  });
  test('or leave them', () => {
    const game = rest(turtles, { nuclear: true }).do('decline');
    expect([game.at('ur1a').colony, game.at('ag1a').colony, game.see().season]).toEqual([0, 0, 2]);
  });
  test('where the level gives access (O32)', () => {
    const game = rest({ ...turtles, levels: [3, 0, 0, 0] }, { nuclear: true, tiles: ['ag2d', 'ag2e'] }).do(
      'location ur1a',
    );
    expect(game.can('location')).toEqual(['ag1b', 'ag2d', 'ag2e', 'co1a', 'co1b', 'mi1a', 'mi1b', 'ur1b']);
  });
});
