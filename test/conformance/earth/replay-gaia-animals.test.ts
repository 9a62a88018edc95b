/** Gaïa’s animals, replayed from the rulebook (rules section 6.6, and the rows AK-17 to AK-23 of section 10). */
import { describe } from 'vitest';
import { CARDS, type Gaia } from '../../support/earth/alone.ts';
import { type Replay, replay } from '../../support/earth/replay.ts';
import { GAIA, type Scene, type SeatScene } from '../../support/earth/scene.ts';

const own = [{ id: 'tarsier' }, { id: 'capybara' }];
const heap = (size: number): Gaia['compost'] =>
  Array.from({ length: size }, (_, index) => ({ card: 60 + index, from: 'deck' }));

/** A solo game in which the next of Gaïa’s cards is `next`. */
const alone = (
  ids: readonly string[],
  gaia: Partial<Gaia>,
  next: Gaia['revealed'][number] = 'north-gyre',
  seat: SeatScene = {},
): Scene => ({
  seats: [{ island: '285-2', climate: '304-1', animals: own.slice(0, ids.length), ...seat }],
  options: { animals: true, difficulty: ids.length === 2 ? 'hard' : 'medium' },
  fauna: ['339-1', '341-1', '342-1', '346-2'],
  deck: [130, 132, 133, 134, 135, 136, 140, 141, 144, 146, 149, 150],
  more: {
    gaia: {
      ...GAIA,
      upcoming: [next, ...CARDS.filter((card) => card !== next), ...CARDS],
      animals: ids.map((id) => ({ id })),
      ...gaia,
    },
    soilGained: 0,
    cardsDrawn: 0,
  },
});

/** The same in her second pass, with leaves on the board. */
const later = (ids: readonly string[], arrivals: number[][], gaia: Partial<Gaia>): Scene => {
  const scene = alone(ids, gaia);
  return { ...scene, more: { ...scene.more, arrivals } };
};

/** She claims an objective after the person’s Water, which brings her nothing, and activates one animal. */
const claims = (
  rule: string,
  id: string,
  has: Partial<Gaia>,
  gaia: Replay['gaia'],
  more: Partial<Replay> = {},
): Replay => ({
  rule,
  scene: alone([id], has),
  lines: ['water', 'gyre 0'],
  ...(gaia === undefined ? {} : { gaia }),
  ...more,
});
const stored = (count: number) => ({ gaia: { animals: [{ stored: count }] } });

describe('6.6, Gaïa activates', () => {
  replay([
    claims(
      'AK-19, Aigle royal: the last growth piece, a trunk; 6 points',
      'aigle-royal',
      { growth: 6 },
      { growth: 5 },
      {
        table: stored(1),
        score: { gaia: 15 + 7 + 6 },
      },
    ),
    claims('AK-19, Aigle royal: no growth, no effect', 'aigle-royal', {}, { growth: 0 }, { score: { gaia: 15 } }),
    claims(
      'AK-20, Mouche bleue: three of five compost cards for six growth',
      'mouche-bleue',
      { compost: heap(5) },
      {
        compost: 2,
        growth: 6,
      },
    ),
    claims(
      'AK-20, Mouche bleue: two compost cards for four growth',
      'mouche-bleue',
      { compost: heap(2) },
      {
        compost: 0,
        growth: 4,
      },
    ),
    claims(
      'AK-21, Geai du Canada: two for nine, and two for the person',
      'geai-du-canada',
      { sprouts: 3 },
      {
        sprouts: 1,
        soil: 9,
      },
      { seats: [{ soil: 2 + 2 }] },
    ),
    claims(
      'AK-21, Geai du Canada: one is not enough, nobody gets anything',
      'geai-du-canada',
      { sprouts: 1 },
      {
        sprouts: 1,
        soil: 0,
      },
      { seats: [{ soil: 2 }] },
    ),
    claims(
      'AK-22: instead of two cards four of the deck are composted, the person draws one',
      'house-fox',
      {},
      {
        compost: 4,
      },
      { seats: [{ hand: 1 }] },
    ),
    claims(
      'AK-23, Gaufre à poche: with her first leaf once',
      'gaufre-a-poche',
      { growth: 5 },
      { growth: 4, sprouts: 2 },
    ),
    {
      rule: 'AK-23, Gaufre à poche: with her third leaf three times',
      scene: later(['gaufre-a-poche'], [[1], [], [1], []], {
        growth: 5,
        revealed: [...CARDS],
        upcoming: ['north-gyre', ...CARDS.filter((card) => card !== 'north-gyre')],
      }),
      lines: ['water'],
      gaia: { growth: 2, sprouts: 6 },
    },
    claims(
      'Vache Highland: as if she had moved three times',
      'vache-highland',
      { growth: 5 },
      { growth: 2, compost: 9 },
    ),
    claims('Vache Highland: with one growth once', 'vache-highland', { growth: 1 }, { growth: 0, compost: 3 }),
    claims(
      'Chèvre des Rocheuses: twice three sprouts, 2 points each',
      'chevre-des-rocheuses',
      { sprouts: 8 },
      { sprouts: 2 },
      {
        table: stored(6),
        score: { gaia: 15 + 2 + 12 },
      },
    ),
    claims('an animal that enters a card: its gain, wherever that is', 'house-swallow', {}, { sprouts: 3 }),
    claims('Ours blanc: one move for her one leaf, of the deck (E7)', 'ours-blanc', {}, { compost: 2 }),
    claims('Cochon vietnamien: 3 soil', 'cochon-vietnamien', { soil: 8 }, { soil: 1, compost: 5 }),
    {
      rule: 'both animals at the hard level',
      scene: alone(['cochon-vietnamien', 'mouche-bleue'], { compost: heap(3) }),
      lines: ['grow', 'gyre 0'],
      gaia: { soil: 3, compost: 0, growth: 4 + 3 + 6 },
    },
    {
      rule: 'she does not activate in a turn without a leaf',
      scene: alone(['cochon-vietnamien'], {}, 'water'),
      lines: ['water', 'take soil'],
      gaia: { soil: 0, sprouts: 7 },
    },
    {
      rule: 'AK-17: a leaf that the person discards is 5 points for her, one placed is none',
      scene: alone(['cochon-vietnamien'], {}, 'water', {
        soil: 16,
        tableau: [
          [265, 0, 0],
          [267, 0, 1],
        ],
      }),
      lines: ['leaf', 'animal tarsier', 'space 0,0', 'stop', 'stop', 'compost', 'animal tarsier', 'stop'],
      table: { arrivals: [[0], [], [], []], players: [{ leavesDiscarded: 1 }] },
      // 2 compost cards, and half of 5 soil.
      score: { gaia: 4 + 5 },
    },
    {
      rule: 'the completion bonus after the 12th card is a leaf as well',
      scene: later(['cochon-vietnamien'], [[1], [1], [1], [1]], {
        revealed: [...CARDS, ...CARDS.filter((card) => card !== 'water')],
        upcoming: ['water'],
      }),
      lines: ['water', 'take soil'],
      gaia: { soil: 3, sprouts: 7 },
      table: { completion: 1, stage: 'over' },
    },
  ]);
});
