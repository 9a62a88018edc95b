/** Animals dealt, and the collective ability, replayed from the rulebook (rules sections 6.1 and 6.5). */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import { briefOf, replay, tableOf } from '../../support/earth/replay.ts';
import { catalogs, legalOf, play, type Scene, type SeatScene, stateOf } from '../../support/earth/scene.ts';
import { zoo } from '../../support/earth/zoo.ts';
import { valueOf } from '../../support/results.ts';

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
      rule: 'AK-15: without compost nobody is asked to pay with it',
      scene: end('mouche-bleue', { tableau: [[265, 0, 0]] }),
      lines: ['plant', 'stop', 'keep 130', 'stop'],
      table: { round: 3, stage: 'choose' },
    },
    {
      rule: 'AK-15: a compost card for two sprouts',
      scene: end('mouche-bleue', { compost: [60], tableau: [[265, 0, 0]] }),
      lines: ['plant', 'stop', 'keep 130', 'stop', 'use', 'space 0,0', 'space 0,0'],
      seats: [{ compost: 0, sprouts: [2] }],
      table: { round: 3, discards: [60, 132, 133, 134] },
    },
    {
      rule: 'AK-15: growth of the own choice for two soil',
      scene: end('vache-highland', {
        tableau: [
          [265, 0, 0, 0, 1],
          [267, 0, 1, 0, 1],
        ],
      }),
      lines: ['plant', 'stop', 'keep 130', 'stop', 'use', 'space 0,1'],
      seats: [{ soil: 2, growth: [1, 0] }],
    },
    {
      rule: '3.5, an objective met by it is claimed at the end of the next turn, though it is not met any more',
      scene: end('elephant-d-asie', {
        tableau: [4, 265, 267, 266, 190, 191, 192, 193].map((card, at) => [card, at >> 2, at & 3, 0, at === 0 ? 1 : 0]),
      }),
      lines: ['plant', 'stop', 'keep 130', 'stop', 'space 0,0', 'water', 'space 0,0', 'stop', 'take soil'],
      table: { round: 3, arrivals: [[], [], [], [0]] },
    },
    {
      rule: 'the second seat began: it is asked first, then the other one',
      scene: end('cochon-vietnamien', { soil: 1 }, { firstSeat: 1, active: 0, seat: 0 }),
      lines: ['compost', 'take soil', 'stop', 'use'],
      seats: [
        { soil: 5, compost: 4 },
        { soil: 2, compost: 0 },
      ],
      table: { round: 3, active: 1, stage: 'choose' },
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
