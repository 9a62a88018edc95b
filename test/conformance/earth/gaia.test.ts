import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { openObjectives, pairOf } from '../../../src/engines/earth/gaia/core/leaves.ts';
import { CARD, DIFFICULTIES, GAIA_DECK, gaiaGrowthPoints } from '../../../src/engines/earth/gaia/core/numbers.ts';
import {
  cardsToCome,
  G,
  isSpent,
  newGaia,
  pickCard,
  takeCard,
  timesSeen,
} from '../../../src/engines/earth/gaia/table/counters.ts';
import { tablePieces } from '../../../src/engines/earth/gaia/table/keeper.ts';
import { claim, nextOfPerson, person, pieces, playCard, react, scene, scored } from '../../support/earth/gaia.ts';

const BOTH_ROWS = [
  ['beginner', 2, 0],
  ['medium', 2, 0],
  ['hard', 5, 3],
  ['expert', 5, 3],
] as const;

describe('4.1: Gaïa’s reaction to the person’s turn', () => {
  test.each(DIFFICULTIES)('%s: to Plant, the three cards not chosen go face up to her pile', (difficulty) => {
    const { solo, gaia, steps } = scene({ difficulty, pile: [2, 0, 5] });
    react(solo, CARD.plant, person({}));
    expect(pieces(gaia)).toEqual([0, 0, 0, 0, 3, 7]);
    expect(steps).toEqual([{ code: 'gaia.unchosen', params: { cards: 3, points: 7 } }]);
  });

  test.each(BOTH_ROWS)('%s: to Compost, half the soil gained, rounded down, and %i', (difficulty, extra) => {
    const { solo, gaia, steps } = scene({ difficulty });
    react(solo, CARD.compost, person({ soilGained: 9, cardsDrawn: 5, blueCards: 4 }));
    expect(pieces(gaia)).toEqual([0, 0, 0, 4 + extra, 0, 0]);
    expect(steps).toEqual([{ code: 'gaia.half', params: { soil: 9, half: 4, extra, composted: 4 + extra } }]);
  });

  test.each(BOTH_ROWS)('%s: to Water, a sprout for each blue card, and 0 or 3 more', (difficulty, _compost, extra) => {
    const { solo, gaia, steps } = scene({ difficulty });
    react(solo, CARD.water, person({ soilGained: 9, cardsDrawn: 5, blueCards: 4 }));
    expect(pieces(gaia)).toEqual([0, 4 + extra, 0, 0, 0, 0]);
    expect(steps).toEqual([{ code: 'gaia.sprouts', params: { base: extra, cards: 4 } }]);
  });

  test.each(BOTH_ROWS)('%s: to Grow, a growth for each card drawn, and 0 or 3 more', (difficulty, _compost, extra) => {
    const { solo, gaia, steps } = scene({ difficulty });
    react(solo, CARD.grow, person({ soilGained: 9, cardsDrawn: 5, blueCards: 4 }));
    expect(pieces(gaia)).toEqual([0, 0, 5 + extra, 0, 0, 0]);
    expect(steps).toEqual([{ code: 'gaia.growth', params: { base: extra, cards: 5 } }]);
  });
});

describe('4.2: Gaïa’s turn', () => {
  const figures = person({ soilGained: 6, cardsDrawn: 5, blueCards: 3 });

  test.each(DIFFICULTIES)('%s: Water brings 7 sprouts and one for each blue card', (difficulty) => {
    const { solo, gaia, steps } = scene({ difficulty });
    playCard(solo, CARD.water, figures);
    expect(pieces(gaia)).toEqual([0, 10, 0, 0, 0, 0]);
    expect(steps).toEqual([{ code: 'gaia.sprouts', params: { base: 7, cards: 3 } }]);
  });

  test.each(DIFFICULTIES)('%s: Grow brings 7 growth and one for each card drawn', (difficulty) => {
    const { solo, gaia } = scene({ difficulty });
    playCard(solo, CARD.grow, figures);
    expect(pieces(gaia)).toEqual([0, 0, 12, 0, 0, 0]);
  });

  test.each(DIFFICULTIES)('%s: Compost brings 8 cards, and the soil that the person gained', (difficulty) => {
    const { solo, gaia } = scene({ difficulty });
    playCard(solo, CARD.compost, figures);
    expect(pieces(gaia)).toEqual([6, 0, 0, 8, 0, 0]);
  });

  test.each(DIFFICULTIES)('%s: Plant brings 3 cards from the deck to her pile', (difficulty) => {
    const { solo, gaia, steps } = scene({ difficulty, pile: [1, 4, 3] });
    playCard(solo, CARD.plant, figures);
    expect(pieces(gaia)).toEqual([0, 0, 0, 0, 3, 8]);
    expect(steps).toEqual([{ code: 'gaia.pile', params: { cards: 3, points: 8 } }]);
  });

  test.each([
    [9, 0, 9, 0],
    [9, 1, 0, 5],
    [4, 6, 0, 5],
    [4, 17, 1, 10],
    [0, 30, 0, 15],
  ])('each full ten soil become 5 cards: %i and %i more leave %i, and %i cards', (had, gained, left, composted) => {
    const { solo, gaia } = scene({ has: { soil: had } });
    playCard(solo, CARD.compost, person({ soilGained: gained }));
    expect(pieces(gaia)).toEqual([left, 0, 0, 8 + composted, 0, 0]);
  });

  test('a deck that runs out gives what it has', () => {
    const { solo, gaia } = scene({ deck: 5 });
    playCard(solo, CARD.compost, person({ soilGained: 10 }));
    expect(pieces(gaia)).toEqual([0, 0, 0, 5, 0, 0]);
  });
});

describe('4.2: the Gyres', () => {
  test('the North Gyre claims of the upper pair, the South Gyre of the lower, never twice', () => {
    const { solo, gaia } = scene({});
    const open = (card: number) => {
      const mask = openObjectives(tablePieces, solo, pairOf(card));
      return [0, 1, 2, 3].filter((objective) => ((mask >> objective) & 1) === 1);
    };
    expect([open(CARD.north), open(CARD.south)]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    gaia[G.claims + 1] = 2;
    expect([open(CARD.north), open(CARD.south)]).toEqual([[0], [2, 3]]);
  });

  test.each([
    [1, 15],
    [2, 11],
  ] as const)('her leaf takes the next free step: arriving %i brings %i', (arrival, points) => {
    const { solo, steps } = scene({});
    claim(solo, 2, arrival);
    expect(scored(solo).sum).toBe(points);
    expect(steps).toEqual([{ code: 'gaia.leaf', params: { objective: 'lower-left', points, arrival } }]);
  });

  test.each(DIFFICULTIES)('%s: only a Beginner’s Gaïa skips her next turn', (difficulty) => {
    const { solo, gaia } = scene({ difficulty });
    claim(solo, 0, 1);
    expect(gaia[G.skip]).toBe(difficulty === 'beginner' ? 1 : 0);
  });

  test('Beginner: nothing is skipped once the game ends with this turn', () => {
    for (const has of [{ pass: 2, cards: 0 }, { full: 1 }]) {
      const { solo, gaia } = scene({ difficulty: 'beginner', has });
      claim(solo, 0, 1);
      expect(gaia[G.skip]).toBe(0);
    }
  });

  test('Beginner: the person has two turns in a row, each with a reaction', () => {
    const { solo, gaia } = scene({ difficulty: 'beginner' });
    claim(solo, 0, 1);
    expect(nextOfPerson(solo)).toEqual(['person', false]);
    expect([gaia[G.skip], cardsToCome(gaia)]).toEqual([0, 6]);
    expect(nextOfPerson(solo)).toEqual(['gaia', false]);
  });

  test.each([
    [0, [8, 0, 0, 0, 0, 0]],
    [1, [0, 0, 0, 0, 2, 5]],
    [2, [0, 4, 0, 0, 0, 0]],
    [3, [0, 0, 3, 0, 0, 0]],
  ])('Expert: objective %i brings its bonus, at no other level', (objective, expected) => {
    for (const difficulty of DIFFICULTIES) {
      const { solo, gaia } = scene({ difficulty, pile: [3, 2, 9] });
      claim(solo, objective, 1);
      expect(pieces(gaia)).toEqual(difficulty === 'expert' ? expected : [0, 0, 0, 0, 0, 0]);
    }
  });

  test('Expert: the 8 soil obey the rule of ten', () => {
    const { solo, gaia } = scene({ difficulty: 'expert', has: { soil: 5 } });
    claim(solo, 0, 1);
    expect(pieces(gaia)).toEqual([3, 0, 0, 5, 0, 0]);
  });
});

describe('her cards', () => {
  test('six come up, are shuffled once, and come up again: twelve turns', () => {
    const random = stream('cards', 'test');
    const gaia = newGaia();
    const seen: number[] = [];
    while (!isSpent(gaia)) {
      const card = pickCard(gaia, random);
      takeCard(gaia, card);
      seen.push(card);
    }
    expect([...seen.slice(0, 6)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...seen.slice(6)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.map((card) => timesSeen(gaia, card))).toEqual(Array(12).fill(2));
  });

  test('every card is as likely to come next', () => {
    const random = stream('likely', 'test');
    const gaia = newGaia();
    takeCard(gaia, CARD.water);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 5000; draw++) {
      const card = pickCard(gaia, random);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 3, 4, 5]);
    // 1000 expected each; five standard deviations are 141.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(141);
    expect(GAIA_DECK).toHaveLength(6);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 7],
  [8, 10],
  [9, 13],
  [12, 18],
  [13, 19],
  [14, 22],
  [15, 25],
  [16, 26],
  [20, 32],
  [30, 50],
  [60, 100],
])('4.3: %i growth score %i', (growth, points) => {
  expect(gaiaGrowthPoints(growth)).toBe(points);
});
