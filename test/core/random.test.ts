import { describe, expect, test } from 'vitest';
import { Random, type StreamName, stream } from '../../src/core/random.ts';
import { expectUniform, repeat } from '../support/chi-square.ts';

const UNIT = 2 ** 32;
const NAMES: readonly StreamName[] = ['setup', 'apply', 'search', 'line', 'choice', 'view', 'test'];
const take = (random: Random, count = 20): number[] => [...repeat(count, () => random.next())];

/** A stream that gives `words / 2^32` in turn, and fails when it is asked for more. */
class Scripted extends Random {
  override readonly next: () => number;

  constructor(...words: number[]) {
    super('');
    this.next = () => {
      const word = words.shift();
      if (word === undefined) throw new Error('drew more than was expected');
      return word / UNIT;
    };
  }
}

describe('streams', () => {
  test('the same seed and name give the same numbers', () => {
    expect(take(stream('seed', 'setup', 1))).toEqual(take(stream('seed', 'setup', 1)));
  });

  test('a number and its digits are the same seed', () => {
    expect(take(stream(7, 'search'))).toEqual(take(stream('7', 'search')));
  });

  test('the numbers of a seed never change', () => {
    expect(take(stream(1, 'test'), 3).map((number) => number * UNIT)).toEqual([4037923279, 2554115148, 3960450808]);
  });

  test('names and indices that could run into each other do not', () => {
    const streams = [
      ...NAMES.map((name) => stream('1', name)),
      stream('1', 'search', 1),
      stream('1', 'search', 1, 2),
      stream('1', 'search', 12),
      stream('11', 'search', 2),
      stream('1","search', 'search'),
    ];
    expect(new Set(streams.map((random) => take(random).join())).size).toBe(streams.length);
  });

  test('drawing from one stream leaves another as it was', () => {
    const undisturbed = take(stream('seed', 'apply'));
    const setup = stream('seed', 'setup');
    const apply = stream('seed', 'apply');
    const interleaved = [...repeat(20, () => (setup.next(), apply.next()))];
    expect(interleaved).toEqual(undisturbed);
  });

  test('neighbouring streams are not correlated', () => {
    const pairs = repeat(16_000, (index) => {
      const one = stream('seed', 'search', index).below(4);
      return 4 * one + stream('seed', 'search', index + 1).below(4);
    });
    expectUniform([...Array(16).keys()], pairs);
  });

  test('every number is a multiple of 2^-32 in [0, 1)', () => {
    for (const number of take(stream('seed', 'test'), 10_000)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
      expect(Number.isInteger(number * UNIT)).toBe(true);
    }
  });
});

describe('below', () => {
  test.each([1, 2, 3, 7, 12, 24, 100])('%i: every integer below is equally likely', (bound) => {
    const random = stream('below', 'test', bound);
    expectUniform(
      [...Array(bound).keys()],
      repeat(1000 * bound, () => random.below(bound)),
    );
  });

  test('1 is always 0', () => {
    expect([...repeat(100, () => stream('one', 'test').below(1))]).toEqual(Array(100).fill(0));
  });

  // 2^32 = 3 · 1431655765 + 1: one word too many for three equal shares. It is word 0, whose fraction is 0.
  test('the one word too many is thrown away', () => {
    expect(new Scripted(0, UNIT - 1).below(3)).toBe(2);
  });

  test('a word just past the threshold is kept', () => {
    expect(new Scripted(1).below(3)).toBe(0);
  });

  test('words are thrown away until one is kept', () => {
    expect(new Scripted(0, 0, 0, 1).below(3)).toBe(0);
  });

  // Words of one result are consecutive, so the share of each is counted from its first and last word.
  test.each([3, 5, 6, 7, 12, 1000, 2 ** 21, 2 ** 21 - 1])('%i: every result has exactly the same number of words', (bound) => {
    const share = Math.floor(UNIT / bound);
    for (const result of new Set([0, 1, Math.floor(bound / 2), bound - 2, bound - 1])) {
      const first = Math.ceil((result * UNIT) / bound);
      const last = Math.ceil(((result + 1) * UNIT) / bound) - 1;
      const kept = (word: number): boolean => new Scripted(word, word, 1 + Math.floor(UNIT / 2)).below(bound) === result;
      const surplus = last - first + 1 - share;
      expect([0, 1]).toContain(surplus);
      expect(drawsOf(first, bound)).toBe(surplus === 1 ? 2 : 1);
      expect(drawsOf(last, bound)).toBe(1);
      expect(kept(last)).toBe(true);
    }
  });
});

/** How many words `below` takes when the first is `word` and the second is fine: 2 when the first is thrown away. */
const drawsOf = (word: number, bound: number): number => {
  let draws = 0;
  const random = new Scripted(word, UNIT - 1);
  const counting = Object.assign(Object.create(random), { next: () => (draws++, random.next()) });
  Random.prototype.below.call(counting, bound);
  return draws;
};

describe('shuffle', () => {
  test('all 24 orders of four items are equally likely', () => {
    const random = stream('shuffle', 'test');
    const orders = ['0123', '1023']
      .flatMap(() => [...'0123'].flatMap((a) => [...'0123'].flatMap((b) => [...'0123'].flatMap((c) => [...'0123'].map((d) => a + b + c + d)))))
      .filter((order) => new Set(order).size === 4);
    const draws = repeat(24_000, () => {
      const items = [0, 1, 2, 3];
      random.shuffle(items);
      return items.join('');
    });
    expectUniform([...new Set(orders)], draws);
  });

  test('items past the length stay where they are', () => {
    const items = Int32Array.of(0, 1, 2, 3, 4, 5);
    stream('part', 'test').shuffle(items, 3);
    expect([...items.subarray(0, 3)].sort()).toEqual([0, 1, 2]);
    expect([...items.subarray(3)]).toEqual([3, 4, 5]);
  });

  test.each([0, 1])('%i items need no draw', (length) => {
    expect(() => new Scripted().shuffle([...Array(length).keys()])).not.toThrow();
  });
});
