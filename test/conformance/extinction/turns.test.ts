/** Whole turns, and who is next (pages 6 to 11). */
import { describe, expect, test } from 'vitest';
import { drawn, SKIP_ALL } from '../../support/extinction/moments.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

describe('a turn, page 6', () => {
  const given: Scene = {
    ...{ seats: 3, year: 2, dice: [1, 4, 5], money: [1], zone: ['research'], decks: [['workshop']] },
    effects: ['poachers', 'logging-road', 'tiger-fund'],
    board: ['#.....', '.2....', '......', '......', '....2.', '......'],
    placed: { plan: ['1:6'] },
  };

  test('actions, births, destruction, an effect and the end follow each other', () => {
    const game = sit(given);
    // Two pairs: a 3 is a birth. Then destruction is rolled, and the dice of who is next.
    game.dice.tell([3, 6, 2, 3, 4]);
    game.do('1 on replant', 'pay').doIfAsked('space 1 1');
    game.do('4 on relocate', 'space 2 2', 'space 2 3');
    game.do('5 on research', 'throw poachers').doIfAsked('end');
    // One pair is left on (5, 5): a target of 2, so that a 3 is none.
    expect(game.board()).toEqual(['......', '.11...', '......', '......', '....2.', '......']);
    game.do('row 5');
    expect(game.board()[4]).toBe('....2#');
    // The road leads on from the only tile.
    game.do('space 6 6');
    expect(game.board()[5]).toBe('.....#');
    expect(game.model()).toMatchObject({ effectDiscards: ['logging-road', 'poachers'], hands: [['workshop'], [], []] });
    expect(game.legal()).toEqual(['player 1', 'player 2']);
    expect(game.do('player 1').see()).toMatchObject({ current: 1, year: 2 });
    // It has taken back its six and rolled.
    expect(game.see().team[1]?.dice.map(({ value, on }) => [value, on])).toEqual(
      [2, 3, 4].map((value) => [value, null]),
    );
    expect(game.dice.faces).toEqual([12, 6, 6, 6, 6]);
  });

  test('an action is done before the next die is placed', () => {
    const game = sit({ ...given, board: ['#.....', '.2....', '......', '......', '....2.', '#.....'] }).do(
      '1 on replant',
    );
    expect(game.legal().every((text) => !text.includes(' on '))).toBe(true);
  });

  test('a card played is available at once, to who played it as well (page 7)', () => {
    const game = sit({ ...given, hands: [['fundraising']], placed: {} })
      .do('4 on plan')
      .doIfAsked('card fundraising');
    expect(game.can('1 on fundraising')).toEqual(['1 on fundraising']);
    expect(game.do('1 on fundraising').see().team[0]?.money).toBeGreaterThan(1);
  });

  test('cards in hand are no actions', () => {
    expect(
      sit({ ...given, hands: [['fundraising']] })
        .legal()
        .filter((text) => text.includes('fundraising')),
    ).toEqual([]);
  });

  test('dice of others stay, and whose action it is does not matter', () => {
    const game = sit({ ...given, zone: ['research', 'fundraising'], placed: { fundraising: ['2:4'] } });
    expect(game.legal().filter((text) => text.endsWith('fundraising'))).toEqual(['5 on fundraising']);
    game.do('5 on fundraising');
    expect(game.see().team[2]?.dice.filter(({ on }) => on?.endsWith('fundraising'))).toHaveLength(1);
  });

  test('at most one birth: the phase rolls once', () => {
    const game = sit({
      ...given,
      dice: [],
      board: drawn('4....4'),
      flags: { skips: ['destruction', 'effect'] },
      rulings: { newborn: 'must-be-placed' },
    });
    game.dice.tell([1]);
    const herds = lines(
      game
        .do('end')
        .ends()
        .map((end) =>
          String(
            end
              .model()
              .animals.flat()
              .reduce((sum, count) => sum + count),
          ),
        ),
    );
    expect(herds).toEqual(['9']);
    expect(game.dice.faces).toEqual([12]);
  });

  test('one birth roll of a card comes on top of the phase', () => {
    const game = sit({ ...given, zone: ['breeding'], dice: [6, 1], rulings: { newborn: 'must-be-placed' } });
    game.dice.tell([8]);
    game.do('6 on breeding');
    expect(game.dice.faces).toEqual([12]);
    game.dice.tell([8]);
    game.do('1 on social-media');
    expect(game.dice.faces.slice(1)).toEqual([12]);
  });

  test('the card that is drawn goes to the own hand, without a limit', () => {
    const many = ['research', 'lobbying', 'fundraising', 'clearing-party', 'corridor', 'breeding', 'kick-off'];
    const game = sit({ ...given, dice: [], zone: [], hands: [many], decks: [['workshop']], flags: SKIP_ALL }).do('end');
    expect(game.model().hands[0]).toEqual([...many, 'workshop'].sort());
  });
});

describe('skips and shields', () => {
  const given: Scene = {
    seats: 3,
    year: 2,
    dice: [],
    effects: ['logging-road', 'logging-road'],
    board: ['#.....', '......', '..2...', '......', '......', '.....1'],
  };
  const turn = (skips: ('birth' | 'destruction' | 'effect')[]): Sitting => sit({ ...given, flags: { skips } });

  test('a skipped phase is passed over once', () => {
    const game = turn(['birth', 'destruction', 'effect']).do('end');
    expect(game.board()).toEqual(given.board);
    expect(game.model().skips).toEqual({ birth: false, destruction: false, effect: false });
    expect(game.model().effects[0]).toBe('logging-road');
    expect(game.dice.faces).toEqual([]);
  });

  test('a skip that has not come to pass holds in the turn of another', () => {
    const game = sit({
      ...given,
      dice: [6, 1],
      zone: ['research'],
      hands: [['moratorium']],
      flags: { skips: ['birth', 'effect'] },
    });
    game.do('6 on plan').doIfAsked('card moratorium');
    expect(game.model().skips.destruction).toBe(true);
    game.do('1 on social-media').doIfAsked('end');
    expect(game.board()).toEqual(given.board);
    expect(game.model().skips.destruction).toBe(false);
  });

  test('a shield against tiles prevents the destruction of the phase, and is gone', () => {
    const game = sit({ ...given, flags: { skips: ['birth', 'effect'], shields: ['tile'] } })
      .do('end')
      .doIfAsked('row 3');
    expect(game.board()).toEqual(given.board);
    expect(game.model().shields.tile).toBe(false);
  });

  test('a shield against losses saves animals under a tile: no animal is lost', () => {
    const game = sit({ ...given, flags: { skips: ['birth', 'effect'], shields: ['loss'] } }).do('end');
    game.dice.tell([3]);
    game.do('row 3');
    expect(game.model().shields.loss).toBe(false);
    expect(
      game
        .model()
        .animals.flat()
        .reduce((sum, count) => sum + count),
    ).toBe(3);
  });

  test('what a card frees or adds for a turn ends with it', () => {
    const game = sit({ ...given, flags: { ...SKIP_ALL, birthBonus: 2, free: ['values'] } }).do('end', 'player 1');
    expect(game.model()).toMatchObject({ bonus: 0, free: { values: false, ownDice: false } });
  });
});

describe('free placement', () => {
  const given: Scene = { seats: 3, dice: [1, 5], placed: { plan: ['0:4'], relocate: ['1:6'] } };

  test('of values: lower dice go where others are, not where an own one is', () => {
    const game = sit({ ...given, flags: { free: ['values'] } });
    expect(game.can('1 on')).toEqual(['1 on relocate', '1 on replant', '1 on social-media']);
  });
  test('of own dice: higher ones go where an own one is', () => {
    const game = sit({ ...given, flags: { free: ['own-dice'] } });
    expect(game.can('5 on')).toEqual(['5 on plan', '5 on replant', '5 on social-media']);
    expect(game.can('1 on')).toEqual(['1 on replant', '1 on social-media']);
  });
  test('for the next die alone', () => {
    const game = sit({ ...given, flags: { free: ['values'] } }).do('5 on social-media');
    expect(game.can('1 on')).toEqual(['1 on replant', '1 on social-media']);
  });
});

describe('the next turn, page 10', () => {
  const end = (given: Scene): Sitting => sit({ flags: SKIP_ALL, ...given }).do('end');

  test('is for one who has had none in this year, as the team likes', () => {
    expect(end({ seats: 4, turn: 1, acted: [3] }).legal()).toEqual(['player 0', 'player 2']);
  });
  test('with one left there is no choice', () => {
    expect(end({ seats: 4, turn: 1, acted: [0, 3] }).see()).toMatchObject({ current: 2, year: 1 });
  });
  test('two alternate', () => {
    expect(end({ seats: 2, turn: 0 }).see()).toMatchObject({ current: 1, year: 1 });
  });
  test('when all have had theirs the year is over, and the last one picks among all (page 11)', () => {
    const game = end({ seats: 3, turn: 1, acted: [0, 2] });
    expect(game.see()).toMatchObject({ year: 2, current: 1 });
    expect(game.seat()).toBe(1);
    expect(game.legal()).toEqual(['player 0', 'player 1', 'player 2']);
    expect(
      game
        .do('player 0')
        .see()
        .team.map(({ acted }) => acted),
    ).toEqual([true, false, false]);
  });
  test('dice lie where they are over the end of a year, and are taken back in the own turn', () => {
    const game = end({ seats: 3, turn: 2, acted: [0, 1], placed: { plan: ['0:2', '1:5', '2:6'] } });
    game.do('player 1');
    const on = game
      .see()
      .team.map(({ dice }) => dice.filter(({ on: card }) => card === 'plan').map(({ value }) => value));
    expect(on).toEqual([[2], [], [6]]);
  });
});
