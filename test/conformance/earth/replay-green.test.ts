/** The cards of the Plant action and the green activation, replayed from the rules page (sections 3 and 3.2). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import { two } from '../../support/earth/two.ts';

describe('3, the cards of the Plant action', () => {
  replay([
    {
      rule: 'four cards, one of them kept, three discarded',
      scene: two({}),
      lines: ['plant', 'stop', 'keep 22', 'stop'],
      seats: [{ hand: 1 }, { hand: 1 }],
      table: { discards: [20, 21, 33] },
    },
    {
      rule: 'the other seat draws after planting: the drawn card cannot be planted',
      scene: { ...two({}, { soil: 9, hand: [14] }), deck: [20, 21, 22, 23, 10] },
      lines: ['plant', 'stop', 'keep 20', 'plant 14'],
      seats: [{}, { hand: 1, cards: [14] }],
      table: { active: 1, action: null },
    },
    {
      rule: 'one card at most for the others',
      scene: two({}, { soil: 20, hand: [13, 14] }),
      lines: ['plant', 'stop', 'keep 20', 'plant 13'],
      seats: [{}, { hand: 2, cards: [13] }],
      table: { active: 1, action: null },
    },
  ]);
});

describe('3.2, green', () => {
  replay([
    {
      rule: 'a terrain planted this turn is activated',
      scene: two({ soil: 2, hand: [3] }),
      lines: ['plant', 'plant 3', 'stop', 'keep 20'],
      seats: [{ soil: 1 }],
    },
    {
      rule: 'terrains of all seats are activated',
      scene: two({ tableau: [[3, 0, 0]] }, { tableau: [[106, 0, 0]] }),
      lines: ['plant', 'stop', 'keep 20', 'stop'],
      seats: [{ soil: 1 }, { soil: 1 }],
    },
    {
      rule: 'Whakaari: 2 soil for each terrain planted this turn, not for the older ones',
      scene: two({ island: '293-1', soil: 2, hand: [90, 91, 14], tableau: [[92, 0, 0]] }),
      lines: ['plant', 'plant 90', 'plot 0,1', 'plant 91', 'plot 0,2', 'keep 20'],
      seats: [{ soil: 6 }],
    },
    {
      rule: 'Whakaari in the turn of another',
      scene: two({}, { island: '293-1', hand: [90] }),
      lines: ['plant', 'stop', 'keep 20', 'plant 90'],
      seats: [{}, { soil: 2 }],
    },
    {
      rule: 'Whakaari: what was planted in an earlier turn of the round does not count again',
      scene: two({ island: '293-1', hand: [90, 91], soil: 0 }),
      lines: ['plant', 'plant 90', 'plant 91', 'plot 0,1', 'keep 20', 'stop', 'plant', 'stop', 'keep 25', 'stop'],
      seats: [{ soil: 4 }],
      table: { round: 3, active: 0 },
    },
    {
      rule: 'Kauai: a card for each terrain',
      scene: two({ island: '285-1', hand: [90, 91] }),
      lines: ['plant', 'plant 90', 'plant 91', 'plot 0,1', 'keep 20'],
      seats: [{ hand: 2 + 1 }],
    },
    {
      rule: 'Nisyros: 2 growth for a sunny flora, on any flora',
      scene: two({ island: '287-2', soil: 2, hand: [169], tableau: [[265, 0, 0]] }),
      lines: ['plant', 'plant 169', 'plot 0,1', 'stop', 'keep 21', 'space 0,0', 'space 0,1'],
      seats: [{ growth: [1, 1] }],
    },
    {
      rule: 'Iceland: a multicolour card is red',
      scene: two({ island: '289-2', soil: 2, hand: [240] }),
      lines: ['plant', 'plant 240', 'stop', 'keep 20'],
      seats: [{ soil: 2 }],
    },
  ]);
});
