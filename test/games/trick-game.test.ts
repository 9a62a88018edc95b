/** What redealing the trick game hangs on: shown voids bind it, and the counting sampler counts right. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../src/core/catalog.ts';
import { type Seat, TERMINAL, type Viewer } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import type { Result } from '../../src/core/result.ts';
import { expectUniform, repeat } from '../support/chi-square.ts';
import { CountingSampler } from '../support/games/counting-sampler.ts';
import { newGame } from '../support/games/solved-game.ts';
import { trickGame } from '../support/games/trick-game.ts';
import { handSize, SEATS, SUITS, type Tricks } from '../support/games/trick-state.ts';
import { faultLines, valueOf } from '../support/results.ts';
import { legalOf, walk } from '../support/walk.ts';

interface Question {
  readonly cards: readonly number[];
  readonly sizes: readonly number[];
  readonly voids: readonly number[];
}

const ask = ({ cards, sizes, voids }: Question): CountingSampler => {
  const sampler = new CountingSampler();
  sampler.cards.set(cards);
  sampler.sizes.set(sizes);
  sampler.voids.set(voids);
  return sampler;
};

/** Every deal as the split that it makes, found by trying all hands for all cards. */
const splits = ({ cards, sizes, voids }: Question): string[] => {
  const suits = cards.flatMap((count, suit) => Array<number>(count).fill(suit));
  const grow = (index: number, split: readonly number[], room: readonly number[]): string[] => {
    const suit = suits[index];
    if (suit === undefined) return [split.join()];
    return [0, 1, 2].flatMap((hand) => {
      if (room[hand] === 0 || (voids[hand]! >> suit) & 1) return [];
      const at = suit * 3 + hand;
      return grow(index + 1, split.with(at, split[at]! + 1), room.with(hand, room[hand]! - 1));
    });
  };
  return grow(0, Array<number>(12).fill(0), sizes);
};

const QUESTIONS: readonly Question[] = [
  { cards: [2, 1, 2, 1], sizes: [2, 2, 2], voids: [0b0001, 0, 0b0100] },
  { cards: [3, 3, 0, 1], sizes: [3, 2, 2], voids: [0b0010, 0b0001, 0] },
  { cards: [0, 4, 1, 2], sizes: [2, 3, 2], voids: [0b1101, 0, 0] },
  { cards: [2, 2, 2, 2], sizes: [3, 3, 2], voids: [0, 0, 0] },
];

describe.each(QUESTIONS.map((question) => [JSON.stringify(question), question] as const))('%s', (_name, question) => {
  const every = splits(question);

  test('is counted right', () => {
    expect(ask(question).count()).toBe(every.length);
  });

  test('is split uniformly over all deals (χ²)', () => {
    const ways = new Map<string, number>();
    for (const split of every) ways.set(split, (ways.get(split) ?? 0) + 1);
    const cells = [...ways].flatMap(([split, count]) => Array.from({ length: count }, (_, way) => `${split} ${way}`));
    const sampler = ask(question);
    sampler.count();
    const random = stream(1, 'test');
    const draws = repeat(30 * cells.length, () => {
      sampler.draw(random);
      const split = sampler.split.join();
      // A split stands for all of its deals; one of them is picked to make cells of equal size.
      return `${split} ${random.below(ways.get(split) ?? 1)}`;
    });
    expectUniform(cells, draws);
  });
});

test('a question without an answer counts 0 deals', () => {
  expect(ask({ cards: [3, 1, 1, 1], sizes: [2, 2, 2], voids: [1, 1, 0] }).count()).toBe(0);
});

test('a sampler that is asked something else counts anew', () => {
  const sampler = new CountingSampler();
  for (const question of [...QUESTIONS, ...QUESTIONS.toReversed()]) {
    sampler.cards.set(question.cards);
    sampler.sizes.set(question.sizes);
    sampler.voids.set(question.voids);
    expect(sampler.count()).toBe(splits(question).length);
  }
});

test('13 cards each without voids: 39! / 13!³ deals, to a part in 10^15', () => {
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
  const deals = Number(factorial(39) / factorial(13) ** 3n);
  const count = ask({ cards: [13, 13, 13, 0], sizes: [13, 13, 13], voids: [0, 0, 0] }).count();
  expect(Math.abs(count / deals - 1)).toBeLessThan(1e-15);
});

/** What is wrong with the hands of a redealt world, as numbers of cards held against a void or the size of the hand. */
const inconsistencies = (world: Tricks, seat: Seat, own: readonly number[]): number => {
  let wrong = 0;
  const taken = [0, 0, 0, 0];
  for (let other = 0; other < SEATS; other++) {
    let size = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const held = world.hands[other * SUITS + suit]!;
      if ((world.voids >> (other * SUITS + suit)) & 1 && held !== 0) wrong++;
      if (taken[suit]! & held) wrong++;
      taken[suit]! |= held;
      size += held.toString(2).replaceAll('0', '').length;
    }
    if (size !== handSize(world, other)) wrong++;
  }
  if (taken.some((held, suit) => held !== world.unplayed[suit])) wrong++;
  if (own.some((held, suit) => held !== world.hands[seat * SUITS + suit])) wrong++;
  return wrong;
};

test('not one of 100,000 redealt worlds contradicts what was seen, and playing each on comes to its end', () => {
  const random = stream(2, 'test');
  let wrong = 0;
  let bound = 0;
  for (let worlds = 0, seed = 0; worlds < 100_000; seed++) {
    const state = newGame(trickGame, stream(seed, 'setup'));
    const visit = (seat: Seat, ply: number): void => {
      if (seat === TERMINAL || ply % 3 !== 0) return;
      const own = Array.from(state.hands.subarray(seat * SUITS, seat * SUITS + SUITS));
      const world = trickGame.blank(state);
      for (let draw = 0; draw < 20; draw++, worlds++) {
        trickGame.copy(state, world);
        trickGame.redeal(world, seat, random);
        if (world.voids !== 0) bound++;
        wrong += inconsistencies(world, seat, own);
        if (draw === 0) walk(trickGame, world, random);
      }
    };
    walk(trickGame, state, stream(seed, 'test'), { visit });
  }
  expect(wrong).toBe(0);
  expect(bound).toBeGreaterThan(10_000);
});

describe('a game by hand', () => {
  const suitOf = (suit: string): string[] => [...'23456789TJQKA'].map((rank) => suit + rank);
  /** Seats 0 and 1 have clubs and diamonds, but have swapped their twos; 2 has the hearts and 3 the spades. */
  const HANDS = [[...suitOf('C').slice(1), 'D2'], ['C2', ...suitOf('D').slice(1)], suitOf('H'), suitOf('S')];
  const catalogs = valueOf(loadCatalogs(trickGame.catalog));
  const played = (plays: readonly string[], viewer: Viewer = 'all'): Result<Tricks> => {
    const left = HANDS.map((hand) => hand.filter((card) => !plays.includes(card)));
    const hands = left.map((hand, seat) => (viewer === 'all' || viewer === seat ? hand : null));
    return trickGame.decode(
      { game: trickGame.id, version: 1, options: {}, viewer, position: { hands, plays } },
      catalogs,
    );
  };
  const legal = (plays: readonly string[]): string[] => {
    const state = valueOf(played(plays));
    return legalOf(trickGame, state).map((action) => trickGame.notation(state, action));
  };

  test('who can follow suit must', () => {
    expect(legal(['C5'])).toEqual(['C2']);
    expect(faultLines(played(['C5', 'D3']))).toEqual(['/position/plays/1 illegal-action']);
  });

  test('who cannot follow suit may play anything', () => {
    expect(legal(['C5', 'C2'])).toEqual(suitOf('H'));
  });

  test('the highest card of the suit led wins the trick, and its seat leads', () => {
    const state = valueOf(played(['C5', 'C2', 'HA', 'SA', 'D2', 'D3', 'H3', 'S3']));
    expect([...state.tricks]).toEqual([1, 1, 0, 0]);
    expect(trickGame.toAct(state)).toBe(1);
  });

  test('a view in which a seat plays a suit that it had shown not to hold is refused', () => {
    const plays = ['C5', 'C2', 'H2', 'S2', 'C3', 'D3', 'C9'];
    expect(faultLines(played(plays, 3))).toEqual(['/position/plays/6 illegal-action']);
  });
});
