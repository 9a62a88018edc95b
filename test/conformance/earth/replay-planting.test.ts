/** Planting, replayed from the rules page (section 3.1). */
import { describe } from 'vitest';
import { type Replay, replay } from '../../support/earth/replay.ts';
import type { Planted } from '../../support/earth/scene.ts';
import { two } from '../../support/earth/two.ts';

describe('3.1, where', () => {
  const where = (rule: string, tableau: readonly Planted[], plots: readonly string[]): Replay => ({
    rule,
    scene: two({ soil: 9, hand: [14], tableau }),
    lines: ['plant', 'plant 14'],
    legal: plots.map((plot) => `plot ${plot}`),
  });
  replay([
    where(
      'a diagonal of four holds the frame: every neighbour within it, orthogonal or diagonal',
      [
        [4, 0, 0],
        [265, 1, 1],
        [266, 2, 2],
        [267, 3, 3],
      ],
      ['0,1', '0,2', '1,0', '1,2', '1,3', '2,0', '2,1', '2,3', '3,1', '3,2'],
    ),
    where(
      'a row of three has places at both ends, above and below',
      [
        [4, 0, 0],
        [265, 0, 1],
        [266, 0, 2],
      ],
      ['-1,-1', '-1,0', '-1,1', '-1,2', '-1,3', '0,-1', '0,3', '1,-1', '1,0', '1,1', '1,2', '1,3'],
    ),
    where(
      'four high: no row above nor below, columns on both sides',
      [
        [4, 0, 0],
        [265, 1, 0],
        [266, 2, 0],
        [267, 3, 0],
      ],
      ['0,-1', '0,1', '1,-1', '1,1', '2,-1', '2,1', '3,-1', '3,1'],
    ),
    {
      rule: 'events are not planted, flora and terrains are',
      scene: two({ soil: 9, hand: [14, 3, 223] }),
      lines: ['plant'],
      legal: ['stop', 'plant 3', 'plant 14', 'event 223'],
    },
    {
      rule: 'a card to the left of the first column moves the others to the right, with what lies on them',
      scene: two({ soil: 9, hand: [14], tableau: [[265, 0, 0, 2, 1]] }),
      lines: ['plant', 'plant 14', 'plot -1,-1'],
      seats: [{ cards: [14, 265], sprouts: [0, 2], growth: [0, 1] }],
      table: {
        players: [
          {
            tableau: [
              { row: 0, column: 0 },
              { row: 1, column: 1 },
            ],
          },
          {},
        ],
      },
    },
  ]);
});

describe('3.1, what it costs', () => {
  const price = (rule: string, terrains: readonly number[], card: number, cost: number, island = '285-2'): Replay => ({
    rule: `${rule}: ${cost}`,
    scene: two({ island, soil: 20, hand: [card], tableau: terrains.map((each, column) => [each, 0, column]) }),
    lines: ['plant', `plant ${card}`, ...(terrains.length > 0 ? ['plot 1,0'] : [])],
    seats: [{ soil: 20 - cost }],
  });
  replay([
    price('a card without discount', [], 13, 4),
    price('Alfisol takes 2 off a tree', [90], 13, 2),
    price('Alfisol and Clay Soil take 3 off a tree', [90, 98], 13, 1),
    price('no discount for another type', [90, 98], 14, 3),
    price('never less than nothing', [92, 100], 44, 0),
    price('a habitat of several', [94], 15, 3),
    price('Sand Dunes and Water Pools both apply to a sunny, wet bush', [95, 96], 15, 1),
    price('terrains are cheaper too by their habitats', [97], 27, 8),
    price('a terrain does not make itself cheaper', [], 94, 2),
    price('the island applies as well', [96], 15, 1, '286-1'),
    price('Dragon Sprouts are a tree, a bush, an herb and a mushroom to the discounts', [90, 91, 92, 93], 281, 0),
    price('Dragon Sprouts have all habitats', [94, 95, 96, 97], 281, 4),
    {
      rule: 'a terrain that was just planted makes the next card cheaper',
      scene: two({ soil: 2, hand: [90, 13] }),
      lines: ['plant', 'plant 90', 'plant 13', 'plot 0,1'],
      seats: [{ soil: 0, cards: [90, 13] }],
    },
    {
      rule: 'terrains of others give no discount',
      scene: two({ soil: 3, hand: [13] }, { tableau: [[90, 0, 0]] }),
      lines: ['plant'],
      legal: ['stop'],
    },
  ]);
});

describe('3.1, black abilities', () => {
  replay([
    {
      rule: 'Volcanic Grounds pay for the second card',
      scene: two({ soil: 1, hand: [258, 13] }),
      lines: ['plant', 'plant 258', 'plant 13', 'plot 0,1'],
      seats: [{ soil: 2, cards: [258, 13] }],
    },
    {
      rule: 'Bamboo Forest: 10 growth on the flora there are, the rest is lost; flora planted later gets none',
      scene: two({ soil: 30, hand: [256, 13], tableau: [[265, 0, 0]] }),
      lines: ['plant', 'plant 256', 'plot 0,1', 'space 0,0', 'space 0,0', 'plant 13', 'plot 0,2'],
      seats: [{ growth: [2, 0, 0] }],
    },
    {
      rule: 'Compost Filled Grounds: the two cards drawn may be composted at once, up to four',
      scene: two({ soil: 1, hand: [259, 40] }),
      lines: ['plant', 'plant 259', 'compost 20', 'compost 40'],
      seats: [{ hand: 1, compost: 2 }],
      offers: ['stop'],
    },
    {
      rule: 'Tor-Grass places its sprouts on itself as well',
      scene: two({ soil: 5, hand: [265] }),
      lines: ['plant', 'plant 265', 'space 0,0', 'space 0,0'],
      seats: [{ sprouts: [2] }],
      offers: ['space 0,0', 'stop'],
    },
    {
      rule: 'black abilities do not come again in the green activation of the turn nor in another colour',
      scene: two({ soil: 1, hand: [258] }),
      lines: ['plant', 'plant 258', 'stop', 'keep 20', 'stop', 'grow', 'take cards'],
      seats: [{ soil: 6 }],
    },
  ]);
});

describe('3.1, paying with something else', () => {
  replay([
    {
      rule: 'Horn Of Plenty: with 1 soil two cards of the hand have to be composted, one after the other',
      scene: two({ soil: 1, hand: [190, 30, 31] }),
      lines: ['plant', 'plant 190', 'compost 30'],
      legal: ['compost 31'],
    },
    {
      rule: 'Horn Of Plenty: the cards go to the own compost, soil pays the rest',
      scene: two({ soil: 2, hand: [190, 30, 31] }),
      lines: ['plant', 'plant 190', 'compost 30', 'stop'],
      seats: [{ soil: 0, hand: 1, compost: 1, cards: [190] }],
    },
    {
      rule: 'Horn Of Plenty: soil alone',
      scene: two({ soil: 3, hand: [190, 30] }),
      lines: ['plant', 'plant 190', 'stop'],
      seats: [{ soil: 0, hand: 1, compost: 0, cards: [190] }],
    },
    {
      rule: 'Horn Of Plenty with Organic Soil: the discount comes first, one card pays the rest',
      scene: two({ soil: 0, hand: [190, 30], tableau: [[93, 0, 0]] }),
      lines: ['plant', 'plant 190', 'plot 0,1', 'compost 30'],
      seats: [{ soil: 0, hand: 0, compost: 1, cards: [93, 190] }],
    },
    {
      rule: 'English Walnut: three sprouts',
      scene: two({ hand: [192], tableau: [[265, 0, 0, 3]] }),
      lines: ['plant', 'plant 192', 'plot 0,1', 'space 0,0', 'space 0,0', 'space 0,0'],
      seats: [{ sprouts: [0, 0], cards: [265, 192] }],
    },
    {
      rule: 'English Walnut: two sprouts and no soil are not enough',
      scene: two({ hand: [192], tableau: [[265, 0, 0, 2]] }),
      lines: ['plant'],
      legal: ['stop'],
    },
    {
      rule: 'Strangler Fig: growth, a canopy among it, and soil',
      scene: two({ soil: 2, hand: [195], tableau: [[265, 0, 0, 0, 2]] }),
      lines: ['plant', 'plant 195', 'plot 0,1', 'space 0,0', 'space 0,0', 'stop'],
      seats: [{ soil: 0, growth: [0, 0], cards: [265, 195] }],
    },
  ]);
});

describe('3.1, replacing a terrain', () => {
  replay([
    {
      rule: 'Lava Plain: a red or multicolour card, no other',
      scene: two({ hand: [35, 13, 36, 236, 281, 93], tableau: [[230, 0, 0]] }),
      lines: ['plant'],
      legal: ['stop', 'plant 93', 'replace 35', 'replace 236', 'replace 281'],
    },
    {
      rule: 'Lava Plain: for nothing; the terrain is composted, two cards are drawn',
      scene: two({
        hand: [35],
        tableau: [
          [230, 0, 0],
          [265, 0, 1],
        ],
      }),
      lines: ['plant', 'replace 35'],
      seats: [{ soil: 0, hand: 2, compost: 1, cards: [35, 265] }],
    },
    {
      rule: 'Flatland in a full tableau, in the last turn of the round: nothing else can be planted',
      scene: {
        ...two({
          soil: 20,
          hand: [13, 14],
          tableau: [232, ...Array.from({ length: 15 }, (_, index) => 90 + index)].map(
            (card, space): Planted => [card, space >> 2, space & 3],
          ),
        }),
        more: { active: 1, seat: 1, completion: 0 },
      },
      lines: ['plant', 'stop', 'keep 20'],
      legal: ['stop', 'replace 13'],
    },
    {
      rule: 'Alluvial Sediments in the turn of another: two cards, and the card of the action',
      scene: two(
        {},
        {
          hand: [36],
          tableau: [
            [231, 0, 0],
            [265, 0, 1],
          ],
        },
      ),
      lines: ['plant', 'stop', 'keep 20', 'replace 36'],
      seats: [{}, { hand: 3, compost: 1, cards: [36, 265] }],
    },
    {
      rule: 'replacing is one of the two plantings',
      scene: two({ soil: 20, hand: [35, 13, 14], tableau: [[230, 0, 0]] }),
      lines: ['plant', 'replace 35', 'plant 13', 'plot 0,1'],
      offers: ['keep 22'],
      lacks: ['plant 14'],
    },
    {
      rule: 'the card that came for a terrain is new: Santorini pays for a yellow one',
      scene: two({ island: '288-2', hand: [13], tableau: [[232, 0, 0]] }),
      lines: ['plant', 'replace 13', 'stop', 'keep 22'],
      seats: [{ soil: 2 }],
    },
  ]);
});
