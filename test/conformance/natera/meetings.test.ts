/** Where rules meet: effects within effects, claims in rest phases, what is seen on the way. */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/natera/sitting.ts';
import { TOPS, visit } from '../../support/natera/visits.ts';

const river = ['business-monkey', 'otter-ferryman', 'fox-advocate', 'bee-treasurer', 'carp-banker'];

describe('copies (page 11)', () => {
  test('of a location that a leader has closed: nobody goes there', () => {
    const game = visit('mi2e', {}, { seats: [{ leaders: ['ur1a'] }] }).do('pile base', 'location ur1a');
    expect([game.purse(0), game.at('ur1a')]).toEqual(['material 2', expect.not.objectContaining({ explorers: [0] })]);
  });
  test('do not feed moles', () => {
    const game = visit('mi2e', {}, { seats: [{ tribe: 'moles', explorers: ['ur1a'] }] }).do(
      'pile base',
      'location ur1a',
    );
    expect([game.purse(0), game.purse(1)]).toEqual(['material 2', '']);
  });
  test('of a forest location need a card', () => {
    const game = visit('mi2b');
    expect([game.purse(0), game.seat()]).toEqual(['', 1]);
  });
  test('with the steps down of what is copied', () => {
    const game = visit('mi3b', { levels: [3, 0, 6, 0] }, { tiles: ['ag2e'] }).do('location ag2e', 'track military');
    expect([game.purse(0), game.levels(0)]).toEqual(['endurance 5', [3, 0, 6, 0]]);
  });
});

describe('cards that a location lets one play (page 11)', () => {
  test('count as played: 1 endurance for gorillas', () => {
    const seat = { tribe: 'gorillas', hand: ['seed-vault'], resources: { endurance: 1 } };
    const game = visit('ag3a', seat).doIfAsked('play seed-vault endurance').drift('growth 2');
    expect([game.player(0).inPlay, game.purse(0)]).toEqual([['seed-vault'], 'endurance 1, food 4']);
  });
});

describe('specialists that a location takes or gives (page 11)', () => {
  test('ag3b: reptiles get the printed price', () => {
    const game = visit('ag3b', { tribe: 'reptiles', specialists: ['otter-ferryman', 'business-monkey'] });
    expect(game.do('specialist otter-ferryman').purse(0)).toBe('food 14');
  });
  test('co3a: reptiles pay 5 food as well, and the limit is on the printed price (O8)', () => {
    const rich = visit('co3a', { tribe: 'reptiles', resources: { food: 5 } }, { river });
    expect(rich.can('specialist')).toEqual(['business-monkey', 'otter-ferryman']);
    const seats = [{ tribe: 'reptiles', levels: [0, 0, 0, 6], resources: { food: 4 } }, {}];
    expect(sit({ river, tiles: ['co3a'], seats }).can('deploy leader')).not.toContain('co3a');
  });
  test('ag2c: never below nothing', () => {
    const cheap = ['hamster-electrician', 'badger-gardener', 'acrobat-cat', 'bee-treasurer', 'carp-banker'];
    const game = visit('ag2c', { tribe: 'reptiles', resources: { food: 2 } }, { river: cheap });
    expect(game.can('specialist')).toEqual(['badger-gardener', 'hamster-electrician']);
    expect(game.do('specialist hamster-electrician').purse(0)).toBe('energy 3');
  });
});

describe('bonuses (pages 8 and 12)', () => {
  test('a bonus that is a choice, twice for beavers', () => {
    const seats = [{ levels: [0, 0, 3, 0] }, { tribe: 'beavers', colonies: ['mi2c'] }];
    const game = sit({ tiles: ['mi2c'], seats }).do('deploy leader mi2c');
    game.drift('part 1', 'track urban');
    expect([game.levels(0), game.levels(1)]).toEqual([
      [0, 1, 4, 0],
      [0, 2, 0, 0],
    ]);
  });
  test('and moles and the reward, all of one deployment', () => {
    const seats = [{}, { tribe: 'moles', explorers: ['ag1b'] }, { colonies: ['ag1b'] }];
    const game = sit({ seats }).do('deploy leader ag1b');
    expect([0, 1, 2].map((seat) => game.purse(seat))).toEqual(['food 6', 'food 4', 'food 2']);
  });
  test('moles with a colony where they stand get both', () => {
    const seats = [{}, { tribe: 'moles', explorers: ['ag1b'], colonies: ['ag1b'] }];
    expect(sit({ seats }).do('deploy leader ag1b').purse(1)).toBe('food 6');
  });
});

describe('who has passed (page 7)', () => {
  test('still gets the bonuses of its colonies', () => {
    const seats = [{}, { colonies: ['ag1b'] }, {}];
    expect(
      sit({ passed: [1], seats })
        .do('deploy explorer ag1b')
        .purse(1),
    ).toBe('food 2');
  });
});

describe('a disc on the board (page 8; O25)', () => {
  test('goes to a seat that stands at 2 or more when its own turn ends', () => {
    const seats = [{ levels: [0, 2, 0, 0] }, { levels: [0, 3, 0, 0] }];
    const game = sit({ discs: { urban: null }, seats }).do('deploy explorer mi1b');
    expect(game.see().discs.urban).toBe(0);
    expect(game.do('pass').see().discs.urban).toBe(1);
  });
});

describe('foxes (page 12)', () => {
  test('without a card the forest is closed: the one that they draw comes later', () => {
    expect(sit({ ...TOPS, seats: [{ tribe: 'foxes' }, {}] }).can('deploy leader')).not.toContain('fo1');
  });
});

describe('levels that others bring about (page 8)', () => {
  test('a step of another seat reveals, and takes discs', () => {
    const seats = [{ hand: ['peace-conference'], resources: { intelligence: 4 } }, { levels: [2, 1, 0, 0] }];
    const game = sit({ seats, discs: { agricultural: null } }).do('play peace-conference intelligence');
    game.drift('part 1').do('track military');
    expect([game.seat(), game.see().discs.urban]).toEqual([1, null]);
    expect(game.fork().do('track urban').see().discs.urban).toBe(1);
    expect(game.do('track agricultural').at('ag2a').faceDown).toBeUndefined();
  });
});

describe('claims in rest phases (page 11)', () => {
  test('gorillas place their eighth token', () => {
    const seats = [{ tribe: 'gorillas', growth: [1, 2, 3, 4, 5, 6, 7] }, { tribe: 'raccoons' }];
    expect(sit({ seats }).do('pass', 'pass', 'growth 8').claims()).toEqual({ D: 0 });
  });
  test('turtles move their third colony to tier 2', () => {
    const seats = [
      { tribe: 'turtles', colonies: ['ur1a', 'ag2a', 'ag3a'], levels: [6, 0, 0, 0] },
      { tribe: 'raccoons' },
    ];
    const game = sit({ nuclear: true, objectives: [1, 4, 1, 1, 1], seats }).do('pass', 'pass');
    expect(game.claims()).toEqual({});
    expect(game.do('location ur1a', 'location ag2b').claims()).toEqual({ B: 0 });
  });
  test('rabbits reach level 3 on the fourth track', () => {
    const seats = [{ tribe: 'rabbits', levels: [3, 3, 3, 2] }, { tribe: 'raccoons' }];
    const game = sit({ objectives: [1, 1, 3, 1, 1], seats })
      .do('pass', 'pass')
      .drift('part 1', 'pile base', 'resource food');
    expect(game.do('track coastal').claims()).toEqual({ C: 0 });
  });
});

describe('what is seen on the way', () => {
  test('a crow knows the card that it looked at when another seat draws it', () => {
    const game = sit({ ...TOPS, seats: [{ tribe: 'crows' }, {}] }).do('deploy explorer ur1b');
    game.do('pile base', 'pile advanced', 'decline', 'pile advanced').doIfAsked('end');
    expect([game.seat(), game.see(0).piles.base.top]).toEqual([1, 'aquaponics']);
    game.do('deploy explorer ur1b', 'pile base', 'pile advanced');
    expect(game.see(0).players[0]?.knows).toEqual([{ card: 'aquaponics', seat: 1 }]);
    expect([game.see(1).players[0]?.knows, game.see(0).players[1]?.hand]).toEqual([null, null]);
  });
  test('all know the card that red pandas take (O34)', () => {
    const advanced = ['genome-bank', 'night-crossing', 'power-grid'];
    const seats = [{ tribe: 'red-pandas' }, { tribe: 'raccoons' }];
    const game = sit({ nuclear: true, advanced, seats }).do('pass', 'pass', 'kind improvement');
    expect(game.see(1).players[1]?.knows).toEqual([{ card: 'power-grid', seat: 0 }]);
  });
  test('a specialist that is given back lies at the bottom, and all know it', () => {
    const game = visit('ag3b', { specialists: ['otter-ferryman', 'business-monkey'] }).do('specialist otter-ferryman');
    expect(game.see(1).piles.specialists).toMatchObject({ order: null, bottom: ['otter-ferryman'] });
  });
  test('hands, piles and tiles that are face down are hidden, resources and cards in play are not', () => {
    const seats = [{ hand: ['aquaponics'], inPlay: ['scrapyard'], resources: { food: 3 } }, {}];
    const view = sit({ seats }).see(1);
    expect([view.players[0]?.hand, view.piles.base.order, view.piles.advanced.order]).toEqual([null, null, null]);
    expect(view.board.filter(({ faceDown }) => faceDown).every(({ id }) => id === null)).toBe(true);
    expect([view.players[0]?.inPlay, view.players[0]?.resources.food]).toEqual([['scrapyard'], 3]);
  });
});

describe('a pawn that moves (page 11; O33)', () => {
  test('a bear that comes to the forest raises authority', () => {
    const seat = { tribe: 'bears', growth: [2, 5, 8], levels: [6, 0, 0, 0], leaders: ['ur1a'], hand: ['tool-shed'] };
    const game = sit({ tiles: ['ag3c'], seats: [{ ...seat, resources: { endurance: 2 } }, {}] }).do(
      'deploy leader ag3c',
    );
    game.do('growth 11', 'location ur1a', 'location fo5').doIfAsked('card tool-shed');
    expect([game.do('track military').levels(0), game.purse(0)]).toEqual([[7, 0, 1, 0], 'energy 4']);
  });
  test('a leader takes its closure with it', () => {
    const seat = { growth: [2, 5, 8], levels: [6, 0, 0, 0], leaders: ['ur1a'], resources: { endurance: 2 } };
    const game = sit({ tiles: ['ag3c'], seats: [seat, {}] }).do('deploy explorer ag3c');
    game.do('growth 11', 'location ur1a', 'location mi1b');
    expect(game.can('deploy explorer')).toContain('ur1a');
    expect(game.can('deploy explorer')).not.toContain('mi1b');
  });
  test('without another pawn on the board the one that has just come may go', () => {
    const seat = { growth: [2, 5, 8], levels: [6, 0, 0, 0], resources: { endurance: 2 } };
    const game = sit({ tiles: ['ag3c'], seats: [seat, {}] }).do('deploy explorer ag3c', 'growth 11');
    game.doIfAsked('location ag3c');
    expect(game.do('location mi1b').at('ag3c').explorers).toBeUndefined();
  });
  test('an exchange must be payable, and nobody comes to a forest without a card', () => {
    const seat = { growth: [2, 5, 8], levels: [6, 0, 0, 0], leaders: ['ur1a'], resources: { endurance: 2 } };
    const game = sit({ tiles: ['ag3c'], seats: [seat, {}] }).do('deploy explorer ag3c', 'growth 11', 'location ur1a');
    expect(game.can('location')).toEqual(['ag1a', 'ag1b', 'ag2a', 'ag2b', 'mi1a', 'mi1b', 'ur1b']);
  });
  test('colonies and moles get theirs', () => {
    const seat = { growth: [2, 5, 8], levels: [6, 0, 0, 0], leaders: ['ur1a'], resources: { endurance: 2 } };
    const moles = { tribe: 'moles', explorers: ['ag1b'], colonies: ['ag1b'] };
    const game = sit({ tiles: ['ag3c'], seats: [seat, moles] }).do('deploy explorer ag3c', 'growth 11');
    game.do('location ur1a', 'location ag1b');
    expect([game.purse(0), game.purse(1), game.levels(0)]).toEqual(['food 6', 'food 6', [8, 0, 0, 0]]);
  });
});
