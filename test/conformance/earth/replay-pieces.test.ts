/** Pieces, conversions and events, replayed from the rules page (sections 3.3 and 3.4). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import { repeat, two } from '../../support/earth/two.ts';

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
      rule: 'between two activations: the sprouts of Cat Grass pay for Banana Tree',
      scene: two(
        {},
        {
          tableau: [
            [5, 0, 0, 1],
            [147, 0, 1],
          ],
        },
      ),
      lines: [
        'water',
        'take sprouts',
        'space 0,0',
        'stop',
        'space 0,0',
        'space 0,0',
        'convert',
        ...repeat('space 0,0', 3),
      ],
      seats: [{}, { soil: 2, sprouts: [1, 0] }],
      offers: ['use'],
    },
    {
      rule: 'between two activations: without a conversion the ability is left out',
      scene: two(
        {},
        {
          tableau: [
            [5, 0, 0, 1],
            [147, 0, 1],
          ],
        },
      ),
      lines: ['water', 'take sprouts', 'space 0,0', 'stop', 'space 0,0', 'stop'],
      legal: ['stop', 'convert'],
    },
    {
      rule: 'between two activations: Chinese Peony wants a sprout as well, which a conversion of all three does not leave',
      scene: two({}, { tableau: [[254, 0, 0, 1]] }),
      lines: ['water', 'take sprouts', 'space 0,0', 'space 0,0', 'stop'],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'between two activations: Chinese Peony with four sprouts',
      scene: two({}, { tableau: [[254, 0, 0, 2]] }),
      lines: ['water', 'take sprouts', 'space 0,0', 'space 0,0'],
      legal: ['stop', 'convert'],
    },
    {
      rule: 'between two activations: Curry Tree wants a compost card, too, so it is not asked for',
      scene: two({}, { tableau: [[251, 0, 0, 3]] }),
      lines: ['water', 'take sprouts', 'space 0,0', 'space 0,0'],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'between two activations: Swamp Sprouts copy Wheat after a conversion',
      scene: two(
        {},
        {
          tableau: [
            [68, 0, 0, 2],
            [280, 0, 1],
          ],
        },
      ),
      lines: ['water', 'take sprouts', 'space 0,0', 'space 0,0', 'stop', 'convert', ...repeat('space 0,0', 3)],
      legal: ['stop', 'space 0,0'],
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
