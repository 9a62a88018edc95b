/** Voting years, and how games end (pages 11 and 12). */
import { describe, expect, test } from 'vitest';
import { probing } from '../../support/extinction/catalogs.ts';
import { drawn, SKIP_ALL } from '../../support/extinction/moments.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const LOSS = { do: 'lose-animal', animals: 1, where: 'any' } as const;
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
