/** The examples of the rulebook as documents, T1 to T5, with what is not allowed in them. */
import { describe, expect, test } from 'vitest';
import { boards, drawn, only } from '../../support/extinction/moments.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

/** Boards that a game can come to, whatever is chosen. */
/** The rows of a board, those that are left out empty. */
/** The end of the turn of seat 0: dice are placed, and of what follows only this is not skipped. */
describe('T1, page 6: three dice', () => {
  const given: Scene = {
    team: ['lawyer', 'zoologist', 'philanthropist', 'tv-host'],
    zone: ['research'],
    placed: { relocate: ['1:3'], research: ['2:4'] },
    dice: [1, 4, 5],
    money: [1],
    effects: ['poachers', 'logging-road'],
    board: ['#.....', '.2..2.', '......', '......', '.2..2.', '......'],
  };

  test('each may be placed where it is higher than all that lie there', () => {
    expect(sit(given).legal()).toEqual([
      ...['1 on plan', '1 on replant', '1 on social-media'],
      ...['4 on plan', '4 on relocate', '4 on replant', '4 on social-media'],
      ...['5 on plan', '5 on relocate', '5 on replant', '5 on research', '5 on social-media'],
      'ability',
    ]);
  });

  test('a 1 on Replant, which is empty: 1 M$ is paid and a tile returns to the pile', () => {
    const game = sit(given).do('1 on replant', 'pay').doIfAsked('space 1 1');
    expect(game.board()).toEqual(['......', ...given.board!.slice(1)]);
    expect(game.model()).toMatchObject({ money: [0, 0, 0, 0], pile: 16 });
  });

  test('a 4 on Relocate, above the 3 of the zoologist: a tiger moves by one space', () => {
    const game = sit(given).do('1 on social-media', '4 on relocate', 'space 2 2', 'space 3 2');
    expect(game.board()).toEqual(['#.....', '.1..2.', '.1....', '......', '.2..2.', '......']);
  });

  test('a 5 on Research, above the 4 that is there: the top effect card is seen and discarded', () => {
    const game = sit(given).do('5 on research', 'throw poachers');
    expect(game.model()).toMatchObject({ effectDiscards: ['poachers'] });
    expect(game.model().effects[0]).toBe('logging-road');
  });

  test('all three, one after the other', () => {
    const game = sit(given).do('1 on replant', 'pay').doIfAsked('space 1 1');
    game.do('4 on relocate', 'space 2 2', 'space 1 2', '5 on research', 'throw poachers');
    expect(
      game
        .see()
        .team[0]?.dice.map(({ value, on }) => `${value} ${on}`)
        .sort(),
    ).toEqual(['1 replant', '4 relocate', expect.stringMatching(/^5 .*research$/)]);
  });

  test.each(['1 on relocate', '1 on research', '4 on research'])('T1a: not %s', (action) => {
    expect(sit(given).legal()).not.toContain(action);
  });

  test.each([1, 2])('T1b, with two roles (%i seats) a die must be higher by two', (seats) => {
    const two = { ...given, seats, placed: { relocate: ['1:3'], research: ['1:4'] } };
    expect(sit(two).legal()).not.toContain('4 on relocate');
    expect(sit(two).legal()).not.toContain('5 on research');
    expect(sit(two).legal()).toContain('5 on relocate');
    expect(sit({ ...two, dice: [6] }).legal()).toContain('6 on research');
  });

  test('T1c: not beside an own die, however high; on Social Media as many as one likes', () => {
    const game = sit(given).do('4 on relocate', 'space 2 2', 'space 3 2');
    expect(game.legal()).not.toContain('5 on relocate');
    expect(game.do('5 on social-media').do('1 on social-media').see().team[0]?.money).toBe(3);
  });

  test('the three places of a card are no limit (page 12)', () => {
    const full = { ...given, seats: 5, placed: { relocate: ['1:1', '2:2', '3:3', '4:5'] }, dice: [6, 5, 1] };
    expect(
      sit({ ...full, team: ['lawyer', 'zoologist', 'philanthropist', 'tv-host', 'lobbyist'] }).can('6 on relocate'),
    ).toHaveLength(1);
  });
});

test('T2, page 7: the first cube turns an ambassador up, and nothing is rolled', () => {
  const game = sit({ zone: ['lobbying'], money: [1], dice: [6, 1], ambassadors: ['?brazil'] });
  game.do('6 on lobbying', 'pay', 'ambassador 1');
  expect(game.model().envoys[0]).toEqual({ id: 'brazil', cubes: 1 });
  expect(game.dice.faces).toEqual([]);
  expect(game.see().votes).toBeUndefined();
});

/** The last turn of a voting year of four seats. */
const voting: Scene = { year: 4, turn: 3, acted: [0, 1, 2], board: drawn('1....1') };

/** Countries that vote Yes once the turn is over. */
const yesOf = (given: Scene, rolls: readonly number[] = []): string[] => {
  const game = only('effect', { ...voting, ...given });
  game.dice.tell(rolls);
  game.do('end');
  const { votes = [], ambassadors } = game.see();
  return votes.map((place) => ambassadors[place - 1]?.id ?? '?');
};

describe('T3, page 7: Brazil with one cube', () => {
  test.each([5, 6])('a %i is a Yes', (roll) => {
    expect(yesOf({ ambassadors: ['brazil+1'] }, [roll])).toEqual(['brazil']);
  });
  test.each([1, 2, 3, 4])('a %i is none', (roll) => {
    expect(yesOf({ ambassadors: ['brazil+1'] }, [roll])).toEqual([]);
  });
});

describe('T4, page 8: a birth with two pairs', () => {
  /** The pair on the left is shut in; the one on the right has two empty spaces beside. */
  const given: Scene = { board: drawn('2#...2', '#.....', '#.....') };

  test('a 3 of 3: the newborn lies beside the pair that has room, and the pair parts', () => {
    const game = only('birth', given);
    game.dice.tell([3]);
    expect(boards(game.do('end'))).toEqual(
      lines([given.board!.join('|'), drawn('2#..11', '#....1', '#.....').join('|')]),
    );
    expect(game.dice.faces).toEqual([12]);
  });

  test('T4a: a 4 is no birth, and nobody parts', () => {
    const game = only('birth', given);
    game.dice.tell([4]);
    expect(boards(game.do('end'))).toEqual([given.board!.join('|')]);
  });

  test('T4b: with one empty space the newborn has it, and a parent is lost', () => {
    const narrow = drawn('2#..#2', '#.....', '#.....');
    const game = only('birth', { board: narrow });
    game.dice.tell([3]);
    expect(boards(game.do('end'))).toEqual(lines([narrow.join('|'), drawn('2#..#1', '#....1', '#.....').join('|')]));
  });

  test.each([
    ['4 animals on one space are two pairs', '4', 3, true],
    ['and no more', '4', 4, false],
    ['3 animals are one pair', '3', 2, true],
    ['and no more', '3', 3, false],
  ])('T4c: %s (%s, roll %i)', (_, herd, roll, isBorn) => {
    const board = drawn(`${herd}.....`);
    const game = only('birth', { board });
    game.dice.tell([roll]);
    expect(boards(game.do('end')).length > 1).toBe(isBorn);
  });

  test('T4c: two animals on two spaces are no pair', () => {
    const game = only('birth', { board: drawn('11....') });
    expect(boards(game.do('end'))).toEqual([drawn('11....').join('|')]);
  });

  test.each([
    ['no animal in the supply', drawn('2....d')],
    ['no empty space beside a pair', drawn('2#....', '1.....')],
  ])('T4d: none with %s, on a good roll', (_, board) => {
    const game = only('birth', { board });
    game.dice.tell([1]);
    expect(boards(game.do('end'))).toEqual([board.join('|')]);
  });
});

describe('T5, page 9: destruction in column 2, roll 4', () => {
  const given: Scene = { board: drawn('.2...2', '......', '.#....', '.#....') };
  const strike = (scene: Scene, roll: number): Sitting => {
    const game = only('destruction', scene).do('end');
    game.dice.tell([roll]);
    return game.do('column 2');
  };

  test('the tile slides from space 4 towards the tiger on 1, and lies on 2', () => {
    const game = strike(given, 4);
    expect(game.board()).toEqual(drawn('.2...2', '.#....', '.#....', '.#....'));
    expect(game.model().pile).toBe(13);
    expect(game.dice.faces).toEqual([6]);
  });

  test('T5a: with a tile on 2 it lies on 1, and all tigers there are lost', () => {
    const game = strike({ board: drawn('.3...2', '.#....', '.#....', '.#....') }, 4);
    expect(game.board()).toEqual(drawn('.#...2', '.#....', '.#....', '.#....'));
  });

  test('it stays where it was rolled when no tile is there', () => {
    expect(strike(given, 5).board()).toEqual(drawn('.2...2', '......', '.#....', '.#....', '.#....'));
  });

  test('a roll of a space with tigers loses them', () => {
    expect(strike(given, 1).board()).toEqual(drawn('.#...2', '......', '.#....', '.#....'));
  });

  test('only a row or column with a tiger can be chosen', () => {
    expect(only('destruction', given).do('end').legal()).toEqual(['column 2', 'column 6', 'row 1']);
  });
});
