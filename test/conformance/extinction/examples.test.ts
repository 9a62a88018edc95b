/** Every example of the rulebook, and what must not be possible in it: T1–T10 of the facts. */
import { describe, expect, test } from 'vitest';
import { countBits } from '../../../src/engines/kit/bits.ts';
import { Game, PLAN, RELOCATE, REPLANT, SOCIAL, space } from '../../support/extinction/play.ts';

/** Page 6: Replant is empty, Relocate holds a 3 of another role, Research a 4. */
const placement = (seats: number): { game: Game; research: number } => {
  const game = new Game({ seats });
  const research = game.zone(1, 'research');
  game.others(1, [3, RELOCATE], [4, research]);
  game.money(2).board({ '2,2': 2, '5,5': 2 }, [4, 4]).effects('poachers');
  return { game: game.rolled(1, 4, 5), research };
};

describe('T1, p. 6: dice are placed', () => {
  test('a 1 on Replant, a 4 on Relocate, a 5 on Research', () => {
    const { game, research } = placement(4);
    game
      .die(1, REPLANT)
      .do('pay')
      .do('space', space([4, 4]));
    expect([game.state.money[0], game.tiles]).toEqual([1, []]);
    game
      .die(4, RELOCATE)
      .do('space', space([2, 2]))
      .do('space', space([2, 3]));
    expect(game.herd).toEqual({ '2,2': 1, '2,3': 1, '5,5': 2 });
    game.skipping('birth', 'destruction', 'effect').die(5, research);
    expect(game.told()).toContain('foreseen');
    game.do('throw', game.effect('poachers'));
    expect(game.state.effectDiscards[game.effect('poachers')]).toBe(1);
  });

  test('T1a: a die that is not higher than all there is refused', () => {
    const { game, research } = placement(4);
    expect([game.mayPlace(1, RELOCATE), game.mayPlace(1, research), game.mayPlace(4, research)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([game.mayPlace(4, RELOCATE), game.mayPlace(5, research), game.mayPlace(1, REPLANT)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([1, 2])('T1b: with two roles (%i seats) it must be higher by two', (seats) => {
    const { game, research } = placement(seats);
    expect([game.mayPlace(4, RELOCATE), game.mayPlace(5, research), game.mayPlace(5, RELOCATE)]).toEqual([
      false,
      false,
      true,
    ]);
    game.rolled(6);
    expect(game.mayPlace(6, research)).toBe(true);
  });

  test('T1c: never beside an own die, but on Social Media', () => {
    const { game } = placement(4);
    game.die(4, RELOCATE).do('decline');
    expect(game.mayPlace(5, RELOCATE)).toBe(false);
    game.die(5, SOCIAL);
    expect(game.mayPlace(1, SOCIAL)).toBe(true);
    game.die(1, SOCIAL);
    expect(game.state.money[0]).toBe(4);
  });

  test('dice stay where they are until the next own turn, over the end of a year', () => {
    const game = new Game({ seats: 2 });
    const quiet = () => game.skipping('birth', 'destruction', 'effect');
    quiet().rolled(6).die(6, PLAN);
    if (game.choices('card').length > 0) game.do('card', game.choices('card')[0]);
    while (game.state.current === 0) game.take(game.legal()[0] ?? -1);
    expect(game.state.current).toBe(1);
    quiet().rolled(6);
    expect(game.mayPlace(6, PLAN)).toBe(false);
    game.die(6, SOCIAL);
    while (game.state.current === 1) game.take(game.legal().at(-1) ?? -1);
    expect(game.state.year).toBe(2);
    expect([...game.state.diceCard.subarray(0, 3)]).toEqual([-1, -1, -1]);
  });
});

test('T2, p. 7: the first cube reveals an ambassador, and it does not vote', () => {
  const game = new Game();
  const lobbying = game.zone(0, 'lobbying');
  game.ambassadors('brazil', 'japan', 'india', 'norway', 'switzerland', 'china').money(1).rolled(3, 3);
  game.events.length = 0;
  game.die(3, lobbying).do('pay').do('ambassador', 0);
  expect(game.told()).toEqual(['placed', 'paid', 'ambassador', 'cube']);
  expect([game.state.revealed, game.state.cubes[0], game.state.votes]).toEqual([1, 1, 0]);
});

/** The last turn of a voting year, for a vote of these ambassadors with so many cubes. */
const voting = (countries: readonly string[], cubes: readonly number[], year = 4): Game => {
  const game = new Game();
  game
    .ambassadors(...countries)
    .cubes(...cubes)
    .skipping('birth', 'destruction', 'effect');
  game.state.year = year;
  game.state.acted = 15;
  return game;
};
const ROW = ['brazil', 'indonesia', 'japan', 'costa-rica', 'switzerland', 'china'] as const;

test.each([
  [4, false],
  [5, true],
  [6, true],
])('T3, p. 7: Brazil with one cube and a roll of %i', (roll, yes) => {
  const game = voting(ROW, [1]).endActions(roll);
  expect(game.state.votes).toBe(yes ? 1 : 0);
});

describe('T4, p. 9: births of tigers', () => {
  /** Two pairs, of which one touches two empty spaces. */
  const pairs = () =>
    new Game().board({ '1,1': 2, '6,6': 2 }, [1, 2], [2, 1], [6, 4]).skipping('destruction', 'effect');

  test('a 3 with two pairs: a newborn beside the pair that has room, and the pair parts', () => {
    const game = pairs().endActions(3);
    expect(game.choices('space')).toEqual([space([5, 6]), space([6, 5])]);
    game.do('space', space([5, 6]));
    expect(game.herd).toEqual({ '1,1': 2, '5,6': 1, '6,5': 1, '6,6': 1 });
  });

  test('T4a: a 4 with two pairs is no birth', () => {
    const game = pairs().endActions(4);
    expect(game.herd).toEqual({ '1,1': 2, '6,6': 2 });
    expect(game.state.turn).toBe(1);
  });

  test('T4b: with one empty space beside, the newborn takes it and a parent is lost', () => {
    const game = pairs().board({ '1,1': 2, '6,6': 2 }, [1, 2], [2, 1], [6, 5]).endActions(1);
    game.do('space', space([5, 6]));
    expect(game.herd).toEqual({ '1,1': 2, '5,6': 1, '6,6': 1 });
  });

  test.each([
    [{ '3,3': 4 }, 3],
    [{ '3,3': 3 }, 2],
    [{ '3,3': 2, '1,1': 1, '1,6': 1 }, 2],
  ] as const)('T4c: %j is a target of %i', (animals, target) => {
    const born = new Game().board(animals).skipping('destruction', 'effect').endActions(target);
    expect(born.choices('space').length).toBeGreaterThan(0);
    const none = new Game()
      .board(animals)
      .skipping('destruction', 'effect')
      .endActions(target + 1);
    expect(none.herd).toEqual(animals);
  });

  test('T4c: two animals on two spaces are no pair', () => {
    const game = new Game().board({ '3,3': 1, '3,4': 1 }).skipping('destruction', 'effect').endActions(1);
    expect(game.told()).not.toContain('birth');
  });

  test('T4d: no birth without an animal in the supply, or without room', () => {
    const full = new Game().board({ '3,3': 15 }).skipping('destruction', 'effect').endActions(1);
    expect(full.herd).toEqual({ '3,3': 15 });
    const closed = new Game().board({ '1,1': 2 }, [1, 2], [2, 1]).skipping('destruction', 'effect').endActions(1);
    expect(closed.herd).toEqual({ '1,1': 2 });
  });
});

describe('T5, p. 9: destruction in column 2, a 4', () => {
  const column = (...tiles: readonly (readonly [number, number])[]) =>
    new Game()
      .board({ '1,2': 1, '6,6': 2 }, ...tiles)
      .skipping('birth', 'effect')
      .endActions()
      .do('line', 7, 4);

  test('the tile slides towards the tiger, as far as the first space without one', () => {
    const game = column([4, 2], [3, 2]);
    expect(game.tiles).toEqual(['2,2', '3,2', '4,2']);
    expect(game.herd).toEqual({ '1,2': 1, '6,6': 2 });
  });

  test('it lies where it was rolled when there is room', () => {
    expect(column([3, 2]).tiles).toEqual(['3,2', '4,2']);
  });

  test('T5a: with a tile at 2 as well it lands on the tiger, which is lost', () => {
    const game = column([4, 2], [3, 2], [2, 2]);
    expect(game.tiles).toEqual(['1,2', '2,2', '3,2', '4,2']);
    expect(game.herd).toEqual({ '6,6': 2 });
  });

  test('only lines with a tiger may be chosen', () => {
    const game = new Game().board({ '1,2': 1, '3,2': 1 }).skipping('birth', 'effect').endActions();
    expect(game.choices('line')).toEqual([0, 2, 7]);
  });
});

describe('T6, p. 10: an immediate effect that one may pay for', () => {
  const drawn = (...money: readonly number[]) =>
    new Game()
      .constants('clear-cutting')
      .effects('tiger-fund')
      .money(...money)
      .skipping('birth', 'destruction')
      .endActions();

  test('with 3 M$ one role may end a constant effect', () => {
    const game = drawn(0, 3);
    expect(game.choices('seat')).toEqual([1]);
    game.do('seat', 1);
    expect([game.lasting, game.state.money[1]]).toEqual([[], 0]);
    expect(game.state.effectDiscards[game.effect('tiger-fund')]).toBe(1);
  });

  test('T6a: 2 M$ and 1 M$ are not 3; the card is discarded', () => {
    const game = drawn(0, 2, 0, 1);
    expect([game.lasting, [...game.state.money]]).toEqual([['clear-cutting'], [1, 2, 0, 1, 0]]);
    expect(game.state.effectDiscards[game.effect('tiger-fund')]).toBe(1);
  });
});

describe('T7, p. 10: constant effects', () => {
  test('a new one lies behind those there are', () => {
    const game = new Game()
      .constants('clear-cutting')
      .effects('government-reshuffle')
      .skipping('birth', 'destruction')
      .endActions();
    expect(game.lasting).toEqual(['clear-cutting', 'government-reshuffle']);
  });

  test.each([
    [
      ['clear-cutting', 'government-reshuffle'],
      ['tile', 'cube-lost'],
    ],
    [
      ['government-reshuffle', 'clear-cutting'],
      ['cube-lost', 'tile'],
    ],
  ])('%j are triggered when Face to face is revealed, the oldest first', (lasting, order) => {
    const game = new Game()
      .board({ '2,2': 2, '5,5': 2 })
      .cubes(1)
      .constants(...lasting)
      .effects('face-to-face')
      .skipping('birth', 'destruction')
      .endActions();
    game.do('line', 1, 4);
    expect(game.told().filter((code) => order.includes(code))).toEqual(order);
    expect(game.lasting).toEqual(lasting);
  });
});

describe('T8, p. 11: the vote with four seats in year 4', () => {
  test.each([
    [9, 1, true],
    [8, 1, false],
  ])('China: %i animals and %i cube', (animals, cubes, yes) => {
    const game = voting(ROW, [0, 0, 0, 0, 0, cubes]).board({ '3,3': animals }).endActions();
    expect(game.state.votes).toBe(yes ? 32 : 0);
  });

  test.each([
    [15, true],
    [14, false],
  ])('Japan: %i cards in all hands and one cube', (cards, yes) => {
    const game = voting(ROW, [0, 0, 1]);
    const { state } = game;
    // The role to act draws one more at the end of its turn.
    for (let place = 0; place < 4; place++) game.hand(place);
    for (let left = cards - 1; left > 0; left--) {
      const role = left % 4;
      // From the bottom of the deck.
      state.hand[role]! |= state.hand[role]! + 1;
    }
    expect(state.hand.reduce((sum, cards) => sum + countBits(cards), 0)).toBe(cards - 1);
    game.endActions();
    expect(state.votes).toBe(yes ? 4 : 0);
  });

  test.each([
    [4, 5, true],
    [4, 4, false],
  ])('Indonesia: dice of %i and %i, and one cube', (one, other, yes) => {
    const game = voting(ROW, [0, 1]).endActions(one, other);
    expect(game.state.votes).toBe(yes ? 2 : 0);
  });

  test('fewer than four: year 5 begins, and the last one chooses who is next; dice lie where they are', () => {
    const game = voting(ROW, [0, 0, 0, 0, 0, 2]).board({ '3,3': 8 }).others(1, [4, REPLANT]).endActions();
    expect([game.state.year, game.state.votes, game.ending]).toEqual([5, 32, undefined]);
    expect(game.choices('seat')).toEqual([0, 1, 2, 3]);
    expect(game.state.diceCard[3]).toBe(REPLANT);
  });

  const FOUR: [readonly string[], readonly number[]] = [ROW, [5, 0, 0, 8, 20, 8]];

  test('four in one voting year win, in the first or the second', () => {
    const first = voting(...FOUR)
      .board({ '3,3': 8 })
      .endActions(1);
    expect(first.ending).toBe('won-first-vote');
    const second = voting(...FOUR, 5)
      .board({ '3,3': 8 })
      .endActions(1);
    expect(second.ending).toBe('won-second-vote');
  });

  test('votes are not carried over, and a second vote that fails loses', () => {
    const game = voting(ROW, [0, 0, 0, 8, 20, 8], 5).board({ '3,3': 8 });
    game.state.votes = 1;
    game.state.bestVotes = 1;
    game.endActions();
    expect([game.ending, game.state.votes]).toEqual(['votes', 56]);
  });

  test('no vote in another year, and none of those face down', () => {
    const game = voting(...FOUR, 3)
      .board({ '3,3': 8 })
      .endActions();
    expect([game.state.year, game.state.votes, game.ending]).toEqual([4, 0, undefined]);
    const hidden = voting(...FOUR).board({ '3,3': 8 });
    hidden.state.revealed = 0;
    expect(hidden.endActions().state.votes).toBe(0);
  });
});

test('T9, p. 4: what lies where in a game of tigers at Normal', () => {
  const { state } = new Game();
  expect(state.animals.reduce((sum, count) => sum + count, 0)).toBe(8);
  expect([state.rules.difficulty.tiles, state.tiles.includes(1)]).toEqual([16, false]);
  expect([state.revealed, [...state.cubes]]).toEqual([0, [0, 0, 0, 0, 0, 0]]);
  const backs = [...state.ambassador].map((ambassador) => state.rules.content.ambassadors.back[ambassador]);
  expect(backs).toEqual([0, 0, 0, 1, 1, 2]);
  expect([...state.hand.subarray(0, 4)].map(countBits)).toEqual([2, 2, 2, 2]);
  expect([...state.deckSize]).toEqual([11, 11, 11, 11, 0]);
  expect([state.effectSize, [...state.money]]).toEqual([18, [0, 0, 0, 0, 0]].map((each, at) => (at === 0 ? 18 : each)));
});

describe('T10, p. 12: losses', () => {
  test('the herd falls to one', () => {
    const game = new Game()
      .board({ '3,3': 1, '3,4': 1 })
      .skipping('birth', 'destruction')
      .effects('poachers')
      .endActions();
    game.do('space', space([3, 3]));
    expect(game.ending).toBe('population');
  });

  test('a tile is needed and the pile is empty; the last tile does not lose', () => {
    const all = Array.from({ length: 16 }, (_, index) => [Math.floor(index / 6) + 4, (index % 6) + 1] as const);
    const game = new Game()
      .board({ '1,1': 2 }, ...all.slice(0, 15))
      .skipping('birth', 'effect')
      .endActions();
    game.do('line', 0, 6);
    expect(game.ending).toBe(undefined);
    const empty = new Game()
      .board({ '1,1': 2 }, ...all)
      .skipping('birth', 'effect')
      .endActions();
    expect(empty.ending).toBe('tiles');
  });
});
