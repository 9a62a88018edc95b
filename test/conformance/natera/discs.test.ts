/** Discs of leaders (page 8; T9), and what they produce (page 7). */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/natera/sitting.ts';

const holders = (game: { see(): { discs: object } }) => game.see().discs;
const urban = (holder: number | null) => ({ agricultural: null, urban: holder, military: null, coastal: null });

describe('T9: who gets the disc (page 8)', () => {
  test('T9: the first at level 2 takes it at once; another one there changes nothing; who is above at the end of its turn does', () => {
    const game = sit({ seats: [{ levels: [0, 1, 0, 0] }, { levels: [0, 1, 0, 0] }] });
    expect(holders(game)).toEqual(urban(null));
    game.do('deploy explorer ur1a');
    expect(holders(game)).toEqual(urban(0));
    game.do('deploy explorer ur1b', 'pile base', 'pile base').doIfAsked('end');
    expect([game.levels(1)[1], holders(game)]).toEqual([2, urban(0)]);
    game.do('pass', 'deploy explorer ur1a');
    expect([game.levels(1)[1], holders(game)]).toEqual([3, urban(0)]);
    expect(holders(game.do('end'))).toEqual(urban(1));
  });
  test('T9: level 1 is too low to take it', () => {
    expect(holders(sit().do('deploy explorer ur1a'))).toEqual(urban(null));
  });
  test('T9: a jump past 2 takes it', () => {
    const seats = [
      { hand: ['market-square'], explorers: ['ur1b'], levels: [0, 1, 0, 0], resources: { agility: 3 } },
      {},
    ];
    expect(holders(sit({ seats }).do('play market-square agility'))).toEqual(urban(0));
  });
  test('T9: each zone has its own', () => {
    const game = sit({ seats: [{ levels: [1, 0, 0, 0] }, { levels: [0, 0, 1, 0] }] });
    game.do('deploy explorer ag1b', 'deploy explorer mi1b');
    expect(holders(game)).toEqual({ agricultural: 0, urban: null, military: 1, coastal: null });
  });
});

describe('T9: level 0 (page 8)', () => {
  const game = () =>
    sit({ tiles: ['ag2e'], seats: [{ levels: [3, 1, 0, 0] }, { levels: [0, 1, 0, 0] }], discs: { urban: 0 } });

  test('T9: who falls to 0 puts it back, and the next one at 2 takes it', () => {
    const fallen = game().do('deploy explorer ag2e', 'track urban');
    expect(holders(fallen)).toMatchObject({ urban: null });
    fallen.do('deploy explorer ur1a');
    expect(holders(fallen)).toMatchObject({ urban: 1 });
  });
  test('T9: level 1 is enough to keep it', () => {
    const kept = sit({ tiles: ['ag2e'], seats: [{ levels: [3, 2, 0, 0] }, {}] });
    kept.do('deploy explorer ag2e', 'track urban');
    expect([kept.levels(0)[1], kept.see().discs.urban]).toEqual([1, 0]);
  });
});

describe('O11: only in a turn of its own does a seat take a disc (page 8)', () => {
  const game = () => sit({ tiles: ['ag2e'], seats: [{ levels: [3, 2, 0, 0] }, { levels: [0, 2, 0, 0] }] });

  test('a holder that falls keeps it to the end of its own turn', () => {
    const fallen = game().do('deploy explorer ag2e', 'track urban');
    expect([fallen.seat(), fallen.see().discs.urban]).toEqual([1, 0]);
    expect(fallen.fork().do('deploy explorer mi1b').see().discs.urban).toBe(1);
    expect(fallen.do('pass').see().discs.urban).toBe(1);
  });
  test('who has passed has no turn, and takes nothing before the next season', () => {
    const seats = [{ levels: [0, 3, 0, 0], tribe: 'raccoons' }, { levels: [0, 2, 0, 0] }];
    const late = sit({ seats, discs: { urban: 1 }, passed: [0], current: 1 }).do('deploy explorer mi1b', 'pass');
    late.drift('growth 2', 'pile base');
    expect([late.see().season, late.levels(0)[1], late.see().discs.urban]).toEqual([2, 3, 1]);
    late.do('pass', 'deploy explorer mi1b').doIfAsked('end');
    expect(late.see().discs.urban).toBe(0);
  });
});

describe('what discs produce (page 7; amounts are house content)', () => {
  /** What seat 0 has after the first rest phase, with a disc and without. */
  const rest = (discs: object): string => {
    const game = sit({ seats: [{ tribe: 'gorillas', levels: [1, 1, 1, 1] }, { levels: [1, 1, 1, 1] }], discs }).do(
      'pass',
      'pass',
    );
    game.drift('growth 1', 'track urban', 'resource agility', 'pile base');
    return `${game.purse(0)}; ${game.hand(0).length} cards`;
  };
  const none = { agricultural: null, urban: null, military: null, coastal: null };

  test('without one: mini-tile alone', () => expect(rest(none)).toBe('food 2; 4 cards'));
  test('agricultural: 3 food', () => expect(rest({ ...none, agricultural: 0 })).toBe('food 5; 4 cards'));
  test('urban: a card', () => expect(rest({ ...none, urban: 0 })).toBe('food 2; 5 cards'));
  test('military: energy and food', () => expect(rest({ ...none, military: 0 })).toBe('food 3, energy 1; 4 cards'));
  test('coastal: one of any kind', () => expect(rest({ ...none, coastal: 0 })).toBe('agility 1, food 2; 4 cards'));
  test('of another seat: nothing', () => expect(rest({ ...none, agricultural: 1 })).toBe('food 2; 4 cards'));
});
