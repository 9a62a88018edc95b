/** Every special ability of the catalog: whatever can come of it is what its row says. */
import { describe, expect, test } from 'vitest';
import { withDie } from '../../support/extinction/model.ts';
import type { Case } from '../../support/extinction/oracle.ts';
import { expectSame, POOR, RICH, reckon, teamOf } from '../../support/extinction/reckoned.ts';
import { sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

/** Every die shows a two. */
const ROLLS = [2, 2, 2, 2];
const caseOf = (source: string): Case => ({ seat: 0, source, scenario: 'tiger', roll: 2, birthRoll: 2 });
const SCENES = [
  ['rich', { ...RICH, zone: ['fundraising'], decks: [['breeding']], hands: [['workshop']] }],
  ['poor', POOR],
] as const;

const WITH_STEPS = HOUSE.abilities.filter(({ steps, on }) => steps !== undefined && on === undefined);

describe.each(SCENES)('abilities that are used, %s', (_, given: Scene) => {
  test.each(WITH_STEPS)('$id', ({ id, role, steps = [] }) => {
    const game = sit({ ...given, team: teamOf(role), abilities: [id] });
    const from = game.model();
    // One of which nothing can be done is not offered.
    const found = game.can('ability').length === 0 ? [game] : game.do('ability').ends(ROLLS);
    expectSame(found, reckon(steps, caseOf(id), from), from);
  });
});

describe('abilities that are used', () => {
  test('once in each own turn', () => {
    const game = sit({ ...RICH, team: teamOf('philanthropist'), abilities: ['regular-donors'] });
    expect(game.can('ability')).toEqual(['ability']);
    expect(game.do('ability', 'way 1').can('ability')).toEqual([]);
  });

  test('not in the turns of others', () => {
    const game = sit({
      ...RICH,
      turn: 1,
      team: ['philanthropist', 'lawyer', 'zoologist'],
      abilities: ['regular-donors', 'stay'],
    });
    expect(game.do('ability', 'pay').model().skips.effect).toBe(true);
    expect(game.can('ability')).toEqual([]);
  });
});

describe('abilities that change a rule, in own turns', () => {
  const gap = { seats: 3, year: 2, dice: [4, 4, 3], placed: { relocate: ['1:4'], replant: ['2:5'] } };

  test('prime-time: a die may equal those that are there', () => {
    const own = sit({ ...gap, team: ['tv-host', 'lawyer', 'lobbyist'], abilities: ['prime-time'] });
    expect(own.can('4 on relocate')).toEqual(['4 on relocate']);
    expect(own.can('3 on relocate')).toEqual([]);
    expect(own.can('4 on replant')).toEqual([]);
  });

  test('prime-time: not for others', () => {
    const other = sit({ ...gap, team: ['lawyer', 'tv-host', 'lobbyist'], abilities: ['fine-print', 'prime-time'] });
    expect(other.can('4 on relocate')).toEqual([]);
  });

  const birth = {
    effects: ['tiger-fund'],
    ...POOR,
    dice: [],
    board: ['2.....', '......', '......', '......', '......', '.....1'],
    flags: { skips: ['destruction' as const] },
  };

  test.each([
    ['breeding-books', 3, 4],
    ['breeding-books', 4, 3],
  ])('%s: with one pair a %i leads to %i animals', (id, roll, herd) => {
    const ends = sit({ ...birth, team: teamOf('zoologist'), abilities: [id] });
    ends.dice.tell([roll]);
    const found = ends
      .do('end')
      .ends([])
      .map((end) =>
        end
          .model()
          .animals.flat()
          .reduce((sum, count) => sum + count),
      );
    expect(Math.max(...found)).toBe(herd);
  });

  test('breeding-books: not in turns of others', () => {
    const game = sit({
      ...birth,
      team: ['lawyer', 'zoologist', 'lobbyist'],
      abilities: ['fine-print', 'breeding-books'],
    });
    game.dice.tell([3]);
    const found = game
      .do('end')
      .ends([])
      .map((end) => end.board().join('|'));
    expect([...new Set(found)]).toEqual([birth.board.join('|')]);
  });

  test('den-watch: a parent without room is not lost, and an animal may be moved by two when one is born', () => {
    const board = ['2.####', '######', '####..', '......', '......', '.....1'];
    const game = sit({ ...birth, board, team: teamOf('zoologist'), abilities: ['den-watch'] });
    game.dice.tell([1]);
    const found = [
      ...new Set(
        game
          .do('end')
          .ends([])
          .map((end) => end.board().join('|')),
      ),
    ].sort();
    const herds = found.map((drawing) => [...drawing].reduce((sum, mark) => sum + (Number(mark) || 0), 0));
    // Without the newborn nothing moves; with it one of the parents, the newborn or the lone animal goes up to two spaces.
    const rest = '####|######|####..|......|......|.....1';
    expect(found.filter((drawing) => drawing.endsWith(rest))).toEqual(
      [`11${rest}`.replace('11', '12'), `2.${rest}`, `21${rest}`, `3.${rest}`].sort(),
    );
    expect(new Set(herds)).toEqual(new Set([3, 4]));
  });
});

test('a die that an ability turned is placed with its new value', () => {
  const game = sit({ ...POOR, dice: [4, 1, 1], placed: { relocate: ['1:4'] } });
  const from = game.do('ability', 'turn 4 to 5').model();
  expect(game.do('5 on relocate', 'decline').model().dice).toEqual(withDie(from, 5, 'relocate').dice);
});
