/** The last decisions of random games are counted out in every game; `npm run bench -- endings` has the figures. */
import { beforeAll, describe, expect, test } from 'vitest';
import { countEndings, type Ending, shareOf } from '../../bench/endings.ts';

/** Games, few enough to be quick, and the parts that must be proved: well below what many games show. */
const CASES = [
  { id: 'anthropocene', seats: 3, games: 20, last: 0.9, before: 0.7 },
  { id: 'evolution', seats: 2, games: 20, last: 0.8, before: 0.5 },
  { id: 'evolution', seats: 4, games: 12, last: 0.7, before: 0.4 },
  { id: 'earth', seats: 1, games: 16, last: 0.8, before: 0.5 },
  { id: 'earth', seats: 2, games: 48, last: 0.7, before: 0.4 },
];

describe.each(CASES)('$id with $seats seats', ({ id, seats, games, last, before }) => {
  let endings: Ending[] = [];
  beforeAll(() => {
    endings = countEndings(id, seats, games);
  }, 60_000);
  /** Decisions so many before the end where hidden cards cannot matter any more; all where they always may. */
  const settled = (left: number): Ending[] => {
    const all = endings.filter((ending) => ending.left === left);
    const some = all.filter(({ matters }) => !matters);
    return some.length > 0 ? some : all;
  };

  test('the last decision and the one before it are proved where hidden cards cannot matter', () => {
    expect(shareOf(settled(1), 'proved')).toBeGreaterThanOrEqual(last);
    expect(shareOf(settled(2), 'proved')).toBeGreaterThanOrEqual(before);
  });

  test('what counting takes for one world comes out the same in every world', () => {
    const single = endings.filter(({ worlds }) => worlds === 1);
    expect(single.filter(({ matters }) => matters)).toEqual([]);
    if (id !== 'anthropocene') expect(single.length).toBeGreaterThan(3);
  });
});
