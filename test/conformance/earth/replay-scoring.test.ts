/** Ecosystems, objectives and terrains, worked out from the printed words (rules 3.5, 3.6, 8.1, 8.4 and 8.5). */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engines/earth/state.ts';
import { replay, tableOf } from '../../support/earth/replay.ts';
import { legalOf, type Planted, play, type SeatScene, scoreOf, stateOf } from '../../support/earth/scene.ts';

/** Fifteen cards, terrains that score among them. */
const LANDS: SeatScene = {
  island: '285-1',
  climate: '304-2',
  soil: 15,
  hand: [38, 155, 72, 69, 140, 216],
  compost: [114, 48, 169, 58, 63, 33, 36, 261, 110, 74, 196, 231, 111, 253, 172],
  events: [217, 206, 260],
  tableau: [
    [71, 0, 1, 3, 4],
    [282, 0, 2, 2, 2],
    [91, 0, 3],
    [184, 1, 0, 1, 1],
    [30, 1, 1],
    [276, 1, 2],
    [167, 1, 3],
    [181, 2, 0, 6, 1],
    [120, 2, 1],
    [283, 2, 2],
    [46, 2, 3, 3, 3],
    [247, 3, 0, 6, 4],
    [13, 3, 1, 2, 4],
    [56, 3, 2, 0, 2],
    [128, 3, 3],
  ],
};

/** Fifteen cards, mostly flora, with much on them. */
const FLORA: SeatScene = {
  island: '287-2',
  climate: '295-1',
  soil: 13,
  hand: [258, 54, 190, 59, 252, 265, 178, 84, 61, 31, 87],
  compost: [167, 14, 135, 70],
  events: [],
  tableau: [
    [166, 0, 0],
    [266, 0, 1, 5, 1],
    [280, 0, 2, 2, 2],
    [146, 0, 3, 3, 2],
    [185, 1, 1, 5, 2],
    [195, 1, 2, 4, 0],
    [117, 1, 3],
    [159, 2, 0, 3, 3],
    [115, 2, 1],
    [277, 2, 2, 4, 0],
    [82, 2, 3, 6, 1],
    [51, 3, 0, 4, 0],
    [242, 3, 1, 4, 3],
    [16, 3, 2, 4, 1],
    [5, 3, 3, 6, 1],
  ],
};

/** Points of each ecosystem side for the two. */
const POINTS: readonly (readonly [side: string, lands: number, flora: number])[] = [
  ['305-1', 4, 4],
  ['305-2', 4, 4],
  ['306-1', 23, 8],
  ['306-2', 4, 4],
  ['307-1', 15, 12],
  ['307-2', 24, 6],
  ['308-1', 12, 12],
  ['308-2', 12, 6],
  ['309-1', 0, 9],
  ['309-2', 24, 24],
  ['310-1', 6, 6],
  ['310-2', 9, 3],
  ['311-1', 30, 15],
  ['311-2', 3, 12],
  ['312-1', 5, 20],
  ['312-2', 12, 6],
  ['313-1', 6, 4],
  ['313-2', 5, 0],
  ['314-1', 12, 10],
  ['314-2', 8, 14],
  ['315-1', 6, 6],
  ['315-2', 0, 6],
  ['316-1', 6, 12],
  ['316-2', 0, 0],
  ['317-1', 15, 10],
  ['317-2', 12, 12],
  ['318-1', 0, 14],
  ['318-2', 6, 6],
  ['319-1', 4, 28],
  ['319-2', 4, 8],
  ['320-1', 4, 13],
  ['320-2', 4, 8],
  ['321-1', 16, 12],
  ['321-2', 4, 16],
  ['322-1', 0, 12],
  ['322-2', 0, 0],
  ['323-1', 0, 0],
  ['323-2', 0, 7],
  ['324-1', 12, 30],
  ['324-2', 14, 10],
  ['325-1', 18, 0],
  ['325-2', 5, 5],
  ['326-1', 0, 12],
  ['326-2', 0, 0],
  ['327-1', 0, 6],
  ['327-2', 0, 0],
  ['328-1', 18, 6],
  ['328-2', 18, 0],
  ['329-1', 0, 9],
  ['329-2', 9, 18],
  ['330-1', 0, 9],
  ['330-2', 0, 0],
  ['331-1', 7, 7],
  ['331-2', 15, 5],
  ['332-1', 16, 0],
  ['332-2', 4, 20],
  ['333-1', 16, 12],
  ['333-2', 8, 16],
  ['334-1', 12, 0],
  ['334-2', 8, 22],
  ['335-1', 14, 20],
  ['335-2', 14, 18],
  ['336-1', 15, 10],
  ['336-2', 0, 0],
];

/** Objectives that they meet. */
const LANDS_MET = [
  '337-1',
  '337-2',
  '339-2',
  '341-1',
  '341-2',
  '342-1',
  '342-2',
  '343-2',
  '346-1',
  '347-1',
  '347-2',
  '349-2',
  '350-1',
  '350-2',
  '351-1',
  '352-1',
  '355-2',
  '356-2',
  '357-1',
  '358-1',
  '359-2',
];
const FLORA_MET = [
  '337-2',
  '338-1',
  '338-2',
  '341-1',
  '341-2',
  '344-1',
  '344-2',
  '345-2',
  '347-1',
  '347-2',
  '348-1',
  '348-2',
  '349-1',
  '350-2',
  '351-1',
  '354-2',
  '357-2',
  '358-1',
  '359-1',
];

/** All sides, four of different cards at a time. */
const GROUPS: readonly (readonly string[])[] = ['1', '2'].flatMap((side) =>
  [0, 4, 8, 12, 16, 19].map((first) => [0, 1, 2, 3].map((each) => `${337 + first + each}-${side}`)),
);

/** Two of each colour, one of them two-coloured, and two terrains. */
const TWO_SETS: readonly Planted[] = [17, 23, 24, 14, 5, 8, 90, 91].map((card, space) => [card, space >> 2, space & 3]);
const ONE_SET: readonly Planted[] = [17, 235, 5, 90, 91].map((card, space) => [card, space >> 2, space & 3]);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => 40 + index);

/** Plays the turn of seat 0 out, planting nothing. */
const playOut = (state: State): void => {
  play(state, 'plant');
  while (tableOf(state).active === 0)
    play(state, legalOf(state).find((line) => line === 'stop') ?? legalOf(state)[0] ?? '');
};

/** Points of one ecosystem, beside two that are worth nothing here. */
const points = (side: string, seat: SeatScene, column: 1 | 2): number => {
  const none = POINTS.filter((row) => row[column] === 0 && row[0].slice(0, 3) !== side.slice(0, 3)).map(([id]) => id);
  const other = none.find((id) => id.slice(0, 3) !== none[0]?.slice(0, 3));
  const state = stateOf({
    seats: [{ ...seat, ecosystem: side }, {}],
    ecosystems: [none[0] ?? '', other ?? ''],
  });
  return scoreOf(state)['ecosystems'] ?? -1;
};

describe('8.4, each side for two tableaux', () => {
  test.each(POINTS)('%s: %i and %i points', (side, lands, flora) => {
    expect([points(side, LANDS, 1), points(side, FLORA, 2)]).toEqual([lands, flora]);
  });
});

describe('8.4, sides that are worth nothing there', () => {
  const small = (
    rule: string,
    side: string,
    ecosystems: number,
    tableau: readonly Planted[],
    more: SeatScene = {},
  ) => ({
    rule: `${side} ${rule}: ${ecosystems}`,
    scene: {
      seats: [{ island: '285-2', climate: '304-1', ecosystem: side, tableau, ...more }, {}],
      ecosystems: ['313-2', '309-2'],
    },
    score: { ecosystems },
  });
  const column = (...cards: readonly (readonly [card: number, sprouts?: number, growth?: number])[]): Planted[] =>
    cards.map(([card, sprouts = 0, growth = 0], row) => [card, row, 0, sprouts, growth]);
  const row = (...cards: readonly (readonly [card: number, sprouts?: number, growth?: number])[]): Planted[] =>
    cards.map(([card, sprouts = 0, growth = 0], at) => [card, 0, at, sprouts, growth]);
  replay([
    small('a column with red in common, multicolour is red too', '316-2', 6, column([14], [17], [35], [240])),
    small('three cards are no column', '316-2', 0, column([14], [17], [35])),
    small('a column with 0, 1, 2 and 3 sprouts', '322-2', 6, column([265], [44, 1], [14, 2], [5, 3])),
    small('two with the same number', '322-2', 0, column([265, 1], [44, 1], [14, 2], [5, 3])),
    small('a terrain has 0 growth', '323-1', 7, row([3], [4, 0, 1], [8, 0, 2], [76, 0, 3])),
    small('three trees and Dragon Sprouts', '326-2', 6, row([4], [281], [1], [13])),
    small('three terrains and Dragon Sprouts', '326-2', 0, row([90], [281], [91], [93])),
    small('four terrains', '327-2', 6, column([90], [92], [91], [93])),
    small('three multicolour cards are one pair', '330-2', 11, row([235], [236], [240])),
    small('red, blue and yellow cards are not multicolour', '330-2', 0, row([14], [5], [8])),
    small('three green terrains and the island', '336-2', 20, row([3], [28], [105]), { island: '285-1' }),
    small('the set of four flora types', '326-1', 6, row([4], [281], [265], [9])),
    small('Dragon Sprouts are no terrain', '326-1', 0, row([4], [281], [13], [9])),
    // Trees on the squares of one colour: 0,0 – 1,1 – 0,2 – 1,3 – 2,2 – 3,1 – 2,0; 3,3 hangs beside.
    small('a diagonal path of seven', '305-2', 28, [
      [4, 0, 0],
      [13, 0, 2],
      [31, 1, 1],
      [21, 1, 3],
      [37, 2, 0],
      [38, 2, 2],
      [43, 3, 1],
      [47, 3, 3],
    ]),
    small('orthogonal neighbours are no diagonal path', '305-2', 4, row([4], [13], [31], [21])),
    small('a fork: one branch only', '305-2', 12, [
      [4, 0, 0],
      [13, 0, 2],
      [31, 1, 1],
    ]),
    small('two sets of six coloured cards, two terrains and two events', '325-1', 12 + 5, TWO_SETS, {
      events: [203, 196],
    }),
    small('one event, one set', '325-1', 6, TWO_SETS, { events: [203] }),
    small('a red and yellow, a multicolour and a blue card are one set', '325-1', 6 + 5, ONE_SET, {
      events: [203, 196],
    }),
  ]);
});

describe('8.5, objectives met and not met by the two', () => {
  /** Plays the turn out, taking as little as there is. */
  const claims = (seat: SeatScene, fauna: readonly string[]): boolean[] => {
    const state = stateOf({ seats: [seat, {}], fauna, options: { level: 'standard' } });
    playOut(state);
    return tableOf(state).arrivals.map((leaves) => leaves.includes(0));
  };
  test.each([
    ['terrains', LANDS, LANDS_MET],
    ['flora', FLORA, FLORA_MET],
  ] as const)('%s', (_, seat, met) => {
    const found = GROUPS.flatMap((group) => {
      const claimed = claims(seat, group);
      return group.filter((_side, index) => claimed[index]);
    });
    expect([...new Set(found)].sort()).toEqual([...met]);
  });

  /** The first cards fall one short of the objective, all of them meet it. */
  const lists: readonly (readonly [side: string, rule: string, cards: readonly number[], more?: SeatScene])[] = [
    ['343-1', 'four trees, Dragon Sprouts among them', [4, 1, 13, 281]],
    ['345-1', 'six red cards, multicolour among them, the climate too', [14, 17, 35, 240, 281], { climate: '299-2' }],
    ['346-2', 'three black cards, paying with sprouts is black', [4, 258, 192]],
    ['351-2', 'nine cards that cost up to 3', [1, 3, 5, 9, 10, 11, 14, 15, 90]],
    ['352-2', 'five cards with two abilities, a copy and a climate among them', [17, 18, 3, 280], { climate: '303-2' }],
    ['353-1', 'two multicolour cards', [235, 236]],
    ['353-2', 'three flora with a place in their name', [1, 4, 280]],
    ['354-1', 'three flora with an animal in their name', [5, 8, 281]],
    ['355-1', 'three green cards, the island among them', [3, 28], { island: '285-1' }],
    ['356-1', 'four flora with exactly six sprout spaces', [5, 14, 15, 265]],
    ['358-2', 'eight flora with nothing on them', [1, 5, 9, 10, 11, 14, 15, 16]],
  ];
  const seatOf = (cards: readonly number[], more: SeatScene = {}): SeatScene => ({
    island: '285-2',
    climate: '304-1',
    tableau: cards.map((card, space) => [card, space >> 2, space & 3]),
    ...more,
  });
  test.each<[side: string, rule: string, short: SeatScene, met: SeatScene]>([
    ...lists.map(([side, rule, cards, more]): [string, string, SeatScene, SeatScene] => [
      side,
      rule,
      seatOf(cards.slice(0, -1), more),
      seatOf(cards, more),
    ]),
    ['339-1', '20 soil', seatOf([], { soil: 19 }), seatOf([], { soil: 20 })],
    ['340-1', '20 cards in hand', seatOf([], { hand: upTo(18) }), seatOf([], { hand: upTo(19) })],
    ['340-2', 'four events', seatOf([], { events: [196, 197, 198] }), seatOf([], { events: [196, 197, 198, 199] })],
  ])('%s %s', (side, _, short, met) => {
    const fauna = [side, ...['347-1', '348-1', '357-1'].filter((id) => id.slice(0, 3) !== side.slice(0, 3))];
    expect([claims(short, fauna)[0], claims(met, fauna)[0]]).toEqual([false, true]);
  });
});

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
