/** Every ambassador of the catalog: Yes from its target on, and not below. */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const PLACES = ['blue', 'blue', 'blue', 'green', 'green', 'grey'] as const;
/** Cubes on the ambassador. */
const CUBES = 2;
const CARDS = [
  'research',
  'lobbying',
  'fundraising',
  'clearing-party',
  'corridor',
  'workshop',
  'breeding',
  'injunction',
];
const drawn = (...rows: readonly string[]): string[] => Array.from({ length: 6 }, (_, row) => rows[row] ?? '......');

/** A position in which so much is counted. */
const COUNTED: Readonly<Record<(typeof HOUSE.ambassadors)[number]['count'], (count: number) => Scene>> = {
  nothing: () => ({}),
  animals: (count) => ({ board: drawn(`.${(count - 1).toString(16)}...1`) }),
  // One more is drawn at the end of the turn.
  'hand-cards': (count) => ({
    hands: [CARDS.slice(0, Math.min(7, count - 1)), CARDS.slice(0, Math.max(0, count - 8))],
  }),
  money: (count) => ({ money: [0, count - 1, 1, 0] }),
  'pile-tiles': (count) => ({
    board: drawn('1....1').map((row, at) =>
      at > 1 ? '#'.repeat(Math.min(6, Math.max(0, 16 - count - (at - 2) * 6))).padEnd(6, '.') : row,
    ),
  }),
  'safe-animals': (count) => ({ board: drawn(`${count - 1}....1`, '......', '1#1...', '#.....') }),
  pairs: (count) => ({ board: drawn(`${2 * count - 1}....3`, '1.....') }),
  'other-cubes': (count) => ({ ambassadors: ['japan+1', 'canada+3', `brazil+${count - 4}`] }),
  'zone-cards': (count) => ({ zone: CARDS.slice(0, count) }),
  calm: (count) => ({
    constants: ['clear-cutting', 'government-reshuffle', 'clear-cutting', 'government-reshuffle'].slice(0, 6 - count),
  }),
};

describe.each(HOUSE.ambassadors)('$id', ({ id, back, dice, count, target }) => {
  /** Whether it says Yes at the end of a voting year. */
  const votes = (sum: number, cubes = CUBES): boolean => {
    const scene = COUNTED[count](sum);
    const place = PLACES.lastIndexOf(back);
    const row = (scene.ambassadors ?? [])
      .concat(Array(6).fill('?'))
      .slice(0, 6)
      .with(place, `${id}${cubes === 0 ? '' : `+${cubes}`}`);
    const skips = { skips: ['birth' as const, 'destruction' as const, 'effect' as const] };
    const game = sit({
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      board: drawn('1....1'),
      ...scene,
      ambassadors: row,
      flags: skips,
    });
    const rolls = count === 'nothing' ? dealt(sum, dice) : Array<number>(dice).fill(3);
    game.dice.tell(rolls);
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
});

/** A sum as rolls of so many dice. */
const dealt = (sum: number, dice: number): number[] =>
  dice === 1 ? [sum] : [sum - Math.floor(sum / 2), Math.floor(sum / 2)];
