/** Seasons and rest phases (page 7): turns, passing, production and its order, cards (T5), the next first seat, the end. */
import { describe, expect, test } from 'vitest';
import { catalogRows, rowOf } from '../../support/natera/catalogs.ts';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { deal, isOver, type Sitting, sit } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';

const { tribes, boards, cards } = catalogRows();
const QUIET: SeatScene = { tribe: 'raccoons' };

const passAll = (game: Sitting): Sitting => {
  for (
    const { season, stage } = game.see();
    game.see().season === season && game.see().stage === stage && !isOver(game);
  )
    game.do('pass');
  return game;
};
/** After everybody has passed: seat 0 as said, seat 1 raccoons. */
const rest = (seat: SeatScene, given: Scene = {}): Sitting => passAll(sit({ ...TOPS, ...given, seats: [seat, QUIET] }));

describe('turns (page 7)', () => {
  test('one action each, clockwise from the first seat', () => {
    const game = sit({ first: 1, seats: [{}, {}, {}] });
    const seats = ['ag1b', 'ur1a', 'mi1b', 'mi1b'].map((id) => {
      const seat = game.seat();
      game.do(`deploy explorer ${id}`);
      return seat;
    });
    expect(seats).toEqual([1, 2, 0, 1]);
  });
  test('who has passed is out until the next season', () => {
    const game = sit({ seats: [{}, {}, {}] }).do('deploy explorer ag1b', 'pass', 'deploy explorer ur1a');
    expect([game.seat(), game.see().passed]).toEqual([0, [1]]);
    game.do('deploy explorer ur1a');
    expect(game.seat()).toBe(2);
    game.do('pass');
    expect([game.seat(), game.do('deploy leader mi1b').seat()]).toEqual([0, 0]);
  });
  test('passing is always allowed', () => expect(sit().legal()).toContain('pass'));
  test('all have passed: the rest phase', () => {
    const game = sit({ seats: [QUIET, { tribe: 'chimpanzees' }] }).do('pass');
    expect(game.see().stage).toBe('actions');
    expect(game.do('pass').see().stage).toBe('production');
  });
});

describe('what a seat produces (page 7)', () => {
  test('pawns come back', () => {
    const game = rest({ ...QUIET, tribe: 'rabbits', explorers: ['ag1b', 'ur1a'], leaders: ['mi1b'] });
    expect([game.player(0).explorers, game.player(0).leaders]).toEqual([2, 1]);
    expect(game.see().board.every(({ explorers, leader }) => explorers === undefined && leader === undefined)).toBe(
      true,
    );
  });
  test.each(tribes.map(({ id }) => id))('%s: what its mini-tile shows', (id) => {
    const other = id === 'raccoons' ? 'rabbits' : 'raccoons';
    const given = { nuclear: true, seats: [{ tribe: id, levels: [0, 0, 1, 0] }, { tribe: other }] };
    const game = passAll(sit({ ...given, rulings: { productionOrder: 'fixed' } }));
    const own = id === 'raccoons' ? { energy: 4 } : {};
    const tile = rowOf(tribes, id).tile.flatMap((step) => (step.do === 'gain' ? [[step.resource, step.amount]] : []));
    const had = Object.entries(game.player(0).resources).filter(([, amount]) => amount > 0);
    expect(Object.fromEntries(had)).toEqual({ ...own, ...Object.fromEntries(tile) });
  });
  test.each(
    boards.flatMap(({ id, spaces }) => [1, 2, 3].map((space) => [id, space, spaces[space - 1]!.steps ?? []] as const)),
  )('%s: covered space %i of the bottom row', (id, space, steps) => {
    const science = id.slice(-2);
    const other = science[0] === '5' ? '1a' : '5a';
    const seats = [
      { tribe: 'rabbits', science, growth: [space] },
      { ...QUIET, science: other },
    ];
    const game = passAll(sit({ ...TOPS, seats })).drift('pile base');
    const { endurance, food, ...others } = game.player(0).resources;
    const got = { ...others, endurance: endurance - 2, food: food - 2 };
    const wanted = steps.flatMap((step) => (step.do === 'gain' ? [[step.resource, step.amount]] : []));
    const none = { endurance: 0, agility: 0, intelligence: 0, food: 0, material: 0, energy: 0 };
    expect(got).toEqual({ ...none, ...Object.fromEntries(wanted) });
    expect(game.hand(0).length).toBe(steps.some((step) => step.do === 'draw') ? 1 : 0);
  });
  test('spaces above the bottom row produce nothing', () => {
    const low = rest({ tribe: 'rabbits', growth: [1] }).purse(0);
    expect(rest({ tribe: 'rabbits', growth: [1, 4, 7, 10] }).purse(0)).toBe(low);
  });
  test('production cards in play, each season; others not', () => {
    const inPlay = ['aquaponics', 'scrapyard', 'climbing-wall', 'water-wheel'];
    const game = rest({ tribe: 'rabbits', inPlay }, { base: [] });
    expect(game.purse(0)).toBe('endurance 2, food 6, material 2');
    passAll(game.drift('track urban'));
    expect(game.purse(0)).toBe('endurance 4, food 12, material 4');
  });
  test('nothing when the card is played', () => {
    const seats = [{ hand: ['aquaponics'], resources: { agility: 4 } }, {}];
    expect(sit({ seats }).do('play aquaponics agility').purse(0)).toBe('');
  });
});

describe('order of production (page 7; O17)', () => {
  test('seat by seat from the first one', () => {
    const seats = [{ tribe: 'rabbits' }, { tribe: 'chimpanzees' }];
    const game = sit({ first: 1, current: 1, seats }).do('pass', 'pass');
    expect([game.seat(), game.legal()[0]]).toEqual([1, 'resource agility']);
    game.do('resource food', 'resource food');
    expect([game.seat(), game.legal()[0]]).toEqual([0, 'track agricultural']);
  });
  test('tile, board, cards and discs in the order that the seat likes', () => {
    const seat = { tribe: 'rabbits', inPlay: ['letterbox-network', 'rain-barrels'], levels: [0, 1, 0, 0] };
    const game = rest(seat, { discs: { urban: 0 } });
    const questions = game.can('part').map((part) => game.fork().do(`part ${part}`).legal()[0]);
    expect(new Set(questions)).toEqual(new Set(['pile advanced', 'way 1']));
    expect(game.do('part 1').doIfAsked('pile base', 'way 1').can('part').length).toBeGreaterThan(1);
  });
  test('the tribe card comes last: moles lose their disc when it has produced', () => {
    const game = rest({ tribe: 'moles', levels: [1, 0, 0, 0] }, { discs: { agricultural: 0 } });
    expect([game.purse(0), game.levels(0), game.see().discs.agricultural]).toEqual([
      'food 7, material 2',
      [0, 0, 0, 0],
      null,
    ]);
  });
  test('a disc that rabbits reach produces in the next rest phase', () => {
    const game = rest({ tribe: 'rabbits', levels: [1, 0, 0, 0] }).do('track agricultural');
    expect([game.see().discs.agricultural, game.purse(0)]).toEqual([0, 'endurance 2, food 2']);
    expect(passAll(game).purse(0)).toBe('endurance 4, food 7');
  });
  test('what a card lets one draw comes from the pile before the cards of the season', () => {
    const game = rest({ tribe: 'rabbits', inPlay: ['letterbox-network'] }).do('pile base', 'track urban');
    expect(game.hand(0)).toContain('scrapyard');
    expect(game.hand(0).length).toBe(5);
  });
});

describe('T5: cards of rest phases (page 7)', () => {
  const counts = (game: Sitting, seat: number): number[] =>
    ['base', 'advanced'].map((pile) => game.hand(seat).filter((id) => rowOf(cards, id).pile === pile).length);

  test.each([
    [1, [3, 1]],
    [2, [1, 3]],
    [3, [1, 3]],
  ])('T5: rest phase %i: %o', (season, wanted) => {
    const game = passAll(sit({ season, seats: [QUIET, { tribe: 'rabbits' }] })).drift('track urban');
    expect([game.see().season, counts(game, 0), counts(game, 1)]).toEqual([season + 1, wanted, wanted]);
  });
  test('T5: 11 base and 9 advanced cards in all', () => {
    const game = deal({ tribes: ['gorillas', 'raccoons'], firstSeat: 0 }, 'all');
    for (let count = 0; !isOver(game) && count < 99; count++) {
      const legal = game.legal();
      game.do(legal.includes('pass') ? 'pass' : legal[0]!);
    }
    const { players, piles } = game.see();
    expect([piles.base.size, piles.advanced.size]).toEqual([80 - 22, 60 - 18]);
    for (const { hand, aside } of players) expect((hand?.length ?? 0) + (aside?.length ?? 0)).toBe(20);
  });
});

describe('the next season (page 7)', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('after seat %i, seat %i begins', (first, next) => {
    const game = sit({ first, seats: [QUIET, { tribe: 'rabbits' }, { tribe: 'beavers' }] });
    passAll(game).drift('track urban');
    expect([game.see().season, game.see().firstSeat, game.seat(), game.see().passed]).toEqual([2, next, next, []]);
  });
});

describe('the end (pages 7 and 16)', () => {
  test('at once when all have passed in season 4: no production, no cards', () => {
    const game = passAll(sit({ season: 4, seats: [{ ...QUIET, inPlay: ['aquaponics'], explorers: ['ur1a'] }, {}] }));
    expect([isOver(game), game.purse(0), game.hand(0), game.see().ending]).toEqual([true, '', [], expect.any(String)]);
  });
  test('not in season 3', () => expect(isOver(passAll(sit({ season: 3 })))).toBe(false));
});
