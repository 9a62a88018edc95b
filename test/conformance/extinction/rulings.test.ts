/** What the rulebook leaves open, and each way to rule it; docs/rules/extinction.md has the rows. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/engines/extinction/rules/options.ts';
import { HOUSE, withRows, withSteps } from '../../support/extinction/house.ts';
import { Game, PLAN, REPLANT, SOCIAL, space } from '../../support/extinction/play.ts';

type Rulings = NonNullable<Options['rulings']>;

/** A game with this ruling, at the actions of its first turn. */
const ruled = (rulings: Rulings, options: Options = {}, catalog = HOUSE): Game =>
  new Game({ ...options, rulings }, catalog);

describe('A1: all dice must be placed, or may be kept', () => {
  test.each([
    ['must-be-placed', false],
    ['may-be-kept', true],
  ] as const)('%s', (allDice, ends) => {
    expect(ruled({ allDice }).rolled(2, 3).choices('end').length > 0).toBe(ends);
  });

  test('a die that can be placed nowhere keeps nobody from ending', () => {
    const closed = (ids: readonly string[]) => ids.map((action) => ({ rule: 'closed', action }));
    const catalog = withRows({
      effects: {
        'clear-cutting': { on: undefined, steps: undefined, modifiers: closed(['plan', 'social-media']) },
        'government-reshuffle': { on: undefined, steps: undefined, modifiers: closed(['replant', 'relocate']) },
      },
    });
    const game = new Game({}, catalog).constants('clear-cutting', 'government-reshuffle');
    game.state.zone.fill(0);
    expect([game.rolled(2, 3).choices('die'), game.choices('end')]).toEqual([[], [0]]);
  });
});

describe('A2: a die may be wasted on an action, or not', () => {
  test.each([
    ['allowed', true],
    ['refused', false],
  ] as const)('%s', (idleActions, wasted) => {
    const game = ruled({ idleActions }).hand(0).board({ '2,2': 2 }, [4, 4]).money(0).rolled(2);
    expect([game.mayPlace(2, REPLANT), game.mayPlace(2, PLAN)]).toEqual([wasted, wasted]);
    game.money(1).hand(0, 'research').rolled(2);
    expect([game.mayPlace(2, REPLANT), game.mayPlace(2, PLAN)]).toEqual([true, true]);
    expect(game.money(24, 1).mayPlace(2, SOCIAL)).toBe(true);
  });
});

test.each([
  ['as-with-two', false],
  ['as-with-more', true],
] as const)('A3: a solo game, %s', (soloGap, placed) => {
  const game = ruled({ soloGap }, { seats: 1 }).others(1, [3, REPLANT]).rolled(4, 5);
  expect([game.mayPlace(4, REPLANT), game.mayPlace(5, REPLANT)]).toEqual([placed, true]);
});

/** A birth is rolled with these animals and tiles on the board. */
const born = (rulings: Rulings, animals: Readonly<Record<string, number>>, ...tiles: (readonly [number, number])[]) =>
  ruled(rulings)
    .board(animals, ...tiles)
    .skipping('destruction', 'effect')
    .endActions(1);

test.each([
  ['may-be-placed', true],
  ['must-be-placed', false],
] as const)('A4: a newborn %s', (newborn, declined) => {
  const game = born({ newborn }, { '3,3': 2 });
  expect(game.choices('decline').length > 0).toBe(declined);
  if (declined) expect(game.do('decline').herd).toEqual({ '3,3': 2 });
});

test.each([
  ['empty-space', { '1,2': 1, '1,1': 1, '5,5': 1 }],
  ['newborn-too', { '1,2': 2, '1,1': 1, '5,5': 1 }],
] as const)('A6: the parent goes to %s', (splitTo, herd) => {
  const game = born({ splitTo }, { '1,1': 2, '5,5': 1 }, [2, 1]);
  game.do('space', space([1, 2]));
  expect(game.herd).toEqual(splitTo === 'empty-space' ? { '1,1': 1, '1,2': 1, '5,5': 1 } : herd);
});

describe('A7: animals as near on both sides', () => {
  const between = (nearestTie: 'team' | 'first-space') =>
    ruled({ nearestTie })
      .board({ '1,1': 1, '1,5': 2 }, [1, 3])
      .skipping('birth', 'effect')
      .endActions()
      .do('line', 0, 3);

  test('the team chooses', () => {
    expect(between('team').do('option', 0).tiles).toEqual(['1,2', '1,3']);
    expect(between('team').do('option', 1).tiles).toEqual(['1,3', '1,4']);
  });

  test('towards the first space of the line', () => {
    expect(between('first-space').tiles).toEqual(['1,2', '1,3']);
  });
});

describe('A8: a line of four spaces', () => {
  const small = withRows({
    scenarios: { tiger: { rows: 4, columns: 4, animals: [{ row: 2, column: 2, animals: 2 }], tiles: [] } },
  });
  const rolled = (destructionDie: 'fits-the-line' | 'misses', roll: number) =>
    ruled({ destructionDie }, {}, small).skipping('birth', 'effect').endActions().do('line', 1, roll).tiles;

  test('a die of six faces may miss it', () => {
    expect(rolled('misses', 5)).toEqual([]);
    expect(rolled('misses', 4)).toEqual(['2,4']);
  });

  test('a die that fits never does', () => {
    expect(rolled('fits-the-line', 4)).toEqual(['2,4']);
    for (let seed = 0; seed < 20; seed++)
      expect(
        ruled({ destructionDie: 'fits-the-line' }, {}, small).skipping('birth', 'effect').endActions().do('line', 1)
          .tiles,
      ).toHaveLength(1);
  });
});

test.each([
  ['next-need', undefined],
  ['last-tile', 'tiles'],
] as const)('A10: the pile is empty, %s', (emptyPile, ending) => {
  const fifteen = Array.from({ length: 15 }, (_, index) => [Math.floor(index / 6) + 4, (index % 6) + 1] as const);
  const game = ruled({ emptyPile })
    .board({ '1,1': 2 }, ...fifteen)
    .skipping('birth', 'effect')
    .endActions()
    .do('line', 0, 6);
  expect(game.ending).toBe(ending);
});

describe('A11: an effect card that is revealed', () => {
  const looked = (research: 'may-discard' | 'must-discard' | 'shuffled-in') => {
    const game = ruled({ research }, {}, withSteps({ do: 'foresee', cards: 1, discards: 1 }));
    return game.effects('poachers').rolled(2, 2).die(2, 3);
  };

  test('may be discarded, and else lies on top where all know it', () => {
    const game = looked('may-discard').do('decline');
    const { effectDeck, effectSize, seen } = game.state;
    expect([effectDeck[effectSize - 1], seen]).toEqual([game.effect('poachers'), 1]);
    expect(looked('may-discard').do('throw', game.effect('poachers')).state.seen).toBe(0);
  });

  test('must be discarded', () => {
    expect(looked('must-discard').choices('decline')).toEqual([]);
  });

  test('is shuffled into the deck', () => {
    const { effectSize, seen } = looked('shuffled-in').do('decline').state;
    expect([effectSize, seen]).toEqual([18, 0]);
  });
});

test.each([
  ['when-needed', 0],
  ['when-empty', 17],
] as const)('A12: the last effect card was taken, %s', (reshuffle, size) => {
  const game = ruled({ reshuffle }).effects('poachers').skipping('birth', 'destruction').money();
  const { state } = game;
  state.effectSize = 1;
  state.effectDeck[0] = game.effect('rescued-cub');
  state.effectDiscards.set(
    Array.from(state.rules.sheet.effects.copies, (count, kind) =>
      kind === game.effect('rescued-cub') ? count - 1 : count,
    ),
  );
  game.endActions();
  game.do('space', game.choices('space')[0]);
  expect(state.effectSize).toBe(size);
});

test.each([
  ['nothing', 0],
  ['reshuffled', 1],
] as const)('A13: the own deck is empty, %s', (ownDeck, drawn) => {
  const game = ruled({ ownDeck }).hand(0).skipping('birth', 'destruction', 'effect');
  const { state } = game;
  state.discards[0] = 16383 & ~state.zone[0]!;
  state.deckSize[0] = 0;
  game.endActions();
  expect(game.handOf(0)).toHaveLength(drawn);
});

/** The end of a year, after the turn of place 0. */
const yearEnd = (rulings: Rulings, seats: number) => {
  const game = ruled(rulings, { seats }).skipping('birth', 'destruction', 'effect');
  game.state.acted = (1 << seats) - 1;
  return game.endActions();
};

test.each([
  ['alternate', []],
  ['chosen', [0, 1]],
] as const)('A14: two roles at the end of a year, %s', (yearOfTwo, choices) => {
  const game = yearEnd({ yearOfTwo }, 2);
  expect(game.choices('seat')).toEqual(choices);
  if (yearOfTwo === 'alternate') expect(game.state.current).toBe(1);
});

test.each([
  ['allowed', [0, 1, 2]],
  ['refused', [1, 2]],
] as const)('A15: the last of a year begins the next, %s', (sameAgain, choices) => {
  expect(yearEnd({ sameAgain }, 3).choices('seat')).toEqual(choices);
});

test.each([
  ['stay', [0, 2, 0, 0, 0, 1]],
  ['returned', [0, 0, 0, 0, 0, 0]],
] as const)('A19: cubes %s after a first vote that failed', (cubesAfterVote, cubes) => {
  const game = ruled({ cubesAfterVote }).cubes(0, 2, 0, 0, 0, 1).skipping('birth', 'destruction', 'effect');
  game.ambassadors('japan', 'canada', 'india', 'norway', 'switzerland', 'australia');
  game.state.year = 4;
  game.state.acted = 15;
  game.endActions();
  expect([game.state.year, [...game.state.cubes], game.state.revealed]).toEqual([5, cubes, 34]);
});

test.each([
  ['allowed', [0, 1, 2, 3, 4, 5]],
  ['refused', [0, 2, 3, 4, 5]],
] as const)('A25: more cubes on an ambassador that is face up, %s', (moreCubes, choices) => {
  const game = ruled({ moreCubes }, {}, withSteps({ do: 'influence', cubes: 1, on: 'any' })).cubes(0, 1);
  expect(game.rolled(2, 2).die(2, 3).choices('ambassador')).toEqual(choices);
});

test.each([
  ['effect-phase', 0],
  ['any-reveal', 1],
] as const)('A26: a card that Research reveals triggers, %s', (researchTriggers, lost) => {
  const game = ruled({ researchTriggers }, {}, withSteps({ do: 'foresee', cards: 1, discards: 1 }));
  game.cubes(1).constants('government-reshuffle').effects('face-to-face').rolled(2, 2).die(2, 3);
  expect(game.state.cubes[0]).toBe(1 - lost);
  game.do('throw', game.effect('face-to-face'));
});

describe('A27: newborns must be placed, and any would cost a parent', () => {
  const costly = (costlyNewborn: 'may-be-left' | 'must-be-placed') =>
    born({ newborn: 'must-be-placed', costlyNewborn }, { '1,1': 2, '5,5': 1 }, [2, 1]);

  test('then it may be left out, or not', () => {
    expect(costly('may-be-left').choices('decline')).toEqual([0]);
    expect(costly('must-be-placed').choices('decline')).toEqual([]);
  });

  test('not where there is room for both', () => {
    const game = born({ newborn: 'must-be-placed', costlyNewborn: 'may-be-left' }, { '1,1': 2, '5,5': 1 });
    expect(game.choices('decline')).toEqual([]);
  });
});

test.each([
  ['by-level', 'easy', 3],
  ['by-level', 'normal', 4],
  ['four', 'easy', 4],
] as const)('A28: votes that win, %s, %s', (votes, level, needed) => {
  const game = ruled({ votes }, { level }).cubes(6, 0, 0, 11, 0, 9).skipping('birth', 'destruction', 'effect');
  game.ambassadors('brazil', 'japan', 'india', 'norway', 'switzerland', 'china').board({ '2,2': 2 });
  game.state.year = 4;
  game.state.acted = 15;
  game.endActions(1);
  expect(game.ending).toBe(needed === 3 ? 'won-first-vote' : undefined);
});
