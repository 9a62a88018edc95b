/** Three tableaux scored by hand (rules section 3.6), and ties. */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import { sheet } from '../../../src/engines/earth/rules/sheet.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { catalogs, type Scene, scoreOf, stateOf } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

const upTo = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);

describe('a full game scored by hand', () => {
  test('a complete tableau: 203 points', () => {
    const state = stateOf({
      seats: [
        {
          island: '285-1',
          climate: '295-1',
          ecosystem: '305-1',
          soil: 7,
          hand: [50, 51],
          compost: upTo(60, 5),
          events: [203, 196, 221],
          tableau: [
            [1, 0, 0, 4, 3],
            [13, 0, 1, 1, 2],
            [5, 0, 2, 6, 1],
            [2, 0, 3],
            [8, 1, 0, 0, 6],
            [14, 1, 1, 5, 0],
            [12, 1, 2],
            [6, 1, 3, 2, 1],
            [36, 2, 0, 3, 3],
            [27, 2, 1],
            [31, 2, 2, 0, 4],
            [130, 2, 3],
            [4, 3, 0, 0, 1],
            [26, 3, 1],
            [165, 3, 2],
            [90, 3, 3],
          ],
        },
        {},
      ],
      ecosystems: ['324-2', '325-1'],
      more: { firstSeat: 1, arrivals: [[0], [1, 0], [], []], completion: 0 },
    });
    expect(scoreOf(state)).toEqual({
      // Rows 2+2+0+2, 1+3+0+2, 2+10+1+0, 4+9+1+2, and the climate 1.
      cards: 42,
      // 1 − 1 + 0.
      events: 0,
      compost: 5,
      // 4+1+6+0, 0+5+0+2, 3+0+0+0, 0.
      sprouts: 21,
      // Full: Maple 4, Cat Grass 1, Elephant Grass 10, Brown-Rot 4, Palm 8; trunks: Oak 2, Blackthorn 1, Baobab 1.
      growth: 31,
      // Prairie, one herb in its row: 3. Mountain Ridge, a rocky path of 3 (itself, Cat Grass, Prairie): 6. Crater, the
      // Baobab across: 5. Beach, the side below: 4. Mineral Rich Land, 7 soil: 14.
      terrain: 32,
      // Blackforest, 4 trees: 13. Madagascar, 21 growth pieces: 14. Sakurajima, two blue cards allow two sets: 12.
      ecosystems: 39,
      // First on one objective 15, second on another 11, completion 7.
      fauna: 33,
      animals: 0,
      gaia: 0,
      score: 203,
    });
  });

  test('multicolour, all-type and hand scoring: 116 points', () => {
    const state = stateOf({
      seats: [
        {
          island: '292-1',
          climate: '300-1',
          ecosystem: '330-2',
          soil: 3,
          hand: upTo(140, 12),
          compost: upTo(60, 7).concat(70, 71),
          events: [198, 199, 218, 219],
          tableau: [
            [280, 0, 0, 2, 2],
            [235, 0, 1, 6, 4],
            [239, 0, 2, 6, 1],
            [105, 0, 3],
            [119, 1, 0],
            [8, 1, 1, 0, 6],
            [111, 1, 2],
            [67, 1, 3, 2],
            [123, 2, 0],
            [120, 2, 1],
          ],
        },
        { ecosystem: '313-1', tableau: [[13, 0, 0]] },
      ],
      ecosystems: ['319-2', '310-1'],
      more: { arrivals: [[1, 0], [], [], []] },
    });
    expect(scoreOf(state)).toEqual({
      // 0+1+3+2, 0+1+1+0, 0+0, island 5, climate 2.
      cards: 15,
      events: -10,
      compost: 9,
      sprouts: 16,
      // Full: Swamp Sprouts 3, Red Cage 1, Elephant Grass 10; Rainbow Eucalyptus 4 trunks.
      growth: 18,
      // Tropical Forest, two trees in its row, one of them all four types: 6. Giant Forest, two flora of 4 or more growth:
      // 10. Cloudforest, no tree beside it: 0. Savanna, the own area has most yellow cards, two multicolour, two yellow
      // and the climate: 10. Jungle, two flora of 4 or more sprouts: 4.
      terrain: 30,
      // Jiuzhaigou, two multicolour cards: 11. Everglades, mushrooms that do not touch: a path of 1, 4. Borneo, 12 cards
      // in hand: 12.
      ecosystems: 27,
      fauna: 11,
      animals: 0,
      gaia: 0,
      score: 116,
    });
  });

  test('a beginner game with stores and maxima: 155 points', () => {
    const state = stateOf({
      options: { level: 'beginner' },
      seats: [
        {
          island: '294-1',
          climate: '302-2',
          compost: upTo(180, 15).concat(upTo(60, 18)),
          tableau: [
            [44, 0, 0, 4, 2],
            [59, 0, 1, 3, 4],
            [32, 0, 2, 6],
            [30, 1, 0],
            [126, 1, 1],
            [129, 1, 2],
            [167, 2, 0],
            [117, 2, 1],
          ],
        },
        {},
      ],
      more: { arrivals: [[0], [1, 0], [], []] },
    });
    expect(scoreOf(state)).toEqual({
      // 1+0+1, 0+0+1, 1+10, island 4, climate 1.
      cards: 19,
      events: 0,
      compost: 33,
      sprouts: 13,
      // Dog Grass full 3, Red Pine full 5.
      growth: 8,
      // Rocky Mountains, 8 rocky cards, island and climate: 20. Permafrost, four cards of cost 3 or less: 4. Impoverished
      // Land, seven cards and the climate with 3 points or less: 8. Putrefied Land, 33 cards, at most 30. Meadow: 0.
      terrain: 62,
      ecosystems: 0,
      // Flat values of a beginner game.
      fauna: 20,
      animals: 0,
      gaia: 0,
      score: 155,
    });
  });
});

describe('3.6, ties', () => {
  const ranks = (seats: Scene['seats'], rulings: Options['rulings'] = {}): readonly number[] => {
    const state = stateOf({ seats, options: { level: 'beginner', rulings } });
    state.stage = STAGE.over;
    const { scores, ranks } = outcomeOf(earth, state);
    expect(scores[1]).toBe(scores[0]);
    return ranks;
  };
  // Islands and climates of 1 + 3, and of 1 + 2 points.
  const four = { island: '287-1', climate: '296-1' };
  const three = { island: '288-1', climate: '300-1' };

  test('most soil first, then cards in hand, then growth, sprouts and compost', () => {
    const rich = { ...three, compost: [1], hand: [2, 3], soil: 1 };
    expect(ranks([{ ...four, soil: 2 }, rich])).toEqual([1, 2]);
    expect(ranks([{ ...four, soil: 1 }, rich])).toEqual([2, 1]);
    expect(ranks([{ ...four, hand: [4, 5], soil: 1 }, rich])).toEqual([2, 1]);
    // 2 points of Maple and 1 trunk, against 2 points of Spearmint and Cat Grass, 3 composted.
    const grown = { ...four, tableau: [[1, 0, 0, 0, 1]] } as const;
    expect(ranks([grown, { ...three, tableau: [[32, 0, 0, 3]] }])).toEqual([1, 2]);
    expect(
      ranks([
        { ...four, compost: [2, 3] },
        { ...three, tableau: [[32, 0, 0, 2]] },
      ]),
    ).toEqual([2, 1]);
  });

  test('E5: growth is compared by points, or by pieces', () => {
    // Maple: 2 points and 2 trunks. Dwarf Willow: its one piece of growth is worth 2; two sprouts.
    const trunks = { ...four, tableau: [[1, 0, 0, 0, 2]] } as const;
    const canopy = { ...three, compost: [2], tableau: [[78, 0, 0, 2, 1]] } as const;
    expect(ranks([trunks, canopy])).toEqual([2, 1]);
    expect(ranks([trunks, canopy], { tiedGrowth: 'pieces' })).toEqual([1, 2]);
  });

  test('equal to the last: the same rank', () => {
    expect(ranks([four, { island: '288-1', climate: '300-2' }])).toEqual([1, 1]);
  });
});

describe('the score sheet', () => {
  const points = (state: State): number[][] => {
    const [rows, parts] = [sheet.rows(state), sheet.parts(state)];
    const all = new Float64Array(rows.length * parts.length);
    sheet.fill(state, all);
    return rows.map((_, row) => [...all.subarray(row * parts.length, (row + 1) * parts.length)]);
  };

  test.each([
    [{ seats: 1 }, 'cards events compost sprouts growth terrain ecosystems fauna'],
    [{ seats: 1, animals: true }, 'cards events compost sprouts growth terrain ecosystems fauna animals'],
  ] as const)('of %j has the parts that are played, and adds up where a game is cut as well', (options, names) => {
    const state = valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream('sheet', 'setup')));
    expect(sheet.parts(state)).toEqual(['score', ...names.split(' ')]);
    earth.heuristics?.finish(state, stream('sheet', 'test'));
    const rows = points(state);
    expect(rows).toHaveLength(2);
    for (const [whole = 0, ...parts] of rows) {
      expect(whole).toBeGreaterThan(50);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 9);
    }
  });
});
