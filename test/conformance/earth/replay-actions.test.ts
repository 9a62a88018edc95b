/** Actions, activation, pieces and events, replayed from the rules page (sections 3 to 3.4). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import type { Planted, SeatScene } from '../../support/earth/scene.ts';

// Vulcano and Jamaica look at events only; the climates want a chosen yellow, red or blue.
const mine = { island: '285-2', climate: '303-1' };
const yellow = { climate: '295-1' };
const theirs = { island: '291-2', climate: '297-1' };
const deck = [20, 21, 22, 33, 24, 25, 26, 27, 28, 29];
const two = (seat: SeatScene, other: SeatScene = {}) => ({
  seats: [
    { ...mine, ...seat },
    { ...theirs, ...other },
  ],
  deck,
});
// Basil fires on red, Florence Fennel and Cat Spruce on yellow; none of these three has a black or green ability.
const bed = [
  [265, 0, 0],
  [267, 0, 1],
] as const satisfies Planted[];
const repeat = (line: string, times: number): string[] => Array.from({ length: times }, () => line);

describe('3, strong and weak', () => {
  replay([
    {
      rule: 'three seats: after the active one the next clockwise, then round to the first',
      scene: { seats: [mine, theirs, { island: '286-1', climate: '302-1' }], deck, more: { active: 1, seat: 1 } },
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
      lines: ['water', ...repeat('space 0,0', 6)],
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

describe('3.3, pieces', () => {
  replay([
    {
      rule: 'a flora with one growth space gets only a canopy, and no growth after it',
      scene: two({ tableau: [[5, 0, 0]] }),
      lines: ['grow', 'space 0,0', 'take cards'],
      seats: [{ growth: [1] }],
      score: { growth: 1 },
    },
    {
      rule: 'the last piece is the canopy: African Baobab with four trunks has 4 points, with the canopy 7',
      scene: two({ tableau: [[4, 0, 0, 0, 4]] }),
      score: { growth: 4 },
    },
    {
      rule: 'African Baobab is full: the printed canopy alone',
      scene: two({ tableau: [[4, 0, 0, 0, 5]] }),
      score: { growth: 7 },
    },
    {
      rule: 'six sprouts may be converted to four soil, three at a time',
      scene: two({ tableau: [[265, 0, 0, 6]] }),
      lines: ['convert', ...repeat('space 0,0', 3), 'convert', ...repeat('space 0,0', 3)],
      seats: [{ soil: 4, sprouts: [0] }],
      legal: ['plant', 'compost', 'water', 'grow'],
    },
    {
      rule: 'two sprouts are no conversion',
      scene: two({ tableau: [[265, 0, 0, 2]] }),
      lacks: ['convert'],
    },
    {
      rule: 'a seat converts before its part of the action, not within it',
      scene: two({}, { tableau: [[265, 0, 0, 3]] }),
      lines: ['water'],
      offers: ['convert'],
    },
    {
      rule: 'no conversion while the two sprouts of Water are placed',
      scene: two({}, { tableau: [[265, 0, 0, 3]] }),
      lines: ['water', 'take sprouts', 'space 0,0'],
      lacks: ['convert'],
    },
    {
      rule: 'sprouts of a conversion pay for planting',
      scene: two({ soil: 1, hand: [14], tableau: [[265, 0, 0, 3]] }),
      lines: ['plant', 'convert', ...repeat('space 0,0', 3), 'plant 14', 'plot 0,1'],
      seats: [{ soil: 0, cards: [265, 14] }],
    },
  ]);
});

describe('3.4, events', () => {
  replay([
    {
      rule: 'before the own action; it goes to the own events, not to the tableau',
      scene: two({ hand: [220] }),
      lines: ['event 220'],
      seats: [{ hand: 0, compost: 2, cards: [], events: [220], soil: 1 }],
      legal: ['plant', 'compost', 'water', 'grow'],
    },
    {
      rule: 'Hurricane: three growth for six sprouts',
      scene: two({
        hand: [196],
        tableau: [
          [4, 0, 0, 0, 3],
          [265, 0, 1],
        ],
      }),
      lines: ['event 196', ...repeat('space 0,0', 3), ...repeat('space 0,0', 2), ...repeat('space 0,1', 4)],
      seats: [{ growth: [0, 0], sprouts: [2, 4], events: [196] }],
      score: { events: -1 },
    },
    {
      rule: 'Hurricane with two growth cannot be played',
      scene: two({ hand: [196], tableau: [[4, 0, 0, 0, 2]] }),
      lacks: ['event 196'],
    },
    {
      rule: 'Lava Flow: four compost cards are discarded, four drawn',
      scene: two({ hand: [206], compost: [60, 61, 62, 63, 64] }),
      lines: ['event 206'],
      seats: [{ hand: 4, compost: 1 }],
      table: { discards: [60, 61, 62, 63] },
    },
    {
      rule: 'Jokulhaup: five sprouts and four growth for 6 soil and four cards',
      scene: two({
        hand: [225],
        tableau: [
          [4, 0, 0, 0, 4],
          [265, 0, 1, 5],
        ],
      }),
      lines: ['event 225', ...repeat('space 0,1', 5), ...repeat('space 0,0', 4)],
      seats: [{ soil: 7, hand: 4, growth: [0, 0], sprouts: [0, 0] }],
    },
    {
      rule: 'Steam Vents: one free space takes one sprout of two',
      scene: two({ hand: [222], tableau: [[265, 0, 0, 5]] }),
      lines: ['event 222', 'space 0,0'],
      seats: [{ sprouts: [6], events: [222] }],
      legal: ['plant', 'compost', 'water', 'grow', 'convert'],
    },
    {
      rule: 'Vulcano gives 1 soil for an own event, Jamaica a card; not for those of others',
      scene: two({ hand: [220] }, { hand: [222, 223] }),
      lines: ['event 220', 'compost', 'event 223', 'event 222', 'take compost'],
      seats: [{ soil: 6 }, { soil: 1, hand: 2 }],
    },
    {
      rule: 'between two activations',
      scene: two({
        hand: [223],
        compost: [60],
        tableau: [
          [9, 0, 0],
          [54, 0, 1],
        ],
      }),
      lines: ['water', 'stop', 'stop', 'event 223', 'use'],
      seats: [{ soil: 2 + 2 + 3, compost: 0 }],
    },
    {
      rule: 'not inside an ability that is being resolved',
      scene: two({ hand: [223, 40, 41], tableau: [[145, 0, 0]] }),
      lines: ['compost', 'use', 'compost 40'],
      legal: ['stop', 'compost 41', 'compost 223'],
    },
  ]);
});
