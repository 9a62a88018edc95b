/** Each rule that a card can change, and each event that a lasting card can wait for. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engines/extinction/content/rows.ts';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

type Modifier = NonNullable<Effect['modifiers']>[number];
const PHASES = ['birth', 'destruction', 'effect'] as const;

/** A scene with a constant effect `omen` that changes rules. */
const changed = (modifiers: Modifier[], given: Scene = {}): Sitting =>
  sit({ catalog: probing({ omen: { kind: 'constant', modifiers } }), constants: ['omen'], dice: [1, 3, 5], ...given });

const born = (modifiers: Modifier[], roll: number, board: readonly string[]): string[] => {
  const game = changed(modifiers, {
    board,
    dice: [],
    flags: { skips: ['destruction', 'effect'] },
    rulings: { newborn: 'must-be-placed', costlyNewborn: 'must-be-placed' },
  });
  game.dice.tell([roll]);
  return lines(
    game
      .do('end')
      .ends()
      .map((end) => end.board().join('|')),
  );
};

describe('birth-target', () => {
  const pair = ['2.##', '.###', '####', '1###'];
  test.each([
    [2, 4, true],
    [2, 5, false],
    [-1, 1, true],
    [-1, 2, false],
  ])('by %i: with one pair a %i is a birth: %s', (by, roll, isBorn) => {
    expect(born([{ rule: 'birth-target', by }], roll, pair).join() !== pair.join('|')).toBe(isBorn);
  });
  test('two of them are added', () => {
    const game = changed([{ rule: 'birth-target', by: 1 }], {
      constants: ['omen', 'omen'],
      ...{ board: pair, dice: [], flags: { skips: ['destruction', 'effect'] } },
    });
    game.dice.tell([4]);
    expect(game.do('end').ends().length).toBeGreaterThan(1);
  });
});

describe('surcharge', () => {
  const board = ['2#..', '....', '....', '...1'];
  const given: Scene = { board, dice: [5, 1], money: [2] };

  test('a die on that action costs so much more', () => {
    const game = changed([{ rule: 'surcharge', by: 1, action: 'replant' }], given)
      .do('5 on replant', 'pay')
      .doIfAsked('space 1 2');
    expect(game.model()).toMatchObject({ money: [0, 0, 0, 0], pile: 16 });
  });
  test('it is paid to the supply before the action, which may then be too dear', () => {
    const game = changed([{ rule: 'surcharge', by: 2, action: 'replant' }], given).do('5 on replant');
    expect(game.ends().map((end) => [end.model().money[0], end.model().pile])).toEqual([[0, 15]]);
  });
  test('without the money the die cannot be placed there', () => {
    const game = changed([{ rule: 'surcharge', by: 3, action: 'replant' }], given);
    expect(game.can('5 on')).toEqual(['5 on plan', '5 on relocate', '5 on social-media']);
  });
  test('about all actions: all but those without limits of placing', () => {
    const game = changed([{ rule: 'surcharge', by: 3 }], given);
    expect(game.can('5 on')).toEqual(['5 on social-media']);
  });
});

describe('least-die', () => {
  test('about one action', () => {
    expect(
      changed([{ rule: 'least-die', by: 4, action: 'plan' }])
        .legal()
        .filter((text) => text.endsWith('plan')),
    ).toEqual(['5 on plan']);
  });
  test('about all that heed values', () => {
    expect(changed([{ rule: 'least-die', by: 3 }]).legal()).toEqual([
      '1 on social-media',
      ...['3 on plan', '3 on relocate', '3 on replant', '3 on social-media'],
      ...['5 on plan', '5 on relocate', '5 on replant', '5 on social-media'],
      'ability',
    ]);
  });
});

describe('closed', () => {
  test('nobody may use it', () => {
    const game = changed([{ rule: 'closed', action: 'relocate' }]);
    expect(game.legal().filter((text) => text.includes('relocate'))).toEqual([]);
    expect(game.can('5 on')).toEqual(['5 on plan', '5 on replant', '5 on social-media']);
  });
  test('nor is it copied', () => {
    const catalog = probing({
      steps: [{ do: 'copy' }],
      omen: { kind: 'constant', modifiers: [{ rule: 'closed', action: 'relocate' }] },
    });
    const game = sit({ catalog, constants: ['omen'], dice: [5, 1], zone: ['probe', 'fundraising'] }).do('5 on probe');
    expect(game.can('card')).not.toContain('card relocate');
    expect(game.can('card')).toContain('card fundraising');
  });
});

describe('gap', () => {
  const given: Scene = { dice: [2, 4, 5], placed: { plan: ['1:2'], relocate: ['1:2'] } };
  test.each([
    [0, ['2', '4', '5']],
    [1, ['4', '5']],
    [2, ['4', '5']],
    [3, ['5']],
    [5, []],
  ])('by %i', (by, values) => {
    const game = changed([{ rule: 'gap', by }], given);
    expect(game.legal().filter((text) => text.endsWith('plan'))).toEqual(values.map((value) => `${value} on plan`));
  });
  test('about one action', () => {
    const game = changed([{ rule: 'gap', by: 3, action: 'plan' }], given);
    expect(game.legal().filter((text) => text.endsWith('plan'))).toEqual(['5 on plan']);
    expect(game.legal().filter((text) => text.endsWith('relocate'))).toEqual(['4 on relocate', '5 on relocate']);
  });
  test('an empty action takes any die', () => {
    expect(
      changed([{ rule: 'gap', by: 5 }], given)
        .legal()
        .filter((text) => text.endsWith('replant')),
    ).toHaveLength(3);
  });
});

describe('split-safe', () => {
  test('a parent without room stays', () => {
    expect(born([{ rule: 'split-safe' }], 1, ['2.##', '####', '####', '1###'])).toEqual(['21##|####|####|1###']);
  });
  test('one with room parts all the same', () => {
    expect(born([{ rule: 'split-safe' }], 1, ['2.##', '.###', '####', '1###'])).toEqual(['11##|1###|####|1###']);
  });
});

describe('the constants of the catalog that change a rule', () => {
  const constant = (deck: string, id: string, given: Scene = {}): Sitting =>
    sit({ scenario: deck, constants: [id], dice: [1, 3, 5], ...given });

  test.each(HOUSE.effects.filter(({ modifiers }) => modifiers !== undefined).map(({ id }) => id))(
    '%s is one of those below',
    (id) => {
      expect(['harbour-strike', 'parasite', 'tourists', 'dear-seedlings']).toContain(id);
    },
  );
  test('harbour-strike: nobody relocates', () => {
    expect(
      constant('otter', 'harbour-strike')
        .legal()
        .filter((text) => text.includes('relocate')),
    ).toEqual([]);
  });
  test.each([
    [1, 2],
    [2, 1],
  ])('parasite: with one pair of otters a %i leads to %i ends', (roll, ends) => {
    const game = constant('otter', 'parasite', {
      dice: [],
      board: ['2.####', '######', '######', '......', '......', '1.....'].with(2, '......'),
      flags: { skips: ['destruction', 'effect'] },
    });
    game.dice.tell([roll]);
    expect(
      lines(
        game
          .do('end')
          .ends()
          .map((end) => end.board().join('|')),
      ),
    ).toHaveLength(ends);
  });
  test('tourists: dice of 3 and more, but on Social Media', () => {
    const game = constant('panda', 'tourists');
    expect(game.can('1 on')).toEqual(['1 on social-media']);
    expect(game.can('3 on')).toEqual(['3 on plan', '3 on relocate', '3 on replant', '3 on social-media']);
  });
  test('dear-seedlings: a die on Replant costs 1 M$ more', () => {
    expect(constant('panda', 'dear-seedlings').can('5 on replant')).toEqual([]);
    const game = constant('panda', 'dear-seedlings', {
      money: [2],
      board: ['#.....', '......', '..2...', '......', '......', '......'],
    });
    expect(game.do('5 on replant', 'pay').doIfAsked('space 1 1').model()).toMatchObject({
      tiles: Array(6).fill(Array(6).fill(false)),
      money: [0, 0, 0, 0],
    });
  });
});

describe('events that a constant effect waits for', () => {
  /** Money by seat after the turn of seat 0 and the choice of seat 1, when the constant gives 1 M$. */
  const paid = (on: NonNullable<Effect['on']>, given: Scene = {}): number[] => {
    const catalog = probing({ omen: { kind: 'constant', on, steps: [{ do: 'gain', money: 1 }] } });
    const game = sit({
      catalog,
      constants: ['omen'],
      effects: ['tiger-fund'],
      board: ['1#..', '##..', '.1..', '1..1'],
      ...given,
    });
    const played = game.do('end').doIfAsked('row 1', 'row 4', 'column 1').doIfAsked('decline');
    return [...played.do('player 1').model().money];
  };

  test.each([
    ['actions', [0, 1, 0, 0]],
    ['birth', [1, 0, 0, 0]],
    ['destruction', [1, 0, 0, 0]],
    ['effect', [1, 0, 0, 0]],
    ['end', [1, 0, 0, 0]],
  ] as const)('the phase %s begins: the role whose turn it is', (phase, money) => {
    expect(paid({ phase })).toEqual(money);
  });

  test('an animal is born', () => {
    const birth = (roll: number): string[] => {
      const catalog = probing({ omen: { kind: 'constant', on: { birth: true }, steps: [{ do: 'gain', money: 1 }] } });
      const game = sit({
        catalog,
        constants: ['omen'],
        board: ['2.##', '.###', '####', '1###'],
        rulings: { newborn: 'must-be-placed' },
        flags: { skips: ['destruction', 'effect'] },
      });
      game.dice.tell([roll]);
      return lines(
        game
          .do('end')
          .ends()
          .map((end) => end.model().money.join(' ')),
      );
    };
    expect([birth(2), birth(3)]).toEqual([['1 0 0 0'], ['0 0 0 0']]);
  });

  test('a birth that it brings itself does not fire it once more; of two that are alike each is done once', () => {
    const steps: Step[] = [{ do: 'birth' }, { do: 'gain', money: 1 }];
    const game = sit({
      catalog: probing({ omen: { kind: 'constant', on: { birth: true }, steps } }),
      constants: ['omen', 'omen'],
      board: ['4..4', '....', '....', '4...'],
      rulings: { newborn: 'must-be-placed' },
      flags: { skips: ['destruction', 'effect'] },
    });
    game.dice.tell([1, 1, 1]);
    game.do('end');
    while (game.can('player').length === 0) game.do(game.legal()[0]!);
    expect([game.events.filter(({ code }) => code === 'event.birth').length, game.model().money[0]]).toEqual([3, 2]);
  });

  test('an effect card is revealed, and no other', () => {
    expect(paid({ reveal: 'tiger-fund' })).toEqual([1, 0, 0, 0]);
    expect(
      paid(
        { reveal: 'tiger-fund' },
        {
          effects: ['rescued-cub'],
          flags: { skips: ['destruction'] },
          board: ['1#.1', '####', '####', '1###'].with(0, '1#11'),
        },
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  test('a skipped phase is none', () => {
    const catalog = probing({ omen: { kind: 'constant', on: { phase: 'effect' }, steps: [{ do: 'gain', money: 1 }] } });
    expect(
      sit({ catalog, constants: ['omen'], flags: { skips: [...PHASES] } })
        .do('end')
        .model().money[0],
    ).toBe(0);
  });
});

describe('abilities of a probe', () => {
  const ability = (given: Parameters<typeof probing>[0]['ability'], scene: Scene = {}): Sitting =>
    sit({
      ...(given === undefined ? {} : { catalog: probing({ ability: given }) }),
      board: ['2.##', '.###', '####', '1###'],
      ...scene,
    });

  test.each(['birth', 'destruction', 'effect', 'end'] as const)('on phase %s, in own turns', (phase) => {
    const given = { on: { phase }, steps: [{ do: 'gain' as const, money: 1 }] };
    const flags = { skips: PHASES.filter((other) => other !== phase) };
    const money = (scene: Scene): string[] =>
      lines(
        ability(given, { effects: ['tiger-fund'], flags, ...scene })
          .do('end')
          .ends([3])
          .map((end) => end.model().money.join(' ')),
      );
    expect(money({})).toEqual(['1 0 0 0']);
    expect(money({ turn: 1 })).toEqual(['0 0 0 0']);
  });

  test('on a birth, in own turns', () => {
    const given = { on: { birth: true as const }, steps: [{ do: 'gain' as const, money: 1 }] };
    const rulings = { newborn: 'must-be-placed' as const };
    const flags = { skips: ['destruction' as const, 'effect' as const] };
    const money = (scene: Scene): string[] =>
      lines(
        ability(given, { flags, rulings, ...scene })
          .do('end')
          .ends()
          .map((end) => end.model().money.join(' ')),
      );
    expect(money({})).toEqual(['1 0 0 0']);
    expect(money({ turn: 1 })).toEqual(['0 0 0 0']);
  });

  test('a changed rule holds in own turns alone', () => {
    const given = { modifiers: [{ rule: 'least-die' as const, by: 4 }] };
    const dice = [3, 3, 3];
    expect(ability(given, { dice }).can('3 on')).toEqual(['3 on social-media']);
    expect(ability(given, { dice, turn: 1 }).can('3 on')).toHaveLength(4);
  });
});
