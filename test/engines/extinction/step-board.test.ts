/** Steps about animals and tiles: what may be chosen by what codes, what it does, and where it does less. */
import { describe, expect, test } from 'vitest';
import { doing, run } from '../../support/extinction/doing.ts';
import { withSteps } from '../../support/extinction/house.ts';
import { Game, RELOCATE, SOCIAL, space } from '../../support/extinction/play.ts';

describe('move', () => {
  test('up to so many steps, never onto a tile or through one', () => {
    const game = doing({ do: 'move', animals: 1, steps: 2 }).board({ '1,1': 1, '6,6': 1 }, [1, 2], [3, 1]);
    run(game);
    expect(game.choices('space')).toEqual([space([1, 1]), space([6, 6])]);
    game.do('space', space([1, 1]));
    expect(game.choices('space')).toEqual([space([2, 1]), space([2, 2])]);
    game.do('space', space([2, 2]));
    expect(game.herd).toEqual({ '2,2': 1, '6,6': 1 });
  });

  test('over tiles, though not to stay there', () => {
    const game = doing({ do: 'move', animals: 1, steps: 2, overTiles: true }).board(
      { '1,1': 2 },
      [1, 2],
      [2, 1],
      [2, 2],
    );
    run(game).do('space', space([1, 1]));
    expect(game.choices('space')).toEqual([space([1, 3]), space([3, 1])]);
  });

  test('animals may share a space, the same one may go on, and enough is enough', () => {
    const game = doing({ do: 'move', animals: 2, steps: 1 }).board({ '2,2': 1, '2,3': 1 });
    run(game)
      .do('space', space([2, 2]))
      .do('space', space([2, 3]));
    expect(game.herd).toEqual({ '2,3': 2 });
    game.do('decline');
    expect(game.choices('die').length).toBeGreaterThan(0);
  });

  test('none can move: it is passed over', () => {
    const game = doing({ do: 'move', animals: 1, steps: 2 }).board({ '1,1': 2 }, [1, 2], [2, 1]);
    expect(run(game).choices('die').length).toBeGreaterThan(0);
  });
});

describe('add', () => {
  const CORNER = { '1,1': 2 } as const;

  test.each([
    ['empty', 33],
    ['beside-animal', 1],
    ['with-animal', 2],
  ] as const)('on a space that is %s', (where, spaces) => {
    const animals = where === 'with-animal' ? { '1,1': 2, '2,2': 1 } : CORNER;
    const game = doing({ do: 'add', animals: 1, where }).board(animals, [1, 2], [6, 6]);
    expect(run(game).choices('space')).toHaveLength(spaces);
    game.do('space', game.choices('space')[0]);
    expect(Object.values(game.herd).reduce((sum, count) => sum + count, 0)).toBe(where === 'with-animal' ? 4 : 3);
  });

  test('never more than 15', () => {
    const game = run(doing({ do: 'add', animals: 3, where: 'empty' }).board({ '1,1': 14 }));
    game.do('space', game.choices('space')[0]);
    expect(game.choices('space')).toEqual([]);
  });
});

describe('remove-tile', () => {
  const laid = (tiles: number, where: 'any' | 'beside-animal' | 'one-line') =>
    run(doing({ do: 'remove-tile', tiles, where }).board({ '2,2': 2 }, [1, 1], [1, 2], [1, 4], [3, 3], [6, 6]));

  test('any, as a set: the least first, and as many as can be had', () => {
    const game = laid(2, 'any');
    expect(game.choices('space')).toEqual(
      [
        [1, 1],
        [1, 2],
        [1, 4],
        [3, 3],
      ].map(([row, column]) => space([row!, column!])),
    );
    game.do('space', space([1, 4]));
    expect(game.choices('space')).toEqual([space([3, 3]), space([6, 6])]);
    game.do('space', space([6, 6]));
    expect(game.tiles).toEqual(['1,1', '1,2', '3,3']);
  });

  test('beside an animal', () => {
    const game = laid(2, 'beside-animal');
    expect(game.choices('space')).toEqual([space([1, 2])]);
    game.do('space', space([1, 2]));
    expect(game.choices('die').length).toBeGreaterThan(0);
  });

  test('all in one row or column', () => {
    const game = laid(3, 'one-line').do('space', space([1, 4]));
    expect(game.choices('space')).toEqual([space([1, 1]), space([1, 2])]);
    game.do('space', space([1, 1])).do('space', space([1, 2]));
    expect(game.tiles).toEqual(['3,3', '6,6']);
  });
});

test('birth: a roll as in the phase', () => {
  const game = run(doing({ do: 'birth' }), 3);
  game.do('space', space([1, 2])).do('space', space([2, 1]));
  expect(game.herd).toEqual({ '1,2': 1, '2,1': 1, '2,2': 1, '5,5': 2 });
  expect(run(doing({ do: 'birth' }), 4).herd).toEqual({ '2,2': 2, '5,5': 2 });
});

test('birth-target: never more than a document can say, whatever comes together', () => {
  const game = new Game({}, withSteps({ do: 'birth-target', by: 4 })).rolled(2, 4, 6);
  game.state.birthBonus = 97;
  game.die(2, RELOCATE);
  expect(game.state.birthBonus).toBe(99);
});

test('birth-target: in this turn', () => {
  const game = run(doing({ do: 'birth-target', by: 2 })).skipping('destruction', 'effect');
  game.die(4, SOCIAL).die(6, SOCIAL, 5);
  expect(game.choices('space').length).toBeGreaterThan(0);
  const next = run(doing({ do: 'birth-target', by: 2 })).skipping('birth', 'destruction', 'effect');
  next.die(4, SOCIAL).die(6, SOCIAL).do('seat', 1);
  expect(next.state.birthBonus).toBe(0);
});

describe('shield', () => {
  test('against a loss: of an animal, and of all under a tile, which stays away', () => {
    const game = run(doing({ do: 'shield', against: 'loss' })).skipping('birth', 'effect');
    game.board({ '1,1': 2 }).die(4, SOCIAL).die(6, SOCIAL).do('line', 0, 1);
    expect([game.herd, game.tiles, game.state.shields]).toEqual([{ '1,1': 2 }, [], 0]);
    const poached = run(doing({ do: 'shield', against: 'loss' })).skipping('birth', 'destruction');
    poached.effects('poachers').die(4, SOCIAL).die(6, SOCIAL);
    if (poached.choices('decline').length > 0) poached.do('decline');
    expect([poached.herd, poached.state.shields]).toEqual([{ '2,2': 2, '5,5': 2 }, 0]);
  });

  test('against a tile, once, whoever’s turn it is', () => {
    const game = run(doing({ do: 'shield', against: 'tile' })).skipping('birth', 'effect');
    game.die(4, SOCIAL).die(6, SOCIAL);
    expect([game.tiles, game.state.shields, game.told().includes('tile-prevented')]).toEqual([[], 0, true]);
  });
});

describe('lose-animal', () => {
  const HERD = { '1,1': 3, '3,3': 3, '5,5': 1, '6,1': 2 } as const;

  test.each([
    ['most', [space([1, 1]), space([3, 3])]],
    ['beside-tile', [space([3, 3]), space([5, 5])]],
    ['any', [space([1, 1]), space([3, 3]), space([5, 5]), space([6, 1])]],
  ] as const)('where %s: the team chooses', (where, spaces) => {
    const game = run(doing({ do: 'lose-animal', animals: 1, where }).board(HERD, [3, 4], [5, 6]));
    expect(game.choices('space')).toEqual(spaces);
    game.do('space', spaces[0]);
    expect(Object.values(game.herd).reduce((sum, count) => sum + count, 0)).toBe(8);
  });

  test('where one is alone: the only one, without asking', () => {
    expect(run(doing({ do: 'lose-animal', animals: 1, where: 'lone' }).board(HERD)).herd).toEqual({
      '1,1': 3,
      '3,3': 3,
      '6,1': 2,
    });
  });

  test('p. 12: at one animal the game is lost in the middle of it', () => {
    const game = doing({ do: 'lose-animal', animals: 3, where: 'any' }, { do: 'gain', money: 2 }).board({ '1,1': 2 });
    run(game);
    expect([game.ending, game.state.money[0], game.herd]).toEqual(['population', 0, { '1,1': 1 }]);
  });
});

test('stray: one animal of the largest group, one step, if it can', () => {
  const game = run(doing({ do: 'stray', where: 'most' }).board({ '1,1': 2, '3,3': 2, '6,6': 1 }, [1, 2], [2, 1]));
  // Which animal is clear, so that only its way is asked for; with one way nothing is.
  expect(game.choices('space')).toEqual([space([2, 3]), space([3, 2]), space([3, 4]), space([4, 3])]);
  game.do('space', space([3, 4]));
  expect(game.herd).toEqual({ '1,1': 2, '3,3': 1, '3,4': 1, '6,6': 1 });
  const corner = run(doing({ do: 'stray', where: 'most' }).board({ '1,1': 2, '6,6': 1 }, [1, 2]));
  expect(corner.herd).toEqual({ '1,1': 1, '2,1': 1, '6,6': 1 });
});

describe('place-tile', () => {
  test('as in the phase', () => {
    const game = run(doing({ do: 'place-tile', tiles: 2, how: 'destruction' }).board({ '1,1': 2, '2,2': 2 }));
    game.do('line', 1, 4).do('line', 0, 1);
    expect([game.tiles, game.herd]).toEqual([['1,1', '2,4'], { '2,2': 2 }]);
  });

  test('beside a tile, animals or not', () => {
    const game = run(doing({ do: 'place-tile', tiles: 1, how: 'beside-tile' }).board({ '1,1': 2, '6,6': 2 }, [1, 2]));
    expect(game.choices('space')).toEqual([space([1, 1]), space([1, 3]), space([2, 2])]);
    game.do('space', space([1, 1]));
    expect(game.herd).toEqual({ '6,6': 2 });
    const none = run(doing({ do: 'place-tile', tiles: 1, how: 'beside-tile' }));
    expect(none.tiles).toEqual([]);
  });

  test('as near to an animal as there is room, though not on it', () => {
    const game = run(doing({ do: 'place-tile', tiles: 1, how: 'nearest-animal' }).board({ '1,1': 2 }, [1, 2]));
    expect(game.tiles).toEqual(['1,2', '2,1']);
    const far = doing({ do: 'place-tile', tiles: 1, how: 'nearest-animal' }).board({ '1,1': 2 }, [1, 2], [2, 1]);
    expect(run(far).choices('space')).toEqual([space([1, 3]), space([2, 2]), space([3, 1])]);
  });
});
