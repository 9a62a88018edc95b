/** Steps about dice and phases, and rules that cards change: what may be chosen by what codes, and what it does. */
import { describe, expect, test } from 'vitest';
import { doing, run } from '../../support/extinction/doing.ts';
import { withRows } from '../../support/extinction/house.ts';
import { Game, PLAN, RELOCATE, REPLANT, SOCIAL, space } from '../../support/extinction/play.ts';

test('turn-die: an own die that is not placed, by so many pips', () => {
  const game = run(doing({ do: 'turn-die', by: 1 }));
  expect(game.choices('turn')).toEqual([4 * 8 + 3, 4 * 8 + 5, 6 * 8 + 5]);
  game.do('turn', 4 * 8 + 5);
  expect([game.mayPlace(5, PLAN), game.mayPlace(4, PLAN), game.mayPlace(6, PLAN)]).toEqual([true, false, true]);
});

test('reroll: any of the dice that are not placed, at once', () => {
  const game = run(doing({ do: 'reroll', dice: 2 }));
  expect(game.choices('reroll')).toEqual([4, 6]);
  game.do('reroll', 4);
  expect(game.choices('reroll')).toEqual([6]);
  game.do('reroll', 6, 1, 3);
  expect([game.mayPlace(1, PLAN), game.mayPlace(3, PLAN), game.mayPlace(4, PLAN)]).toEqual([true, true, false]);
  const some = run(doing({ do: 'reroll', dice: 2 }))
    .do('reroll', 4)
    .do('decline', 0, 1);
  expect([some.mayPlace(1, PLAN), some.mayPlace(6, PLAN), some.mayPlace(4, PLAN)]).toEqual([true, true, false]);
});

describe('free-placement', () => {
  test('the next die need not heed values', () => {
    const game = doing({ do: 'free-placement', from: 'values' }).others(1, [6, PLAN], [6, REPLANT]);
    run(game);
    expect([game.mayPlace(4, PLAN), game.mayPlace(4, REPLANT)]).toEqual([true, true]);
    game.die(4, SOCIAL);
    expect(game.mayPlace(6, PLAN)).toBe(false);
  });

  test('the next die may join an own one', () => {
    const game = doing({ do: 'free-placement', from: 'own-dice' });
    game.die(4, REPLANT);
    expect(game.mayPlace(6, REPLANT)).toBe(false);
    run(game);
    expect(game.mayPlace(6, REPLANT)).toBe(true);
  });
});

test('return-die: an own die comes back with its value, each once in a turn', () => {
  const game = doing({ do: 'return-die', dice: 1 });
  game.die(4, SOCIAL);
  run(game);
  expect(game.choices('return')).toEqual([2 * 128 + RELOCATE, 4 * 128 + SOCIAL]);
  game.do('return', 2 * 128 + RELOCATE);
  expect(game.mayPlace(2, RELOCATE)).toBe(true);
  game.die(2, RELOCATE);
  expect(game.choices('return')).toEqual([4 * 128 + SOCIAL]);
});

test.each(['birth', 'destruction', 'effect'] as const)('skip: the next phase of %s', (phase) => {
  const game = run(doing({ do: 'skip', phase })).skipping('birth', 'destruction', 'effect');
  game.events.length = 0;
  game.die(4, SOCIAL).die(6, SOCIAL);
  expect([game.told().filter((code) => code === 'skipped'), game.state.skips]).toEqual([
    ['skipped', 'skipped', 'skipped'],
    0,
  ]);
  const alone = run(doing({ do: 'skip', phase }));
  expect(alone.state.skips).toBe({ birth: 1, destruction: 2, effect: 4 }[phase]);
});

describe('rules that cards change', () => {
  const lasting = (rule: string, by?: number, action?: string) =>
    withRows({
      effects: {
        'clear-cutting': {
          on: undefined,
          steps: undefined,
          modifiers: [{ rule, ...(by === undefined ? {} : { by }), ...(action === undefined ? {} : { action }) }],
        },
      },
    });

  test('closed, surcharge, least die, gap', () => {
    const closed = new Game({}, lasting('closed', undefined, 'relocate')).constants('clear-cutting').rolled(5);
    expect([closed.mayPlace(5, RELOCATE), closed.mayPlace(5, REPLANT)]).toEqual([false, true]);
    const dear = new Game({}, lasting('surcharge', 1, 'relocate')).constants('clear-cutting').rolled(5, 5).money(0);
    expect(dear.mayPlace(5, RELOCATE)).toBe(false);
    dear.money(1).die(5, RELOCATE);
    expect(dear.state.money[0]).toBe(0);
    const least = new Game({}, lasting('least-die', 3)).constants('clear-cutting').rolled(2, 3);
    expect([least.mayPlace(2, PLAN), least.mayPlace(3, PLAN), least.mayPlace(2, SOCIAL)]).toEqual([false, true, true]);
    const gap = new Game({}, lasting('gap', 3)).constants('clear-cutting').others(1, [2, PLAN]).rolled(4, 5);
    expect([gap.mayPlace(4, PLAN), gap.mayPlace(5, PLAN)]).toEqual([false, true]);
  });

  test('the target of births, and parents that are not lost', () => {
    const fewer = new Game({}, lasting('birth-target', -1)).constants('clear-cutting').board({ '3,3': 2, '5,5': 2 });
    fewer.skipping('destruction', 'effect').endActions(3);
    expect(fewer.choices('space')).toEqual([]);
    const safe = new Game({}, lasting('split-safe')).constants('clear-cutting').board({ '1,1': 2, '5,5': 1 }, [2, 1]);
    safe
      .skipping('destruction', 'effect')
      .endActions(1)
      .do('space', space([1, 2]));
    expect(safe.herd).toEqual({ '1,1': 2, '1,2': 1, '5,5': 1 });
  });

  test('triggers at a phase and at a birth, once it is there', () => {
    const at = (on: object) => withRows({ effects: { 'clear-cutting': { on, steps: [{ do: 'gain', money: 3 }] } } });
    // A phase that is skipped does not begin, so just the others are: births want pairs, destruction asks for a line first.
    for (const [phase, skipped] of [
      ['birth', ['destruction', 'effect']],
      ['destruction', ['birth', 'effect']],
      ['end', ['birth', 'destruction', 'effect']],
    ] as const) {
      const game = new Game({}, at({ phase })).constants('clear-cutting').money(0);
      game.skipping(...skipped).endActions();
      expect(game.state.money[0], phase).toBe(4);
    }
    const born = new Game({}, at({ birth: true })).constants('clear-cutting').money(0).board({ '3,3': 2 });
    born
      .skipping('destruction', 'effect')
      .endActions(1)
      .do('space', space([3, 4]))
      .do('space', space([3, 2]));
    expect(born.state.money[0]).toBe(4);
  });
});
