/** Animal Kingdom, replayed from the rulebook’s examples (rules section 6, and the rows AK-01 to AK-25 of section 10). */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/options.ts';
import type { StateJson } from '../../../src/engines/earth/schema.ts';
import { briefOf, replay, tableOf } from '../../support/earth/replay.ts';
import {
  catalogs,
  legalOf,
  type Planted,
  play,
  type Scene,
  type SeatScene,
  stateOf,
} from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

const repeat = (line: string, times: number): string[] => Array.from({ length: times }, () => line);
const deck = [130, 132, 133, 134, 135, 136, 140, 141, 144, 146, 149, 150];

/** Seat 0 with its animals; the others have some that do nothing here. */
const zoo = (animals: NonNullable<SeatScene['animals']>, seat: SeatScene, more: Partial<StateJson> = {}): Scene => ({
  seats: [
    { island: '285-2', climate: '304-1', animals, ...seat },
    { island: '291-2', climate: '297-1', animals: REST.slice(0, animals.length) },
  ],
  options: { animals: true, level: animals.length === 2 ? 'advanced' : 'standard' },
  deck,
  fauna: ['339-1', '340-1', '348-1', '358-2'],
  more: { collective: 'house-swallow', ...more },
});
const REST = [{ id: 'oie-des-neiges' }, { id: 'renne' }];
const cards = (...row: readonly number[]): Planted[] => row.map((card, column) => [card, 0, column]);
const leaf = (animal: string): string[] => ['leaf', `animal ${animal}`];

describe('6.1, set-up', () => {
  const begin = (options: Options, seed: number): StateJson =>
    tableOf(valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream(seed, 'setup'))));
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  test.each(['standard', 'advanced'] as const)(
    '%s: four animals each, one collective ability, none of them twice',
    (level) => {
      for (const seed of seeds) {
        const { players, collective } = begin({ seats: 5, animals: true, level }, seed);
        const dealt = players.map((player) => player.dealt?.animals ?? []);
        expect(dealt.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
        expect(new Set([...dealt.flat(), collective]).size).toBe(21);
        // AK-01
        expect([...dealt.flat(), collective]).not.toContain('nasique');
        expect([...dealt.flat(), collective]).not.toContain('tamia-de-siberie');
      }
    },
  );

  test.each([
    ['standard', 1],
    ['advanced', 2],
  ] as const)('%s: %i of the four are kept', (level, kept) => {
    const state = valueOf(
      earth.setup(
        { seats: 2, animals: true, level, firstSeat: 0 },
        valueOf(catalogs.find(undefined)),
        stream(3, 'setup'),
      ),
    );
    while (tableOf(state).stage === 'sides') play(state, legalOf(state)[0] ?? '');
    expect(tableOf(state).players.map(({ animals }) => animals?.length)).toEqual([kept, kept]);
  });

  test('AK-18: none of the seven that do not fit Gaïa, nor a collective ability in a solo game', () => {
    const bad = [
      'dragon-de-komodo',
      'paon-bleu',
      'crocodile-marin',
      'python-royal',
      'renne',
      'jaguar',
      'oie-des-neiges',
    ];
    const hers = seeds.flatMap((seed) => {
      const { gaia, collective } = begin({ seats: 1, animals: true, difficulty: 'hard' }, seed);
      expect([gaia?.animals?.length, collective]).toEqual([2, undefined]);
      return (gaia?.animals ?? []).map(({ id }) => id);
    });
    expect(hers.filter((id) => bad.includes(id))).toEqual([]);
    expect(new Set(hers).size).toBeGreaterThan(15);
  });
});

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
      rule: 'from a middle column the farther side: column 3, not 0',
      scene: zoo([{ id: 'plongeon-huard', pawns: [1] }], { tableau: cards(24, 14, 13, 63) }),
      lines: leaf('plongeon-huard'),
      legal: ['space 0,3'],
    },
  ]);
});

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

describe('6.5, the collective ability', () => {
  const end = (collective: string, seat: SeatScene, more: Partial<StateJson> = {}): Scene =>
    zoo([{ id: 'jaguar' }], seat, { collective, active: 1, seat: 1, ...more });
  replay([
    {
      rule: 'AK-15: after the last turn of the round each seat is asked, and may decline',
      scene: end('cochon-vietnamien', { soil: 1 }),
      lines: ['compost', 'take soil', 'use', 'stop'],
      seats: [
        { soil: 2, compost: 2 },
        { soil: 5, compost: 2 },
      ],
      table: { round: 3, active: 0, stage: 'choose' },
    },
    {
      rule: 'AK-15: who cannot pay is not asked',
      scene: end('cochon-vietnamien', {}),
      lines: ['compost', 'take compost', 'use'],
      seats: [
        { soil: 0, compost: 2 },
        { soil: 4, compost: 4 },
      ],
      table: { round: 3, stage: 'choose' },
    },
    {
      rule: 'not between two turns of a round',
      scene: end('cochon-vietnamien', { soil: 1 }, { active: 0, seat: 0 }),
      lines: ['compost', 'take soil'],
      table: { active: 1, stage: 'choose' },
    },
    {
      rule: 'AK-16: the growth of Éléphant d’Asie goes to the island for points at the end',
      scene: end('elephant-d-asie', { tableau: [[265, 0, 0, 0, 1]] }),
      lines: ['plant', 'stop', 'keep 130', 'stop', 'space 0,0'],
      seats: [{ growth: [0], onIsland: 1 }],
      score: { growth: 0, animals: 3 },
    },
  ]);

  test('none in a solo game', () => {
    const state = valueOf(
      earth.setup({ seats: 1, animals: true }, valueOf(catalogs.find(undefined)), stream(5, 'setup')),
    );
    expect(tableOf(state).collective).toBeUndefined();
    expect(briefOf(state).onIsland).toBe(0);
    expect(() => stateOf({ ...end('cochon-vietnamien', {}), seats: [{}] })).toThrow();
  });
});
