/** Each rule that a card can change. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engines/extinction/content/rows.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

type Modifier = NonNullable<Effect['modifiers']>[number];

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
