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

test('the first outcome each time, and how many there were', () => {
  const first = new FirstChance(100);
  expect([first.below(5), first.pick([0, 2, 1]), first.below(1)]).toEqual([0, 1, 0]);
  expect(first.outcomes).toBe(10);
});
