/** Where a pawn may go: leaders, own pawns, levels, tiles that are face down (page 8); T6 to T8 and T15. */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/natera/sitting.ts';

describe('T6: leaders close a location (page 8)', () => {
  test('T6: explorers of several seats share one', () => {
    const game = sit({ seats: [{}, {}, {}] });
    game.do('deploy explorer ur1a', 'deploy explorer ur1a', 'deploy explorer ur1a');
    expect(game.at('ur1a')).toMatchObject({ explorers: [0, 1, 2] });
  });
  test('T6: a leader may join explorers, and nobody comes after it', () => {
    const game = sit({ seats: [{}, {}, {}] }).do('deploy explorer ur1a', 'deploy leader ur1a');
    expect(game.at('ur1a')).toMatchObject({ explorers: [0], leader: 1 });
    expect(game.can('deploy').filter((text) => text.endsWith('ur1a'))).toEqual([]);
  });
  test('T6: a leader alone: neither explorers nor leaders come', () => {
    const game = sit().do('deploy leader ur1a');
    expect(game.can('deploy explorer')).not.toContain('ur1a');
    expect(game.can('deploy leader')).not.toContain('ur1a');
    expect(game.can('deploy leader')).toContain('ur1b');
  });
  test('T6: in the forest as well', () => {
    const game = sit({ seats: [{ hand: ['aquaponics'] }, { hand: ['scrapyard'] }] }).do('deploy leader fo4');
    expect(game.can('deploy').filter((text) => text.endsWith('fo4'))).toEqual([]);
  });
  test('T6: not over the season: pawns come back (page 7)', () => {
    const game = sit()
      .do('deploy leader ur1a', 'pass', 'pass')
      .drift('decline', 'growth 2', 'track urban', 'pile base');
    expect(game.can('deploy leader')).toContain('ur1a');
  });
});

describe('T7: own pawns keep apart (page 8)', () => {
  test('T7: neither a second explorer nor the leader', () => {
    const game = sit().do('deploy explorer ag1b', 'pass');
    expect(game.can('deploy').filter((text) => text.endsWith('ag1b'))).toEqual([]);
  });
  test('T7: four moles are in four places', () => {
    const game = sit({ seats: [{ tribe: 'moles', explorers: ['ag1a', 'ag1b', 'ur1a'] }, {}] });
    expect(game.can('deploy explorer')).toEqual(['mi1a', 'mi1b', 'ur1b']);
  });
});

describe('T8: tiers 2 and 3 (page 8)', () => {
  const two = { tiles: ['ur2d', 'ur2e', 'ur3a'] };

  test('T8: from 2 to 3: both tiles of tier 2 are up, and that of tier 3 is not', () => {
    const game = sit({ ...two, seats: [{ levels: [0, 2, 0, 0] }, { levels: [0, 2, 0, 0] }] });
    expect(['ur2d', 'ur2e', 'ur3a'].map((id) => game.at(id).faceDown)).toEqual([true, true, true]);
    game.do('deploy explorer ur1a');
    expect(['ur2d', 'ur2e', 'ur3a'].map((id) => game.at(id).faceDown)).toEqual([undefined, undefined, true]);
    expect(game.can('deploy explorer').filter((id) => id.startsWith('ur'))).toEqual(['ur1a', 'ur1b']);
    game.do('pass');
    expect(game.can('deploy explorer').filter((id) => id.startsWith('ur'))).toEqual(['ur1b', 'ur2d', 'ur2e']);
  });
  test('T8: they stay face up, closed to who falls back below and open to who stands there', () => {
    const given = { tiles: ['ag2e', 'ag2d'], seats: [{ levels: [3, 0, 0, 0] }, { levels: [3, 0, 0, 0] }] };
    const game = sit(given);
    expect(game.can('deploy explorer')).toEqual(expect.arrayContaining(['ag2d', 'ag2e']));
    game.do('deploy explorer mi1a', 'pile base', 'way 1', 'track military', 'track agricultural').doIfAsked('end');
    expect([game.seat(), game.levels(0), game.at('ag2e').faceDown]).toEqual([1, [2, 0, 2, 0], undefined]);
    expect(game.can('deploy explorer')).toEqual(expect.arrayContaining(['ag2d', 'ag2e']));
    expect(
      game
        .do('pass')
        .can('deploy explorer')
        .filter((id) => id.startsWith('ag')),
    ).toEqual(['ag1a', 'ag1b']);
  });
  test('T8: from 5 to 6: the tile of tier 3 is up, open to who stands there', () => {
    const game = sit({ ...two, seats: [{ levels: [0, 5, 0, 0] }, { levels: [0, 5, 0, 0] }] }).do(
      'deploy explorer ur2e',
    );
    game.doIfAsked('pile base');
    expect(game.at('ur3a').faceDown).toBeUndefined();
    expect(game.can('deploy explorer')).not.toContain('ur3a');
    expect(game.do('pass').can('deploy explorer')).toContain('ur3a');
  });
  test('T8: a jump past 3 by a card reveals as well', () => {
    const seats = [
      { hand: ['market-square'], explorers: ['ur1b'], levels: [0, 2, 0, 0], resources: { agility: 3 } },
      {},
    ];
    const game = sit({ ...two, seats }).do('play market-square agility');
    expect([game.levels(0)[1], game.at('ur2d').faceDown]).toEqual([3, undefined]);
  });
  test('T8: of other zones nothing is turned up', () => {
    const game = sit({ seats: [{ levels: [0, 2, 2, 0] }, {}] }).do('deploy explorer ur1a');
    const down = game.see().board.filter(({ faceDown }) => faceDown);
    expect(down.map(({ area, tier }) => `${area} ${tier}`)).toEqual([
      ...['agricultural 2', 'agricultural 2', 'agricultural 3', 'urban 3'],
      ...['military 2', 'military 2', 'military 3', 'coastal 2', 'coastal 2', 'coastal 3'],
    ]);
  });
});

describe('T15: moles (page 13)', () => {
  test('T15: a leader joins: 4 food for the moles, 2 for it, and the place is closed', () => {
    const game = sit({ seats: [{}, { tribe: 'moles', explorers: ['mi1b'] }, {}] }).do('deploy leader mi1b');
    expect([game.purse(0), game.purse(1)]).toEqual(['food 2, energy 2', 'food 4']);
    expect(game.can('deploy explorer')).not.toContain('mi1b');
    game.do('pass');
    expect(game.can('deploy').filter((text) => text.endsWith('mi1b'))).toEqual([]);
  });
});

describe('a deployment (page 8)', () => {
  test.each([
    ['ag1b', [1, 0, 0, 0]],
    ['ur1a', [0, 1, 0, 0]],
    ['mi1b', [0, 0, 1, 0]],
    ['co1a', [0, 0, 0, 1]],
  ])('at %s a step on the track of its zone', (id, levels) => {
    const game = sit({ seats: [{ resources: { food: 2 } }, {}] }).do(`deploy leader ${id}`);
    expect([game.levels(0), game.player(0).leaders, game.player(0).explorers]).toEqual([levels, 0, 2]);
  });
  test('without pawns there is none', () => {
    const game = sit({ seats: [{ explorers: ['ag1b', 'ur1a'], leaders: ['mi1b'] }, {}] });
    expect(game.can('deploy')).toEqual([]);
  });
  test('by the kind of pawn that is left', () => {
    const game = sit({ seats: [{ explorers: ['ag1b', 'ur1a'] }, {}] });
    expect(game.can('deploy').every((text) => text.startsWith('leader'))).toBe(true);
    expect(game.can('deploy leader')).toContain('ag1a');
  });
  test('above 10 a step is lost (O22)', () => {
    const game = sit({ seats: [{ levels: [0, 10, 0, 0] }, {}], claims: { urban: 0 } }).do('deploy explorer ur1a');
    expect([game.levels(0)[1], game.purse(0)]).toEqual([10, 'material 2']);
  });
});
