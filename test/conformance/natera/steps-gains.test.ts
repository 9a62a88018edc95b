/** Steps about resources, cards and authority, each with everything that it can lead to. */
import { describe, expect, test } from 'vitest';
import type { RESOURCES } from '../../../src/engines/natera/content/terms.ts';
import { doing, SHOWS, trialRows, waysOf } from '../../support/natera/trials.ts';

const KINDS: readonly (typeof RESOURCES)[number][] = [
  'endurance',
  'agility',
  'intelligence',
  'food',
  'material',
  'energy',
];
const hand = ['rain-barrels', 'running-track', 'tool-shed'];

describe('gain', () => {
  for (const resource of KINDS)
    trialRows([
      {
        name: `so many ${resource}, on top of what there is, without being asked`,
        steps: [{ do: 'gain', resource, amount: 12 }],
        seat: { resources: { [resource]: 3 } },
        show: 'purse',
        ends: [`${resource} 15`],
        once: true,
      },
    ]);
});

/** Every purse of two resources of any kinds. */
const pairs = KINDS.flatMap((one, at) =>
  KINDS.slice(at).map((other) => (one === other ? `${one} 2` : `${one} 1, ${other} 1`)),
);

describe('gain-any', () => {
  trialRows([
    {
      name: 'one: any of the six, growth is none of them (page 10)',
      steps: [{ do: 'gain-any', amount: 1 }],
      show: 'purse',
      ends: KINDS.map((kind) => `${kind} 1`),
      once: true,
    },
    {
      name: 'two: each pair of kinds, alike or not, in one order only',
      steps: [{ do: 'gain-any', amount: 2 }],
      show: 'purse',
      ends: pairs,
      once: true,
    },
  ]);
  test('three: 56 purses, each in one way', () => {
    const ways = waysOf(doing({ steps: [{ do: 'gain-any', amount: 3 }] }), SHOWS.purse);
    expect([ways.length, new Set(ways).size]).toEqual([56, 56]);
  });
  test('kinds go up: after food only food, material and energy', () => {
    const game = doing({ steps: [{ do: 'gain-any', amount: 2 }] }).do('resource food');
    expect(game.can('resource')).toEqual(['energy', 'food', 'material']);
  });
});

describe('draw', () => {
  trialRows([
    {
      name: 'from either pile: the pile is chosen for each card (page 9)',
      steps: [{ do: 'draw', cards: 2, from: 'either' }],
      show: 'hand',
      ends: ['aquaponics scrapyard', 'aquaponics genome-bank', 'genome-bank particle-ring'],
    },
    {
      name: 'from the base pile, without being asked',
      steps: [{ do: 'draw', cards: 3, from: 'base' }],
      show: 'hand',
      ends: ['aquaponics brick-kiln scrapyard'],
      once: true,
    },
    {
      name: 'from the advanced pile, without being asked',
      steps: [{ do: 'draw', cards: 2, from: 'advanced' }],
      show: 'hand',
      ends: ['genome-bank particle-ring'],
      once: true,
    },
  ]);
  test('the pile that is chosen first is seen before the second card', () => {
    const game = doing({ steps: [{ do: 'draw', cards: 2, from: 'either' }] }).do('pile base');
    expect([game.hand(0), game.legal()]).toEqual([['aquaponics'], ['pile advanced', 'pile base']]);
  });
  test('its discards are shuffled when a pile is empty (O15)', () => {
    const given = { spent: ['base'], base: ['aquaponics'] } as const;
    const game = doing({ steps: [{ do: 'draw', cards: 3, from: 'base' }], given });
    const { piles, discards, players } = game.see();
    expect([players[0]?.handSize, piles.base.size > 60, discards]).toEqual([{ base: 3, advanced: 0 }, true, []]);
    expect(game.hand(0)).toContain('aquaponics');
  });
  test('five at once', () => {
    expect(doing({ steps: [{ do: 'draw', cards: 5, from: 'base' }] }).hand(0)).toHaveLength(5);
  });
});

describe('discard', () => {
  trialRows([
    {
      name: 'one of choice',
      steps: [{ do: 'discard', cards: 1 }],
      seat: { hand },
      show: 'hand',
      ends: ['rain-barrels running-track', 'rain-barrels tool-shed', 'running-track tool-shed'],
      once: true,
    },
    {
      name: 'two of choice, in one order only',
      steps: [{ do: 'discard', cards: 2 }],
      seat: { hand },
      show: 'hand',
      ends: ['rain-barrels', 'running-track', 'tool-shed'],
      once: true,
    },
    {
      name: 'as many as there are, without being asked',
      steps: [{ do: 'discard', cards: 3 }],
      seat: { hand: hand.slice(1) },
      show: 'hand',
      ends: [''],
      once: true,
    },
    { name: 'nothing from an empty hand', steps: [{ do: 'discard', cards: 2 }], show: 'hand', ends: [''], once: true },
  ]);
  test('they lie open, and the card that said so does not', () => {
    const game = doing({ steps: [{ do: 'discard', cards: 2 }], seat: { hand: hand.slice(1) } });
    expect([game.see(1).discards.toSorted(), game.player(0).inPlay]).toEqual([
      ['running-track', 'tool-shed'],
      ['trial'],
    ]);
  });
});

describe('authority', () => {
  const levels = [4, 0, 9, 10];
  const seat = { levels };
  const given = { claims: { coastal: 0 } };
  trialRows([
    {
      name: 'up on the track that is named',
      steps: [{ do: 'authority', track: 'urban', by: 2 }],
      seat,
      given,
      show: 'levels',
      ends: ['4 2 9 10'],
      once: true,
    },
    {
      name: 'up no further than 10; the rest is lost (O22)',
      steps: [{ do: 'authority', track: 'military', by: 3 }],
      seat,
      given,
      show: 'levels',
      ends: ['4 0 10 10'],
      once: true,
    },
    {
      name: 'down on the track that is named',
      steps: [{ do: 'authority', track: 'coastal', by: -3 }],
      seat,
      given,
      show: 'levels',
      ends: ['4 0 9 7'],
      once: true,
    },
    {
      name: 'down no further than 0',
      steps: [{ do: 'authority', track: 'agricultural', by: -3 }],
      seat: { levels: [2, 1, 0, 0] },
      show: 'levels',
      ends: ['0 1 0 0'],
      once: true,
    },
    {
      name: 'down on a track at 0: nothing (O4)',
      steps: [{ do: 'authority', track: 'urban', by: -1 }],
      seat,
      given,
      show: 'levels',
      ends: ['4 0 9 10'],
      once: true,
    },
    {
      name: 'of any track: all steps on the one that is chosen',
      steps: [{ do: 'authority', track: 'any', by: 2 }],
      seat: { levels: [1, 0, 2, 3] },
      show: 'levels',
      ends: ['3 0 2 3', '1 2 2 3', '1 0 4 3', '1 0 2 5'],
      once: true,
    },
    {
      name: 'down on any track, those at 0 left out (O4)',
      steps: [{ do: 'authority', track: 'any', by: -1 }],
      seat: { levels: [1, 0, 2, 0] },
      show: 'levels',
      ends: ['0 0 2 0', '1 0 1 0'],
      once: true,
    },
    {
      name: 'down with every level at 0: nothing (O4)',
      steps: [{ do: 'authority', track: 'any', by: -1 }],
      show: 'levels',
      ends: ['0 0 0 0'],
      once: true,
    },
  ]);
  test('any track, of which one is at 10', () => {
    const ends = waysOf(
      doing({
        steps: [{ do: 'authority', track: 'any', by: 1 }],
        seat: { levels: [0, 10, 0, 0] },
        given: { claims: { urban: 0 } },
      }),
      SHOWS.levels,
    );
    expect(ends).toEqual(['0 10 0 1', '0 10 1 0', '1 10 0 0']);
  });
  test('a step up takes a disc and turns tiles up at once (page 8)', () => {
    const game = doing({ steps: [{ do: 'authority', track: 'urban', by: 3 }] });
    expect(game.see().discs.urban).toBe(0);
    expect([game.at('ur2a').faceDown, game.at('ur3a').faceDown]).toEqual([undefined, true]);
  });
});
