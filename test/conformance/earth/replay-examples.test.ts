/** The rulebook’s examples of Animal Kingdom (rules section 6.4, and the rows AK-02 to AK-16 of section 10). */
import { describe } from 'vitest';
import { replay } from '../../support/earth/replay.ts';
import type { Planted } from '../../support/earth/scene.ts';
import { repeat } from '../../support/earth/two.ts';
import { cards, leaf, zoo } from '../../support/earth/zoo.ts';

describe('10, the examples', () => {
  // Chinese Peony, Yellow Sprouts, Mountain Aspen, Tiger Orchid and Red-Caped Scaber Stalk.
  const greta: Planted[] = [
    [282, 0, 0, 0, 1],
    [168, 0, 2, 0, 1],
    [254, 1, 0, 0, 2],
    [187, 1, 1, 0, 2],
    [228, 1, 2, 0, 1],
  ];
  const goat: Planted[] = [
    [138, 0, 0],
    [67, 1, 1, 2],
    [37, 2, 2, 5],
  ];
  const yohan: Planted[] = [
    [84, 0, 0, 1],
    [268, 0, 1],
    [160, 0, 2],
    [14, 0, 3, 2],
  ];
  const marco: Planted[] = [
    [118, 0, 0],
    [250, 0, 1],
    [271, 1, 0],
  ];
  replay([
    {
      rule: 'AK-07a: three cards, nine composted, nothing of the card it started on',
      scene: zoo([{ id: 'vache-highland', pawns: [4] }], { tableau: greta }),
      lines: [...leaf('vache-highland'), 'space 0,0', 'use', 'space 1,1', 'use', 'space 1,2', 'use'],
      seats: [{ compost: 9, growth: [0, 1, 2, 1, 0] }],
      legal: ['plant', 'compost', 'water', 'grow', 'leaf'],
    },
    {
      rule: 'AK-07a: the growth may stay on a visited flora',
      scene: zoo([{ id: 'vache-highland', pawns: [4] }], { tableau: greta }),
      lines: [...leaf('vache-highland'), 'space 0,0', 'stop', 'space 1,1', 'use', 'stop'],
      seats: [{ compost: 3, growth: [1, 1, 2, 1, 1] }],
    },
    {
      rule: 'AK-07b: not back to where it started',
      scene: zoo([{ id: 'vache-highland', pawns: [4] }], { tableau: greta }),
      lines: [...leaf('vache-highland'), 'space 0,0', 'use', 'space 1,1', 'use'],
      legal: ['stop', 'space 0,2', 'space 1,2'],
    },
    {
      rule: 'AK-07c: with another leaf the cards of the earlier activation are open again',
      scene: zoo([{ id: 'vache-highland', pawns: [4] }], { tableau: greta }),
      lines: [
        ...[...leaf('vache-highland'), 'space 0,0', 'use', 'space 1,1', 'use', 'space 1,2', 'use'],
        ...[...leaf('vache-highland'), 'space 0,2', 'use', 'space 1,1', 'use', 'space 1,0', 'use'],
      ],
      seats: [{ compost: 18, growth: [0, 0, 1, 0, 0] }],
      table: { players: [{ leavesDiscarded: 2, animals: [{ pawns: [4] }] }, {}] },
    },
    {
      rule: 'AK-08: two sprouts of Virginia Strawberry and three of Red Birch; 2 points each',
      scene: zoo([{ id: 'chevre-des-rocheuses', pawns: [0] }], { tableau: goat }),
      lines: [...leaf('chevre-des-rocheuses'), 'space 1,1', 'use', 'use', 'space 2,2', 'use', 'use', 'use'],
      seats: [{ sprouts: [0, 0, 2], stored: [5] }],
      score: { animals: 10 },
    },
    {
      rule: 'AK-09: with two leaves used earlier, three cold cards and six composted',
      scene: zoo(
        [{ id: 'ours-blanc' }],
        { hand: [40, 41, 42, 43, 45, 46, 47], tableau: cards(1, 6, 9, 10) },
        { arrivals: [[0], [0], [], []] },
      ),
      lines: [
        ...leaf('ours-blanc'),
        ...['space 0,0', 'compost 40', 'compost 41', 'space 0,1', 'compost 42', 'compost 43'],
        ...['space 0,2', 'compost 45', 'compost 46'],
      ],
      seats: [{ hand: 1, compost: 6 }],
      legal: ['plant', 'compost', 'water', 'grow', 'leaf'],
    },
    {
      rule: 'AK-09: on cold cards only',
      scene: zoo([{ id: 'ours-blanc' }], { hand: [40], tableau: cards(14, 6, 5) }),
      lines: leaf('ours-blanc'),
      legal: ['stop', 'space 0,1'],
    },
    {
      rule: 'AK-10: three flora named after animals are open to Jaguar',
      scene: zoo([{ id: 'jaguar' }], { tableau: yohan }),
      lines: leaf('jaguar'),
      legal: ['space 0,0', 'space 0,1', 'space 0,2'],
    },
    {
      rule: 'AK-10: Panther Cap keeps its sprout, one of the supply is stored for 5 points',
      scene: zoo([{ id: 'jaguar' }], { tableau: yohan }),
      lines: [...leaf('jaguar'), 'space 0,0', 'use'],
      seats: [{ sprouts: [1, 0, 0, 2], stored: [1] }],
      score: { animals: 5, sprouts: 3 },
    },
    {
      rule: 'AK-10: nothing on a flora without sprouts; not to the card it stands on',
      scene: zoo([{ id: 'jaguar' }], { tableau: yohan }),
      lines: [...leaf('jaguar'), 'space 0,1', ...leaf('jaguar')],
      seats: [{ stored: [0] }],
      legal: ['space 0,0', 'space 0,2'],
    },
    {
      rule: 'AK-11a: Cochon vietnamien enters on Forest Edge: 3 soil',
      scene: zoo([{ id: 'cochon-vietnamien' }], { tableau: marco }),
      lines: [...leaf('cochon-vietnamien'), 'space 0,0'],
      seats: [{ soil: 3 }],
    },
    {
      rule: 'AK-11b: neither sunny nor wet alone is enough: no move',
      scene: zoo([{ id: 'cochon-vietnamien', pawns: [0] }], { tableau: marco }),
      legal: ['plant', 'compost', 'water', 'grow'],
    },
    {
      rule: 'AK-11c: Shrubland beside it: one move, 3 soil',
      scene: zoo([{ id: 'cochon-vietnamien', pawns: [0] }], { tableau: [...marco, [3, 1, 1]] }),
      lines: [...leaf('cochon-vietnamien'), 'space 1,1'],
      seats: [{ soil: 3 }],
      table: { players: [{ animals: [{ pawns: [5] }] }, {}] },
    },
    {
      rule: 'AK-16: what is stored does not pay for anything',
      scene: zoo([{ id: 'chevre-des-rocheuses', pawns: [0], stored: 6 }], { hand: [192], tableau: cards(138) }),
      lines: ['plant'],
      legal: ['stop'],
      score: { animals: 12, sprouts: 0 },
    },
  ]);
});

describe('6.4, effects', () => {
  replay([
    {
      rule: 'AK-03: Panda roux enters on its type and pays with the card it stands on',
      scene: zoo([{ id: 'panda-roux' }], {
        tableau: [
          [15, 0, 0, 1],
          [265, 0, 1, 3],
        ],
      }),
      lines: [...leaf('panda-roux'), 'space 0,0', 'use'],
      seats: [{ soil: 3, sprouts: [0, 3] }],
    },
    {
      rule: 'AK-03: it never moves again',
      scene: zoo([{ id: 'panda-roux', pawns: [0] }], {
        tableau: [
          [15, 0, 0, 2],
          [20, 0, 1, 2],
        ],
      }),
      lines: [...leaf('panda-roux')],
      legal: ['stop', 'use'],
    },
    {
      rule: 'Paon bleu: nothing for a seat that does not move it',
      scene: zoo([{ id: 'paon-bleu', pawns: [0] }], { tableau: cards(84, 186) }),
      lines: [...leaf('paon-bleu'), 'stop'],
      seats: [{ soil: 0 }],
    },
    {
      rule: 'Paon bleu: the blue ability of the card it comes to, then 1 soil',
      scene: zoo([{ id: 'paon-bleu', pawns: [0] }], { tableau: cards(84, 186) }),
      lines: [...leaf('paon-bleu'), 'space 0,1', 'use'],
      seats: [{ soil: 2 }],
    },
    {
      rule: 'Gaufre à poche: once for each pawn in the tableau, the new one among them',
      scene: zoo([{ id: 'gaufre-a-poche', pawns: [0] }], {
        tableau: [
          [84, 0, 0, 0, 2],
          [9, 0, 1],
          [11, 0, 2],
          [265, 0, 3],
        ],
      }),
      lines: [
        ...leaf('gaufre-a-poche'),
        'space 0,1',
        ...['use', 'space 0,0', ...repeat('space 0,0', 2)],
        'use',
        'space 0,0',
      ],
      seats: [{ growth: [0, 0, 0, 0] }],
    },
    {
      rule: 'Aigle royal: the canopy of the tree, not a trunk; 6 points',
      scene: zoo([{ id: 'aigle-royal' }], {
        tableau: [
          [13, 0, 0, 0, 4],
          [1, 0, 1, 0, 2],
          [265, 0, 2, 0, 2],
        ],
      }),
      lines: [...leaf('aigle-royal'), 'space 0,0', 'use'],
      seats: [{ growth: [3, 2, 2], stored: [1] }],
      score: { animals: 6 },
    },
    {
      rule: 'Aigle royal: no tree with a canopy, no move',
      scene: zoo([{ id: 'aigle-royal' }], {
        tableau: [
          [13, 0, 0, 0, 3],
          [265, 0, 1, 0, 2],
        ],
      }),
      lacks: ['leaf'],
    },
    {
      rule: 'Mouche bleue: a compost card for two growth on each visited flora',
      scene: zoo([{ id: 'mouche-bleue' }], {
        compost: [60, 61],
        tableau: [
          [4, 0, 0],
          [8, 0, 1],
          [76, 0, 2],
        ],
      }),
      lines: [
        ...leaf('mouche-bleue'),
        ...['space 0,0', 'use', 'space 0,0', 'space 0,0'],
        ...['space 0,1', 'use', 'space 0,1', 'space 0,1'],
        'stop',
      ],
      seats: [{ compost: 0, growth: [2, 2, 0] }],
      table: { discards: [60, 61] },
    },
    {
      rule: 'AK-02, Geai du Canada: the left gain for the seat, the right one for the others alone',
      scene: zoo([{ id: 'geai-du-canada' }], {
        tableau: [
          [13, 0, 0, 1],
          [1, 0, 1, 1],
        ],
      }),
      lines: [...leaf('geai-du-canada'), 'space 0,0', 'space 0,1'],
      seats: [{ soil: 9, sprouts: [0, 0] }, { soil: 2 }],
    },
    {
      rule: 'Geai du Canada: exactly two moves; one tree with a sprout is not enough',
      scene: zoo([{ id: 'geai-du-canada' }], {
        tableau: [
          [13, 0, 0, 1],
          [1, 0, 1],
        ],
      }),
      lacks: ['leaf'],
    },
  ]);
});
