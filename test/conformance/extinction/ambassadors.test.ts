/** Every ambassador of the catalog: Yes from its target on, and not below. */
import { describe, expect, test } from 'vitest';
import { drawn, SKIP_ALL } from '../../support/extinction/moments.ts';
import { sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const PLACES = ['blue', 'blue', 'blue', 'green', 'green', 'grey'] as const;
/** Cubes on the ambassador. */
const CUBES = 2;
/** Actions that are in every deck. */
const COMMON = HOUSE.cards.filter(({ role, type }) => role === 'all' && type === 'action').map(({ id }) => id);
const TILES = HOUSE.scenarios.find(({ id }) => id === 'tiger')?.normal.tiles ?? 0;

/** So many of these, over and over. */
const cycled = (list: readonly string[], count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => list[index % list.length]!);

/** A position in which so much is counted. */
const COUNTED: Readonly<Record<(typeof HOUSE.ambassadors)[number]['count'], (count: number) => Scene>> = {
  nothing: () => ({}),
  animals: (count) => ({ board: drawn(`.${(count - 1).toString(16)}...1`) }),
  // One more is drawn at the end of the turn.
  'hand-cards': (count) => ({ hands: [cycled(COMMON, Math.min(7, count - 1)), cycled(COMMON, count - 8)] }),
  money: (count) => ({ money: [0, count - 1, 1] }),
  'pile-tiles': (count) => ({
    board: drawn('1....1').map((row, at) =>
      at > 1 ? '#'.repeat(Math.min(6, Math.max(0, TILES - count - (at - 2) * 6))).padEnd(6, '.') : row,
    ),
  }),
  'safe-animals': (count) => ({ board: drawn(`${(count - 1).toString(16)}....1`, '......', '1#1...', '#.....') }),
  pairs: (count) => ({ board: drawn(`${(2 * count - 1).toString(16)}....3`, '1.....') }),
  'other-cubes': (count) => ({ ambassadors: ['japan+1', 'canada+3', `brazil+${count - 4}`] }),
  'zone-cards': (count) => ({ zone: cycled(COMMON, count) }),
  calm: (count) => ({
    constants: cycled(['clear-cutting', 'government-reshuffle'], 6 - count),
  }),
};

/** A sum as rolls of so many dice. */
const dealt = (sum: number, dice: number): number[] =>
  dice === 1 ? [sum] : [sum - Math.floor(sum / 2), Math.floor(sum / 2)];

describe.each(HOUSE.ambassadors)('$id', ({ id, back, dice, count, target, perRole }) => {
  /** Whether it says Yes at the end of a voting year. */
  const votes = (sum: number, cubes = CUBES, seats = 4): boolean => {
    const scene = COUNTED[count](sum);
    const place = PLACES.lastIndexOf(back);
    const row = PLACES.map((_, at) =>
      at === place ? `${id}${cubes === 0 ? '' : `+${cubes}`}` : (scene.ambassadors?.[at] ?? '?'),
    );
    const year = HOUSE.years.find((each) => each.seats === seats)?.first ?? 0;
    const acted = Array.from({ length: seats - 1 }, (_, other) => other);
    const moment = { seats, year, turn: seats - 1, acted, flags: SKIP_ALL };
    const game = sit({ ...moment, board: drawn('1....1'), ...scene, ambassadors: row });
    game.dice.tell(count === 'nothing' ? dealt(sum, dice) : Array<number>(dice).fill(3));
    return (
      game
        .do('end')
        .see()
        .votes?.includes(place + 1) ?? false
    );
  };
  const least = target - CUBES - (count === 'nothing' ? 0 : 3 * dice);

  test(`with ${CUBES} cubes and ${least}: Yes`, () => {
    expect(votes(least)).toBe(true);
  });
  test(`with ${CUBES} cubes and ${least - 1}: not`, () => {
    expect(votes(least - 1)).toBe(false);
  });
  test('a cube more makes up for it', () => {
    expect(votes(least - 1, CUBES + 1)).toBe(true);
  });
  test.each([3, 5])('with %i roles the target is another one where the card says so, and only there', (seats) => {
    const other = least + (perRole ?? 0) * (seats - 4);
    expect([votes(other, CUBES, seats), votes(other - 1, CUBES, seats)]).toEqual([true, false]);
  });
});
