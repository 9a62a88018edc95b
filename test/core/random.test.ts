import { describe, expect, test } from 'vitest';
import { Random, type StreamName, stream } from '../../src/core/random.ts';
import { expectUniform, repeat } from '../support/chi-square.ts';

const UNIT = 2 ** 32;
const NAMES: readonly StreamName[] = ['setup', 'apply', 'search', 'line', 'choice', 'way', 'view', 'test'];
const take = (random: Random, count = 20): number[] => [...repeat(count, () => random.next())];

/** A stream that gives `words / 2^32` in turn, taking them from `left`, and fails when it is asked for more. */
const scripted = (...words: number[]) => {
  const left = [...words];
  const next = (): number => {
    const word = left.shift();
    if (word === undefined) throw new Error('drew more than was expected');
    return word / UNIT;
  };
  return Object.assign(new Random(''), { next, left });
};

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
    const interleaved = [
      ...repeat(20, () => {
        setup.next();
        return apply.next();
      }),
    ];
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
    expect(scripted(0, UNIT - 1).below(3)).toBe(2);
  });

  test('a word just past the threshold is kept', () => {
    expect(scripted(1).below(3)).toBe(0);
  });

  test('words are thrown away until one is kept', () => {
    expect(scripted(0, 0, 0, 1).below(3)).toBe(0);
  });

  // Words of one result are consecutive, so their number follows from the first and the last of them.
  test.each([3, 5, 6, 7, 12, 1000, 2 ** 21 - 1, 2 ** 21])(
    '%i: every result keeps exactly the same number of words',
    (bound) => {
      for (const result of new Set([0, 1, Math.floor(bound / 2), bound - 2, bound - 1])) {
        const first = Math.ceil((result * UNIT) / bound);
        const last = Math.ceil(((result + 1) * UNIT) / bound) - 1;
        const thrown = isThrown(first, bound) ? 1 : 0;
        expect(isThrown(last, bound)).toBe(false);
        expect(last - first + 1 - thrown).toBe(Math.floor(UNIT / bound));
        expect(scripted(last).below(bound)).toBe(result);
      }
    },
  );
});

/** Whether `below` draws again when it gets `word` first; the highest word is never thrown away. */
const isThrown = (word: number, bound: number): boolean => {
  const random = scripted(word, UNIT - 1);
  random.below(bound);
  return random.left.length === 0;
};

test('a deal is a shuffle, whatever comes to the same', () => {
  const [items, shuffled] = [[...Array(12).keys()], [...Array(12).keys()]];
  stream('deal', 'test').deal(items, 10, Array(12).fill(0), Array(12).fill(0));
  stream('deal', 'test').shuffle(shuffled, 10);
  expect(items).toEqual(shuffled);
  expect(items).not.toEqual([...Array(12).keys()]);
});

test('what can change nothing is drawn like anything else', () => {
  const random = stream('idle', 'test');
  expect(random.idle()).toBe(random);
});

describe('shuffle', () => {
  test('all 24 orders of four items are equally likely', () => {
    const random = stream('shuffle', 'test');
    const items = [...'0123'];
    const words = items.flatMap((a) => items.flatMap((b) => items.flatMap((c) => items.map((d) => a + b + c + d))));
    const orders = words.filter((word) => new Set(word).size === 4);
    const draws = repeat(24_000, () => {
      const order = [0, 1, 2, 3];
      random.shuffle(order);
      return order.join('');
    });
    expectUniform(orders, draws);
  });

  test('items past the length stay where they are', () => {
    const items = Int32Array.of(0, 1, 2, 3, 4, 5);
    stream('part', 'test').shuffle(items, 3);
    expect([...items.subarray(0, 3)].sort()).toEqual([0, 1, 2]);
    expect([...items.subarray(3)]).toEqual([3, 4, 5]);
  });

  test.each([0, 1])('%i items need no draw', (length) => {
    expect(() => scripted().shuffle([...Array(length).keys()])).not.toThrow();
  });
});
