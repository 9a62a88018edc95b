/** The course of a game: before it, turns, cards beside dice, years, and what each scenario has of its own. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../../../src/engines/extinction/content/tables.ts';
import type { ROLES } from '../../../src/engines/extinction/content/terms.ts';
import type { Options } from '../../../src/engines/extinction/rules/options.ts';
import { withRows } from '../../support/extinction/house.ts';
import { Game, PLAN, RELOCATE, SOCIAL, space } from '../../support/extinction/play.ts';

/** A game of this team; `abilities` are their places among the two of each role. */
const teamed = (team: readonly (typeof ROLES)[number][], abilities: readonly number[], options: Options = {}): Game => {
  const game = new Game({ team: [...team], seats: team.length, ...options });
  for (const [place, ability] of abilities.entries())
    game.state.ability[place] = game.state.rules.content.abilities.ofRole[game.state.role[place]!]![ability]!;
  return game;
};

describe('p. 5: before the game', () => {
  test('the ability names the first card: an action in the zone, a permanent beside the role, a unique one done and discarded', () => {
    const { state } = new Game({ team: ['lawyer', 'lobbyist', 'philanthropist', 'zoologist'] });
    const { abilities } = state.rules.content;
    for (let place = 0; place < 4; place++) {
      const card = abilities.first[state.ability[place]!]!;
      const index = (card - 4) % 14;
      const role = state.role[place]!;
      const unique = state.rules.content.type[state.rules.content.cardKind[card]!] === 2;
      const piles = unique ? state.discards : state.zone;
      expect((piles[role]! >> index) & 1).toBe(1);
    }
  });

  test('a permanent as the first card', () => {
    const catalog = withRows({ abilities: { 'fine-print': { first: 'file-review' } } });
    const game = new Game({}, catalog);
    expect(game.namesOf(0, game.state.permanents[0]!)).toEqual(['file-review']);
  });

  test('a unique first card does what it says: money for all, whoever plays it', () => {
    const catalog = withRows({ abilities: { 'regular-donors': { first: 'endowment' } } });
    const game = new Game({ team: ['lawyer', 'philanthropist', 'lobbyist', 'zoologist'] }, catalog);
    expect([...game.state.money]).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('p. 7: permanents and abilities', () => {
  test('a permanent once in each own turn, without a die; only the owner’s', () => {
    const game = teamed(['lobbyist', 'zoologist', 'lawyer'], [0, 0, 0]).rolled(2, 2);
    const counter = game.permanent(0, 'vote-counter');
    game.permanent(1, 'home-range');
    game.cubes(2);
    expect(game.choices('permanent')).toEqual([counter]);
    game.do('permanent', counter).do('ambassador', 0).do('ambassador', 3).do('decline');
    expect(game.choices('permanent')).toEqual([]);
    game.skipping('birth', 'destruction', 'effect').die(2, SOCIAL).die(2, SOCIAL);
    while (game.choices('end').length > 0) game.do('end');
    game.do('seat', 1);
    expect(game.choices('permanent')).toEqual([game.card(1, 'home-range')]);
    expect(game.state.used).toBe(0);
  });

  test('it is offered after the last die too, and may be left', () => {
    const game = teamed(['lobbyist', 'zoologist', 'lawyer'], [1, 0, 0]).rolled(2).money(0);
    game.permanent(0, 'vote-counter');
    game.cubes(2).skipping('birth', 'destruction', 'effect').die(2, SOCIAL);
    expect([game.choices('permanent').length, game.choices('end')]).toEqual([1, [0]]);
    game.do('end');
    expect(game.choices('seat')).toEqual([1, 2]);
  });

  test('an ability once in each own turn', () => {
    const game = teamed(['philanthropist', 'zoologist', 'lawyer'], [0, 0, 0]).rolled(2, 2).money(0);
    // With nothing to give, there is one way.
    game.do('ability');
    expect([game.state.money[0], game.choices('ability')]).toEqual([1, []]);
  });

  test('one that changes a rule does so in own turns alone', () => {
    const game = teamed(['tv-host', 'zoologist', 'lawyer'], [0, 0, 0]).others(1, [4, PLAN]).rolled(4, 4);
    expect(game.mayPlace(4, PLAN)).toBe(true);
    game.state.current = 2;
    expect(game.rolled(4, 4).mayPlace(4, PLAN)).toBe(false);
  });

  test('one that waits for a birth does in own turns what it says', () => {
    const game = teamed(['zoologist', 'lawyer', 'lobbyist'], [1, 0, 0]).board({ '3,3': 2, '6,6': 1 });
    game.skipping('destruction', 'effect').endActions(1);
    game.do('space', space([3, 4])).do('space', space([3, 2]));
    expect(game.choices('space').length).toBe(4);
    game.do('space', space([6, 6])).do('space', space([6, 4]));
    expect(game.herd['6,4']).toBe(1);
    const other = teamed(['lawyer', 'zoologist', 'lobbyist'], [0, 1, 0]).board({ '3,3': 2, '6,6': 1 });
    other.skipping('destruction', 'effect').endActions(1);
    other.do('space', space([3, 4])).do('space', space([3, 2]));
    expect(other.choices('seat')).toEqual([1, 2]);
  });
});

describe('p. 10: the end of a turn', () => {
  test('one card is drawn, and the next is chosen among those who had no turn this year', () => {
    const game = new Game().hand(0).skipping('birth', 'destruction', 'effect');
    game.state.acted = 0b0101;
    game.endActions();
    expect([game.handOf(0).length, game.choices('seat')]).toEqual([1, [1, 3]]);
    game.do('seat', 3);
    expect([game.state.current, game.state.turn, game.state.year]).toEqual([3, 2, 1]);
  });

  test('the last of the year is not asked for', () => {
    const game = new Game().skipping('birth', 'destruction', 'effect');
    game.state.acted = 0b0111;
    game.endActions();
    expect([game.state.current, game.asked]).toEqual([3, 3]);
  });
});

test('p. 5: one person plays two roles in turn, and decides for both', () => {
  const game = new Game({ seats: 1 }).skipping('birth', 'destruction', 'effect').endActions();
  expect([game.state.rules.places, game.state.current, game.asked]).toEqual([2, 1, 0]);
  game.skipping('birth', 'destruction', 'effect').endActions();
  expect([game.state.current, game.state.year]).toEqual([0, 2]);
});

describe('p. 10: the effect deck', () => {
  test('what was seen on top is known until it is drawn', () => {
    const game = new Game().effects('rescued-cub', 'poachers').skipping('birth', 'destruction');
    game.state.seen = 2;
    game.endActions();
    expect([game.state.seen, game.state.effectSize]).toEqual([1, 17]);
  });

  test('a deck that is empty is made of the discards, not of constants in play', () => {
    const game = new Game().constants('clear-cutting').skipping('birth', 'destruction');
    const { state } = game;
    state.effectDiscards.set(Array.from(state.rules.sheet.effects.copies));
    state.effectDiscards[game.effect('clear-cutting')]!--;
    state.effectSize = 0;
    game.endActions();
    const shown = state.shown === NONE ? 0 : 1;
    const gone = state.effectDiscards.reduce((sum, count) => sum + count, 0) + state.constantCount - 1;
    expect(state.effectSize + shown + gone).toBe(17);
  });
});

describe('sea otters', () => {
  const otters = (animals: Readonly<Record<string, number>>, ...tiles: (readonly [number, number])[]) =>
    new Game({ scenario: 'otter' }).board(animals, ...tiles);

  test('a tile lies beside another one, as near to the space rolled as can be', () => {
    const game = otters({ '1,1': 2, '3,3': 1 }, [2, 6], [5, 6]).skipping('birth', 'effect').endActions();
    game.do('line', 2, 3);
    expect(game.choices('space')).toEqual([space([2, 5]), space([3, 6])]);
    game.do('space', space([3, 6]));
    expect(game.tiles).toEqual(['2,6', '3,6', '5,6']);
  });

  test('a pair stays together after a birth', () => {
    const game = otters({ '1,1': 2, '3,3': 1 }).skipping('destruction', 'effect').endActions(1);
    game.do('space', space([1, 2]));
    expect(game.herd).toEqual({ '1,1': 2, '1,2': 1, '3,3': 1 });
  });
});

describe('giant pandas', () => {
  const pandas = (animals: Readonly<Record<string, number>>, ...tiles: (readonly [number, number])[]) =>
    new Game({ scenario: 'panda' }).board(animals, ...tiles);

  test('a newborn may stay with its parents', () => {
    const game = pandas({ '1,1': 2, '3,3': 1 }).skipping('destruction', 'effect').endActions(1);
    expect(game.choices('space')).toEqual([space([1, 1]), space([1, 2]), space([2, 1])]);
    game.do('space', space([1, 1]));
    expect(game.herd).toEqual({ '1,1': 3, '3,3': 1 });
  });

  test('the target is the number of pairs', () => {
    expect(pandas({ '1,1': 2, '3,3': 1 }).skipping('destruction', 'effect').endActions(2).herd).toEqual({
      '1,1': 2,
      '3,3': 1,
    });
  });

  test('where a tile lies, the slope comes down beside it, on most animals', () => {
    const game = pandas({ '1,1': 2, '3,2': 1, '2,3': 3 }, [3, 3]).skipping('birth', 'effect').endActions();
    game.do('line', 2, 3);
    expect([game.tiles, game.herd]).toEqual([['2,3', '3,3'], { '1,1': 2, '3,2': 1 }]);
  });

  test('where tiles lie all around, none is placed', () => {
    const game = pandas({ '1,2': 2, '6,6': 1 }, [1, 1], [2, 1]).skipping('birth', 'effect');
    game.board({ '1,3': 2, '6,6': 1 }, [1, 1], [2, 1], [1, 2]).endActions().do('line', 0, 1);
    expect(game.tiles).toEqual(['1,1', '1,2', '2,1']);
  });
});

test('a turn at the table: every die, Relocate among them, and what follows', () => {
  const game = new Game().rolled(3, 3, 5).money(0).board({ '2,2': 2, '5,5': 2 }).effects('poachers');
  game
    .die(5, RELOCATE)
    .do('space', space([2, 2]))
    .do('space', space([2, 3]));
  game.die(3, SOCIAL).die(3, SOCIAL, 8);
  game.do('line', 4, 1);
  expect(game.told()).toContain('effect');
});
