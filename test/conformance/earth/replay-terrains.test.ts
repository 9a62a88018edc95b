/** Terrains, worked out from the printed words apart from the engine (rules sections 3.6 and 8.1). */
import { describe, expect, test } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import { type Planted, scoreOf, stateOf } from '../../support/earth/scene.ts';
import { FLORA, LANDS, upTo } from '../../support/earth/tableaux.ts';

describe('8.1, terrains', () => {
  const lands = (rule: string, terrain: number, tableau: readonly Planted[], others: readonly Planted[] = []) => ({
    rule,
    scene: {
      seats: [
        { island: '285-2', climate: '302-2', tableau },
        { island: '286-2', climate: '297-1', tableau: others },
      ],
    },
    score: { terrain },
  });
  test.each([
    // Jungle 4, three; Rocky Mountains 22; Putrefied Land 15; Gigantic Island 21; Blossoming Lands 18.
    [LANDS, 2 * 2 + 22 + 15 + 21 + 18],
    // Blooming Land, 11 cards; Meadow, one herb; Glacier, a path of three.
    [FLORA, 11 + 5 + 6],
  ])('all terrains of a tableau', (seat, terrain) => {
    expect(scoreOf(stateOf({ seats: [seat, {}] }))['terrain']).toBe(terrain);
  });
  test.each([
    ['Mineral Rich Land: 2 for each soil', 165, { soil: 14 }, 28],
    ['Mineral Rich Land: 30 at most', 165, { soil: 16 }, 30],
    ['Blooming Land: 30 at most', 166, { hand: upTo(31) }, 30],
    ['Putrefied Land: 30 at most', 167, { compost: upTo(31) }, 30],
  ] as const)('%s', (_, card, seat, terrain) => {
    expect(scoreOf(stateOf({ seats: [{ ...seat, tableau: [[card, 0, 0]] }, {}] }))['terrain']).toBe(terrain);
  });
  replay([
    lands('Mountain Ridge: the longest path through it, not a longer one beside it', 2 * 2, [
      [12, 0, 0],
      [14, 0, 1],
      [5, 1, 0],
      [9, 1, 1],
      [31, 1, 2],
      [1, 2, 1],
      [2, 2, 2],
      [17, 2, 3],
    ]),
    lands('Mountain Ridge in the middle: both arms', 2 * 3, [
      [5, 0, 0],
      [12, 0, 1],
      [1, 0, 2],
    ]),
    lands('Mountain Ridge: a square is walked round once', 2 * 4, [
      [12, 0, 0],
      [5, 0, 1],
      [1, 1, 0],
      [17, 1, 1],
    ]),
    lands('Beach alone: four sides, those outside the frame too', 4 * 4, [[26, 0, 0]]),
    lands('Beach in a corner with a card beside and one below', 4 * 2, [
      [26, 0, 0],
      [5, 0, 1],
      [9, 1, 0],
    ]),
    lands('Crater: trees across its corners only', 5 * 2, [
      [4, 0, 0],
      [13, 0, 1],
      [281, 0, 2],
      [27, 1, 1],
    ]),
    lands(
      'Desert: the area of another is the sunniest, its island counts',
      2 * 5,
      [[102, 0, 0]],
      [
        [5, 0, 0],
        [11, 0, 1],
        [15, 0, 2],
      ],
    ),
    lands('Permafrost counts itself', 1 * 2, [
      [126, 0, 0],
      [5, 0, 1],
      [4, 0, 2],
    ]),
  ]);
});
