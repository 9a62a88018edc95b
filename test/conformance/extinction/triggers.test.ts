/** Events that lasting cards wait for. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engines/extinction/content/rows.ts';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const PHASES = ['birth', 'destruction', 'effect'] as const;

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
