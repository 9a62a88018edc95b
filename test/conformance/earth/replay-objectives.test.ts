/** Objectives, worked out from the printed words apart from the engine (rules sections 3.5 and 8.5). */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { tableOf } from '../../support/earth/replay.ts';
import { legalOf, play, type SeatScene, stateOf } from '../../support/earth/scene.ts';
import { FLORA, LANDS, upTo } from '../../support/earth/tableaux.ts';

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

/** Plays the turn of seat 0 out, planting nothing. */
const playOut = (state: State): void => {
  play(state, 'plant');
  while (tableOf(state).active === 0)
    play(state, legalOf(state).find((line) => line === 'stop') ?? legalOf(state)[0] ?? '');
};

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
