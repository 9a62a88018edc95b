/** Every step of cards, on a starting action that takes any die: what may be chosen, what it does, and where it does less. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { constantOf } from '../../../src/engines/extinction/rules/terms.ts';
import { Game, PLAN, RELOCATE, REPLANT, SOCIAL, space, withRows, withSteps } from '../../support/extinction/play.ts';

/** A game whose Relocate does these steps, with a quiet board. */
const doing = (...steps: readonly Step[]): Game =>
  new Game({}, withSteps(...steps)).board({ '2,2': 2, '5,5': 2 }).money(0).rolled(2, 4, 6);

/** Places the 2 there. */
const run = (game: Game, ...rolls: readonly number[]): Game => game.die(2, RELOCATE, ...rolls);

describe('play', () => {
  test('an action goes to the zone, at once available to all; a permanent beside the role', () => {
    const game = doing({ do: 'play', cards: 2 }).hand(0, 'lobbying', 'file-review', 'workshop');
    game.state.zone[0] = 0;
    run(game).do('card', game.card(0, 'lobbying'));
    game.do('card', game.card(0, 'file-review'));
    expect([game.namesOf(0, game.state.zone[0]!), game.namesOf(0, game.state.permanents[0]!)]).toEqual([
      ['lobbying'],
      ['file-review'],
    ]);
    expect([game.mayPlace(4, game.card(0, 'lobbying')), game.mayPlace(4, game.card(0, 'workshop'))]).toEqual([
      true,
      false,
    ]);
  });

  test('a unique card is resolved, then discarded', () => {
    const game = doing({ do: 'play', cards: 1 }).hand(0, 'kick-off', 'workshop');
    run(game).do('card', game.card(0, 'kick-off'));
    expect(game.namesOf(0, game.state.discards[0]!)).not.toContain('kick-off');
    game.do('card', game.card(0, 'workshop'));
    expect(game.namesOf(0, game.state.discards[0]!)).toContain('kick-off');
    expect(game.state.money[0]).toBe(2);
  });

  test('without cards it is passed over, and cards that are alike are one choice', () => {
    const none = run(doing({ do: 'play', cards: 1 }).hand(0));
    expect(none.choices('die').length).toBeGreaterThan(0);
    const two = doing({ do: 'play', cards: 1 });
    two.state.zone[0] = 0;
    expect(run(two.hand(0, 'injunction', 'injunction')).choices('card')).toEqual([two.card(0, 'injunction')]);
  });
});

test('draw: from the own deck, as many as there are', () => {
  const game = doing({ do: 'draw', cards: 2 }).hand(0);
  run(game);
  expect(game.handOf(0)).toHaveLength(2);
  const short = doing({ do: 'draw', cards: 5 }).hand(0);
  short.state.deckSize[0] = 1;
  expect(run(short).handOf(0)).toHaveLength(1);
});

test('gain: as much as there is of 25 M$', () => {
  expect(run(doing({ do: 'gain', money: 3 })).state.money[0]).toBe(3);
  expect(run(doing({ do: 'gain', money: 3 }).money(0, 24)).state.money[0]).toBe(1);
});

test('give: some of the own money to another role, or none', () => {
  const game = run(doing({ do: 'give', money: 3 }).money(2));
  expect(game.choices('seat')).toEqual([9, 10, 11, 17, 18, 19]);
  game.do('seat', 17);
  expect([...game.state.money]).toEqual([0, 2, 0, 0, 0]);
  const kept = run(doing({ do: 'give', money: 3 }).money(2)).do('decline');
  expect(kept.state.money[0]).toBe(2);
});

describe('influence', () => {
  const on = (on: 'any' | 'hidden' | 'revealed' | 'different') =>
    run(doing({ do: 'influence', cubes: 2, on }).cubes(0, 1));

  test.each([
    ['any', [0, 1, 2, 3, 4, 5], 6],
    ['hidden', [0, 2, 3, 4, 5], 4],
    ['revealed', [1], 2],
    ['different', [0, 1, 2, 3, 4, 5], 5],
  ] as const)('on %s', (where, first, second) => {
    const game = on(where);
    expect(game.choices('ambassador')).toEqual(first);
    game.do('ambassador', first[0]);
    expect(game.choices('ambassador')).toHaveLength(where === 'revealed' ? 1 : second);
  });

  test('no more than 25 cubes', () => {
    const game = doing({ do: 'influence', cubes: 2, on: 'any' }).cubes(24);
    run(game).do('ambassador', 1);
    expect([...game.state.cubes]).toEqual([24, 1, 0, 0, 0, 0]);
    expect(game.choices('ambassador')).toEqual([]);
  });
});

test('shift-influence: from one that has some to another, which that may reveal', () => {
  const game = run(doing({ do: 'shift-influence', cubes: 2 }).cubes(0, 1));
  expect(game.choices('ambassador')).toEqual([1]);
  game.do('ambassador', 1);
  expect(game.choices('ambassador')).toEqual([0, 2, 3, 4, 5]);
  game.do('ambassador', 4);
  expect([[...game.state.cubes], game.state.revealed]).toEqual([[0, 0, 0, 0, 1, 0], 18]);
  game.do('decline');
  expect(game.choices('die').length).toBeGreaterThan(0);
});

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

describe('foresee', () => {
  const TOP = ['poachers', 'face-to-face', 'poachers'] as const;
  const looking = (discards: number, reorder: boolean) =>
    run(doing({ do: 'foresee', cards: 3, discards, ...(reorder ? { reorder } : {}) }).effects(...TOP));

  test('some are discarded, the others known to all', () => {
    const game = looking(1, false);
    expect(game.choices('throw')).toEqual([game.effect('face-to-face'), game.effect('poachers')]);
    game.do('throw', game.effect('poachers'));
    const { effectDeck, effectSize, seen, effectDiscards } = game.state;
    expect([seen, effectSize, effectDiscards[game.effect('poachers')]]).toEqual([2, 17, 1]);
    expect([effectDeck[16], effectDeck[15]]).toEqual([game.effect('face-to-face'), game.effect('poachers')]);
  });

  test('the others go back in any order, the one to come next first', () => {
    const game = looking(0, true);
    const [face, poachers] = [game.effect('face-to-face'), game.effect('poachers')];
    expect(game.choices('keep')).toEqual([face, poachers]);
    game.do('keep', face);
    const { effectDeck, effectSize, seen } = game.state;
    expect([[1, 2, 3].map((depth) => effectDeck[effectSize - depth]), seen]).toEqual([[face, poachers, poachers], 3]);
  });

  test('a deck that is too short is filled from under by the discards', () => {
    const game = doing({ do: 'foresee', cards: 2, discards: 1 });
    const { state } = game;
    state.effectSize = 1;
    state.effectDeck[0] = game.effect('poachers');
    state.effectDiscards.set([4, 2, 2, 2, 2, 2, 2, 1]);
    run(game);
    expect([state.effectSize, state.seen, state.effectDeck[17]]).toEqual([18, 2, game.effect('poachers')]);
    expect(game.told()).toContain('reshuffled');
  });
});

test('end-constant: the team chooses, of those that are alike the younger one too where another is done between', () => {
  const game = doing({ do: 'end-constant', constants: 1 }).constants(
    'clear-cutting',
    'government-reshuffle',
    'clear-cutting',
  );
  run(game);
  const [oldest, between] = [game.effect('clear-cutting'), game.effect('government-reshuffle')];
  const younger = constantOf(oldest, 1);
  expect(game.choices('constant')).toEqual([oldest, between, younger]);
  game.do('constant', younger);
  expect(game.lasting).toEqual(['clear-cutting', 'government-reshuffle']);
  expect(run(doing({ do: 'end-constant', constants: 2 }).constants('clear-cutting')).lasting).toEqual([]);
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

test('copy: another action, without a die, never one that copies', () => {
  const game = doing({ do: 'copy' }).hand(0);
  game.state.zone.fill(0);
  const fundraising = game.zone(1, 'fundraising');
  run(game);
  expect(game.choices('card')).toEqual([PLAN, SOCIAL, REPLANT, fundraising]);
  game.do('card', fundraising);
  expect([game.state.money[0], game.mayPlace(4, fundraising)]).toEqual([2, true]);
});

test('recover: own discards', () => {
  const game = doing({ do: 'recover', cards: 1 }).hand(0).discarded(0, 'workshop', 'moratorium');
  run(game);
  expect(game.choices('card')).toEqual([game.card(0, 'workshop'), game.card(0, 'moratorium')]);
  game.do('card', game.card(0, 'workshop'));
  expect(game.handOf(0)).toEqual(['workshop']);
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

test('lose-money: of the one it is for, or of the richest, whom the team chooses among equals', () => {
  expect([...run(doing({ do: 'lose-money', money: 3, who: 'self' }).money(2, 5)).state.money]).toEqual([0, 5, 0, 0, 0]);
  expect([...run(doing({ do: 'lose-money', money: 3, who: 'richest' }).money(2, 5)).state.money]).toEqual([
    2, 2, 0, 0, 0,
  ]);
  const tied = run(doing({ do: 'lose-money', money: 3, who: 'richest' }).money(2, 5, 5));
  expect(tied.choices('seat')).toEqual([1, 2]);
  expect([...tied.do('seat', 2).state.money]).toEqual([2, 5, 2, 0, 0]);
});

test('lose-influence: from an ambassador with the most, or any that has some', () => {
  expect(run(doing({ do: 'lose-influence', cubes: 1, from: 'most' }).cubes(1, 3, 2)).state.cubes[1]).toBe(2);
  const any = run(doing({ do: 'lose-influence', cubes: 2, from: 'any' }).cubes(1, 3));
  expect(any.choices('ambassador')).toEqual([0, 1]);
  any.do('ambassador', 0);
  expect([...any.state.cubes]).toEqual([0, 2, 0, 0, 0, 0]);
});

test('discard: a set of the own hand, the least first', () => {
  const game = doing({ do: 'discard', cards: 2 });
  game.state.zone[0] = 0;
  run(game.hand(0, 'research', 'injunction', 'injunction'));
  expect(game.choices('card')).toEqual([game.card(0, 'research'), game.card(0, 'injunction')]);
  game.do('card', game.card(0, 'injunction'));
  game.do('card', game.card(0, 'injunction') + 1);
  expect(game.handOf(0)).toEqual(['research']);
});

describe('steps that hold others', () => {
  test('pay by oneself: paid, left, or not to be had', () => {
    const price: Step = {
      do: 'pay',
      money: 2,
      by: 'self',
      steps: [{ do: 'draw', cards: 1 }],
      otherwise: [{ do: 'gain', money: 1 }],
    };
    const paid = run(doing(price).money(2).hand(0)).do('pay');
    expect([paid.state.money[0], paid.handOf(0).length]).toEqual([0, 1]);
    const left = run(doing(price).money(2).hand(0)).do('decline');
    expect([left.state.money[0], left.handOf(0).length]).toEqual([3, 0]);
    const poor = run(doing(price).money(1, 5).hand(0));
    expect([poor.state.money[0], poor.handOf(0).length]).toEqual([2, 0]);
  });

  test('pay for nothing is not asked', () => {
    const game = run(
      doing({ do: 'pay', money: 1, by: 'self', steps: [{ do: 'remove-tile', tiles: 1, where: 'any' }] }).money(1),
    );
    expect([game.choices('pay'), game.state.money[0]]).toEqual([[], 1]);
  });

  test('choose: ways that can do something; the only one without asking', () => {
    const both: Step = {
      do: 'choose',
      from: [[{ do: 'remove-tile', tiles: 1, where: 'any' }], [{ do: 'gain', money: 2 }], [{ do: 'draw', cards: 1 }]],
    };
    const three = run(doing(both).board({ '2,2': 2 }, [1, 1]));
    expect(three.choices('option')).toEqual([0, 1, 2]);
    expect(three.do('option', 1).state.money[0]).toBe(2);
    const one = doing({
      do: 'choose',
      from: [[{ do: 'remove-tile', tiles: 1, where: 'any' }], [{ do: 'gain', money: 2 }]],
    });
    expect(run(one).state.money[0]).toBe(2);
  });

  test('each-seat: everybody in turn, from the one to act', () => {
    const game = run(doing({ do: 'each-seat', steps: [{ do: 'gain', money: 1 }] }));
    expect([...game.state.money]).toEqual([1, 1, 1, 1, 0]);
  });

  test('a choice from the own hand is that seat’s, all others are of the one to act', () => {
    const game = doing({ do: 'each-seat', steps: [{ do: 'discard', cards: 1 }] }).hand(0);
    game.hand(1, 'research', 'lobbying').hand(2).hand(3, 'workshop', 'research');
    run(game);
    expect(game.asked).toBe(1);
    game.do('card', game.card(1, 'lobbying'));
    expect(game.asked).toBe(3);
    game.do('card', game.card(3, 'workshop'));
    expect(game.asked).toBe(0);
  });
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
