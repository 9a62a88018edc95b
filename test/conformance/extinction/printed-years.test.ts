/** The examples of the rulebook as documents, T6 to T10, with what is not allowed in them. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../support/extinction/begin.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { drawn, only } from '../../support/extinction/moments.ts';
import { lines, type Sitting } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

/** Boards that a game can come to, whatever is chosen. */
/** The rows of a board, those that are left out empty. */
/** The end of the turn of seat 0: dice are placed, and of what follows only this is not skipped. */
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

describe('T6, page 10: the Tiger support fund', () => {
  const fund = (money: readonly number[], constants: readonly string[] = ['clear-cutting']): string[] =>
    lines(
      only('effect', { effects: ['tiger-fund'], constants, money })
        .do('end')
        .ends()
        .map((end) =>
          [end.model().money.join(' '), end.model().constants.join(' '), end.model().effectDiscards.join(' ')].join(
            ' / ',
          ),
        ),
    );

  test('nobody has 3 M$: nothing happens, and it is discarded', () => {
    expect(fund([2, 0, 2, 0])).toEqual(['2 0 2 0 / clear-cutting / tiger-fund']);
  });
  test('T6a: 2 M$ of one and 1 M$ of another are not 3 M$ of one', () => {
    expect(fund([2, 1, 0, 0])).toEqual(['2 1 0 0 / clear-cutting / tiger-fund']);
  });
  test('one player may pay 3 M$, and a constant is discarded', () => {
    expect(fund([3, 1, 4, 0])).toEqual(
      lines([
        '3 1 4 0 / clear-cutting / tiger-fund',
        '0 1 4 0 /  / clear-cutting tiger-fund',
        '3 1 1 0 /  / clear-cutting tiger-fund',
      ]),
    );
  });
});

describe('T7, page 10: two constant effects', () => {
  const given: Scene = { ambassadors: ['brazil+2'], board: drawn('1....1', '......', '..1...') };
  const end = (effects: readonly string[], constants: readonly string[]): Sitting =>
    only('effect', { ...given, effects, constants }).do('end');

  test('Government reshuffle lies behind Clear-cutting, which is there', () => {
    expect(end(['government-reshuffle'], ['clear-cutting']).model().constants).toEqual([
      'clear-cutting',
      'government-reshuffle',
    ]);
  });

  test('neither does anything for another card', () => {
    const game = end(['tiger-fund'], ['clear-cutting', 'government-reshuffle']);
    expect(game.model()).toMatchObject({ pile: 16, envoys: expect.arrayContaining([{ id: 'brazil', cubes: 2 }]) });
  });

  test('Face to face has both do what they say, Clear-cutting first', () => {
    const game = end(['face-to-face'], ['clear-cutting', 'government-reshuffle']);
    expect(game.can('row')).not.toEqual([]);
    expect(game.model().envoys[0]?.cubes).toBe(2);
    game.dice.tell([4]);
    game.do('row 1');
    expect(game.board()[0]).toBe('1..#.1');
    expect(game.model().envoys[0]?.cubes).toBe(1);
  });

  test('the other way about, when the other one is older', () => {
    const game = end(['face-to-face'], ['government-reshuffle', 'clear-cutting']);
    expect(game.can('row')).not.toEqual([]);
    expect(game.model().envoys[0]?.cubes).toBe(1);
  });
});

describe('T8, page 11: four seats, year 4', () => {
  const cards = [
    'research',
    'lobbying',
    'fundraising',
    'clearing-party',
    'corridor',
    'workshop',
    'breeding',
    'kick-off',
  ];
  const hands = (count: number): string[][] =>
    [cards, cards].map((list, at) => list.slice(0, at === 0 ? 8 : count - 8));

  test.each([
    [
      'China, 9 animals and a cube',
      { ambassadors: ['?', '?', '?', '?', '?', 'china+1'], board: drawn('9.....') },
      [],
      ['china'],
    ],
    [
      'China, 8 animals and a cube',
      { ambassadors: ['?', '?', '?', '?', '?', 'china+1'], board: drawn('8.....') },
      [],
      [],
    ],
    ['Indonesia, a cube and 9', { ambassadors: ['indonesia+1'] }, [4, 5], ['indonesia']],
    ['Indonesia, a cube and 8', { ambassadors: ['indonesia+1'] }, [4, 4], []],
    // The card that is drawn at the end of the turn counts as well.
    ['Japan, 15 cards and a cube', { ambassadors: ['japan+1'], hands: hands(14) }, [], ['japan']],
    ['Japan, 14 cards and a cube', { ambassadors: ['japan+1'], hands: hands(13) }, [], []],
  ])('%s', (_, given, rolls, yes) => {
    expect(yesOf(given, rolls)).toEqual(yes);
  });

  test('an ambassador who is face down does not vote', () => {
    expect(yesOf({ ambassadors: ['?', '?', '?', '?', '?', '?china'], board: drawn('f.....') })).toEqual([]);
  });

  test('there is no vote in another year', () => {
    const given = { ...voting, year: 3, ambassadors: ['?', '?', '?', '?', '?', 'china+1'], board: drawn('f.....') };
    expect(only('effect', given).do('end').see().votes).toBeUndefined();
  });

  const YES = ['brazil', 'indonesia', '?', 'switzerland', 'netherlands'];
  const failed: Scene = {
    ...voting,
    catalog: probing({ isWilling: true }),
    team: ['zoologist', 'lobbyist', 'philanthropist', 'lawyer'],
    ambassadors: YES.slice(0, 4),
    placed: { plan: ['3:4', '1:2'] },
  };

  test('fewer than 4 Yes: year 5 begins, and the one who was last picks the next; dice stay on cards', () => {
    const game = only('effect', failed).do('end');
    expect(game.see()).toMatchObject({ year: 5, votes: [1, 2, 4] });
    expect(game.seat()).toBe(3);
    expect(game.can('player')).toEqual(['player 0', 'player 1', 'player 2', 'player 3']);
    const dice = game
      .see()
      .team.map(({ dice: own }) => own.filter(({ on }) => on === 'plan').map(({ value }) => value));
    expect(dice).toEqual([[], [2], [], [4]]);
    game.dice.tell([6, 6, 6]);
    const { team } = game.do('player 2').see();
    expect(team[3]?.dice.map(({ on }) => on)).toContain('plan');
    expect(team.map(({ acted }) => acted)).toEqual([false, false, true, false]);
  });

  test('at least 4 Yes win', () => {
    const game = only('effect', { ...failed, ambassadors: YES }).do('end');
    expect(game.see()).toMatchObject({ ending: 'won-first-vote', votes: [1, 2, 4, 5] });
  });
});

test('T9, page 4: Tiger at Normal begins with 8 on the board and 7 in the supply, 16 tiles in the pile, 8 in the box', () => {
  // First cards that are actions: a unique one may add a tiger.
  const model = begun(
    { seats: 4, scenario: 'tiger', level: 'normal', team: ['lawyer', 'lobbyist', 'tv-host', 'zoologist'] },
    'T9',
    ['choose fine-print', 'choose breeding-books'],
  ).model();
  const herd = model.animals.flat().reduce((sum, count) => sum + count);
  expect({ herd, pile: model.pile }).toEqual({ herd: 8, pile: 16 });
  expect(model.envoys).toEqual(Array(6).fill({ id: null, cubes: 0 }));
  expect(model.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
  expect(model.decks.map((deck) => deck.length)).toEqual([11, 11, 11, 11]);
});

describe('T10, page 12: losses', () => {
  const loss = { do: 'lose-animal', animals: 1, where: 'any' } as const;
  const lose = (board: readonly string[]): Sitting =>
    only('effect', { catalog: probing({ omen: { steps: [loss] }, isLarge: true }), board, effects: ['omen'] }).do(
      'end',
      'space 1 1',
    );

  test('from two animals to one', () => {
    const game = lose(drawn('1....1'));
    expect(game.see().ending).toBe('population');
  });

  test('two are left: it goes on', () => {
    const game = lose(drawn('1...11'));
    expect(game.see().ending).toBeUndefined();
  });

  const full = ['######', '######', '####..', '......', '......', '2....1'];

  test('a tile is needed, and none is in the pile', () => {
    const game = only('destruction', { board: full }).do('end');
    expect(game.see().ending === 'tiles' || game.do('row 6').see().ending === 'tiles').toBe(true);
  });

  test('the last tile of the pile is no loss', () => {
    const game = only('destruction', { board: full.with(2, '###...') }).do('end');
    game.dice.tell([3]);
    game.do('row 6');
    expect(game.see().ending).toBeUndefined();
    expect(game.model().pile).toBe(0);
  });

  test('the second vote has failed', () => {
    const game = only('effect', { ...voting, year: 5 }).do('end');
    expect(game.see().ending).toBe('votes');
  });

  test('a vote of the year before does not count', () => {
    const given = { ...voting, year: 5, ambassadors: ['brazil+6', 'indonesia', '?', 'switzerland'], votes: [1, 2, 4] };
    expect(only('effect', given).do('end').see()).toMatchObject({ ending: 'votes', votes: [1] });
  });

  test('four in the second one win', () => {
    const ambassadors = ['brazil', 'indonesia', '?', 'switzerland', 'netherlands'];
    const given = { ...voting, catalog: probing({ isWilling: true }), year: 5, ambassadors };
    expect(only('effect', given).do('end').see().ending).toBe('won-second-vote');
  });
});
