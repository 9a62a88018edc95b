/** Actions and activation, replayed from the rules page (sections 3 and 3.2). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import type { Planted } from '../../support/earth/scene.ts';
import { repeat, two } from '../../support/earth/two.ts';

/** A climate that is quiet on yellow. */
const yellow = { climate: '295-1' };
/** Flora with black abilities only. */
const bed = [
  [265, 0, 0],
  [267, 0, 1],
] as const satisfies Planted[];

describe('3, strong and weak', () => {
  replay([
    {
      rule: 'three seats: after the active one the next clockwise, then round to the first',
      scene: { seats: [...two({}).seats, { island: '286-1', climate: '302-1' }], more: { active: 1, seat: 1 } },
      lines: ['compost', 'take soil'],
      seats: [
        { soil: 0, compost: 0 },
        { soil: 5, compost: 2 },
        { soil: 2, compost: 0 },
      ],
      table: { seat: 0, stage: 'option' },
    },
    {
      rule: 'an action may be chosen twice in a row',
      scene: two({}),
      lines: ['compost', 'take compost', 'compost', 'take soil'],
      seats: [
        { soil: 7, compost: 2 },
        { soil: 5, compost: 4 },
      ],
      table: { round: 3, active: 0 },
    },
    {
      rule: 'Water: seven sprouts are too many, and Tor-Grass holds six',
      scene: two({ tableau: bed }),
      lines: ['water', ...repeat('space 0,0', 6), 'stop'],
      seats: [{ soil: 2, sprouts: [6, 0] }],
      table: { seat: 1, stage: 'option' },
    },
    {
      rule: 'Water without any flora: the soil all the same',
      scene: two({}),
      lines: ['water'],
      seats: [{ soil: 2 }],
    },
    {
      rule: 'Water, the other seat: two sprouts and no more',
      scene: two({}, { tableau: bed }),
      lines: ['water', 'take sprouts', 'space 0,0', 'space 0,1'],
      seats: [{}, { soil: 0, sprouts: [1, 1] }],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'Grow: four cards and two growth, which may go to one flora',
      scene: two({ tableau: bed }),
      lines: ['grow', 'space 0,1', 'space 0,1', 'take cards'],
      seats: [{ hand: 4, growth: [0, 2] }, { hand: 2 }],
    },
    {
      rule: 'Extinct Volcano: its owner does not choose Compost, but takes part in that of others',
      scene: two({}, { tableau: [[178, 0, 0]] }),
      lines: ['compost', 'take soil'],
      seats: [{}, { soil: 2 }],
      legal: ['plant', 'water', 'grow'],
    },
    {
      rule: 'all three terrains that forbid leave Plant',
      scene: two({
        tableau: [
          [178, 0, 0],
          [179, 0, 1],
          [180, 0, 2],
        ],
      }),
      legal: ['plant'],
    },
  ]);
});

describe('3.2, activation', () => {
  replay([
    {
      rule: 'multicolour fires on red',
      scene: two({ tableau: [[235, 0, 0]] }),
      lines: ['compost', 'use', 'space 0,0', 'space 0,0'],
      seats: [{ soil: 4, growth: [2] }],
    },
    {
      rule: 'multicolour fires on blue',
      scene: two({ tableau: [[235, 0, 0, 6]] }),
      lines: ['water', 'use', 'space 0,0', 'space 0,0'],
      seats: [{ soil: 1, growth: [2] }],
    },
    {
      rule: 'multicolour fires on yellow',
      scene: two({ ...yellow, soil: 1, tableau: [[235, 0, 0]] }),
      lines: ['grow', 'stop', 'use', 'space 0,0', 'space 0,0'],
      seats: [{ soil: 0, growth: [2] }],
    },
    {
      rule: 'multicolour does not fire on green',
      scene: two({ soil: 1, tableau: [[235, 0, 0]] }),
      lines: ['plant', 'stop', 'keep 20'],
      table: { seat: 1 },
    },
    {
      rule: 'a card with two colours fires the one of the turn',
      scene: two({ ...yellow, tableau: [[23, 0, 0, 5]] }),
      lines: ['grow', 'stop', 'use', 'space 0,0', 'space 0,0', 'space 0,0'],
      seats: [{ sprouts: [4], growth: [2] }],
    },
    {
      rule: 'compost of the hand as a cost is exact, as a gain at most: Jelly Ear',
      scene: two({ hand: [40, 41, 42], tableau: [[145, 0, 0]] }),
      lines: ['compost', 'use', 'compost 41', 'stop'],
      seats: [{ soil: 4, hand: 2, compost: 3 }],
    },
    {
      rule: 'Dry-Winter Subpolar Oceanic: two cards, with one in hand it is not asked for',
      scene: two({ ...yellow }, { climate: '301-1', hand: [40], tableau: [[267, 0, 0]] }),
      lines: ['grow', 'take growth', 'space 0,0', 'stop'],
      seats: [{}, { hand: 1, growth: [1] }],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'Dry-Winter Subpolar Oceanic: the second card has to follow the first',
      scene: two({ climate: '301-1', tableau: [[267, 0, 0]] }),
      lines: ['grow', 'stop', 'use', 'compost 20'],
      legal: ['compost 21', 'compost 22', 'compost 33'],
    },
    {
      rule: 'a compost card as a cost: the top one, to the common discard pile',
      scene: two({ compost: [60, 61], tableau: [[9, 0, 0]] }),
      lines: ['water', 'stop', 'use'],
      seats: [{ soil: 5, compost: 1 }],
      table: { discards: [60] },
    },
    {
      rule: 'Barren: three cards for the seat that chose Compost',
      scene: two({ island: '288-1', hand: [40, 41, 42, 43] }),
      lines: ['compost', 'compost 40', 'compost 41', 'compost 43'],
      seats: [{ hand: 1, compost: 5 }],
    },
    {
      rule: 'Barren is silent for a seat that did not choose',
      scene: two({}, { island: '288-1', hand: [40, 41, 42, 43] }),
      lines: ['compost', 'take soil'],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'gains in part: the one free space takes one of three growth',
      scene: two({ ...yellow, soil: 1, tableau: [[70, 0, 0, 0, 4]] }),
      lines: ['grow', 'stop', 'use', 'space 0,0'],
      seats: [{ soil: 0, growth: [5] }],
      table: { seat: 1 },
    },
    {
      rule: 'each ability may be left out',
      scene: two({ compost: [60], tableau: [[9, 0, 0]] }),
      lines: ['water', 'stop', 'stop'],
      seats: [{ soil: 2, compost: 1 }],
      table: { seat: 1 },
    },
    {
      rule: 'Pheasant’s Back: one on each mushroom of its column, itself and Dragon Sprouts among them',
      scene: two({
        ...yellow,
        tableau: [
          [131, 0, 0],
          [84, 0, 1],
          [265, 1, 0],
          [281, 2, 0],
          [36, 3, 0],
        ],
      }),
      lines: ['grow', 'stop', 'space 0,0'],
      legal: ['stop', 'space 2,0', 'space 3,0'],
    },
    {
      rule: 'Potato Plant: one on each herb of its column, no more on any',
      scene: two({
        tableau: [
          [83, 0, 0, 5],
          [265, 1, 0, 5],
        ],
      }),
      lines: ['water', 'stop', 'space 0,0', 'space 1,0'],
      seats: [{ sprouts: [6, 6] }],
      table: { seat: 1 },
    },
    {
      rule: 'Woolly Buckeye: three in all on its neighbours, freely, none on itself',
      scene: two({
        ...yellow,
        tableau: [
          [4, 0, 0],
          [267, 0, 2],
          [268, 1, 1],
          [76, 3, 1],
          [265, 2, 2],
        ],
      }),
      lines: ['grow', 'stop'],
      legal: ['stop', 'space 0,0', 'space 0,2', 'space 2,2'],
    },
    {
      rule: 'Woolly Buckeye: three on one neighbour',
      scene: two({
        ...yellow,
        tableau: [
          [4, 0, 0],
          [268, 1, 1],
        ],
      }),
      lines: ['grow', 'stop', ...repeat('space 0,0', 3)],
      seats: [{ growth: [3, 0] }],
      table: { seat: 1 },
    },
  ]);
});

describe('3.2, copies', () => {
  replay([
    {
      rule: 'Dragon Sprouts copy a red or multicolour ability of the tableau, of no other copy',
      scene: two({
        soil: 1,
        tableau: [
          [281, 0, 0],
          [14, 0, 1],
          [236, 1, 0],
          [280, 1, 1],
          [36, 1, 2],
        ],
      }),
      lines: ['compost'],
      offers: ['space 0,1', 'space 1,0'],
      lacks: ['space 1,1', 'space 1,2', 'space 0,0'],
    },
    {
      rule: 'Yellow Sprouts apply the column of a copied card to their own place',
      scene: two({
        ...yellow,
        tableau: [
          [131, 0, 0],
          [282, 0, 1],
          [84, 1, 1],
        ],
      }),
      lines: ['grow', 'stop', 'stop', 'space 0,0'],
      legal: ['stop', 'space 0,1', 'space 1,1'],
    },
    {
      rule: 'Yellow Sprouts have room in their own column, where the copied card has none',
      scene: two({
        ...yellow,
        tableau: [
          [131, 0, 0, 0, 2],
          [282, 0, 1],
        ],
      }),
      lines: ['grow', 'stop'],
      legal: ['stop', 'space 0,0'],
    },
    {
      rule: 'Swamp Sprouts pay the cost of what they copy',
      scene: two({
        compost: [60, 61],
        tableau: [
          [9, 0, 0, 3],
          [280, 0, 1, 2],
        ],
      }),
      lines: ['water', 'use', 'space 0,0'],
      seats: [{ soil: 8, compost: 0 }],
    },
  ]);
});
