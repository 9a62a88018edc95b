/** Leaves and pawns of Animal Kingdom, replayed from the rulebook (rules sections 6.2 and 6.3). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import type { Planted } from '../../support/earth/scene.ts';
import { cards, leaf, zoo } from '../../support/earth/zoo.ts';

describe('6.2, leaves', () => {
  replay([
    {
      rule: 'a leaf on an objective activates the animal of that seat alone, after the turn',
      scene: zoo([{ id: 'cochon-vietnamien' }], { soil: 16, tableau: cards(118) }),
      lines: ['compost', 'take soil', 'animal cochon-vietnamien', 'space 0,0'],
      seats: [{ soil: 24 }],
      table: { arrivals: [[0], [], [], []], active: 1, stage: 'choose' },
    },
    {
      rule: 'it may be left out',
      scene: zoo([{ id: 'cochon-vietnamien' }], { soil: 16, tableau: cards(118) }),
      lines: ['compost', 'take soil', 'stop'],
      seats: [{ soil: 21 }],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'a leaf may be discarded in the turn of another',
      scene: zoo([{ id: 'cochon-vietnamien' }], { tableau: cards(118) }, { active: 1, seat: 1 }),
      lines: ['compost', ...leaf('cochon-vietnamien'), 'space 0,0'],
      seats: [{ soil: 3 }],
      table: { players: [{ leavesDiscarded: 1 }, {}] },
      legal: ['take soil', 'take compost'],
    },
    {
      rule: 'leaves of several seats: the active one activates first',
      scene: {
        ...zoo([{ id: 'cochon-vietnamien' }], {}, { active: 1, seat: 1 }),
        seats: [
          { island: '285-2', climate: '304-1', animals: [{ id: 'cochon-vietnamien' }], soil: 18, tableau: cards(118) },
          { island: '291-2', climate: '297-1', animals: [{ id: 'tarsier' }], soil: 15, tableau: cards(265) },
        ],
      },
      lines: ['compost', 'take soil'],
      table: { arrivals: [[1, 0], [], [], []], stage: 'animals', seat: 1 },
      legal: ['stop', 'animal tarsier'],
    },
    {
      rule: 'two objectives in one turn are two activations',
      scene: zoo([{ id: 'cochon-vietnamien' }], {
        soil: 16,
        hand: Array.from({ length: 20 }, (_, index) => 40 + index),
        tableau: cards(118, 3),
      }),
      lines: ['compost', 'take soil', ...['0,0', '0,1'].flatMap((at) => ['animal cochon-vietnamien', `space ${at}`])],
      seats: [{ soil: 27 }],
      table: { arrivals: [[0], [0], [], []], active: 1, stage: 'choose' },
    },
    {
      rule: 'AK-12: with all objectives and the bonus no leaf is left',
      scene: zoo([{ id: 'tarsier' }], { tableau: cards(118) }, { arrivals: [[0], [0], [0], [0]], completion: null }),
      lines: [...leaf('tarsier'), 'space 0,0'],
      legal: ['plant', 'compost', 'water', 'grow'],
    },
    {
      rule: 'four leaves discarded, one left for two objectives met: one of them is claimed',
      scene: zoo([{ id: 'tarsier' }], {
        leavesDiscarded: 4,
        soil: 16,
        hand: Array.from({ length: 20 }, (_, index) => 40 + index),
      }),
      lines: ['compost', 'take soil'],
      table: { arrivals: [[0], [], [], []] },
    },
    {
      rule: 'a discarded leaf claims nothing any more',
      scene: zoo([{ id: 'tarsier' }], { leavesDiscarded: 5, soil: 16 }),
      lines: ['compost', 'take soil'],
      table: { arrivals: [[], [], [], []] },
    },
    {
      rule: 'five leaves discarded: none is left for the completion bonus',
      scene: zoo([{ id: 'tarsier' }], {
        leavesDiscarded: 5,
        hand: [5],
        tableau: Array.from({ length: 15 }, (_, space): Planted => [90 + space, space >> 2, space & 3]),
      }),
      lines: ['plant', 'plant 5', 'stop', 'keep 130', 'stop'],
      seats: [{ cards: [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 5] }],
      table: { completion: null, active: 1 },
    },
    {
      rule: 'AK-14: one leaf, both animals, the first fully resolved before the second',
      scene: zoo([{ id: 'cochon-vietnamien' }, { id: 'tarsier' }], { tableau: cards(118, 265) }),
      lines: ['leaf', 'animal tarsier', 'space 0,1', 'space 0,1', 'space 0,0', 'animal cochon-vietnamien', 'space 0,0'],
      seats: [{ soil: 3, sprouts: [0, 1] }],
      table: { players: [{ leavesDiscarded: 1, animals: [{ pawns: [0] }, { pawns: [0] }] }, {}] },
    },
    {
      rule: 'AK-14: in the other order, and neither twice',
      scene: zoo([{ id: 'cochon-vietnamien' }, { id: 'tarsier' }], { tableau: cards(118, 265) }),
      lines: ['leaf', 'animal cochon-vietnamien', 'space 0,0'],
      legal: ['stop', 'animal tarsier'],
    },
  ]);
});

describe('6.3, where pawns go', () => {
  replay([
    {
      rule: 'AK-04: Tarsier enters on any card',
      scene: zoo([{ id: 'tarsier' }], { tableau: cards(90, 265, 118) }),
      lines: leaf('tarsier'),
      legal: ['stop', 'space 0,0', 'space 0,1', 'space 0,2'],
    },
    {
      rule: 'AK-04: up to four cards, the entry among them, one piece on each flora',
      scene: zoo([{ id: 'tarsier' }], { tableau: cards(265, 90, 44, 5) }),
      lines: [...leaf('tarsier'), ...['0,0', '0,0', '0,1', '0,2', '0,2', '0,3', '0,3'].map((at) => `space ${at}`)],
      seats: [{ sprouts: [1, 0, 1, 1] }],
      legal: ['plant', 'compost', 'water', 'grow', 'convert', 'leaf'],
    },
    {
      rule: 'AK-05: Oryx gazelle enters on sunny cards only',
      scene: zoo([{ id: 'oryx-gazelle' }], { tableau: cards(90, 1, 118, 266) }),
      lines: leaf('oryx-gazelle'),
      legal: ['stop', 'space 0,0', 'space 0,2'],
    },
    {
      rule: 'AK-06: a second Gaufre à poche enters, on another card',
      scene: zoo([{ id: 'gaufre-a-poche', pawns: [0] }], { tableau: cards(84, 9, 14, 11) }),
      lines: leaf('gaufre-a-poche'),
      legal: ['space 0,1', 'space 0,3'],
    },
    {
      rule: 'AK-06: Paon bleu moves on, one step from where it stands',
      scene: zoo([{ id: 'paon-bleu', pawns: [0] }], { tableau: cards(84, 9, 14, 11) }),
      lines: leaf('paon-bleu'),
      legal: ['stop', 'space 0,1'],
    },
    {
      rule: 'a pawn stays on its card when the tableau grows to the left and above',
      scene: zoo([{ id: 'cochon-vietnamien', pawns: [0] }], { soil: 9, hand: [90], tableau: cards(118) }),
      lines: ['plant', 'plant 90', 'plot -1,-1'],
      table: { players: [{ animals: [{ pawns: [5] }] }, {}] },
    },
    {
      rule: 'AK-24: not over the edge, not over an empty space',
      scene: zoo([{ id: 'tarsier', pawns: [3] }], {
        tableau: [
          [265, 0, 0],
          [44, 0, 1],
          [5, 0, 3],
          [14, 1, 2],
          [15, 2, 3],
        ],
      }),
      lines: leaf('tarsier'),
      legal: ['stop', 'space 1,2'],
    },
    {
      rule: 'AK-25: no wet flora in the farthest column, so Plongeon huard stays in the box',
      scene: zoo([{ id: 'plongeon-huard', pawns: [0] }], {
        tableau: [
          [14, 0, 0, 2],
          [24, 0, 1],
          [5, 0, 2],
        ],
      }),
      lacks: ['leaf'],
    },
    {
      rule: 'Plongeon huard: two pieces of the card it leaves, 7 points for two',
      scene: zoo([{ id: 'plongeon-huard', pawns: [0] }], {
        tableau: [
          [14, 0, 0, 3],
          [24, 0, 1],
          [13, 0, 2],
        ],
      }),
      lines: [...leaf('plongeon-huard'), 'space 0,2', 'use', 'use'],
      seats: [{ sprouts: [1, 0, 0], stored: [2] }],
      score: { animals: 7 },
    },
    {
      rule: 'from the middle of three columns either side',
      scene: zoo([{ id: 'plongeon-huard', pawns: [1] }], { tableau: cards(24, 14, 13) }),
      lines: leaf('plongeon-huard'),
      legal: ['space 0,0', 'space 0,2'],
    },
    {
      rule: 'from a middle column the farther side: column 3, not 0',
      scene: zoo([{ id: 'plongeon-huard', pawns: [1] }], { tableau: cards(24, 14, 13, 63) }),
      lines: leaf('plongeon-huard'),
      legal: ['space 0,3'],
    },
  ]);
});
