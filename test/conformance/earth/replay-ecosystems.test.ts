/** Ecosystems, worked out from the printed words apart from the engine (rules sections 3.6 and 8.4). */
import { describe, expect, test } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import { type Planted, type SeatScene, scoreOf, stateOf } from '../../support/earth/scene.ts';
import { FLORA, LANDS } from '../../support/earth/tableaux.ts';

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

/** Two of each colour, one of them two-coloured, and two terrains. */
const TWO_SETS: readonly Planted[] = [17, 23, 24, 14, 5, 8, 90, 91].map((card, space) => [card, space >> 2, space & 3]);
const ONE_SET: readonly Planted[] = [17, 235, 5, 90, 91].map((card, space) => [card, space >> 2, space & 3]);

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
