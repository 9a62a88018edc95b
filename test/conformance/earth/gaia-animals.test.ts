import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { GaiaAnimal } from '../../../src/engines/earth/gaia/core/animal.ts';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { soloAnimalCount, TABLE_RULINGS } from '../../../src/engines/earth/gaia/core/rulings.ts';
import { G } from '../../../src/engines/earth/gaia/table/counters.ts';
import { KNOWN_ANIMALS } from '../../../src/engines/earth/gaia/table/known-animals.ts';
import { playTable } from '../../../src/engines/earth/gaia/table/play.ts';
import { activateAnimals, claim, nextOfGaia, pieces, play, scene, scored } from '../../support/earth/gaia.ts';
import { faultLines } from '../../support/results.ts';

const known = (id: string): GaiaAnimal => {
  const animal = KNOWN_ANIMALS[id];
  if (animal === undefined) throw new Error(`${id} is not known`);
  return animal;
};
const named = (row: Omit<GaiaAnimal, 'name'>): GaiaAnimal => ({ name: { en: 'Test', fr: 'Test' }, ...row });

const JAY = named({ move: 'exactly', cost: { sprouts: 2 }, gain: { growth: 9 }, others: { sprouts: 2 } });
const GOPHER = named({ move: 'pawns', cost: { sprouts: 1 }, gain: { growth: 2 } });

/** What one activation makes of these counters. */
const activated = (animal: GaiaAnimal, has: Parameters<typeof scene>[0]['has'] = {}, rulings = {}) => {
  const traced = scene({ animals: [animal], has, rulings });
  activateAnimals(traced.solo);
  return traced;
};

describe('6.6: set-up', () => {
  test('one animal each for Beginner and Medium, two for Hard; for Expert it is ruling G6', () => {
    const counts = DIFFICULTIES.map((difficulty) => soloAnimalCount(difficulty, TABLE_RULINGS.defaults));
    expect(counts).toEqual([1, 1, 2, 2]);
    expect(soloAnimalCount('expert', { ...TABLE_RULINGS.defaults, expertAnimals: 'one' })).toBe(1);
  });

  test.each([
    'dragon-de-komodo',
    'Paon bleu',
    'Crocodile marin',
    'python-royal',
    'Reindeer',
    'jaguar',
    'Oie des neiges',
  ])('AK-18: %s is not compatible, another one is dealt', (animal) => {
    const document = { game: 'earth', version: 1, kind: 'automa' } as const;
    const table = playTable({ ...document, options: { difficulty: 'medium', animals: [animal] } }, stream(1, 'test'));
    expect(faultLines(table)).toEqual(['/options/animals/0 incompatible-animal']);
  });
});

test('only animals whose figures are printed are played by name; where pawns go is nothing to her', () => {
  expect(Object.keys(KNOWN_ANIMALS).sort()).toEqual([
    'aigle-royal',
    'chevre-des-rocheuses',
    'cochon-vietnamien',
    'mouche-bleue',
    'oryx-gazelle',
    'ours-blanc',
    'vache-highland',
  ]);
  expect(KNOWN_ANIMALS['aigle-royal']).toEqual({
    name: { en: 'Golden Eagle', fr: 'Aigle royal' },
    move: 'to-card',
    stores: { what: 'growth', most: 1, points: 6, per: 1 },
  });
});

describe('6.6: when', () => {
  test('each time she places a leaf: on an objective', () => {
    const { solo, gaia } = scene({ animals: [known('mouche-bleue')], has: { compost: 3 } });
    claim(solo, 0, 1);
    expect(pieces(gaia)).toEqual([0, 0, 6, 0, 0, 0]);
  });

  test('each time she places a leaf: on the completion bonus', () => {
    const { solo, gaia } = scene({ animals: [known('mouche-bleue')], has: { compost: 3, pass: 2, cards: 0 } });
    nextOfGaia(solo);
    expect(pieces(gaia)).toEqual([0, 0, 6, 0, 0, 0]);
  });

  test('two animals one after the other, the first fully resolved: her cards from left to right', () => {
    const feeds = named({ move: 'none', gain: { compost: 2 } });
    const { solo, gaia, steps } = scene({ animals: [feeds, known('mouche-bleue')] });
    activateAnimals(solo);
    expect(pieces(gaia)).toEqual([0, 0, 4, 0, 0, 0]);
    expect(steps.map(({ code }) => code)).toEqual(['gaia.animal', 'gaia.animal']);
  });

  test('before the bonus of the Expert level, or after it (ruling G3)', () => {
    const feeder = named({ move: 'exactly', cost: { sprouts: 4 }, gain: { growth: 1 } });
    for (const [gaiaGyre, growth] of [
      ['animals', 0],
      ['bonus', 1],
    ] as const) {
      const { solo, gaia } = scene({ difficulty: 'expert', animals: [feeder], rulings: { gaiaGyre } });
      claim(solo, 2, 1);
      expect(gaia[G.growth]).toBe(growth);
    }
  });
});

describe('6.6: as if she had made the largest move', () => {
  test.each([
    [5, 2, 6, 3],
    [3, 0, 6, 3],
    [2, 0, 4, 2],
    [1, 0, 2, 1],
  ])(
    'AK-20: up to 3, as often as she can pay: of %i compost %i are left, and %i growth',
    (had, left, growth, times) => {
      const { gaia, steps, discarded } = activated(known('mouche-bleue'), { compost: had });
      expect([gaia[G.compost], gaia[G.growth]]).toEqual([left, growth]);
      expect(discarded).toEqual(Array(times).fill(1));
      expect(steps[0]).toMatchObject({ code: 'gaia.animal', params: { times, compost: left - had, growth } });
    },
  );

  test('AK-20: nothing to pay with, no effect', () => {
    const { gaia, steps } = activated(known('mouche-bleue'));
    expect(pieces(gaia)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(steps.map(({ code }) => code)).toEqual(['gaia.animal-unable']);
  });

  test.each([
    [7, 5, 9],
    [2, 0, 9],
    [1, 1, 0],
    [0, 0, 0],
  ])('AK-21: exactly 2, all or nothing: of %i pieces %i are left, and 9 or nothing', (had, left, growth) => {
    const { gaia, given } = activated(JAY, { sprouts: had });
    expect([gaia[G.sprouts], gaia[G.growth]]).toEqual([left, growth]);
    expect(given).toEqual(growth === 0 ? [] : [[{ sprouts: 2 }, 1]]);
  });

  test('AK-21: a gain for the others goes to the person, who is told', () => {
    const { steps } = activated(JAY, { sprouts: 2 });
    expect(steps.at(-1)).toMatchObject({ code: 'gaia.animal-gives', params: { sprouts: 2 } });
  });

  test('AK-22: instead of drawing a card she composts two from the deck', () => {
    const { gaia } = activated(named({ move: 'up-to', most: 3, gain: { draw: 1 } }));
    expect(pieces(gaia)).toEqual([0, 0, 0, 6, 0, 0]);
  });

  test.each([
    [10, 3, 7, 6],
    [2, 3, 0, 4],
    [10, 1, 9, 2],
  ])('AK-23: five pawns are once for each used leaf: %i sprouts and %i leaves', (had, leaves, left, growth) => {
    const traced = scene({ animals: [GOPHER], has: { sprouts: had } });
    for (let leaf = 0; leaf < leaves; leaf++) traced.gaia[G.claims + leaf] = 1;
    activateAnimals(traced.solo);
    expect([traced.gaia[G.sprouts], traced.gaia[G.growth]]).toEqual([left, growth]);
  });

  test('up to one card for each used leaf; the leaves that the person discarded are not hers', () => {
    const traced = scene({ animals: [named({ move: 'up-to', perUsedLeaf: true, gain: { sprouts: 2 } })] });
    traced.gaia[G.claims] = 1;
    traced.gaia[G.completion] = 1;
    traced.gaia[G.discarded] = 4;
    activateAnimals(traced.solo);
    expect(traced.gaia[G.sprouts]).toBe(4);
  });

  test('soil from an animal obeys the rule of ten', () => {
    const { gaia } = activated(known('cochon-vietnamien'), { soil: 8 });
    expect(pieces(gaia)).toEqual([1, 0, 0, 5, 0, 0]);
  });

  test('she composts from the deck where an animal composts from the hand, or does not (ruling E7)', () => {
    const bear = named({ move: 'up-to', most: 2, gain: { hand: 2 } });
    expect(activated(bear).gaia[G.compost]).toBe(4);
    expect(activated(bear, {}, { gaiaHand: 'nothing' }).gaia[G.compost]).toBe(0);
  });

  test('a cost from the hand she can never pay', () => {
    const { gaia } = activated(named({ move: 'none', cost: { hand: 1 }, gain: { soil: 3 } }));
    expect(pieces(gaia)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('6.6: storage zones', () => {
  test.each([
    [12, 11, 1, 6],
    [1, 0, 1, 6],
    [0, 0, 0, 0],
  ])('AK-19: Golden Eagle takes the last growth: of %i pieces %i are left', (had, left, stored, points) => {
    const { solo, gaia } = activated(known('aigle-royal'), { growth: had });
    expect([gaia[G.growth], gaia[G.stored], scored(solo).parts['animals']]).toEqual([left, stored, points]);
  });

  test('AK-19: the last piece placed is the one taken, so stacks lose from the end', () => {
    // 12 pieces are finished stacks of 5, 4 and 3; without the last the third is unfinished again.
    const { solo, gaia } = scene({ animals: [known('aigle-royal')], has: { growth: 12 } });
    claim(solo, 0, 1);
    expect(gaia[G.growth]).toBe(11);
  });

  test.each([
    [9, 3, 6],
    [6, 0, 6],
    [4, 0, 4],
    [0, 0, 0],
  ])('up to 3 of each visited card, as many as she has: of %i sprouts %i are left', (had, left, stored) => {
    const { gaia } = activated(known('chevre-des-rocheuses'), { sprouts: had });
    expect([gaia[G.sprouts], gaia[G.stored]]).toEqual([left, stored]);
  });

  test('or nothing unless she has them all (ruling G2)', () => {
    const { gaia } = activated(known('chevre-des-rocheuses'), { sprouts: 4 }, { gaiaStores: 'full' });
    expect([gaia[G.sprouts], gaia[G.stored]]).toEqual([1, 3]);
  });

  test('the cost is paid too, or nothing is stored', () => {
    const stores = { what: 'sprouts', most: 1, points: 5, from: 'supply' } as const;
    const jar = named({ move: 'to-card', cost: { growth: 2 }, stores });
    expect(activated(jar, { growth: 1 }).gaia[G.stored]).toBe(0);
    const { gaia } = activated(jar, { growth: 2 });
    expect([gaia[G.growth], gaia[G.sprouts], gaia[G.stored]]).toEqual([0, 0, 1]);
  });

  test.each([
    [3, 7],
    [4, 14],
    [1, 0],
  ])('points for every two: %i stored score %i', (stored, points) => {
    const loon = named({ move: 'to-card', stores: { what: 'sprouts', most: 2, points: 7, per: 2 } });
    const { solo } = scene({ animals: [loon], has: { stored } });
    expect(scored(solo).parts['animals']).toBe(points);
  });
});

test('AK-17: each leaf that the person discards lies on Gaïa’s board and brings her five', () => {
  const options = { difficulty: 'medium', animals: ['aigle-royal'] } as const;
  const { table } = play({
    game: 'earth',
    version: 1,
    kind: 'automa',
    options: { ...options, animals: [...options.animals] },
  });
  const { table: next, score } = play(table, { action: 'water', blueCards: 0, leavesDiscarded: 2 });
  expect(next.gaia?.discardedLeaves).toBe(2);
  expect(score.find(({ part }) => part.code === 'gaia.part.leaves')?.points).toBe(10);
});
