/** Rulings on births and tiles, value by value, as documents; docs/rules/extinction.md has their table. */
import { describe, expect, test } from 'vitest';
import { probing } from '../../support/extinction/catalogs.ts';
import { boards, drawn, only } from '../../support/extinction/moments.ts';
import { lines } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

type Rulings = NonNullable<Scene['rulings']>;
/** The end of a turn of which all phases but this one are skipped. */
/** A board whose other rows are empty. */
describe('A4: a newborn', () => {
  const pair = drawn('2.####', '.#####');
  const born = (rulings?: Rulings): string[] => {
    const game = only('birth', { board: pair, ...(rulings === undefined ? {} : { rulings }) });
    game.dice.tell([1]);
    return boards(game.do('end'));
  };
  const both = drawn('11####', '1#####').join('|');

  test.each([[undefined], [{ newborn: 'may-be-placed' }]] as const)('A4: %o: may be left out', (rulings) => {
    expect(born(rulings)).toEqual(lines([pair.join('|'), both]));
  });
  test('A4: must-be-placed: is placed', () => {
    expect(born({ newborn: 'must-be-placed' })).toEqual([both]);
  });
});

describe('A5: four on a space', () => {
  test('A5: one of one pair goes, the others stay', () => {
    const game = only('birth', { board: drawn('4.####', '.#####'), rulings: { newborn: 'must-be-placed' } });
    game.dice.tell([1]);
    expect(boards(game.do('end'))).toEqual([drawn('31####', '1#####').join('|')]);
  });
});

describe('A6: where the parent goes', () => {
  const part = (board: readonly string[], rulings: Rulings): string[] => {
    const game = only('birth', { board, rulings: { newborn: 'must-be-placed', ...rulings } });
    game.dice.tell([1]);
    return boards(game.do('end'));
  };
  const room = drawn('2.####', '.#####');

  test.each([[{}], [{ splitTo: 'empty-space' }]] as const)('A6: %o: never to the newborn', (rulings) => {
    expect(part(room, rulings)).toEqual([drawn('11####', '1#####').join('|')]);
  });
  test('A6: newborn-too: to the newborn as well', () => {
    expect(part(room, { splitTo: 'newborn-too' })).toEqual(
      lines(
        [drawn('11####', '1#####'), drawn('12####', '.#####'), drawn('1.####', '2#####')].map((rows) => rows.join('|')),
      ),
    );
  });
  test('A6: newborn-too: so that the only space beside costs no parent', () => {
    const narrow = drawn('2.####', '######');
    expect(part(narrow, { splitTo: 'newborn-too' })).toEqual([drawn('12####', '######').join('|')]);
  });
});

describe('A7: a tile between animals that are as near', () => {
  const slide = (rulings?: Rulings): string[] => {
    const even = only('destruction', {
      board: drawn('2.#.2.', '......', '1.....'),
      ...(rulings === undefined ? {} : { rulings }),
    }).do('end');
    even.dice.tell([3]);
    return boards(even.do('row 1'));
  };

  test.each([[undefined], [{ nearestTie: 'team' }]] as const)('A7: %o: the team chooses', (rulings) => {
    expect(slide(rulings)).toEqual(
      lines([drawn('2##.2.', '......', '1.....'), drawn('2.##2.', '......', '1.....')].map((rows) => rows.join('|'))),
    );
  });
  test('A7: first-space: towards the first space of the line', () => {
    expect(slide({ nearestTie: 'first-space' })).toEqual([drawn('2##.2.', '......', '1.....').join('|')]);
  });
});

describe('A8: a line of four spaces', () => {
  const catalog = probing({});
  const strike = (roll: number, rulings?: Rulings) => {
    const game = only('destruction', {
      catalog,
      board: ['2...', '....', '....', '...1'],
      effects: ['tiger-fund'],
      ...(rulings === undefined ? {} : { rulings }),
    }).do('end');
    game.dice.tell([roll]);
    game.do('row 1');
    return { faces: game.dice.faces, board: game.board().join('|') };
  };

  test.each([[undefined], [{ destructionDie: 'fits-the-line' }]] as const)(
    'A8: %o: the die has four faces',
    (rulings) => {
      expect(strike(4, rulings)).toEqual({ faces: [4], board: '2..#|....|....|...1' });
    },
  );
  test.each([
    [4, '2..#|....|....|...1'],
    [5, '2...|....|....|...1'],
    [6, '2...|....|....|...1'],
  ])('A8: misses: of six faces; a %i leads to %s', (roll, board) => {
    expect(strike(roll, { destructionDie: 'misses' })).toEqual({ faces: [6], board });
  });
});

test('A9: several tigers on one space are lost at once, and then the rest are counted', () => {
  const game = only('destruction', { board: drawn('3.....', '......', '1....1') }).do('end');
  game.dice.tell([1]);
  expect(game.do('row 1').see().ending).toBeUndefined();
  const last = only('destruction', { board: drawn('3.....', '......', '1.....') }).do('end');
  last.dice.tell([1]);
  expect(last.do('row 1').see().ending).toBe('population');
});

describe('A10: an empty pile of tiles', () => {
  const full = ['######', '######', '###...', '......', '......', '2....1'];
  const last = (rulings?: Rulings): string | undefined => {
    const game = only('destruction', { board: full, ...(rulings === undefined ? {} : { rulings }) }).do('end');
    game.dice.tell([3]);
    return game.do('row 6').see().ending;
  };

  test.each([[undefined], [{ emptyPile: 'next-need' }]] as const)('A10: %o: the last tile may be placed', (rulings) => {
    expect(last(rulings)).toBeUndefined();
  });
  test('A10: last-tile: it loses', () => {
    expect(last({ emptyPile: 'last-tile' })).toBe('tiles');
  });
});

describe('A27: a newborn that must be placed and costs a parent', () => {
  const narrow = drawn('2.####', '######');
  const born = (rulings: Rulings): string[] => {
    const game = only('birth', { board: narrow.with(5, '1....1'), rulings: { newborn: 'must-be-placed', ...rulings } });
    game.dice.tell([1]);
    return boards(game.do('end'));
  };
  const lost = drawn('11####', '######').with(5, '1....1').join('|');

  test.each([[{}], [{ costlyNewborn: 'may-be-left' }]] as const)('A27: %o: may be left out', (rulings) => {
    expect(born(rulings)).toEqual(lines([lost, narrow.with(5, '1....1').join('|')]));
  });
  test('A27: must-be-placed: is placed', () => {
    expect(born({ costlyNewborn: 'must-be-placed' })).toEqual([lost]);
  });
});
