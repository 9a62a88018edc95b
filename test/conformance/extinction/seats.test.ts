/** Who decides and who sees what: one person with two roles, open hands and closed ones (pages 5 and 10). */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { begun } from '../../support/extinction/begin.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { SKIP_ALL } from '../../support/extinction/moments.ts';
import { isOver, type Sitting, sit, sitAt } from '../../support/extinction/replay.ts';
import { type Scene, scene } from '../../support/extinction/scene.ts';

const HANDS = [['workshop', 'kick-off'], ['breeding'], ['lobbying', 'research', 'corridor'], []];

describe('a solo game', () => {
  const given: Scene = { seats: 1, dice: [6, 4, 2], hands: HANDS.slice(0, 2), money: [1, 2] };

  test('two roles, of which the one person decides for both', () => {
    const game = sit(given);
    expect(game.see().team).toHaveLength(2);
    const random = stream('solo', 'test');
    for (let ply = 0; ply < 200 && !isOver(game); ply++) {
      expect(game.seat()).toBe(0);
      const legal = game.legal();
      game.do(legal[random.below(legal.length)]!);
    }
  });

  test('they take turns', () => {
    const turns = (game: Sitting): number[] => {
      const seen = [game.see().current];
      const random = stream('turns', 'test');
      while (!isOver(game) && seen.length < 7) {
        const legal = game.legal();
        game.do(legal[random.below(legal.length)]!);
        const { current } = game.see();
        if (current !== seen.at(-1)) seen.push(current);
      }
      return seen;
    };
    expect(turns(begun({ seats: 1, firstSeat: 1 }, 'turns'))).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });

  test('each has its own money and hand', () => {
    const game = sit({ ...given, board: ['#.....', '2.....', '......', '......', '......', '.....1'] });
    expect(game.do('6 on replant', 'pay').doIfAsked('space 1 1').model().money).toEqual([0, 2]);
    expect(game.do('4 on plan').can('card')).toEqual(['card kick-off', 'card workshop']);
  });

  test('closed hands hide neither from the one who has both', () => {
    expect(
      sit({ ...given, hidden: true })
        .see(0)
        .team.map(({ hand }) => hand?.length),
    ).toEqual([2, 1]);
  });
});

describe('who decides', () => {
  const DISCARD: Scene = { seats: 4, flags: SKIP_ALL, hands: HANDS };

  test('the role whose turn it is chooses who is next', () => {
    const game = sit({ ...DISCARD, turn: 2 }).do('end');
    expect(game.seat()).toBe(2);
  });

  test('it chooses lines, what is lost, and who pays (page 12: for the team)', () => {
    const price: Step = {
      do: 'pay',
      money: 2,
      by: 'one',
      steps: [],
      otherwise: [{ do: 'stray', where: 'most' }],
    };
    const game = sit({
      catalog: probing({ omen: { steps: [price] }, isLarge: true }),
      turn: 1,
      effects: ['omen'],
      money: [3, 0, 2, 0],
      dice: [],
      flags: { skips: ['birth'] },
      board: ['1.....', '......', '..1..1', '......', '......', '1.....'],
    });
    expect(game.do('end').seat()).toBe(1);
    game.dice.tell([4]);
    expect(game.do('row 1').can('player')).toEqual(['player 0', 'player 2']);
    expect(game.seat()).toBe(1);
    expect(game.do('player 2').model().money).toEqual([3, 0, 0, 0]);
  });

  test('what concerns a hand is chosen by whose hand it is', () => {
    const discard: Step = { do: 'each-seat', steps: [{ do: 'discard', cards: 1 }] };
    const hands = [
      ['workshop', 'kick-off'],
      ['breeding', 'research'],
      ['lobbying', 'fundraising'],
    ];
    const game = sit({
      catalog: probing({ steps: [discard] }),
      seats: 3,
      turn: 1,
      zone: ['probe'],
      dice: [6, 1],
      hands,
    });
    game.do('6 on probe');
    const asked: number[] = [];
    for (const card of ['breeding', 'lobbying', 'workshop']) {
      asked.push(game.seat());
      game.do(`card ${card}`);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(game.model().hands).toEqual([['kick-off'], ['research'], ['fundraising']]);
  });
});

describe('what a seat sees', () => {
  const given: Scene = {
    hands: HANDS,
    dice: [1, 2, 3],
    ambassadors: ['brazil+1', '?', '?japan'],
    constants: ['clear-cutting'],
  };
  const other = (viewer: number, hidden: boolean) => sit({ ...given, hidden }).see(viewer);

  test.each([0, 1, 3])('open hands: seat %i sees every hand', (viewer) => {
    expect(other(viewer, false).team.map(({ hand }) => hand?.length)).toEqual([2, 1, 3, 0]);
  });

  test.each([
    [0, [2, undefined, undefined, undefined]],
    [2, [undefined, undefined, 3, undefined]],
  ])('closed hands: seat %i sees its own, and how many cards the others have', (viewer, seen) => {
    const { team } = other(viewer, true);
    expect(team.map(({ hand }) => hand?.length)).toEqual(seen);
    expect(team.map(({ handSize }) => handSize)).toEqual([2, 1, 3, 0]);
  });

  test.each([true, false])('nobody sees decks or who is face down (closed hands: %s)', (hidden) => {
    const view = other(0, hidden);
    expect(view.effectDeck).toBeNull();
    expect(view.effectDeckSize).toBe(17);
    expect(view.team.map(({ deck }) => deck)).toEqual([null, null, null, null]);
    expect(view.team.map(({ deckSize }) => deckSize)).toEqual([12, 13, 11, 14]);
    expect(view.ambassadors.map(({ id }) => id)).toEqual(['brazil', null, null, null, null, null]);
    expect(view.ambassadors.map(({ back }) => back)).toEqual(['blue', 'blue', 'blue', 'green', 'green', 'grey']);
    expect(JSON.stringify(view)).not.toContain('japan');
  });

  test('everybody sees board, money, dice, what is played, discards and constants', () => {
    const all = sit(given).see();
    const view = sit(given).see(3);
    for (const field of ['animals', 'tiles', 'constants', 'effectDiscards', 'foreseen', 'year', 'current'] as const)
      expect(view[field]).toEqual(all[field]);
    const open = ({ team }: typeof all) =>
      team.map(({ role, ability, money, dice, actions, permanents, discards }) => ({
        role,
        ability,
        money,
        dice,
        actions,
        permanents,
        discards,
      }));
    expect(open(view)).toEqual(open(all));
  });

  test('effect cards that were put back are known to all until they come', () => {
    const game = sit({
      ...given,
      seats: 3,
      hands: [],
      effects: ['tiger-fund', 'poachers'],
      zone: ['research'],
      dice: [6, 1],
      flags: SKIP_ALL,
    });
    game.do('6 on research', 'decline');
    expect(game.see(2).foreseen).toEqual(['tiger-fund']);
    game.do('1 on social-media').doIfAsked('end').do('player 1');
    expect(game.see(2).foreseen).toEqual(['tiger-fund']);
  });

  test('a card that was seen is known no more once it has come', () => {
    const game = sit({
      ...given,
      seats: 3,
      hands: [],
      constants: [],
      effects: ['tiger-fund', 'poachers'],
      zone: ['research'],
      dice: [6, 1],
      flags: { skips: ['birth', 'destruction'] },
    });
    game.do('6 on research', 'decline', '1 on social-media').doIfAsked('end');
    expect(game.see(2)).toMatchObject({ foreseen: [], effectDiscards: ['tiger-fund'] });
  });

  describe('effect cards that were seen', () => {
    const seen = (rulings: Scene['rulings']): Sitting =>
      sit({
        ...{ seats: 3, effects: ['poachers', 'logging-road', 'tiger-fund'], permanents: [['file-review']] },
        ...{ zone: ['research'], dice: [6, 1], flags: SKIP_ALL, ...(rulings === undefined ? {} : { rulings }) },
      })
        .do('permanent file-review')
        .doIfAsked('keep logging-road', 'keep poachers');

    test('in another order: the first to come is the first that was put back', () => {
      const game = seen(undefined);
      expect(game.see(1).foreseen).toEqual(['logging-road', 'poachers']);
      expect(game.model().effects.slice(0, 3)).toEqual(['logging-road', 'poachers', 'tiger-fund']);
    });
    test('the second one is still known when the first is discarded', () => {
      const game = seen(undefined).do('6 on research', 'throw logging-road');
      expect(game.see(1).foreseen).toEqual(['poachers']);
    });
    test('none is known when the deck is shuffled', () => {
      const game = seen({ research: 'shuffled-in' });
      expect(game.see(1).foreseen).toEqual([]);
    });
    test('known ones stay so when fewer are looked at again', () => {
      const game = seen(undefined).do('6 on research', 'decline');
      expect(game.see(1).foreseen).toEqual(['logging-road', 'poachers']);
    });
  });

  test('a finished game hides nothing', () => {
    const game = sit({
      ...given,
      hidden: true,
      dice: [],
      flags: SKIP_ALL,
      year: 5,
      turn: 3,
      acted: [0, 1, 2],
      ambassadors: ['brazil+1'],
    }).do('end');
    const view = game.see(0);
    expect(view.ending).toBe('votes');
    expect(view.team.every(({ hand, deck }) => hand !== null && deck !== null)).toBe(true);
    expect(view.effectDeck).not.toBeNull();
    expect(view.ambassadors.every(({ id }) => id !== null)).toBe(true);
  });

  test('a view is a document as well: what is seen of it again is the same', () => {
    for (const viewer of [0, 1, 2, 3]) {
      const view = sit({ ...given, hidden: true }).see(viewer);
      expect(sitAt(view).see(viewer)).toEqual(view);
    }
  });

  test('a full state is read as it is written', () => {
    const state = sit(given).see();
    expect(sitAt(state).see()).toEqual(state);
    expect(sitAt(scene(given)).see()).toEqual(state);
  });
});
