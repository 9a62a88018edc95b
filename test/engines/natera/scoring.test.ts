import { describe, expect, test } from 'vitest';
import { METRICS, measure, ranks, scoreOf, trackPoints, utilities } from '../../../src/engines/natera/rules/scoring.ts';
import { sheet } from '../../../src/engines/natera/rules/sheet.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { type Holding, position } from '../../support/natera/box.ts';

/** Lines of the score pad: whole, accomplishments, colonies, science, specialists, cards, tracks. */
const pad = (state: State): number[][] => {
  const parts = sheet.parts().length;
  const points = new Float64Array(sheet.rows(state).length * parts);
  sheet.fill(state, points);
  return sheet.rows(state).map((_, row) => [...points.subarray(row * parts, (row + 1) * parts)]);
};

const ranksOf = (state: State): number[] => {
  const into = new Int8Array(state.rules.seats);
  ranks(state, into);
  return [...into];
};

describe('final scoring by hand (rulebook page 16)', () => {
  test('four seats, every part', () => {
    const state = position(
      [
        {
          played: ['science-1', 'science-2', 'science-3', 'per-science', 'worth-5', 'per-urban'],
          hired: ['cheap-1', 'cheap-2', 'cheap-3', 'dear-1', 'per-specialist'],
          growth: [1, 4, 7, 10, 13],
          levels: [4, 7, 1, 0],
          discs: ['agricultural', 'urban'],
          colonies: [6, 11],
          claims: ['A', 'D', 'urban'],
          resources: { material: 9, food: 20 },
        },
        {
          tribe: 'turtles',
          played: ['worth-1', 'worth-2', 'worth-3', 'per-advanced'],
          hired: ['cheap-1', 'cheap-2', 'cheap-3', 'cheap-4', 'per-colony'],
          growth: [2, 5, 8, 11, 14, 1],
          levels: [4, 3, 5, 2],
          colonies: [7, 12, 17],
          claims: ['E'],
        },
        {
          hired: ['dear-1', 'dear-2', 'dear-3', 'nimble', 'per-growth'],
          growth: [3, 6, 9, 12, 15, 2, 5],
          levels: [3, 3, 5, 2],
          discs: ['military'],
          claims: ['B', 'C', 'coastal'],
        },
        { played: ['improvement-1'], levels: [3, 3, 6, 3], discs: ['coastal'] },
      ],
      [1, 4, 3, 2, 3],
    );
    // Tiles: A1 five specialists, B4 three colonies on tiers 2 and 3, C3 level 3 everywhere, D2 a column, E3 six advanced cards.
    //
    // Seat 0. Accomplishments: A, D and the urban track, 3 × 7 = 21; no token is left for later ones. Colonies: 2 × 3 = 6.
    //   Science: spaces 10 and 13 are worth 1 + 3 = 4. Specialists: 1 + 2 + 3 + 1, and 5 for five specialists: 12.
    //   Cards: worth-5 5; per-science 3 cards, 1 for two of them: 1; per-urban level 7, twice three, 2 each: 4; sum 10.
    //   Tracks: agricultural disc 7, urban disc 7, military level 1 is fourth 0, coastal level 0 is fourth 0: 14.
    //   21 + 6 + 4 + 12 + 10 + 14 = 67.
    // Seat 1. E: 7. Late, two tokens left: A (five specialists) 3, and D (spaces 2 5 8 11 14 are a column) 3; B needs colonies on
    //   tiers 2 and 3, and those on 7, 12 and 17 are on tier 1: 13. Colonies of turtles: 3 × 2 = 6. Science: 11 and 14: 2 + 4 = 6.
    //   Specialists: 1 + 2 + 3 + 4, and 3 for three colonies: 13. Cards: 1 + 2 + 3, and 1 and one each of four advanced: 11.
    //   Tracks: agricultural second, level 4 alone after the disc: 3. Urban: seats 1, 2, 3 tie for second at 3: 4 / 3 = 1.
    //   Military: the disc is seat 2's; seat 3 is second with 6, seat 1 third with 5: 1. Coastal: disc seat 3; seats 1 and 2 tie
    //   for second with 2: 4 / 2 = 2. Sum 3 + 1 + 1 + 2 = 7. 13 + 6 + 6 + 13 + 11 + 7 = 56.
    // Seat 2. B, C, coastal: 21; A is met as well, but no token is left. Science: 12 and 15: 3 + 5 = 8. Specialists: 1 + 2 + 3 + 2, and
    //   seven growth tokens, 3 twos: 11. Tracks: agricultural, seats 2 and 3 tie for third with 3: 1; urban 1; military disc 7,
    //   although seat 3 is higher; coastal 2: 11. 21 + 0 + 8 + 11 + 0 + 11 = 51.
    // Seat 3. C is claimed, and level 3 on all tracks is met: 3. Tracks: agricultural 1, urban 1, military second 3, coastal disc 7:
    //   12. 3 + 12 = 15.
    expect(pad(state)).toEqual([
      [67, 21, 6, 4, 12, 10, 14],
      [56, 13, 6, 6, 13, 11, 7],
      [51, 21, 0, 8, 11, 0, 11],
      [15, 3, 0, 0, 0, 0, 12],
    ]);
    expect(ranksOf(state)).toEqual([1, 2, 3, 4]);
  });

  test('three seats: tracks without a disc, ties for first and third, points that are equal', () => {
    const holdings: Holding[] = [
      { levels: [5, 2, 0, 4], colonies: [8, 9], resources: { material: 2 } },
      { levels: [5, 1, 0, 3], discs: ['coastal'], colonies: [13], hired: ['cheap-3'], played: ['worth-1'] },
      { levels: [1, 1, 0, 3], growth: [1, 4, 7, 10, 13], claims: ['D'] },
    ];
    // Nobody holds the discs of the first three zones (a holder fell to 0, say); seats 0 and 1 are first together in the first
    // zone, 7 each, and seat 2 third: 1. Urban: 7, then a tie for second: 4 / 2 = 2 each. Military: all are first with 0: 7 each.
    // Coastal: the disc 7; seat 0 second 3; seat 2 third 1.
    // Seat 0: 7 + 7 + 7 + 3 = 24, colonies 6: 30. Seat 1: 7 + 2 + 7 + 7 = 23, colony 3, specialist 3, card 1: 30.
    // Seat 2: 1 + 2 + 7 + 1 = 11, D 7, spaces 10 and 13 1 + 3: 22.
    const numbers = [1, 1, 1, 2, 1];
    const state = position(holdings, numbers);
    expect(pad(state)).toEqual([
      [30, 0, 6, 0, 0, 0, 24],
      [30, 0, 3, 0, 3, 1, 23],
      [22, 7, 0, 4, 0, 0, 11],
    ]);
    // 30 each: the sum of levels is 11 for seat 0 and 9 for seat 1.
    expect(ranksOf(state)).toEqual([1, 2, 3]);
    // O35, shared: first and second of agricultural (7 + 3) / 2 = 5, seat 2 still third; of military (7 + 3 + 1) / 3 = 3.
    const shared = position(holdings, numbers, { rulings: { tiedFirst: 'shared' } });
    expect(pad(shared).map((line) => line.at(-1))).toEqual([5 + 7 + 3 + 3, 5 + 2 + 3 + 7, 1 + 2 + 3 + 1]);
    // O12, nobody: seats 0 and 1 tie for second of agricultural, 2 each; urban 3, then a tie for third, 1 each; military a tie of
    // three for second, 4 / 3 = 1.
    const vacant = position(holdings, numbers, { rulings: { vacantDisc: 'nobody' } });
    expect(pad(vacant).map((line) => line.at(-1))).toEqual([2 + 3 + 1 + 3, 2 + 1 + 1 + 7, 0 + 1 + 1 + 1]);
    // O13, level 1 at least: nobody has a place on the military track.
    const ranked = position(holdings, numbers, { rulings: { leastRanked: 1 } });
    expect(pad(ranked).map((line) => line.at(-1))).toEqual([24 - 7, 23 - 7, 11 - 7]);
  });

  test('two seats: material decides, and a late claim takes the last token only', () => {
    const holdings: Holding[] = [
      {
        levels: [10, 2, 2, 2],
        discs: ['agricultural', 'urban'],
        claims: ['agricultural', 'A', 'B'],
        hired: ['cheap-1'],
        resources: { material: 3 },
      },
      {
        levels: [3, 3, 5, 5],
        discs: ['military', 'coastal'],
        claims: ['C', 'E'],
        hired: ['cheap-1', 'cheap-2', 'cheap-3', 'cheap-4', 'dear-1'],
        colonies: [8, 13, 23],
        resources: { material: 2 },
      },
    ];
    // A1 five specialists, B4 three colonies on tiers 2 and 3: seat 1 meets both, and has one token left: 3.
    // Seat 0: 21 + specialist 1 + tracks 7 + 7 + 3 + 3 = 20: 42. Seat 1: 14 + 3 + colonies 9 + specialists 1 + 2 + 3 + 4 + 1 = 11 +
    // tracks 3 + 3 + 7 + 7 = 20: 57.
    const state = position(holdings, [1, 4, 1, 1, 1]);
    expect(pad(state)).toEqual([
      [42, 21, 0, 0, 1, 0, 20],
      [57, 17, 9, 0, 11, 0, 20],
    ]);
    // With C alone, cards of 5 + 6 + 4 = 15 and the same tracks seat 1 has 7 + 15 + 20 = 42 as well, and levels of 16 like seat 0.
    const even = (material: number): State =>
      position(
        [
          holdings[0]!,
          {
            levels: [3, 3, 5, 5],
            discs: ['military', 'coastal'],
            claims: ['C'],
            played: ['worth-5', 'worth-6', 'worth-4'],
            resources: { material },
          },
        ],
        [1, 4, 1, 1, 1],
      );
    expect([scoreOf(even(2), 0), scoreOf(even(2), 1)]).toEqual([42, 42]);
    expect(ranksOf(even(2))).toEqual([1, 2]);
    expect(ranksOf(even(4))).toEqual([2, 1]);
    expect(ranksOf(even(3))).toEqual([1, 1]);
    const shares = new Float64Array(2);
    utilities(even(3), shares);
    expect(shares[0]).toBe(shares[1]);
  });
});

describe('tracks (T10)', () => {
  test.each([
    { levels: [4, 4, 3, 3], points: [7, 3, 1, 1] },
    { levels: [5, 4, 4, 2], points: [7, 2, 2, 0] },
    { levels: [5, 3, 3, 3], points: [7, 1, 1, 1] },
    { levels: [2, 5, 4, 0], points: [7, 3, 1, 0] },
    { levels: [1, 0, 0, 0], points: [7, 1, 1, 1] },
  ])('levels $levels with the disc of the first seat', ({ levels, points }) => {
    const state = position(
      levels.map((level, seat) => ({ levels: [level], ...(seat === 0 ? { discs: ['agricultural'] as const } : {}) })),
      [1, 1, 1, 1, 1],
    );
    expect(levels.map((_, seat) => trackPoints(state, seat, 0))).toEqual(points);
  });
});

test('metrics are the score, its parts as on the pad, levels and material', () => {
  const state = position(
    [{ levels: [3, 0, 0, 1], played: ['worth-4'], resources: { material: 6 } }, { levels: [1, 1, 1, 1] }],
    [1, 1, 1, 1, 1],
  );
  const into = new Float64Array(METRICS.length);
  measure(state, 0, into);
  const line = pad(state)[0]!;
  expect([...into]).toEqual([...line, 4, 6]);
  expect(METRICS.map(({ name }) => name)).toEqual([...sheet.parts(), 'authority', 'material']);
});
