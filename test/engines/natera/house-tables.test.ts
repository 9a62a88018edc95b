/** House bonuses of colonies, mini-tiles, discs and science boards against the figures they were made by. */
import { describe, expect, test } from 'vitest';
import type { Rows } from '../../../src/engines/natera/content/build.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import { COLUMNS, ROWS } from '../../../src/engines/natera/content/terms.ts';
import { price, worthOf } from '../../support/natera/worth.ts';

const { locations, tribes, boards, discs }: Rows = Object(catalog.builtIn[0]);

/** Least and most worth. */
type Band = readonly [least: number, most: number];

const within = (worth: number, [least, most]: Band): void => {
  expect(worth).toBeGreaterThanOrEqual(least);
  expect(worth).toBeLessThanOrEqual(most);
};

const BONUSES: readonly Band[] = [
  [0, 0],
  [1.8, 2.5],
  [3.5, 4.4],
  [5, 6.2],
];

test.each(locations.filter(({ tier }) => tier > 0))(
  'the bonus of $id is worth what its tier gives',
  ({ tier, bonus }) => {
    within(worthOf(bonus), BONUSES[tier]!);
  },
);

describe.each(tribes)('$id', ({ id, start, tile, production }) => {
  // Moles have a fourth pawn, and whoever joins one pays them: less for them, by what games of greedy bots came to.
  const isMany = id === 'moles';

  test('begins with 12 to 16 food, moles with 10', () => {
    within(worthOf(start), isMany ? [10, 11] : [12, 16]);
  });

  test('produces 9 to 14 food with its tile and its card, moles what they lose by it', () => {
    within(worthOf(tile) + worthOf(production), isMany ? [-2, 0] : [8.8, 14.2]);
  });
});

test.each(discs)('the disc $id is worth about 3 food a rest phase', ({ steps }) => {
  within(worthOf(steps), [2.3, 3.1]);
});

describe.each(boards)('$id', ({ spaces }) => {
  const rowOf = (row: number) => spaces.slice(row * COLUMNS, (row + 1) * COLUMNS);
  const worthIn = (row: number) =>
    rowOf(row).map(({ steps, cost, points = 0 }) => worthOf(steps) - price(cost) + 2.8 * points);

  test('produces 3 to 4 food a space in the bottom row', () => {
    for (const worth of worthIn(0)) within(worth, [3, 4.3]);
  });

  test('gives 4 to 8 in the rows between', () => {
    for (let row = 1; row < ROWS - 1; row++)
      for (const worth of worthIn(row)) within(worth, row < 3 ? [4, 7.6] : [5, 12]);
  });

  test('gives 3, 4 and 5 points in the top row, and nothing else', () => {
    expect(
      rowOf(ROWS - 1)
        .map(({ points, steps }) => [points, steps])
        .sort(),
    ).toEqual([3, 4, 5].map((points) => [points, undefined]));
  });
});
