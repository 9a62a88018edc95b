/** Whole turns, years and votes (pages 6 to 11). */
import { describe, expect, test } from 'vitest';
import { probing } from '../../support/extinction/catalogs.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const drawn = (...rows: readonly string[]): string[] => Array.from({ length: 6 }, (_, row) => rows[row] ?? '......');
const LOSS = { do: 'lose-animal', animals: 1, where: 'any' } as const;
const SKIP_ALL = { skips: ['birth' as const, 'destruction' as const, 'effect' as const] };

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
    expect(game.dice.faces).toEqual([8, 6, 6, 6, 6]);
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
    expect(game.dice.faces).toEqual([8]);
  });

  test('one birth roll of a card comes on top of the phase', () => {
    const game = sit({ ...given, zone: ['breeding'], dice: [6, 1], rulings: { newborn: 'must-be-placed' } });
    game.dice.tell([8]);
    game.do('6 on breeding');
    expect(game.dice.faces).toEqual([8]);
    game.dice.tell([8]);
    game.do('1 on social-media');
    expect(game.dice.faces.slice(1)).toEqual([8]);
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

describe('voting years, page 11', () => {
  const YES = ['brazil', 'indonesia', '?', 'switzerland', '?', '?'];
  const catalog = probing({ isWilling: true });
  const last = (seats: number, year: number, given: Scene = {}): Sitting => {
    const roles = Math.max(2, seats);
    return sit({
      ...{
        catalog,
        seats,
        year,
        turn: roles - 1,
        acted: Array.from({ length: roles - 1 }, (_, place) => place),
        flags: SKIP_ALL,
      },
      ambassadors: YES,
      ...given,
    }).do('end');
  };

  test.each(HOUSE.years)('$seats seats: $first and $second', ({ seats, first, second }) => {
    expect(last(seats, first - 1).see()).toMatchObject({ year: first });
    expect(last(seats, first - 1).see().votes).toBeUndefined();
    expect(last(seats, first).see()).toMatchObject({ year: second, votes: [1, 2, 4] });
    expect(last(seats, second).see()).toMatchObject({ year: second, ending: 'votes', votes: [1, 2, 4] });
  });

  test('there is no vote before the last turn of the year', () => {
    const game = sit({ catalog, year: 4, turn: 1, acted: [0], flags: SKIP_ALL, ambassadors: YES }).do('end');
    expect(game.see()).toMatchObject({ year: 4 });
    expect(game.see().votes).toBeUndefined();
  });

  test('rolls are made for those face up that roll, and for no others', () => {
    const game = sit({
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      flags: SKIP_ALL,
      ambassadors: ['brazil+1', '?indonesia', 'japan', '?', '?', 'china'],
    });
    game.do('end');
    // Brazil, and then nobody: the next role is still to be chosen.
    expect(game.dice.faces).toEqual([6]);
  });

  test('an ambassador that was revealed and has lost its cubes votes all the same', () => {
    const game = sit({
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      flags: SKIP_ALL,
      ambassadors: ['?', '?', '?', '?', '?', 'china'],
      board: drawn('a.....'),
    });
    expect(game.do('end').see().votes).toEqual([6]);
  });

  const winning = [...YES.slice(0, 4), 'netherlands', '?'];

  test.each([
    [4, 'won-first-vote'],
    [5, 'won-second-vote'],
  ])('four Yes of year %i win: %s', (year, ending) => {
    const game = last(4, year, { ambassadors: winning });
    expect(game.see()).toMatchObject({ ending, votes: [1, 2, 4, 5] });
    expect(game.seat()).toBe(-1);
    expect(game.outcome()).toMatchObject({ ending });
  });

  test('three at Easy', () => {
    expect(last(4, 4, { level: 'easy' }).see().ending).toBe('won-first-vote');
  });

  test('the best vote is remembered when the second one is worse', () => {
    // Without money, cubes or luck two of three do not say Yes again.
    const ambassadors = ['brazil+6', 'indonesia', '?', 'switzerland'];
    const game = sit({ year: 5, turn: 3, acted: [0, 1, 2], flags: SKIP_ALL, ambassadors, votes: [1, 2, 4] }).do('end');
    expect(game.see()).toMatchObject({ ending: 'votes', votes: [1], bestVotes: [1, 2, 4] });
  });
});

describe('the end, page 12', () => {
  test('no animal is left: as with one', () => {
    const game = sit({ dice: [], board: drawn('2.....'), flags: { skips: ['birth', 'effect'] } }).do('end');
    game.dice.tell([1]);
    expect(game.do('row 1').see().ending).toBe('population');
  });

  test('a herd that is lost in the last year ends the game before the vote', () => {
    const game = sit({
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      catalog: probing({ isWilling: true, omen: { steps: [LOSS] } }),
      effects: ['omen'],
      board: drawn('1....1'),
      ambassadors: ['brazil', 'indonesia', '?', 'switzerland', 'netherlands'],
      flags: { skips: ['birth', 'destruction'] },
    });
    game.do('end', 'space 1 1');
    expect(game.see().ending).toBe('population');
  });

  test('nothing can be done any more', () => {
    const game = sit({ dice: [], board: drawn('2.....'), flags: { skips: ['birth', 'effect'] } }).do('end');
    game.dice.tell([1]);
    game.do('row 1');
    expect([game.seat(), game.legal()]).toEqual([-1, []]);
  });

  test('an empty pile does not lose while no tile is needed', () => {
    const full = ['######', '######', '####..', '......', '......', '2....1'];
    const game = sit({ dice: [], board: full, flags: SKIP_ALL }).do('end');
    expect(game.see().ending).toBeUndefined();
  });

  test.each([
    ['logging-road', 'tiles'],
    ['tiger-fund', undefined],
  ])('with an empty pile %s leads to %s', (effect, ending) => {
    const full = ['######', '######', '####..', '......', '......', '2....1'];
    const game = sit({ dice: [], effects: [effect], board: full, flags: { skips: ['birth', 'destruction'] } }).do(
      'end',
    );
    expect(lines(game.ends().map((end) => String(end.see().ending)))).toEqual([String(ending)]);
  });

  test('a tile that a shield prevents is not needed', () => {
    const full = ['######', '######', '####..', '......', '......', '2....1'];
    const game = sit({ dice: [], board: full, flags: { skips: ['birth', 'effect'], shields: ['tile'] } }).do('end');
    expect(lines(game.ends().map((end) => String(end.see().ending)))).toEqual(['undefined']);
  });

  test('a tile returned to the pile can be placed again', () => {
    const game = sit({
      dice: [6, 1],
      money: [1],
      board: ['######', '######', '####..', '......', '......', '2....1'],
      flags: { skips: ['birth', 'effect'] },
    });
    game.do('6 on replant', 'pay', 'space 1 1', '1 on social-media').doIfAsked('end');
    game.dice.tell([3]);
    game.do('row 6');
    expect(game.see().ending).toBeUndefined();
    expect(game.model().pile).toBe(0);
  });
});
