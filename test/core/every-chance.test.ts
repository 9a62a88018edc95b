import { describe, expect, test } from 'vitest';
import { EveryChance, FirstChance, Uncountable } from '../../src/core/every-chance.ts';
import type { Random } from '../../src/core/random.ts';

/** Every outcome of `draw` with its probability, and how many there are. */
const outcomes = (draw: (random: Random) => string): Map<string, number> => {
  const found = new Map<string, number>();
  const chance = new EveryChance();
  do {
    const outcome = draw(chance);
    found.set(outcome, (found.get(outcome) ?? 0) + chance.probability);
  } while (chance.advance());
  return found;
};

/** A deal as all that is to be told of it: the classes in each group, sorted. */
const dealt = (items: readonly number[], groups: readonly number[], alike: readonly number[] | undefined): string =>
  [...new Set(groups)]
    .sort((one, other) => one - other)
    .map((group) =>
      items
        .filter((_, place) => groups[place] === group)
        .map((item) => alike?.[item] ?? item)
        .sort((one, other) => one - other)
        .join(''),
    )
    .join(' ');

const sum = (found: Map<string, number>): number => [...found.values()].reduce((total, each) => total + each, 0);

describe('every outcome is seen once, with its probability', () => {
  test('of a whole number', () => {
    expect(outcomes((random) => String(random.below(4)))).toEqual(
      new Map(['0', '1', '2', '3'].map((it) => [it, 0.25])),
    );
  });

  test('of weights, those of 0 left out', () => {
    expect(outcomes((random) => String(random.pick([1, 0, 3])))).toEqual(
      new Map([
        ['0', 0.25],
        ['2', 0.75],
      ]),
    );
  });

  test('of a shuffle', () => {
    const orders = outcomes((random) => {
      const items = [1, 2, 3, 4];
      random.shuffle(items);
      return items.join('');
    });
    expect(orders.size).toBe(24);
    for (const probability of orders.values()) expect(probability).toBeCloseTo(1 / 24, 12);
  });

  test('of draws that depend on one another', () => {
    const found = outcomes((random) => {
      const first = random.below(3);
      return `${first}${first === 0 ? '' : random.pick(new Float64Array([1, 1, 2]))}`;
    });
    expect([...found.keys()]).toEqual(['0', '10', '11', '12', '20', '21', '22']);
    expect(found.get('22')).toBeCloseTo(1 / 6, 12);
    expect(sum(found)).toBeCloseTo(1, 12);
  });
});

describe('a deal by kind', () => {
  test.each([
    { what: 'hands are sets', items: [1, 2, 3, 4, 5], groups: [7, 7, 3, 3, 3], alike: undefined, ways: 10 },
    { what: 'a deck has an order', items: [1, 2, 3, 4], groups: [0, 1, 2, 3], alike: undefined, ways: 24 },
    { what: 'equal cards are one kind', items: [2, 1, 1, 2, 1], groups: [0, 1, 2, 3, 4], alike: undefined, ways: 10 },
    { what: 'hands of equal cards', items: [1, 1, 2, 2, 3], groups: [0, 1, 0, 1, 2], alike: undefined, ways: 11 },
    { what: 'classes', items: [0, 1, 2, 3, 4, 5], groups: [0, 1, 2, 2, 2, 2], alike: [9, 9, 9, 4, 4, 1], ways: 8 },
    { what: 'a class and a single card', items: [0, 1, 2, 3], groups: [5, 5, 6, 6], alike: [0, 0, 0, 1], ways: 2 },
  ])('$what: each deal that differs is seen once, as likely as all shuffles that come to it', (given) => {
    const { items, groups, alike, ways } = given;
    const chance = new EveryChance();
    const seen: string[] = [];
    const counted = new Map<string, number>();
    do {
      const cards = [...items];
      chance.deal(cards, cards.length, groups, alike);
      expect(cards.toSorted()).toEqual(items.toSorted());
      seen.push(dealt(cards, groups, alike));
      counted.set(seen.at(-1) ?? '', chance.probability);
    } while (chance.advance());
    const shuffled = outcomes((random) => {
      const cards = [...items];
      random.shuffle(cards);
      return dealt(cards, groups, alike);
    });
    expect(seen).toHaveLength(ways);
    expect(new Set(seen)).toEqual(new Set(shuffled.keys()));
    for (const [deal, probability] of counted) expect(probability).toBeCloseTo(shuffled.get(deal) ?? Number.NaN, 12);
  });

  test('where nothing can matter there is one deal, the same wherever the cards were', () => {
    for (const items of [
      [3, 1, 2, 9],
      [2, 3, 1, 9],
    ]) {
      const chance = new EveryChance(1);
      chance.deal(items, 3, [0, 0, 0]);
      expect([items, chance.probability, chance.nodes, chance.advance()]).toEqual([[1, 2, 3, 9], 1, 0, false]);
    }
  });

  test('the first one is guessed to be one of as many', () => {
    const first = new FirstChance(100);
    first.deal([1, 2, 3, 4, 5], 5, [0, 0, 1, 1, 1]);
    expect(first.outcomes).toBe(10);
    expect(() => first.deal([1, 2, 3, 4, 5], 5, [0, 1, 2, 3, 4])).toThrow(Uncountable);
  });

  test('too many are Uncountable before any is made', () => {
    const deck = Array.from({ length: 100 }, (_, card) => card);
    expect(() => new EveryChance(1000).deal(deck, 100, deck)).toThrow(Uncountable);
  });
});

test('what is certain is no chance', () => {
  const chance = new EveryChance();
  expect([chance.below(1), chance.pick([0, 5])]).toEqual([0, 1]);
  expect(chance.nodes).toBe(0);
  expect(chance.advance()).toBe(false);
});

describe('too many outcomes to count', () => {
  test('has a number in [0, 1)', () => {
    for (const chance of [new EveryChance(), new FirstChance(10)]) expect(() => chance.next()).toThrow(Uncountable);
  });

  test('has a draw that is repeated until it pleases', () => {
    for (const chance of [new EveryChance(100), new FirstChance(100)])
      expect(() => {
        while (chance.below(3) === 0);
      }).toThrow(Uncountable);
  });

  test('are more than was said', () => {
    const chance = new EveryChance(6);
    expect([chance.below(2), chance.below(3)]).toEqual([0, 0]);
    expect(() => chance.below(2)).toThrow(Uncountable);
  });
});

test('draws that can change nothing are one outcome, and certain', () => {
  for (const chance of [new EveryChance(1), new FirstChance(1)]) {
    const idle = chance.idle();
    const items = [3, 1, 2];
    idle.shuffle(items);
    expect(items.toSorted()).toEqual([1, 2, 3]);
    expect([idle.below(7), idle.pick([0, 2, 5])]).toEqual([0, 1]);
    expect(() => idle.next()).toThrow(Uncountable);
  }
  const every = new EveryChance(1);
  every.idle().below(7);
  expect([every.probability, every.nodes, every.advance()]).toEqual([1, 0, false]);
});

test('the first outcome each time, and how many there were', () => {
  const first = new FirstChance(100);
  expect([first.below(5), first.pick([0, 2, 1]), first.below(1)]).toEqual([0, 1, 0]);
  expect(first.outcomes).toBe(10);
});
